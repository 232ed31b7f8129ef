/** How a column would stand with a bid, by the engine's own sums. */
import type { Seat } from '@horta/engine';
import { COLUMNS, columnSums, leaders, type State } from '@horta/engine/1893';
import { rightAfter } from '../../../choices/ahead.ts';
import { type Standing, standingOf } from '../../../choices/standing.ts';

/** `s` waits for the bid of `player` on `space`. */
export function standingAt(s: State, space: number, player: Seat, bid: number): Standing {
  return standingOf(columnSums(rightAfter(s, bid) as State)[space % COLUMNS], player, leaders);
}

/** By seat of those who have bid in the column: the bid that would draw level with them. */
export function levelBids(s: State, space: number, player: Seat): ReadonlyMap<Seat, number> {
  const sums = columnSums(s)[space % COLUMNS];
  return new Map(
    sums.flatMap((sum, seat) => (sum > 0 && seat !== player ? [[seat, sum - sums[player]] as const] : [])),
  );
}

/** The least bid that leads the column; the least of all if none does. */
export function usualBid(s: State, space: number, player: Seat, bids: readonly number[]): number {
  return bids.find((bid) => standingAt(s, space, player, bid).verdict === 'lead') ?? bids[0];
}
