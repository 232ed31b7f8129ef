import { describe, expect, test } from 'vitest';
import type { Task } from './lane.ts';
import { warmUp } from './warm-up.ts';

/**
 * A lane without a clock: its slices take as long as they may, and come to the rates given by their number. The rest of
 * its share of the processor goes to other programs.
 */
function laneOf(rates: Readonly<Record<string, (slice: number) => number>>, share = 1) {
  const tasks: Task[] = [];
  const contestants = Object.keys(rates).map((id) => ({ id, weight: 1 }));
  return {
    tasks,
    contestants,
    async run(task: Task) {
      const number = tasks.filter(({ id }) => id === task.id).length;
      tasks.push(task);
      const elapsed = task.milliseconds / 1000;
      const seconds = elapsed * share;
      return {
        elapsed,
        seconds,
        games: 1,
        count: (rates[task.id]?.(number) ?? 0) * seconds,
        forced: 0,
        code: 1000,
      };
    },
  };
}

const warm = () => 1000;
/** Warm after so many slices. */
const warmAfter = (slices: number) => (slice: number) =>
  slice < slices ? 100 + (900 * slice) / slices : 1000;
const neverWarm = (slice: number) => 1000 + 200 * slice;

describe('warming up', () => {
  test('ends when every figure stands', async () => {
    const lane = laneOf({ quick: warm, slow: warmAfter(20) });
    const { unsteady, milliseconds } = await warmUp([lane], 60_000);
    expect([...unsteady]).toEqual([]);
    expect(milliseconds).toBeLessThan(10_000);
    const slices = (wanted: string) => lane.tasks.filter(({ id }) => id === wanted).length;
    expect(slices('slow')).toBeGreaterThan(20);
    expect(slices('quick')).toBeLessThan(slices('slow'));
  });

  test('ends when its time is over, and tells whose figures do not stand', async () => {
    const lane = laneOf({ quick: warm, never: neverWarm });
    const { unsteady, milliseconds } = await warmUp([lane], 5_000);
    expect([...unsteady]).toEqual(['never']);
    expect(milliseconds).toBeGreaterThanOrEqual(5_000);
    expect(milliseconds).toBeLessThan(5_200);
  });

  test('gives the time that one lane does not need to those that do', async () => {
    const slow = () => laneOf({ slow: warmAfter(60) });
    // By itself it would need more than half of it.
    expect([...(await warmUp([slow()], 3_600)).unsteady]).toEqual(['slow']);
    expect((await warmUp([laneOf({ quick: warm }), slow()], 7_200)).unsteady.size).toBe(0);
  });

  test('takes longer where other programs take the processor', async () => {
    const slow = warmAfter(100);
    expect((await warmUp([laneOf({ slow }, 1)], 4_800)).unsteady.size).toBe(1);
    expect((await warmUp([laneOf({ slow }, 0.3)], 4_800)).unsteady.size).toBe(0);
  });

  test('lets every contestant run at least once, and says that it was too little', async () => {
    const lane = laneOf({ a: warm, b: warm });
    expect([...(await warmUp([lane], 0)).unsteady]).toEqual(['a', 'b']);
    expect(lane.tasks).toHaveLength(2);
  });

  test('plays no game that the rounds play', async () => {
    const lane = laneOf({ a: warm });
    await warmUp([lane], 60_000);
    expect(lane.tasks.every(({ round }) => round < 0)).toBe(true);
  });
});
