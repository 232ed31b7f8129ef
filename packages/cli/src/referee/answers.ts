/** The parts that answers are made of: where a game stands, its pending decision, what happened. */
import {
  conceivable,
  type GameEvent,
  type GameState,
  isOver,
  options,
  pending,
  type Reason,
  type Score,
  type Seat,
} from '@horta/engine';
import type { Speaker } from '@horta/words';
import { wordOf } from '../words.ts';
import type { Session } from './session.ts';

/** More options are not listed: only a state that no game comes to has so many (a purse of millions to bid from). */
const MOST_OPTIONS = 10_000;

/** Where the game stands: the decision that is due, or how it ended. */
export function standing({ state, standing: { length: moves } }: Session, speaker: Speaker): object {
  return isOver(state)
    ? { moves, over: true, ...scoresOf(state) }
    : { moves, over: false, decision: decisionOf(state, speaker) };
}

function decisionOf(s: GameState, speaker: Speaker): object | undefined {
  const due = pending(s);
  if (due === undefined) return undefined;
  const { step, player: seat, a, b } = due;
  const count = conceivable(s);
  const decision = { seat, step, a, b, prompt: speaker.prompt(s), conceivable: count };
  if (count > MOST_OPTIONS) return decision;
  return {
    ...decision,
    options: options(s).map((option) => ({
      option,
      word: wordOf(s, option),
      label: speaker.option(s, option),
    })),
  };
}

/** Scores by seat; who has won if the game is over, else who is ahead. */
export function scoresOf(s: GameState): { scores: Score[]; winners?: Seat[]; ahead?: Seat[] } {
  const scores = s.rules.scores(s);
  const seats = s.rules.winners(s);
  return isOver(s) ? { scores, winners: seats } : { scores, ahead: seats };
}

/** What happened, and where some seats are told less of it, what these are told. */
export function eventsOf(s: GameState, events: readonly GameEvent[], speaker: Speaker): object[] {
  const told = (event: GameEvent) => ({ event, words: speaker.event(s, event) });
  return events.map((event) => {
    const others = Array.from({ length: s.rules.players }, (_, seat) => seat).flatMap((seat) => {
      const seen = s.rules.seenBy(event, seat);
      return seen === event ? [] : [{ seat, ...told(seen) }];
    });
    return others.length === 0 ? told(event) : { ...told(event), seenBy: others };
  });
}

export function reasonOf(s: GameState, reason: Reason, speaker: Speaker): { reason: Reason; words: string } {
  return { reason, words: speaker.reason(s, reason) };
}
