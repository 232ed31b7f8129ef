import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bundle, bundle } from '../bench/bundle.testing.ts';
import { type Plan, run } from './run.ts';

let worker: Bundle;

beforeAll(async () => {
  worker = await bundle(new URL('./worker.ts', import.meta.url));
}, 60_000);

afterAll(() => worker.remove());

test('workers report what one thread reports', async () => {
  const plan: Plan = { games: 45, seed: 'workers', only: ['1893'], players: [2] };
  const told: number[] = [];
  const onProgress = (games: number) => told.push(games);
  const together = await run(plan, { workers: 2, workerEntry: worker.entry, onProgress });
  expect(together).toEqual(await run(plan, { workers: 1, onProgress() {} }));
  expect(told).toHaveLength(3);
});
