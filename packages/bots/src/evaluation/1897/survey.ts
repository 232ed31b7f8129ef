/**
 * A first look at a state, shared by all blocks: what is going on, who is ahead where, what each seat has. One survey
 * is used again and again, so that looking at a state makes no objects.
 */
import type { Frame, Seat } from '@horta/engine';
import type { State } from '@horta/engine/1897';
import type { Lookups } from './lookups.ts';

/** Seats and the neutral colour: columns have a sum for each. */
export const OWNERS = 5;

export interface Survey {
  readonly lookups: Lookups;
  readonly players: number;

  // The moment.
  /** The pending decision. */
  frame: Frame;
  lastRound: boolean;
  /** How many have not passed. */
  playing: number;
  /** Who comes first after the action under way, passed or not; NONE when all have passed. */
  nextInLine: Seat;
  /** Bit set of seat x 4 + column: bonuses of columns that are still to be given in this round. */
  bonusesDue: number;
  /** Whether the coats of arms of this round are still to be scored. */
  armsDue: boolean;
  /** Where an architect is about to be placed, or NONE. */
  takenCell: number;

  // The Art Nouveau area, with an architect of middling value on the cell that is about to be taken.
  /** By column x OWNERS + owner. */
  readonly sums: Float64Array;
  /** By column: the highest sum, how many owners have it, and the next one below. */
  readonly tops: Float64Array;
  readonly topCounts: Uint8Array;
  readonly seconds: Float64Array;
  /** By column: cards left to take. */
  readonly free: Uint8Array;
  /** By bonus card: the column that it lies under. */
  readonly columns: Uint8Array;
  /** By scale: bit set of the columns whose bonus advances it. */
  readonly scaleColumns: Uint8Array;
  /** By cell: whose it is, see arms.ts. */
  readonly codes: Int32Array;
  /** By coat of arms: how the seat stands there, see arms.ts; and finished ones with a majority or a tie for it. */
  readonly arms: Uint8Array;
  armsTopped: number;
  /** Cards left: by type; nobles by kind; bit sets of the colours of artworks and of the kinds of houses. */
  readonly types: Uint8Array;
  readonly nobles: Uint8Array;
  colours: number;
  houses: number;
  cardsLeft: number;

  // By seat.
  /** See quantities.ts. */
  readonly of: Float64Array;
  /** Bit sets: columns whose bonus the seat would gain, alone or tied; colours of its artworks; kinds of its houses. */
  readonly topped: Uint8Array;
  readonly colourSets: Uint8Array;
  readonly houseSets: Uint8Array;
  /** The lowest face that can be paid, or 0. */
  readonly leastFaces: Uint8Array;
}

/** Whether the seat would gain the bonus of this column, alone or tied. */
export function tops(survey: Survey, column: number, seat: Seat): boolean {
  return ((survey.topped[seat] >> column) & 1) === 1;
}

export function hasPassed(s: State, seat: Seat): boolean {
  return ((s.passed >> seat) & 1) === 1;
}
