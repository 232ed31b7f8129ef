/** The page's own copy of a game: every state and every event, made by playing the host's moves again. */
import {
  decide,
  type GameEvent,
  type GameState,
  type History,
  type Move,
  newHistory,
  startRecord,
  undo,
} from '@horta/engine';
import type { Snapshot } from '../host/contract.ts';

/** A move with what happened because of it. */
export interface Played {
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

export interface Mirror {
  readonly history: History;
  /** What happened before the first move. */
  readonly opening: readonly GameEvent[];
  readonly played: Played[];
}

export function newMirror(header: Snapshot['header']): Mirror {
  const opening: GameEvent[] = [];
  const state = startRecord(header, { tell: (event) => void opening.push(event) });
  state.sink = undefined;
  return { history: newHistory(state), opening, played: [] };
}

/** Follows the host; returns the moves that are new. */
export function follow(mirror: Mirror, moves: readonly Move[]): readonly Played[] {
  const { history, played } = mirror;
  let common = 0;
  while (common < played.length && common < moves.length && isSame(played[common].move, moves[common]))
    common++;
  while (played.length > common) {
    played.pop();
    undo(history);
  }
  for (const move of moves.slice(common)) {
    const events: GameEvent[] = [];
    history.state.sink = { tell: (event) => void events.push(event) };
    decide(history, move.option);
    history.state.sink = undefined;
    played.push({ move, events });
  }
  return played.slice(common);
}

function isSame(x: Move, y: Move): boolean {
  return x.seat === y.seat && x.step === y.step && x.option === y.option;
}

/** The state before the move with this number, from 0; after the last one, the present. */
export function stateAt({ history }: Mirror, position: number): GameState {
  return history.decisions[position]?.before ?? history.state;
}
