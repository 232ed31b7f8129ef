import type { Progress } from '@horta/bots/training';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bundle, bundle } from '../bench/bundle.testing.ts';
import { partOf, run } from './run.ts';
import { TINY_PLAN } from './tiny.testing.ts';

let worker: Bundle;

beforeAll(async () => {
  worker = await bundle(new URL('./worker.ts', import.meta.url));
});

afterAll(() => worker.remove());

test('the same plan makes the same weights, however many workers there are', async () => {
  const trained = async (workers: number) => {
    const log: Progress[] = [];
    const weights = await run('1897', TINY_PLAN, {
      workers,
      workerEntry: worker.entry,
      onProgress: (progress) => void log.push(progress),
    });
    return { log, weights };
  };
  const alone = await trained(1);
  expect(alone.log.map(({ generation, games }) => [generation, games])).toEqual([
    [1, 24],
    [2, 4],
  ]);
  expect(alone.weights).toMatchObject({ hidden1: 8, hidden2: 8 });
  expect(await trained(3)).toEqual(alone);
});

test('a part of a plan', () => {
  const games = (part: Parameters<typeof partOf>[1]) =>
    partOf(TINY_PLAN, part).generations.map((generation) => generation.games);
  expect(partOf(TINY_PLAN, { generations: undefined, percent: 100 })).toEqual(TINY_PLAN);
  expect(games({ generations: 1, percent: 50 })).toEqual([12]);
  expect(games({ generations: 2, percent: 1 })).toEqual([1, 1]);
});
