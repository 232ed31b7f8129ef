/** Turning points: who took the lead, who gained much at once, whom a stage moved far; one for each step at most. */
import { describe, expect, test } from 'vitest';
import { ALL_FOUR } from '../games/all-four.testing.ts';
import { replayedGame } from './replays.testing.ts';
import type { Block, Timeline } from './timeline.ts';
import { leaderOf, MUCH, turningPointsOf } from './turning-points.ts';

/** A line of which each step is a turn, or a stage where one is named; the points after each of them. */
function lineOf(steps: readonly { readonly points: readonly number[]; readonly stage?: string }[]): Timeline {
  const blocks = steps.map(
    ({ stage }, i): Block => ({
      ...{ first: i, end: i + 1, landing: i + 1, round: 1, turn: 1, stage },
      seat: stage === undefined ? 0 : undefined,
      isCount: stage === 'houses',
    }),
  );
  return {
    ...{ blocks, bands: [], start: 0, end: steps.length, count: steps.length },
    totals: [steps[0].points.map(() => 0), ...steps.map(({ points }) => points)],
    stops: [0, ...steps.map((_, i) => i + 1)],
  };
}

describe('a step', () => {
  test.each([
    ['the first points take no lead from anyone', [[3, 0]], []],
    [
      'a lead that changes hands',
      [
        [3, 0],
        [3, 4],
      ],
      [{ told: 2, seat: 1, gain: 4, lead: 1, points: 4 }],
    ],
    [
      'a tie is no lead',
      [
        [3, 0],
        [3, 3],
      ],
      [],
    ],
    [
      'after a tie the same one leads on',
      [
        [3, 0],
        [3, 3],
        [4, 3],
      ],
      [],
    ],
    [
      'after a tie the other one leads',
      [
        [3, 0],
        [3, 3],
        [3, 5],
      ],
      [{ told: 3, seat: 1, lead: 2 }],
    ],
    ['six points are much', [[6, 0]], [{ told: 1, seat: 0, gain: 6, lead: undefined }]],
    ['five are not', [[5, 0]], []],
    [
      'a lead taken with much is one point',
      [
        [3, 0],
        [3, 9],
      ],
      [{ told: 2, seat: 1, gain: 6 + 3, lead: 6 }],
    ],
    [
      'of two gains the larger one',
      [
        [3, 0],
        [10, 6],
      ],
      [{ told: 2, seat: 0, gain: 7 }],
    ],
    [
      'of two that are equal both',
      [
        [3, 0],
        [9, 6],
      ],
      [
        { told: 2, seat: 0, gain: 6 },
        { told: 2, seat: 1, gain: 6 },
      ],
    ],
  ])('%s', (_, totals, expected) => {
    const found = turningPointsOf(lineOf(totals.map((points) => ({ points }))));
    expect(found).toHaveLength(expected.length);
    expect(found).toMatchObject(expected);
  });
});

describe('a stage', () => {
  test('moves someone two places', () => {
    const found = turningPointsOf(
      lineOf([{ points: [5, 4, 3, 1] }, { points: [5, 4, 3, 5], stage: 'irises' }]),
    );
    expect(found).toMatchObject([{ told: 2, seat: 3, gain: 4, places: { from: 4, to: 1 } }]);
  });

  test('by one place is nothing to tell', () => {
    const found = turningPointsOf(
      lineOf([{ points: [5, 4, 3, 1] }, { points: [5, 4, 3, 3], stage: 'irises' }]),
    );
    expect(found).toEqual([]);
  });

  test('a turn that does so is none', () => {
    const turn = turningPointsOf(lineOf([{ points: [5, 4, 3, 1] }, { points: [5, 4, 3, 5] }]));
    expect(turn).toEqual([]);
  });

  test('who falls back, where nobody comes forward as far', () => {
    const found = turningPointsOf(
      lineOf([{ points: [5, 5, 5, 1] }, { points: [5, 3, 5, 1], stage: 'brussels' }]),
    );
    expect(found).toMatchObject([{ seat: 1, gain: -2, places: { from: 1, to: 3 } }]);
  });

  test('the final count is a story of its own', () => {
    expect(turningPointsOf(lineOf([{ points: [5, 4] }, { points: [5, 40], stage: 'houses' }]))).toEqual([]);
  });
});

/** As it happens: a step of a turn, or a whole stage, with the points before and after. */
function happenings({ blocks, stops, totals }: Timeline) {
  return blocks.flatMap(({ first, end, stage, isCount }) => {
    const inside = stops.filter((stop) => stop > first && stop <= end);
    const ends = stage === undefined ? inside : inside.slice(-1);
    return ends.map((told, i) => ({
      ...{ told, stage, isCount },
      before: totals[i === 0 ? first : ends[i - 1]],
      after: totals[told],
    }));
  });
}

describe.each(ALL_FOUR)('%s %o', (game, chosen) => {
  test('in whole games', async () => {
    let leads = 0;
    let gains = 0;
    for (const players of [2, 3, 4]) {
      const { line } = await replayedGame(game, chosen, { players, seed: `turning ${players}` });
      const found = turningPointsOf(line);
      const byPlace = new Map(found.map((point) => [point.told, point]));
      // Never two flags for one event.
      expect(byPlace.size).toBe(found.length);
      expect(found.map(({ told }) => told)).toEqual([...byPlace.keys()].sort((x, y) => x - y));
      let leader: number | undefined;
      for (const { told, before, after, isCount } of happenings(line)) {
        const point = byPlace.get(told);
        if (isCount) {
          expect(point).toBeUndefined();
          continue;
        }
        const ahead = leaderOf(after);
        const isTaken = ahead !== undefined && leader !== undefined && ahead !== leader;
        leader = ahead ?? leader;
        expect(point?.lead !== undefined, `lead at ${told}`).toBe(isTaken);
        if (isTaken) {
          leads++;
          expect(point?.seat).toBe(ahead);
          expect(point?.lead).toBe(after[ahead] - Math.max(...after.filter((_, seat) => seat !== ahead)));
        }
        const most = Math.max(...after.map((total, seat) => total - before[seat]));
        if (most >= MUCH) {
          gains++;
          expect(point, `gain at ${told}`).toBeDefined();
        }
        if (point === undefined) continue;
        expect(point.points).toBe(after[point.seat]);
        expect(point.gain).toBe(after[point.seat] - before[point.seat]);
      }
    }
    expect(leads + gains).toBeGreaterThan(0);
  });
});
