/** docs/rulebooks.md says where the reference has each chapter of the rulebooks: it names topics that there are, and all of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { idsOf } from './editions.testing.ts';
import { loadRulebook } from './load.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'rulebooks.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Chapter|---) /.test(line));
const named = rows.flatMap((row) => [...row.matchAll(/`([a-z0-9-]+)\/([a-z0-9-]+)`/g)]);

test('every chapter has a place in the reference', () => {
  expect(rows.length).toBeGreaterThan(90);
  expect(rows.filter((row) => !/\| `[a-z0-9-]+\/[a-z0-9-]+`/.test(row))).toEqual([]);
  expect(named.map(([, game]) => game).filter((game) => !GAME_IDS.some((id) => id === game))).toEqual([]);
});

describe.each(GAME_IDS)('the topics of %s', (game) => {
  const topics = [...new Set(named.flatMap(([, of = '', topic = '']) => (of === game ? [topic] : [])))];

  test('are there', async () => {
    const known = idsOf(await loadRulebook(game));
    expect(topics.filter((topic) => !known.includes(topic))).toEqual([]);
  });

  test('are all of them in the list', async () => {
    expect(idsOf(await loadRulebook(game)).filter((topic) => !topics.includes(topic))).toEqual([]);
  });
});
