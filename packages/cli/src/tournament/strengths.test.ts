import { randomFromSeed } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { type Draw, drawsOf, fieldsOf } from './plackett-luce.ts';
import type { Seating } from './seatings.ts';
import { eloDifference, strengthsOf } from './strengths.ts';

/** Strengths after games that ended in these orders of seats. */
function fitted(bots: number, draws: readonly Draw[]): number[] {
  const fields = fieldsOf(bots, draws);
  const weights = new Float64Array(fields.length * bots);
  for (const { field, next, weight } of draws) {
    const at = fields.findIndex((known) => known.join() === field.join()) * bots + next;
    weights[at] = (weights[at] ?? 0) + weight;
  }
  return strengthsOf(fields, weights);
}

/** The first of `order` that is among some seats. */
function inOrder(order: readonly number[]) {
  return (seats: readonly number[]) => order.filter((seat) => seats.includes(seat)).slice(0, 1);
}

const level = (seats: readonly number[]) => seats;

/** An order drawn from the model. */
function drawnOrder(
  seating: Seating,
  strengths: readonly number[],
  random: { below(n: number): number },
): number[] {
  const left = [...seating.keys()];
  const order: number[] = [];
  while (left.length > 0) {
    const weights = left.map((seat) => strengths[seating[seat] ?? 0] ?? 0);
    let point = (random.below(1_000_000) / 1_000_000) * weights.reduce((a, b) => a + b, 0);
    let at = 0;
    while (at < left.length - 1 && point >= (weights[at] ?? 0)) point -= weights[at++] ?? 0;
    order.push(...left.splice(at, 1));
  }
  return order;
}

describe('two bots at a table of two: Elo follows from the win share, with half a victory added on each side', () => {
  test.each([
    [10, 0, 10, 0],
    [60, 0, 40, 400 * Math.log10(60.5 / 40.5)],
    [50, 20, 30, 400 * Math.log10(60.5 / 40.5)],
    [100, 0, 0, 400 * Math.log10(100.5 / 0.5)],
    [0, 0, 1000, -400 * Math.log10(1000.5 / 0.5)],
  ])('%i victories, %i draws, %i defeats', (won, drawn, lost, elo) => {
    const games = (count: number, leaders: (seats: readonly number[]) => readonly number[]) =>
      Array.from({ length: count }, () => drawsOf([0, 1], 2, leaders)).flat();
    const draws = [...games(won, inOrder([0, 1])), ...games(drawn, level), ...games(lost, inOrder([1, 0]))];
    expect(eloDifference(fitted(2, draws), [0, 1])).toBeCloseTo(elo, 6);
  });
});

describe('strengths are found again from games drawn with them', () => {
  test.each([
    ['four bots', [[0, 1, 2, 3]], [8, 4, 2, 1]],
    [
      'one against three, and the reverse',
      [
        [0, 1, 1, 1],
        [1, 0, 0, 0],
      ],
      [3, 1],
    ],
  ])('%s', (_, seatings, strengths) => {
    const random = randomFromSeed('drawn');
    const draws = Array.from({ length: 4000 }, (_game, i) => {
      const seating = seatings[i % seatings.length] ?? [];
      return drawsOf(seating, strengths.length, inOrder(drawnOrder(seating, strengths, random)));
    }).flat();
    const found = fitted(strengths.length, draws);
    for (let bot = 1; bot < strengths.length; bot++) {
      const elo = 400 * Math.log10((strengths[0] ?? 0) / (strengths[bot] ?? 0));
      expect(Math.abs(eloDifference(found, [0, bot]) - elo)).toBeLessThan(20);
    }
  });
});

test('who is always first is strong, not infinitely so', () => {
  const draws = Array.from({ length: 500 }, () => drawsOf([0, 1, 2], 3, inOrder([0, 1, 2]))).flat();
  const strengths = fitted(3, draws);
  expect(strengths.every(Number.isFinite)).toBe(true);
  expect(eloDifference(strengths, [0, 1])).toBeGreaterThan(800);
  expect(eloDifference(strengths, [1, 2])).toBeGreaterThan(800);
});

describe('the draws of a game', () => {
  test('place after place', () => {
    expect(drawsOf([2, 0, 1], 3, inOrder([0, 2, 1]))).toEqual([
      { field: [1, 1, 1], next: 2, weight: 1 },
      { field: [1, 1, 0], next: 1, weight: 1 },
    ]);
  });

  test('level seats count as the mean of their orders', () => {
    const draws = drawsOf([0, 1, 2], 3, level);
    expect(draws.filter(({ field }) => field.join() === '1,1,1').map(({ weight }) => weight)).toEqual(
      Array(3).fill(1 / 3),
    );
    expect(draws.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(2);
    expect(fitted(3, draws).map((strength) => Math.abs(strength))).toEqual(
      [0, 0, 0].map(() => expect.closeTo(0)),
    );
  });

  test('seats of one bot among themselves say nothing', () => {
    expect(drawsOf([0, 1, 1], 2, inOrder([0, 1, 2]))).toEqual([{ field: [1, 2], next: 0, weight: 1 }]);
    expect(drawsOf([0, 0], 1, inOrder([0, 1]))).toEqual([]);
  });
});
