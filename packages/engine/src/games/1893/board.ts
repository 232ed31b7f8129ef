/** Geometry of the Art Nouveau board: 5 x 5 spaces, and 16 irises at its inner crossings (R-1: strips are rows). */
import { wordList } from '../../core/notations.ts';
import { COLUMNS, IRISES, type Iris, SPACES, type Space } from './ids.ts';

function spaceAt(row: number, column: number): Space {
  return row * COLUMNS + column;
}

export function columnOf(space: Space): number {
  return space % COLUMNS;
}

export function irisAt(row: number, column: number): Iris {
  return row * (COLUMNS - 1) + column;
}

/** Names as the rulebook gives them: row-column, from 1. */
export const SPACE_NAMES: readonly string[] = names(SPACES, COLUMNS);
export const IRIS_NAMES: readonly string[] = names(IRISES, COLUMNS - 1);
export const spaceNotation = wordList(SPACE_NAMES);
export const irisNotation = wordList(IRIS_NAMES);

function names(count: number, width: number): string[] {
  return Array.from({ length: count }, (_, i) => `${Math.floor(i / width) + 1}-${(i % width) + 1}`);
}

/** The four spaces around each iris. */
export const AROUND: readonly (readonly Space[])[] = Array.from({ length: IRISES }, (_, iris) => {
  const row = Math.floor(iris / (COLUMNS - 1));
  const column = iris % (COLUMNS - 1);
  return [
    spaceAt(row, column),
    spaceAt(row, column + 1),
    spaceAt(row + 1, column),
    spaceAt(row + 1, column + 1),
  ];
});

/**
 * The active area that the square on an iris makes: the largest of the four parts cut by the lines through it.
 * Five is odd, so one side of each line is always the larger.
 */
export const AREAS: readonly (readonly Space[])[] = Array.from({ length: IRISES }, (_, iris) => {
  const rows = largerSide(Math.floor(iris / (COLUMNS - 1)) + 1);
  const columns = largerSide((iris % (COLUMNS - 1)) + 1);
  return rows.flatMap((row) => columns.map((column) => spaceAt(row, column)));
});

/** The lines on the larger side of a cut after the first `cut` lines. */
function largerSide(cut: number): number[] {
  const lines = [0, 1, 2, 3, 4];
  return cut * 2 > COLUMNS ? lines.slice(0, cut) : lines.slice(cut);
}

/** The same areas as bit sets, for asking whether a space lies in one. */
const AREA_BITS: readonly number[] = AREAS.map((area) =>
  area.reduce((bits, space) => bits | (1 << space), 0),
);

export function isInArea(iris: Iris, space: Space): boolean {
  return ((AREA_BITS[iris] >> space) & 1) === 1;
}
