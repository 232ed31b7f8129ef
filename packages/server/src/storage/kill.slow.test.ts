/** What was answered survives, however the process ends. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { randomFromSeed } from '@horta/engine';
import { beforeAll, expect, test } from 'vitest';
import { compileStorage, storageChild, temporaryFolder } from './child.testing.ts';
import { databaseIn } from './folder.ts';
import { openStorage } from './open.ts';
import { entriesWrite, peopled, sampleEntry, sampleTable, tableId } from './samples.testing.ts';
import { connect } from './sqlite.ts';

const KILLS = 10;
const TABLES = 20;
const SEED = 'kill';

beforeAll(compileStorage, 120_000);

/** Writes at all tables at once, and tells of each entry that was answered. */
const WRITER = `
  const summary = ${JSON.stringify(entriesWrite(0, 0, []).summary)};
  const sample = ${JSON.stringify(sampleEntry(0))};
  const id = (table) => table.toString(16).padStart(32, '0');
  const storage = await openStorage({ folder });
  for (let table = 0; table < ${TABLES}; table++) void play(table);
  async function play(table) {
    for (let first = (await storage.entries(id(table))).length; ; first++) {
      const entry = { ...sample, seat: first % 2, option: first, request: 'request-' + first };
      const at = await storage.write({ write: 'entries', table: id(table), first, entries: [entry], summary });
      if (at === undefined) throw new Error('stale');
      say(table + ' ' + first);
    }
  }`;

test(`${KILLS} times killed while it writes, it has lost nothing that it answered`, async () => {
  const random = randomFromSeed(SEED);
  const folder = await temporaryFolder();
  const first = await openStorage({ folder });
  await peopled(
    first,
    Array.from({ length: TABLES }, (_, table) => sampleTable(table)),
  );
  await first.close();
  /** How many entries of each table were answered. */
  const answered = Array<number>(TABLES).fill(0);

  for (let kill = 0; kill < KILLS; kill++) {
    const child = storageChild(folder, WRITER);
    const wanted = 1 + random.below(400);
    let told = 0;
    const lines = createInterface(child.stdout as Readable).on('line', (line) => {
      const [table = 0, number = 0] = line.split(' ').map(Number);
      answered[table] = Math.max(answered[table] ?? 0, number + 1);
      told++;
      if (told === wanted) child.kill('SIGKILL');
    });
    await Promise.all([once(child, 'close'), once(lines, 'close')]);
    expect(child.signalCode).toBe('SIGKILL');

    const storage = await openStorage({ folder });
    for (const [table, count] of answered.entries()) {
      const entries = await storage.entries(tableId(table));
      expect(entries.length).toBeGreaterThanOrEqual(count);
      expect(entries.map(({ entry }) => entry)).toEqual(entries.map((_, number) => sampleEntry(number)));
      // Nothing stands between what is stored and what comes next.
      expect(await storage.write(entriesWrite(table, entries.length + 1, [0]))).toBeUndefined();
    }
    await storage.close();
    const connection = connect(databaseIn(folder));
    expect(connection.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    expect(connection.prepare('pragma foreign_key_check').all()).toEqual([]);
    connection.close();
  }
  expect(Math.min(...answered)).toBeGreaterThan(0);
});
