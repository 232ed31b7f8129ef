/** What the lines of the final scoring would be worth now. */
import type { Seat } from '@horta/engine';
import { type PointSource, type State, whiteArtworksOf } from '@horta/engine/1893';

export interface Worth {
  readonly count: number;
  readonly each: number;
  readonly points: number;
}

/** How many things a line counts, and what each of them is worth. White artworks are gone before the scoring. */
export function rowTerm(s: State, seat: Seat, source: PointSource): Worth {
  const term = s.rules.terms.find((line) => line.source === source);
  if (term === undefined) return { count: 0, each: 0, points: 0 };
  const gone = source === 'row-artworks' ? whiteArtworksOf(s, seat) : 0;
  const count = term.count(s, seat) - gone;
  const each = term.each(s, seat);
  return { count, each, points: count * each };
}

/** What all lines would bring, as long as no noble is paid. */
export function finalPoints(s: State, seat: Seat): number {
  return s.rules.terms.reduce((sum, { source }) => sum + rowTerm(s, seat, source).points, 0);
}
