import { describe, expect, test } from 'vitest';
import { type FlagWish, placeFlags, scaleOf, stairs } from './drawing.ts';

describe('the scale', () => {
  const x = scaleOf({ start: 4, count: 104, end: 114 }, { from: 40, to: 840 }, { from: 860, to: 960 });
  test.each([
    [0, 40],
    [4, 40],
    [54, 440],
    [104, 840],
    [109, 910],
    [114, 960],
    [200, 960],
  ])('%i beats are at %i', (told, place) => expect(x(told)).toBe(place));

  test('a game that has just begun has a place', () =>
    expect(scaleOf({ start: 3, count: 3, end: 3 }, { from: 0, to: 9 }, { from: 9, to: 9 })(3)).toBe(0));
});

test('points are stairs: they grow where they are told', () => {
  const totals = [[0], [0], [2], [2], [7]];
  const path = stairs(
    totals,
    0,
    { from: 0, to: 4 },
    (told) => told * 10,
    (points) => 100 - points,
  );
  expect(path).toBe('M0 100H20V98H40V93H40');
});

describe('flags', () => {
  const wish = (x: number, weight: number, width = 50): FlagWish => ({ x, width, weight });
  const room = { from: 0, to: 400 };

  test('stand above their masts where there is room', () =>
    expect(placeFlags([wish(100, 1), wish(200, 1)], 2, room)).toEqual([
      { row: 0, left: 75 },
      { row: 0, left: 175 },
    ]));

  test('stay inside', () =>
    expect(placeFlags([wish(0, 1), wish(400, 1)], 1, room)).toEqual([
      { row: 0, left: 0 },
      { row: 0, left: 350 },
    ]));

  test('use the second row, and what weighs least is left out', () =>
    expect(placeFlags([wish(100, 1), wish(110, 3), wish(120, 2)], 2, room)).toEqual([
      undefined,
      { row: 0, left: 85 },
      { row: 1, left: 95 },
    ]));

  test('never cover each other, however many there are', () => {
    const wishes = Array.from({ length: 60 }, (_, i) => wish((i * 37) % 400, i % 7, 30 + (i % 40)));
    const placed = placeFlags(wishes, 2, room);
    const shown = placed.flatMap((place, i) =>
      place === undefined ? [] : [{ ...place, width: wishes[i].width }],
    );
    expect(shown.length).toBeGreaterThan(6);
    for (const one of shown)
      for (const other of shown)
        if (one !== other && one.row === other.row)
          expect(one.left + one.width <= other.left || other.left + other.width <= one.left).toBe(true);
  });
});
