/** What steps bring, and what the end of a round consists of. */
import type { Seat } from '@horta/engine';
import type { IconName } from '../art/icons.ts';

/** What a player gains by an event, or pays: the amount is negative then. */
export interface Gain {
  readonly seat: Seat;
  readonly icon: IconName;
  readonly amount: number;
}

/** A part of the end of a round (columns, irises ...) or of the final count (one for each source of points). */
export type StageId = string;
