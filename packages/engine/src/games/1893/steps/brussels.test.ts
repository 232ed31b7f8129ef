import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import {
  ACTIONS,
  BRUSSELS_ACTIONS,
  type BrusselsActionName,
  CONSTRUCTION,
  JOKER,
  MATERIALS,
  NOBLES,
  SALES,
  WORKSHOP,
} from '../ids.ts';
import { brusselsAt } from '../places.ts';
import { setUses, toRound } from '../resolution.testing.ts';
import {
  answer,
  answers,
  artworksHeld,
  type Belongings,
  check,
  choices,
  cubesOf,
  due,
  forget,
  francsTold,
  give,
  giveTurn,
  passAll,
  setShop,
  type Table,
  tableAtTurn,
  told,
  whyNot,
} from '../table.testing.ts';

const SUPPLY_OF_FOUR = 4;

function architectsOn({ s }: Table, seat: number, action: BrusselsActionName): number {
  return s.brussels[brusselsAt(seat, BRUSSELS_ACTIONS.indexOf(action))];
}

describe('2e, Brussels actions', () => {
  // Players, use in this round, architects.
  const NEEDED = [
    ...[2, 3].flatMap((players) => [1, 2, 3, 4, 5, 6, 7].map((use) => [players, use, use])),
    ...[4, 5].flatMap((players) => [1, 1, 2, 2, 3, 3, 4, 4, 5].map((count, i) => [players, i + 1, count])),
  ];

  it.each(NEEDED)(
    'the n-th use of an action takes n architects with 2-3 players, half of it rounded up with 4-5: %i players, use %i, %i architects',
    (players, use, architects) => {
      const table = tableAtTurn(players);
      give(table, 0, { courthouse: 7 - architects });
      setUses(table, 'saint-catherine', use - 1);
      check(table);
      forget(table);
      answer(table, 'turn', 'saint-catherine');
      expect(told(table, 'architects-sent')).toEqual([
        { type: 'architects-sent', player: 0, action: 3, architects, travellers: 0, use },
      ]);
      expect(architectsOn(table, 0, 'saint-catherine')).toBe(architects);
      expect(table.s.architects[0]).toBe(0);
      check(table);
    },
  );

  it.each(NEEDED.filter(([, , architects]) => architects > 1))(
    'with one architect less than it takes an action is closed: %i players, use %i, %i needed',
    (players, use, needed) => {
      const table = tableAtTurn(players);
      give(table, 0, { courthouse: 8 - needed });
      setUses(table, 'stock-exchange', use - 1);
      expect(whyNot(table, 'stock-exchange')).toEqual({
        code: 'not-enough-architects',
        needed,
        available: needed - 1,
      });
      expect(choices(table)).not.toContain('stock-exchange');
    },
  );

  it('it is all the same who used the action before, oneself or another (R-48)', () => {
    const table = tableAtTurn(3);
    answers(table, 'turn stock-exchange', 'turn stock-exchange');
    giveTurn(table, 0);
    answer(table, 'turn', 'stock-exchange');
    expect(
      told(table, 'architects-sent').map(({ player, architects, use }) => [player, architects, use]),
    ).toEqual([
      [0, 1, 1],
      [1, 2, 2],
      [0, 3, 3],
    ]);
    expect(architectsOn(table, 0, 'stock-exchange')).toBe(4);
  });

  it('each of the four actions is counted for itself', () => {
    const table = tableAtTurn(2);
    answers(table, 'turn stock-exchange', 'turn saint-catherine', 'turn grand-place', 'use-nobles stop');
    answers(table, 'turn cinquantenaire', 'cinquantenaire materials', 'take-cubes ww');
    expect(told(table, 'architects-sent').map(({ architects }) => architects)).toEqual([1, 1, 1, 1]);
  });

  it('the counts begin anew in every round', () => {
    const table = tableAtTurn(3);
    answers(table, 'turn stock-exchange', 'turn stock-exchange');
    toRound(table, 2);
    answer(table, 'turn', 'stock-exchange');
    expect(told(table, 'architects-sent')[0]).toMatchObject({ architects: 1, use: 1 });
  });

  it('no money is needed, none is bid, and no space of the Art Nouveau board is taken', () => {
    const table = tableAtTurn(3);
    give(table, 0, { francs: 0 });
    answer(table, 'turn', 'saint-catherine');
    expect(francsTold(table, 0)).toEqual({});
    expect(told(table, 'architect-placed')).toEqual([]);
    expect(table.s.meeples.every((who) => who === -1)).toBe(true);
    expect(table.s.bids.every((bid) => bid === 0)).toBe(true);
  });

  it('the architects stay until the end of the round', () => {
    const table = tableAtTurn(3);
    answer(table, 'turn', 'saint-catherine');
    expect(table.s.architects[0]).toBe(4);
    giveTurn(table, 0);
    answer(table, 'turn', 'saint-catherine');
    expect(table.s.architects[0]).toBe(2);
    giveTurn(table, 0);
    expect(whyNot(table, 'saint-catherine')).toEqual({
      code: 'not-enough-architects',
      needed: 3,
      available: 2,
    });
  });

  const WITHOUT_EFFECT: [BrusselsActionName, string[], Belongings][] = [
    ['grand-place', [], { nobles: ['(brugmann)'] }],
    ['saint-catherine', [], {}],
    ['cinquantenaire', ['cinquantenaire sales'], { artworks: { yellow: 0 } }],
  ];

  it.each(WITHOUT_EFFECT)(
    'R-7: an action may be chosen though it does nothing; it takes its architects all the same: %s',
    (action, more, belongings) => {
      const table = tableAtTurn(4);
      give(table, 0, belongings);
      give(table, 1, { cubes: { joker: 15 } });
      check(table);
      answers(table, `turn ${action}`, ...more);
      expect(due(table)).toBe('2 turn');
      expect(table.s.architects[0]).toBe(4);
      expect(architectsOn(table, SUPPLY_OF_FOUR, action)).toBe(1);
      for (const type of ['francs', 'points', 'cubes-taken', 'artwork-sold', 'noble-used'] as const)
        expect(told(table, type)).toEqual([]);
      check(table);
    },
  );
});

describe('2e, Stock exchange', () => {
  const FRANCS = [4, 3, 5, 4, 6, 3, 5, 4, 6, 3, 5, 6];

  it.each(FRANCS.map((francs, i) => [i + 1, francs]))(
    'gives what the stock card of the round shows: card %i, %i BF',
    (number, francs) => {
      const table = tableAtTurn(4, { deal: { stock: [number] } });
      give(table, 0, { francs: 1 });
      answer(table, 'turn', 'stock-exchange');
      expect(table.s.money[0]).toBe(1 + francs);
      expect(francsTold(table, 0)).toEqual({ 'stock-exchange': francs });
      expect(told(table, 'francs')).toHaveLength(1);
    },
  );

  it('the card of this round counts, not that of an earlier one, and each use gives it again', () => {
    const table = tableAtTurn(4, { deal: { stock: [2, 5] } });
    toRound(table, 2);
    answers(table, 'turn stock-exchange', 'turn stock-exchange');
    expect(told(table, 'francs').map(({ player, amount }) => [player, amount])).toEqual([
      [0, 6],
      [1, 6],
    ]);
  });
});

describe("2e, Saint Catherine's market", () => {
  it('gives three jokers', () => {
    const table = tableAtTurn(4);
    answer(table, 'turn', 'saint-catherine');
    expect(cubesOf(table, 0)).toEqual({ joker: 3 });
    expect(cubesOf(table, SUPPLY_OF_FOUR)).toEqual({ wood: 10, iron: 10, stone: 10, joker: 12 });
    expect(told(table, 'cubes-taken')).toEqual([
      { type: 'cubes-taken', player: 0, cubes: [0, 0, 0, 0, 3], source: 'saint-catherine' },
    ]);
    check(table);
  });

  it.each([
    [4, 3],
    [3, 3],
    [2, 2],
    [1, 1],
  ])('the supply limits what it gives: of %i jokers %i', (supply, gained) => {
    const table = tableAtTurn(4);
    give(table, 1, { cubes: { joker: 15 - supply } });
    answer(table, 'turn', 'saint-catherine');
    expect(cubesOf(table, 0)).toEqual({ joker: gained });
    expect(told(table, 'cubes-taken')[0].cubes).toEqual([0, 0, 0, 0, gained]);
    check(table);
  });

  it('an empty supply gives nothing, and says so', () => {
    const table = tableAtTurn(4);
    give(table, 1, { cubes: { joker: 15 } });
    answer(table, 'turn', 'saint-catherine');
    expect(cubesOf(table, 0)).toEqual({});
    expect(told(table, 'gain-lost')).toEqual([
      {
        type: 'gain-lost',
        player: 0,
        source: 'saint-catherine',
        reason: { code: 'supply-short', material: JOKER, needed: 3, available: 0 },
      },
    ]);
    check(table);
  });
});

describe('2e, Cinquantenaire', () => {
  it('all five Art Nouveau actions can be chosen, those that can not be done too', () => {
    const table = tableAtTurn(4);
    give(table, 0, { francs: 0, artworks: { yellow: 0 } });
    answer(table, 'turn', 'cinquantenaire');
    expect(choices(table)).toEqual(['workshop', 'sales', 'nobles', 'materials', 'construction']);
    expect(obstacle(table.s, ACTIONS.length)).toEqual({ code: 'not-a-choice' });
  });

  const DONE: [string, string[], (table: Table) => unknown, unknown][] = [
    ['workshop', ['take-artwork green'], (table) => artworksHeld(table, 0), { yellow: 1, green: 1 }],
    ['sales', ['sell-artwork yellow', 'move-cursor 4-4'], (table) => artworksHeld(table, 0), {}],
    [
      'nobles',
      ['take-noble fourth', 'keep-noble keep'],
      (table) => table.s.nobles[0].toString(2).replaceAll('0', '').length,
      2,
    ],
    ['materials', ['take-cubes ws'], (table) => cubesOf(table, 0), { wood: 2, stone: 2 }],
    [
      'construction',
      ['pay-house ws', 'move-needle first', 'place-house 1-1'],
      (table) => table.s.houses[0],
      0,
    ],
  ];

  it.each(DONE)(
    'the action is done as on the Art Nouveau board, but without bid and without a space: %s',
    (action, more, result, expected) => {
      // The free noble has no choice of its own.
      const table = tableAtTurn(4, { deal: { nobles: ['buls'] } });
      give(table, 0, { francs: 0, cubes: { wood: 1, stone: 1 } });
      answers(table, 'turn cinquantenaire', `cinquantenaire ${action}`, ...more);
      expect(due(table)).toBe('2 turn');
      expect(result(table)).toEqual(expected);
      expect(told(table, 'action-copied')).toEqual([
        { type: 'action-copied', player: 0, action: ACTIONS.indexOf(action as (typeof ACTIONS)[number]) },
      ]);
      expect(told(table, 'architect-placed')).toEqual([]);
      expect(francsTold(table, 0).bid).toBeUndefined();
      expect(table.s.meeples.every((who) => who === -1)).toBe(true);
      check(table);
    },
  );

  it('it makes one wait until the action is done: a sale that is possible can not be left out (R-4)', () => {
    const table = tableAtTurn(4);
    answers(table, 'turn cinquantenaire', 'cinquantenaire sales');
    expect(due(table)).toBe('1 sell-artwork');
    expect(choices(table)).toEqual(['yellow']);
  });

  it.each(ACTIONS.map((action) => [action]))('no house owner has a free action from it: %s', (action) => {
    const table = tableAtTurn(4);
    const spaces = table.s.actions.flatMap((other, i) =>
      ACTIONS[other] === action ? [`${Math.floor(i / 5) + 1}-${(i % 5) + 1}`] : [],
    );
    give(table, 1, { houses: spaces });
    give(table, 0, { artworks: { yellow: 1 } });
    check(table);
    answers(table, 'turn cinquantenaire', `cinquantenaire ${action}`);
    while (!due(table).endsWith(' turn')) answer(table, due(table).split(' ')[1], choices(table)[0]);
    expect(told(table, 'free-action')).toEqual([]);
    expect(due(table)).toBe('2 turn');
    expect(table.events.filter((event) => 'player' in event && event.player === 1)).toEqual([]);
  });

  it('the price of a noble on display is still to be paid', () => {
    const table = tableAtTurn(4);
    give(table, 0, { francs: 2 });
    answers(table, 'turn cinquantenaire', 'cinquantenaire nobles');
    expect(whyNot(table, 'first')).toEqual({ code: 'no-money', needed: 3, available: 2 });
    answer(table, 'take-noble', 'second');
    expect(francsTold(table, 0)['noble-price']).toBe(-2);
  });

  const IMPOSSIBLE: [string, (table: Table) => void, number, unknown][] = [
    [
      'workshop',
      (table) => {
        give(table, 1, { artworks: { yellow: 3, brown: 6, blue: 6, green: 6 } });
      },
      WORKSHOP,
      { code: 'all-stacks-empty' },
    ],
    [
      'sales',
      (table) => {
        give(table, 0, { artworks: { yellow: 0 } });
      },
      SALES,
      { code: 'no-artwork' },
    ],
    ['sales', (table) => setShop(table, 'yellow', 'blue'), SALES, { code: 'all-colours-displayed' }],
    [
      'nobles',
      ({ s }) => {
        s.nobleDeck = [...s.nobleDisplay, ...s.nobleDeck];
        s.nobleDisplay = [-1, -1, -1, -1];
      },
      NOBLES,
      { code: 'no-noble-on-display' },
    ],
    [
      'materials',
      (table) => {
        give(table, 1, { cubes: { wood: 10, iron: 10, stone: 10 } });
      },
      MATERIALS,
      { code: 'supply-empty' },
    ],
    [
      'construction',
      () => undefined,
      CONSTRUCTION,
      { code: 'payment-impossible', missing: 2, units: 2, named: ['wood', 'stone'] },
    ],
  ];

  it.each(IMPOSSIBLE)(
    'an action that can not be done may be chosen and is told with its reason: %s',
    (action, prepare, number, reason) => {
      const table = tableAtTurn(4);
      prepare(table);
      check(table);
      answers(table, 'turn cinquantenaire', `cinquantenaire ${action}`);
      expect(due(table)).toBe('2 turn');
      expect(told(table, 'action-impossible')).toEqual([
        { type: 'action-impossible', player: 0, action: number, reason },
      ]);
      expect(table.s.architects[0]).toBe(4);
      check(table);
    },
  );

  it('the architects sent there count for the Brussels majority, not for columns or irises', () => {
    const table = tableAtTurn(4);
    answers(table, 'turn cinquantenaire', 'cinquantenaire workshop', 'take-artwork blue');
    passAll(table);
    expect(told(table, 'brussels-majority')[0].counts).toEqual([1, 0, 0, 0]);
    expect(told(table, 'column-won')).toEqual([]);
    expect(told(table, 'iris-majority')).toEqual([]);
  });
});
