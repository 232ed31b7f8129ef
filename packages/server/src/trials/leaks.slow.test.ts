import { expect, test } from 'vitest';
import { leaksTrial } from './leaks/leaks.ts';

const SEED = 'c0ffee1893c0ffee1897c0ffee1893c0';

test('nobody is told over the network what they can not see, in whole games of all four kinds', async () => {
  const report = await leaksTrial({
    seed: 'leaks',
    games: [
      { game: '1893', options: { belleEpoque: true, boards: 'chosen' }, players: 3, seed: SEED },
      { game: '1893', options: {}, players: 2, seed: SEED },
      { game: '1893-first-edition', options: {}, players: 2, seed: SEED },
      { game: '1897', options: {}, players: 2 },
    ],
  });
  expect(report.findings).toEqual([]);
  expect(report.games).toBe(4);
  expect(report.requests).toBeGreaterThan(300);
});
