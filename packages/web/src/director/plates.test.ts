import { expect, test } from 'vitest';
import { plateSpot } from './plates.ts';

const rect = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const plate = { width: 120, height: 28 };
const phone = { width: 390, height: 844 };
/** One's own purse in the header, those of two others in the strip below it. */
const own = rect(150, 12, 80, 20);
const others = [rect(40, 58, 80, 20), rect(240, 58, 80, 20)];
const cards = [rect(6, 46, 180, 46), rect(196, 46, 180, 46)];

function isOver(spot: { left: number; top: number }, other: ReturnType<typeof rect>): boolean {
  const { right, bottom } = rect(spot.left, spot.top, plate.width, plate.height);
  return spot.left < other.right && right > other.left && spot.top < other.bottom && bottom > other.top;
}

test('no points and francs are covered, whoever gains', () => {
  const taken = [own, ...others];
  for (const [i, purse] of taken.entries()) {
    const spot = plateSpot(plate, { purse, card: cards[i - 1] ?? own, taken, screen: phone });
    expect(taken.filter((other) => isOver(spot, other))).toEqual([]);
    expect(spot.top).toBeGreaterThanOrEqual(0);
  }
});

test('two who gain at once have a place each', () => {
  const taken = [own, ...others];
  const first = plateSpot(plate, { purse: others[0], card: cards[0], taken, screen: phone });
  const second = plateSpot(plate, {
    purse: others[0],
    card: cards[0],
    taken: [...taken, rect(first.left, first.top, plate.width, plate.height)],
    screen: phone,
  });
  expect(isOver(second, rect(first.left, first.top, plate.width, plate.height))).toBe(false);
});

test('on a desk it stands above the purse', () => {
  const purse = rect(200, 300, 90, 24);
  const spot = plateSpot(plate, {
    purse,
    card: rect(10, 296, 290, 120),
    taken: [purse],
    screen: { width: 1440, height: 900 },
  });
  expect(spot).toEqual({ left: 170, top: 269 });
});
