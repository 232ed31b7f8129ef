/** The beats of a whole game, one after the other: how they follow from its moves, and what belongs together in them. */
import type { GameView } from '../games/game-view.ts';
import type { Seen } from '../table/seen.ts';
import { type Beat, beatsOf, endOf } from './beats.ts';

interface Told {
  readonly game: GameView;
  /** What is known of the table, all of it. */
  readonly latest: () => Seen;
}

/** What is known already, and the beats of these moves after it. */
export function beatsAfter(
  known: readonly Beat[],
  { game, latest }: Told,
  positions: readonly number[],
): Beat[] {
  const seen = latest();
  const beats = [...known];
  for (const position of positions) {
    const before = Math.max(0, position);
    const move = {
      position,
      seat: position < 0 ? undefined : seen.played[position].move.seat,
      round: seen.roundAt(before),
      turn: seen.turnAt(position),
      stage: beats.at(-1)?.stage,
      view: seen.viewAt(before),
    };
    beats.push(...beatsOf(game, move, seen.eventsAt(position)));
  }
  return beats;
}

/** The number of the first beat of the stage that the given one belongs to. */
export function firstOfStage(beats: readonly Beat[], given: number): number {
  const { [given]: last } = beats;
  const isSame = (beat: Beat) => beat.stage === last.stage && endOf(beat) === endOf(last);
  let first = given;
  while (first > 0 && isSame(beats[first - 1])) first--;
  return first;
}

/** From this one on, as long as it is the turn of the one before it. */
export function restOfTurn(beats: readonly Beat[], from: number): Beat[] {
  let end = from;
  while (end < beats.length && isSameTurn(beats[end - 1], beats[end])) end++;
  return beats.slice(from, end);
}

/** Beats of the same turn share its time. */
export function isSameTurn(one: Beat | undefined, other: Beat): boolean {
  return one !== undefined && one.stage === undefined && other.stage === undefined && one.turn === other.turn;
}
