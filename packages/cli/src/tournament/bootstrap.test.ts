import { randomFromSeed } from '@horta/engine';
import { expect, test } from 'vitest';
import { bootstrap } from './bootstrap.ts';

/** The share of the first quantity in the second. */
const share = ([part = 0, all = 0]: Float64Array) => [part / all];

function deals(count: number, seed: string): Float64Array[] {
  const random = randomFromSeed(seed);
  return Array.from({ length: count }, () => new Float64Array([random.below(10) < 6 ? 1 : 0, 1]));
}

test('the interval is as wide as theory says', () => {
  const [estimate] = bootstrap(deals(400, 'one'), share, 'x');
  // 400 times 0 or 1 with a mean near 0.6: 1.96 standard errors are 0.048.
  expect((estimate?.high ?? 0) - (estimate?.low ?? 0)).toBeCloseTo(2 * 0.048, 2);
  expect(estimate?.low).toBeLessThan(estimate?.value ?? 0);
  expect(estimate?.high).toBeGreaterThan(estimate?.value ?? 0);
});

test('the truth lies in about 95 of 100 intervals', () => {
  const held = Array.from({ length: 60 }, (_, i) => bootstrap(deals(100, `${i}`), share, `${i}`)).filter(
    ([estimate]) => estimate !== undefined && estimate.low <= 0.6 && 0.6 <= estimate.high,
  );
  expect(held.length).toBeGreaterThan(52);
});

test('the same seed draws the same, another one does not', () => {
  const some = deals(30, 'some');
  const mean = (sums: Float64Array) => [(sums[0] ?? 0) / 3 + 1 / 7];
  expect(bootstrap(some, mean, 'a')).toEqual(bootstrap(some, mean, 'a'));
  const fine = some.map((deal, i) => deal.map((value) => value + i / 1000));
  expect(bootstrap(fine, mean, 'a')).not.toEqual(bootstrap(fine, mean, 'b'));
});

test('deals that went alike leave no room', () => {
  const same = Array.from({ length: 5 }, () => new Float64Array([1, 2]));
  expect(bootstrap(same, share, 'x')).toEqual([{ value: 0.5, low: 0.5, high: 0.5 }]);
});
