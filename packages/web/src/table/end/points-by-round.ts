/** How the points grew: a line for each player. */
import type { Seat } from '@horta/engine';

/** A position, as far as it matters here. */
export interface Standing {
  readonly round: number;
  /** Points by seat. */
  readonly totals: () => readonly number[];
}

/** Points by seat before the first move, then at the end of each round; those of the last round are the final ones. */
export function pointsByRound(
  positions: number,
  at: (position: number) => Standing,
): readonly (readonly number[])[] {
  const lines: (readonly number[])[] = [at(0).totals()];
  for (let position = 1; position < positions; position++) {
    const before = at(position - 1).round;
    const now = at(position);
    // A round ends within a move: the position after it is the first of the next round, with all points of the last.
    // (Round 0 is what comes before the first.)
    for (let round = Math.max(1, before); round < now.round; round++) lines.push(now.totals());
  }
  if (positions > 1) lines.push(at(positions - 1).totals());
  return lines;
}

/** Seats from the best to the last; those who are even keep their order, the winners first. */
export function ranked(totals: readonly number[], winners: readonly Seat[]): Seat[] {
  const worth = (seat: Seat) => totals[seat] + (winners.includes(seat) ? 0.5 : 0);
  return totals.map((_, seat) => seat).sort((x, y) => worth(y) - worth(x));
}

/** The place that each of the ranked seats has: whoever is even shares it, but for tie-breakers that made winners. */
export function places(
  ranking: readonly Seat[],
  totals: readonly number[],
  winners: readonly Seat[],
): number[] {
  const isEven = (x: Seat, y: Seat) => totals[x] === totals[y] && winners.includes(x) === winners.includes(y);
  return ranking.map((seat) => 1 + ranking.findIndex((other) => isEven(other, seat)));
}

/** Round values for the axis, from 0 or below up to at least the most. */
export function axisTicks(least: number, most: number, steps = 4): number[] {
  const rough = Math.max(1, (most - Math.min(0, least)) / steps);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough) ?? 10 * magnitude;
  const first = Math.floor(Math.min(0, least) / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Moves labels apart that would cover each other: heights in the order given, at least `gap` between neighbours. */
export function spread(heights: readonly number[], gap: number, least: number, most: number): number[] {
  const order = heights.map((_, i) => i).sort((x, y) => heights[x] - heights[y]);
  const placed = [...heights];
  let free = least;
  for (const i of order) {
    placed[i] = Math.max(placed[i], free);
    free = placed[i] + gap;
  }
  let ceiling = most;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i], ceiling);
    ceiling = placed[i] - gap;
  }
  return placed;
}
