/** How points come about, in a few signs. */
import { expect, it } from 'vitest';
import { sumsOf } from './results.ts';

it.each([
  ['one product', [[5, 8]], '5 × 8'],
  ['single things say nothing', [[3, 1]], ''],
  ['one thing says nothing', [[1, 5]], ''],
  ['none at all', [[0, 5]], ''],
  [
    'of several nothing is left out',
    [
      [5, 2],
      [1, 6],
    ],
    '5 × 2 + 6',
  ],
  [
    'what costs the same is taken together',
    [
      [1, -5],
      [1, -5],
      [1, -5],
    ],
    '3 × −5',
  ],
] as const)('%s', (_, sums, expected) => {
  expect(sumsOf({ sums: sums.map(([count, each]) => ({ count, each })) })).toBe(expected);
});
