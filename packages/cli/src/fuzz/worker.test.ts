import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Plan, run } from './run.ts';

/** Node can't run the worker's source as it is: it is bundled first. */
const folder = mkdtempSync(join(tmpdir(), 'horta-'));

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['horta-source'] },
    ssr: { noExternal: true, resolve: { conditions: ['horta-source'] } },
    build: { ssr: fileURLToPath(new URL('./worker.ts', import.meta.url)), outDir: folder },
  });
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('workers report what one thread reports', async () => {
  const plan: Plan = { games: 45, seed: 'workers', only: ['1893'], players: [2] };
  const workerEntry = pathToFileURL(join(folder, 'worker.js'));
  const told: number[] = [];
  const together = await run(plan, { workers: 2, workerEntry, onProgress: (games) => told.push(games) });
  expect(together).toEqual(await run(plan, { workers: 1, onProgress() {} }));
  expect(told).toHaveLength(3);
}, 30_000);
