import { expect, test } from 'vitest';
import { withThreads } from './threads.ts';

const script = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads';
      parentPort.on('message', (task) => { ${code} });`)}`,
  );

test('each task has its answer, and no listener stays', async () => {
  const warnings: Error[] = [];
  const listen = (warning: Error) => void warnings.push(warning);
  process.on('warning', listen);
  const entry = script('parentPort.postMessage(task + workerData)');
  const answers = await withThreads<number, number, number[]>(
    { entry, count: 2, data: 100 },
    async (hands) => {
      const told: number[] = [];
      for (let task = 0; task < 15; task++)
        told.push(...(await Promise.all(hands.map((hand) => hand(task)))));
      return told;
    },
  );
  process.off('warning', listen);
  expect(answers).toEqual(Array.from({ length: 30 }, (_, i) => 100 + Math.floor(i / 2)));
  expect(warnings).toEqual([]);
});

test.each([
  ["throw new Error('no luck')", 'no luck'],
  ["Promise.reject(new Error('no luck'))", 'no luck'],
  ['process.exit(3)', 'the thread ended with code 3'],
])('a thread that dies of %s: the task fails', async (code, message) => {
  const used = withThreads({ entry: script(code), count: 1 }, ([hand]) => hand?.(1) ?? Promise.resolve());
  await expect(used).rejects.toThrow(message);
});
