/** The five catalogues of each set hold the same messages, and the built functions are made from them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { m as firstEdition } from '#messages/1893-first-edition';
import { m as firstEditionTips } from '#messages/1893-first-edition-tips';
import { m as tips1893 } from '#messages/1893-tips';
import { m as messages1897 } from '#messages/1897';
import { m as tips1897 } from '#messages/1897-tips';
import { m as choiceMessages } from '#messages/choices';
import { m as forecast } from '#messages/forecast';
import { m as onlineMessages } from '#messages/online';
import { m as replayMessages } from '#messages/replay';
import { m as shared } from '#messages/shared';
import { m as terminal } from '#messages/shared-terminal';
import { m as stageMessages } from '#messages/stages';
import { m as togetherMessages } from '#messages/together';
import { m as verifyMessages } from '#messages/verify';
import { m as messages1893 } from './games/1893/messages.ts';
import { interfaceMessages } from './interface.ts';
import { LOCALES, type Locale } from './locale.ts';

type Message = string | readonly [{ match: Readonly<Record<string, string>> }];
type Functions = Readonly<Record<string, (inputs: object, options: { locale: Locale }) => string>>;

const folder = join(import.meta.dirname, '..', 'messages');
const SETS = [
  { name: 'shared', path: folder, functions: { ...shared, ...terminal } as unknown as Functions },
  { name: '1893', path: join(folder, '1893'), functions: messages1893 as unknown as Functions },
  {
    name: '1893-first-edition',
    path: join(folder, '1893-first-edition'),
    functions: firstEdition as unknown as Functions,
  },
  { name: '1897', path: join(folder, '1897'), functions: messages1897 as unknown as Functions },
  { name: '1893-tips', path: join(folder, '1893-tips'), functions: tips1893 as unknown as Functions },
  {
    name: '1893-first-edition-tips',
    path: join(folder, '1893-first-edition-tips'),
    functions: firstEditionTips as unknown as Functions,
  },
  { name: '1897-tips', path: join(folder, '1897-tips'), functions: tips1897 as unknown as Functions },
  { name: 'choices', path: join(folder, 'choices'), functions: choiceMessages as unknown as Functions },
  { name: 'forecast', path: join(folder, 'forecast'), functions: forecast as unknown as Functions },
  { name: 'replay', path: join(folder, 'replay'), functions: replayMessages as unknown as Functions },
  {
    name: 'interface',
    path: join(folder, 'interface'),
    functions: interfaceMessages as unknown as Functions,
  },
  { name: 'online', path: join(folder, 'online'), functions: onlineMessages as unknown as Functions },
  { name: 'stages', path: join(folder, 'stages'), functions: stageMessages as unknown as Functions },
  { name: 'together', path: join(folder, 'together'), functions: togetherMessages as unknown as Functions },
  { name: 'verify', path: join(folder, 'verify'), functions: verifyMessages as unknown as Functions },
];

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
