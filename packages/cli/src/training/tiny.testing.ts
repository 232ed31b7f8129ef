/** A plan that teaches nothing and takes no time. */
import { type Generation, PLAN, type TrainingPlan } from '@horta/bots/training';

const tiny = (changes: Partial<Generation>): Generation => ({
  ...PLAN.generations[0],
  keep: 9,
  passes: 1,
  ...changes,
});

/** The first generation has more games than one worker gets at a time. */
export const TINY_PLAN: TrainingPlan = {
  ...PLAN,
  seed: 'tiny',
  hidden1: 8,
  hidden2: 8,
  memory: 2,
  generations: [tiny({ games: 24, simulations: 0 }), tiny({ games: 4, simulations: 2 })],
};
