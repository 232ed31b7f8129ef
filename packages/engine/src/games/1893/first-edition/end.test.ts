import { describe, expect, it } from 'vitest';
import { setMultiplier, setPoints, toRound } from '../resolution.testing.ts';
import { brusselsArchitects } from '../steps/brussels-majority.ts';
import {
  answer,
  answers,
  type Belongings,
  check,
  choices,
  cubesOf,
  due,
  forget,
  give,
  noblesKept,
  passAll,
  pointsTold,
  sendArchitects,
  type Table,
  told,
  total,
} from '../table.testing.ts';
import { type Artworks, card, layArtworks, tableAtTurn } from './table.testing.ts';

/** Nobles that lie on display or leave it while nobody takes any, so that the deck holds at least one of each kind. */
const GONE = ['buls', 'buls', 'albert', 'albert', 'solvay', 'solvay', 'empain', 'empain'];

/**
 * Three players in round 5 before the last pass. Seat 1 is first player and has passed first; nobody has artworks but
 * those given to seat 2, or more money than Brugmann costs.
 */
function beforeLastPass(own: Belongings = {}, hand: Artworks = {}): Table {
  const table = tableAtTurn(3, { deal: { nobles: GONE } });
  toRound(table, 5);
  answers(table, 'turn pass', 'turn pass');
  layArtworks(table, { hands: [{}, hand] });
  for (const seat of [0, 1, 2]) give(table, seat, { francs: 1, courthouse: 7 });
  give(table, 1, own);
  check(table);
  forget(table);
  return table;
}

/** Puts the card with this number (from 1), which is discarded or lies under another column, under this column. */
function layCard({ s }: Table, column: number, number: number): void {
  const old = s.prestigeStrip[column];
  const swap = (other: number) => (other === number - 1 ? old : other);
  s.prestigeDiscard = s.prestigeDiscard.map(swap);
  s.prestigeStrip = s.prestigeStrip.map(swap).with(column, number - 1);
}

function end(table: Table): void {
  answer(table, 'turn', 'pass');
  while (due(table) !== 'over') answer(table, due(table).split(' ')[1], choices(table)[0]);
  check(table);
}

describe('1e, End of the game', () => {
  it('example: 80 + 40 + 5 + 3 + 2 + 6 + 3 = 139 VP', () => {
    const own: Belongings = {
      francs: 6 + 1 + 2,
      nobles: ['brugmann', 'empain'],
      houses: ['1-1', '1-2', '1-3', '1-4', '1-5'],
      levels: { architect: 8 },
      cubes: { wood: 1, iron: 1, stone: 1 },
      courthouse: 2,
    };
    const table = beforeLastPass(own, { blue: 1 });
    setPoints(table, 1, 80);
    setMultiplier(table, 1, 'francs', 5);
    setMultiplier(table, 1, 'artworks', 3);
    setMultiplier(table, 1, 'architects', 2);
    check(table);
    answer(table, 'turn', 'pass');
    expect(due(table)).toBe('over');
    expect(pointsTold(table, 1)).toEqual({
      houses: 40,
      'row-francs': 5,
      'row-artworks': 3,
      'row-nobles': 2,
      'row-architects': 6,
      cubes: 3,
    });
    expect(total(table, 1)).toBe(139);
    check(table);
  });

  it('example: five nobles for 15 BF with 12 BF: 11 BF are paid, one of the two of 4 BF goes, and 5 VP', () => {
    const nobles = ['brugmann', 'buls', 'albert', 'van-de-velde', 'vandervelde'];
    const table = beforeLastPass({ francs: 12, nobles });
    answer(table, 'turn', 'pass');
    expect(due(table)).toBe('2 pay-nobles');
    // One of 4 BF or one of 3 BF stays unpaid; whoever leaves Brugmann out still lacks 2 BF.
    expect(choices(table)).toHaveLength(4);
    answer(table, 'pay-nobles', 'brugmann+buls+albert+vandervelde');
    expect(table.s.money[1]).toBe(1);
    expect(noblesKept(table, 1)).toEqual(['brugmann', 'buls', 'albert', 'vandervelde']);
    expect(pointsTold(table, 1)['unpaid-nobles']).toBe(-5);
    check(table);
  });

  it('every unpaid noble costs 5 VP', () => {
    const table = beforeLastPass({ francs: 0, nobles: ['brugmann', 'buls', 'maeterlinck'] });
    end(table);
    expect(pointsTold(table, 1)).toEqual({ 'unpaid-nobles': -15 });
  });

  it('after the Brussels majority of round 5 the scoring follows: the end of the round is not carried out', () => {
    const table = tableAtTurn(3, { deal: { nobles: GONE } });
    toRound(table, 5);
    const { s } = table;
    give(table, 0, { placed: { '2-2': 2 } });
    s.iris = 0;
    answers(table, 'turn grand-place', 'use-nobles brugmann');
    const display = s.nobleDisplay;
    forget(table);
    passAll(table);
    while (due(table) !== 'over') answer(table, due(table).split(' ')[1], choices(table)[0]);
    expect(told(table, 'brussels-majority')).toHaveLength(1);
    for (const type of ['round-ended', 'noble-left', 'noble-revealed', 'prestige-laid'] as const)
      expect(told(table, type)).toEqual([]);
    expect(s.nobleDisplay).toEqual(display);
    // The assistant on the Art Nouveau board and its bid stay where they are; the one in Brussels was arrested.
    expect([s.meeples[6], s.bids[6]]).toEqual([0, 2]);
    expect(brusselsArchitects(s, 0)).toBe(0);
    expect(told(table, 'game-ended')).toHaveLength(1);
    check(table);
  });

  it('the end of the round is carried out in the rounds before', () => {
    const table = tableAtTurn(3);
    passAll(table);
    expect(told(table, 'round-ended')).toEqual([{ type: 'round-ended', round: 1 }]);
    expect(told(table, 'noble-left')).toHaveLength(1);
    expect(told(table, 'prestige-laid')).toHaveLength(1);
  });

  it('then assistants come home but from the courthouse, bids are lost, nobles stand up and the free one goes', () => {
    const table = tableAtTurn(3, { deal: { prestige: [card('crown', 2, 0), card('crown', 1, 1)] } });
    const { s } = table;
    // Three on the Art Nouveau board, two in Brussels, of which one is arrested; two were in the courthouse.
    give(table, 0, { francs: 0, nobles: ['(brugmann)'], placed: { '2-2': 1, '3-2': 4, '4-2': 2 } });
    sendArchitects(table, 0, 0, 1);
    sendArchitects(table, 0, 1, 1);
    check(table);
    const [first, second, third] = s.nobleDisplay;
    const top = s.nobleDeck.at(-1);
    const strip = s.prestigeStrip;
    passAll(table);
    answer(table, 'use-prestige', 'column2-bonus1');
    expect([s.architects[0], s.courthouse[0]]).toEqual([4, 3]);
    // Nothing but 1 BF for the tile and 1 BF for yellow.
    expect(s.money[0]).toBe(2);
    expect(s.usedNobles[0]).toBe(0);
    expect(s.meeples.every((who) => who < 0) && s.bids.every((bid) => bid === 0)).toBe(true);
    expect(s.brussels.every((count) => count === 0)).toBe(true);
    expect(s.nobleDisplay).toEqual([top, first, second, third]);
    expect(s.prestigeDiscard.toSorted()).toEqual(strip.toSorted());
    expect(s.prestigeStrip.some((laid) => strip.includes(laid))).toBe(false);
    check(table);
  });

  it.each([
    [0, 5],
    [2, 3],
    [4, 1],
    [5, 0],
    [7, 0],
  ])(
    'assistants beyond the second score, on the boards or at hand, but not those in the courthouse: %i there',
    (courthouse, count) => {
      const table = beforeLastPass({ courthouse });
      const spaces = ['2-2', '3-2', '5-2'].slice(0, 7 - courthouse);
      give(table, 1, { placed: Object.fromEntries(spaces.map((space) => [space, 1])) });
      layCard(table, 1, card('iris', 2, 0));
      check(table);
      answer(table, 'turn', 'pass');
      if (spaces.length > 0) answer(table, 'use-prestige', 'column2-under-francs');
      expect(due(table)).toBe('over');
      expect(table.s.meeples.filter((who) => who === 1)).toHaveLength(spaces.length);
      expect(pointsTold(table, 1)['row-architects'] ?? 0).toBe(count);
    },
  );

  it.each([
    ['row-francs', { francs: 1 + 3 }, {}, 0],
    ['row-francs', { francs: 1 + 4 }, {}, 1],
    ['row-francs', { francs: 1 + 11 }, {}, 2],
    ['row-artworks', {}, { pink: 1, black: 2 }, 3],
    ['row-nobles', { nobles: ['brugmann', 'solvay', 'buls'], francs: 6 }, {}, 3],
    ['houses', { houses: ['1-1', '2-2'], levels: { architect: 4 } }, {}, 8],
    ['cubes', { cubes: { wood: 2, iron: 1, stone: 3 } }, {}, 6],
  ] as const)(
    'each row counts once without cards; houses count the architect level, cubes 1: %s',
    (source, own, hand, points) => {
      const table = beforeLastPass({ ...own }, hand);
      end(table);
      expect(pointsTold(table, 1)[source] ?? 0).toBe(points);
    },
  );

  it('nobles used in round 5 stay turned: they are paid for and count all the same', () => {
    const table = beforeLastPass({ francs: 4, nobles: ['(brugmann)', '(buls)'] });
    end(table);
    expect(table.s.money[1]).toBe(0);
    expect(pointsTold(table, 1)).toEqual({ 'row-nobles': 2 });
  });

  it('an unpaid noble is lost: it does not count in its row', () => {
    const table = beforeLastPass({ francs: 4, nobles: ['brugmann', 'buls', 'maeterlinck'] });
    answer(table, 'turn', 'pass');
    // With 4 BF for 1, 3 and 5 there is one way not to leave unpaid what can be paid.
    expect(choices(table)).toEqual(['brugmann+buls']);
    answer(table, 'pay-nobles', 'brugmann+buls');
    expect(table.s.money[1]).toBe(0);
    expect(noblesKept(table, 1)).toEqual(['brugmann', 'buls']);
    expect(pointsTold(table, 1)).toEqual({ 'unpaid-nobles': -5, 'row-nobles': 2 });
  });

  it('who is arrested in round 5 does not count in the row of assistants', () => {
    const table = beforeLastPass({ courthouse: 2 });
    sendArchitects(table, 1, 0, 1);
    check(table);
    end(table);
    // Seven less three in the courthouse less two.
    expect(table.s.courthouse[1]).toBe(3);
    expect(pointsTold(table, 1)['row-architects']).toBe(2);
  });

  it('nobles are paid before sets of 4 BF are counted', () => {
    const table = beforeLastPass({ francs: 8, nobles: ['brugmann', 'solvay'] });
    end(table);
    // 8 less 1 less 2 are 5: one set.
    expect(pointsTold(table, 1)['row-francs']).toBe(1);
  });

  it('jokers are worth nothing', () => {
    const table = beforeLastPass({ cubes: { joker: 7 } });
    end(table);
    expect(pointsTold(table, 1)).toEqual({ 'row-nobles': 1 });
    expect(cubesOf(table, 1)).toEqual({});
  });

  it('the Manneken-Pis pawn gives 5 VP to who would begin the next round', () => {
    const table = beforeLastPass();
    end(table);
    expect(told(table, 'first-player-chosen')[0]).toMatchObject({ player: 0 });
    expect([0, 1, 2].map((seat) => pointsTold(table, seat)['first-player'])).toEqual([
      5,
      undefined,
      undefined,
    ]);
  });

  it('exhibition tiles score nothing', () => {
    const table = beforeLastPass();
    end(table);
    expect(table.s.exhibitions).toEqual([0, 0, 0, 0, 0]);
    expect(pointsTold(table, 0)).toEqual({ 'row-nobles': 1, 'first-player': 5 });
  });

  it('tied players share the victory (R-38)', () => {
    const table = beforeLastPass();
    for (const [seat, points] of [20, 25, 25].entries()) setPoints(table, seat, points);
    // All three have Brugmann for 1 VP; seat 1 has the pawn for 5; the last seat has artworks, given back.
    layArtworks(table, {});
    end(table);
    expect([0, 1, 2].map((seat) => total(table, seat))).toEqual([26, 26, 26]);
    expect(table.s.rules.winners(table.s)).toEqual([0, 1, 2]);
  });
});
