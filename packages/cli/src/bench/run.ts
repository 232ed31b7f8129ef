/** A run: all contestants take turns in rounds, so that noise hits all alike, and the median over the rounds counts. */
import type { Slice } from './contestant.ts';
import { MissingPackage } from './contestant.ts';
import { LANES, type Lane, type LaneName, type OpenLane } from './lane.ts';

/** An odd number, so that the median is one of them. */
const ROUNDS = 9;
/** A round before the first, of which nothing counts, as long as this many: the code gets its final form in it. */
const WARM_UP = 3;

/** The slices of each contestant, by round. */
export interface Measured {
  readonly slices: ReadonlyMap<string, readonly Slice[]>;
  /** Packages that are not there. */
  readonly missing: readonly string[];
  readonly rounds: number;
}

export async function run(
  seed: string,
  seconds: number,
  open: OpenLane,
  onProgress: (round: number, rounds: number) => void,
): Promise<Measured> {
  const { lanes, missing } = await openAll(seed, open);
  try {
    const turns = lanes.flatMap((lane) => lane.contestants.map(({ id, weight }) => ({ lane, id, weight })));
    const weights = turns.reduce((sum, { weight }) => sum + weight, 0);
    const unit = (seconds * 1000) / (ROUNDS + WARM_UP) / weights;
    const slices = new Map<string, Slice[]>(turns.map(({ id }) => [id, []]));
    for (let round = 0; round <= ROUNDS; round++) {
      onProgress(round, ROUNDS);
      for (const { lane, id, weight } of turns) {
        const slice = await lane.run({
          id,
          round,
          milliseconds: unit * weight * (round === 0 ? WARM_UP : 1),
        });
        if (round > 0) slices.get(id)?.push(slice);
      }
    }
    return { slices, missing, rounds: ROUNDS };
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
