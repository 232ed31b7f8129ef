/** The positions between the events of one decision: what the boards look like while it is being told. */
import { type GameState, playLegal, randomFromSeed } from '@horta/engine';
import type { Onlooker } from '@horta/table';
import type { Seen } from '../table/seen.ts';
import type { Beat } from './beats.ts';

/** What the boards look like after each beat: those between are found once a decision. */
export class ViewsBetween {
  /** For whose eyes they are. */
  #eyes: Onlooker | undefined;
  /** By the number of the move, and of the event. */
  readonly #known = new Map<number, ReadonlyMap<number, GameState>>();

  /** Moves from this one on are others now. */
  forget(from: number): void {
    for (const position of this.#known.keys()) if (position >= from) this.#known.delete(position);
  }

  after({ position, isLast, until }: Beat, beats: readonly Beat[], latest: Seen): GameState {
    if (isLast || position < 0) return latest.viewAt(position + 1);
    if (until < 0) return latest.viewAt(position);
    if (this.#eyes !== latest.eyes) this.#known.clear();
    this.#eyes = latest.eyes;
    let known = this.#known.get(position);
    if (known === undefined) {
      const numbers = beats
        .filter((beat) => beat.position === position && !beat.isLast)
        .map((beat) => beat.until);
      const { option } = latest.played[position].move;
      known = positionsBetween(latest.viewAt(position), option, numbers, latest.eyes);
      this.#known.set(position, known);
    }
    return known.get(until) ?? latest.viewAt(position + 1);
  }
}

/**
 * The position before each of these events (by number), from the one before the decision. It is tried on a copy of what
 * the viewer may know; from where chance has its say on there is none, since it would be a guess.
 */
function positionsBetween(
  before: GameState,
  option: number,
  numbers: readonly number[],
  eyes: Onlooker,
): ReadonlyMap<number, GameState> {
  const found = new Map<number, GameState>();
  if (numbers.length === 0) return found;
  const { rules } = before;
  const trial = rules.sample(before, randomFromSeed('between'));
  let count = 0;
  let hasRevealed = false;
  trial.sink = {
    tell(event) {
      if (!hasRevealed && numbers.includes(count))
        found.set(count, eyes === 'all' ? rules.clone(trial) : rules.view(trial, eyes));
      hasRevealed ||= rules.reveals(event);
      count++;
    },
  };
  try {
    playLegal(trial, option);
  } catch {
    // A choice among cards that only another seat sees can't be tried on guessed ones.
  }
  return found;
}
