import { describe, expect, it } from 'vitest';
import { options, pending, play } from '../../../core/agenda.ts';
import { card, setMultiplier, toRound } from '../resolution.testing.ts';
import {
  answer,
  answers,
  type Belongings,
  check,
  due,
  forget,
  francsTold,
  give,
  passAll,
  pointsTold,
  type Table,
  told,
  total,
} from '../table.testing.ts';
import { type BoardName, placeFor, TABLES, tableOf } from './boards.testing.ts';

/**
 * A table of three in round 5 where all but seat 3 have passed; what seat 1, who has the board, is given now is what it
 * has at the end: 2 architects in the courthouse, Brugmann, no artworks and 1 BF for Brugmann unless told otherwise.
 */
function beforeLastPass(board: BoardName, belleEpoque: boolean, belongings: Belongings): Table {
  const table = tableOf(board, belleEpoque, { players: 3 });
  toRound(table, 5);
  answers(table, 'turn pass', 'turn pass');
  expect(due(table)).toBe('3 turn');
  give(table, 0, { francs: 1, artworks: { yellow: 0 }, ...belongings });
  check(table);
  forget(table);
  return table;
}

/** What seat 1, the first player, scores at the end. */
function final(table: Table): ReturnType<typeof pointsTold> {
  passAll(table);
  if (due(table) !== 'over') throw new Error(`${due(table)} is due`);
  check(table);
  return pointsTold(table, 0);
}

/** Seat 1 has 5 free architects of which 3 count, Brugmann, and the first player tile. */
const ROWS_AT_ONE = { 'first-player': 5, 'row-architects': 3, 'row-nobles': 1 };
const ROWS_AT_TWO = { 'first-player': 5, 'row-architects': 6, 'row-nobles': 2 };

describe.each(TABLES)('2e asymmetric, Final scoring, %s', (_, belleEpoque) => {
  it('each row of Saintenoy counts twice without any card slid', () => {
    const table = beforeLastPass('saintenoy', belleEpoque, {
      francs: 10,
      artworks: { yellow: 0, green: 2, black: 1 },
    });
    // After 1 BF for Brugmann 9 BF are left: two full sets of 4.
    expect(final(table)).toEqual({ ...ROWS_AT_TWO, 'row-artworks': 6, 'row-francs': 4 });
  });

  it('cards slid under the rows of Saintenoy add to the 2', () => {
    const table = beforeLastPass('saintenoy', belleEpoque, { francs: 9, artworks: { yellow: 0, green: 2 } });
    setMultiplier(table, 0, 'artworks', 4);
    setMultiplier(table, 0, 'francs', 3);
    expect(final(table)).toEqual({ ...ROWS_AT_TWO, 'row-artworks': 8, 'row-francs': 6 });
  });

  it('the rows of the other boards count once', () => {
    for (const board of ['hankar', 'cauchie', 'horta', 'strauven'] as const) {
      const table = beforeLastPass(board, belleEpoque, {
        francs: 10,
        artworks: { yellow: 0, green: 2, black: 1 },
      });
      expect(final(table), board).toEqual({ ...ROWS_AT_ONE, 'row-artworks': 3, 'row-francs': 2 });
    }
  });

  it.each([
    [3, 6],
    [4, 8],
    [6, 12],
    [8, 16],
    [9, 18],
    [10, 20],
  ])('houses of Horta are worth the number at the disc: at %i two houses give %i VP', (level, points) => {
    const table = beforeLastPass('horta', belleEpoque, {
      houses: ['1-1', '1-2'],
      levels: { architect: level },
    });
    expect(final(table)).toEqual({ ...ROWS_AT_ONE, houses: points });
  });

  it('houses of the other boards begin at 1 VP', () => {
    for (const board of ['hankar', 'cauchie', 'saintenoy', 'strauven'] as const) {
      const table = beforeLastPass(board, belleEpoque, { houses: ['1-1', '1-2'] });
      expect(final(table).houses, board).toBe(2);
    }
  });

  it.each([
    [2, 2],
    [5, 5],
    [7, 7],
  ])(
    'an iris majority of Hankar scores the number at the disc, from 2 to 7: at %i it is %i VP',
    (level, points) => {
      const prestige = [card('crown', 2), card('crown', 1), card('crown', 0), card('architect', 2)];
      const table = tableOf('hankar', belleEpoque, {
        deal: { prestige: [...prestige, card('architect', 1)] },
      });
      give(table, 0, { levels: { iris: level }, placed: { '2-4': 1, '2-5': 1 } });
      give(table, 1, { placed: { '3-5': 1 } });
      give(table, 2, { placed: { '3-4': 1 } });
      check(table);
      passAll(table);
      while (pending(table.s)?.step === 'use-prestige') play(table.s, options(table.s)[0]);
      // Around the iris 2-4 Hankar has two of four.
      expect(pointsTold(table, 0)).toEqual({ 'iris-majority': points });
    },
  );

  it('points of the powers stay in the score under their own source', () => {
    const table = tableOf('strauven', belleEpoque);
    give(table, 0, { francs: 3 });
    placeFor(table, 'sales');
    answers(table, 'sell-artwork yellow', 'move-cursor 4-4');
    const { bySource } = table.s.rules.scores(table.s)[0];
    expect(bySource['board-power']).toBe(1);
    expect(total(table, 0)).toBe(1 + (bySource.sale ?? 0));
  });
});

describe('2e asymmetric, Final scoring with bonus tiles', () => {
  it.each([
    [10, 20],
    [15, 30],
  ])(
    'the portrait of Horta: buildings are worth 15 on the seventh space, else the number of the sixth: %i',
    (level, points) => {
      const table = tableOf('horta', true, { players: 3 });
      toRound(table, 5);
      give(table, 0, {
        nobles: ['(brugmann)', 'van-de-velde'],
        levels: { architect: level === 15 ? 10 : 9 },
        tiles: ['portrait'],
        houses: ['1-1'],
        cards: [21],
      });
      check(table);
      answers(table, 'turn grand-place', 'use-nobles van-de-velde', 'turn pass', 'turn pass');
      give(table, 0, { francs: 20 });
      forget(table);
      passAll(table);
      expect(due(table)).toBe('over');
      expect(pointsTold(table, 0).houses).toBe(points);
      check(table);
    },
  );

  it('the row tile adds 2 to a row of Saintenoy that counts twice', () => {
    const table = beforeLastPass('saintenoy', true, { tiles: ['row'], artworks: { yellow: 0, green: 3 } });
    passAll(table);
    expect(due(table)).toBe('1 choose-row');
    answer(table, 'choose-row', 'artworks');
    expect(due(table)).toBe('over');
    expect(pointsTold(table, 0)).toEqual({ ...ROWS_AT_TWO, 'row-artworks': 12 });
    expect(told(table, 'row-raised')).toMatchObject([{ player: 0, multiplier: 4 }]);
    check(table);
  });

  it('the artworks tile counts in the row of Saintenoy twice each', () => {
    const table = beforeLastPass('saintenoy', true, { tiles: ['artworks'] });
    expect(final(table)).toEqual({ ...ROWS_AT_TWO, 'row-artworks': 8 });
  });

  it.each([
    [2, 3],
    [4, 9],
    [7, 18],
  ])(
    'the iris tile gives Hankar 3 BF times the position of the disc, not its number: at %i it is %i BF',
    (level, francs) => {
      const table = beforeLastPass('hankar', true, { tiles: ['iris'], levels: { iris: level } });
      passAll(table);
      expect(francsTold(table, 0)['bonus-tile']).toBe(francs);
      check(table);
    },
  );

  it.each([
    [0, 2],
    [3, 8],
    [4, 10],
    [5, 12],
  ])(
    'the crown tile gives Cauchie 2 VP times the position of the disc, not its number: space %i, %i VP',
    (space, points) => {
      const table = beforeLastPass('cauchie', true, { tiles: ['crown'] });
      table.s.tracks = table.s.tracks.with(1, space);
      check(table);
      expect(final(table)['bonus-tiles']).toBe(points);
    },
  );

  it('the house tile is one more house at the level of Horta', () => {
    const table = beforeLastPass('horta', true, { tiles: ['house'], houses: ['1-1'] });
    expect(final(table).houses).toBe(6);
  });

  it('pavilions score the architect level of Horta as houses do', () => {
    const table = beforeLastPass('horta', true, { houses: ['1-1'], cards: [21], levels: { architect: 9 } });
    expect(final(table).houses).toBe(18);
  });
});
