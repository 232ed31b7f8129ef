/**
 * How many sequences of decisions there are from fixed positions, to a small depth, as perft counts moves in chess:
 * a rule that comes to allow more or less than before shows here.
 */
import { describe, expect, it } from 'vitest';
import { startGame } from './catalogue.ts';
import { options, playLegal } from './core/agenda.ts';
import type { LiveState } from './core/game.ts';
import { playNumbers } from './games.testing.ts';

function sequences(s: LiveState, depth: number): number {
  const legal = options(s);
  if (depth === 1 || legal.length === 0) return legal.length;
  let count = 0;
  for (const option of legal) {
    const next = s.rules.clone(s);
    playLegal(next, option);
    count += sequences(next, depth - 1);
  }
  return count;
}

/** Players, decisions played before counting, and the counts at depth 1, 2, 3, ... */
const COUNTS: [number, number, number[]][] = [
  [2, 0, [4, 16, 32, 288, 2304, 27648, 179712]],
  [2, 60, [2, 28, 116, 531, 2769, 13533, 63483]],
  [3, 30, [1, 1, 10, 42, 84, 1428, 18984]],
  [4, 0, [4, 16, 64, 256, 512, 7168, 48128]],
  [4, 100, [8, 13, 26, 572, 8580, 104104]],
  [4, 180, [11, 34, 178, 921, 4659, 22674, 92916]],
  [5, 50, [1, 2, 8, 30, 90, 92, 110]],
  [5, 240, [2, 22, 22, 22, 22, 22, 110]],
];

describe('counts of decision sequences', () => {
  it.each(COUNTS)('1893, %i players, after %i decisions', (players, played, counts) => {
    const s = startGame('1893', { players, seed: 'perft' });
    playNumbers(
      s,
      Array.from({ length: played }, (_, i) => i * 13),
    );
    expect(counts.map((_, i) => sequences(s, i + 1))).toEqual(counts);
  });
});
