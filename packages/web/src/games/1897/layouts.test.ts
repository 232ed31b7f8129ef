/** Boards are drawn for their room: everything lies within it, side by side, and can be hit. */
import { describe, expect, test } from 'vitest';
import { areaLayout } from './area-layout.ts';
import { brusselsLayout } from './brussels-layout.ts';
import { type Box, contentsOf, ownLayout } from './own-layout.ts';

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function expectApart(boxes: readonly Box[], { width, height }: { width: number; height: number }): void {
  for (const [i, box] of boxes.entries()) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    for (const other of boxes.slice(i + 1)) expect(overlaps(box, other), `${i}`).toBe(false);
  }
}

describe('a player’s board', () => {
  const ROOMS = [
    [1004, 180],
    [964, 180],
    [1346, 190],
    [1126, 236],
    [752, 310],
  ] as const;

  test.each(ROOMS)('in %i x %i', (width, height) => {
    for (const hasFingers of [false, true]) {
      const layout = ownLayout({ width, height, isNarrow: false, hasFingers, nobles: 6 });
      expectApart(Object.values(layout.bays), layout);
    }
  });

  test('on a phone it is as high as its bays', () => {
    const layout = ownLayout({ width: 366, height: 0, isNarrow: true, hasFingers: true, nobles: 6 });
    expectApart(Object.values(layout.bays), layout);
    expect(contentsOf(layout.bays.nobles).height).toBeGreaterThanOrEqual(6 * 44);
  });

  test('a finger finds each of the six faces', () => {
    const { bays } = ownLayout({ width: 1004, height: 180, isNarrow: false, hasFingers: true, nobles: 1 });
    expect(contentsOf(bays.hand, 4).width / 6).toBeGreaterThanOrEqual(44);
  });
});

describe('the Art Nouveau area', () => {
  test.each([
    [590, 500],
    [588, 480],
    [455, 390],
    [1070, 920],
  ])('in %i x %i all rows and the bonus cards find room', (width, height) => {
    for (const rows of [3, 4]) {
      const layout = areaLayout({ width, height }, rows, false);
      const { margin, card, gapX, gapY, bonusHeight } = layout;
      expect(2 * margin + 4 * card.width + 3 * gapX).toBeCloseTo(layout.width);
      expect(2 * margin + rows * card.height + (rows - 1) * gapY + bonusHeight).toBeLessThan(layout.height);
      expect(card.height).toBeGreaterThanOrEqual(60);
    }
  });

  test('on a phone it is seen whole', () => {
    for (const rows of [3, 4]) expect(areaLayout({ width: 366 }, rows, true).height).toBeLessThanOrEqual(545);
  });
});

describe('Brussels', () => {
  test.each([
    ['all', 420, 500],
    ['all', 410, 480],
    ['all', 760, 920],
    ['beside', 160, 510],
  ] as const)('%s in %i x %i', (part, width, height) => {
    const layout = brusselsLayout({ width, height }, false, part);
    const { round, buildings, prison, piles, expo } = layout;
    expectApart([round, ...buildings, prison, ...piles, expo], layout);
    for (const box of [...buildings, prison, ...piles, expo])
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  });

  test('on a phone', () => {
    const layout = brusselsLayout({ width: 366 }, true, 'all');
    expectApart([layout.round, ...layout.buildings, layout.prison, ...layout.piles, layout.expo], layout);
  });
});
