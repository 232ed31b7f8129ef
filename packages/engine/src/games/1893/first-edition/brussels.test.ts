import { describe, expect, it } from 'vitest';
import { BRUSSELS_ACTIONS } from '../ids.ts';
import { setUses } from '../resolution.testing.ts';
import {
  answer,
  answers,
  check,
  cubesOf,
  due,
  forget,
  francsTold,
  give,
  giveTurn,
  levelOf,
  pointsTold,
  sendArchitects,
  told,
  whyNot,
} from '../table.testing.ts';
import { tableAtTurn } from './table.testing.ts';

describe('1e, Brussels actions', () => {
  it('example: one assistant on the Grand-Place at level 3 of the royal palace uses three upright nobles', () => {
    const table = tableAtTurn(4);
    give(table, 0, {
      levels: { crown: 3 },
      nobles: ['brugmann', 'buls', 'maeterlinck', 'van-de-velde'],
      francs: 0,
    });
    check(table);
    answers(table, 'turn grand-place', 'use-nobles brugmann', 'use-nobles buls', 'use-nobles maeterlinck');
    expect(due(table)).toBe('2 turn');
    expect(told(table, 'architects-sent').map(({ architects }) => architects)).toEqual([1]);
    expect(francsTold(table, 0)).toEqual({ noble: 5 });
    expect(levelOf(table, 0, 'iris')).toBe(2);
    expect(pointsTold(table, 0)).toEqual({ noble: 5 });
    // They are turned; the fourth is still upright.
    forget(table);
    giveTurn(table, 0);
    answer(table, 'turn', 'grand-place');
    expect(whyNot(table, 'buls')).toMatchObject({ code: 'noble-used' });
    expect(whyNot(table, 'van-de-velde')).toBeUndefined();
  });

  it.each([
    [2, [1, 2, 3, 4]],
    [3, [1, 2, 3, 4]],
    [4, [1, 1, 2, 2, 3, 3]],
    [5, [1, 1, 2, 2, 3, 3]],
  ])('each use of an action in the round takes so many assistants: %i players', (players, needed) => {
    for (const action of BRUSSELS_ACTIONS) {
      needed.forEach((architects, uses) => {
        const table = tableAtTurn(players);
        setUses(table, action, uses);
        answer(table, 'turn', action);
        expect(told(table, 'architects-sent')[0]).toMatchObject({ architects, use: uses + 1 });
      });
    }
  });

  it('the stock exchange gives what the card of the round shows', () => {
    const table = tableAtTurn(3, { deal: { stock: [5] } });
    answer(table, 'turn', 'stock-exchange');
    expect(francsTold(table, 0)).toEqual({ 'stock-exchange': 6 });
  });

  it('the market gives 3 jokers, or what is left of them', () => {
    const table = tableAtTurn(3);
    give(table, 2, { cubes: { joker: 11 } });
    answer(table, 'turn', 'saint-catherine');
    expect(cubesOf(table, 0)).toEqual({ joker: 3 });
    answer(table, 'turn', 'saint-catherine');
    expect(cubesOf(table, 1)).toEqual({ joker: 1 });
    check(table);
  });

  it('who has most assistants there loses one to the courthouse, ties all of them', () => {
    const table = tableAtTurn(3);
    sendArchitects(table, 0, 0, 1);
    sendArchitects(table, 1, 0, 2);
    sendArchitects(table, 2, 1, 1);
    sendArchitects(table, 2, 2, 1);
    check(table);
    answers(table, 'turn pass', 'turn pass', 'turn pass');
    expect(told(table, 'architect-arrested').map(({ player }) => player)).toEqual([1, 2]);
    expect(table.s.courthouse).toEqual([2, 3, 3]);
    expect(table.s.architects).toEqual([5, 4, 4]);
    check(table);
  });
});
