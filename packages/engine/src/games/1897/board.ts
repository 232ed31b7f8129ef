/** Geometry of the Art Nouveau area: rows of four cells, and a coat of arms wherever four cells meet. */
import { type Cell, COLUMNS, MOST_CELLS } from './ids.ts';

/** Row-column, from 1, from the top left. */
export const CELL_NAMES: readonly string[] = Array.from(
  { length: MOST_CELLS },
  (_, cell) => `${Math.floor(cell / COLUMNS) + 1}-${columnOf(cell) + 1}`,
);

export function columnOf(cell: Cell): number {
  return cell % COLUMNS;
}

/** The blocks of 2 x 2 cells in an area of this many rows, by their cells, from the top left. */
export function blocksOf(rows: number): (readonly Cell[])[] {
  const blocks: (readonly Cell[])[] = [];
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < COLUMNS; column++) {
      const first = row * COLUMNS + column;
      blocks.push([first, first + 1, first + COLUMNS, first + COLUMNS + 1]);
    }
  }
  return blocks;
}

/** Both ends of the bottom row, where neutral architects lie at a table of two. */
export function bottomEnds(rows: number): readonly Cell[] {
  return [(rows - 1) * COLUMNS, rows * COLUMNS - 1];
}
