/** Positions as they would be: the engine's own steps, taken on a copy. */
import type { AutomaticStep, ChoiceStep, Frame, Seat } from '@horta/engine';
import { type Event, FIRST_BRUSSELS_OPTION, type State } from '@horta/engine/1893';

function frameOf(step: string, player: Seat, a = 0, b = 0): Frame {
  return { step, player, a, b };
}

function choiceStep(s: State, step: string): ChoiceStep<State> {
  return s.rules.steps[step] as ChoiceStep<State>;
}

/** What a copy tells while something is done with it. */
function told(s: State, act: (copy: State) => void): { events: readonly Event[]; after: State } {
  const events: Event[] = [];
  const after = s.rules.clone(s);
  after.sink = { tell: (event: Event) => void events.push(event) };
  act(after);
  return { events, after };
}

/** As if it were the player's turn. */
export function onTurn(s: State, player: Seat): State {
  const copy = s.rules.clone(s);
  copy.agenda.splice(0, copy.agenda.length, frameOf('turn', player));
  return copy;
}

/** Once the player has placed an architect here with this bid, before the action; or as if it were their turn, if they can't. */
export function placed(s: State, player: Seat, space: number, bid: number): State {
  const copy = onTurn(s, player);
  if ((s.architects[player] ?? 0) === 0 || (s.money[player] ?? 0) < bid) return copy;
  const turn = copy.agenda.pop() as Frame;
  choiceStep(s, turn.step).choose(copy, turn, space);
  const bidding = copy.agenda.pop() as Frame;
  choiceStep(s, bidding.step).choose(copy, bidding, bid);
  return copy;
}

/** Once the player has gone to Brussels, before the action; undefined if they have too few architects. */
export function sent(s: State, player: Seat, action: number): State | undefined {
  // Travellers could go instead: asked for in a step of its own.
  const copy = onTurn(s, player);
  copy.travellers = s.travellers.map(() => 0);
  const turn = copy.agenda.pop() as Frame;
  const option = FIRST_BRUSSELS_OPTION + action;
  if (choiceStep(s, turn.step).obstacle(copy, turn, option) !== undefined) return undefined;
  choiceStep(s, turn.step).choose(copy, turn, option);
  copy.travellers = s.travellers;
  return copy;
}

/** What happens when somebody uses the space of another player's house. */
export function freeAction(
  s: State,
  owner: Seat,
  space: number,
  by: Seat,
): { events: readonly Event[]; asked: Frame | undefined } {
  const { events, after } = told(s, (copy) => {
    copy.agenda.length = 0;
    (copy.rules.steps['free-action'] as AutomaticStep<State>).run(
      copy,
      frameOf('free-action', owner, space, by),
    );
  });
  return { events, asked: after.agenda.at(-1) };
}

/** What an automatic step would bring. */
export function runOf(
  s: State,
  step: string,
  player: Seat,
): { events: readonly Event[]; asked: Frame | undefined } {
  const { events, after } = told(s, (copy) => {
    copy.agenda.length = 0;
    (copy.rules.steps[step] as AutomaticStep<State>).run(copy, frameOf(step, player));
  });
  return { events, asked: after.agenda.at(-1) };
}

/** What using this noble would bring, whoever has the card. */
export function nobleUse(s: State, player: Seat, noble: number): readonly Event[] {
  return told(s, (copy) => {
    copy.agenda.length = 0;
    choiceStep(copy, 'use-nobles').choose(copy, frameOf('use-nobles', player, 1), noble);
  }).events;
}

/** Once the needle has moved on. */
export function needleMoved(s: State, player: Seat, needle: number): State {
  return told(s, (copy) => {
    copy.agenda.length = 0;
    choiceStep(copy, 'move-needle').choose(copy, frameOf('move-needle', player), needle);
  }).after;
}
