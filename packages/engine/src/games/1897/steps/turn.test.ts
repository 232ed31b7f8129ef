import { describe, expect, it } from 'vitest';
import { pending } from '../../../core/agenda.ts';
import { give, lay } from '../arranging.testing.ts';
import { hand, sentTo } from '../holdings.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  forget,
  francsTold,
  giveTurn,
  newTable,
  passAll,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';

/** Three players, seat 0 to move, with an area of known cards. */
function atTurn(players = 3): Table {
  const table = newTable(players, { area: ['artwork', 'material', 'noble', 'money'] });
  forget(table);
  return table;
}

describe('1897, Action', () => {
  it('players take one action each, clockwise from the first player', () => {
    const table = newTable(3, { firstPlayer: 2 });
    const order = [];
    for (let i = 0; i < 4; i++) {
      order.push(pending(table.s)?.player);
      answer(table, 'turn', 'stock-exchange');
      if (due(table).endsWith('send-architects')) answer(table, 'send-architects', choices(table)[0]);
    }
    expect(order).toEqual([1, 2, 0, 1]);
  });

  it('who has passed is left out, and the last one goes on until passing too', () => {
    const table = atTurn();
    answers(table, 'turn pass', 'turn pass');
    expect(due(table)).toBe('3 turn');
    answers(table, 'turn stock-exchange', 'send-architects 1/3');
    expect(due(table)).toBe('3 turn');
    answer(table, 'turn', 'pass');
    expect(table.s.round).toBe(2);
  });

  it('one may pass at any turn, and must when nothing else can be done (R-14)', () => {
    const table = atTurn();
    expect(choices(table).at(-1)).toBe('pass');
    give(table, 0, { francs: 0, nobles: ['(brugmann)'], prison: { '1/3': 4, '2/4': 2, '2/5': 1 } });
    check(table);
    expect(choices(table)).toEqual(['pass']);
  });

  it('a card can be taken from any cell that holds one, and from no other', () => {
    const table = atTurn();
    give(table, 1, { placed: { '1-2': '1/3:1' } });
    lay(table, { '2-3': 'none' });
    check(table);
    const cells = choices(table).filter((word) => /^\d-\d$/.test(word));
    expect(cells).toEqual(['1-1', '1-3', '1-4', '2-1', '2-2', '2-4', '3-1', '3-2', '3-3', '3-4']);
    expect(whyNot(table, '1-2')).toEqual({ code: 'cell-taken', cell: 1, by: 1 });
    expect(whyNot(table, '4-1')).toEqual({ code: 'outside-area', cell: 12 });
  });

  it('cells that no card was left for can not be used (R-43)', () => {
    const table = atTurn();
    lay(table, { '3-4': 'none' });
    expect(whyNot(table, '3-4')).toEqual({ code: 'cell-empty', cell: 11 });
  });

  it('without an architect that one can pay, no card can be taken', () => {
    const table = atTurn();
    give(table, 0, { francs: 0 });
    expect(whyNot(table, '1-1')).toEqual({ code: 'no-money', needed: 1, available: 0 });
    give(table, 0, { francs: 1, prison: { '1/3': 4 } });
    expect(whyNot(table, '1-1')).toEqual({ code: 'no-money', needed: 2, available: 1 });
    give(table, 0, { francs: 9, prison: { '1/3': 4, '2/4': 2, '2/5': 1 } });
    expect(whyNot(table, '1-1')).toEqual({ code: 'no-architect' });
  });

  it('sixteen cells can be used with four players', () => {
    const table = newTable(4);
    expect(choices(table).filter((word) => /^\d-\d$/.test(word))).toHaveLength(16);
  });

  it('neutral architects take up their cells with two players', () => {
    const table = newTable(2);
    expect(whyNot(table, '3-1')).toEqual({ code: 'cell-taken', cell: 8, by: 4 });
    expect(whyNot(table, '3-4')).toEqual({ code: 'cell-taken', cell: 11, by: 4 });
  });

  it('without an architect left one may still have a turn, and then passes for the francs of passing', () => {
    const table = atTurn();
    give(table, 0, { francs: 9, prison: { '1/3': 4, '2/4': 2, '2/5': 1 } });
    expect(due(table)).toBe('1 turn');
    expect(choices(table)).toEqual(['pass']);
    answer(table, 'turn', 'pass');
    expect(francsTold(table, 0)).toEqual({ pass: 3 });
    expect(due(table)).toBe('2 turn');
  });

  it('just the francs of the lowest value at hand are enough to take a card', () => {
    const table = atTurn();
    give(table, 0, { francs: 1 });
    expect(choices(table)).toContain('1-1');
    give(table, 0, { francs: 2, prison: { '1/3': 4 } });
    expect(choices(table)).toContain('1-1');
    give(table, 0, { francs: 1 });
    expect(choices(table)).not.toContain('1-1');
  });
});

describe('1897, Brussels action', () => {
  it('the n-th use of a building in the round takes n architects, whoever used it before', () => {
    const table = atTurn();
    answers(table, 'turn stock-exchange', 'send-architects 1/3');
    answers(table, 'turn stock-exchange', 'send-architects 1/3+1/3');
    answers(table, 'turn stock-exchange', 'send-architects 1/3+1/3+2/4');
    expect(told(table, 'architects-sent').map(({ use, architects }) => [use, ...architects])).toEqual([
      [1, 1, 0, 0],
      [2, 2, 0, 0],
      [3, 2, 1, 0],
    ]);
    expect(hand(table, 2)).toEqual({ '1/3': 2 });
    check(table);
  });

  it('each building counts its own uses', () => {
    const table = atTurn();
    answers(table, 'turn stock-exchange', 'send-architects 1/3', 'turn town-hall', 'send-architects 1/3');
    expect(sentTo(table, 0, 'stock-exchange')).toEqual({ '1/3': 1 });
    expect(sentTo(table, 1, 'town-hall')).toEqual({ '1/3': 1 });
  });

  it('the same player can use a building again, for one architect more', () => {
    const table = atTurn();
    answers(table, 'turn stock-exchange', 'send-architects 1/3');
    giveTurn(table, 0);
    answer(table, 'turn', 'stock-exchange');
    expect(choices(table)).toEqual(['1/3+1/3', '1/3+2/4']);
  });

  it('which architects are sent is the choice of their owner, and they are not paid', () => {
    const table = atTurn();
    give(table, 0, { prison: {}, francs: 0 });
    give(table, 1, { sent: [['stock-exchange', '1/3']] });
    check(table);
    answer(table, 'turn', 'stock-exchange');
    expect(choices(table)).toEqual(['1/3+1/3', '1/3+2/4', '2/4+2/4', '1/3+2/5', '2/4+2/5']);
    expect(whyNot(table, '1/3')).toEqual({ code: 'wrong-number-of-architects', needed: 2 });
    answer(table, 'send-architects', '2/4+2/5');
    expect(francsTold(table, 0)).toEqual({ 'stock-exchange': 5 });
    expect(hand(table, 0)).toEqual({ '1/3': 4, '2/4': 1 });
    check(table);
  });

  it('architects that are not at hand can not be sent', () => {
    const table = atTurn();
    give(table, 1, { sent: [['stock-exchange', '1/3']] });
    answer(table, 'turn', 'stock-exchange');
    expect(whyNot(table, '2/4+2/4')).toEqual({
      code: 'architects-short',
      architect: 1,
      needed: 2,
      available: 1,
    });
  });

  it('a building that takes more architects than one has can not be used', () => {
    const table = atTurn();
    give(table, 0, { prison: { '1/3': 3, '2/4': 2, '2/5': 1 } });
    give(table, 1, { sent: [['stock-exchange', '1/3']] });
    check(table);
    expect(whyNot(table, 'stock-exchange')).toEqual({
      code: 'not-enough-architects',
      needed: 2,
      available: 1,
    });
    expect(whyNot(table, 'town-hall')).toBeUndefined();
  });

  it('architects all alike are sent without a question', () => {
    const table = atTurn();
    give(table, 0, { prison: { '2/4': 2, '2/5': 1 } });
    answer(table, 'turn', 'stock-exchange');
    expect(due(table)).toBe('2 turn');
    expect(sentTo(table, 0, 'stock-exchange')).toEqual({ '1/3': 1 });
  });
});

describe('1897, Pass', () => {
  it('the first to pass gains 3 BF, every other one 1 BF, the last one too', () => {
    const table = newTable(4, { firstPlayer: 3 });
    forget(table);
    passAll(table);
    expect([0, 1, 2, 3].map((seat) => francsTold(table, seat))).toEqual([
      { pass: 1 },
      { pass: 1 },
      { pass: 3 },
      { pass: 1 },
    ]);
  });

  it('someone passes first in every round anew', () => {
    const table = newTable(2);
    passAll(table);
    forget(table);
    passAll(table);
    expect(told(table, 'passed')).toEqual([
      { type: 'passed', player: 1, first: true },
      { type: 'passed', player: 0, first: false },
    ]);
  });

  it('whoever passes first gains 3 BF, not the first player', () => {
    const table = atTurn();
    answers(table, 'turn stock-exchange', 'send-architects 1/3', 'turn pass', 'turn pass');
    answer(table, 'turn', 'pass');
    expect([0, 1, 2].map((seat) => francsTold(table, seat).pass)).toEqual([1, 3, 1]);
  });
});
