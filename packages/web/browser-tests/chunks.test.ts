/** What the files of the built client hold: a module that was moved must not go to another file unseen. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LIST_FILE } from '../bundling/check.ts';
import { GROUPS } from '../bundling/chunks.ts';

const list = readFileSync(fileURLToPath(new URL(`../dist/${LIST_FILE}`, import.meta.url)), 'utf8');

/** If it is meant so: `npm run build && npx vitest run --project browser chunks -u` writes the list anew. */
it('are those of the list that is kept', async () => {
  await expect(list).toMatchFileSnapshot('./chunks.txt');
});

it('that the page begins with are named on purpose', () => {
  const first = list.split('\n\n').flatMap((text) => /^(\S+) \(.*\bpage\)/.exec(text)?.[1] ?? []);
  expect(first).toContain('engine');
  const named: readonly string[] = GROUPS.map(({ name }) => name);
  expect(first.filter((name) => !named.includes(name))).toEqual([]);
});
