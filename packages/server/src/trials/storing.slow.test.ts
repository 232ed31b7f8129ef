import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { backupTrial } from './backups.ts';
import { fullTrial } from './full.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Whether it compiles without a fault is another check's concern; here the newest code shall run. */
beforeAll(() => {
  spawnSync(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-b', 'packages/cli'], {
    cwd: root,
  });
}, 120_000);

test('a full database refuses what people ask for, tells nobody of it, and loses nothing', async () => {
  const report = await fullTrial({ seed: 'full', times: 2 });
  expect(report).toMatchObject({ lost: 0, toldThough: 0 });
  expect(report.refused).toBeGreaterThan(10);
});

test('a backup made while people play has all that was acknowledged when it began', async () => {
  const report = await backupTrial({ seed: 'backups', backups: 1 });
  expect(report).toMatchObject({ missing: 0 });
  expect(report.acknowledged).toBeGreaterThan(100);
});
