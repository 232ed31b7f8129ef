/** What opens at a thing leaves in sight what it is about. */
import { describe, expect, test } from 'vitest';
import { grown, overlap, type Rect, type Spot, spotFor } from './placing.ts';

const ROOM: Rect = { left: 8, top: 110, right: 1432, bottom: 892 };
const SIZE = { width: 260, height: 420 };

/** Pixels of a frame's edge. */
const GLIMPSE = 12_000;

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** A board of five columns and rows in the middle of the screen. */
const space = (column: number, row: number) => rect(500 + column * 110, 160 + row * 76, 110, 76);
const columnOf = (column: number) => rect(500 + column * 110, 160, 110, 470);

describe('a choice at a space', () => {
  const places = [0, 1, 2, 3, 4].flatMap((column) => [0, 1, 2, 3, 4].map((row) => [column, row] as const));

  test.each(places)(
    'of column %i, row %i hides neither the space nor its column nor the purse',
    (column, row) => {
      const purse = rect(880, 660, 200, 44);
      const { left, top } = spotFor(SIZE, {
        anchor: space(column, row),
        kept: [columnOf(column), purse],
        room: ROOM,
      });
      const box = rect(left, top, SIZE.width, SIZE.height);
      for (const kept of [space(column, row), columnOf(column), purse]) expect(overlap(box, kept)).toBe(0);
      expect(box.left).toBeGreaterThanOrEqual(ROOM.left);
      expect(box.bottom).toBeLessThanOrEqual(ROOM.bottom);
    },
  );

  test('stands on the side with more room', () => {
    expect(spotFor(SIZE, { anchor: space(0, 2), kept: [columnOf(0)], room: ROOM }).side).toBe('right');
    expect(spotFor(SIZE, { anchor: rect(1250, 300, 110, 76), kept: [], room: ROOM }).side).toBe('left');
  });
});

test('it rather hides what can’t be chosen', () => {
  const left = { left: 8, top: 110, right: 600, bottom: 650 };
  const around = { anchor: space(1, 2), kept: [columnOf(1)], room: ROOM };
  expect(spotFor(SIZE, { ...around, others: [left] }).side).toBe('right');
  expect(spotFor(SIZE, { ...around, others: [columnOf(2), columnOf(3)] }).side).toBe('left');
});

test('at the foot of the screen it stands above, where both sides are taken', () => {
  const anchor = rect(660, 800, 420, 50);
  const { side } = spotFor(SIZE, {
    anchor,
    kept: [rect(8, 660, 652, 230), rect(1080, 110, 350, 780)],
    room: ROOM,
  });
  expect(side).toBe('above');
});

test('what is larger than the room begins at its edge', () => {
  const spot = spotFor({ width: 300, height: 2000 }, { anchor: space(2, 2), kept: [], room: ROOM });
  expect(spot.top).toBe(ROOM.top);
});

describe('what grows (a warning is added)', () => {
  const stood = (side: Spot['side'], left: number, top: number) => ({
    spot: { side, left, top, isAway: false },
    size: SIZE,
  });
  const larger = { width: SIZE.width + 40, height: SIZE.height + 60 };

  test.each(['right', 'below'] as const)('%s of what it is about keeps its upper left corner', (side) =>
    expect(grown(stood(side, 700, 200), larger, ROOM)).toMatchObject({ left: 700, top: 200, side }),
  );

  test('goes away from what it is about, where that is below or to the right', () => {
    expect(grown(stood('left', 700, 200), larger, ROOM)).toMatchObject({ left: 660, top: 200 });
    expect(grown(stood('above', 700, 200), larger, ROOM)).toMatchObject({ left: 700, top: 140 });
  });

  test('stays in the room', () => {
    const { left, top } = grown(stood('right', 1170, 470), larger, ROOM);
    expect([left + larger.width, top + larger.height]).toEqual([ROOM.right, ROOM.bottom]);
  });
});

describe('a choice at a space beside other boards', () => {
  const board = rect(484, 108, 520, 444);
  const brussels = [rect(40, 110, 130, 60), rect(175, 110, 130, 60)];
  const players = rect(1050, 110, 300, 225);
  const room = { ...ROOM, right: 1358, bottom: 760 };

  test.each([0, 1, 2, 3, 4])('of column %i leaves its board and the players in sight', (column) => {
    const spot = spotFor(SIZE, {
      anchor: space(column, 3),
      kept: [columnOf(column)],
      room,
      others: [...[0, 1, 2, 3, 4].map(columnOf), ...brussels],
      board,
      spared: [players],
    });
    const box = rect(spot.left, spot.top, SIZE.width, SIZE.height);
    for (const seen of [board, players]) expect(overlap(box, seen)).toBeLessThan(GLIMPSE);
  });
});
