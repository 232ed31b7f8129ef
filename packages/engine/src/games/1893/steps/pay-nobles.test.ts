import { describe, expect, it } from 'vitest';
import { obstacle, options } from '../../../core/agenda.ts';
import { tableBeforeLastPass, typesTold } from '../resolution.testing.ts';
import {
  answer,
  type Belongings,
  check,
  choices,
  cubesOf,
  due,
  francsTold,
  give,
  nobleNamed,
  noblesKept,
  pointsTold,
  type Table,
  told,
  total,
  whyNot,
} from '../table.testing.ts';

const COSTS: Readonly<Record<string, number>> = {
  brugmann: 1,
  empain: 2,
  solvay: 2,
  buls: 3,
  albert: 4,
  'van-de-velde': 4,
  vandervelde: 3,
  maeterlinck: 5,
};
const IDS = Object.keys(COSTS);

/** The end of a game of three, where seat 1 has this; everyone else has money enough. */
function endWith(belongings: Belongings): Table {
  const table = tableBeforeLastPass();
  give(table, 0, { francs: 30 });
  give(table, 2, { francs: 30 });
  give(table, 1, belongings);
  check(table);
  answer(table, 'turn', 'pass');
  return table;
}

describe('2e, Paying nobles', () => {
  it('jokers are discarded, and score nothing', () => {
    const table = endWith({ cubes: { joker: 4, wood: 1 }, francs: 1 });
    expect(told(table, 'cubes-paid')).toEqual([
      { type: 'cubes-paid', player: 1, cubes: [0, 0, 0, 0, 4], source: 'end' },
    ]);
    expect(cubesOf(table, 1)).toEqual({ wood: 1 });
    expect(cubesOf(table, 3).joker).toBe(15);
    expect(pointsTold(table, 1).cubes).toBe(1);
    check(table);
  });

  it.each(Object.entries(COSTS))('each noble kept is paid its printed cost: %s %i BF', (id, cost) => {
    const table = endWith({ nobles: id === 'brugmann' ? [id] : ['brugmann', id], francs: 10 });
    const paid = told(table, 'noble-paid').filter(({ player }) => player === 1);
    expect(paid).toContainEqual({ type: 'noble-paid', player: 1, noble: nobleNamed(table.s, id), cost });
    const sum = id === 'brugmann' ? 1 : 1 + cost;
    expect(francsTold(table, 1)).toEqual({ 'noble-cost': -sum });
    expect(table.s.money[1]).toBe(10 - sum);
    expect(noblesKept(table, 1)).toContain(id);
    expect(pointsTold(table, 1)['unpaid-nobles']).toBeUndefined();
  });

  it('who can pay for all nobles does, and is not asked', () => {
    const table = endWith({ nobles: IDS, francs: 24 });
    expect(due(table)).toBe('over');
    expect(table.s.money[1]).toBe(0);
    expect(noblesKept(table, 1)).toEqual(IDS);
    expect(told(table, 'noble-discarded')).toEqual([]);
  });

  it('a noble not paid is discarded and costs 5 VP, each of them', () => {
    const table = endWith({ nobles: ['brugmann', 'albert', 'maeterlinck'], francs: 1 });
    expect(choices(table)).toEqual(['brugmann']);
    answer(table, 'pay-nobles', 'brugmann');
    const lost = { type: 'noble-discarded', player: 1, cause: 'unpaid' };
    expect(told(table, 'noble-discarded')).toEqual([
      { ...lost, noble: nobleNamed(table.s, 'albert') },
      { ...lost, noble: nobleNamed(table.s, 'maeterlinck') },
    ]);
    expect(told(table, 'points').filter(({ source }) => source === 'unpaid-nobles')).toEqual([
      { type: 'points', player: 1, amount: -5, source: 'unpaid-nobles', count: 1, each: -5 },
      { type: 'points', player: 1, amount: -5, source: 'unpaid-nobles', count: 1, each: -5 },
    ]);
    expect(noblesKept(table, 1)).toEqual(['brugmann']);
    expect(table.s.money[1]).toBe(0);
    check(table);
  });

  it('without money every noble is lost, Brugmann too', () => {
    const table = endWith({ nobles: ['brugmann', 'buls'], francs: 0 });
    expect(choices(table)).toEqual(['none']);
    answer(table, 'pay-nobles', 'none');
    expect(noblesKept(table, 1)).toEqual([]);
    expect(pointsTold(table, 1)['unpaid-nobles']).toBe(-10);
    check(table);
  });

  const CHOICES: [string[], number, string[]][] = [
    [['brugmann', 'maeterlinck'], 4, ['brugmann']],
    [['brugmann', 'maeterlinck'], 5, ['brugmann', 'maeterlinck']],
    [['brugmann', 'solvay', 'albert'], 4, ['brugmann+solvay', 'albert']],
    [
      ['brugmann', 'buls', 'albert', 'maeterlinck'],
      12,
      [
        'brugmann+buls+albert',
        'brugmann+buls+maeterlinck',
        'brugmann+albert+maeterlinck',
        'buls+albert+maeterlinck',
      ],
    ],
    [
      ['brugmann', 'buls', 'vandervelde', 'albert', 'van-de-velde'],
      12,
      [
        'brugmann+buls+albert+van-de-velde',
        'brugmann+buls+albert+vandervelde',
        'brugmann+buls+van-de-velde+vandervelde',
        'brugmann+albert+van-de-velde+vandervelde',
      ],
    ],
  ];

  it.each(CHOICES)(
    'R-10: one chooses what to pay, as far as the money goes: %j with %i BF',
    (nobles, francs, expected) => {
      const table = endWith({ nobles, francs });
      expect(due(table)).toBe('2 pay-nobles');
      const sets = (list: readonly string[]) =>
        list.map((word) => word.split('+').toSorted().join('+')).toSorted();
      expect(sets(choices(table))).toEqual(sets(expected));
    },
  );

  it('R-10: for every hand and purse the choices are all the sets to which no further noble could be added', () => {
    const table = endWith({ nobles: IDS, francs: 23 });
    const { s } = table;
    const costs = IDS.map((id) => [1 << nobleNamed(s, id), COSTS[id]]);
    const costOf = (set: number) => costs.reduce((sum, [bit, cost]) => sum + (set & bit ? cost : 0), 0);
    for (let hand = 1; hand < 256; hand++) {
      for (let francs = 0; francs < costOf(hand); francs += 2) {
        s.nobles = s.nobles.with(1, hand);
        s.money[1] = francs;
        const expected: number[] = [];
        for (let set = 0; set < 256; set++) {
          if ((set & ~hand) !== 0 || costOf(set) > francs) continue;
          const isFull = costs.every(([bit]) => !(hand & ~set & bit) || costOf(set | bit) > francs);
          if (isFull) expected.push(set);
        }
        expect(options(s)).toEqual(expected);
      }
    }
  });

  it('R-10: a noble that the money left could pay may not be left out', () => {
    const table = endWith({ nobles: ['brugmann', 'buls', 'maeterlinck'], francs: 6 });
    expect(whyNot(table, 'maeterlinck')).toEqual({
      code: 'noble-affordable',
      noble: nobleNamed(table.s, 'brugmann'),
    });
    expect(whyNot(table, 'none')).toEqual({
      code: 'noble-affordable',
      noble: nobleNamed(table.s, 'brugmann'),
    });
    expect(whyNot(table, 'brugmann')).toEqual({
      code: 'noble-affordable',
      noble: nobleNamed(table.s, 'buls'),
    });
    expect(whyNot(table, 'brugmann+maeterlinck')).toBeUndefined();
  });

  it('nobles can be paid with money at hand only, and only those one has', () => {
    const table = endWith({ nobles: ['brugmann', 'buls', 'maeterlinck'], francs: 6 });
    expect(whyNot(table, 'buls+maeterlinck')).toEqual({ code: 'no-money', needed: 8, available: 6 });
    expect(whyNot(table, 'brugmann+albert')).toEqual({
      code: 'noble-not-yours',
      noble: nobleNamed(table.s, 'albert'),
    });
    expect(obstacle(table.s, 1 << IDS.length)).toEqual({ code: 'not-a-choice' });
  });

  it('jokers go before the nobles are paid, and the scoring comes after', () => {
    const table = endWith({ nobles: ['brugmann', 'buls'], francs: 1, cubes: { joker: 1 } });
    answer(table, 'pay-nobles', 'brugmann');
    const own = table.events.filter((event) => 'player' in event && event.player === 1);
    const seen = own.map(({ type }) => type);
    expect(seen.indexOf('cubes-paid')).toBeLessThan(seen.indexOf('noble-paid'));
    const last = table.events.findLastIndex(
      ({ type }) => type === 'noble-paid' || type === 'noble-discarded',
    );
    const scoring = table.events.findIndex(
      (event) => event.type === 'points' && event.source.startsWith('row-'),
    );
    expect(last).toBeLessThan(scoring);
    expect(typesTold(table).at(-1)).toBe('game-ended');
  });

  it('everyone who is short chooses for themselves', () => {
    const table = tableBeforeLastPass(4);
    for (const seat of [0, 1, 2]) give(table, seat, { francs: 0 });
    give(table, 3, { francs: 0, artworks: { yellow: 0 } });
    answer(table, 'turn', 'pass');
    const asked: string[] = [];
    while (due(table) !== 'over') {
      asked.push(due(table));
      answer(table, 'pay-nobles', 'none');
    }
    expect(asked).toEqual(['1 pay-nobles', '2 pay-nobles', '3 pay-nobles', '4 pay-nobles']);
    for (let seat = 0; seat < 4; seat++) expect(pointsTold(table, seat)['unpaid-nobles']).toBe(-5);
  });

  it('nobles are paid in turn order from the new first player (R-49)', () => {
    const table = tableBeforeLastPass(4);
    for (const seat of [0, 1, 2, 3]) give(table, seat, { francs: 0, artworks: { yellow: 0 } });
    table.s.firstToPass = 2;
    answer(table, 'turn', 'pass');
    const asked: string[] = [];
    while (due(table) !== 'over') {
      asked.push(due(table));
      answer(table, 'pay-nobles', 'none');
    }
    expect(asked).toEqual(['3 pay-nobles', '4 pay-nobles', '1 pay-nobles', '2 pay-nobles']);
  });

  it('R-11: victory points can go below 0', () => {
    const table = endWith({
      nobles: ['brugmann', 'buls', 'albert'],
      francs: 0,
      courthouse: 6,
      artworks: { yellow: 0 },
    });
    answer(table, 'pay-nobles', 'none');
    expect(total(table, 1)).toBe(-15);
    expect(told(table, 'game-ended')[0].totals[1]).toBe(-15);
  });
});
