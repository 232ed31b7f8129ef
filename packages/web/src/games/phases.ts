/** Where in a round a game is, as far as its agenda tells: what is still to come waits there. */
import type { GameState } from '@horta/engine';

/** Steps that come back to the agenda until all players have had their part. */
const RECURRING: readonly string[] = ['turns', 'neutral-meeples'];

interface Course {
  readonly round: number;
  /** The steps of a round, in order. */
  readonly steps: readonly string[];
  /** By phase: the step that it begins with. */
  readonly begins: readonly string[];
}

/** The phase that is played; -1 before the first round, past the last one when the rounds are over. */
export function phaseOf({ agenda }: Pick<GameState, 'agenda'>, { round, steps, begins }: Course): number {
  if (round === 0) return -1;
  const bottom = agenda.findIndex(({ step }) => step === 'round');
  if (bottom === -1) return begins.length;
  const last = steps.lastIndexOf(agenda[bottom + 1]?.step ?? '');
  // From the last step up: a step of the round can also be a part of an action, further up.
  let waiting = 0;
  while (waiting <= last && agenda[bottom + 1 + waiting]?.step === steps[last - waiting]) waiting++;
  const next = last + 1 - waiting;
  const isUnderWay = RECURRING.includes(steps[next]) || bottom + waiting === agenda.length - 1;
  // What is under way has left the agenda, unless it comes back or asks by itself.
  const at = last === -1 ? steps.length - 1 : next - (isUnderWay ? 0 : 1);
  return begins.findLastIndex((begin) => steps.indexOf(begin) <= at);
}
