/** The strategic rows. */
import type { Seat } from '@horta/engine';
import { ROWS, type State, whiteArtworksOf } from '@horta/engine/1893';
import type { IconName } from '../../../art/icons.ts';

export const ROW_ICONS: readonly IconName[] = ['meeple', 'noble', 'artwork', 'francs'];

/** How many things count in a row as the table stands, and what each of them is worth. */
export function rowNow(s: State, seat: Seat, row: number): { readonly count: number; readonly each: number } {
  const term = s.rules.terms.find(({ source }) => source === `row-${ROWS[row]}`);
  // White artworks are discarded before the rows are scored.
  const discarded = ROWS[row] === 'artworks' ? whiteArtworksOf(s, seat) : 0;
  return { count: (term?.count(s, seat) ?? 0) - discarded, each: term?.each(s, seat) ?? 0 };
}
