/** How long a step is shown. */
import { expect, test } from 'vitest';
import { shareOf, timeOf } from './pace.ts';

test.each([
  { hasGains: true, words: 3, share: 1 },
  { hasGains: true, words: 30, share: 1 },
  { hasGains: false, words: 2, share: 0.5 },
  { hasGains: false, words: 10, share: 0.8 },
  { hasGains: false, words: 40, share: 1.4 },
])('gains: $hasGains, $words words: $share of a step', ({ hasGains, words, share }) => {
  expect(shareOf(hasGains, words)).toBeCloseTo(share);
});

test('a long turn is told in 7.8 steps, what comes first as what comes last', () => {
  const shares = Array.from({ length: 20 }, () => 1);
  let spent = 0;
  for (let i = 0; i < shares.length; i++) spent += timeOf(1000, spent, shares.slice(i));
  expect(spent).toBeCloseTo(7800);
  expect(timeOf(1000, 0, shares)).toBeCloseTo(390);
});
