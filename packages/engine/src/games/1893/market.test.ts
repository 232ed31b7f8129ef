import { describe, expect, it } from 'vitest';
import { COLOURS } from './ids.ts';
import { CURSOR_NAMES, cursorSteps, REACHABLE, saleFrancs, salePoints } from './market.ts';
import { newTable } from './table.testing.ts';

/** What a sale of each colour brings with the cursor's centre on a place, as `francs/points`. */
function prices(place: string): Record<string, string> {
  const { s } = newTable(2);
  s.cursor = CURSOR_NAMES.indexOf(place);
  return Object.fromEntries(
    COLOURS.map((name, colour) => [name, `${saleFrancs(s, colour)}/${salePoints(s, colour)}`]),
  );
}

describe('2e, Art market', () => {
  it.each([
    ['4-4', { green: '2/2', blue: '2/2', black: '0/0', yellow: '2/2', brown: '2/2' }],
    ['2-2', { green: '6/6', blue: '6/2', black: '4/4', yellow: '2/6', brown: '2/2' }],
    ['2-6', { green: '6/2', blue: '6/6', black: '4/4', yellow: '2/2', brown: '2/6' }],
    ['6-2', { green: '2/6', blue: '2/2', black: '4/4', yellow: '6/6', brown: '6/2' }],
    ['6-6', { green: '2/2', blue: '2/6', black: '4/4', yellow: '6/2', brown: '6/6' }],
    ['3-5', { green: '4/0', blue: '4/4', black: '2/2', yellow: '0/0', brown: '0/4' }],
    ['5-3', { green: '0/4', blue: '0/0', black: '2/2', yellow: '4/4', brown: '4/0' }],
  ])(
    'the row of a colour gives francs and its column points: centre of the cursor on %s',
    (place, expected) => {
      expect(prices(place)).toEqual(expected);
    },
  );

  it('black reads the centre of the cursor and so brings at most 4 BF and 4 VP', () => {
    const black = CURSOR_NAMES.map((place) => prices(place).black.split('/').map(Number));
    expect(Math.max(...black.map(([francs]) => francs))).toBe(4);
    expect(Math.max(...black.map(([, points]) => points))).toBe(4);
  });

  it('the cursor stays wholly in the grid: its centre takes the 25 places of rows and columns 2 to 6', () => {
    const places = [2, 3, 4, 5, 6].flatMap((row) => [2, 3, 4, 5, 6].map((column) => `${row}-${column}`));
    expect(CURSOR_NAMES).toEqual(places);
  });

  it('steps are orthogonal: a diagonal neighbour is two steps away', () => {
    const at = (name: string) => CURSOR_NAMES.indexOf(name);
    expect(cursorSteps(at('4-4'), at('4-4'))).toBe(0);
    expect(cursorSteps(at('4-4'), at('3-4'))).toBe(1);
    expect(cursorSteps(at('4-4'), at('4-5'))).toBe(1);
    expect(cursorSteps(at('4-4'), at('3-3'))).toBe(2);
    expect(cursorSteps(at('2-2'), at('6-6'))).toBe(8);
    expect(cursorSteps(at('2-6'), at('3-2'))).toBe(5);
  });

  it('the places within reach are those of no more steps than allowed', () => {
    for (let from = 0; from < 25; from++) {
      for (let steps = 0; steps <= 8; steps++) {
        const reached = CURSOR_NAMES.map((_, to) => to).filter((to) => {
          const [row, column] = CURSOR_NAMES[from].split('-').map(Number);
          const [toRow, toColumn] = CURSOR_NAMES[to].split('-').map(Number);
          return Math.abs(row - toRow) + Math.abs(column - toColumn) <= steps;
        });
        expect(REACHABLE[from][steps]).toEqual(reached);
      }
    }
  });
});
