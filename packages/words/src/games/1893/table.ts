/** Questions about the table that labels answer: what a choice would cost and give. */
import {
  COLUMNS,
  CURSOR_NAMES,
  coloursOf,
  nextCompassSpace,
  type State,
  saleFrancs,
  salePoints,
} from '@horta/engine/1893';

/** Francs for passing now: a franc a colour, and for whom is first a franc for each card kept face down. */
export function passFrancs(s: State, seat: number, isFirst: boolean): number {
  const colours = coloursOf(s, seat);
  const cards = s.faceDownOwners.filter((owner) => owner === seat).length + 1;
  return isFirst ? colours + cards : colours;
}

/** What a work of this colour would bring with the cursor at this place. */
export function saleAt(s: State, colour: number, cursor: number): { francs: number; points: number } {
  const there = { ...s, cursor };
  return { francs: saleFrancs(there, colour), points: salePoints(there, colour) };
}

/** First and last row and column, from 1, of some spaces that form a rectangle. */
export function bounds(spaces: readonly number[]): Record<'top' | 'bottom' | 'left' | 'right', number> {
  const first = spaces[0] ?? 0;
  const last = spaces.at(-1) ?? 0;
  return {
    top: Math.floor(first / COLUMNS) + 1,
    bottom: Math.floor(last / COLUMNS) + 1,
    left: (first % COLUMNS) + 1,
    right: (last % COLUMNS) + 1,
  };
}

/** Row and column, from 1, of the cursor's centre in the market's grid. */
export function cursorCentre(place: number): { row: string; column: string } {
  const [row = '?', column = '?'] = (CURSOR_NAMES[place] ?? '').split('-');
  return { row, column };
}

/** Where a needle on this space of the compass would go. */
export function needleTarget(s: State, from: number): number {
  return nextCompassSpace(s.rules.compass, s.rules.arrow, from);
}

/** The members of a bit set, ascending. */
export function members(set: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => i).filter((i) => (set >> i) & 1);
}
