/** The five catalogues of each set hold the same messages, and the built functions are made from them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { m as shared } from '#messages/shared';
import { m as messages1893 } from './games/1893/messages.ts';
import { LOCALES, type Locale } from './locale.ts';

type Message = string | readonly [{ match: Readonly<Record<string, string>> }];
type Functions = Readonly<Record<string, (inputs: object, options: { locale: Locale }) => string>>;

const folder = join(import.meta.dirname, '..', 'messages');
const made = join(folder, '..', 'dist', 'messages');
const SETS = await Promise.all(
  [
    { name: 'shared', path: folder },
    ...readdirSync(folder)
      .filter((name) => existsSync(join(folder, name, 'project.inlang')))
      .map((name) => ({ name, path: join(folder, name) })),
  ].map(async (set) => ({ ...set, functions: await functionsOf(set) })),
);

/** Of all parts of a set: what `#messages/...` stands for. */
async function functionsOf({ name, path }: { name: string; path: string }): Promise<Functions> {
  const file = join(path, 'parts.json');
  const parts = existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8'))) : [];
  const modules = ['', ...parts].map((part) => (part === '' ? name : `${name}-${part}`));
  const all = await Promise.all(
    modules.map(
      (module): Promise<{ m: Functions }> =>
        import(/* @vite-ignore */ pathToFileURL(join(made, module, 'messages.js')).href),
    ),
  );
  return Object.assign({}, ...all.map(({ m }) => m));
}

function read(path: string, locale: Locale): Record<string, Message> {
  return JSON.parse(readFileSync(join(path, `${locale}.json`), 'utf8'));
}

/** A message is one text, or one for each form of its number. */
function texts(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message[0].match);
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '').sort();
}

describe.each(SETS)('the messages of $name', ({ path, functions }) => {
  const english = read(path, 'en');

  test.each(LOCALES)('are all there in %s, with the same placeholders', (locale) => {
    const messages = read(path, locale);
    expect(Object.keys(messages)).toEqual(Object.keys(english));
    for (const [key, message] of Object.entries(messages)) {
      const wanted = placeholders(texts(english[key])[0]);
      for (const text of texts(message)) expect(placeholders(text), `${key}: ${text}`).toEqual(wanted);
      expect(texts(message).length, key).toBe(texts(english[key]).length);
    }
  });

  test.each(LOCALES)('are built as they stand in %s', (locale) => {
    for (const [key, message] of Object.entries(read(path, locale))) {
      const inputs = Object.fromEntries(
        texts(message)
          .flatMap(placeholders)
          .map((name) => [name, `{${name}}`]),
      );
      const numbers = 'count' in inputs ? [0, 1, 2] : [undefined];
      for (const count of numbers) {
        const known = texts(message).map((text) => text.replace('{count}', String(count)));
        const text = functions[key]?.(count === undefined ? inputs : { ...inputs, count }, { locale });
        expect(known, `${key}: 'npm run build' makes the functions anew`).toContain(text);
      }
    }
  });

  test.each(LOCALES)('have the marks and the units of %s', (locale) => {
    for (const [key, message] of Object.entries(read(path, locale))) {
      for (const text of texts(message)) {
        const found = [...COMMON, ...FAULTS[locale]].filter((fault) => fault.test(text));
        expect(found, `${key}: ${text}`).toEqual([]);
        expect(text.trim(), key).toBe(text);
      }
    }
  });
});

test.each(['interface', '1893'])('parts.json of %s names beginnings that messages have', (name) => {
  const path = join(folder, name);
  const parts: Record<string, string[]> = JSON.parse(readFileSync(join(path, 'parts.json'), 'utf8'));
  const keys = Object.keys(read(path, 'en'));
  for (const beginning of Object.values(parts).flat())
    expect(
      keys.some((key) => key.startsWith(beginning)),
      beginning,
    ).toBe(true);
});

/** Straight quotes, doubled spaces, three dots. */
const COMMON = [/['"]/, / {2}/, /\.\.\./];

/** What must not be found. */
const FAULTS: Readonly<Record<Locale, readonly RegExp[]>> = {
  // A no-break space before double marks, and inside the quotation marks.
  fr: [/[^\u00a0(][:;!?»]/, /«[^\u00a0]/, / [:;!?]/, /\d (FB|PV)/, /\} (FB|PV)/, /\b(BF|VP)\b/],
  es: [/^[^¿]*\?$/, /^[^¡]*!$/, /\b(BF|VP)\b/],
  de: [/\b(FB|VP|PV)\b/, /”/],
  nl: [/\b(FB|VP|PV)\b/],
  en: [/\b(FB|PV)\b/],
};

describe('languages', () => {
  test('each names itself', () => {
    const names = LOCALES.map((locale) => shared.language_name({}, { locale }));
    expect(names).toEqual(['English', 'Français', 'Español', 'Deutsch', 'Nederlands']);
  });

  test.each([
    ['en', '1 architect', '2 architects'],
    ['fr', '1 architecte', '2 architectes'],
    ['es', '1 arquitecto', '2 arquitectos'],
    ['de', '1 Architekt', '2 Architekten'],
    ['nl', '1 architect', '2 architecten'],
  ] as const)('numbers have their forms in %s', (locale, one, two) => {
    expect(messages1893.count_architects({ count: 1 }, { locale })).toBe(one);
    expect(messages1893.count_architects({ count: 2 }, { locale })).toBe(two);
  });
});
