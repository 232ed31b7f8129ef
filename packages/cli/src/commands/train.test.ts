import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredWeights } from '@horta/bots/training';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../terminal.testing.ts';
import { partOf, run as trainHere } from '../training/run.ts';
import { TINY_PLAN } from '../training/tiny.testing.ts';
import { weightsModule } from '../training/weights-module.ts';
import { trainOf } from './train.ts';

const plan = partOf(TINY_PLAN, { generations: 2, percent: 10 });
const tiny = ['train', '--kind', '1897', '--workers', '1'];
const weights = await trainHere('1897', plan, { workers: 1, onProgress() {} });
const shipping = (shipped: StoredWeights) => [trainOf({ plan, shipped: async () => shipped })];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'horta-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('prints the module, and tells of each generation', async () => {
  const { code, stdout, stderr } = await run(tiny, '', [trainOf({ plan })]);
  expect(code).toBe(0);
  expect(stdout).toBe(weightsModule(weights, '1897'));
  expect(stderr).toMatch(
    /^generation 1 of 2: 2 games, \d+ samples, error \d+\.\d\d points, \d+ s\ngeneration 2 of 2: 1 games, .*\n$/,
  );
});

test('writes it into a file', async () => {
  const out = join(folder, '1897.ts');
  const { code, stdout } = await run([...tiny, '--out', out], '', [trainOf({ plan })]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(readFileSync(out, 'utf8')).toBe(weightsModule(weights, '1897'));
});

test('as JSON', async () => {
  const { code, stdout } = await run([...tiny, '--json', '--generations', '1'], '', [trainOf({ plan })]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    kind: '1897',
    generations: [{ generation: 1, generations: 1, games: 2 }],
    weights: { hidden1: 8, hidden2: 8 },
  });
});

test('--check: whether these are the shipped weights', async () => {
  const same = await run([...tiny, '--check'], '', shipping(structuredClone(weights)));
  expect(same).toMatchObject({ code: 0, stdout: '1897: these are the shipped weights\n' });
  const [first, ...rest] = weights.parts;
  const other = {
    ...weights,
    parts: [{ scale: 2 * (first?.scale ?? 0), numbers: first?.numbers ?? '' }, ...rest],
  };
  const differs = await run([...tiny, '--check'], '', shipping(other));
  expect(differs).toMatchObject({ code: 1, stdout: '1897: these are not the shipped weights\n' });
  const json = await run([...tiny, '--check', '--json'], '', shipping(other));
  expect(json.code).toBe(1);
  expect(JSON.parse(json.stdout)).toMatchObject({ kind: '1897', isShipped: false });
});

test.each([
  [[], '--kind is missing: --kind 1893|1897|1893-belle-epoque|1893-first-edition'],
  [
    ['--kind', '1894'],
    "--kind: expected one of 1893, 1897, 1893-belle-epoque, 1893-first-edition, found '1894'",
  ],
  [['--kind', '1893', '--workers', '0'], '--workers: expected a whole number from 1'],
  [['--kind', '1893', '--generations', '0'], '--generations: expected a whole number from 1'],
  [['--kind', '1893', '--games-share', '101'], '--games-share: expected a whole number from 1 to 100'],
  [
    ['--kind', '1893', '--check', '--generations', '1'],
    '--check: only the whole plan makes the shipped weights',
  ],
  [
    ['--kind', '1893', '--check', '--games-share', '5'],
    '--check: only the whole plan makes the shipped weights',
  ],
  [
    ['--kind', '1893', '--out', 'no-such-folder/x.ts'],
    'cannot write no-such-folder/x.ts: there is no folder no-such-folder',
  ],
  [['--kind', '1893', '--out', 'packages'], 'cannot write packages: it is a folder'],
  [
    ['--kind', '1893', '--out', 'package.json/x.ts'],
    'cannot write package.json/x.ts: package.json is no folder',
  ],
  [['--kind', '1893', 'more'], "unexpected argument 'more'"],
])('train %j is refused before anything begins', async (args, message) => {
  const { code, stdout, stderr } = await run(['train', ...args]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(`horta: ${message}`);
  expect(stderr.split('\n')).toHaveLength(2);
});
