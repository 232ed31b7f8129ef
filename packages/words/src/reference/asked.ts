/** What somebody looks for, word by word, and which words of some texts that may be. */
import type { Locale } from '../locale.ts';
import { TONGUES } from './alike.ts';
import { type Searched, searched, type Word } from './letters.ts';
import { likeness, nearness } from './likeness.ts';

export interface Asked {
  readonly plain: string;
  /** How much each word of the texts is what is meant; those that are not are missing. */
  readonly grades: ReadonlyMap<string, number>;
}

/** Of a word that means the same, and is another one. */
const ALIKE = 0.7;
const LEAST_ALIKE = 0.6;

/** Words that say something, unless there are no others; those that are nowhere in the texts are left out. */
export function askedOf(query: string, locale: Locale, words: ReadonlySet<string>): readonly Asked[] {
  const typed = [...new Set(inOurPhrases(searched(query), locale))];
  const telling = tellingOf(typed, locale);
  // The last one may be only begun.
  const last = /[\p{L}\p{N}]$/u.test(query) ? typed.at(-1) : undefined;
  return (telling.length === 0 ? typed : telling)
    .map((plain) => ({ plain, grades: gradesOf(plain, alikeTo(plain, locale), words, plain !== last) }))
    .filter(({ grades }) => grades.size > 0);
}

/** Those that tell something of what is meant. */
export function tellingOf(words: readonly string[], locale: Locale): readonly string[] {
  const idle = new Set(TONGUES[locale].idle.split(' '));
  return words.filter((word) => !idle.has(word));
}

/** With our words for those that only together are one thing. */
function inOurPhrases({ words }: Searched, locale: Locale): readonly string[] {
  let said = ` ${words.map(({ plain }) => plain).join(' ')} `;
  for (const [phrase, ours] of Object.entries(TONGUES[locale].phrases))
    said = said.replace(` ${phrase} `, ` ${ours} `);
  return said.split(' ').filter((word) => word !== '');
}

function gradesOf(
  asked: string,
  alike: readonly string[],
  words: ReadonlySet<string>,
  isTyped: boolean,
): Map<string, number> {
  const all = [...words];
  const same = all.map((word): [string, number] => [
    word,
    Math.max(likeness(asked, word, isTyped), ALIKE * mostAlike(alike, word)),
  ]);
  const known = same.filter(([, grade]) => grade > 0);
  if (known.length > 0) return new Map(known);
  const near = all.map((word): [string, number] => [word, nearness(asked, word)]);
  const best = Math.max(0, ...near.map(([, grade]) => grade));
  return new Map(near.filter(([, grade]) => grade > 0 && grade === best));
}

function mostAlike(alike: readonly string[], word: string): number {
  const most = Math.max(0, ...alike.map((other) => likeness(other, word)));
  // Little words are like many.
  return most === 1 || (most >= LEAST_ALIKE && word.length > 3) ? most : 0;
}

function alikeTo(asked: string, locale: Locale): readonly string[] {
  return TONGUES[locale].alike
    .map((line) => line.split(' '))
    .filter((line) => line.some((word) => likeness(asked, word) >= LEAST_ALIKE))
    .flatMap((line) => line.filter((word) => word !== asked));
}

/** How much of it a text has in one of its words. */
export function gradeIn({ grades }: Asked, words: readonly Word[]): number {
  let best = 0;
  for (const { plain } of words) best = Math.max(best, grades.get(plain) ?? 0);
  return best;
}
