import { beforeAll, expect, test } from 'vitest';
import { compileStorage } from '../storage/child.testing.ts';
import { killTrial } from './kills.ts';

const KILLS = 10;

beforeAll(compileStorage, 120_000);

test(`${KILLS} times killed while people play, a server has lost nothing that it acknowledged`, async () => {
  const report = await killTrial({ seed: 'kills', kills: KILLS });
  expect(report).toMatchObject({ kills: KILLS, lost: 0 });
  expect(report.acknowledged).toBeGreaterThan(KILLS);
});
