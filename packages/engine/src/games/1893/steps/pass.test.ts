import { describe, expect, it } from 'vitest';
import { UNKNOWN } from '../../../core/game.ts';
import { randomFromSeed } from '../../../core/random.ts';
import { allEyes } from '../../../core/view.ts';
import type { ColourName } from '../ids.ts';
import { card, toRound } from '../resolution.testing.ts';
import {
  answer,
  answers,
  check,
  due,
  forget,
  francsTold,
  give,
  giveTurn,
  passAll,
  type Table,
  tableAtTurn,
  told,
} from '../table.testing.ts';
import { slidCards } from '../view.ts';

function faceDownOf({ s }: Table, seat: number): number[] {
  return s.faceDown.filter((_, i) => s.faceDownOwners[i] === seat);
}

describe('2e, Passing', () => {
  it('example: first to pass with two blue, one green and one card from before: 2 BF + 2 BF', () => {
    const table = tableAtTurn(3);
    give(table, 1, { artworks: { yellow: 0, blue: 2, green: 1 } });
    giveTurn(table, 1);
    toRound(table, 2);
    expect(faceDownOf(table, 1)).toHaveLength(1);
    give(table, 1, { francs: 3 });
    giveTurn(table, 1);
    expect(table.s.architects[1]).toBeGreaterThan(0);
    answer(table, 'turn', 'pass');
    expect(francsTold(table, 1)).toEqual({ 'pass-artworks': 2, 'pass-prestige': 2 });
    expect(table.s.money[1]).toBe(7);
    expect(told(table, 'passed')).toEqual([{ type: 'passed', player: 1, first: true }]);
    expect(told(table, 'prestige-kept-face-down')).toEqual([
      { type: 'prestige-kept-face-down', player: 1, kept: 2 },
    ]);
    // The card just taken counts two Manneken-Pis, the one from before none.
    answers(table, 'turn pass', 'turn pass');
    expect(told(table, 'first-player-chosen')[0].manneken).toEqual([0, 2, 0]);
    check(table);
  });

  const COLOURS_HELD: [string, Partial<Record<ColourName, number>>, number][] = [
    ['none', {}, 0],
    ['one', { yellow: 1 }, 1],
    ['three alike', { green: 3 }, 1],
    ['two alike and another', { blue: 2, green: 1 }, 2],
    ['black only', { black: 2 }, 1],
    ['black beside a colour', { black: 1, brown: 1 }, 2],
    ['all five', { yellow: 1, brown: 1, blue: 2, green: 1, black: 1 }, 5],
  ];

  it.each(COLOURS_HELD)(
    'gives 1 BF for each different colour of artwork, black being one: %s',
    (_, artworks, francs) => {
      const table = tableAtTurn(3);
      answer(table, 'turn', 'pass');
      give(table, 1, { francs: 0, artworks: { yellow: 0, ...artworks } });
      check(table);
      forget(table);
      answer(table, 'turn', 'pass');
      expect(table.s.money[1]).toBe(francs);
      expect(francsTold(table, 1)).toEqual(francs === 0 ? {} : { 'pass-artworks': francs });
    },
  );

  it('only artworks one has count, not those in the display or of others', () => {
    const table = tableAtTurn(3);
    give(table, 0, { artworks: { yellow: 0 } });
    give(table, 1, { artworks: { blue: 2, green: 2 } });
    answer(table, 'turn', 'pass');
    expect(francsTold(table, 0)).toEqual({ 'pass-prestige': 1 });
  });

  it('one may pass with architects and money left, and keeps both', () => {
    const table = tableAtTurn(3);
    answer(table, 'turn', 'pass');
    expect(table.s.architects[0]).toBe(5);
    expect(table.s.money[0]).toBe(5 + 1 + 1);
  });

  it('the first to pass takes the top prestige card; the others take none', () => {
    const table = tableAtTurn(3, { deal: { prestige: [1, 2, 3, 4, 5, 30, 29] } });
    answer(table, 'turn', 'pass');
    expect(faceDownOf(table, 0)).toEqual([29]);
    expect(table.s.prestigeDeck).toHaveLength(24);
    answer(table, 'turn', 'pass');
    expect(told(table, 'passed')).toEqual([
      { type: 'passed', player: 0, first: true },
      { type: 'passed', player: 1, first: false },
    ]);
    expect(table.s.faceDown).toEqual([29]);
    expect(table.s.prestigeDeck).toHaveLength(24);
    expect(francsTold(table, 1)).toEqual({ 'pass-artworks': 1 });
    check(table);
  });

  it('each face-down card is worth 1 BF to who passes first: 1, 2, 3, 4, 5 over five rounds', () => {
    const table = tableAtTurn(3);
    const gained: (number | undefined)[] = [];
    for (let round = 1; round <= 5; round++) {
      toRound(table, round);
      forget(table);
      answer(table, 'turn', 'pass');
      gained.push(francsTold(table, 0)['pass-prestige']);
      expect(told(table, 'prestige-kept-face-down')[0].kept).toBe(round);
    }
    expect(gained).toEqual([1, 2, 3, 4, 5]);
  });

  it('the face-down cards of others are worth nothing to oneself', () => {
    const table = tableAtTurn(3);
    toRound(table, 3);
    expect(faceDownOf(table, 0)).toHaveLength(2);
    giveTurn(table, 1);
    answer(table, 'turn', 'pass');
    expect(francsTold(table, 1)).toEqual({ 'pass-artworks': 1, 'pass-prestige': 1 });
  });

  it('who passes later gains nothing for the face-down cards from before', () => {
    const table = tableAtTurn(3);
    toRound(table, 2);
    giveTurn(table, 2);
    answer(table, 'turn', 'pass');
    forget(table);
    answer(table, 'turn', 'pass');
    expect(faceDownOf(table, 0)).toHaveLength(1);
    expect(francsTold(table, 0)).toEqual({ 'pass-artworks': 1 });
    expect(told(table, 'prestige-kept-face-down')).toEqual([]);
  });

  it('in every round there is one first to pass', () => {
    const table = tableAtTurn(4);
    for (let round = 1; round <= 5; round++) {
      toRound(table, round);
      giveTurn(table, (round * 2) % 4);
      passAll(table);
      expect(told(table, 'passed').filter(({ first }) => first)).toHaveLength(1);
    }
    expect(table.s.faceDownOwners).toEqual([2, 0, 2, 0, 2]);
  });

  it('nobody sees a card kept face down, not even its owner', () => {
    const table = tableAtTurn(3);
    answer(table, 'turn', 'pass');
    const { s } = table;
    for (const eyes of allEyes(s.rules)) {
      const view = s.rules.view(s, eyes);
      expect(view.faceDown).toEqual([UNKNOWN]);
      expect(view.faceDownOwners).toEqual([0]);
      expect(view.prestigeDeck.every((hidden) => hidden === UNKNOWN)).toBe(true);
    }
    // Neither does an event name it.
    expect(told(table, 'prestige-kept-face-down')).toEqual([
      { type: 'prestige-kept-face-down', player: 0, kept: 1 },
    ]);
    // From what one sees it can be any card that has not been seen.
    const random = randomFromSeed('face down');
    const imagined = new Set(
      Array.from({ length: 200 }, () => s.rules.sample(s.rules.view(s, 0), random).faceDown[0]),
    );
    expect(imagined.size).toBeGreaterThan(10);
    for (const seen of s.prestigeStrip) expect(imagined).not.toContain(seen);
  });

  it('a card kept face down stays with its owner for good, and is never used', () => {
    const table = tableAtTurn(3, { deal: { prestige: [1, 2, 3, 4, 5, card('iris+crown')] } });
    answer(table, 'turn', 'pass');
    const kept = table.s.faceDown[0];
    expect(kept).toBe(card('iris+crown') - 1);
    toRound(table, 5);
    passAll(table);
    const { s } = table;
    expect(due(table)).toBe('over');
    expect(s.faceDown[0]).toBe(kept);
    expect(s.faceDownOwners[0]).toBe(0);
    for (const place of [s.prestigeStrip, s.prestigeDiscard, s.prestigeDeck, slidCards(s)])
      expect(place).not.toContain(kept);
    expect(s.multipliers.every((multiplier) => multiplier === 1)).toBe(true);
    expect(told(table, 'prestige-used')).toEqual([]);
    expect(s.tracks.every((space) => space === 0)).toBe(true);
  });

  it('passing costs nothing else: no architect, cube, artwork or noble changes hands', () => {
    const table = tableAtTurn(3);
    give(table, 0, { cubes: { wood: 2, joker: 1 } });
    const { s } = table;
    const before = [s.architects, s.courthouse, s.cubes, s.artworks, s.nobles, s.points, s.tracks].map(
      String,
    );
    answer(table, 'turn', 'pass');
    expect(
      [s.architects, s.courthouse, s.cubes, s.artworks, s.nobles, s.points, s.tracks].map(String),
    ).toEqual(before);
  });
});
