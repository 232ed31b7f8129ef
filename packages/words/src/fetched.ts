/**
 * What Horta says to players, for browsers: words of a game and messages of a language are fetched when they are
 * needed, and must be loaded before they are spoken.
 */
import type { GameId } from '@horta/engine';
import { load as loadInterface } from '#messages/interface';
import { load as loadShared } from '#messages/shared';
import type { DescribeThing } from './description.ts';
import type { GameWords } from './game-words.ts';
import type { Locale } from './locale.ts';
import { provideDescriptions, provideWords } from './speaker.ts';

export * from './public.ts';

interface GameSource {
  words(): Promise<GameWords>;
  messages(locale: Locale): Promise<unknown>;
  descriptions(): Promise<DescribeThing>;
  tips(locale: Locale): Promise<unknown>;
}

const GAMES: Readonly<Record<GameId, GameSource>> = {
  '1893': {
    words: async () => (await import('./games/1893/words.ts')).words1893,
    messages: async (locale) => (await import('#messages/1893')).load(locale),
    descriptions: async () => (await import('./games/1893/describe.ts')).describe1893,
    tips: async (locale) => (await import('#messages/1893-tips')).load(locale),
  },
  '1893-first-edition': {
    words: async () => (await import('./games/1893-first-edition/words.ts')).words1893FirstEdition,
    messages: async (locale) =>
      Promise.all([
        import('#messages/1893').then(({ load }) => load(locale)),
        import('#messages/1893-first-edition').then(({ load }) => load(locale)),
      ]),
    descriptions: async () =>
      (await import('./games/1893-first-edition/describe.ts')).describe1893FirstEdition,
    tips: async (locale) =>
      Promise.all([
        import('#messages/1893-tips').then(({ load }) => load(locale)),
        import('#messages/1893-first-edition-tips').then(({ load }) => load(locale)),
      ]),
  },
  '1897': {
    words: async () => (await import('./games/1897/words.ts')).words1897,
    messages: async (locale) => (await import('#messages/1897')).load(locale),
    descriptions: async () => (await import('./games/1897/describe.ts')).describe1897,
    tips: async (locale) => (await import('#messages/1897-tips')).load(locale),
  },
};

/** What every page says. */
export async function loadLanguage(locale: Locale): Promise<void> {
  await Promise.all([loadShared(locale), loadInterface(locale)]);
}

/** What is said at a table of this game, but for the descriptions of its things. */
export async function loadGameWords(game: GameId, locale: Locale): Promise<void> {
  const source = GAMES[game];
  const [words] = await Promise.all([source.words(), source.messages(locale), loadLanguage(locale)]);
  provideWords(game, words);
}

/** What the things of this game are and do; they have no description before. */
export async function loadDescriptions(game: GameId, locale: Locale): Promise<void> {
  const source = GAMES[game];
  const [describe] = await Promise.all([
    source.descriptions(),
    source.tips(locale),
    loadGameWords(game, locale),
  ]);
  provideDescriptions(game, describe);
}
