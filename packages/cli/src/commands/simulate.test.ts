import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, optionCombinations, recordFromText, replay } from '@horta/engine';
import { expect, test } from 'vitest';
import { run } from '../terminal.testing.ts';
import type { Report } from './simulate-report.ts';

const few = ['simulate', '--games', '3', '--seed', 'few'];

async function report(args: readonly string[], input?: string): Promise<Report> {
  const { code, stdout, stderr } = await run([...args, '--json'], input);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Report;
}

test.each([2, 3, 4, 5])('%i players: the sums of the report agree', async (players) => {
  const told = await report([...few, '--players', String(players)]);
  expect(told).toMatchObject({ game: '1893', players, games: 3, seed: 'few' });
  expect(told.seats).toHaveLength(players);
  expect(told.seats.reduce((sum, { winShare }) => sum + winShare, 0)).toBeCloseTo(1);
  for (const { score, meanBySource } of told.seats) {
    const sum = Object.values(meanBySource).reduce((a, b) => a + b, 0);
    expect(sum).toBeCloseTo(score.mean);
    expect(score.worst).toBeLessThanOrEqual(score.mean);
    expect(score.best).toBeGreaterThanOrEqual(score.mean);
  }
});

test.each(GAMES.flatMap((game) => optionCombinations(game).map((options) => ({ id: game.id, options }))))(
  'games of $id with $options',
  async ({ id, options }) => {
    const chosen = Object.entries(options).map(([option, value]) => `${option}=${value}`);
    const args = [...few, '--game', id, '--players', '2'];
    const told = await report(chosen.length === 0 ? args : [...args, '--options', chosen.join()]);
    expect(told).toMatchObject({ game: id, options, games: 3 });
  },
);

test('the same seed tells the same, another one does not', async () => {
  const [first, again, other] = await Promise.all([run(few), run(few), run([...few.slice(0, 3)])]);
  expect(again).toEqual(first);
  expect(other.stdout).not.toBe(first.stdout);
  expect(first.stdout).toContain(
    '3 games of 1893, version 2, for 4 players belleEpoque=false boards=alike, seed few\n',
  );
  expect(first.stdout).toMatch(/^row-artworks +\d/m);
});

test('records are written and play to the same scores', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'horta-'));
  const told = await report([...few, '--record', join(folder, 'new')]);
  const names = (await readdir(join(folder, 'new'))).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, 'new', name), 'utf8')));
  await rm(folder, { recursive: true });
  expect(names).toEqual(['game-0001.txt', 'game-0002.txt', 'game-0003.txt']);
  const totals = texts.map((text) => {
    const s = replay(recordFromText(text));
    return s.rules.scores(s)[0]?.total ?? 0;
  });
  expect(totals.reduce((a, b) => a + b, 0) / 3).toBeCloseTo(told.seats[0]?.score.mean ?? 0);
});

test.each([
  [['--version', '1'], 1],
  [[], 2],
])('games under the version named, or the newest: %j', async (args, version) => {
  const folder = await mkdtemp(join(tmpdir(), 'horta-'));
  const told = await report([...few, '--options', 'belleEpoque=true', ...args, '--record', folder]);
  const text = await readFile(join(folder, 'game-0001.txt'), 'utf8');
  await rm(folder, { recursive: true });
  expect(told.version).toBe(version);
  expect(recordFromText(text).version).toBe(version);
});

test('one bot a seat', async () => {
  const told = await report(['simulate', '--games', '1', '--players', '2', '--bots', 'random,random']);
  expect(told.seats.map(({ bot }) => bot)).toEqual(['random', 'random']);
});

test('another pack', async () => {
  const pack = structuredClone(GAMES[0]?.pack) as unknown as {
    components: { firstPlayerBonus: { value: number } };
  };
  pack.components.firstPlayerBonus.value = 50;
  const told = await report([...few, '--pack', '-'], JSON.stringify(pack));
  expect(
    told.seats.reduce((sum, { meanBySource }) => sum + (meanBySource['first-player'] ?? 0), 0),
  ).toBeCloseTo(50);
});

test.each([
  [['--game', '1894'], "game: no game '1894'; there is"],
  [['--players', '6'], 'game: players: Bruxelles 1893'],
  [
    ['--version', '3'],
    'setup: version: Bruxelles 1893, second edition has no version 3 of its rules; there is 1, 2',
  ],
  [['--version', '0'], '--version: expected a whole number from 1'],
  [['--games', '0'], '--games: expected a whole number from 1'],
  [['--seed', 'x'.repeat(200)], 'setup: seed: expected a text'],
  [['--bots', 'random,random'], '--bots: expected 1 or 4 names, found 2'],
  [['--bots', 'deep-blue'], "bot: there is no 'deep-blue'; there is random, mcts, apprentice"],
  [['--options', 'side'], "--options: expected id=value, found 'side'"],
  [['--options', 'side=true'], 'game: options.side: '],
  [['--pack', 'no-such-file'], 'cannot read no-such-file: there is no such file'],
  [['--pack', '-'], 'pack: not JSON'],
  [
    ['--record', 'package.json/x'],
    'cannot write package.json/x/game-0001.txt: a part of the path is no folder',
  ],
  [['--record', '/proc/horta/x', '--games', '1'], 'cannot write /proc/horta/x/game-0001.txt: '],
])('simulate %j is refused', async (args, message) => {
  const { code, stdout, stderr } = await run(['simulate', ...args]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(`horta: ${message}`);
  expect(stderr.split('\n')).toHaveLength(2);
});
