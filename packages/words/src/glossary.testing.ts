/** Reads docs/glossary.md, which says how its cells are written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from './locale.ts';

export interface Entry {
  readonly concept: string;
  /** Of these catalogues; `all` for each of them. */
  readonly catalogues: readonly string[];
  /** Whether the other languages are held to their terms where the English has its own. */
  readonly isBinding: boolean;
  readonly terms: Readonly<Record<Locale, readonly string[]>>;
  readonly refused: Readonly<Record<Locale, readonly string[]>>;
}

export interface Exception {
  /** `catalogue/message` */
  readonly message: string;
  readonly concept: string;
  readonly locale: Locale;
}

const LANGUAGES: Readonly<Record<Locale, string>> = {
  en: 'English',
  fr: 'French',
  es: 'Spanish',
  de: 'German',
  nl: 'Dutch',
};

export function readGlossary(): { entries: Entry[]; exceptions: Exception[] } {
  const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'glossary.md'), 'utf8');
  const sections = page.split(/^## /m).slice(1);
  return {
    entries: sections.flatMap((section) => rows(section, 'Concept').map((row) => entry(section, row))),
    exceptions: sections.flatMap((section) => rows(section, 'Message').map(exception)),
  };
}

/** The rows of the section's table as objects, by its headings, the first of which is known. */
function rows(section: string, first: string): Record<string, string>[] {
  const [head, , ...body] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  if (head?.[0] !== first) return [];
  return body.map((cells) => Object.fromEntries(head.map((heading, i) => [heading, cells[i] ?? ''])));
}

function entry(section: string, row: Record<string, string>): Entry {
  const cells = (read: (cell: string) => readonly string[]) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, read(row[LANGUAGES[locale]] ?? '')])) as Record<
      Locale,
      readonly string[]
    >;
  return {
    concept: row.Concept ?? '',
    catalogues: /^Catalogues: (.*)$/m.exec(section)?.[1]?.split(', ') ?? [],
    isBinding: !row.English?.startsWith('('),
    terms: cells((cell) => wanted(cell).split(' / ')),
    refused: cells((cell) => [...cell.matchAll(/~~([^~]+)~~/g)].map((found) => found[1] ?? '')),
  };
}

function wanted(cell: string): string {
  return cell
    .replaceAll(/~~[^~]+~~/g, '')
    .trim()
    .replaceAll(/^\(|\)$/g, '');
}

function exception(row: Record<string, string>): Exception {
  const locale = LOCALES.find((known) => LANGUAGES[known] === row.Language);
  if (locale === undefined) throw new Error(`${row.Message}: there is no language ${row.Language}`);
  return { message: row.Message ?? '', concept: row.Concept ?? '', locale };
}
