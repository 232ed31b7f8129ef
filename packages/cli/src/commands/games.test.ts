import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, tables } from '@horta/engine';
import { expect, test } from 'vitest';
import type { GameEntry } from '../games-list.ts';
import { run } from '../terminal.testing.ts';

const known = GAMES.map(({ id }) => id).join(', ');

test('games lists the catalogue in words', async () => {
  const { code, stdout } = await run(['games']);
  expect(code).toBe(0);
  for (const { id, name, options } of GAMES) {
    expect(stdout).toContain(`${id}: ${name}\n`);
    for (const { id: option, changes, values } of options) {
      expect(stdout).toContain(changes);
      for (const { value } of values) expect(stdout).toContain(`${option}=${value} `);
    }
  }
});

test('games lists the catalogue in JSON', async () => {
  const { stdout } = await run(['games', '--json']);
  const list = JSON.parse(stdout) as { id: string; pack: { fingerprint: string } }[];
  expect(list.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
  for (const { pack } of list) expect(pack.fingerprint).toMatch(/^[0-9a-f]{16}$/);
});

test('games tells the versions of each game, and what they changed', async () => {
  const { stdout } = await run(['games']);
  expect(stdout).toMatch(
    /^ {2}version: 2\n {4}1: The first version\.\n {4}2: Who has several Belle Époque cards /m,
  );
  const list = JSON.parse((await run(['games', '--json'])).stdout) as GameEntry[];
  expect(list.map(({ version, versions }) => [version, versions])).toEqual(
    GAMES.map(({ version, versions }) => [version, versions]),
  );
});

test('games lists every table in JSON, by what it changes', async () => {
  const { stdout } = await run(['games', '--json']);
  const list = JSON.parse(stdout) as GameEntry[];
  const told = list.flatMap((game) =>
    game.tables.map(({ players, options }) => ({ game: game.id, players, options })),
  );
  expect(told).toEqual(tables().map(({ game, players, options }) => ({ game: game.id, players, options })));
  const all = list.find(({ id }) => id === '1893')?.tables ?? [];
  expect(all[0]).toEqual({
    name: 'Bruxelles 1893, second edition',
    players: 2,
    options: { belleEpoque: false, boards: 'alike' },
    changes: [],
  });
  expect(all.at(-1)).toMatchObject({
    name: 'Bruxelles 1893, second edition, Belle Époque, Architect boards: Asymmetric, dealt',
    players: 5,
    changes: [expect.stringContaining('pavilions'), expect.stringContaining('dealt another board')],
  });
});

test.each(GAMES.map(({ id }) => [id]))('the pack of %s can be printed and is valid', async (id) => {
  const { stdout } = await run(['games', '--pack', id]);
  expect(JSON.parse(stdout)).toEqual(GAMES.find((game) => game.id === id)?.pack);
  const checked = await run(['games', '--check-pack', '-', '--json'], stdout);
  expect(checked.code).toBe(0);
  expect(JSON.parse(checked.stdout)).toMatchObject({ valid: true, game: id, own: true });
});

test('a corrected pack is told apart', async () => {
  const { stdout } = await run(['games', '--pack', '1893']);
  const pack = JSON.parse(stdout) as { components: { firstPlayerBonus: { value: number } } };
  pack.components.firstPlayerBonus.value = 6;
  const checked = await run(['games', '--check-pack', '-'], JSON.stringify(pack));
  expect(checked.stdout).toContain("it differs from the game's own pack");
});

test('every fault of a pack is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'horta-'));
  const file = join(folder, 'pack.json');
  const pack = structuredClone(GAMES[0]?.pack) as unknown as {
    name?: string;
    components: { francsPerUnit: { value: number }; needles: { value: string[] } };
  };
  pack.components.francsPerUnit.value = 0;
  pack.components.needles.value = ['wood', 'gold'];
  delete pack.name;
  await writeFile(file, JSON.stringify(pack));
  const { code, stdout } = await run(['games', '--check-pack', file]);
  const json = await run(['games', '--check-pack', file, '--json']);
  await rm(folder, { recursive: true });
  expect(code).toBe(1);
  expect(stdout.trimEnd().split('\n')).toEqual([
    'name: missing',
    'components.francsPerUnit.value: expected a whole number from 1 to 99, found 0',
    expect.stringMatching(/^components\.needles\.value\[1\]: expected one of .*, found "gold"$/),
  ]);
  expect(JSON.parse(json.stdout)).toMatchObject({ valid: false, faults: [{ path: 'name' }, {}, {}] });
});

test.each([
  ['', 'not JSON: Unexpected end of JSON input'],
  ['null', `game: expected one of ${known}`],
  ['[]', `game: expected one of ${known}`],
  ['{"game":"1894"}', `game: expected one of ${known}`],
])('a pack %j is no pack', async (text, fault) => {
  const { code, stdout } = await run(['games', '--check-pack', '-'], text);
  expect({ code, stdout }).toEqual({ code: 1, stdout: `${fault}\n` });
});

test.each([
  [['--pack', '1894'], `game: no game '1894'; there is ${known}`],
  [['--check-pack', 'no-such-file'], 'cannot read no-such-file: there is no such file'],
  [['--check-pack', '.'], 'cannot read .: it is a folder'],
  [['--pack', '1893', '--check-pack', 'x'], 'either --pack or --check-pack, not both'],
])('games %j is refused', async (args, message) => {
  expect(await run(['games', ...args])).toEqual({ code: 2, stdout: '', stderr: `horta: ${message}\n` });
});
