import { describe, expect, it } from 'vitest';
import { NONE } from '../../core/game.ts';
import { type Belongings, give } from './arranging.testing.ts';
import { artworksHeld, noblesKept, total } from './holdings.testing.ts';
import { EXPO_CARD } from './ids.ts';
import { winners } from './scoring.ts';
import {
  check,
  due,
  forget,
  francsTold,
  newTable,
  passAll,
  pointsTold,
  type Table,
  toLastRound,
  told,
} from './table.testing.ts';

/** At the first turn of round 4 with these belongings; francs are what is left after passing. */
function atEnd(players: number, ...belongings: Belongings[]): Table {
  const table = newTable(players);
  toLastRound(table);
  for (let seat = 0; seat < players; seat++) give(table, seat, { francs: 0, ...belongings[seat] });
  table.s.bonuses = [0, 1, 2, 3];
  return table;
}

/** Everyone passes; the francs gained by that are taken away again first. */
function finish(table: Table): Table {
  check(table);
  const { s } = table;
  const first = s.firstPlayer;
  for (let i = 0; i < s.rules.players; i++) {
    const seat = (first + i) % s.rules.players;
    // Below 0 for a moment: passing brings it to what the test says.
    s.money[seat] -= i === 0 ? 3 : 1;
  }
  forget(table);
  passAll(table);
  expect(due(table)).toBe('over');
  expect(s.rules.faults(s)).toEqual([]);
  return table;
}

/** Expo in the hands of a seat, wherever it lay. */
function giveExpo({ s }: Table, seat: number): void {
  s.cards = s.cards.map((card) => (card === EXPO_CARD ? NONE : card));
  s.expoHolder = seat;
}

describe('1897, End', () => {
  it('2 BF are paid for each noble but Brugmann', () => {
    const table = finish(atEnd(3, { francs: 5, nobles: ['brugmann', 'horta', 'buls'] }));
    expect(francsTold(table, 0)['noble-cost']).toBe(-4);
    expect(table.s.money[0]).toBe(1);
    expect(noblesKept(table, 0)).toEqual(['brugmann', 'horta', 'buls']);
    expect(pointsTold(table, 0)).toEqual({});
  });

  it('one pays as long as one can; each noble not paid is discarded and costs 3 VP (R-62)', () => {
    const table = finish(atEnd(3, { francs: 3, nobles: ['brugmann', 'horta', 'buls', 'hankar'] }));
    expect(table.s.money[0]).toBe(1);
    expect(noblesKept(table, 0)).toHaveLength(2);
    expect(told(table, 'noble-paid')).toHaveLength(1);
    expect(told(table, 'card-discarded').filter(({ cause }) => cause === 'unpaid')).toHaveLength(2);
    expect(pointsTold(table, 0)).toEqual({ 'unpaid-nobles': -6 });
  });

  it('points can go below 0 (R-11)', () => {
    const table = finish(atEnd(3, { nobles: ['brugmann', 'albert'] }));
    expect(total(table, 0)).toBe(-3);
  });

  it('each house scores the architecture level', () => {
    const table = finish(atEnd(3, { houses: { a: 2, b: 1 }, levels: { architecture: 4 } }));
    expect(pointsTold(table, 0)).toEqual({ houses: 12 });
  });

  it('each material card scores 1 VP', () => {
    const table = finish(atEnd(3, { materials: { 'metal-metal': 2, 'stone-wood': 1 } }));
    expect(pointsTold(table, 0)).toEqual({ 'material-cards': 3 });
  });

  it('Expo scores 2 VP', () => {
    const table = atEnd(3);
    giveExpo(table, 2);
    finish(table);
    expect(pointsTold(table, 2)).toEqual({ expo: 2 });
  });

  it('the majority of a column in round 4 also gives the lower half: 2 VP per different house', () => {
    const table = finish(atEnd(3, { houses: { a: 2, b: 1, d: 1 }, placed: { '1-1': '1/3:1' } }));
    // The column also gave a level of architecture: 2 for each of four houses.
    expect(pointsTold(table, 0)).toEqual({ houses: 8, 'bonus-houses': 6 });
  });

  it('lower half: 2 VP per noble, Brugmann too, unpaid ones no more', () => {
    const table = finish(
      atEnd(3, { francs: 2, nobles: ['brugmann', 'horta', 'buls'], placed: { '1-2': '1/3:1' } }),
    );
    expect(pointsTold(table, 0)).toEqual({ 'unpaid-nobles': -3, 'bonus-nobles': 4 });
  });

  it('lower half: 2 VP per different artwork', () => {
    const table = finish(atEnd(3, { artworks: { red: 2, blue: 1, green: 3 }, placed: { '1-3': '1/3:1' } }));
    expect(artworksHeld(table, 0)).toEqual({ red: 2, blue: 1, green: 3 });
    expect(pointsTold(table, 0)).toEqual({ 'bonus-artworks': 6 });
  });

  it.each([
    [1, {}],
    [2, { 'bonus-francs': 3 }],
    [7, { 'bonus-francs': 9 }],
    [10, { 'bonus-francs': 15 }],
    [11, { 'bonus-francs': 15 }],
    [40, { 'bonus-francs': 15 }],
  ])('lower half: 3 VP per full 2 BF, at most 15: %i BF', (francs, expected) => {
    const table = finish(atEnd(3, { francs, prison: {}, placed: { '1-4': '1/3:1' } }));
    expect(pointsTold(table, 0)).toEqual(expected);
  });

  it('money counts after the nobles are paid', () => {
    const table = finish(
      atEnd(3, { francs: 7, nobles: ['brugmann', 'horta', 'buls'], prison: {}, placed: { '1-4': '1/3:1' } }),
    );
    expect(pointsTold(table, 0)).toEqual({ 'bonus-francs': 3 });
  });

  it('tied majorities all gain the lower half, the neutral colour nothing', () => {
    const table = finish(
      atEnd(
        2,
        { houses: { a: 1 }, placed: { '1-1': '2/4:2' } },
        { houses: { b: 1, c: 1 }, placed: { '2-1': '2/4:2' } },
      ),
    );
    expect(pointsTold(table, 0)['bonus-houses']).toBe(2);
    expect(pointsTold(table, 1)['bonus-houses']).toBe(4);
  });

  it('only round 4 gives lower halves', () => {
    const table = newTable(3, { bonuses: ['architecture', 'nobility', 'prestige', 'prison'] });
    give(table, 0, { houses: { a: 1 }, artworks: { red: 1 }, placed: { '1-1': '1/3:1', '1-3': '1/3:1' } });
    forget(table);
    passAll(table);
    expect(pointsTold(table, 0)).toEqual({});
  });

  it('is scored in its order: nobles, houses, materials, Expo, bonuses', () => {
    const table = atEnd(3, {
      nobles: ['brugmann', 'albert'],
      houses: { a: 1 },
      materials: { 'metal-metal': 1 },
      placed: { '1-1': '1/3:1' },
    });
    giveExpo(table, 0);
    finish(table);
    expect(told(table, 'points').map(({ source }) => source)).toEqual([
      'unpaid-nobles',
      'houses',
      'material-cards',
      'expo',
      'bonus-houses',
    ]);
    expect(total(table, 0)).toBe(-3 + 2 + 1 + 2 + 2);
  });

  it('two players: where the neutral colour is alone on top nobody gains the lower half', () => {
    const table = finish(atEnd(2, { houses: { a: 1 }, placed: { '1-1': '1/3:1' } }));
    // The house scores 1: the level of architecture was not gained either.
    expect(pointsTold(table, 0)).toEqual({ houses: 1 });
  });

  it('only who holds Expo at the end scores for it, not who held it before', () => {
    const table = newTable(3);
    while (table.s.round < 3) passAll(table);
    giveExpo(table, 0);
    passAll(table);
    expect(table.s.round).toBe(4);
    passAll(table);
    expect(due(table)).toBe('over');
    expect([0, 1, 2].map((seat) => pointsTold(table, seat))).toEqual([{}, {}, {}]);
  });

  it('the francs of passing in round 4 can pay for nobles', () => {
    const table = atEnd(3, { francs: 1, nobles: ['brugmann', 'horta'] });
    forget(table);
    passAll(table);
    // Round 4 begins with seat 0 after three rounds without Expo: first to pass, 3 BF.
    expect(table.s.firstPlayer).toBe(0);
    expect(francsTold(table, 0)).toEqual({ pass: 3, 'noble-cost': -2 });
    expect(pointsTold(table, 0)).toEqual({});
  });

  it('coats of arms of round 4 score, and houses with the level gained in it', () => {
    const table = finish(
      atEnd(3, {
        prison: {},
        houses: { a: 1, b: 1 },
        placed: { '1-1': '1/3:1', '1-2': '1/3:1', '2-1': '1/3:1', '2-2': '1/3:1' },
      }),
    );
    expect(pointsTold(table, 0)).toEqual({
      'coat-of-arms': 1,
      houses: 4,
      'bonus-houses': 4,
      'bonus-nobles': 2,
    });
  });
});

describe('1897, Winner', () => {
  it('most points win', () => {
    const table = finish(
      atEnd(3, {}, { materials: { 'metal-metal': 2 } }, { materials: { 'wood-wood': 1 } }),
    );
    expect(winners(table.s)).toEqual([1]);
    expect(told(table, 'game-ended')).toEqual([{ type: 'game-ended', totals: [0, 2, 1], winners: [1] }]);
  });

  it('ties: fewest architects in prison', () => {
    const table = finish(
      atEnd(
        3,
        { prison: { '2/4': 2 } },
        { prison: { '1/3': 1 } },
        { prison: { '1/3': 1, '2/4': 1, '2/5': 1 } },
      ),
    );
    expect(winners(table.s)).toEqual([1]);
  });

  it('ties: fewest architects in prison come before the levels', () => {
    const table = finish(
      atEnd(3, { prison: { '2/5': 1 } }, { levels: { architecture: 5, nobility: 5, prestige: 5 } }),
    );
    expect([total(table, 0), total(table, 1)]).toEqual([0, 0]);
    expect(winners(table.s)).toEqual([0]);
  });

  it('ties after that: the highest sum of the three levels', () => {
    const table = finish(
      atEnd(
        3,
        { levels: { architecture: 2, prestige: 2 } },
        { levels: { nobility: 4 } },
        { prison: {}, levels: { prestige: 3 }, nobles: ['brugmann', 'horta'] },
      ),
    );
    expect([total(table, 0), total(table, 1), total(table, 2)]).toEqual([0, 0, -3]);
    expect(winners(table.s)).toEqual([1]);
  });

  it('ties after that: the victory is shared', () => {
    const table = finish(atEnd(3, { levels: { architecture: 2 } }, { levels: { prestige: 2 } }));
    expect(winners(table.s)).toEqual([0, 1]);
  });

  it('ties: an architect arrested in round 4 counts as in prison', () => {
    const table = finish(atEnd(3, { sent: [['stock-exchange', '1/3']] }, {}, { prison: { '1/3': 3 } }));
    expect([0, 1, 2].map((seat) => total(table, seat))).toEqual([0, 0, 0]);
    // Two of each are in prison from the start; seat 0 has one more, seat 2 three by hand.
    expect(winners(table.s)).toEqual([1]);
  });
});
