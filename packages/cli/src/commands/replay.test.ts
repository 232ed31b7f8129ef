import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, hash, loadPosition, randomFromSeed, recordToText, replay } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { botsOf } from '../bots.ts';
import { run } from '../terminal.testing.ts';
import { playGame } from './simulate-game.ts';

const { record } = playGame(
  '1893',
  { players: 3, seed: 'replay' },
  await botsOf('random', 3, { game: '1893', options: {} }),
  randomFromSeed('replay'),
);
const text = recordToText(record);
const json = JSON.stringify(record);
const totals = record.scores ?? [];

describe('a record', () => {
  test.each([
    ['text', text],
    ['text with Windows line ends and comments', `# mine\n${text.replaceAll('\n', '\r\n')}# end\n`],
    ['JSON', json],
  ])('as %s is told in words by round and turn, with its scores', async (_form, given) => {
    const { code, stdout, stderr } = await run(['replay', '-'], given);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = stdout.trimEnd().split('\n');
    for (const turn of ['1.1', '1.2', '5.1']) expect(stdout).toMatch(new RegExp(`^${turn} +\\S`, 'm'));
    expect(lines.at(-1)?.trim().split(/\s+/).slice(-3).map(Number)).toEqual(totals);
  });

  test.each([
    ['1893', { belleEpoque: true, boards: 'dealt' }, 'Belle Époque: with; Architect boards: '],
    ['1893-first-edition', { strips: 'expert' }, 'Action strips: '],
    ['1897', {}, 'Bruxelles 1897'],
  ])('of %s with %j says so, and tells every event', async (game, options, words) => {
    const setup = { players: 3, seed: 'replay', options };
    const bots = await botsOf('random', 3, { game, options });
    const other = playGame(game, setup, bots, randomFromSeed('replay')).record;
    const { code, stdout, stderr } = await run(['replay', '-'], recordToText(other));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')[0]).toContain(words);
    expect(stdout).not.toMatch(/undefined|NaN|\{\w+\}|\?/);
    const json = JSON.parse((await run(['replay', '-', '--json'], recordToText(other))).stdout);
    expect(json).toMatchObject({ game, options, over: true });
  });

  test('is told in the language asked for', async () => {
    const [english, french] = await Promise.all(
      ['en', 'fr'].map((language) => run(['replay', '-', '--language', language], text)),
    );
    expect(french?.code).toBe(0);
    expect(french?.stdout).not.toBe(english?.stdout);
  });

  test('is read from a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'horta-'));
    const file = join(folder, 'game.txt');
    await writeFile(file, text);
    const fromFile = await run(['replay', file]);
    await rm(folder, { recursive: true });
    expect(fromFile).toEqual(await run(['replay', '-'], text));
  });

  test('is told in JSON, move by move', async () => {
    const { stdout } = await run(['replay', '-', '--json'], text);
    const told = JSON.parse(stdout);
    expect(told).toMatchObject({ game: '1893', players: 3, seed: 'replay', over: true });
    expect(
      told.moves.map(({ seat, step, option }: GameRecord['moves'][number]) => ({ seat, step, option })),
    ).toEqual(record.moves);
    expect(told.moves[0]).toMatchObject({ number: 1, word: expect.any(String) });
    expect(told.moves[0].events[0]).toMatchObject({ event: { type: 'artwork-taken' }, words: /./ });
    expect(told.scores.map(({ total }: { total: number }) => total)).toEqual(totals);
  });

  test.each([0, 1, 40])('is told up to move %i', async (to) => {
    const { stdout } = await run(['replay', '-', '--to', String(to), '--position'], text);
    expect(hash(loadPosition(stdout))).toBe(hash(replay(record, { count: to })));
    const told = JSON.parse((await run(['replay', '-', '--to', String(to), '--json'], text)).stdout);
    expect(told).toMatchObject({ over: false, position: stdout.trimEnd() });
    expect(told.moves).toHaveLength(to);
    expect(told.scores).toBeUndefined();
  });
});

describe('what is no record', () => {
  const illegal = text.replace(/^(\d) bid \d+$/m, '$1 bid 90');
  const lineOf = (line: RegExp, given = text) => given.split('\n').findIndex((one) => line.test(one)) + 1;
  test.each([
    ['', [], 'record: line 1: empty'],
    ['hello', [], "record: line 1: expected 'horta-record-2'"],
    ['{"name": "horta"}', [], 'record: name: unknown key; format: missing;'],
    ['{', [], 'record: not JSON'],
    [text.replace('players: 3', 'players: 7'), [], 'record: players: Bruxelles 1893'],
    [text.replace('players:', 'guests:'), [], "record: line 5: unknown key 'guests'"],
    [text.replace(/ bid \d+/, ' bet 1'), [], `record: line ${lineOf(/ bid /)}: no step 'bet' in these rules`],
    [illegal, [], `record: line ${lineOf(/ bid /)}: move ${lineOf(/ bid /) - 10}: bid 90 is not legal`],
    [`#\n${illegal}`, [], `record: line ${lineOf(/ bid /) + 1}: move ${lineOf(/ bid /) - 10}: `],
    [
      text.replace(/scores: \d+/, 'scores: 999'),
      [],
      `record: line ${lineOf(/^scores/)}: scores: recorded 999`,
    ],
    [JSON.stringify({ ...record, scores: [1, 2, 3] }), [], 'record: scores: recorded 1 2 3'],
    [text, ['--to', '9999'], `--to: the record has ${record.moves.length} moves, not 9999`],
    [text, ['--language', 'la'], '--language: expected one of'],
  ])('%#', async (given, args, message) => {
    const { code, stdout, stderr } = await run(['replay', '-', ...args], given);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`horta: ${message}`);
    expect(stderr.split('\n')).toHaveLength(2);
  });

  test('is told by its line where something was taken back before', async () => {
    const lines = text.split('\n');
    const body = lines.indexOf('') + 1;
    const bid = lineOf(/ bid /) - 1;
    // Before that bid two moves are taken back and made again: three lines more.
    const back = `1 back ${bid - body - 2}`;
    const retaken = [
      ...lines.slice(0, bid),
      back,
      ...lines.slice(bid - 2, bid),
      ...illegal.split('\n').slice(bid),
    ];
    const late = await run(['replay', '-'], retaken.join('\n'));
    expect(late.stderr).toContain(`record: line ${bid + 4}: move ${bid - body + 1}: bid 90 is not legal`);
    // What was taken back could not be played.
    const taken = [
      ...lines.slice(0, bid),
      illegal.split('\n')[bid],
      `1 back ${bid - body}`,
      ...lines.slice(bid),
    ];
    const early = await run(['replay', '-'], taken.join('\n'));
    expect(early.stderr).toContain(`record: line ${bid + 1}: entry ${bid - body + 1}: bid 90 is not legal`);
  });

  test('a missing operand or file', async () => {
    expect((await run(['replay'])).stderr).toBe('horta: something is missing: horta replay [options] FILE\n');
    expect((await run(['replay', 'no-such-file'])).stderr).toBe(
      'horta: cannot read no-such-file: there is no such file\n',
    );
  });
});
