import { expect, test } from 'vitest';
import { faultsOf, numbered, present, roomsBetween } from '../../boxes.testing.ts';
import { type CompactLayout, compactLayoutOf } from './compact/layout.ts';
import { type Contents, cardPlaces, type Layout, layoutOf } from './layout.ts';

const GAMES: readonly Contents[] = [
  { power: undefined, hasCards: false },
  { power: 220, hasCards: false },
  { power: undefined, hasCards: true },
  { power: 300, hasCards: true },
];

function faults({ width, height, tracks, rows, ...others }: Layout | CompactLayout): string[] {
  return faultsOf(
    { width, height },
    { ...numbered('track', tracks), ...numbered('row', rows), ...present(others) },
  );
}

test('in every room each part has its place', () => {
  for (const game of GAMES)
    for (const room of [...roomsBetween([950, 170], [1400, 225]), ...roomsBetween([950, 226], [1900, 460])])
      expect([room, game, faults(layoutOf(room, game))]).toEqual([room, game, []]);
});

test('so it has on a tablet that stands upright', () => {
  for (const { power, hasCards } of GAMES)
    for (const room of roomsBetween([300, 290], [460, 420]))
      expect([room, faults(compactLayoutOf(room, { hasPower: power !== undefined, hasCards }))]).toEqual([
        room,
        [],
      ]);
});

test.each([
  [1346, 190],
  [1306, 190],
  [1004, 180],
  [964, 180],
  [1096, 246],
  [1056, 246],
])('in %i x %i it is drawn in pixels, or larger', (width, height) => {
  for (const game of GAMES) {
    const layout = layoutOf({ width, height }, game);
    expect(layout.width).toBeLessThanOrEqual(width);
    expect(layout.height).toBeLessThanOrEqual(height);
  }
});

test('however many cards somebody has, each has a place', () => {
  for (const place of [
    { x: 0, y: 0, width: 400, height: 40 },
    { x: 0, y: 0, width: 180, height: 80 },
  ])
    for (let count = 0; count <= 5; count++) {
      const places = cardPlaces(place, count);
      expect(places.length).toBeGreaterThanOrEqual(Math.max(2, count));
      expect(faultsOf(place, numbered('card', places))).toEqual([]);
    }
});
