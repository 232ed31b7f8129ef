import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import { SPACE_NAMES } from '../board.ts';
import { ACTIONS, CONSTRUCTION, MATERIALS, SALES, WORKSHOP } from '../ids.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  francsTold,
  freeSpace,
  give,
  setNeedles,
  setShop,
  type Table,
  tableAtTurn,
  told,
  whyNot,
} from '../table.testing.ts';

/** Rows 2-5 and columns 2-5 are active: MCWS, WSNM, NMCW, CWSN. */
function placing(players = 4): Table {
  return tableAtTurn(players, { iris: '1-1', deal: { strips: [1, 2, 3, 4, 5] } });
}

function artNouveau(table: Table): string[] {
  return choices(table).filter((word) => /^\d-\d$/.test(word));
}

describe('2e, Art Nouveau actions', () => {
  it('the turn goes from the first player clockwise, one action each', () => {
    const table = tableAtTurn(4, { iris: '1-1', deal: { firstPlayer: 3, strips: [1, 2, 3, 4, 5] } });
    const asked: string[] = [];
    for (let i = 0; i < 4; i++) {
      asked.push(due(table));
      answers(table, `turn ${freeSpace(table, WORKSHOP)}`, 'bid 1', 'take-artwork blue');
    }
    expect(asked).toEqual(['3 turn', '4 turn', '1 turn', '2 turn']);
    expect(due(table)).toBe('3 turn');
  });

  it('an architect goes on any space of the active area that holds no meeple, and nowhere else', () => {
    const table = placing();
    give(table, 1, { placed: { '3-3': 1, '4-5': 2 } });
    check(table);
    const expected = SPACE_NAMES.filter(
      (space) => !space.startsWith('1') && !space.endsWith('1') && space !== '3-3' && space !== '4-5',
    );
    expect(artNouveau(table)).toEqual(expected);
    expect(expected).toHaveLength(14);
  });

  it('outside the active area there is no placing', () => {
    const table = placing();
    for (const name of SPACE_NAMES.filter((space) => space.startsWith('1') || space.endsWith('1')))
      expect(whyNot(table, name)).toEqual({ code: 'outside-active-area', space: SPACE_NAMES.indexOf(name) });
  });

  it('a space holds one architect only, whether of an opponent or of oneself', () => {
    const table = placing();
    give(table, 0, { placed: { '3-3': 1 } });
    give(table, 2, { placed: { '4-5': 1 } });
    expect(whyNot(table, '3-3')).toEqual({ code: 'occupied', space: SPACE_NAMES.indexOf('3-3'), by: 0 });
    expect(whyNot(table, '4-5')).toEqual({ code: 'occupied', space: SPACE_NAMES.indexOf('4-5'), by: 2 });
  });

  it('a house keeps no architect away, be it one of an opponent or of oneself', () => {
    const table = placing();
    give(table, 0, { houses: ['3-3'] });
    give(table, 1, { houses: ['4-5'] });
    expect(artNouveau(table)).toContain('3-3');
    expect(artNouveau(table)).toContain('4-5');
  });

  it('the bid is of 1 BF or more, in whole francs, and of no more than one has', () => {
    const table = placing();
    give(table, 0, { francs: 4 });
    answer(table, 'turn', '2-4');
    expect(choices(table)).toEqual(['1', '2', '3', '4']);
    expect(whyNot(table, 0)).toEqual({ code: 'bid-too-low', least: 1 });
    expect(whyNot(table, 5)).toEqual({ code: 'no-money', needed: 5, available: 4 });
    expect(whyNot(table, 99)).toEqual({ code: 'no-money', needed: 99, available: 4 });
    expect(obstacle(table.s, 1.5)).toEqual({ code: 'not-a-choice' });
  });

  it('the bid leaves the purse and lies under the architect on the space', () => {
    const table = placing();
    give(table, 0, { francs: 7 });
    answers(table, 'turn 2-4', 'bid 3');
    const space = SPACE_NAMES.indexOf('2-4');
    expect(table.s.money[0]).toBe(4);
    expect(table.s.meeples[space]).toBe(0);
    expect(table.s.bids[space]).toBe(3);
    expect(table.s.architects[0]).toBe(4);
    expect(francsTold(table, 0)).toEqual({ bid: -3 });
    expect(told(table, 'architect-placed')).toEqual([
      { type: 'architect-placed', player: 0, space, action: WORKSHOP, bid: 3 },
    ]);
    check(table);
  });

  it('a bid stays as it is for the rest of the round', () => {
    const table = placing(3);
    for (let seat = 0; seat < 3; seat++) give(table, seat, { francs: 9 });
    answers(table, 'turn 2-4', 'bid 2', 'take-artwork blue');
    answers(table, 'turn 3-2', 'bid 5', 'take-artwork blue', 'turn 4-5', 'bid 1', 'take-artwork blue');
    answers(table, 'turn 5-3', 'bid 4', 'take-artwork blue', 'turn pass', 'turn pass');
    const bids = ['2-4', '3-2', '4-5', '5-3'].map((space) => table.s.bids[SPACE_NAMES.indexOf(space)]);
    expect(bids).toEqual([2, 5, 1, 4]);
    expect(table.s.bids.reduce((sum, bid) => sum + bid)).toBe(12);
  });

  it('without money there is no placing', () => {
    const table = placing();
    give(table, 0, { francs: 0 });
    expect(artNouveau(table)).toEqual([]);
    expect(whyNot(table, '3-3')).toEqual({ code: 'no-money', needed: 1, available: 0 });
    expect(choices(table)).toContain('saint-catherine');
  });

  it('without an architect at hand there is no placing: those in the courthouse do not count', () => {
    const table = placing();
    give(table, 0, { architects: 0 });
    expect(table.s.courthouse[0]).toBe(7);
    expect(artNouveau(table)).toEqual([]);
    expect(whyNot(table, '3-3')).toEqual({ code: 'no-architect' });
  });

  it('it is the action of the space that is done', () => {
    for (const [space, step] of [
      ['2-4', 'take-artwork'],
      ['2-5', 'sell-artwork'],
      ['3-4', 'take-noble'],
      ['2-2', 'take-cubes'],
      ['2-3', 'pay-house'],
    ]) {
      const table = placing();
      give(table, 0, { cubes: { wood: 1, stone: 1 } });
      answers(table, `turn ${space}`, 'bid 1');
      expect(due(table)).toBe(`1 ${step}`);
    }
  });

  it('one may place where the action can not be done: the architect and the bid stay all the same', () => {
    const table = placing();
    give(table, 0, { artworks: { yellow: 0 } });
    answers(table, 'turn 2-5', 'bid 2');
    expect(due(table)).toBe('2 turn');
    expect(told(table, 'action-impossible')).toEqual([
      { type: 'action-impossible', player: 0, action: SALES, reason: { code: 'no-artwork' } },
    ]);
    expect(table.s.meeples[SPACE_NAMES.indexOf('2-5')]).toBe(0);
    expect(table.s.bids[SPACE_NAMES.indexOf('2-5')]).toBe(2);
    check(table);
  });

  it('an action that can be done must be: no choice of its first step is to leave it (R-4)', () => {
    const table = placing();
    give(table, 0, { francs: 9, artworks: { yellow: 1 }, cubes: { wood: 1, joker: 1 } });
    setShop(table, 'brown', 'blue');
    const wanted: Record<string, string[]> = {
      '2-4': ['yellow', 'brown', 'blue', 'green'],
      '2-5': ['yellow'],
      '3-4': ['first', 'second', 'third', 'fourth'],
      '2-2': ['ww', 'wi', 'ws', 'ii', 'is', 'ss'],
      '2-3': ['wj'],
    };
    for (const [space, words] of Object.entries(wanted)) {
      const copy: Table = { s: table.s.rules.clone(table.s), events: [] };
      answers(copy, `turn ${space}`, 'bid 1');
      expect(choices(copy), ACTIONS[copy.s.actions[SPACE_NAMES.indexOf(space)]]).toEqual(words);
    }
  });

  it('a house that only jokers can pay for must be built too (R-4)', () => {
    const table = placing();
    give(table, 0, { francs: 1, cubes: { joker: 2 } });
    answers(table, 'turn 2-3', 'bid 1');
    expect(due(table)).toBe('1 pay-house');
    expect(choices(table)).toEqual(['jj']);
  });

  it('the bid comes first and can make the action impossible (R-4)', () => {
    const bidding = (francs: number): Table => {
      const table = placing();
      give(table, 0, { francs: 7 });
      setNeedles(table, 'francs', 'empty');
      answers(table, `turn ${freeSpace(table, CONSTRUCTION)}`, `bid ${francs}`);
      return table;
    };
    // Two units of 3 BF: 6 BF are left after a bid of 1, 5 after a bid of 2.
    expect(due(bidding(1))).toBe('1 pay-house');
    const table = bidding(2);
    expect(due(table)).toBe('2 turn');
    expect(told(table, 'action-impossible')[0].reason).toEqual({
      code: 'payment-impossible',
      missing: 1,
      units: 2,
      named: ['francs', 'empty'],
    });
  });

  it('after the action it is the turn of the next player', () => {
    const table = placing();
    answers(table, `turn ${freeSpace(table, MATERIALS)}`, 'bid 1', 'take-cubes ww');
    expect(due(table)).toBe('2 turn');
  });
});
