/** The art market: a cursor over a grid; the row of a colour's cell gives francs, its column points. */

import { type Artwork, BLACK, COLOURS, type Colour, WHITE } from './ids.ts';
import type { State } from './state.ts';

/** Rows and columns of the grid, and of the places that the centre of the 3 x 3 cursor can take. */
export const MARKET_SIZE = 7;
const CURSOR_PLACES = MARKET_SIZE - 2;
export const CURSOR_POSITIONS = CURSOR_PLACES * CURSOR_PLACES;
/** The middle of the grid. */
export const CURSOR_START = (CURSOR_POSITIONS - 1) / 2;

/**
 * What is sold, as one number: an artwork by its colour, or a white one as a colour of choice: WHITE, and beyond it
 * the colour of its back x 5 + the colour chosen.
 */
export type Sale = number;
export const COLOURED_SALES = COLOURS.length;
export const ALL_SALES = COLOURED_SALES + BLACK * COLOURS.length;

/** The artwork that leaves its owner. */
export function artworkSold(sale: Sale): Artwork {
  return sale < WHITE ? sale : WHITE + Math.floor((sale - WHITE) / COLOURS.length);
}

/** The colour it is sold as. */
export function colourSold(sale: Sale): Colour {
  return sale < WHITE ? sale : (sale - WHITE) % COLOURS.length;
}

/** The colour whose stack an artwork goes back to. */
export function backOf(artwork: Artwork): Colour {
  return artwork < WHITE ? artwork : artwork - WHITE;
}

/** Orthogonal steps between two places of the cursor. */
export function cursorSteps(from: number, to: number): number {
  const rows = Math.floor(from / CURSOR_PLACES) - Math.floor(to / CURSOR_PLACES);
  const columns = (from % CURSOR_PLACES) - (to % CURSOR_PLACES);
  return Math.abs(rows) + Math.abs(columns);
}

/** By place and number of steps allowed: the places that can be reached, ascending. */
export const REACHABLE: readonly (readonly (readonly number[])[])[] = Array.from(
  { length: CURSOR_POSITIONS },
  (_, from) =>
    Array.from({ length: 2 * MARKET_SIZE }, (_unused, steps) =>
      Array.from({ length: CURSOR_POSITIONS }, (_place, to) => to).filter(
        (to) => cursorSteps(from, to) <= steps,
      ),
    ),
);

/** Francs for a work of this colour with the cursor where it is. */
export function saleFrancs(s: State, colour: Colour): number {
  return s.rules.marketFrancs[Math.floor(s.cursor / CURSOR_PLACES) + 1 + s.rules.corners[colour][0]];
}

export function salePoints(s: State, colour: Colour): number {
  return s.rules.marketPoints[(s.cursor % CURSOR_PLACES) + 1 + s.rules.corners[colour][1]];
}

/** What a sale brings with the cursor where it is: half of it for a white artwork, each rounded down. */
export function saleGains(s: State, sale: Sale): { francs: number; points: number } {
  const colour = colourSold(sale);
  const share = artworkSold(sale) >= WHITE ? 2 : 1;
  return {
    francs: Math.floor(saleFrancs(s, colour) / share),
    points: Math.floor(salePoints(s, colour) / share),
  };
}

/** Cursor places are named by the row and column of its centre in the 7 x 7 grid, from 1. */
export const CURSOR_NAMES: readonly string[] = Array.from(
  { length: CURSOR_POSITIONS },
  (_, place) => `${Math.floor(place / CURSOR_PLACES) + 2}-${(place % CURSOR_PLACES) + 2}`,
);
