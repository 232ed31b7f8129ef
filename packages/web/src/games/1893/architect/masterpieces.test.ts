import { loadGame, startGame } from '@horta/engine';
import type { State } from '@horta/engine/1893';
import { describe, expect, test } from 'vitest';
import { HOUSE_SIZE, HOUSES } from '../../../art/houses/houses.ts';
import { houseOf, laidOut, PARTS } from './masterpieces.ts';
import type { Place } from './place.ts';
import { plaqueOf, SMALL } from './plaque.ts';

await loadGame('1893');

/** The band of a laptop, a tablet, a desk, a large screen, a phone. */
const PLACES: readonly Place[] = [
  { x: 4, y: 7, width: 75, height: 180 },
  { x: 0, y: 0, width: 80, height: 120 },
  { x: 11, y: 9, width: 151, height: 222 },
  { x: 0, y: 0, width: 260, height: 380 },
  { x: 8, y: 60, width: 190, height: 278 },
];

function areOverlapping(one: Place, other: Place): boolean {
  const reach = (a: number, length: number, b: number, width: number) =>
    Math.min(a + length, b + width) - Math.max(a, b);
  return (
    reach(one.x, one.width, other.x, other.width) > 1e-6 &&
    reach(one.y, one.height, other.y, other.height) > 1e-6
  );
}

/** Six parts that don't overlap, and together are the whole. */
function expectTiled(parts: readonly Place[], { width, height }: Pick<Place, 'width' | 'height'>): void {
  expect(parts).toHaveLength(6);
  parts.forEach((part, i) => {
    for (const other of parts.slice(i + 1)) expect(areOverlapping(part, other)).toBe(false);
  });
  const area = parts.reduce((sum, part) => sum + part.width * part.height, 0);
  expect(area).toBeCloseTo(width * height, 3);
}

describe.each(HOUSES)('the house of %s', (house) => {
  test('is cut into six parts', () =>
    expectTiled(
      PARTS[house].map(([x, y, width, height]) => ({ x, y, width, height })),
      HOUSE_SIZE,
    ));

  test('is built from the ground up', () => {
    const ground = PARTS[house].filter(([, y, , height]) => y + height === HOUSE_SIZE.height);
    expect(PARTS[house].slice(0, ground.length)).toEqual(ground);
    expect(PARTS[house].at(-1)?.[1]).toBe(0);
  });

  test.each(PLACES)('fills %o, with a price in each part', (place) => {
    const { parts } = laidOut(house, place);
    expectTiled(parts, place);
    for (const part of parts)
      for (const hasBonus of [false, true]) {
        const plaque = plaqueOf(part, hasBonus);
        expect(Math.min(plaque.size, SMALL)).toBeGreaterThanOrEqual(12);
        expect(plaque.x).toBeGreaterThanOrEqual(part.x);
        expect(plaque.x + plaque.width).toBeLessThanOrEqual(part.x + part.width);
        expect(plaque.y).toBeGreaterThanOrEqual(part.y);
      }
  });
});

test('where all boards are alike, everyone builds another house', () => {
  const s = startGame('1893', { players: 5, seed: 'houses' }) as State;
  expect(new Set([0, 1, 2, 3, 4].map((seat) => houseOf(s, seat))).size).toBe(5);
});

test('whoever has an architect of their own builds that house', () => {
  const s = startGame('1893', { players: 3, seed: 'houses', options: { boards: 'dealt' } }) as State;
  for (const seat of [0, 1, 2]) expect(houseOf(s, seat)).toBe(s.rules.boards[s.boards[seat]].id);
});
