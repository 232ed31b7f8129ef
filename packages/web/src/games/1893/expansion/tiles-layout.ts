/** How the train and the bonus tiles lie in their part of the board, whatever its size. */
import type { Place } from './fitting.ts';

const GAP = 4;
/** A tile of this size shows its name and its signs at their best. */
const GOOD = { width: 104, height: 56 };
/** In one row, the train makes room for the tiles: its width, in tiles. */
const TRAIN = 0.66;

/** The train's place first, then those of the tiles: in rows, as large as they can be. */
export function tilePlaces(board: Place, tiles: number): readonly Place[] {
  const count = tiles + 1;
  const grids = Array.from({ length: count }, (_, i) => gridOf(board, i + 1, count));
  return grids.reduce((best, other) => (fit(other) > fit(best) ? other : best));
}

function gridOf({ x, y, width, height }: Place, across: number, count: number): readonly Place[] {
  const rows = Math.ceil(count / across);
  const train = rows === 1 && count > 1 ? TRAIN : 1;
  const wide = (width - (across - 1) * GAP) / (across - 1 + train);
  const high = (height - (rows - 1) * GAP) / rows;
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % across) * (wide + GAP) - (i % across > 0 ? (1 - train) * wide : 0),
    y: y + Math.floor(i / across) * (high + GAP),
    width: i === 0 ? wide * train : wide,
    height: high,
  }));
}

/** By its last place: that of a tile, if there is one. */
function fit(grid: readonly Place[]): number {
  const { width, height } = grid[grid.length - 1];
  return Math.min(width / GOOD.width, height / GOOD.height);
}
