import { expect, test } from 'vitest';
import { faultsOf, numbered, roomsBetween } from '../../boxes.testing.ts';
import { irisPoint, type Layout, layoutOf, spaceBox } from './geometry.ts';

function faults(layout: Layout): string[] {
  const { grid, sums, cards, deck, sites } = layout;
  return faultsOf(layout, { grid, sums, cards, deck, ...numbered('site', sites) });
}

test.each([false, true])('in every room each part has its place, sites or not: %s', (hasSites) => {
  for (const room of roomsBetween([440, 370], [1200, 1000]))
    expect([room, faults(layoutOf(room, { isNarrow: false, hasSites }))]).toEqual([room, []]);
  for (const width of [340, 366, 380, 430])
    expect(faults(layoutOf({ width }, { isNarrow: true, hasSites }))).toEqual([]);
});

test.each([
  [455, 390],
  [588, 480],
  [634, 542],
])('in %i x %i it is drawn in pixels, or larger', (width, height) => {
  for (const hasSites of [false, true]) {
    const layout = layoutOf({ width, height }, { isNarrow: false, hasSites });
    expect(layout.width).toBeLessThanOrEqual(width);
    expect(layout.height).toBeLessThanOrEqual(height);
  }
});

test('it is whole on a phone that stands upright', () => {
  expect(layoutOf({ width: 366 }, { isNarrow: true, hasSites: false }).height).toBeLessThanOrEqual(520);
});

test('rows are pressed to 57 px on a phone on its side', () => {
  const layout = layoutOf({ width: 455, height: 390 }, { isNarrow: false, hasSites: false });
  expect(layout.hasTitle).toBe(false);
  expect(Math.round(spaceBox(layout, 0).height)).toBe(57);
});

test('with much more room it grows instead of spreading', () => {
  const layout = layoutOf({ width: 1240, height: 1060 }, { isNarrow: false, hasSites: false });
  expect(layout).toMatchObject({ width: 620, height: 530 });
});

test('irises grow where spaces meet', () => {
  const layout = layoutOf({ width: 600, height: 500 }, { isNarrow: false, hasSites: true });
  const { x, y, width, height } = spaceBox(layout, 0);
  const { x: crossingX, y: crossingY } = irisPoint(layout, 0);
  expect(crossingX).toBeCloseTo(x + width);
  expect(crossingY).toBeCloseTo(y + height);
});
