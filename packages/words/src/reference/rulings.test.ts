/** Every question that the rulebooks leave open has its answer, in five languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@horta/engine';
import { CARDS } from '@horta/engine/1893';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../locale.ts';
import { RULINGS } from './rulings.ts';

const number = (id: string) => Number(id.slice('R-'.length));

test('they are numbered R-1 to R-14 and R-20 to R-63, in that order', () => {
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
  expect(RULINGS.map(({ id }) => number(id))).toEqual([...from(1, 14), ...from(20, 63)]);
});

test('each that the engine cites is there', () => {
  const folder = join(import.meta.dirname, '../../../engine/src/games');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const cited = new Set(
    files.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/\bR-\d+\b/g) ?? []),
  );
  expect(cited.size).toBeGreaterThan(40);
  expect(RULINGS.map(({ id }) => id)).toEqual(expect.arrayContaining([...cited]));
});

describe.each(RULINGS)('$id', ({ id, games, where = [], question, book, decision }) => {
  test('is about games, and about choices that their tables have', () => {
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) {
      const { options } = findGame(game);
      for (const [name, value] of where.flatMap((choice) => Object.entries(choice))) {
        const option = options.find((one) => one.id === name);
        expect(
          option?.values.map((one) => one.value),
          name,
        ).toContain(value);
      }
    }
  });

  test.each(LOCALES)('asks, reports and decides in %s', (locale) => {
    const v = { locale, names: [] };
    expect(question(v)).toMatch(/\?$/);
    expect(book(v)).toMatch(/\.$/);
    expect(decision(v)).toMatch(/\.$/);
    expect(new Set([question(v), book(v), decision(v)]).size).toBe(3);
  });

  // They call Belle Époque cards by their numbers; what a pack can change is no matter of a ruling.
  test('names the same cards in every language, and no other number', () => {
    const numbers = LOCALES.map((locale) => {
      const v = { locale, names: [] };
      return [question, book, decision].map((say) => [...new Set(say(v).match(/\d+/g))].toSorted().join());
    });
    expect(new Set(numbers.map((said) => said.join('|'))).size, JSON.stringify(numbers)).toBe(1);
    const isOfCards = where.length > 0 && where.every(({ belleEpoque }) => belleEpoque === true);
    const named = numbers[0]?.flatMap((said) => said.split(',').filter((one) => one !== '')) ?? [];
    const mayName = isOfCards || ['R-4', 'R-58'].includes(id) ? CARDS.length : 0;
    expect(named.filter((one) => Number(one) > mayName)).toEqual([]);
  });
});
