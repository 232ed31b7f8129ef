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

/** What those at a table can agree upon. */
export type Agreement =
  /** Decisions are taken back that no seat may take back by itself: the first `stands` go on standing. */
  | { readonly on: 'back'; readonly stands: number }
  /** No clock runs and nobody decides, until someone at the table resumes. */
  | { readonly on: 'pause' }
  /** The seat gets so many minutes more. */
  | { readonly on: 'time'; readonly seat: Seat; readonly minutes: number }
  /** The game ends without a result. */
  | { readonly on: 'end' }
  /** A bot plays for someone who is absent, until they are back. */
  | { readonly on: 'bot'; readonly seat: Seat }
  /** Another person may take the seat of someone who is absent; until then a bot plays. */
  | { readonly on: 'replacement'; readonly seat: Seat };

/** The seat would like something that is for the others to agree to. */
export interface Offer extends Common {
  readonly type: 'offer';
  readonly agreement: Agreement;
  /** Whose word is needed. */
  readonly asks: readonly Seat[];
}

/** What the seat says to the offer that is open. */
export interface Reply extends Common {
  readonly type: 'reply';
  readonly agrees: boolean;
}

/**
 * Why a seat changed hands: its person wished so, the clock ran out, the others agreed, the person has left for good, or
 * the seat is free for another person.
 */
export type HandoverCause = 'wish' | 'time' | 'agreed' | 'left' | 'free';

/** A bot takes the seat, or gives it back to the person whose it is. */
export interface Handover extends Common {
  readonly type: 'handover';
  readonly bot: string | undefined;
  /** Missing: a wish. */
  readonly cause?: HandoverCause;
}

/** The table rests, or goes on. */
export interface Pause extends Common {
  readonly type: 'pause' | 'resume';
}

/** The seat was given time. */
export interface TimeGift extends Common {
  readonly type: 'time';
  readonly minutes: number;
}

/** How a game ended that was not played to its end. */
export type Ending = 'agreed' | 'abandoned';

/** The game ends without a result. */
export interface End extends Common {
  readonly type: 'end';
  readonly how: Ending;
}

export type Entry = Decision | TakeBack | Offer | Reply | Handover | Pause | TimeGift | End;
