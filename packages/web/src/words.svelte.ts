/** The page's own words, in the language chosen. */
import { findGame, type GameId, type GameOptions } from '@horta/engine';
import {
  choiceMessages,
  fallback,
  interfaceMessages,
  type Locale,
  loadChoiceWords,
  loadDescriptions,
  loadGameWords,
  loadLanguage,
  loadLaterWords,
  messages,
} from '@horta/words/fetched';
import { settings } from './settings/settings.svelte.ts';

type Say = (inputs: object, options: { locale: Locale }) => string;
type Spoken<Messages> = {
  readonly [Key in keyof Messages]: (
    inputs?: Messages[Key] extends (inputs: infer Inputs, ...rest: never[]) => unknown ? Inputs : never,
  ) => string;
};

/** Messages that speak the page's language: anew wherever they stand when it changes. */
export function spoken<Messages extends object>(all: Messages): Spoken<Messages> {
  return new Proxy({} as Spoken<Messages>, {
    get: (_, key: keyof Messages & string) => {
      const { locale } = settings;
      const say = all[key] as Say | undefined;
      return (inputs: object = {}) => say?.(inputs, { locale }) ?? fallback(key, 'text', key);
    },
  });
}

type Messages = typeof interfaceMessages & typeof messages & typeof choiceMessages;

/** Those of choices are there from when somebody may have to choose. */
const SETS: readonly Partial<Record<PropertyKey, unknown>>[] = [interfaceMessages, messages, choiceMessages];

/** `t.undo()`, `t.francs({ count: 3 })`. */
export const t: Spoken<Messages> = spoken(
  new Proxy({} as Messages, {
    get: (_, key) => {
      const say = SETS.map((set) => set[key]).find((found) => found !== undefined);
      if (say !== undefined || areLaterWordsAtHand) return say;
      // Somebody hears it all the same: it is said when it is there.
      void useLaterWords();
      return () => '';
    },
  }),
);

/** The games whose words are in use, and must be there before another language is spoken. */
const games = new Set<GameId>();
/** Likewise those whose things are described. */
const describedGames = new Set<GameId>();
let descriptions = $state(0);
let hasChoiceWords = false;
let areLaterWordsUsed = false;
let areLaterWordsAtHand = $state(false);

/** Of a table with these options, or with any if none are given. */
export async function useGameWords(game: string, options?: GameOptions): Promise<void> {
  const { id } = findGame(game);
  games.add(id);
  await loadGameWords(id, settings.locale, options);
}

/** Describes the things and choices of a game, from when the words for that are there. */
export async function useDescriptions(game: string, options?: GameOptions): Promise<void> {
  const { id } = findGame(game);
  await Promise.all([loadDescriptions(id, settings.locale, options), useLaterWords()]);
  describedGames.add(id);
  descriptions++;
}

/** What is said where one chooses. */
export async function useChoiceWords(): Promise<void> {
  await loadChoiceWords(settings.locale);
  hasChoiceWords = true;
}

/** And whatever else was fetched to be spoken. */
const others = new Set<(locale: Locale) => Promise<void>>();

/** Words that are fetched by the part of the page that speaks them. */
export async function useWords(load: (locale: Locale) => Promise<void>): Promise<void> {
  await load(settings.locale);
  others.add(load);
}

async function useLaterWords(): Promise<void> {
  areLaterWordsUsed = true;
  await loadLaterWords(settings.locale);
  areLaterWordsAtHand = true;
}

/** A part of the page that says what not every visit hears: its words are fetched with it. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  await useLaterWords();
  return part;
}

/** Whether things and choices of this game can be described. */
export function isDescribed(game: string): boolean {
  return descriptions > 0 && describedGames.has(findGame(game).id);
}

/** Changes when there is more to describe things with. */
export function descriptionsAtHand(): number {
  return descriptions;
}

/** Changes the language once all its words are there. */
export async function speak(locale: Locale): Promise<void> {
  await Promise.all([
    loadLanguage(locale),
    ...(hasChoiceWords ? [loadChoiceWords(locale)] : []),
    ...(areLaterWordsUsed ? [loadLaterWords(locale)] : []),
    ...[...games].map((game) => loadGameWords(game, locale)),
    ...[...describedGames].map((game) => loadDescriptions(game, locale)),
    ...[...others].map((load) => load(locale)),
  ]);
  settings.locale = locale;
}
