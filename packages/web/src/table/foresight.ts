/** What a choice would do: tried on a copy of what the viewer may know, as far as chance has no say. */
import { type GameEvent, type GameState, pending, playLegal, randomFromSeed, type Seat } from '@horta/engine';

export interface Foresight {
  /** Up to the first one that reveals something: what comes after it is a guess. */
  readonly events: readonly GameEvent[];
  readonly hasRevealed: boolean;
  /** Who decides then; undefined when the game is over. */
  readonly next: Seat | undefined;
}

export function foresee(view: GameState, option: number): Foresight {
  const { rules } = view;
  const events: GameEvent[] = [];
  let hasRevealed = false;
  // Cards that the viewer can't see are guessed: a choice may turn some of them up.
  const trial = rules.sample(view, randomFromSeed('foresight'));
  trial.sink = {
    tell(event) {
      hasRevealed ||= rules.reveals(event);
      if (!hasRevealed) events.push(event);
    },
  };
  playLegal(trial, option);
  return { events, hasRevealed, next: pending(trial)?.player };
}
