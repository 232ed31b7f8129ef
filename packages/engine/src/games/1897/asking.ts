/** Questions that come up within an action. */
import type { ChoiceStep, Frame, Seat } from '../../core/game.ts';
import type { State } from './state.ts';

const legal: number[] = [];

/** Asks the player, unless the rules leave one answer only: that one is then carried out at once. */
export function ask(s: State, step: string, player: Seat, a = 0, b = 0): void {
  const frame: Frame = { step, player, a, b };
  const choice = s.rules.steps[step] as ChoiceStep<State>;
  legal.length = 0;
  choice.options(s, frame, legal);
  if (legal.length === 1) choice.choose(s, frame, legal[0]);
  else s.agenda.push(frame);
}
