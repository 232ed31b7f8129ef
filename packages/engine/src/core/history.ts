/**
 * A game being played by people: every decision with the state before it, so that decisions can be taken back and
 * made again. Taking back is free up to the last barrier: something hidden was revealed, or someone else decided.
 */
import { pending, play } from './agenda.ts';
import type { Frame, GameEvent, GameState, Seat, Sink } from './game.ts';
import type { Move } from './record.ts';

interface Decision {
  readonly before: GameState;
  readonly move: Move;
  readonly hasRevealed: boolean;
}

export interface History {
  state: GameState;
  readonly decisions: Decision[];
  /** Moves taken back, the next one to make again last. */
  readonly undone: Move[];
}

/** Why a seat can't take back the last decision. */
export type UndoBarrier = 'nothing-played' | 'other-player' | 'revealed';

export function newHistory(state: GameState): History {
  return { state, decisions: [], undone: [] };
}

export function movesOf(history: History): Move[] {
  return history.decisions.map(({ move }) => move);
}

/** Answers the pending decision. An illegal choice throws and changes nothing. Events still go to the state's sink. */
export function decide(history: History, option: number): void {
  const moves = history.undone.slice();
  carryOn(history, option);
  const next = moves.pop();
  // Making the decision again that was taken back keeps those after it; any other one is a new course.
  history.undone.length = 0;
  if (next !== undefined && next.option === option) history.undone.push(...moves);
}

function carryOn(history: History, option: number): void {
  const { state } = history;
  const { sink, rules } = state;
  const before = rules.clone(state);
  before.sink = sink;
  const frame = pending(state);
  let hasRevealed = false;
  const watch: Sink = {
    tell(event: GameEvent) {
      hasRevealed ||= rules.reveals(event);
      sink?.tell(event);
    },
  };
  state.sink = watch;
  try {
    play(state, option);
  } finally {
    state.sink = sink;
  }
  const { player, step } = frame as Frame;
  history.decisions.push({ before, move: { seat: player, step, option }, hasRevealed });
}

/** What keeps this seat from taking back the last decision; undefined if nothing does. */
export function undoBarrier(history: History, seat: Seat): UndoBarrier | undefined {
  const last = history.decisions.at(-1);
  if (last === undefined) return 'nothing-played';
  if (last.move.seat !== seat) return 'other-player';
  return last.hasRevealed ? 'revealed' : undefined;
}

/** Takes back the last decision, whatever barrier there is: ask `undoBarrier` first where fairness matters. */
export function undo(history: History): Move | undefined {
  const last = history.decisions.pop();
  if (last === undefined) return undefined;
  history.state = last.before;
  history.undone.push(last.move);
  return last.move;
}

/** Makes the decision again that was taken back last. */
export function redo(history: History): Move | undefined {
  const move = history.undone.at(-1);
  if (move !== undefined) decide(history, move.option);
  return move;
}
