/**
 * The game that a referee holds: its state and how it came about. Sessions are never changed: a move makes a new
 * one that knows the one before, so that a request that fails halfway leaves nothing behind, and undo is a step back.
 */
import {
  type GameEvent,
  type GameRecord,
  type GameState,
  isOver,
  type Move,
  pending,
  playLegal,
  startRecord,
} from '@horta/engine';

/** A record's header: all but the moves and what they led to. */
export type Header = Omit<GameRecord, 'moves' | 'scores'>;

export interface Session {
  readonly state: GameState;
  /** What the game was begun with; undefined when it was loaded from a state. */
  readonly header: Header | undefined;
  /** How many moves were played since the beginning, or since the state that was loaded. */
  readonly count: number;
  /** The last of them; undefined at the beginning. */
  readonly last: { readonly move: Move; readonly before: Session } | undefined;
}

export function sessionFrom(state: GameState, header?: Header): Session {
  return { state, header, count: 0, last: undefined };
}

/** Begins the game of a header; the events of the deal are added to `events`. */
export function sessionOf(header: Header, events: GameEvent[]): Session {
  const state = startRecord(header, { tell: (event) => events.push(event) });
  state.sink = undefined;
  return sessionFrom(state, header);
}

/** Plays a choice that is known to be legal; what happens is added to `events`. */
export function playOn(session: Session, option: number, events: GameEvent[]): Session {
  const due = pending(session.state);
  if (due === undefined) throw new Error('the game is over');
  const state = session.state.rules.clone(session.state);
  state.sink = { tell: (event) => events.push(event) };
  playLegal(state, option);
  state.sink = undefined;
  const move: Move = { seat: due.player, step: due.step, option };
  return { state, header: session.header, count: session.count + 1, last: { move, before: session } };
}

/** The session before the last `count` moves; there must be so many. */
export function before(session: Session, count: number): Session {
  let result = session;
  for (let i = 0; i < count && result.last !== undefined; i++) result = result.last.before;
  return result;
}

function movesOf(session: Session): Move[] {
  const moves: Move[] = [];
  for (let at = session; at.last !== undefined; at = at.last.before) moves.push(at.last.move);
  return moves.reverse();
}

/** The record of the game so far; undefined when it was loaded from a state. */
export function recordOf(session: Session): GameRecord | undefined {
  const { state, header } = session;
  if (header === undefined) return undefined;
  const record = { ...header, moves: movesOf(session) };
  return isOver(state)
    ? { ...record, scores: state.rules.scores(state).map((score) => score.total) }
    : record;
}
