/**
 * What is written down of a table: one entry after the other, never changed, never deleted. Everything else about the
 * table follows from its header and this list. The revision is the length of the list: it never names two positions.
 */
import type { Move, Seat } from '@horta/engine';

/** Made by whoever asks; the same request has the same id, however often it is sent. */
export type RequestId = string;

interface Common {
  readonly seat: Seat;
  /** The request that it comes from; none if the table made it by itself. */
  readonly request?: RequestId;
}

export interface Decision extends Move, Common {
  readonly type: 'decision';
}

/** Decisions are taken back: the first `stands` of those that stood go on standing. */
export interface TakeBack extends Common {
  readonly type: 'back';
  readonly stands: number;
}

/** The seat would like to take back more than it may by itself: it is for the others to agree. */
export interface Offer extends Common {
  readonly type: 'offer';
  readonly stands: number;
}

/** What the seat says to the offer that is open. */
export interface Reply extends Common {
  readonly type: 'reply';
  readonly agrees: boolean;
}

/** A bot takes the seat, or gives it back to the person whose it is. */
export interface Handover extends Common {
  readonly type: 'handover';
  readonly bot: string | undefined;
}

export type Entry = Decision | TakeBack | Offer | Reply | Handover;
