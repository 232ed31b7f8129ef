/** The ladder: one evaluation, looked at the harder the higher the level. */
import type { Budget } from './budget.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['apprentice', 'journeyman', 'architect', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What each level may think about a decision. Counts of simulations, so that a level is as strong on every machine and
 * its games can be played again; the times are for slow machines only.
 */
export const LEVEL_BUDGETS: Readonly<Record<Level, Budget>> = {
  apprentice: { simulations: 1, milliseconds: 150 },
  journeyman: { simulations: 12, milliseconds: 300 },
  architect: { simulations: 100, milliseconds: 700 },
  master: { simulations: 1000, milliseconds: 1300 },
};
