/** Where the cursor stands when a sale is asked about. */
import { loadGame, startGame } from '@horta/engine';
import type { State } from '@horta/engine/1893';
import { expect, test } from 'vitest';
import { bestPlace, gainsAt } from './selling.ts';

await loadGame('1893');

const ALL = Array.from({ length: 25 }, (_, place) => place);

test('a sale begins where it brings most points, of those most francs', () => {
  const s = startGame('1893', { players: 3, seed: 'selling' }) as State;
  for (const sale of [0, 1, 2, 3]) {
    const { francs, points } = gainsAt(s, sale, bestPlace(s, sale, ALL));
    for (const place of ALL) {
      const there = gainsAt(s, sale, place);
      expect(there.points).toBeLessThanOrEqual(points);
      if (there.points === points) expect(there.francs).toBeLessThanOrEqual(francs);
    }
  }
});

test('the cursor is not moved for nothing', () => {
  const s = startGame('1893', { players: 3, seed: 'selling' }) as State;
  const best = bestPlace(s, 0, ALL);
  const there = { ...s, cursor: best };
  expect(bestPlace(there, 0, ALL)).toBe(best);
  expect(bestPlace(s, 0, [s.cursor])).toBe(s.cursor);
});
