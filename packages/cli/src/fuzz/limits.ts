/** How thorough the fuzzer is. All that trades time for thoroughness stands here. */

/** The dear checks are made at one decision in so many, on average; 0 is never. The cheap ones are made at every decision. */
export interface Rates {
  /** Sums of events against the state, for games that have a ledger. */
  readonly ledger: number;
  /** Clone, and play on the clone. */
  readonly copies: number;
  /** View and sample of every seat, and what it is told. */
  readonly views: number;
  /** JSON, position string, words of the notation: these cost as much as hundreds of decisions. */
  readonly texts: number;
}

export const USUAL_RATES: Rates = { ledger: 8, copies: 12, views: 20, texts: 64 };
export const NO_DEAR_CHECKS: Rates = { ledger: 0, copies: 0, views: 0, texts: 0 };

export const LIMITS = {
  /** A game with more decisions counts as endless. */
  decisions: 5000,
  /** With more conceivable choices than this, the obstacles of a random part of them are compared, and of all legal ones. */
  obstacles: 1024,
  /** How many decisions are played on a clone, and on a sample of what a seat can't see. */
  playedOnCopies: 4,
  /** How many options a curious player tries at a decision, and how many decisions it looks ahead after each of them. */
  tried: 8,
  lookedAhead: 6,
  /** Games handed to a worker at a time. */
  chunk: 20,
  /** How many decisions of other games may be played in search of a shorter record: for a cheap check, and for a dear one. */
  shrink: 4000,
  shrinkDear: 400,
  /** How often the moves of a failure are checked again, with other chance in the checks, to find its first moment. */
  recheck: 3,
} as const;
