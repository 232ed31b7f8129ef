import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import { SPACE_NAMES } from '../board.ts';
import { PAYMENTS } from '../compass.ts';
import { CONSTRUCTION, NEUTRAL } from '../ids.ts';
import { namedKinds } from '../payment.ts';
import {
  answer,
  answers,
  type Belongings,
  check,
  choices,
  cubesOf,
  due,
  francsTold,
  give,
  pointsTold,
  setNeedles,
  setNeutral,
  type Table,
  tableAtTurn,
  told,
  total,
  whyNot,
} from '../table.testing.ts';

const HOUSES = ['1-1', '1-2', '1-3', '1-4', '1-5', '2-1'];

/** Before the turn of seat 1, whose money is what is left after a bid of 1 BF. 2-3, 4-4 and 5-2 are construction spaces. */
function planning(built: number, { francs = 0, ...belongings }: Belongings, players = 4): Table {
  const table = tableAtTurn(players, { iris: '1-1', deal: { strips: [1, 2, 3, 4, 5] } });
  give(table, 0, { francs: francs + 1, houses: HOUSES.slice(0, built), ...belongings });
  return table;
}

/** Seat 1 on a construction space. */
function building(
  built: number,
  belongings: Belongings,
  needles: Parameters<typeof setNeedles> extends [unknown, ...infer N] ? N : never = ['wood', 'stone'],
): Table {
  const table = planning(built, belongings);
  setNeedles(table, ...needles);
  check(table);
  answers(table, 'turn 2-3', 'bid 1');
  return table;
}

function needles({ s }: Table): string[] {
  return namedKinds(s);
}

describe('2e, Construction', () => {
  it('example: the 4th house, wood and 3 BF named, with 2 BF, 2 wood, 2 stone, 1 joker is paid 2 wood + joker', () => {
    const table = building(3, { francs: 2, cubes: { wood: 2, stone: 2, joker: 1 } }, ['wood', 'francs']);
    expect(choices(table)).toEqual(['wwj']);
    answers(table, 'pay-house wwj', 'move-needle second', 'place-house 5-5');
    expect(cubesOf(table, 0)).toEqual({ stone: 2 });
    expect(table.s.money[0]).toBe(2);
    expect(table.s.built[0]).toBe(4);
    expect(pointsTold(table, 0)).toEqual({});
    expect(total(table, 0)).toBe(0);
    check(table);
  });

  it('one pays, moves a needle, then puts the house, in this order', () => {
    const table = building(0, { cubes: { wood: 1, stone: 1 } });
    expect(due(table)).toBe('1 pay-house');
    answer(table, 'pay-house', 'ws');
    expect(due(table)).toBe('1 move-needle');
    answer(table, 'move-needle', 'first');
    expect(due(table)).toBe('1 place-house');
    answer(table, 'place-house', '5-5');
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('cubes paid go back to the supply, francs leave the purse', () => {
    const table = building(2, { francs: 7, cubes: { wood: 2, iron: 1 } }, ['wood', 'francs']);
    answer(table, 'pay-house', 'wff');
    expect(cubesOf(table, 0)).toEqual({ wood: 1, iron: 1 });
    expect(cubesOf(table, 4)).toEqual({ wood: 9, iron: 9, stone: 10, joker: 15 });
    expect(table.s.money[0]).toBe(1);
    expect(francsTold(table, 0)).toEqual({ bid: -1, house: -6 });
    expect(told(table, 'house-paid')).toEqual([
      { type: 'house-paid', player: 0, units: [1, 0, 0, 0, 2, 0], francs: 6 },
    ]);
    expect(told(table, 'cubes-paid')).toEqual([
      { type: 'cubes-paid', player: 0, cubes: [1, 0, 0, 0, 0], source: 'house' },
    ]);
  });

  it('jokers paid go back to the supply', () => {
    const table = building(0, { cubes: { joker: 3 } });
    answer(table, 'pay-house', 'jj');
    expect(cubesOf(table, 0)).toEqual({ joker: 1 });
    expect(cubesOf(table, 4).joker).toBe(14);
  });

  it.each([
    ['cubes', 'ws', 5],
    ['a joker for one', 'wj', 0],
    ['jokers only', 'jj', 0],
  ])('5 VP at once if no joker was paid: paid with %s', (_, word, points) => {
    const table = building(0, { cubes: { wood: 1, stone: 1, joker: 2 } });
    answer(table, 'pay-house', word);
    expect(pointsTold(table, 0)).toEqual(points === 0 ? {} : { 'no-joker': points });
  });

  it('francs are no jokers: a house paid with them alone gives the 5 VP too', () => {
    const table = building(0, { francs: 6 }, ['francs', 'empty']);
    expect(choices(table)).toEqual(['ff']);
    answer(table, 'pay-house', 'ff');
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5 });
  });

  it('a joker may be paid although the named cube is at hand', () => {
    const table = building(0, { cubes: { wood: 1, stone: 1, joker: 2 } });
    expect(choices(table)).toEqual(['ws', 'wj', 'sj', 'jj']);
  });

  it('the payment must be of the number of units and of the kinds named, and at hand', () => {
    const table = building(2, { francs: 3, cubes: { wood: 1, iron: 2, joker: 1 } }, ['wood', 'francs']);
    expect(choices(table)).toEqual(['wfj']);
    expect(whyNot(table, 'wf')).toEqual({ code: 'wrong-number-of-units', needed: 3 });
    expect(whyNot(table, 'wif')).toEqual({ code: 'unit-not-named', unit: 1 });
    expect(whyNot(table, 'www')).toEqual({ code: 'unit-required', unit: 4 });
    expect(whyNot(table, 'wwf')).toEqual({ code: 'unit-short', unit: 0, needed: 2, available: 1 });
    expect(whyNot(table, 'wff')).toEqual({ code: 'unit-short', unit: 4, needed: 2, available: 1 });
    expect(obstacle(table.s, PAYMENTS.length)).toEqual({ code: 'not-a-choice' });
  });

  it.each([
    ['nothing at all', 0, {}, ['wood', 'stone'], 2, 2],
    ['one of the two kinds', 0, { cubes: { wood: 3 } }, ['wood', 'stone'], 1, 2],
    ['a kind that no needle names', 2, { cubes: { iron: 5 } }, ['wood', 'stone'], 3, 3],
    ['too few francs', 2, { francs: 8 }, ['francs', 'empty'], 1, 3],
    ['all but the required kind', 4, { francs: 9, cubes: { iron: 3 } }, ['choice', 'wood'], 1, 4],
  ] as const)('who can not pay does not build: %s', (_, built, belongings, named, missing, units) => {
    const table = building(built, belongings, [...named]);
    expect(told(table, 'action-impossible')).toEqual([
      {
        type: 'action-impossible',
        player: 0,
        action: CONSTRUCTION,
        reason: { code: 'payment-impossible', missing, units, named: [...named] },
      },
    ]);
    expect(due(table)).toBe('2 turn');
    expect(table.s.built[0]).toBe(built);
    expect(needles(table)).toEqual(named);
    expect(total(table, 0)).toBe(0);
  });

  it.each([
    [1, 0, 'ws', {}],
    [2, 1, 'ws', {}],
    [3, 2, 'wws', {}],
    [4, 3, 'wss', {}],
    [5, 4, 'wwss', { 'late-house': 5 }],
    [6, 5, 'wsss', { 'late-house': 5 }],
  ])(
    'the 5th and 6th house give 5 VP at once, the others nothing: house %i',
    (house, built, word, points) => {
      const table = building(built, { cubes: { wood: 2, stone: 3 } });
      answer(table, 'pay-house', word);
      expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5 });
      answers(table, 'move-needle first', 'place-house 5-5');
      expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5, ...points });
      expect(table.s.built[0]).toBe(house);
      expect(told(table, 'house-built')).toEqual([
        { type: 'house-built', player: 0, space: SPACE_NAMES.indexOf('5-5'), house: house - 1 },
      ]);
      check(table);
    },
  );

  it('a late house paid with jokers still gives its own 5 VP', () => {
    const table = building(4, { cubes: { joker: 4 } });
    answers(table, 'pay-house jjjj', 'move-needle first', 'place-house 5-5');
    expect(pointsTold(table, 0)).toEqual({ 'late-house': 5 });
  });

  it('after six houses there is nothing to build', () => {
    const table = building(6, { francs: 20, cubes: { wood: 5, stone: 5, joker: 5 } });
    expect(told(table, 'action-impossible')).toEqual([
      { type: 'action-impossible', player: 0, action: CONSTRUCTION, reason: { code: 'all-houses-built' } },
    ]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('with a tile or a meeple on all 25 spaces there is nowhere to build', () => {
    const table = tableAtTurn(5, { iris: '1-1', deal: { strips: [1, 2, 3, 4, 5] } });
    const others = SPACE_NAMES.filter((space) => space !== '2-3');
    for (let seat = 1; seat < 5; seat++)
      give(table, seat, { houses: others.slice((seat - 1) * 6, seat * 6) });
    give(table, 0, { francs: 5, cubes: { wood: 1, stone: 1 } });
    check(table);
    answers(table, 'turn 2-3', 'bid 1');
    expect(told(table, 'action-impossible')).toEqual([
      { type: 'action-impossible', player: 0, action: CONSTRUCTION, reason: { code: 'no-space-for-house' } },
    ]);
    expect(cubesOf(table, 0)).toEqual({ wood: 1, stone: 1 });
  });

  it('the house goes on any space without tile and meeple, in the active area or out of it', () => {
    const table = planning(1, { cubes: { wood: 1, stone: 1 } });
    give(table, 1, { houses: ['3-3', '5-1'], placed: { '4-2': 2 } });
    give(table, 2, { placed: { '5-5': 1 } });
    check(table);
    answers(table, 'turn 2-3', 'bid 1', 'pay-house ws', 'move-needle first');
    const taken = ['1-1', '3-3', '5-1', '4-2', '5-5', '2-3'];
    expect(choices(table)).toEqual(SPACE_NAMES.filter((space) => !taken.includes(space)));
    expect(choices(table)).toContain('1-5');
    const at = (space: string) => SPACE_NAMES.indexOf(space);
    expect(whyNot(table, '1-1')).toEqual({ code: 'house-there', space: at('1-1'), owner: 0 });
    expect(whyNot(table, '3-3')).toEqual({ code: 'house-there', space: at('3-3'), owner: 1 });
    expect(whyNot(table, '4-2')).toEqual({ code: 'occupied', space: at('4-2'), by: 1 });
    expect(whyNot(table, '2-3')).toEqual({ code: 'occupied', space: at('2-3'), by: 0 });
    expect(obstacle(table.s, 25)).toEqual({ code: 'not-a-choice' });
    answer(table, 'place-house', '1-5');
    expect(table.s.houses[at('1-5')]).toBe(0);
    check(table);
  });

  it('a neutral meeple keeps a house away too', () => {
    const table = planning(0, { cubes: { wood: 1, stone: 1 } }, 2);
    setNeutral(table, '3-3', '4-5');
    answers(table, 'turn 2-3', 'bid 1', 'pay-house ws', 'move-needle first');
    expect(choices(table)).not.toContain('3-3');
    expect(whyNot(table, '4-5')).toEqual({
      code: 'occupied',
      space: SPACE_NAMES.indexOf('4-5'),
      by: NEUTRAL,
    });
  });

  it('the space of the house keeps its action', () => {
    const table = building(0, { cubes: { wood: 1, stone: 1 } });
    const actions = table.s.actions.slice();
    answers(table, 'pay-house ws', 'move-needle first', 'place-house 5-5');
    expect(table.s.actions).toEqual(actions);
  });
});

const NEXT = {
  wood: 'francs',
  francs: 'stone',
  stone: 'choice',
  choice: 'iron',
  iron: 'empty',
  empty: 'wood',
} as const;
type Kind = keyof typeof NEXT;
const KINDS = Object.keys(NEXT) as Kind[];
const PAIRS = KINDS.flatMap((first) =>
  KINDS.filter((second) => second !== first).map((second): [Kind, Kind] => [first, second]),
);

describe('2e, Construction, needles', () => {
  it.each(PAIRS)(
    'one needle of choice moves one space clockwise and never onto the other: %s and %s',
    (first, second) => {
      const moving = (): Table => {
        const table = building(0, { cubes: { joker: 2 } }, [first, second]);
        answer(table, 'pay-house', 'jj');
        return table;
      };
      const legal = [
        ...(NEXT[first] === second ? [] : ['first']),
        ...(NEXT[second] === first ? [] : ['second']),
      ];
      expect(choices(moving())).toEqual(legal);
      for (const word of ['first', 'second']) {
        const table = moving();
        if (!legal.includes(word)) {
          expect(whyNot(table, word)).toEqual({ code: 'needles-would-meet' });
          continue;
        }
        answer(table, 'move-needle', word);
        expect(needles(table)).toEqual(word === 'first' ? [NEXT[first], second] : [first, NEXT[second]]);
      }
    },
  );

  it('a needle must be moved: there is no way to leave both', () => {
    const table = building(0, { cubes: { joker: 2 } });
    answer(table, 'pay-house', 'jj');
    expect(choices(table)).toEqual(['first', 'second']);
    expect(obstacle(table.s, 2)).toEqual({ code: 'not-a-choice' });
  });

  it('from choice a needle goes over the arrow tile to iron', () => {
    const table = building(0, { cubes: { joker: 2 } }, ['choice', 'wood']);
    answers(table, 'pay-house jj', 'move-needle first');
    expect(needles(table)).toEqual(['iron', 'wood']);
    expect(told(table, 'needle-moved')).toEqual([
      {
        type: 'needle-moved',
        player: 0,
        needle: 0,
        from: 3,
        to: 5,
      },
    ]);
  });

  it('over the arrow tile no needle jumps onto one that is on iron', () => {
    const table = building(0, { cubes: { joker: 2 } }, ['iron', 'choice']);
    answer(table, 'pay-house', 'jj');
    expect(choices(table)).toEqual(['first']);
    expect(whyNot(table, 'second')).toEqual({ code: 'needles-would-meet' });
  });

  it('the needles as they are before the move set the cost of this house, as they are after it that of the next', () => {
    const table = building(0, { cubes: { wood: 1, stone: 1, joker: 2 } });
    answers(table, 'pay-house ws', 'move-needle second', 'place-house 5-5');
    expect(needles(table)).toEqual(['wood', 'choice']);
    give(table, 1, { francs: 4, cubes: { wood: 1 } });
    answers(table, 'turn 4-4', 'bid 1');
    expect(choices(table)).toEqual(['wf']);
  });
});
