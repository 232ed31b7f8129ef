import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordFromText, replay } from '@horta/engine';
import { expect, test } from 'vitest';
import { after, broken } from '../fuzz/broken.testing.ts';
import { run } from '../terminal.testing.ts';
import { fuzzOf } from './fuzz.ts';

/** A bid that costs a franc too little. */
const cheapBids = fuzzOf([
  broken(
    after('bid', (s, { player }) => {
      s.money[player]++;
    }),
  ),
]);

test('games without a failure', async () => {
  const { code, stdout, stderr } = await run(['fuzz', '--games', '6', '--seed', 'x', '--players', '2,3']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^6 games \(seed x\), \d+ decisions, \d+% of them without a choice\ntables: /);
  expect(stdout).toContain('1893 for 2');
  expect(stdout).not.toContain('1893 for 4');
  expect(stdout.trimEnd()).toMatch(/no failure$/);
});

test('a failure: what, where, and a record that can be played; exit code 1', async () => {
  const { code, stdout, stderr } = await run(['fuzz', '--games', '6'], '', [cheapBids]);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).toMatch(
    /^FAILED in game 1: ledger, money\n {2}seat \d has \d+ francs, the events make \d+\n/m,
  );
  expect(stdout).toMatch(/found after move 6 of this record \(1893 for 3.*\), at .*:\n\nhorta-record-2\n/);
  const record = recordFromText(stdout.slice(stdout.indexOf('horta-record-2')));
  expect(replay(record).agenda.length).toBeGreaterThan(0);
});

test('a failure as JSON, and its record in a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'horta-'));
  const file = join(folder, 'failure.txt');
  try {
    const { code, stdout } = await run(['fuzz', '--games', '6', '--json', '--out', file], '', [cheapBids]);
    expect(code).toBe(1);
    const { failure } = JSON.parse(stdout);
    expect(failure).toMatchObject({
      check: 'ledger',
      about: 'money',
      moves: 6,
      table: expect.stringContaining('1893 for 3'),
    });
    expect(readFileSync(file, 'utf8')).toBe(failure.record);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  [['--players', '2-4'], "--players: expected numbers such as 2,4, found '2-4'"],
  [['--players', '9'], '--players: there is no game for 9'],
  [['--seed', 'x'.repeat(101)], '--seed: expected 1 to 100 printable characters'],
  [['--out', 'package.json/x.txt'], 'cannot write package.json/x.txt: package.json is no folder'],
  [['--games', '0'], "--games: expected a whole number from 1 to 100000000, found '0'"],
])('%j is refused', async (args, message) => {
  expect(await run(['fuzz', ...args])).toEqual({ code: 2, stdout: '', stderr: `horta: ${message}\n` });
});
