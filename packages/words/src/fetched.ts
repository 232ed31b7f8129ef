/**
 * What Horta says to players, for browsers: words of a game and messages of a language are fetched when they are
 * needed, and must be loaded before they are spoken.
 */
import { load as loadInterface } from '#messages/interface';
import { load as loadShared } from '#messages/shared';
import type { GameWords } from './game-words.ts';
import type { Locale } from './locale.ts';
import { provideWords } from './speaker.ts';

export * from './public.ts';

interface GameSource {
  words(): Promise<GameWords>;
  messages(locale: Locale): Promise<unknown>;
}

const GAMES: Readonly<Record<string, GameSource>> = {
  '1893': {
    words: async () => (await import('./games/1893/words.ts')).words1893,
    messages: async (locale) => (await import('#messages/1893')).load(locale),
  },
  '1893-first-edition': {
    words: async () => (await import('./games/1893-first-edition/words.ts')).words1893FirstEdition,
    messages: async (locale) =>
      Promise.all([
        import('#messages/1893').then(({ load }) => load(locale)),
        import('#messages/1893-first-edition').then(({ load }) => load(locale)),
      ]),
  },
  '1897': {
    words: async () => (await import('./games/1897/words.ts')).words1897,
    messages: async (locale) => (await import('#messages/1897')).load(locale),
  },
};

/** What every page says. */
export async function loadLanguage(locale: Locale): Promise<void> {
  await Promise.all([loadShared(locale), loadInterface(locale)]);
}

/** What is said at a table of this game. */
export async function loadGameWords(game: string, locale: Locale): Promise<void> {
  const source = GAMES[game];
  const [, , words] = await Promise.all([loadLanguage(locale), source?.messages(locale), source?.words()]);
  if (words !== undefined) provideWords(game, words);
}
