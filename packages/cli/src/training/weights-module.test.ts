import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { StoredWeights } from '@horta/bots/training';
import { expect, test } from 'vitest';
import { weightsModule } from './weights-module.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

/** With numbers of the length in question around the width of a line. */
const stored = (sources: readonly string[]): StoredWeights => ({
  inputs: 3,
  hidden1: 8,
  hidden2: 4,
  outputs: sources.length,
  sources,
  parts: [1, 85, 86, 87, 88, 89, 300].map((length, i) => ({
    scale: 0.1 / 3 ** (i * 4),
    numbers: 'A'.repeat(length),
  })),
});

const few = ['sale', 'row-francs'];
const many = Array.from({ length: 20 }, (_, i) => `source-${i}`);
const fitting = [...few, 'x'.repeat(74)];

test('says what it was made by, and holds the weights', () => {
  const text = weightsModule(stored(few), '1893');
  expect(text).toContain('/** Made by `horta train --kind 1893`. */\n');
  const [head, body = ''] = text.split('export const WEIGHTS: StoredWeights = ');
  expect(head).toContain("import type { StoredWeights } from '../evaluation/stored-weights.ts';");
  const json = body
    .replaceAll(/^( +)(\w+):/gm, '$1"$2":')
    .replaceAll("'", '"')
    .replaceAll(/,(\s*[\]}])/g, '$1')
    .replace(/;\s*$/, '');
  expect(JSON.parse(json)).toEqual(stored(few));
});

test.each([
  ['few', few],
  ['many', many],
  ['as many as fit in a line', fitting],
  ['one letter more', [...few, 'x'.repeat(75)]],
  ['no', []],
])('stands as the formatter would have it, with %s sources', (_, sources) => {
  const text = weightsModule(stored(sources), '1893');
  const path = 'packages/bots/src/weights/1893.ts';
  const args = [biome, 'format', '--colors=off', `--stdin-file-path=${path}`];
  expect(execFileSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' })).toBe(text);
});
