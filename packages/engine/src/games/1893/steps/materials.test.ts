import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import { MATERIALS } from '../ids.ts';
import {
  answer,
  answers,
  check,
  choices,
  cubesOf,
  due,
  give,
  type Table,
  tableAtTurn,
  told,
  whyNot,
} from '../table.testing.ts';
import { CUBE_SETS } from './take-cubes.ts';

/** Seat 1 on a materials space, with this much left in the supply. */
function taking(wood = 10, iron = 10, stone = 10): Table {
  const table = tableAtTurn(4, { iris: '1-1', deal: { strips: [1, 2, 3, 4, 5] } });
  give(table, 3, { cubes: { wood: 10 - wood, iron: 10 - iron, stone: 10 - stone } });
  check(table);
  answers(table, 'turn 2-2', 'bid 1');
  return table;
}

describe('2e, Materials', () => {
  it.each([
    ['ww', { wood: 2 }],
    ['wi', { wood: 1, iron: 1 }],
    ['ws', { wood: 1, stone: 1 }],
    ['ii', { iron: 2 }],
    ['is', { iron: 1, stone: 1 }],
    ['ss', { stone: 2 }],
  ])('two refined cubes are taken, alike or not: %s', (word, cubes) => {
    const table = taking();
    expect(choices(table)).toEqual(['ww', 'wi', 'ws', 'ii', 'is', 'ss']);
    answer(table, 'take-cubes', word);
    expect(cubesOf(table, 0)).toEqual(cubes);
    expect(told(table, 'cubes-taken').map((event) => event.source)).toEqual(['action']);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('neither jokers nor glass are taken', () => {
    const table = taking();
    expect(choices(table).some((word) => /[gj]/.test(word))).toBe(false);
    expect(whyNot(table, 'wg')).toEqual({ code: 'supply-short', material: 3, needed: 1, available: 0 });
    expect(obstacle(table.s, CUBE_SETS.length)).toEqual({ code: 'not-a-choice' });
  });

  it('one cube is not enough while the supply has two', () => {
    const table = taking();
    expect(whyNot(table, 'w')).toEqual({ code: 'wrong-number-of-cubes', needed: 2 });
  });

  it('what the supply has not can not be had', () => {
    const table = taking(1, 0, 10);
    expect(choices(table)).toEqual(['ws', 'ss']);
    expect(whyNot(table, 'ww')).toEqual({ code: 'supply-short', material: 0, needed: 2, available: 1 });
    expect(whyNot(table, 'is')).toEqual({ code: 'supply-short', material: 1, needed: 1, available: 0 });
  });

  it('with a single cube in the supply only that one is taken', () => {
    const table = taking(0, 1, 0);
    expect(choices(table)).toEqual(['i']);
    expect(whyNot(table, 'ii')).toEqual({ code: 'wrong-number-of-cubes', needed: 1 });
    answer(table, 'take-cubes', 'i');
    expect(cubesOf(table, 0)).toEqual({ iron: 1 });
    check(table);
  });

  it('with two of one kind left there is but one choice', () => {
    expect(choices(taking(0, 2, 0))).toEqual(['ii']);
  });

  it('with no refined cube in the supply it can not be done, jokers left or not', () => {
    const table = taking(0, 0, 0);
    expect(told(table, 'action-impossible')).toEqual([
      { type: 'action-impossible', player: 0, action: MATERIALS, reason: { code: 'supply-empty' } },
    ]);
    expect(cubesOf(table, 4)).toEqual({ joker: 15 });
    expect(due(table)).toBe('2 turn');
  });

  it('there is no limit to the cubes that a player has', () => {
    const table = taking();
    give(table, 0, { cubes: { wood: 8, iron: 9, stone: 9 } });
    answer(table, 'take-cubes', 'ww');
    expect(cubesOf(table, 0)).toEqual({ wood: 10, iron: 9, stone: 9 });
  });
});
