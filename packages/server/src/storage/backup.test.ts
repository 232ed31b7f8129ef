import { once } from 'node:events';
import { copyFile, open, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { backUp, restore } from './backup.ts';
import { compileStorage, storageChild, temporaryFolder } from './child.testing.ts';
import { databaseIn } from './folder.ts';
import { openStorage } from './open.ts';
import { ANNA, entriesWrite, peopled, sampleEntry, sampleTable, tableId } from './samples.testing.ts';
import { connect } from './sqlite.ts';
import { StorageFault } from './storage.ts';

const TABLES = 10;

beforeAll(compileStorage, 120_000);

/** A folder with Anna in it, and a backup of that. */
async function backedUp(): Promise<{ folder: string; file: string; data: string }> {
  const folder = await temporaryFolder();
  const data = join(folder, 'data');
  const file = join(folder, 'backup');
  const storage = await openStorage({ folder: data });
  await storage.write({ write: 'person', person: ANNA });
  await storage.close();
  await backUp(data, file);
  return { folder, file, data };
}

test('a backup that is made while tables are played holds at least what was answered before', async () => {
  const folder = await temporaryFolder();
  const [data, file, fresh] = ['data', 'backup', 'fresh'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const storage = await openStorage({ folder: data });
  await peopled(
    storage,
    Array.from({ length: TABLES }, (_, table) => sampleTable(table)),
  );
  let isOver = false;
  const answered = Array<number>(TABLES).fill(0);
  const players = answered.map(async (_, table) => {
    for (let first = 0; !isOver; first++) {
      await storage.write(entriesWrite(table, first, [first]));
      answered[table] = first + 1;
    }
  });
  while (Math.min(...answered) < 5) await storage.check();
  const before = [...answered];
  const child = storageChild(data, `await backUp(folder, ${JSON.stringify(file)});`);
  await once(child, 'close');
  expect(child.exitCode).toBe(0);
  isOver = true;
  await Promise.all(players);
  await storage.close();
  expect(Math.min(...answered)).toBeGreaterThan(Math.max(...before));

  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await restore(fresh, file);
  const restored = await openStorage({ folder: fresh });
  for (const [table, count] of before.entries()) {
    const entries = await restored.entries(tableId(table));
    expect(entries.length).toBeGreaterThanOrEqual(count);
    expect(entries.map(({ entry }) => entry)).toEqual(entries.map((_, number) => sampleEntry(number)));
    expect(await restored.write(entriesWrite(table, entries.length, [entries.length]))).toBeTypeOf('number');
  }
  await restored.close();
});

test('a backup writes over nothing, and leaves nothing half done', async () => {
  const { folder, file, data } = await backedUp();
  const { size, mtimeMs } = await stat(file);
  await expect(backUp(data, file)).rejects.toThrow(`${file} is there already`);
  expect(await stat(file)).toMatchObject({ size, mtimeMs });
  await expect(backUp(join(folder, 'none'), join(folder, 'x'))).rejects.toThrow(
    "there is no database of Horta's",
  );
  await expect(backUp(data, join(folder, 'none', 'x'))).rejects.toThrow(StorageFault);
  expect((await readdir(folder)).sort()).toEqual(['backup', 'data']);
});

test('restoring fills an empty folder, and a new one', async () => {
  const { folder, file } = await backedUp();
  const fresh = join(folder, 'deep', 'fresh');
  await restore(fresh, file);
  expect((await stat(databaseIn(fresh))).mode & 0o777).toBe(0o600);
  const storage = await openStorage({ folder: fresh });
  expect(await storage.person(ANNA.id)).toEqual(ANNA);
  // While nobody was up no clock ran.
  expect(await storage.outages()).toHaveLength(1);
  await storage.close();
});

test('restoring is refused in a folder that is in use or holds something', async () => {
  const { folder, file, data } = await backedUp();
  await expect(restore(data, file)).rejects.toThrow(`the data folder ${data} holds something`);
  const other = join(folder, 'other');
  const storage = await openStorage({ folder: other });
  await expect(restore(other, file)).rejects.toThrow(`the data folder ${other} is in use`);
  await storage.close();
  await expect(restore(folder, file)).rejects.toThrow('holds something');
  expect((await readdir(folder)).sort()).toEqual(['backup', 'data', 'horta.lock', 'other']);
});

test('restoring is refused from what is not a sound backup', async () => {
  const { folder, file } = await backedUp();
  const fresh = join(folder, 'fresh');
  const refused = async (bad: string, reason: string) => {
    await expect(restore(fresh, bad)).rejects.toThrow(reason);
    expect(await readdir(fresh).catch(() => [])).not.toContain('horta.sqlite');
  };
  await refused(join(folder, 'none'), 'there is no file');

  const letter = join(folder, 'letter');
  await writeFile(letter, 'Dear aunt, '.repeat(1000));
  await refused(letter, 'file is not a database');

  const empty = join(folder, 'empty');
  await writeFile(empty, '');
  await refused(empty, "it is no database of Horta's");

  const foreign = join(folder, 'foreign');
  const made = connect(foreign);
  made.exec('create table migrations (name text, timestamp text)');
  made.exec('create table recipes (name text)');
  made.close();
  await refused(foreign, "it is no database of Horta's");

  const newer = join(folder, 'newer');
  await copyFile(file, newer);
  const changed = connect(newer);
  changed.exec("insert into migrations values ('0999-better', '2099-01-01')");
  changed.close();
  await refused(newer, 'newer Horta');

  const damaged = join(folder, 'damaged');
  await copyFile(file, damaged);
  const bytes = await open(damaged, 'r+');
  await bytes.write('no page of a database '.repeat(100), 2 * 4096);
  await bytes.close();
  await refused(damaged, 'the database is damaged');
});
