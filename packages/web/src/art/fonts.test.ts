/** Every character that the page can show is in a face that comes with it: none looks foreign, or is an empty box. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { charactersIn } from './woff2.testing.ts';

interface Face {
  readonly family: string;
  readonly style: string;
  /** Of the characters that the style sheet has it used for, those that the file has. */
  readonly has: (code: number) => boolean;
}

const { resolve } = createRequire(import.meta.url);

function facesIn(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) => {
    const value = (name: string) => new RegExp(`${name}:\\s*([^;]*);`).exec(body)?.[1] ?? '';
    const [, file = ''] = /url\("([^"]*)"\)/.exec(value('src')) ?? [];
    const codes = charactersIn(
      file.startsWith('/') ? new URL(`../../public${file}`, import.meta.url) : resolve(file),
    );
    const ranges = [...value('unicode-range').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
      ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
    );
    return {
      family: value('font-family'),
      style: value('font-style') || 'normal',
      has: (code) => codes.has(code) && ranges.some(([first, last]) => first <= code && code <= last),
    };
  });
}

const FACES = facesIn(readFileSync(new URL('fonts.css', import.meta.url), 'utf8'));
const THEME = readFileSync(new URL('theme.css', import.meta.url), 'utf8');

/** What can be shown in this face: in one of its files, or in one of those that stand in for it. */
function canShow(variable: string, style: string, character: string): boolean {
  const families = new RegExp(`${variable}:\\s*([^;]*);`).exec(THEME)?.[1] ?? '';
  const code = character.codePointAt(0) ?? 0;
  return FACES.some(
    (face) =>
      families.includes(face.family) &&
      (face.style === style || !face.family.includes('Garamond')) &&
      face.has(code),
  );
}

/** What only the terminal prints, and the title of the window. */
const NOT_SHOWN = /^\s*"(?:label_legend|title_turn)".*$/gm;

const TEXTS: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../../../words/messages/**/*.json', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  ...import.meta.glob<string>(
    ['../**/*.svelte', '../**/*.ts', '../../../words/src/**/*.ts', '!../**/*.test.ts', '!../**/*.testing.ts'],
    { eager: true, query: '?raw', import: 'default' },
  ),
};

describe('the shipped faces', () => {
  test.each([
    ['--font-text', 'normal'],
    ['--font-text', 'italic'],
    ['--font-title', 'normal'],
    ['--font-label', 'normal'],
  ])('have every character of all catalogues and components (%s, %s)', (variable, style) => {
    expect(Object.keys(TEXTS).length).toBeGreaterThan(200);
    const missing = Object.entries(TEXTS).flatMap(([file, text]) =>
      [...new Set(text.replace(NOT_SHOWN, '').replace(/\s/g, ''))]
        .filter((character) => !canShow(variable, style, character))
        .map((character) => `${character} (U+${character.codePointAt(0)?.toString(16)}) in ${file}`),
    );
    expect(missing).toEqual([]);
  });

  test('have no other', () => {
    // Scripts of languages that Horta doesn't speak.
    for (const character of ['Ж', '李', '☃']) expect(canShow('--font-text', 'normal', character)).toBe(false);
  });
});
