/** Each catalogue uses the terms of docs/glossary.md, and none of the words that it refuses. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Entry, readGlossary } from './glossary.testing.ts';
import { LOCALES, type Locale } from './locale.ts';

type Message = string | readonly [{ match: Readonly<Record<string, string>> }];
type Catalogue = Readonly<Record<string, Message>>;

const folder = join(import.meta.dirname, '..', 'messages');
const CATALOGUES = [
  { name: 'shared', path: folder },
  ...readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'en.json')))
    .map((name) => ({ name, path: join(folder, name) })),
];
const { entries, exceptions } = readGlossary();

/** The texts of a message, without what is put into them. */
function texts(message: Message): string[] {
  const all = typeof message === 'string' ? [message] : Object.values(message[0].match);
  return all.map((text) => text.replaceAll(/\{\w+\}/g, '{}'));
}

function read(path: string, locale: Locale): Catalogue {
  return JSON.parse(readFileSync(join(path, `${locale}.json`), 'utf8'));
}

/** The word by itself, or its plural where `ending` allows one. */
function word(text: string, ending = ''): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${escaped}${ending}(?!\\p{L})`, 'iu');
}

function refusedWords({ terms, refused }: Entry, locale: Locale, text: string): string[] {
  const rest = terms[locale].reduce((left, term) => left.replaceAll(term, '·'), text);
  return refused[locale].filter((bad) => word(bad).test(rest));
}

function namesInEnglish({ terms }: Entry, text: string): boolean {
  return terms.en.some((term) => word(term, '(?:s|es)?').test(text));
}

function usesTerm({ terms }: Entry, locale: Locale, text: string): boolean {
  const lower = text.toLocaleLowerCase(locale);
  return terms[locale].some((term) => lower.includes(term.toLocaleLowerCase(locale)));
}

interface Fault {
  readonly message: string;
  readonly concept: string;
  readonly fault: string;
}

/** Everything in a language that is not as the glossary says, exceptions included. */
function faults(locale: Locale): Fault[] {
  return CATALOGUES.flatMap(({ name, path }) => {
    const english = read(path, 'en');
    const messages = read(path, locale);
    const known = entries.filter(({ catalogues }) => catalogues[0] === 'all' || catalogues.includes(name));
    return Object.keys(english).flatMap((key) =>
      known.flatMap((entry) => {
        const said = texts(messages[key] ?? '');
        const isNamed =
          entry.isBinding && texts(english[key] ?? '').some((text) => namesInEnglish(entry, text));
        return said
          .flatMap((text) => [
            ...refusedWords(entry, locale, text).map((bad) => `not “${bad}”: ${text}`),
            ...(isNamed && locale !== 'en' && !usesTerm(entry, locale, text)
              ? [`“${entry.terms[locale].join('” or “')}” is missing: ${text}`]
              : []),
          ])
          .map((fault) => ({ message: `${name}/${key}`, concept: entry.concept, fault }));
      }),
    );
  });
}

function isExcepted(locale: Locale, { message, concept }: Fault): boolean {
  return exceptions.some(
    (one) => one.locale === locale && one.message === message && one.concept === concept,
  );
}

describe.each(LOCALES)('the catalogues in %s', (locale) => {
  const found = faults(locale);

  test('use the terms of the glossary', () => {
    const wrong = found.filter((fault) => !isExcepted(locale, fault));
    expect(wrong.map(({ message, concept, fault }) => `${message} (${concept}): ${fault}`)).toEqual([]);
  });

  test('need every exception that is made for them', () => {
    const needless = exceptions.filter(
      (one) =>
        one.locale === locale &&
        !found.some(({ message, concept }) => message === one.message && concept === one.concept),
    );
    expect(needless).toEqual([]);
  });
});

test('the glossary names catalogues that there are, and terms for every language', () => {
  const names = ['all', ...CATALOGUES.map(({ name }) => name)];
  expect(entries.length).toBeGreaterThan(50);
  for (const { concept, catalogues, terms } of entries) {
    expect(names, concept).toEqual(expect.arrayContaining([...catalogues]));
    expect(catalogues, concept).not.toEqual([]);
    for (const locale of LOCALES) expect(terms[locale], `${concept}, ${locale}`).not.toContain('');
  }
});
