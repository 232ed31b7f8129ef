import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_NAMES } from '@horta/bots';
import { GAMES, optionCombinations } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { run } from '../terminal.testing.ts';
import type { TournamentDocument } from '../tournament/document.ts';
import { folderForTest, withoutTimes } from '../tournament/tournament.testing.ts';
import { tournamentOf } from './tournament.ts';

/** The arguments of a tournament of a few deals; the bots follow. */
function tournamentArguments({ deals = 2, seed = 'few' } = {}): string[] {
  return ['tournament', '--deals', String(deals), '--seed', seed, '--workers', '1', '--bots'];
}

const few = tournamentArguments();

async function told(args: readonly string[], start = few): Promise<TournamentDocument> {
  const { code, stdout, stderr } = await run([...start, ...args, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as TournamentDocument;
}

test.each(GAMES.flatMap((game) => optionCombinations(game).map((options) => ({ id: game.id, options }))))(
  'a bot against itself in $id with $options',
  async ({ id, options }) => {
    const chosen = Object.entries(options).map(([option, value]) => `${option}=${value}`);
    const given = chosen.length === 0 ? [] : ['--options', chosen.join()];
    const { parameters, games, summary } = await told(['random', '--game', id, '--players', '3', ...given]);
    expect(parameters).toMatchObject({
      game: id,
      players: 3,
      options,
      bots: ['random'],
      deals: 2,
      seed: 'few',
    });
    expect(games.map(({ bots }) => bots)).toEqual(Array(2).fill(['random', 'random', 'random']));
    const points = games.flatMap(({ scores }) => scores.map(({ total }) => total));
    expect(summary?.bots[0]?.score.value).toBeCloseTo(points.reduce((a, b) => a + b, 0) / 6);
    const best = games.map(({ scores }) => Math.max(...scores.map(({ total }) => total)));
    expect(summary?.winner.score).toBeCloseTo(best.reduce((a, b) => a + b, 0) / 2);
  },
);

test('two bots: the seats change', async () => {
  const { complete, games, summary } = await told(
    ['random,apprentice@1', '--game', '1897'],
    tournamentArguments({ deals: 1 }),
  );
  expect(complete).toBe(true);
  expect(games.map(({ deal, rotation, bots }) => [deal, rotation, ...bots])).toEqual([
    [1, 1, 'random', 'apprentice@1'],
    [1, 2, 'apprentice@1', 'random'],
  ]);
  expect(summary?.bots.map(({ bot, games: count }) => [bot, count])).toEqual([
    ['random', 2],
    ['apprentice@1', 2],
  ]);
  expect(summary?.bots.reduce((sum, { winShare }) => sum + winShare.value, 0)).toBeCloseTo(1);
  for (const { thinking } of summary?.bots ?? []) {
    expect(thinking.decisions).toBeGreaterThan(0);
    expect(thinking.slowest).toBeGreaterThanOrEqual(thinking.mean);
  }
});

test('the same seed plays the same games, another one does not', async () => {
  const first = withoutTimes(await told(['random']));
  expect(withoutTimes(await told(['random']))).toEqual(first);
  const other = await told(['random'], tournamentArguments({ seed: 'other' }));
  expect(withoutTimes(other.games)).not.toEqual((first as TournamentDocument).games);
});

test('in words', async () => {
  const { code, stdout, stderr } = await run([...few, 'random', '--players', '4']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('1893 for 4 players belleEpoque=false boards=alike, seed few\n2 deals: 2 games\n');
  expect(stdout).toMatch(/^row-artworks +\d/m);
});

test('the help names the bots', async () => {
  const { stdout } = await run(['tournament', '--help']);
  for (const name of BOT_NAMES) expect(stdout).toContain(name);
});

describe('a saved tournament', () => {
  const interrupted = () => {
    const signal = AbortSignal.abort();
    return { signal, release() {} };
  };

  test('holds what is printed, and is not played again', async () => {
    const save = join(folderForTest(), 'save.json');
    const printed = await told(['random', '--save', save]);
    expect(JSON.parse(readFileSync(save, 'utf8'))).toEqual(printed);
    // With all its times.
    expect(await told(['random', '--save', save])).toEqual(printed);
  });

  test('interrupted, it tells what is there and goes on', async () => {
    const save = join(folderForTest(), 'save.json');
    const args = [...few, 'random', '--save', save];
    const stopped = await run(args, '', [tournamentOf({ interrupted })]);
    expect(stopped.code).toBe(130);
    expect(stopped.stderr).toBe(`interrupted: the same command goes on from ${save}\n`);
    expect(stopped.stdout).toContain('stopped: 0 of 2 games are played; only whole deals count: 0\n');
    expect(withoutTimes(await told(['random', '--save', save]))).toEqual(
      withoutTimes(await told(['random'])),
    );
  });

  test('interrupted without a file', async () => {
    const { code, stdout, stderr } = await run([...few, 'random', '--json'], '', [
      tournamentOf({ interrupted }),
    ]);
    expect({ code, stderr }).toEqual({ code: 130, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ complete: false, games: [] });
  });

  test('of other parameters', async () => {
    const save = join(folderForTest(), 'save.json');
    await told(['random', '--save', save]);
    const text = readFileSync(save, 'utf8');
    const { code, stderr } = await run([...few, 'random', '--players', '3', '--save', save]);
    expect(code).toBe(2);
    expect(stderr).toBe(`horta: ${save} belongs to another tournament: players 2 rather than 3\n`);
    expect(readFileSync(save, 'utf8')).toBe(text);
  });

  test('that is something else', async () => {
    const save = join(folderForTest(), 'save.json');
    writeFileSync(save, 'my diary\n');
    const { code, stderr } = await run([...few, 'random', '--save', save]);
    expect(code).toBe(2);
    expect(stderr).toBe(`horta: ${save} is no saved tournament (nothing was changed in it)\n`);
    expect(readFileSync(save, 'utf8')).toBe('my diary\n');
  });
});

test.each([
  [[], '--bots is missing: --bots NAMES'],
  [['--bots', 'deep-blue'], "bot: there is no 'deep-blue'; there is random, "],
  [['--bots', 'random,'], "bot: there is no ''; there is random, "],
  [['--bots', 'mcts@0'], "bot: 'mcts@0': expected a budget such as mcts@500"],
  [['--bots', 'master,master'], "--bots: 'master' is there twice; a single name plays against itself"],
  [
    ['--bots', 'random,mcts,master', '--players', '4'],
    '--bots: expected 1, 2 or 4 names for 4 players, found 3',
  ],
  [['--bots', 'random', '--game', '1894'], "game: no game '1894'; there is"],
  [['--bots', 'random', '--players', '6'], 'game: players: Bruxelles 1893'],
  [['--bots', 'random', '--players', '1'], 'game: players: Bruxelles 1893'],
  [['--bots', 'random', '--deals', '0'], '--deals: expected a whole number from 1'],
  [['--bots', 'random', '--workers', '0'], '--workers: expected a whole number from 1'],
  [['--bots', 'random', '--seed', 'x'.repeat(199)], 'setup: seed: expected a text'],
  [['--bots', 'random', '--options', 'side'], "--options: expected id=value, found 'side'"],
  [['--bots', 'random', '--options', 'side=true'], 'game: options.side: '],
  [
    ['--bots', 'random', '--save', 'no-such-folder/x.json'],
    'cannot write no-such-folder/x.json: there is no folder',
  ],
  [
    ['--bots', 'random', '--save', 'package.json/x'],
    'cannot read package.json/x: a part of the path is no folder',
  ],
  [['--bots', 'random', '--save', 'packages'], 'cannot read packages: it is a folder'],
])('tournament %j is refused', async (args, message) => {
  const { code, stdout, stderr } = await run(['tournament', ...args]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(`horta: ${message}`);
  expect(stderr.split('\n')).toHaveLength(2);
});
