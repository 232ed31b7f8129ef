/** Intervals by bootstrap: what the same numbers come to when deals are drawn anew, with replacement, from those played. */
import { randomFromSeed } from '@horta/engine';
import { sumOf } from './sums.ts';

const RESAMPLES = 2000;
/** The middle 95 in 100. */
const TAIL = 0.025;

/** A number with its interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Each deal is a list of quantities that are added up; `statistics` makes numbers of the sums. Deals are the unit, not
 * games: the games of a deal are alike. The same seed gives the same intervals.
 */
export function bootstrap(
  deals: readonly Float64Array[],
  statistics: (sums: Float64Array) => number[],
  seed: string,
): Estimate[] {
  const random = randomFromSeed(`${seed} bootstrap`);
  const samples = Array.from({ length: RESAMPLES }, () =>
    statistics(sumOf(deals.map(() => deals[random.below(deals.length)] as Float64Array))),
  );
  return statistics(sumOf(deals)).map((value, i) => {
    const sorted = Float64Array.from(samples, (sample) => sample[i] as number).sort();
    const tail = Math.floor(TAIL * RESAMPLES);
    return { value, low: sorted[tail] as number, high: sorted[RESAMPLES - 1 - tail] as number };
  });
}
