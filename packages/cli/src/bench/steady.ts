/** When a figure stands: code that is still being compiled gets faster and faster, and measures nothing yet. */
import { rateOf, type Slice } from './contestant.ts';

/** Fewer slices say nothing. */
const LEAST_SLICES = 12;
/** How far the rates of the last two quarters of the slices may lie apart. */
const RATE_TOLERANCE = 0.08;
/** By how much compiled code may grow during the last quarter: some of it is seldom met. */
const CODE_TOLERANCE = 0.01;

type Sign = Pick<Slice, 'count' | 'seconds' | 'code'>;

/**
 * Whether successive slices have come to rest: nothing much was compiled in the last quarter of them, and its rates
 * agree with those of the quarter before. Quarters are the longer the longer it has taken, so that a slow rise does not
 * look like a rest. On a busy machine rates go up and down by themselves; what is compiled does not.
 */
export function stands(slices: readonly Sign[]): boolean {
  if (slices.length < LEAST_SLICES) return false;
  const quarter = Math.floor(slices.length / 4);
  const last = slices.slice(-quarter);
  const before = slices.slice(-2 * quarter, -quarter);
  const growth = (last.at(-1) as Sign).code / (before.at(-1) as Sign).code - 1;
  const change = undisturbed(last.map(rateOf)) / undisturbed(before.map(rateOf)) - 1;
  return growth <= CODE_TOLERANCE && Math.abs(change) <= RATE_TOLERANCE;
}

/** The pace that is kept while nothing else runs, which makes slices slower, never faster: the upper quartile. */
export function undisturbed(rates: readonly number[]): number {
  const sorted = rates.toSorted((a, b) => b - a);
  return sorted[Math.floor(sorted.length / 4)] as number;
}
