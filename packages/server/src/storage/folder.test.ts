import { once } from 'node:events';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { compileStorage, storageChild, temporaryFolder } from './child.testing.ts';
import { openStorage } from './open.ts';
import { ANNA } from './samples.testing.ts';
import { StorageFault } from './storage.ts';

beforeAll(compileStorage, 120_000);

async function modeOf(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8);
}

test('the folder is made, and its owner alone can read what is in it', async () => {
  const folder = join(await temporaryFolder(), 'deep', 'data');
  const storage = await openStorage({ folder });
  await storage.write({ write: 'person', person: ANNA });
  expect(await modeOf(folder)).toBe('700');
  const names = await readdir(folder);
  expect(names).toEqual(expect.arrayContaining(['horta.lock', 'horta.sqlite', 'horta.sqlite-wal']));
  for (const name of names) expect([name, await modeOf(join(folder, name))]).toEqual([name, '600']);
  await storage.close();
  // Everything is in the one file then, for whoever copies it by hand.
  const log = await stat(join(folder, 'horta.sqlite-wal')).catch(() => ({ size: 0 }));
  expect(log.size).toBe(0);
});

test('a folder that can not be written is refused with a word', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  for (const folder of [file, join(file, 'data')])
    await expect(openStorage({ folder })).rejects.toThrow(`the data folder ${folder} can't be written`);
});

test('a file that is something else is left alone', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'horta.sqlite'), 'a letter to my aunt '.repeat(1000));
  const opening = openStorage({ folder });
  await expect(opening).rejects.toThrow(StorageFault);
  await expect(opening).rejects.toThrow('file is not a database');
  expect((await stat(join(folder, 'horta.sqlite'))).size).toBe(20_000);
  // It is not in use after that.
  await expect(openStorage({ folder })).rejects.toThrow('file is not a database');
});

test('a folder is used by one at a time, in one process too', async () => {
  const folder = await temporaryFolder();
  const first = await openStorage({ folder });
  await expect(openStorage({ folder })).rejects.toThrow(`the data folder ${folder} is in use`);
  await first.write({ write: 'person', person: ANNA });
  await first.close();
  const second = await openStorage({ folder });
  expect(await second.person(ANNA.id)).toEqual(ANNA);
  await second.close();
});

test('a folder that another process uses is refused until that one ends, however it ends', async () => {
  const folder = await temporaryFolder();
  await mkdir(folder, { recursive: true });
  const child = storageChild(
    folder,
    `await openStorage({ folder }); say('open'); setInterval(() => {}, 1e6);`,
  );
  await once(createInterface(child.stdout as Readable), 'line');
  await expect(openStorage({ folder })).rejects.toThrow(`the data folder ${folder} is in use`);
  await expect(openStorage({ folder })).rejects.toThrow(StorageFault);
  child.kill('SIGKILL');
  await once(child, 'close');
  const storage = await openStorage({ folder });
  // And the other way round; a second attempt within this process must not have let the lock go.
  await expect(openStorage({ folder })).rejects.toThrow('is in use');
  const other = storageChild(folder, `await openStorage({ folder }).catch(({ message }) => say(message));`);
  expect(await text(other.stdout as Readable)).toContain(`the data folder ${folder} is in use`);
  await storage.close();
});
