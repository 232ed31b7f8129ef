/** The course of a game as it was played: what was taken back in its place among the moves that stand. */
import { refuse } from './faults.ts';
import type { Seat } from './game.ts';
import type { GameRecord, Move, RecordHeader, TakenBack } from './record.ts';

/** A seat takes moves back, until `back` of them stand. */
export interface TakeBack {
  readonly seat: Seat;
  readonly back: number;
}

export type RecordEntry = Move | TakeBack;

export function isTakeBack(entry: RecordEntry): entry is TakeBack {
  return 'back' in entry;
}

/** Moves and take-backs in the order in which they were made. */
export function courseOf({ moves, takenBack = [] }: Pick<GameRecord, 'moves' | 'takenBack'>): RecordEntry[] {
  const parts: (readonly RecordEntry[])[] = [];
  let standing = moves;
  // From the end, where it is known what stands.
  for (const { seat, from, moves: taken } of takenBack.toReversed()) {
    parts.push(standing.slice(from), [{ seat, back: from }]);
    standing = [...standing.slice(0, from), ...taken];
  }
  parts.push(standing);
  return parts.reverse().flat();
}

/** The record of a game with this course; throws InvalidInput if more is taken back than stands. */
export function recordOfCourse(header: RecordHeader, entries: readonly RecordEntry[]): GameRecord {
  const moves: Move[] = [];
  const takenBack: TakenBack[] = [];
  entries.forEach((entry, i) => {
    if (!isTakeBack(entry)) {
      moves.push(entry);
      return;
    }
    const { seat, back: from } = entry;
    const wrong = takeBackFault(entry, moves.length, header.players);
    if (wrong !== undefined) refuse('record', `entry ${i + 1}`, wrong);
    takenBack.push({ seat, from, moves: moves.splice(from) });
  });
  return takenBack.length === 0 ? { ...header, moves } : { ...header, moves, takenBack };
}

/** What is wrong with taking back so, when this many moves stand. */
export function takeBackFault(
  { seat, back }: TakeBack,
  standing: number,
  players: number,
): string | undefined {
  if (!Number.isInteger(seat) || seat < 0 || seat >= players)
    return `no seat ${seat + 1} at a table of ${players}`;
  if (Number.isInteger(back) && back >= 0 && back < standing) return undefined;
  return `back ${back}: ${standing} moves stand, and fewer must be left`;
}
