/** What may lie where a game is to be kept. */
import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONGEST_TEXT, recordHeader, recordToText } from '@horta/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Ran, run } from '../terminal.testing.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'horta-game-file-'));
  file = join(folder, 'game.txt');
});
afterEach(() => rmSync(folder, { recursive: true }));

const english = ['--language', 'en', '--bot', 'random', '--players', '2', '--seed', 'file'];
const play = (...args: string[]): Promise<Ran> => run(['play', '--file', file, ...english, ...args], 'q\n');

const text = recordToText({ ...recordHeader('1893', { players: 2, seed: 'x' }), moves: [] });

describe('what is no record of ours is neither read as one nor set aside', () => {
  const things: [string, (path: string) => void, RegExp][] = [
    ['a folder', (path) => mkdirSync(path), /it is a folder/],
    ['a pipe', (path) => execFileSync('mkfifo', [path]), /it is a pipe, not a file/],
    ['a link to a device', (path) => symlinkSync('/dev/zero', path), /it is a device, not a file/],
    ['a link to a folder', (path) => symlinkSync(folder, path), /it is a folder/],
    ['a foreign file', (path) => writeFileSync(path, 'my diary\n'), /is no record of a game, and stays as/],
    ['an empty file', (path) => writeFileSync(path, ''), /is no record of a game/],
    ['other JSON', (path) => writeFileSync(path, '{"format":"horta-pack-1"}'), /is no record of a game/],
    [
      'a file that is too large',
      (path) => {
        writeFileSync(path, text);
        truncateSync(path, LONGEST_TEXT + 1);
      },
      /it may have 1000000 bytes, and there are 1000001/,
    ],
  ];
  describe.each([
    ['with --new', ['--new']],
    ['without', []],
  ])('%s', (_way, args) => {
    it.each(things)('%s', async (_, make, message) => {
      make(file);
      const before = lstatSync(file);
      const { code, stdout, stderr } = await play(...args);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(message);
      expect(stderr).not.toContain('--new');
      expect(readdirSync(folder)).toEqual(['game.txt']);
      expect(lstatSync(file)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs, size: before.size });
    });
  });

  it('a link that leads nowhere stays, and the game is played without being kept', async () => {
    symlinkSync(join(folder, 'nowhere'), file);
    const { code, stdout } = await play();
    expect(code).toBe(1);
    expect(stdout).toContain('could not be saved');
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder)).toEqual(['game.txt']);
  });
});

describe('a record of ours is set aside', () => {
  it.each([
    ['a sound one', text],
    ['as JSON', JSON.stringify({ ...recordHeader('1893', { players: 2, seed: 'x' }), moves: [] })],
    ['a broken one', 'horta-record-1\ngame: 1893\n\n'],
    ['one of rules that there are no more', text.replace('version: 1', 'version: 77')],
  ])('%s', async (_, kept) => {
    writeFileSync(file, kept);
    const { code, stdout } = await play('--new');
    expect(code).toBe(0);
    expect(stdout).toContain(`The game that was saved there is now in ${file}.1.`);
    expect(readFileSync(`${file}.1`, 'utf8')).toBe(kept);
    expect(readFileSync(file, 'utf8')).toContain('seed: "file"');
    expect(readdirSync(folder).sort()).toEqual(['game.txt', 'game.txt.1']);
  });

  it('under a name that nothing has, links that lead nowhere included', async () => {
    writeFileSync(file, text);
    symlinkSync(join(folder, 'nowhere'), `${file}.1`);
    mkdirSync(`${file}.2`);
    expect((await play('--new')).stdout).toContain(`${file}.3.`);
    expect(readFileSync(`${file}.3`, 'utf8')).toBe(text);
  });
});

describe('names', () => {
  const orders = '\x1b]0;title\x07Ann\u202ea\x9b2J';

  it('on the command line give no orders to the terminal', async () => {
    const { code, stdout } = await play('--names', `${orders},\x1b\u200b`, '--new');
    expect(code).toBe(0);
    expect(stdout).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
    expect(stdout).toContain(']0;titleAnna2J');
    expect(readFileSync(file, 'utf8')).toContain('"names":["]0;titleAnna2J",""]');
  });

  it('in a kept game give none either, and its bots are people’s words', async () => {
    const seating = { people: 1, names: [orders, ' \u200b'], bot: 'rando\x1b[31mm' };
    writeFileSync(file, `${text}# seating: ${JSON.stringify(seating)}\n`);
    const { code, stdout } = await run(['play', '--file', file, '--language', 'en'], 'q\n');
    expect(code).toBe(0);
    expect(stdout).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
    expect(stdout).toContain(']0;titleAnna2J');
  });

  it('that are blank are as if not given', async () => {
    const { stdout } = await play('--names', ' ,  \u200b', '--people', '2');
    expect(stdout).toMatch(/Player 1\b.*Player 2\b/s);
    expect(readFileSync(file, 'utf8')).toContain('"names":["",""]');
  });

  it.each([
    ['of nobody', '{"people":9,"names":[],"bot":"random"}'],
    ['of fewer than nobody', '{"people":-1,"names":[],"bot":"random"}'],
    ['nested too deeply', `{"people":1,"names":${'['.repeat(200_000)}`],
  ])('in a seating %s are asked of the command line', async (_, seating) => {
    writeFileSync(file, `${text}# seating: ${seating}\n`);
    const { code, stdout } = await run(
      ['play', '--file', file, '--language', 'en', '--bot', 'random', '--names', 'Anna'],
      'q\n',
    );
    expect(code).toBe(0);
    expect(stdout).toContain('Anna');
  });
});
