/**
 * How many sequences of decisions there are from fixed positions, to a small depth, as perft counts moves in chess:
 * a rule that comes to allow more or less than before shows here.
 */
import { describe, expect, it } from 'vitest';
import { options, playLegal } from './core/agenda.ts';
import type { GameOptions, GameState } from './core/game.ts';
import { playNumbers } from './games.testing.ts';
import { startGame } from './loading.ts';

function sequences(s: GameState, depth: number): number {
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

/** Game, options, players, decisions played before counting, and the counts at depth 1, 2, 3, ... */
const COUNTS: [string, GameOptions, number, number, number[]][] = [
  ['1893', {}, 2, 0, [4, 16, 32, 288, 2304, 27648, 179712]],
  ['1893', {}, 2, 60, [2, 28, 116, 531, 2769, 13533, 63483]],
  ['1893', {}, 3, 30, [1, 1, 10, 42, 84, 1428, 18984]],
  ['1893', {}, 4, 0, [4, 16, 64, 256, 512, 7168, 48128]],
  ['1893', {}, 4, 100, [8, 13, 26, 572, 8580, 104104]],
  ['1893', {}, 4, 180, [11, 34, 178, 921, 4659, 22674, 92916]],
  ['1893', {}, 5, 50, [1, 2, 8, 30, 90, 92, 110]],
  ['1893', {}, 5, 240, [2, 22, 22, 22, 22, 22, 110]],
  ['1893', { belleEpoque: true }, 2, 0, [4, 16, 32, 192, 960, 11520]],
  ['1893', { belleEpoque: true }, 2, 70, [5, 18, 166, 362, 1742, 3770, 9344]],
  ['1893', { belleEpoque: true }, 4, 0, [4, 16, 64, 256, 512, 7168, 48128]],
  ['1893', { belleEpoque: true }, 4, 70, [18, 100, 309, 2937, 12818]],
  ['1893', { belleEpoque: true }, 4, 200, [5, 19, 67, 469, 2417, 9864]],
  ['1893', { boards: 'chosen' }, 3, 0, [5, 20, 80, 320, 960, 3840, 7680]],
  ['1893', { boards: 'chosen' }, 3, 70, [5, 10, 50, 700, 6220, 31485]],
  ['1893', { boards: 'chosen' }, 5, 0, [5, 20, 80, 320, 960, 3840, 7680]],
  ['1893', { boards: 'chosen' }, 5, 70, [5, 29, 267, 1524, 9359]],
  ['1893', { boards: 'chosen' }, 5, 200, [2, 4, 68, 292, 2776, 12598]],
  ['1893', { boards: 'dealt' }, 2, 0, [4, 16, 32, 288, 2304, 27648]],
  ['1893', { boards: 'dealt' }, 2, 70, [2, 3, 6, 78, 420, 1952, 10962]],
  ['1893', { boards: 'dealt' }, 4, 0, [4, 16, 64, 256, 512, 7168, 48128]],
  ['1893', { boards: 'dealt' }, 4, 70, [5, 60, 465, 2350, 16842]],
  ['1893', { boards: 'dealt' }, 4, 200, [5, 16, 180, 1590, 8082]],
  ['1893', { belleEpoque: true, boards: 'dealt' }, 3, 0, [4, 16, 64, 128, 2176, 15104]],
  ['1893', { belleEpoque: true, boards: 'dealt' }, 3, 70, [4, 32, 68, 360, 4680, 37500]],
  ['1893', { belleEpoque: true, boards: 'dealt' }, 5, 0, [4, 16, 64, 256, 1024, 2048, 34816]],
  ['1893', { belleEpoque: true, boards: 'dealt' }, 5, 70, [5, 65, 390, 2050, 13200, 59476]],
  ['1893', { belleEpoque: true, boards: 'dealt' }, 5, 200, [5, 23, 94, 460, 1614, 6616, 24044]],
  ['1893-first-edition', {}, 2, 0, [2, 18, 144, 1728, 11232]],
  ['1893-first-edition', {}, 2, 70, [2, 18, 108, 389, 1828, 8196, 36171]],
  ['1893-first-edition', {}, 4, 0, [2, 28, 188, 1152, 8042, 55280]],
  ['1893-first-edition', {}, 4, 70, [5, 18, 122, 794, 3468, 15672]],
  ['1893-first-edition', {}, 4, 200, [5, 10, 25, 99, 268, 1262, 4667]],
  ['1893-first-edition', { strips: 'expert' }, 3, 0, [2, 34, 236, 1528, 11479]],
  ['1893-first-edition', { strips: 'expert' }, 3, 70, [2, 12, 45, 149, 888, 3483, 6778]],
  ['1893-first-edition', { strips: 'expert' }, 5, 0, [2, 34, 236, 1458, 10746]],
  ['1893-first-edition', { strips: 'expert' }, 5, 70, [5, 25, 187, 1247, 6086, 24412]],
  ['1893-first-edition', { strips: 'expert' }, 5, 200, [17, 48, 253, 1309, 10185, 55950]],
  ['1897', {}, 2, 0, [14, 60, 554, 2702, 18010]],
  ['1897', {}, 2, 70, [2, 4, 40, 156, 916, 3544, 12836]],
  ['1897', {}, 3, 0, [16, 70, 756, 3888, 34012]],
  ['1897', {}, 3, 70, [10, 34, 216, 893, 3690, 15249]],
  ['1897', {}, 3, 110, [2, 2, 2, 4, 12, 0]],
  ['1897', {}, 4, 0, [20, 90, 1324, 6948]],
  ['1897', {}, 4, 70, [20, 90, 1190, 6170]],
  ['1897', {}, 4, 110, [2, 4, 80, 912, 5286, 57026]],
];

describe('counts of decision sequences', () => {
  it.each(COUNTS)('%s %j, %i players, after %i decisions', (game, chosen, players, played, counts) => {
    const s = startGame(game, { players, options: chosen, seed: 'perft' });
    playNumbers(
      s,
      Array.from({ length: played }, (_, i) => i * 13),
    );
    expect(counts.map((_, i) => sequences(s, i + 1))).toEqual(counts);
  });
});
