/** How long each beat is shown. */
import type { Speed } from '../settings/settings.svelte.ts';

/** Milliseconds that a step which gains something stays. */
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

/** What gains nothing stays as long as one reads it. */
const A_WORD = 0.08;
const LEAST_READING = 0.5;
const MOST_READING = 1.4;

/** How long a beat stays, as a share of the time of a step. */
export function shareOf(hasGains: boolean, words: number): number {
  return hasGains ? 1 : Math.min(MOST_READING, Math.max(LEAST_READING, A_WORD * words));
}

/**
 * Milliseconds for a beat. `spent`: how long its turn has been told already; `shares`: of each beat of this turn that
 * waits, this one first.
 */
export function timeOf(step: number, spent: number, shares: readonly number[]): number {
  const own = shares[0] * step;
  const wanted = shares.reduce((sum, share) => sum + share * step, 0);
  const left = MOST_STEPS_A_TURN * step - spent;
  if (wanted <= left) return own;
  return Math.max(LEAST * step, (own * Math.max(0, left)) / wanted);
}
