/** What is told of a thing or a choice that somebody looks at closely: all in one piece, nothing twice. */
import type { GameEvent, GameState, Seat } from '@horta/engine';
import type { Choice, Description, Speaker } from '@horta/words/fetched';
import type { ThingId } from '../games/game-view.ts';

/** More would be read by nobody. */
export const MOST_LINES = 6;

interface Looked {
  readonly view: GameState;
  readonly viewer: Seat | undefined;
  /** What is looked at; undefined if nothing on the boards stands for the choice. */
  readonly thing: ThingId | undefined;
  /** The one choice that it stands for, or would stand for if it were legal. */
  readonly choice: Choice | undefined;
  /** What the choice would bring, as far as it can be known. */
  readonly foreseen: readonly GameEvent[];
}

export function tipOf(
  speaker: Speaker,
  { view, viewer, thing, choice, foreseen }: Looked,
): Description | undefined {
  const tip =
    thing !== undefined
      ? speaker.describe(view, thing, viewer, choice)
      : choice && speaker.consider(view, choice.option);
  if (tip === undefined) return undefined;
  const lines = [...tip.lines, ...speaker.consequences(view, foreseen)];
  return {
    title: tip.title,
    does: tip.does,
    notNow: tip.notNow,
    lines: [...new Set(lines)].slice(0, MOST_LINES),
  };
}
