import { describe, expect, test } from 'vitest';
import { MissingPackage } from '../bench/contestant.ts';
import { EDITIONS } from '../bench/editions.ts';
import { type OpenLane, openHere } from '../bench/lane.ts';
import { SEARCHES } from '../bench/search.ts';
import { run } from '../terminal.testing.ts';
import { benchWith } from './bench.ts';

const figure = {
  name: expect.any(String),
  unit: expect.stringMatching(/^(games\/s|decisions\/s|plies\/s|simulations\/s|µs)$/),
  median: expect.any(Number),
  least: expect.any(Number),
  most: expect.any(Number),
  steady: expect.any(Boolean),
};

test('everything is measured, whatever the speed', async () => {
  const args = ['bench', '--seconds', '1', '--seed', 'x', '--json'];
  const { code, stdout, stderr } = await run(args, '', [benchWith(openHere, 1)]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const report = JSON.parse(stdout);
  const ways = ['games', 'games-checked', 'games-events', 'games-2', 'games-3', 'games-5'];
  const games = [...ways, ...EDITIONS.map(({ id }) => id), 'boardgame.io'];
  const searches = SEARCHES.map(({ id }) => id);
  const operations = ['clone', 'hash', 'json-write', 'json-read', 'view', 'sample'];
  expect(report).toEqual({
    seed: 'x',
    node: process.version,
    rounds: 1,
    decisionsPerGame: expect.any(Number),
    forcedShare: expect.any(Number),
    figures: [...games.flatMap((id) => [id, id]), 'chessops', ...searches, ...operations].map((id) => ({
      id,
      ...figure,
    })),
    comparisons: [
      { of: 'Horta', with: 'chessops', floor: 3 },
      { of: 'Horta', with: 'boardgame.io', floor: 100 },
      ...EDITIONS.map(({ name }) => ({ of: name, with: 'the base game', floor: 0.5 })),
    ].map((comparison) => ({
      ...comparison,
      ratio: expect.any(Number),
      reached: expect.any(Boolean),
      steady: expect.any(Boolean),
    })),
    aims: [
      { name: 'random games of four', unit: 'games/s', aim: 5000 },
      { name: 'decisions in them', unit: 'decisions/s', aim: 1_000_000 },
      { name: 'clone', unit: 'µs', aim: 0.5 },
    ].map((aim) => ({ ...aim, value: expect.any(Number), reached: expect.any(Boolean) })),
    missing: [],
  });
  for (const { least, median, most } of report.figures) {
    expect(least).toBeGreaterThan(0);
    expect(median).toBeGreaterThanOrEqual(least);
    expect(most).toBeGreaterThanOrEqual(median);
  }
});

/** Lanes that take no time: each contestant does so much in a slice. */
function fakeLanes(countIn: (id: string, slice: number) => number): OpenLane {
  return async (lane, seed) => {
    const { contestants } = await openHere(lane, seed);
    const slices = new Map<string, number>();
    return {
      contestants,
      async run({ id }) {
        const slice = slices.get(id) ?? 0;
        slices.set(id, slice + 1);
        return { elapsed: 0.05, seconds: 0.05, games: 1, count: countIn(id, slice), forced: 0, code: 1 };
      },
      close: async () => {},
    };
  };
}

const steadyLanes = fakeLanes(() => 1000);

test('without the packages to compare with, it measures the engine alone and says so', async () => {
  const alone = benchWith(async (lane, seed) => {
    if (['chessops', 'boardgame.io'].includes(lane)) throw new MissingPackage(lane);
    return steadyLanes(lane, seed);
  });
  const { code, stdout, stderr } = await run(['bench', '--seconds', '1'], '', [alone]);
  expect(code).toBe(0);
  expect(stderr).toBe(
    'horta: no comparison with chessops: it is not installed (npm ci --include=dev)\n' +
      'horta: no comparison with boardgame.io: it is not installed (npm ci --include=dev)\n',
  );
  expect(stdout).toMatch(/random games of four, options \+ playLegal +[\d,.]+ +[\d,.]+ +decisions\/s/);
  expect(stdout).toMatch(/clone +[\d.]+ µs +aim below 0\.5 µs/);
  expect(stdout).toMatch(/decisions\/s of the first edition to those of the base game +[\d.]+x +floor 0\.5x/);
  expect(stdout).not.toMatch(/those of (chessops|boardgame.io)/);
});

describe('a figure that does not stand', () => {
  const rising = fakeLanes((id, slice) => (id === 'games-1897' ? 100 * 1.1 ** slice : 1000));

  test('is told in words, with every comparison that it is in', async () => {
    const { stdout } = await run(['bench', '--seconds', '100'], '', [benchWith(rising)]);
    expect(stdout.split('\n').filter((line) => line.includes('UNSTEADY'))).toEqual([
      expect.stringMatching(/^random games of four, Bruxelles 1897 .* UNSTEADY$/),
      expect.stringMatching(/^decisions\/s of Bruxelles 1897 to those of the base game .* UNSTEADY$/),
      expect.stringMatching(/^1 of 27 figures had not come to rest .* \(UNSTEADY above\)\.$/),
    ]);
  });

  test('is marked in the JSON', async () => {
    const { stdout } = await run(['bench', '--seconds', '100', '--json'], '', [benchWith(rising)]);
    const { figures, comparisons } = JSON.parse(stdout);
    const isUnsteady = ({ steady }: { steady: boolean }) => !steady;
    expect(figures.filter(isUnsteady).map(({ id }: { id: string }) => id)).toEqual([
      'games-1897',
      'games-1897',
    ]);
    expect(comparisons.filter(isUnsteady)).toMatchObject([{ of: 'Bruxelles 1897', with: 'the base game' }]);
  });

  test('is not claimed of figures that do', async () => {
    const steady = benchWith(steadyLanes);
    const { stdout } = await run(['bench', '--seconds', '100'], '', [steady]);
    expect(stdout).not.toContain('UNSTEADY');
    expect(stdout).toContain('All figures stood still before they were measured.\n');
  });
});
