/** Pictures make a repository grow with each change: only those that are shown are kept, few and small. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup.mjs';

const MOST_PICTURES = 20;
const MOST_BYTES = 150 * 1024;

const documents = ['README.md', 'CONTRIBUTING.md', ...markdownIn('docs')];

function markdownIn(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
}

const kept = readdirSync(join(root, 'docs'), { recursive: true })
  .filter((name) => /\.(?:webp|png|jpe?g|gif|svg|avif)$/i.test(name))
  .map((name) => join('docs', name));

/** Where each picture is shown, by its path from the root; those of other sites are none of ours. */
const shown = documents.flatMap((document) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/!\[[^\]]*\]\(([^)\s]+)\)|<img[^>]+src="([^"]+)"/g)]
    .map((found) => found[1] ?? found[2])
    .filter((address) => !/^[a-z]+:/.test(address))
    .map((address) => ({ document, picture: normalize(join(dirname(document), address)) })),
);

test('every picture that a document shows is there', () => {
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter(({ picture }) => !existsSync(join(root, picture)))).toEqual([]);
});

test('every picture in docs is shown', () => {
  expect(kept.filter((picture) => !shown.some((one) => one.picture === picture))).toEqual([]);
});

test('they are few and small', () => {
  expect(kept.length).toBeLessThanOrEqual(MOST_PICTURES);
  const sizes = kept.map((picture) => ({ picture, bytes: statSync(join(root, picture)).size }));
  expect(sizes.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([]);
});
