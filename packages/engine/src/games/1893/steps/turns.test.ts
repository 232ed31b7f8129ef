import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import { setUses } from '../resolution.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  freeSpace,
  give,
  giveTurn,
  tableAtTurn,
  told,
  whyNot,
} from '../table.testing.ts';
import { PASS_OPTION } from './turn.ts';

const BRUSSELS = ['stock-exchange', 'grand-place', 'cinquantenaire', 'saint-catherine'];

describe('2e, Action phase', () => {
  it.each([
    [2, 2],
    [3, 2],
    [4, 4],
    [5, 3],
  ])('the first player has the first turn: %i players, seat %i', (players, first) => {
    expect(due(tableAtTurn(players, { deal: { firstPlayer: first } }))).toBe(`${first} turn`);
  });

  it('turns go round clockwise, one action each', () => {
    const table = tableAtTurn(3, { deal: { firstPlayer: 2 } });
    const seen: string[] = [];
    for (const action of ['saint-catherine', 'stock-exchange', 'grand-place', 'stock-exchange']) {
      seen.push(due(table));
      answer(table, 'turn', action);
      if (due(table).endsWith('use-nobles')) answer(table, 'use-nobles', 'stop');
    }
    expect(seen).toEqual(['2 turn', '3 turn', '1 turn', '2 turn']);
    expect(due(table)).toBe('3 turn');
    check(table);
  });

  it('an Art Nouveau action is a whole turn as well', () => {
    const table = tableAtTurn(3);
    answers(table, `turn ${freeSpace(table, 0)}`, 'bid 1', 'take-artwork blue');
    expect(due(table)).toBe('2 turn');
  });

  it('who has passed gets no more turn, the others go on', () => {
    const table = tableAtTurn(4);
    const seen: string[] = [];
    for (const action of ['stock-exchange', 'pass', 'stock-exchange', 'pass', 'saint-catherine', 'pass']) {
      seen.push(due(table));
      answer(table, 'turn', action);
    }
    expect(seen).toEqual(['1 turn', '2 turn', '3 turn', '4 turn', '1 turn', '3 turn']);
    expect(due(table)).toBe('1 turn');
    expect(table.s.round).toBe(1);
  });

  it('the last one who has not passed plays on alone, as often as architects allow', () => {
    const table = tableAtTurn(3);
    answers(table, 'turn pass', 'turn pass');
    for (const action of ['stock-exchange', 'saint-catherine', 'cinquantenaire'])
      answers(
        table,
        `turn ${action}`,
        ...(action === 'cinquantenaire' ? ['cinquantenaire workshop', 'take-artwork blue'] : []),
      );
    expect(due(table)).toBe('3 turn');
    expect(told(table, 'round-ended')).toEqual([]);
  });

  it('the phase ends when the last one has passed, not before', () => {
    const table = tableAtTurn(3);
    answers(table, 'turn pass', 'turn pass');
    expect(told(table, 'first-player-chosen')).toEqual([]);
    answer(table, 'turn', 'pass');
    expect(told(table, 'passed').map(({ player }) => player)).toEqual([0, 1, 2]);
    expect(told(table, 'first-player-chosen')).toHaveLength(1);
    expect(told(table, 'round-ended')).toEqual([{ type: 'round-ended', round: 1 }]);
  });

  it('R-14: passing is a choice on every turn, even when everything else could be done', () => {
    const table = tableAtTurn(4);
    expect(choices(table)).toEqual(expect.arrayContaining([...BRUSSELS, 'pass']));
    expect(whyNot(table, 'pass')).toBeUndefined();
  });

  it('R-14: with no architect left one still has a turn, and can only pass', () => {
    const table = tableAtTurn(4);
    const space = freeSpace(table, 0);
    give(table, 0, { architects: 0 });
    giveTurn(table, 3);
    answer(table, 'turn', 'pass');
    expect(due(table)).toBe('1 turn');
    expect(choices(table)).toEqual(['pass']);
    expect(whyNot(table, space)).toEqual({ code: 'no-architect' });
    for (const action of BRUSSELS)
      expect(whyNot(table, action)).toEqual({ code: 'not-enough-architects', needed: 1, available: 0 });
    check(table);
  });

  it('R-14: one architect, no money, and every Brussels action asking for two: one must pass', () => {
    const table = tableAtTurn(3);
    const space = freeSpace(table, 0);
    give(table, 0, { francs: 0, architects: 1 });
    setUses(table, 'stock-exchange', 1);
    setUses(table, 'grand-place', 1);
    setUses(table, 'cinquantenaire', 1);
    setUses(table, 'saint-catherine', 1);
    expect(choices(table)).toEqual(['pass']);
    expect(whyNot(table, space)).toEqual({ code: 'no-money', needed: 1, available: 0 });
    expect(whyNot(table, 'grand-place')).toEqual({ code: 'not-enough-architects', needed: 2, available: 1 });
  });

  it('without money the Art Nouveau board is closed, Brussels is not', () => {
    const table = tableAtTurn(4);
    give(table, 0, { francs: 0 });
    expect(choices(table)).toEqual([...BRUSSELS, 'pass']);
  });

  it('a turn has no other choices than spaces, Brussels actions and passing', () => {
    const { s } = tableAtTurn(4);
    expect(obstacle(s, PASS_OPTION)).toBeUndefined();
    for (const option of [PASS_OPTION + 1, -1, 0.5])
      expect(obstacle(s, option)).toEqual({ code: 'not-a-choice' });
  });
});
