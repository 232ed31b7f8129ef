/** The page's own words, in the language chosen. */
import { findGame, type GameId } from '@horta/engine';
import {
  fallback,
  interfaceMessages,
  type Locale,
  loadDescriptions,
  loadGameWords,
  loadLanguage,
  messages,
} from '@horta/words/fetched';
import { settings } from './settings/settings.svelte.ts';

type Messages = typeof interfaceMessages & typeof messages;
type Bound = { readonly [Key in keyof Messages]: (inputs?: Parameters<Messages[Key]>[0]) => string };
type Say = (inputs: object, options: { locale: Locale }) => string;

/** `t.undo()`, `t.francs({ count: 3 })`: spoken anew wherever it stands when the language changes. */
export const t = new Proxy({} as Bound, {
  get: (_, key: keyof Messages) => {
    const { locale } = settings;
    const say = (interfaceMessages[key as keyof typeof interfaceMessages] ??
      messages[key as keyof typeof messages]) as unknown as Say | undefined;
    return (inputs: object = {}) => say?.(inputs, { locale }) ?? fallback(String(key), 'text', key);
  },
});

/** The games whose words are in use, and must be there before another language is spoken. */
const games = new Set<GameId>();
/** Likewise those whose things are described. */
const describedGames = new Set<GameId>();
let descriptions = $state(0);

export async function useGameWords(game: string): Promise<void> {
  const { id } = findGame(game);
  games.add(id);
  await loadGameWords(id, settings.locale);
}

/** Describes the things of a game, from when the words for that are there. */
export async function useDescriptions(game: string): Promise<void> {
  const { id } = findGame(game);
  await loadDescriptions(id, settings.locale);
  describedGames.add(id);
  descriptions++;
}

/** Changes when there is more to describe things with. */
export function descriptionsAtHand(): number {
  return descriptions;
}

/** Changes the language once all its words are there. */
export async function speak(locale: Locale): Promise<void> {
  await Promise.all([
    loadLanguage(locale),
    ...[...games].map((game) => loadGameWords(game, locale)),
    ...[...describedGames].map((game) => loadDescriptions(game, locale)),
  ]);
  settings.locale = locale;
}
