/** Who leads where, as the bids and pieces stand now. */
import { NONE, type Seat } from '@horta/engine';
import { AROUND, columnSums, leaders, NEUTRAL, type State } from '@horta/engine/1893';

export interface ColumnPlace {
  readonly seat: Seat;
  readonly sum: number;
  readonly leads: boolean;
}

/** By column: those who have bid there, the highest sum first. */
export function columnStandings(s: State): ColumnPlace[][] {
  return columnSums(s).map((sums) => {
    const best = leaders(sums);
    return sums
      .map((sum, seat) => ({ seat, sum, leads: best.includes(seat) }))
      .filter(({ sum }) => sum > 0)
      .sort((one, other) => other.sum - one.sum);
  });
}

/** Who has most pieces around the iris, NEUTRAL among them; nobody as long as it is not surrounded. */
export function irisLeaders(s: State, iris: number): Seat[] {
  const pieces = AROUND[iris].map((space) => s.meeples[space]);
  if (pieces.includes(NONE)) return [];
  return leaders(
    Array.from({ length: NEUTRAL + 1 }, (_, seat) => pieces.filter((piece) => piece === seat).length),
  );
}
