import { describe, expect, test } from 'vitest';
import { isLocale, LOCALES, matchLocale } from './locale.ts';
import { capitalised, listOfAll, listOfAny } from './text.ts';

describe('locales', () => {
  test.each([
    [['fr'], 'fr'],
    [['fr-BE', 'nl'], 'fr'],
    [['NL-be'], 'nl'],
    [['es-419'], 'es'],
    [['de_AT.UTF-8'], 'de'],
    [['zh-Hant', 'de', 'en'], 'de'],
    [['frr'], 'en'],
    [['C', ''], 'en'],
    [[], 'en'],
  ])('%j is answered in %s', (tags, locale) => expect(matchLocale(tags)).toBe(locale));

  test('only the five languages are locales', () => {
    for (const locale of LOCALES) expect(isLocale(locale)).toBe(true);
    for (const other of ['EN', 'en-GB', '', 'toString', undefined, 1]) expect(isLocale(other)).toBe(false);
  });
});

describe('lists', () => {
  test.each([
    ['en', 'Anna, Ben and Ida', 'Anna, Ben or Ida'],
    ['fr', 'Anna, Ben et Ida', 'Anna, Ben ou Ida'],
    ['es', 'Anna, Ben e Ida', 'Anna, Ben o Ida'],
    ['de', 'Anna, Ben und Ida', 'Anna, Ben oder Ida'],
    ['nl', 'Anna, Ben en Ida', 'Anna, Ben of Ida'],
  ] as const)('in %s', (locale, all, any) => {
    expect(listOfAll(locale, ['Anna', 'Ben', 'Ida'])).toBe(all);
    expect(listOfAny(locale, ['Anna', 'Ben', 'Ida'])).toBe(any);
  });

  test('a sentence begins with a capital', () => {
    expect(capitalised('fr', 'œuvre')).toBe('Œuvre');
    expect(capitalised('en', '')).toBe('');
  });
});
