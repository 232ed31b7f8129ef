/** Every picture is drawn once, in the part of the sprite that its list says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ICONS, isOfMore } from './icons.ts';

const folder = join(import.meta.dirname, 'symbols');
const MORE = 'MoreSymbols.svelte';

function drawnIn(files: readonly string[]): string[] {
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  return [...text.matchAll(/<symbol id="icon-([\w-]+)"/g)].map(([, name]) => name ?? '').sort();
}

test('the first part of the sprite has all pictures but those that are fetched', () => {
  const first = readdirSync(folder).filter((file) => file !== MORE);
  expect(drawnIn(first)).toEqual(ICONS.filter((name) => !isOfMore(name)).sort());
});

test('the other part has those', () => {
  expect(drawnIn([MORE])).toEqual(ICONS.filter(isOfMore).sort());
});
