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

  it.each([
    ['brugmann', [], () => ({ francs: 5 })],
    ['solvay', ['cube-or-trade i'], () => ({ cubes: { iron: 1, joker: 1 } })],
    ['solvay', ['cube-or-trade trade-ws'], () => ({ cubes: { wood: 1, stone: 1 } })],
    ['empain', [], () => ({ cubes: { joker: 3 } })],
    ['buls', [], () => ({ iris: 2 })],
    ['albert', [], () => ({ crown: 2 })],
    ['van-de-velde', [], () => ({ architect: 2 })],
    ['vandervelde', [], () => ({ courthouse: 1, architects: 5 })],
    ['maeterlinck', [], () => ({ points: 5 })],
  ] as const)('the nobles have their effects: %s %s', (noble, more, changed) => {
    const table = tableAtTurn(3);
    give(table, 0, { francs: 0, nobles: ['brugmann', noble], cubes: { joker: 1 } });
    check(table);
    answers(table, 'turn grand-place', `use-nobles ${noble}`, ...more);
    const unchanged = { francs: 0, cubes: { joker: 1 }, iris: 1, crown: 1, architect: 1, points: 0 };
    // One of five assistants at hand is on the Grand-Place, two are in the courthouse.
    expect({
      francs: table.s.money[0],
      cubes: cubesOf(table, 0),
      iris: levelOf(table, 0, 'iris'),
      crown: levelOf(table, 0, 'crown'),
      architect: levelOf(table, 0, 'architect'),
      points: pointsTold(table, 0).noble ?? 0,
      courthouse: table.s.courthouse[0],
      architects: table.s.architects[0],
    }).toEqual({ ...unchanged, courthouse: 2, architects: 4, ...changed() });
    check(table);
  });

  it('Prince Albert, used on the Grand-Place, allows no more nobles in the same action', () => {
    const table = tableAtTurn(3);
    give(table, 0, { nobles: ['brugmann', 'albert'] });
    answers(table, 'turn grand-place', 'use-nobles albert');
    expect(levelOf(table, 0, 'crown')).toBe(2);
    expect(due(table)).toBe('2 turn');
  });
});
