import type { OnlineBench, OnlineReport } from '@horta/server/bench';
import { expect, test } from 'vitest';
import { run } from '../terminal.testing.ts';
import { benchOnlineWith } from './bench-online.ts';

const HORTA = { decisionsPerSecond: 5432.1, p50: 80.26, p99: 120.4, processor: 180.4, driver: 0.514 };
const BARE = { decisionsPerSecond: 9000, p50: 50, p99: 70, processor: 90, driver: 0.9 };
const REPORT: OnlineReport = {
  ...{ seed: 'x', node: 'v20.0.0', tables: 500, sockets: 2500, pairs: 4 },
  told: { messages: 7.25, bytes: 3210.4 },
  full: { horta: HORTA, bare: BARE },
  paced: { horta: HORTA, bare: BARE },
  processorRatio: 2.004,
  memoryPerTable: { horta: 234_567, bare: 98_765 },
  goals: [
    { name: 'decisions', ratio: 0.6036, least: 0.55, most: 0.65, goal: 0.5, reached: true },
    { name: 'p99', ratio: 2.1, least: 1.6, most: 2.345, goal: 2, reached: false },
  ],
};

test('tells figures, ratios and goals', async () => {
  const asked: OnlineBench[] = [];
  const bench = benchOnlineWith(async (options) => {
    asked.push(options);
    return REPORT;
  });
  const { code, stdout, stderr } = await run(['bench-online', '--seed', 'x'], '', [bench]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(asked).toMatchObject([{ tables: 500, seconds: 60, seed: 'x' }]);
  expect(stdout).toBe(`Node v20.0.0, seed x, 500 tables, 2500 sockets, medians of 4 pairs of rounds
For each decision 7.3 messages of 3,210 bytes in all are sent, by both.

                         decisions/s  p50 ms  p99 ms  processor µs  driver busy
Horta                          5,432    80.3     120           180          51%
bare loop                      9,000      50      70            90          90%
Horta, at a pace               5,432    80.3     120           180          51%
bare loop, at that pace        9,000      50      70            90          90%

Memory a table: Horta 235 KB, bare loop 98.8 KB

decisions/s of Horta to that of the bare loop  0.60x  (0.55x to 0.65x)  goal at least 0.50x  reached
p99 of Horta to that of the bare loop          2.10x  (1.60x to 2.35x)  goal at most 2.00x   NOT REACHED
processor time of a decision, likewise         2.00x
`);
});

test('answers in JSON', async () => {
  const bench = benchOnlineWith(async () => REPORT);
  const { stdout } = await run(['bench-online', '--json'], '', [bench]);
  expect(JSON.parse(stdout)).toEqual(REPORT);
});
