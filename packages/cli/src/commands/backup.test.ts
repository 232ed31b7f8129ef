import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '@horta/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../terminal.testing.ts';

const ANNA = { id: 'a'.repeat(16), name: 'Anna' };

let folder: string;
let data: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'horta-backup-'));
  data = join(folder, 'data');
  file = join(folder, 'backup');
});

afterEach(() => rm(folder, { recursive: true }));

test('a backup is made while a server has the folder, and restored into a new one', async () => {
  const storage = await openStorage({ folder: data });
  await storage.write({ write: 'person', person: ANNA });
  const made = await run(['backup', '--data', data, file]);
  const { size } = await stat(file);
  expect(made).toEqual({ code: 0, stdout: `${file}: all that is in ${data}, ${size} bytes\n`, stderr: '' });
  expect(await run(['restore', '--data', data, file])).toEqual({
    code: 2,
    stdout: '',
    stderr: `horta: the data folder ${data} is in use by another Horta\n`,
  });
  await storage.close();

  const fresh = join(folder, 'fresh');
  expect(await run(['restore', '--data', fresh, file])).toEqual({
    code: 0,
    stdout: `${fresh}: all that was in ${file}\n`,
    stderr: '',
  });
  const restored = await openStorage({ folder: fresh });
  expect(await restored.person(ANNA.id)).toEqual(ANNA);
  await restored.close();
});

test('both answer in JSON', async () => {
  await (await openStorage({ folder: data })).close();
  const made = await run(['backup', '--data', data, file, '--json']);
  expect(JSON.parse(made.stdout)).toEqual({ folder: data, file, bytes: (await stat(file)).size });
  const fresh = join(folder, 'fresh');
  const restored = await run(['restore', '--data', fresh, file, '--json']);
  expect(JSON.parse(restored.stdout)).toMatchObject({ folder: fresh, file });
});

test('what can not be done is told in one line, and nothing is written', async () => {
  await writeFile(file, 'Dear aunt');
  const refusals = [
    [['backup', '--data', data, join(folder, 'x')], `there is no database of Horta's in ${data}`],
    [
      ['restore', '--data', folder, file],
      `the data folder ${folder} holds something: only an empty one is filled`,
    ],
    [['restore', '--data', data, file], `${file} was not restored: file is not a database`],
    [['restore', '--data', data, join(folder, 'x')], `there is no file ${join(folder, 'x')}`],
    [['backup'], 'something is missing: horta backup [--data FOLDER] FILE'],
    [['restore', file, file], `unexpected argument '${file}'`],
  ] as const;
  for (const [args, message] of refusals)
    expect(await run(args)).toEqual({ code: 2, stdout: '', stderr: `horta: ${message}\n` });
  expect(await readdir(data)).toEqual(['horta.lock']);
});
