/** One step ahead of what has happened. */
import type { ChoiceStep, Frame, GameState } from '@horta/engine';

/**
 * The position right after a choice, on a copy, before anything follows by itself: what was paid is gone, what was
 * placed stands there, what is asked next waits. Only for choices that turn up nothing.
 */
export function rightAfter(view: GameState, option: number): GameState {
  const copy = view.rules.clone(view);
  const frame = copy.agenda.pop() as Frame;
  (copy.rules.steps[frame.step] as ChoiceStep<GameState>).choose(copy, frame, option);
  return copy;
}
