import { rmSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { compileStorage } from '../storage/child.testing.ts';
import { temporary } from '../trials/folders.ts';
import { benchOnline } from './run.ts';

beforeAll(compileStorage, 120_000);

test('a server and the bare loop are measured, whatever the speed', async () => {
  const folder = temporary();
  const report = await benchOnline({ tables: 2, seconds: 1, seed: 'x', folder });
  rmSync(folder, { recursive: true });
  expect(report).toMatchObject({ tables: 2, sockets: 10, pairs: 4 });
  // To everybody, and to whoever decided.
  expect(report.told.messages).toBeGreaterThanOrEqual(6);
  for (const { decisionsPerSecond, p50, p99 } of [report.full.horta, report.full.bare]) {
    expect(decisionsPerSecond).toBeGreaterThan(0);
    expect(p99).toBeGreaterThanOrEqual(p50);
  }
  expect(report.goals.map(({ name }) => name)).toEqual(['decisions', 'p99']);
});
