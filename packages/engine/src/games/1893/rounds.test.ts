import { describe, expect, it } from 'vitest';
import { isOver, obstacle, options, pending, play } from '../../core/agenda.ts';
import { NONE } from '../../core/game.ts';
import { randomFromSeed } from '../../core/random.ts';
import type { EventType } from './events.ts';
import { card, tableWithCards, toRound, typesTold } from './resolution.testing.ts';
import {
  answer,
  answers,
  check,
  due,
  forget,
  give,
  giveTurn,
  newTable,
  passAll,
  sendArchitects,
  type Table,
  tableAtTurn,
  told,
} from './table.testing.ts';
import { slidCards } from './view.ts';

/** Plays to the end, choosing at random. */
function playOut({ s }: Table, seed: string): void {
  const random = randomFromSeed(seed);
  while (!isOver(s)) {
    const legal = options(s);
    play(s, legal[random.below(legal.length)]);
  }
}

describe('2e, Rounds', () => {
  it.each([2, 3, 4, 5])('the game is over after five rounds, not before: %i players', (players) => {
    const table = tableAtTurn(players);
    for (let round = 2; round <= 5; round++) {
      toRound(table, round);
      expect(table.s.round).toBe(round);
    }
    passAll(table);
    while (!isOver(table.s)) play(table.s, options(table.s)[0]);
    expect(told(table, 'round-started')).toEqual([]);
    expect(told(table, 'round-ended')).toEqual([{ type: 'round-ended', round: 5 }]);
    expect(told(table, 'game-ended')).toHaveLength(1);
  });

  it('a round is planning, actions and resolution, in this order', () => {
    const table = newTable(2);
    answers(table, 'start-artwork blue', 'start-artwork blue');
    const order: EventType[] = [
      'round-started',
      'stock-revealed',
      'area-chosen',
      'neutral-placed',
      'architects-sent',
      'passed',
      'first-player-chosen',
      'brussels-majority',
      'round-ended',
    ];
    while (pending(table.s)?.step !== 'turn') play(table.s, options(table.s)[0]);
    answer(table, 'turn', 'stock-exchange');
    passAll(table);
    const seen = typesTold(table, ...order).filter((type, i, list) => list.indexOf(type) === i);
    expect(seen).toEqual(order);
  });

  it('the majorities are decided in their order: columns, first player, cards, irises, Brussels', () => {
    const table = tableWithCards(3, [card('crown'), card('iris', 1, 1), card('iris', 2, 0)]);
    give(table, 0, { placed: { '2-2': 1, '2-3': 1, '3-2': 1, '3-3': 1 } });
    sendArchitects(table, 1, 0, 1);
    forget(table);
    passAll(table);
    answers(table, 'use-prestige column2-bonus1', 'use-prestige column3-under-nobles');
    const order: EventType[] = [
      'passed',
      'column-won',
      'first-player-chosen',
      'prestige-used',
      'prestige-slid',
      'iris-majority',
      'brussels-majority',
      'architect-arrested',
      'round-ended',
    ];
    const seen = typesTold(table, ...order).filter((type, i, list) => list.indexOf(type) === i);
    expect(seen).toEqual(order);
  });

  it('each round has its own stock card; seven of the twelve are never seen', () => {
    const table = newTable(3, { stock: [12, 1, 7, 3, 9] });
    answers(table, 'start-artwork blue', 'start-artwork blue', 'start-artwork blue');
    const seen = told(table, 'stock-revealed').map((event) => event.card);
    for (let round = 2; round <= 5; round++) {
      while (table.s.round < round) {
        if (pending(table.s)?.step === 'turn') passAll(table);
        else play(table.s, options(table.s)[0]);
      }
    }
    expect(seen).toEqual([11]);
    expect(told(table, 'stock-revealed').map((event) => event.card)).toEqual([11, 0, 6, 2, 8]);
    expect(table.s.stockOut).toHaveLength(7);
    expect(table.s.stockDeck).toEqual([]);
  });

  it('the first player of a round is who was found in the round before', () => {
    const table = tableAtTurn(4);
    giveTurn(table, 2);
    passAll(table);
    expect(due(table)).toBe('3 choose-iris');
    toRound(table, 2);
    expect(due(table)).toBe('3 turn');
    giveTurn(table, 1);
    passAll(table);
    expect(told(table, 'round-started')).toEqual([{ type: 'round-started', round: 3, firstPlayer: 1 }]);
  });

  it.each([2, 3, 4, 5])(
    'all 30 prestige cards are used in a game: laid out or kept face down: %i players',
    (players) => {
      const table = newTable(players);
      const laid = table.s.prestigeStrip.slice();
      playOut(table, `thirty ${players}`);
      const { s } = table;
      for (const { cards } of told(table, 'prestige-laid')) laid.push(...cards);
      expect(laid).toHaveLength(25);
      expect(s.faceDown).toHaveLength(5);
      expect([...laid, ...s.faceDown].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 30 }, (_, i) => i),
      );
      expect(s.prestigeDeck).toEqual([]);
      expect(s.prestigeStrip.every((lying) => lying === NONE)).toBe(true);
      expect([...s.prestigeDiscard, ...slidCards(s)].toSorted((a, b) => a - b)).toEqual(
        laid.toSorted((a, b) => a - b),
      );
      check(table);
    },
  );

  it('after the end there is nothing to decide', () => {
    const table = tableAtTurn(3);
    toRound(table, 5);
    passAll(table);
    expect(due(table)).toBe('over');
    expect(options(table.s)).toEqual([]);
    expect(obstacle(table.s, 0)).toEqual({ code: 'game-over' });
    expect(() => play(table.s, 0)).toThrow('game over');
  });
});
