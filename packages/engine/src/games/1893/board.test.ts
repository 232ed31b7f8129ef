import { describe, expect, it } from 'vitest';
import { AREAS, AROUND, IRIS_NAMES, isInArea, SPACE_NAMES } from './board.ts';

/** The spaces of rows and columns from one number to another, both included, as `3-5`. */
function spaces(rows: readonly [number, number], columns: readonly [number, number]): string[] {
  const result: string[] = [];
  for (let row = rows[0]; row <= rows[1]; row++)
    for (let column = columns[0]; column <= columns[1]; column++) result.push(`${row}-${column}`);
  return result;
}

function area(iris: string): string[] {
  return AREAS[IRIS_NAMES.indexOf(iris)].map((space) => SPACE_NAMES[space]);
}

describe('2e, Planning, areas', () => {
  it('example: iris 2-2 makes rows 3 to 5 and columns 3 to 5 active, 9 spaces', () => {
    expect(area('2-2')).toEqual(['3-3', '3-4', '3-5', '4-3', '4-4', '4-5', '5-3', '5-4', '5-5']);
  });

  it.each([
    ['1-1', 16, [2, 5], [2, 5]],
    ['1-2', 12, [2, 5], [3, 5]],
    ['1-3', 12, [2, 5], [1, 3]],
    ['1-4', 16, [2, 5], [1, 4]],
    ['2-1', 12, [3, 5], [2, 5]],
    ['2-2', 9, [3, 5], [3, 5]],
    ['2-3', 9, [3, 5], [1, 3]],
    ['2-4', 12, [3, 5], [1, 4]],
    ['3-1', 12, [1, 3], [2, 5]],
    ['3-2', 9, [1, 3], [3, 5]],
    ['3-3', 9, [1, 3], [1, 3]],
    ['3-4', 12, [1, 3], [1, 4]],
    ['4-1', 16, [1, 4], [2, 5]],
    ['4-2', 12, [1, 4], [3, 5]],
    ['4-3', 12, [1, 4], [1, 3]],
    ['4-4', 16, [1, 4], [1, 4]],
  ] as const)('the active area of iris %s has %i spaces', (iris, size, rows, columns) => {
    expect(area(iris)).toEqual(spaces(rows, columns));
    expect(area(iris)).toHaveLength(size);
  });

  it('of the four parts around an iris the active one alone has most spaces', () => {
    for (let row = 1; row <= 4; row++) {
      for (let column = 1; column <= 4; column++) {
        const parts = [
          spaces([1, row], [1, column]),
          spaces([1, row], [column + 1, 5]),
          spaces([row + 1, 5], [1, column]),
          spaces([row + 1, 5], [column + 1, 5]),
        ].sort((a, b) => b.length - a.length);
        expect(parts[0].length).toBeGreaterThan(parts[1].length);
        expect(area(`${row}-${column}`)).toEqual(parts[0]);
      }
    }
  });

  it('asking for a space agrees with the list of the area', () => {
    for (let iris = 0; iris < 16; iris++)
      for (let space = 0; space < 25; space++)
        expect(isInArea(iris, space)).toBe(AREAS[iris].includes(space));
  });

  it('there are 25 spaces and 16 irises, named by row and column, each iris between four spaces', () => {
    expect(SPACE_NAMES).toEqual(spaces([1, 5], [1, 5]));
    expect(IRIS_NAMES).toEqual(spaces([1, 4], [1, 4]));
    for (let row = 1; row <= 4; row++) {
      for (let column = 1; column <= 4; column++) {
        const around = AROUND[IRIS_NAMES.indexOf(`${row}-${column}`)].map((space) => SPACE_NAMES[space]);
        expect(around.slice().sort()).toEqual(spaces([row, row + 1], [column, column + 1]));
      }
    }
  });
});
