/** How the games differ can be said in every language, and each row has something that differs. */
import { GAME_IDS } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../locale.ts';
import { DIFFERENCES } from './differences.ts';
import { voiceIn } from './editions.testing.ts';

describe.each(LOCALES)('in %s', (locale) => {
  const v = voiceIn(locale);

  test('each game has its cell in each row, which leads to one of its topics', () => {
    for (const { subject, cells, topics } of DIFFERENCES)
      for (const game of GAME_IDS) {
        expect(cells[game]?.(v).trim(), `${subject(v)}, ${game}`).toMatch(/^[^{}]*[.\d]$/);
        expect(topics[game], subject(v)).toBeTypeOf('string');
      }
  });

  test('no row says the same of all games', () => {
    const same = DIFFERENCES.filter(
      ({ cells }) => new Set(GAME_IDS.map((game) => cells[game]?.(v))).size === 1,
    );
    expect(same.map(({ subject }) => subject(v))).toEqual([]);
  });

  test('subjects are all different', () => {
    const subjects = DIFFERENCES.map(({ subject }) => subject(v));
    expect(new Set(subjects).size).toBe(subjects.length);
  });
});

test.each([
  ['1893', 'Rounds', '5'],
  ['1893-first-edition', 'Rounds', '5'],
  ['1897', 'Rounds', '4'],
  ['1893', 'Money at the start', '5 BF to 9 BF, by place in turn order.'],
  ['1897', 'Money at the start', '4 BF to 7 BF, by place in turn order.'],
  ['1893-first-edition', 'Special points at the end', '5 VP for the Manneken Pis token.'],
  ['1897', 'Special points at the end', '2 VP for the Expo card.'],
  [
    '1897',
    'Paying nobles',
    '2 BF for each, nothing for the one you start with; one you can’t pay costs 3 VP.',
  ],
] as const)('%s, %s: with the number of its pack', (game, subject, said) => {
  const v = voiceIn('en');
  const row = DIFFERENCES.find((one) => one.subject(v) === subject);
  expect(row?.cells[game]?.(v)).toBe(said);
});

test('the nobles of Belle Époque are named apart', () => {
  const v = voiceIn('en');
  const row = DIFFERENCES.find((one) => one.subject(v) === 'The nobles');
  expect(row?.cells['1893']?.(v)).toMatch(
    /^Georges Brugmann, .*Maeterlinck; with Belle Époque also .*Nagelmackers and .*Privat-Livemont\.$/,
  );
  expect(row?.cells['1893-first-edition']?.(v)).not.toMatch(/Nagelmackers|Privat-Livemont/);
});

test.each([
  ['1893', '2 to 5'],
  ['1893-first-edition', '2 to 5'],
  ['1897', '2 to 4'],
] as const)('%s is for %s players', (game, players) => {
  const v = voiceIn('en');
  expect(DIFFERENCES.map(({ cells }) => cells[game]?.(v))).toContain(players);
});
