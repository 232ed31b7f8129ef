/**
 * Before anything counts, the code must have got its final form. V8 compiles what it has seen run often, guesses what it
 * will meet, and compiles anew where it guessed wrong; it does so in each thread by itself, and for seconds. So each lane
 * is warmed up by itself, its contestants taking turns, until their figures stand or the time for it is over.
 */
import type { Slice } from './contestant.ts';
import type { Lane } from './lane.ts';
import { stands } from './steady.ts';

/** Long enough for several games, short enough for many slices. */
const SLICE = 60;
/** With little time slices are shorter, so that there are some at all. */
const SLICES_WANTED = 12;

export interface WarmUp {
  /** Contestants whose figures did not come to rest. */
  readonly unsteady: ReadonlySet<string>;
  /** What it took. */
  readonly milliseconds: number;
}

/** Takes at most about so long, and longer on a busy machine. What one lane doesn't need, the others have. */
export async function warmUp(
  lanes: readonly Pick<Lane, 'contestants' | 'run'>[],
  milliseconds: number,
): Promise<WarmUp> {
  const unsteady = new Set<string>();
  let weights = lanes.reduce((sum, lane) => sum + weightOf(lane), 0);
  let left = milliseconds;
  for (const lane of lanes) {
    const weight = weightOf(lane);
    left -= await warmLane(lane, Math.max(0, (left * weight) / weights), unsteady);
    weights -= weight;
  }
  return { unsteady, milliseconds: milliseconds - left };
}

function weightOf({ contestants }: Pick<Lane, 'contestants'>): number {
  return contestants.reduce((sum, { weight }) => sum + weight, 0);
}

/** Returns the time that it took; adds those whose figures don't stand after it. */
async function warmLane(
  { contestants, run }: Pick<Lane, 'contestants' | 'run'>,
  milliseconds: number,
  unsteady: Set<string>,
): Promise<number> {
  const slices = new Map<string, Slice[]>(contestants.map(({ id }) => [id, []]));
  const length = Math.min(SLICE, milliseconds / contestants.length / SLICES_WANTED);
  let spent = 0;
  for (let turn = 1; slices.size > 0 && (turn === 1 || spent < milliseconds); turn++) {
    for (const [id, past] of slices) {
      // Games of their own: those of the rounds are new to everybody.
      const done = await run({ id, round: -turn, milliseconds: length });
      // Not what other programs take: on a busy machine it must take longer.
      spent += Math.min(done.elapsed, done.seconds) * 1000;
      past.push(done);
    }
    for (const [id, past] of slices) if (stands(past)) slices.delete(id);
  }
  for (const id of slices.keys()) unsteady.add(id);
  return spent;
}
