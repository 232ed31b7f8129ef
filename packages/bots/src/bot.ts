/** A player that sees only a seat's view. */
import type { LiveState, Random } from '@horta/engine';

export interface Bot {
  readonly id: string;
  /**
   * One of the legal options of the pending decision, which must be the view's own. `view` is what the deciding seat
   * may know: hidden cards are unknown in it, so a bot that wants to look ahead samples them.
   */
  choose(view: LiveState, random: Random): number;
}
