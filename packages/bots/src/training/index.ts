/** How the weights of the bots are made: for those who make them anew. */
export { KINDS, type Kind, loadWeights } from '../evaluation/kinds.ts';
export type { StoredWeights } from '../evaluation/stored-weights.ts';
export { type Generation, PLAN, type TrainingPlan } from './plan.ts';
export { type Assignment, type GamePlayer, type Progress, playAssignment, train } from './run.ts';
export type { Samples } from './samples.ts';
