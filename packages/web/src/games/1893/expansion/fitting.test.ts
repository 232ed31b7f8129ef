/** Signs and numbers stay in their place, and tiles in their part of the board. */
import { expect, test } from 'vitest';
import { fitted } from './fitting.ts';
import { siteLayout } from './site-layout.ts';
import { tilePlaces } from './tiles-layout.ts';

const ITEMS = [
  { text: '1' },
  { sign: { name: 'francs' } },
  { text: '×' },
  { sign: { name: 'iris' } },
] as const;
const ARRANGEMENTS = [[ITEMS], [ITEMS.slice(0, 2), ITEMS.slice(2)]];

test.each([
  [50, 30],
  [120, 30],
  [60, 90],
])('in %i x %i nothing stands out', (width, height) => {
  const place = { x: 10, y: 20, width, height };
  for (const item of fitted(ARRANGEMENTS, place, 40)) {
    expect(item.x).toBeGreaterThanOrEqual(place.x - 0.01);
    expect(item.y).toBeGreaterThanOrEqual(place.y - 0.01);
    if (item.kind === 'text') continue;
    expect(item.x + item.size).toBeLessThanOrEqual(place.x + width + 0.01);
    expect(item.y + item.size).toBeLessThanOrEqual(place.y + height + 0.01);
  }
});

test('where there is height rather than width, signs stand in two lines', () => {
  const linesIn = (width: number, height: number) =>
    new Set(
      fitted(ARRANGEMENTS, { x: 0, y: 0, width, height }, 40).flatMap((item) =>
        item.kind === 'sign' ? [item.y] : [],
      ),
    ).size;
  expect(linesIn(120, 30)).toBe(1);
  expect(linesIn(60, 90)).toBe(2);
});

test('the card of a site has room for its signs from 100 x 56', () => {
  for (const [width, height, isNarrow] of [
    [100, 56, false],
    [104, 57, false],
    [148, 72, false],
    [190, 150, false],
    [350, 56, true],
  ] as const) {
    const { sentence, words, row, number } = siteLayout({ width, height }, isNarrow);
    expect(sentence.width).toBeGreaterThanOrEqual(88);
    expect(sentence.height).toBeGreaterThanOrEqual(28);
    for (const place of [sentence, words]) {
      if (place === undefined) continue;
      expect(place.x + place.width).toBeLessThanOrEqual(width);
      expect(place.y + place.height).toBeLessThanOrEqual(height);
    }
    expect(row.y + row.radius).toBeLessThanOrEqual(height);
    expect(number.size).toBeGreaterThanOrEqual(14);
  }
});

test.each([
  [424, 120, 5],
  [354, 180, 6],
  [160, 420, 6],
  [430, 50, 4],
])('in %i x %i, a train and %i tiles lie beside each other and are large enough', (width, height, count) => {
  const [train, ...places] = tilePlaces({ x: 3, y: 5, width, height }, count);
  expect(places).toHaveLength(count);
  expect(train.width).toBeGreaterThanOrEqual(44);
  for (const [i, place] of places.entries()) {
    expect(place.width).toBeGreaterThanOrEqual(84);
    expect(place.height).toBeGreaterThanOrEqual(44);
    expect(place.x + place.width).toBeLessThanOrEqual(3 + width + 0.01);
    expect(place.y + place.height).toBeLessThanOrEqual(5 + height + 0.01);
    for (const other of [train, ...places.slice(0, i)])
      expect(
        other.x + other.width <= place.x ||
          other.y + other.height <= place.y ||
          other.x >= place.x + place.width,
      ).toBe(true);
  }
});
