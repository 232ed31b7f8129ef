/** A player that sees only a seat's view. */
import type { GameState, Random } from '@horta/engine';

export interface Bot {
  /** The name it is known by, with its budget if that is not the usual one: `master`, `architect@200`, `mcts@500ms`. */
  readonly id: string;
  /**
   * One of the legal options of the pending decision, which must be the view's own. `view` is what the deciding seat
   * may know: hidden cards are unknown in it, so a bot that wants to look ahead samples them.
   */
  choose(view: GameState, random: Random): number;
  /** What it thinks of the pending decision; undefined for bots that do not think. */
  explain?(view: GameState, random: Random): Explanation;
}

/** What a bot thinks of a decision. */
export interface Explanation {
  /** The best few choices, the best first. */
  readonly choices: readonly ConsideredChoice[];
  /** How often the bot looked ahead. */
  readonly simulations: number;
}

export interface ConsideredChoice {
  readonly option: number;
  /** The share of its attention that the bot gave to this choice, from 0 to 1. */
  readonly share: number;
  /** By seat: the final points that the bot expects after this choice, in all and by source. */
  readonly expected: readonly ExpectedScore[];
}

export interface ExpectedScore {
  readonly total: number;
  readonly bySource: Readonly<Record<string, number>>;
}
