import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONGEST, longestFirst } from './longest-first.mjs';
import { root } from './setup.mjs';

const browserTest = (name) => `/x/packages/web/browser-tests/${name}.test.ts`;

test('files that take longest begin first, the others after them in their order', () => {
  const files = [
    '/x/packages/engine/src/table.test.ts',
    browserTest('home'),
    browserTest('table'),
    browserTest('chunks'),
    browserTest('sizes'),
  ];
  expect(longestFirst(files, (file) => file)).toEqual([
    browserTest('sizes'),
    browserTest('table'),
    '/x/packages/engine/src/table.test.ts',
    browserTest('home'),
    browserTest('chunks'),
  ]);
});

test('all that are listed are there', () => {
  const missing = LONGEST.filter((name) => !existsSync(join(root, 'packages/web/browser-tests', name)));
  expect(missing).toEqual([]);
});
