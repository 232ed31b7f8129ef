/** A training of weights, from its plan to its result. */
import {
  type Assignment,
  type Kind,
  type Progress,
  playAssignment,
  type Samples,
  type StoredWeights,
  type TrainingPlan,
  train,
} from '@horta/bots/training';
import { withThreads } from '../threads.ts';

const WORKER = new URL('./worker.js', import.meta.url);

interface Surroundings {
  readonly workers: number;
  /** The built worker.ts. */
  readonly workerEntry?: URL | undefined;
  onProgress(progress: Progress): void;
}

/** The result is the same however many workers there are. */
export function run(
  kind: Kind,
  plan: TrainingPlan,
  { workers, workerEntry = WORKER, onProgress }: Surroundings,
): Promise<StoredWeights> {
  if (workers === 1) return train(kind, plan, [playAssignment], onProgress);
  return withThreads<Assignment, Samples[], StoredWeights>(
    { entry: workerEntry, count: workers },
    (players) => train(kind, plan, players, onProgress),
  );
}

/** The first generations only, each of a share of its games: to try things. */
export function partOf(
  plan: TrainingPlan,
  { generations, percent }: { generations: number | undefined; percent: number },
): TrainingPlan {
  return {
    ...plan,
    generations: plan.generations.slice(0, generations).map((generation) => ({
      ...generation,
      games: Math.max(1, Math.round((generation.games * percent) / 100)),
    })),
  };
}
