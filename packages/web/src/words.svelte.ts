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

type Messages = typeof interfaceMessages & typeof messages & typeof choiceMessages;
type Bound = { readonly [Key in keyof Messages]: (inputs?: Parameters<Messages[Key]>[0]) => string };
type Say = (inputs: object, options: { locale: Locale }) => string;

/** Those of choices are there from when somebody may have to choose. */
const SETS = [interfaceMessages, messages, choiceMessages] as unknown as readonly Partial<
  Record<keyof Messages, Say>
>[];

/** `t.undo()`, `t.francs({ count: 3 })`: spoken anew wherever it stands when the language changes. */
export const t = new Proxy({} as Bound, {
  get: (_, key: keyof Messages) => {
    const { locale } = settings;
    const say = SETS.map((set) => set[key]).find((found) => found !== undefined);
    if (say === undefined && !areLaterWordsAtHand) {
      // Somebody hears it all the same: it is said when it is there.
      void useLaterWords();
      return () => '';
    }
    return (inputs: object = {}) => say?.(inputs, { locale }) ?? fallback(String(key), 'text', key);
  },
});

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

/** Describes the things of a game, from when the words for that are there. */
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
