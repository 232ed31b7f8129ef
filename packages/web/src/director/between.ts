/** The positions between the events of one decision: what the boards look like while it is being told. */
import { type GameState, playLegal, randomFromSeed } from '@horta/engine';
import type { Onlooker } from '@horta/table';

/**
 * The position before each of these events (by number), from the one before the decision. It is tried on a copy of what
 * the viewer may know; from where chance has its say on there is none, since it would be a guess.
 */
export function positionsBetween(
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
