/**
 * A run: all contestants are warmed up; then they take turns in rounds, so that noise hits all alike, and the median over
 * the rounds counts.
 */
import type { Slice } from './contestant.ts';
import { MissingPackage } from './contestant.ts';
import { LANES, type Lane, type LaneName, type OpenLane } from './lane.ts';
import { warmUp } from './warm-up.ts';

/** An odd number, so that the median is one of them; many short ones rather than few long ones. */
export const ROUNDS = 15;
/** The most that warming up may take of the whole time. */
const WARM_UP = 0.75;

/** The slices of each contestant, by round. */
export interface Measured {
  readonly slices: ReadonlyMap<string, readonly Slice[]>;
  /** Packages that are not there. */
  readonly missing: readonly string[];
  readonly rounds: number;
  /** Contestants that were still not warm when the rounds began. */
  readonly unsteady: ReadonlySet<string>;
}

export interface Run {
  readonly seed: string;
  readonly seconds: number;
  readonly open: OpenLane;
  readonly rounds: number;
  onProgress(round: number, rounds: number): void;
}

export async function run({ seed, seconds, open, rounds, onProgress }: Run): Promise<Measured> {
  const { lanes, missing } = await openAll(seed, open);
  try {
    onProgress(0, rounds);
    const { unsteady, milliseconds } = await warmUp(lanes, seconds * 1000 * WARM_UP);
    const turns = lanes.flatMap((lane) => lane.contestants.map(({ id, weight }) => ({ lane, id, weight })));
    const weights = turns.reduce((sum, { weight }) => sum + weight, 0);
    const unit = (seconds * 1000 - milliseconds) / rounds / weights;
    const slices = new Map<string, Slice[]>(turns.map(({ id }) => [id, []]));
    for (let round = 1; round <= rounds; round++) {
      onProgress(round, rounds);
      for (const { lane, id, weight } of turns)
        slices.get(id)?.push(await lane.run({ id, round, milliseconds: Math.max(0, unit * weight) }));
    }
    return { slices, missing, rounds, unsteady };
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
}

async function openAll(seed: string, open: OpenLane): Promise<{ lanes: Lane[]; missing: string[] }> {
  const lanes: Lane[] = [];
  const missing: string[] = [];
  const tryOpen = async (name: LaneName): Promise<void> => {
    try {
      lanes.push(await open(name, seed));
    } catch (error) {
      if (!(error instanceof MissingPackage)) throw error;
      missing.push(error.package);
    }
  };
  // One after the other: opening is work too.
  for (const name of LANES) await tryOpen(name);
  return { lanes, missing };
}
