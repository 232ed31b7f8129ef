/** How long each beat is shown. */
import type { Speed } from '../settings/settings.svelte.ts';

/** Milliseconds that a step which gains something stays; one that gains nothing takes half of that. */
export const STEP_TIMES: Readonly<Record<Speed, number>> = {
  calm: 1600,
  steady: 1000,
  quick: 450,
  instant: 0,
};

/** A turn takes at most as long as so many steps that gain something. */
const MOST_STEPS_A_TURN = 7.8;
/** However much is to be told, a step is seen. */
const LEAST = 0.06;

/**
 * Milliseconds for a beat. `spent`: how long its turn has been told already; `rest`: for each beat of this turn that
 * waits, this one first, whether it gains something.
 */
export function timeOf(step: number, spent: number, rest: readonly boolean[]): number {
  const shareOf = (hasGains: boolean) => (hasGains ? step : step / 2);
  const own = shareOf(rest[0]);
  const wanted = rest.reduce((sum, hasGains) => sum + shareOf(hasGains), 0);
  const left = MOST_STEPS_A_TURN * step - spent;
  if (wanted <= left) return own;
  return Math.max(LEAST * step, (own * Math.max(0, left)) / wanted);
}
