/**
 * How much a bot may think about one decision: a number of simulations, which is reproducible, or a time, or both:
 * then it stops at whichever is reached first.
 */
export interface Budget {
  readonly simulations?: number;
  readonly milliseconds?: number;
}

/** `500`, `200ms` or `1.5s`; undefined if the text is none of them. */
export function readBudget(text: string): Budget | undefined {
  const [, amount, unit] = /^(\d{1,7}(?:\.\d{1,3})?)(ms|s|)$/.exec(text) ?? [];
  if (amount === undefined) return undefined;
  const number = Number(amount);
  if (number === 0) return undefined;
  if (unit === '') return Number.isInteger(number) ? { simulations: number } : undefined;
  return { milliseconds: unit === 's' ? number * 1000 : number };
}

/** Simulations between two looks at the clock. */
const CLOCK_INTERVAL = 8;

/** Simulates until the budget is used up, or until `isSettled` says so of the simulations that are left. */
export function spend(
  { simulations = Infinity, milliseconds = Infinity }: Budget,
  simulate: () => void,
  isSettled: (left: number) => boolean = () => false,
): number {
  const end = milliseconds === Infinity ? Infinity : performance.now() + milliseconds;
  let done = 0;
  while (done < simulations) {
    if (done % CLOCK_INTERVAL === 0 && done > 0) {
      if (end !== Infinity && performance.now() >= end) break;
      if (isSettled(simulations - done)) break;
    }
    simulate();
    done++;
  }
  return done;
}
