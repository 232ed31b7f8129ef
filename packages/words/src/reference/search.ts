/** Finds topics by words, whatever their case and accents, with the sentence that was found. */
import type { GameId } from '@horta/engine';
import type { Voice } from '../voice.ts';
import { chapterOf, topicsOf } from './find.ts';
import type { Facts, Rulebook, Ruling } from './rulebook.ts';
import { textsOf } from './texts.ts';

/** A topic as it is searched, in one language. */
export interface Entry {
  readonly game: GameId;
  readonly topic: string;
  readonly title: Searched;
  readonly chapter: string;
  readonly sentences: readonly Searched[];
}

/** A text, and how it reads to whoever cares for letters only; `at` is where each of those letters comes from. */
interface Searched {
  readonly text: string;
  readonly plain: string;
  readonly at: readonly number[];
}

/** Part of a text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

export interface Found {
  readonly game: GameId;
  readonly topic: string;
  readonly chapter: string;
  readonly title: readonly Piece[];
  /** The sentence that says most of it; undefined if all of it is in the title. */
  readonly sentence: readonly Piece[] | undefined;
}

/** More would be read by nobody. */
export const MOST_FOUND = 12;

export function entriesOf(rulebook: Rulebook, v: Voice, facts: Facts, rulings: readonly Ruling[]): Entry[] {
  return topicsOf(rulebook).map((topic) => ({
    game: rulebook.game,
    topic: topic.id,
    title: searched(topic.title(v, facts)),
    chapter: chapterOf(rulebook, topic)?.title(v, facts) ?? '',
    sentences: textsOf(topic, v, facts, rulings).flatMap(sentencesOf).map(searched),
  }));
}

/** Those that have every word, the best first: in the title, at the beginning of a word, in one sentence. */
export function search(entries: readonly Entry[], query: string): Found[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return entries
    .flatMap((entry) => rated(entry, words))
    .sort((one, other) => other.rate - one.rate)
    .slice(0, MOST_FOUND)
    .map(({ found }) => found);
}

function wordsOf(query: string): string[] {
  return [...new Set(searched(query).plain.split(/[^\p{L}\p{N}]+/u))].filter((word) => word !== '');
}

function rated(entry: Entry, words: readonly string[]): { rate: number; found: Found }[] {
  const { game, topic, chapter, title, sentences } = entry;
  const missing = words.filter((word) => !has(title, word));
  const isThere = missing.every((word) => sentences.some((sentence) => has(sentence, word)));
  if (!isThere) return [];
  const [best] = sentences
    .map((sentence) => ({ sentence, rate: sum(words.map((word) => rateOf(sentence, word))) }))
    .sort((one, other) => other.rate - one.rate);
  const shown = missing.length === 0 && (best?.rate ?? 0) === 0 ? undefined : best?.sentence;
  const rate = 4 * sum(words.map((word) => rateOf(title, word))) + (best?.rate ?? 0);
  return [
    {
      rate,
      found: {
        game,
        topic,
        chapter,
        title: piecesOf(title, words),
        sentence: shown && piecesOf(shown, words),
      },
    },
  ];
}

function has({ plain }: Searched, word: string): boolean {
  return plain.includes(word);
}

/** A whole word is better than its beginning, and that better than its middle. */
function rateOf({ plain }: Searched, word: string): number {
  let best = 0;
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
    const isBeginning = !isLetter(plain[at - 1]);
    const isEnd = !isLetter(plain[at + word.length]);
    best = Math.max(best, isBeginning ? (isEnd ? 4 : 3) : 1);
  }
  return best;
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

function piecesOf({ text, plain, at }: Searched, words: readonly string[]): Piece[] {
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let start = plain.indexOf(word); start >= 0; start = plain.indexOf(word, start + 1))
      isFound.fill(true, at[start] ?? 0, (at[start + word.length - 1] ?? 0) + 1);
  const pieces: { text: string; isFound: boolean }[] = [];
  for (const [i, sign] of text.split('').entries()) {
    const last = pieces.at(-1);
    if (last !== undefined && last.isFound === isFound[i]) last.text += sign;
    else pieces.push({ text: sign, isFound: isFound[i] === true });
  }
  return pieces;
}

/** A long text is shown by its sentences; an abbreviation within one ends with a comma or in a bracket. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+(?=[\p{Lu}¿¡«“„\d])/u);
}

/** Letters that are two to whoever types them. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ij: 'ij' };

function searched(text: string): Searched {
  let plain = '';
  const at: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const lower = (text[i] ?? '').toLowerCase();
    const letters = LIGATURES[lower] ?? lower.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
    for (const letter of letters) {
      plain += letter;
      at.push(i);
    }
  }
  return { text, plain, at };
}
