import { describe, expect, it } from 'vitest';
import {
  answer,
  answers,
  check,
  choices,
  due,
  give,
  giveTurn,
  passAll,
  sendArchitects,
  type Table,
  tableAtTurn,
  told,
} from '../table.testing.ts';

function arrested(table: Table): number[] {
  return told(table, 'architect-arrested').map(({ player }) => player);
}

describe('2e, Brussels majority', () => {
  it('example: with 1, 2 and 2 architects in Brussels the two with 2 lose one each', () => {
    const table = tableAtTurn(3);
    sendArchitects(table, 0, 0, 1);
    sendArchitects(table, 1, 0, 2);
    sendArchitects(table, 2, 1, 1);
    sendArchitects(table, 2, 3, 1);
    check(table);
    passAll(table);
    expect(told(table, 'brussels-majority')).toEqual([
      { type: 'brussels-majority', players: [1, 2], counts: [1, 2, 2] },
    ]);
    expect(arrested(table)).toEqual([1, 2]);
    expect(table.s.courthouse).toEqual([2, 3, 3]);
    expect(table.s.architects).toEqual([5, 4, 4]);
    check(table);
  });

  // Architects by seat on the four actions, who loses one.
  const CASES: [string, number[][], number[]][] = [
    ['the only one there', [[0, 0, 0, 1], [], []], [0]],
    ['the four actions are added', [[1, 1, 0, 1], [0, 2, 0, 0], []], [0]],
    ['two on one action against one on each of two', [[2], [0, 1, 1], []], [0, 1]],
    ['all three alike', [[1], [0, 1], [0, 0, 1]], [0, 1, 2]],
    ['more by one', [[3], [0, 0, 4], [0, 3]], [1]],
  ];

  it.each(CASES)(
    'who has the most architects in Brussels sends one to the courthouse, tied ones each: %s',
    (_, sent, losers) => {
      const table = tableAtTurn(3);
      sent.forEach((counts, seat) => {
        counts.forEach((count, action) => {
          if (count > 0) sendArchitects(table, seat, action, count);
        });
      });
      passAll(table);
      expect(arrested(table)).toEqual(losers);
      expect(table.s.courthouse).toEqual([0, 1, 2].map((seat) => (losers.includes(seat) ? 3 : 2)));
      check(table);
    },
  );

  it('with nobody in Brussels nobody loses an architect', () => {
    const table = tableAtTurn(3);
    passAll(table);
    expect(told(table, 'brussels-majority')).toEqual([]);
    expect(arrested(table)).toEqual([]);
    expect(table.s.courthouse).toEqual([2, 2, 2]);
  });

  it('architects on the Art Nouveau board do not count', () => {
    const table = tableAtTurn(3, { iris: '1-1' });
    give(table, 0, { placed: { '3-3': 1, '3-4': 1, '3-5': 1 } });
    sendArchitects(table, 1, 2, 1);
    passAll(table);
    while (due(table).endsWith('use-prestige')) answer(table, 'use-prestige', choices(table)[0]);
    expect(arrested(table)).toEqual([1]);
  });

  it('an architect in the courthouse is not to be had in the next round', () => {
    const table = tableAtTurn(4);
    answers(table, 'turn stock-exchange');
    passAll(table);
    expect(table.s.architects[0]).toBe(4);
    expect(table.s.architects[1]).toBe(5);
  });

  it('it can take even the last architect', () => {
    const table = tableAtTurn(4);
    give(table, 0, { courthouse: 6 });
    answers(table, 'turn stock-exchange');
    passAll(table);
    expect(table.s.courthouse[0]).toBe(7);
    expect(table.s.architects[0]).toBe(0);
    check(table);
  });

  it('architects who were in the courthouse before do not count as being in Brussels', () => {
    const table = tableAtTurn(4);
    give(table, 1, { courthouse: 6 });
    giveTurn(table, 0);
    answers(table, 'turn stock-exchange');
    passAll(table);
    expect(told(table, 'brussels-majority')[0].counts).toEqual([1, 0, 0, 0]);
    expect(arrested(table)).toEqual([0]);
  });
});
