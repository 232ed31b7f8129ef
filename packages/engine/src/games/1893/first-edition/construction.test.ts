import { describe, expect, it } from 'vitest';
import type { CompassKind } from '../compass.ts';
import {
  answer,
  answers,
  type Belongings,
  check,
  choices,
  cubesOf,
  due,
  give,
  pointsTold,
  setNeedles,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';
import { tableAtTurn } from './table.testing.ts';

const SIX_HOUSES = ['1-1', '1-2', '1-3', '1-4', '1-5', '2-1'];

/** Seat 1 is to pay for the next house, after this many, through the park: nothing is bid. */
function building(first: CompassKind, second: CompassKind, built: number, own: Belongings): Table {
  const table = tableAtTurn(3);
  setNeedles(table, first, second);
  give(table, 0, { francs: 0, houses: SIX_HOUSES.slice(0, built), ...own });
  check(table);
  answers(table, 'turn cinquantenaire', 'cinquantenaire construction');
  return table;
}

const PLENTY: Belongings = { francs: 12, cubes: { wood: 4, iron: 4, stone: 4 } };

/** Payments without joker for someone who has plenty: w, i, s for cubes and f for 3 BF. */
function payments(first: CompassKind, second: CompassKind, built: number): string[] {
  return choices(building(first, second, built, PLENTY)).sort();
}

describe('1e, Construction', () => {
  it('example: 3 units of wood and 3 BF are 2 wood + 3 BF or 1 wood + 6 BF', () => {
    expect(payments('wood', 'francs', 2)).toEqual(['wff', 'wwf']);
  });

  it('example: wood and the empty tile, 4 units: 4 wood', () => {
    expect(payments('wood', 'empty', 4)).toEqual(['wwww']);
  });

  it.each([
    [0, 'ws'],
    [1, 'ws'],
    [2, 'wss wws'],
    [3, 'wss wws'],
    [4, 'wsss wwss wwws'],
    [5, 'wsss wwss wwws'],
  ])(
    'two houses cost 2 units, two 3 and two 4, each of the two kinds named at least once: after %i',
    (built, words) => {
      expect(payments('wood', 'stone', built)).toEqual(words.split(' ').sort());
    },
  );

  it('the choice tile means any refined cube, not 3 BF; one unit is of the kind beside it', () => {
    expect(payments('refined', 'wood', 2)).toEqual(['wii', 'wis', 'wss', 'wwi', 'wws', 'www']);
    const table = building('refined', 'wood', 2, PLENTY);
    expect(whyNot(table, 'wwf')).toEqual({ code: 'unit-not-named', unit: 4 });
    expect(whyNot(table, 'iis')).toEqual({ code: 'unit-required', unit: 0 });
  });

  it('the choice tile beside 3 BF: at least one refined cube and at least once 3 BF', () => {
    expect(payments('refined', 'francs', 0)).toEqual(['if', 'sf', 'wf']);
    expect(payments('francs', 'refined', 2)).toEqual([
      'iff',
      'iif',
      'isf',
      'sff',
      'ssf',
      'wff',
      'wif',
      'wsf',
      'wwf',
    ]);
    const table = building('refined', 'francs', 0, PLENTY);
    expect(whyNot(table, 'ff')).toEqual({ code: 'refined-cube-required' });
    expect(whyNot(table, 'wi')).toEqual({ code: 'unit-required', unit: 4 });
  });

  it('the choice tile and the empty one: any refined cubes', () => {
    expect(payments('refined', 'empty', 0)).toEqual(['ii', 'is', 'ss', 'wi', 'ws', 'ww']);
  });

  it('3 BF and the empty tile: francs only', () => {
    expect(payments('empty', 'francs', 4)).toEqual(['ffff']);
  });

  it.each([
    ['wood', 'francs', { cubes: { wood: 1, joker: 2 } }, 'wj jj'],
    ['refined', 'francs', { francs: 3, cubes: { joker: 1 } }, 'fj'],
    ['refined', 'francs', { cubes: { iron: 1, joker: 1 } }, 'ij'],
    ['wood', 'empty', { cubes: { joker: 2 } }, 'jj'],
  ] as const)('a joker stands for any unit, 3 BF too: %s and %s', (first, second, own, words) => {
    expect(choices(building(first, second, 0, own)).sort()).toEqual(words.split(' ').sort());
  });

  it('5 VP for a house without joker, none with one or with several', () => {
    const own = { cubes: { wood: 2, joker: 2 } };
    const points = ['ww', 'wj', 'jj'].map((payment) => {
      const table = building('wood', 'empty', 0, own);
      answer(table, 'pay-house', payment);
      return pointsTold(table, 0)['no-joker'] ?? 0;
    });
    expect(points).toEqual([5, 0, 0]);
  });

  it('then one needle moves one space clockwise, of choice', () => {
    const table = building('wood', 'refined', 0, PLENTY);
    answer(table, 'pay-house', 'ww');
    expect(choices(table)).toEqual(['first', 'second']);
    answer(table, 'move-needle', 'first');
    expect([table.s.needle0, table.s.needle1]).toEqual([1, 3]);
    expect(cubesOf(table, 0)).toEqual({ wood: 2, iron: 4, stone: 4 });
  });

  it('a needle never moves onto the other', () => {
    const table = building('wood', 'stone', 0, PLENTY);
    answer(table, 'pay-house', 'ws');
    expect(choices(table)).toEqual(['second']);
    expect(whyNot(table, 'first')).toEqual({ code: 'needles-would-meet' });
  });

  it('after the sixth space comes the first: no space is passed over', () => {
    const table = building('empty', 'stone', 0, PLENTY);
    answers(table, 'pay-house ss', 'move-needle first');
    expect(told(table, 'needle-moved')).toEqual([
      { type: 'needle-moved', player: 0, needle: 0, from: 5, to: 0 },
    ]);
  });

  it('the house goes on any space without house and assistant, in or out of the area', () => {
    const table = tableAtTurn(3);
    setNeedles(table, 'wood', 'stone');
    give(table, 0, PLENTY);
    give(table, 1, { houses: ['1-1'], placed: { '3-3': 1 } });
    answers(
      table,
      'turn cinquantenaire',
      'cinquantenaire construction',
      'pay-house ws',
      'move-needle second',
    );
    expect(choices(table)).toHaveLength(23);
    expect(choices(table)).toContain('1-2');
    expect(whyNot(table, '1-1')).toEqual({ code: 'house-there', space: 0, owner: 1 });
    expect(whyNot(table, '3-3')).toEqual({ code: 'occupied', space: 12, by: 1 });
    answer(table, 'place-house', '5-5');
    expect(table.s.houses[24]).toBe(0);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it.each([
    [3, undefined],
    [4, 5],
    [5, 5],
  ])('each of the two top houses gives 5 VP at once: after %i', (built, points) => {
    const table = building('wood', 'stone', built, PLENTY);
    answers(table, `pay-house ${built < 4 ? 'wws' : 'wwss'}`, 'move-needle second', 'place-house 5-5');
    expect(pointsTold(table, 0)['late-house']).toBe(points);
    check(table);
  });
});
