import { describe, expect, it } from 'vitest';
import { MATERIALS } from '../ids.ts';
import {
  answer,
  answers,
  check,
  choices,
  cubesOf,
  due,
  francsTold,
  give,
  giveTurn,
  levelOf,
  pointsTold,
  type Table,
  told,
  usedCards,
} from '../table.testing.ts';
import { copy, placeFor, spaceOf, TABLES, tableOf, WAYS } from './boards.testing.ts';

/** The turn of Horta, with 5 BF. */
function planning(belleEpoque: boolean): Table {
  const table = tableOf('horta', belleEpoque);
  give(table, 0, { francs: 5 });
  check(table);
  return table;
}

/** All refined cubes but this much iron are with seat 3. */
function leaveIron(table: Table, left: number, belleEpoque: boolean): void {
  give(table, 2, { cubes: { wood: 10, iron: 10 - left, stone: 10, ...(belleEpoque ? { glass: 10 } : {}) } });
}

describe.each(TABLES)('2e asymmetric, Horta, %s', (_, belleEpoque) => {
  it.each(WAYS)('Materials gives 2 BF beside the two refined cubes, %s', (_way, begin) => {
    const table = planning(belleEpoque);
    begin(table, 'materials');
    answer(table, 'take-cubes', 'wi');
    expect(cubesOf(table, 0)).toEqual({ wood: 1, iron: 1 });
    const bid = table.s.bids.reduce((sum, francs) => sum + francs);
    expect(table.s.money[0]).toBe(7 - bid);
    expect(francsTold(table, 0)['board-power']).toBe(2);
    expect(pointsTold(table, 0)).toEqual({});
    expect(told(table, 'board-power')).toEqual([
      { type: 'board-power', player: 0, board: table.s.boards[0] },
    ]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('the power works each time, not once a round', () => {
    const table = planning(belleEpoque);
    placeFor(table, 'materials');
    answer(table, 'take-cubes', 'wi');
    giveTurn(table, 0);
    copy(table, 'materials');
    answer(table, 'take-cubes', 'ss');
    giveTurn(table, 0);
    answers(table, 'turn 3-5', 'bid 1', 'take-cubes ww');
    expect(francsTold(table, 0)).toEqual({ bid: -2, 'board-power': 6 });
    check(table);
  });

  it('the 2 BF can not be bid for the action itself', () => {
    const table = planning(belleEpoque);
    answer(table, 'turn', spaceOf('materials'));
    expect(choices(table)).toEqual(['1', '2', '3', '4', '5']);
    answers(table, 'bid 5', 'take-cubes ss');
    expect(table.s.money[0]).toBe(2);
    check(table);
  });

  it('with one cube left in the supply it is taken, and the 2 BF', () => {
    const table = planning(belleEpoque);
    leaveIron(table, 1, belleEpoque);
    check(table);
    placeFor(table, 'materials');
    expect(choices(table)).toEqual(['i']);
    answer(table, 'take-cubes', 'i');
    expect(francsTold(table, 0)).toEqual({ bid: -1, 'board-power': 2 });
    check(table);
  });

  it('with no refined cube left the action can not be done, and gives no 2 BF (R-57)', () => {
    const table = planning(belleEpoque);
    leaveIron(table, 0, belleEpoque);
    check(table);
    placeFor(table, 'materials');
    expect(told(table, 'action-impossible')).toEqual([
      { type: 'action-impossible', player: 0, action: MATERIALS, reason: { code: 'supply-empty' } },
    ]);
    expect(francsTold(table, 0)).toEqual({ bid: -1 });
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('the owners of other boards have no 2 BF', () => {
    for (const seat of [1, 2, 3]) {
      const table = planning(belleEpoque);
      give(table, seat, { francs: 3 });
      giveTurn(table, seat);
      placeFor(table, 'materials');
      answer(table, 'take-cubes', 'ww');
      expect(francsTold(table, seat)).toEqual({ bid: -1 });
      expect(francsTold(table, 0)).toEqual({});
      check(table);
    }
  });

  it('the free action of a house gives a cube and no 2 BF', () => {
    const table = planning(belleEpoque);
    give(table, 0, { houses: [spaceOf('materials')] });
    give(table, 1, { francs: 3 });
    giveTurn(table, 1);
    check(table);
    placeFor(table, 'materials');
    answers(table, 'take-cubes ww', 'take-cubes s');
    expect(cubesOf(table, 0)).toEqual({ stone: 1 });
    expect(francsTold(table, 0)).toEqual({});
    check(table);
  });

  it('Saint Catherine and nobles that give cubes are no Materials action', () => {
    const table = planning(belleEpoque);
    give(table, 0, { nobles: ['brugmann', 'solvay'] });
    check(table);
    answer(table, 'turn', 'saint-catherine');
    giveTurn(table, 0);
    answers(table, 'turn grand-place', 'use-nobles solvay', 'cube-or-trade w');
    expect(francsTold(table, 0)).toEqual({});
    expect(told(table, 'board-power')).toEqual([]);
    check(table);
  });

  it.each([
    [3, 4],
    [4, 6],
    [6, 8],
    [8, 9],
    [9, 10],
  ])('the architect track runs 3-4-6-8-9-10: from %i to %i', (from, to) => {
    const table = planning(belleEpoque);
    give(table, 0, { nobles: ['(brugmann)', 'van-de-velde'], levels: { architect: from } });
    check(table);
    answers(table, 'turn grand-place', 'use-nobles van-de-velde');
    expect(levelOf(table, 0, 'architect')).toBe(to);
    check(table);
  });

  it('a disc on the 10 stays there', () => {
    const table = planning(belleEpoque);
    give(table, 0, { nobles: ['(brugmann)', 'van-de-velde'], levels: { architect: 10 } });
    answers(table, 'turn grand-place', 'use-nobles van-de-velde');
    expect(levelOf(table, 0, 'architect')).toBe(10);
    expect(told(table, 'gain-lost')).toMatchObject([{ player: 0, reason: { code: 'track-full' } }]);
    check(table);
  });
});

describe('2e asymmetric, Horta and Belle Époque', () => {
  it('glass can be taken for the two cubes, with the 2 BF', () => {
    const table = planning(true);
    placeFor(table, 'materials');
    answer(table, 'take-cubes', 'gg');
    expect(cubesOf(table, 0)).toEqual({ glass: 2 });
    expect(francsTold(table, 0)).toEqual({ bid: -1, 'board-power': 2 });
    check(table);
  });

  it('cards 7 and 8 come after the action, with the 2 BF', () => {
    const table = planning(true);
    give(table, 0, { cards: [7, 8] });
    check(table);
    placeFor(table, 'materials');
    answers(table, 'take-cubes wi', 'use-card use', 'swap-joker glass');
    expect(cubesOf(table, 0)).toEqual({ wood: 1, iron: 1, glass: 1, joker: 1 });
    expect(francsTold(table, 0)).toEqual({ bid: -1, 'board-power': 2 });
    expect(usedCards(table).sort()).toEqual([7, 8]);
    check(table);
  });

  it('through Cinquantenaire the 2 BF come, cards 7 and 8 do not', () => {
    const table = planning(true);
    give(table, 0, { cards: [7, 8], cubes: { joker: 1 } });
    copy(table, 'materials');
    answer(table, 'take-cubes', 'wi');
    expect(due(table)).toBe('2 turn');
    expect(francsTold(table, 0)).toEqual({ 'board-power': 2 });
    expect(usedCards(table)).toEqual([]);
    check(table);
  });

  it('card 17 gives two cubes for an artwork, which is no Materials action: no 2 BF', () => {
    const table = planning(true);
    give(table, 0, { cards: [17] });
    check(table);
    answers(table, 'turn saint-catherine', 'swap-artwork yellow', 'take-cubes gg');
    expect(cubesOf(table, 0)).toEqual({ glass: 2, joker: 3 });
    expect(francsTold(table, 0)).toEqual({});
    check(table);
  });

  it('R-34: with the portrait tile the track goes on from 10 to 15', () => {
    const table = planning(true);
    give(table, 0, {
      nobles: ['(brugmann)', 'van-de-velde'],
      levels: { architect: 10 },
      tiles: ['portrait'],
    });
    check(table);
    answers(table, 'turn grand-place', 'use-nobles van-de-velde');
    expect(levelOf(table, 0, 'architect')).toBe(15);
    check(table);
  });
});
