/** docs/referee.md tells what the referee does. HORTA_WRITE_DOCS=1 writes the answers of the examples anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withFreshAnswers } from './document.testing.ts';
import { ERRORS } from './failure.ts';
import { REQUESTS } from './requests.ts';

const path = fileURLToPath(new URL('../../../../docs/referee.md', import.meta.url));

test('the examples are what the referee answers', () => {
  const document = readFileSync(path, 'utf8');
  const fresh = withFreshAnswers(document);
  if (process.env.HORTA_WRITE_DOCS === '1') writeFileSync(path, fresh);
  else expect(document, 'HORTA_WRITE_DOCS=1 writes it anew').toBe(fresh);
});

const sections = new Map(
  readFileSync(path, 'utf8')
    .split(/^### /m)
    .map((section) => [/^`(.*)`\n/.exec(section)?.[1], section]),
);

test.each(Object.entries(REQUESTS))('%s is described with its keys', (name, { keys }) => {
  for (const key of Object.keys(keys)) expect(sections.get(name)).toContain(`| \`${key}\` | `);
});

test.each(Object.keys(ERRORS))('the error %s is described', (code) => {
  expect(readFileSync(path, 'utf8')).toContain(`| \`${code}\` | `);
});
