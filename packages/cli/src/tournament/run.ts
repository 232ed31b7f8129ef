/** Plays the games of a tournament. They are the same however many workers there are. */
import { setImmediate } from 'node:timers/promises';
import type { Bot } from '@horta/bots';
import type { Parameters, Slot } from './parameters.ts';
import { type PlayedGame, playSlot } from './play.ts';
import { openPool } from './pool.ts';
import { type Player, spread } from './spread.ts';

/** The built worker.ts. */
const WORKER = new URL('./worker.js', import.meta.url);

export interface Surroundings {
  readonly workers: number;
  readonly workerEntry?: URL | undefined;
  /** Stops the tournament; games that are not finished are lost. */
  readonly signal: AbortSignal;
  /** Games come in the order in which they are finished. */
  onGame(game: PlayedGame): void;
}

/** `bots` as the parameters name them, for a single worker, which plays in this thread. */
export async function run(
  parameters: Parameters,
  bots: readonly Bot[],
  slots: readonly Slot[],
  { workers, workerEntry = WORKER, signal, onGame }: Surroundings,
): Promise<void> {
  if (signal.aborted) return;
  if (workers === 1) return spread(slots, [playerHere(parameters, bots, signal)], onGame);
  const pool = openPool(parameters, Math.min(workers, slots.length), workerEntry);
  const stop = () => void pool.close();
  signal.addEventListener('abort', stop);
  try {
    await spread(slots, pool.players, onGame);
  } finally {
    signal.removeEventListener('abort', stop);
    await pool.close();
  }
}

/** Looks at the signal before each decision: the games of strong bots are long. */
function playerHere(parameters: Parameters, bots: readonly Bot[], signal: AbortSignal): Player {
  return async (slot) => {
    const steps = playSlot(parameters, bots, slot);
    while (!signal.aborted) {
      const step = steps.next();
      if (step.done === true) return step.value;
      await setImmediate();
    }
    return undefined;
  };
}
