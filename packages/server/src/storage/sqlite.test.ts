import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryFolder } from './child.testing.ts';
import { databaseIn } from './folder.ts';
import { openStorage } from './open.ts';
import { ANNA, entriesWrite, peopled, sampleTable, tableId } from './samples.testing.ts';
import { connect, openSqlite } from './sqlite.ts';
import { StorageFault } from './storage.ts';

const TABLES = [1, 2, 3].map((number) => sampleTable(number));

test('a full database refuses everything in the commit, keeps what was there, and goes on once there is room', async () => {
  const folder = await temporaryFolder();
  const storage = await openStorage({ folder });
  await peopled(storage, TABLES);
  await storage.write(entriesWrite(1, 0, [1, 2]));
  storage.limitPages(1);
  const results = await Promise.allSettled([
    storage.write(entriesWrite(1, 2, [3])),
    storage.write({ write: 'person', person: { id: 'c', name: 'x'.repeat(100_000) } }),
    storage.write(entriesWrite(2, 0, [1])),
  ]);
  for (const result of results)
    expect(result).toEqual({
      status: 'rejected',
      reason: expect.objectContaining({ name: 'StorageFault', message: expect.stringContaining('full') }),
    });
  expect(await storage.entries(tableId(1))).toHaveLength(2);
  expect(await storage.entries(tableId(2))).toEqual([]);
  expect(await storage.person('c')).toBeUndefined();
  expect((await storage.listed(9)).filter(({ summary }) => summary !== undefined)).toHaveLength(1);
  storage.limitPages(1_000_000);
  expect(await storage.write(entriesWrite(1, 2, [3]))).toBeTypeOf('number');
  expect(await storage.entries(tableId(1))).toHaveLength(3);
  await storage.close();
});

test('a full database that is asked whether it can write says no', async () => {
  const storage = await openStorage({ folder: await temporaryFolder() });
  storage.limitPages(1);
  const refused = async () => {
    // Until no page has room left.
    for (let number = 0; ; number++)
      await storage.write({ write: 'person', person: { id: `${number}`, name: 'x'.repeat(500) } });
  };
  await expect(refused()).rejects.toThrow(StorageFault);
  await storage.close();
});

test('writes of one turn are one transaction', async () => {
  const folder = await temporaryFolder();
  const storage = await openStorage({ folder });
  await peopled(storage, TABLES);
  // Whoever reads from outside sees all of it or nothing.
  const outside = connect(databaseIn(folder), { readOnly: true });
  const count = () => outside.prepare('select count(*) as count from entries').get() as { count: number };
  const seen = new Set<number>();
  const writes = Array.from({ length: 30 }, (_, index) =>
    storage.write(entriesWrite(1 + (index % 3), Math.floor(index / 3), [index])),
  );
  seen.add(count().count);
  for (const write of writes) {
    await write;
    seen.add(count().count);
  }
  expect([...seen]).toEqual([0, 30]);
  outside.close();
  await storage.close();
});

test('a commit is answered when it is on the disk', async () => {
  const { db } = openSqlite(databaseIn(await temporaryFolder()));
  const setting = async (name: string) => {
    const { rows } = await sql<object>`pragma ${sql.raw(name)}`.execute(db);
    return Object.values(rows[0] ?? {});
  };
  expect(await setting('journal_mode')).toEqual(['wal']);
  // FULL: the log is written out before a commit is done.
  expect(await setting('synchronous')).toEqual([2]);
  expect(await setting('foreign_keys')).toEqual([1]);
  await db.destroy();
});

test('names are data, wherever they stand', async () => {
  const storage = await openStorage({ folder: await temporaryFolder() });
  const id = "x'); delete from people; --";
  await storage.write({ write: 'person', person: ANNA });
  await storage.write({ write: 'person', person: { id, name: id } });
  expect(await storage.people([id, ANNA.id])).toHaveLength(2);
  await storage.close();
});
