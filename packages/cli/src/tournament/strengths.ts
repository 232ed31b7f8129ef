/** The strengths in the model of Plackett and Luce that make what happened most likely. */
import { type Field, pairsOf } from './plackett-luce.ts';
import { addTo } from './sums.ts';

/** Half a victory each way is added to every pair: to win every game is not to be infinitely strong. */
const PRIOR = 0.5;
const ITERATIONS = 1000;
const PRECISION = 1e-9;
/** The likelihood has one summit, and from anywhere a Newton step that is no longer than this goes up. */
const LONGEST_STEP = 1;

/**
 * The strengths as logarithms with a mean of zero. `fields` as `fieldsOf` gives them; `weights`: for each of them, how
 * often each bot was next. By Newton's method: the usual MM algorithm takes thousands of steps when one bot nearly
 * always wins.
 */
export function strengthsOf(
  fields: readonly Field[],
  weights: Float64Array,
  start?: readonly number[],
): number[] {
  const bots = fields[0]?.length ?? 0;
  const pairs = pairsOf(bots).length;
  const withPrior = weights.map((weight, at) => {
    const field = Math.floor(at / bots);
    const isOfPair = field < pairs && fields[field]?.[at % bots] === 1;
    return isOfPair ? weight + PRIOR : weight;
  });
  const strengths = start?.slice() ?? Array<number>(bots).fill(0);
  for (let i = 0; i < ITERATIONS; i++) {
    const step = newtonStep(strengths, fields, withPrior);
    const length = Math.max(...step) - Math.min(...step);
    const part = Math.min(1, LONGEST_STEP / length);
    for (let bot = 0; bot < bots; bot++)
      strengths[bot] = (strengths[bot] as number) + part * (step[bot] as number);
    if (length < PRECISION) break;
  }
  return strengths;
}

function newtonStep(
  strengths: readonly number[],
  fields: readonly Field[],
  weights: Float64Array,
): Float64Array {
  const bots = strengths.length;
  const gradient = new Float64Array(bots);
  // Only differences of strengths mean something: ones everywhere keep the mean where it is.
  const curvature = Array.from(strengths, () => new Float64Array(bots).fill(1));
  fields.forEach((field, f) => {
    let draws = 0;
    let all = 0;
    for (let bot = 0; bot < bots; bot++) {
      draws += weights[f * bots + bot] as number;
      all += (field[bot] as number) * Math.exp(strengths[bot] as number);
    }
    const chance = (bot: number) => ((field[bot] as number) * Math.exp(strengths[bot] as number)) / all;
    for (let bot = 0; bot < bots; bot++) {
      const expected = draws * chance(bot);
      addTo(gradient, bot, (weights[f * bots + bot] as number) - expected);
      const row = curvature[bot] as Float64Array;
      addTo(row, bot, expected);
      for (let other = 0; other < bots; other++) addTo(row, other, -expected * chance(other));
    }
  });
  return solved(curvature, gradient);
}

/** The solution of positive definite equations, by elimination; both are used up. */
function solved(rows: readonly Float64Array[], right: Float64Array): Float64Array {
  rows.forEach((pivot, i) => {
    rows.forEach((row, j) => {
      if (i === j) return;
      const factor = (row[i] as number) / (pivot[i] as number);
      for (let k = i; k < row.length; k++) addTo(row, k, -factor * (pivot[k] as number));
      addTo(right, j, -factor * (right[i] as number));
    });
  });
  return right.map((value, i) => value / (rows[i]?.[i] as number));
}

/** How many Elo points the first of two strengths is above the second. */
export function eloDifference(strengths: readonly number[], [a, b]: readonly [number, number]): number {
  return (400 / Math.LN10) * ((strengths[a] as number) - (strengths[b] as number));
}
