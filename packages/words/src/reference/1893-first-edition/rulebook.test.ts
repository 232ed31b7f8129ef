/** The rulebook of the first edition speaks its own terms, and says what is otherwise in it. */
import { findGame } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { readGlossary } from '../../glossary.testing.ts';
import { LOCALES, type Locale } from '../../locale.ts';
import { changedPack, saidBy } from '../editions.testing.ts';
import type { Rulebook } from '../rulebook.ts';
import { rulebookFirstEdition } from './rulebook.ts';

const book = rulebookFirstEdition as unknown as Rulebook;
const { entries } = readGlossary();

function saidAt(topic: string, locale: Locale, pack = findGame('1893-first-edition').pack): string {
  return saidBy(book, locale, pack)
    .filter(({ where }) => where === topic)
    .map(({ text }) => text)
    .join('\n');
}

/** The words that this edition says otherwise, as whole words. */
function refusedIn(locale: Locale, text: string): string[] {
  return entries
    .filter(({ catalogues }) => catalogues.includes('rules-1893-first-edition'))
    .flatMap(({ terms, refused }) => {
      const rest = terms[locale].reduce((left, term) => left.replaceAll(term, '·'), text);
      return refused[locale].filter((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(rest));
    });
}

test.each(LOCALES)('in %s no sentence has a term of the second edition', (locale) => {
  const wrong = saidBy(book, locale).flatMap(({ where, text }) => {
    const refused = refusedIn(locale, text);
    return refused.length === 0 ? [] : [`${where} (${refused.join(', ')}): ${text}`];
  });
  expect(wrong).toEqual([]);
});

describe('what its rulebook says', () => {
  test('final scoring: the example gives 139', () => {
    expect(saidAt('final-scoring', 'en')).toMatch(/^Total · {2}· 139$/m);
  });

  test('nobles: five for 15 BF with 12 BF leave one of 4 BF unpaid', () => {
    expect(saidAt('paying-nobles', 'en')).toContain(
      '12 BF, and 5 nobles for 15 BF in all. She leaves one for 4 BF unpaid: 75 VP and 1 BF remain.',
    );
  });

  test('payment: wood and the empty space, 4 materials: 4 wood', () => {
    expect(saidAt('payment', 'en')).toContain('a building of 4 materials costs 4 wood');
  });

  test('passing: 6 BF at most for the first to pass, 5 BF for the others', () => {
    expect(saidAt('passing', 'en')).toContain('6 BF for the first to pass, and 5 BF for the others');
  });

  test('secondary action: also where the action is left undone', () => {
    expect(saidAt('free-action', 'en')).toContain('It doesn’t matter whether they do the action');
  });

  test('nobles are met at the Royal Theatre', () => {
    for (const topic of ['setup', 'nobles']) {
      expect(saidAt(topic, 'en')).toContain('the Royal Theatre');
      expect(saidAt(topic, 'en')).not.toContain('display');
    }
  });

  test('turn: the action is optional', () => {
    expect(saidAt('turn', 'en')).toContain('The action is optional');
    expect(saidAt('turn', 'en')).not.toContain('you must, once');
  });

  test('compass: tiles at random, refined materials without francs, no glass', () => {
    expect(saidAt('compass', 'en')).toContain(
      'wood, stone, iron, any refined material, 3 BF, the empty space',
    );
    expect(saidAt('payment', 'en')).toContain('Francs are no refined material');
    for (const locale of LOCALES)
      for (const { text } of saidBy(book, locale)) expect(text).not.toMatch(/\b(glass|verre|vidrio|Glas)\b/);
  });

  test('rows: francs, artworks, nobles, assistants', () => {
    const rows = saidAt('rows', 'en');
    const places = ['each full', 'each artwork', 'each noble', 'each assistant'].map((row) =>
      rows.indexOf(row),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  test('end of the last round: left out', () => {
    expect(saidAt('end-of-round', 'en')).toContain('After the last round all of this is left out');
  });
});

test('the franc of an exhibition tile is that of the pack', () => {
  const { pack } = findGame('1893-first-edition');
  const other = changedPack(pack, (components) =>
    Object.assign((components as { exhibitionFrancs: object }).exhibitionFrancs, { value: 77 }),
  );
  for (const locale of LOCALES) {
    expect(saidAt('passing', locale)).not.toContain('77');
    expect(saidAt('passing', locale, other)).toContain('77');
  }
});
