/** What is read from outside: nothing is too large, too deep or too strange to be refused in one line. */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONGEST_TEXT, recordHeader, recordToText } from '@horta/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from './terminal.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'horta-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const WAYS_IN: [string, (path: string) => string[]][] = [
  ['replay', (path) => ['replay', path]],
  ['explain', (path) => ['explain', path]],
  ['games --check-pack', (path) => ['games', '--check-pack', path]],
  ['simulate --pack', (path) => ['simulate', '--games', '1', '--pack', path]],
  ['play --pack', (path) => ['play', '--file', join(folder, 'none.txt'), '--pack', path]],
];

function fileOf(name: string, text: string, size = text.length): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  if (size > text.length) truncateSync(path, size);
  return path;
}

const record = recordToText({ ...recordHeader('1893', { players: 2, seed: 'x' }), moves: [] });
const large = fileOf('large.txt', record, LONGEST_TEXT + 1);

describe.each(WAYS_IN)('%s', (_, way) => {
  test('a file that is too large is refused before it is read to its end', async () => {
    expect(await run(way(large))).toEqual({
      code: 2,
      stdout: '',
      stderr: `horta: cannot read ${large}: it may have 1000000 bytes, and there are 1000001\n`,
    });
  });

  test('so is an input without an end', async () => {
    const endless = (function* () {
      for (;;) yield Buffer.alloc(1 << 16, ' ');
    })() as unknown as Uint8Array[];
    expect((await run(way('-'), endless)).stderr).toBe(
      'horta: cannot read the standard input: it may have 1000000 bytes, and there are more\n',
    );
  });

  test('a folder is refused', async () => {
    expect((await run(way(folder))).stderr).toBe(`horta: cannot read ${folder}: it is a folder\n`);
  });
});

const DEEP = 200_000;
const lists = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
const objects = `${'{"":'.repeat(DEEP / 2)}1${'}'.repeat(DEEP / 2)}`;

describe.each([
  ['lists', lists],
  ['objects', objects],
])('%s nested too deeply', (_, deep) => {
  const pack = `{"game":"1893","components":${deep}}`;
  test.each([
    ['replay', ['replay', '-'], `{"format":${deep}}`],
    ['replay', ['replay', '-'], `{"format":"horta-record-1","game":"1893","packData":${deep}}`],
    ['replay', ['replay', '-'], record.replace(/^deal: .*$/m, `deal: ${deep}`)],
    ['replay', ['replay', '-'], record.replace(/^seed: /m, `packData: ${deep}\nseed: `)],
    ['explain', ['explain', '-'], `{"moves":${deep}}`],
    ['simulate', ['simulate', '--games', '1', '--pack', '-'], pack],
    ['play', ['play', '--file', join(folder, 'none.txt'), '--pack', '-'], pack],
    ['play', ['play', '--file', fileOf('deep.txt', `{"format":${deep}}`)], ''],
  ])('%s refuses them in one line', async (_command, args, input) => {
    const { code, stdout, stderr } = await run(args, input);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^horta: .*(nested more than 64 deep|is no record of a game).*\n$/);
  });

  test('games --check-pack finds them', async () => {
    expect(await run(['games', '--check-pack', '-'], pack)).toEqual({
      code: 1,
      stdout: 'not JSON: nested more than 64 deep\n',
      stderr: '',
    });
  });

  test('tournament --save refuses them', async () => {
    const save = fileOf('deep.json', `{"format":"horta-tournament-1","parameters":${deep}}\n`);
    const { code, stderr } = await run(['tournament', '--bots', 'random', '--save', save]);
    expect(code).toBe(2);
    expect(stderr).toBe(`horta: ${save} is no saved tournament (nothing was changed in it)\n`);
  });
});

test.each([
  ['replay', ['replay', '-'], record.replace(/\n\n$/, '\n\x1b[31mred\x07\n\n')],
  ['replay', ['replay', '-'], `${record}1 \x1b[2J\u202e x\n`],
  ['replay', ['replay', '-'], '{"\x7f\u009b2J\u202e": 1}'],
  ['explain', ['explain', '-'], 'horta-record-1\n\u009b31m\n\n'],
  ['games', ['games', '--check-pack', '-'], '{"game":"1893","\u202e\u009b31m\\n\\u001b[2J": 1}'],
  ['simulate', ['simulate', '--options', '\x1b[31m=1'], ''],
])('what %s quotes gives no orders to the terminal', async (_, args, input) => {
  const { code, stdout, stderr } = await run(args, input);
  expect(code).toBeGreaterThan(0);
  expect(stdout + stderr).toMatch(/\\u(001b|009b|202e)/);
  expect(stdout + stderr).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
});
