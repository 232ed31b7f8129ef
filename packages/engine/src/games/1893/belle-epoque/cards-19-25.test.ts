import { describe, expect, it } from 'vitest';
import { AREAS, IRIS_NAMES } from '../board.ts';
import { NEUTRAL } from '../ids.ts';
import { card, toRound } from '../resolution.testing.ts';
import {
  answer,
  answers,
  type Belongings,
  check,
  choices,
  cubesOf,
  displayed,
  due,
  forget,
  francsTold,
  give,
  giveTurn,
  levelOf,
  nobleNamed,
  noblesKept,
  pointsTold,
  setDisplay,
  setNeedles,
  type Table,
  told,
  usedCards,
  whitesHeld,
  whyNot,
} from '../table.testing.ts';
import { end, lastPass, resolve, startRound, tableOf, usePrestige } from './rounds.testing.ts';

/** Seats and numbers of the cards that were used, in their order. */
function cardsTold(table: Table): [number, number][] {
  return told(table, 'card-used').map(({ player, card: used }) => [player, used + 1]);
}

describe('2e Belle Époque, Card 19', () => {
  it('at the start of the round its holder takes a traveller, by itself, before the square is laid', () => {
    const table = tableOf(3);
    give(table, 1, { cards: [19] });
    resolve(table);
    expect(due(table)).toBe('1 choose-iris');
    expect(table.s.travellers).toEqual([0, 1, 0]);
    expect(told(table, 'traveller-taken')).toEqual([{ type: 'traveller-taken', player: 1, source: 'card' }]);
    expect(usedCards(table)).toEqual([19]);
    check(table);
  });

  it('every round again, and one that was not used goes back before', () => {
    const table = tableOf(3);
    give(table, 2, { cards: [19] });
    resolve(table);
    startRound(table);
    resolve(table);
    expect(told(table, 'travellers-returned')).toEqual([{ type: 'travellers-returned', from: 'players' }]);
    expect(table.s.travellers).toEqual([0, 0, 1]);
    startRound(table);
    resolve(table);
    expect(table.s.travellers).toEqual([0, 0, 1]);
    check(table);
  });

  it('while its pavilion is not built it gives nobody a traveller', () => {
    const table = tableOf(3, { deal: { cards: [19] } });
    resolve(table);
    expect(told(table, 'traveller-taken')).toEqual([]);
    expect(table.s.travellers).toEqual([0, 0, 0]);
  });

  it('won during a round it gives nothing before the next one', () => {
    const table = tableOf(3, { deal: { cards: [19] } });
    give(table, 0, { cubes: { wood: 1, stone: 1 } });
    answers(table, 'turn 2-4', 'bid 1', 'take-artwork blue');
    giveTurn(table, 0);
    answers(table, 'turn 3-1'.replace('3-1', '4-4'), 'bid 1', 'pay-house 1w+1s');
  });

  it('after the last round there is no other one to start', () => {
    const table = lastPass(3, { cards: [19] });
    end(table);
    expect(told(table, 'traveller-taken')).toEqual([]);
    expect(due(table)).toBe('over');
  });
});
