/** Finds topics by words, whatever their case, accents and endings, with the sentence that was found. */
import type { GameId } from '@horta/engine';
import type { Locale } from '../locale.ts';
import type { Voice } from '../voice.ts';
import { type Asked, askedOf, gradeIn, tellingOf } from './asked.ts';
import { chapterOf, topicsOf } from './find.ts';
import { type Searched, searched } from './letters.ts';
import type { Facts, Rulebook, Ruling } from './rulebook.ts';
import { textsOf, textsOfRulings } from './texts.ts';

/** A topic as it is searched, in one language. */
export interface Entry {
  readonly game: GameId;
  readonly locale: Locale;
  readonly topic: string;
  readonly title: Searched;
  /** The words of its title that tell something. */
  readonly naming: readonly string[];
  readonly chapter: string;
  /** Whether every table plays by it, whatever it has chosen. */
  readonly isForAll: boolean;
  /** The rules first, then the questions that they leave open. */
  readonly sentences: readonly Searched[];
  /** How many of them are rules. */
  readonly rules: number;
  /** All of its words, each once. */
  readonly words: ReadonlySet<string>;
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
/** With fewer that have every word, those are found that have most of it. */
const FEW = 5;
/** How much of it that is at least. */
const LEAST_PART = 0.3;
/** What is in fewer topics tells no more for that. */
const RARE = 3;
/** What a word in a title is worth, beside one in a sentence; and one of which many sentences speak. */
const OF_TITLE = 2.5;
const OF_MANY = 1.5;
/** What a rule is worth that only some tables play by, if its title doesn’t say what was asked. */
const OF_SOME_TABLES = 0.6;
/** What is said of a question left open, beside a rule: it speaks of much that it is not about. */
const OF_RULING = 0.7;

export function entriesOf(rulebook: Rulebook, v: Voice, facts: Facts, rulings: readonly Ruling[]): Entry[] {
  return topicsOf(rulebook).map((topic) => {
    const title = searched(topic.title(v, facts));
    const chapter = chapterOf(rulebook, topic);
    const rules = textsOf(topic, v, facts, []).flatMap(sentencesOf);
    const left = textsOfRulings(topic, v, rulings).flatMap(sentencesOf);
    const sentences = [...rules, ...left].map(searched);
    return {
      game: rulebook.game,
      locale: v.locale,
      topic: topic.id,
      title,
      naming: tellingOf(
        title.words.map(({ plain }) => plain),
        v.locale,
      ),
      chapter: chapter?.title(v, facts) ?? '',
      isForAll: chapter?.where === undefined,
      sentences,
      rules: rules.length,
      words: new Set([title, ...sentences].flatMap(({ words }) => words.map(({ plain }) => plain))),
    };
  });
}

/** The best first: in the title, as it was written, in one sentence, in many. */
export function search(entries: readonly Entry[], query: string): Found[] {
  const [first] = entries;
  if (first === undefined) return [];
  const all = new Set(entries.flatMap(({ words }) => [...words]));
  const asked = askedOf(query, first.locale, all).map((word) => ({ word, weight: weightOf(word, entries) }));
  if (asked.length === 0) return [];
  const rated = entries
    .map((entry) => ({ entry, ...rate(entry, asked) }))
    .filter(({ part }) => part >= LEAST_PART)
    .sort((one, other) => other.rate - one.rate);
  const whole = rated.filter(({ part }) => part === 1);
  return (whole.length >= FEW ? whole : rated).slice(0, MOST_FOUND).map(({ entry, best }) =>
    foundIn(
      entry,
      best,
      asked.map(({ word }) => word),
    ),
  );
}

interface Weighed {
  readonly word: Asked;
  readonly weight: number;
}

/** What few topics speak of tells most. */
function weightOf({ grades }: Asked, entries: readonly Entry[]): number {
  const known = [...grades.keys()];
  const count = entries.filter(({ words }) => known.some((word) => words.has(word))).length;
  return Math.log(1 + entries.length / Math.max(RARE, count));
}

/** `part`: how much of what was asked is there, 1 for all of it. */
function rate({ title, naming, isForAll, sentences, rules }: Entry, asked: readonly Weighed[]) {
  let best: Searched | undefined;
  let most = 0;
  let many = 0;
  const isThere = asked.map(({ word }) => gradeIn(word, title.words) > 0);
  for (const [place, sentence] of sentences.entries()) {
    let rate = 0;
    for (const [i, { word, weight }] of asked.entries()) {
      const grade = gradeIn(word, sentence.words);
      rate += weight * grade;
      if (grade > 0) isThere[i] = true;
    }
    if (place >= rules) rate *= OF_RULING;
    many += rate;
    if (rate > most) {
      best = sentence;
      most = rate;
    }
  }
  const inTitle = sum(asked.map(({ word, weight }) => weight * gradeIn(word, title.words)));
  const named = naming.filter((plain) => asked.some(({ word }) => word.grades.has(plain)));
  // A title that says nothing else is the one that was meant.
  const ofTitle = OF_TITLE * (1 + (named.length / Math.max(1, naming.length)) ** 2) * inTitle ** 2;
  const all = sum(asked.map(({ weight }) => weight));
  const part = isThere.every(Boolean)
    ? 1
    : sum(asked.map(({ weight }, i) => (isThere[i] ? weight : 0))) / all;
  // A short topic is about what a few sentences of it say; of a long one it takes more.
  const share = (OF_MANY * many) / (sentences.length + 4);
  // What is said together belongs together: “black” and “artwork” apart are about other things.
  const together = (ofTitle + most ** 2) / all;
  const meant = isForAll ? 1 : OF_SOME_TABLES + (1 - OF_SOME_TABLES) * (inTitle / all);
  return { best, part, rate: meant * part ** 2 * (together + share) };
}

function foundIn(
  { game, topic, chapter, title }: Entry,
  best: Searched | undefined,
  asked: readonly Asked[],
): Found {
  return {
    game,
    topic,
    chapter,
    title: piecesOf(title, asked),
    sentence: best && piecesOf(best, asked),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

function piecesOf({ text, at, words }: Searched, asked: readonly Asked[]): Piece[] {
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const { plain, start } of words)
    for (const { plain: wanted, grades } of asked) {
      if (!grades.has(plain)) continue;
      // Of a word that has more letters than were typed, those that were; of another word all of it.
      const place = Math.max(0, plain.indexOf(wanted));
      const length = plain.includes(wanted) ? wanted.length : plain.length;
      isFound.fill(true, at[start + place] ?? 0, (at[start + place + length - 1] ?? 0) + 1);
    }
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
