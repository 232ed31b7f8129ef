/** Small things that every language needs, and that no catalogue can say. */
import type { Locale } from './locale.ts';

/** "Anna, Ben and Chloe" */
export function listOfAll(locale: Locale, items: readonly string[]): string {
  return listFormat(locale, 'conjunction').format(items);
}

/** "wood or stone" */
export function listOfAny(locale: Locale, items: readonly string[]): string {
  return listFormat(locale, 'disjunction').format(items);
}

/** Making a formatter takes far longer than using it. */
const FORMATS = new Map<string, Intl.ListFormat>();

function listFormat(locale: Locale, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const key = `${locale} ${type}`;
  const known = FORMATS.get(key);
  if (known !== undefined) return known;
  // Our English is British: no comma before the last "and".
  const format = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type });
  FORMATS.set(key, format);
  return format;
}

export function capitalised(locale: Locale, text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}

/** The numbers from first to last. */
export function range(first: number, last: number): string {
  return `${first}–${last}`;
}

type Snake<S extends string> = S extends `${infer Head}-${infer Tail}` ? `${Head}_${Snake<Tail>}` : S;

/** The ids of the engine are written with hyphens, the keys of the catalogues, which are identifiers, with underscores. */
export function snake<S extends string>(id: S): Snake<S> {
  return id.replaceAll('-', '_') as Snake<S>;
}
