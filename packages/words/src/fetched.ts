/**
 * What Horta says to players, for browsers: words of a game and messages of a language are fetched when they are
 * needed, and must be loaded before they are spoken.
 */
import { findGame, type GameId, type GameOptions } from '@horta/engine';
import { load as loadChoices } from '#messages/choices';
import { load as loadInterface } from '#messages/interface';
import { load as loadCardGame } from '#messages/interface-card-game';
import { load as loadLaterInterface } from '#messages/interface-later';
import { load as loadShared } from '#messages/shared';
import type { GameDescriptions } from './description.ts';
import type { GameWords } from './game-words.ts';
import type { Locale } from './locale.ts';
import { provideDescriptions, provideWords } from './speaker.ts';

export { m as messages } from '#messages/shared';
export * from './public.ts';

interface GameSource {
  words(): Promise<GameWords>;
  /** `isPlain`: of a table without expansions and variants. */
  messages(locale: Locale, isPlain: boolean): Promise<unknown>;
  descriptions(): Promise<GameDescriptions>;
  tips(locale: Locale): Promise<unknown>;
}

const GAMES: Readonly<Record<GameId, GameSource>> = {
  '1893': {
    words: async () => (await import('./games/1893/words.ts')).words1893,
    messages: async (locale, isPlain) =>
      Promise.all([
        import('#messages/1893').then(({ load }) => load(locale)),
        isPlain || import('#messages/1893-expansion').then(({ load }) => load(locale)),
      ]),
    descriptions: async () => (await import('./games/1893/describe.ts')).descriptions1893,
    tips: async (locale) =>
      Promise.all([
        import('#messages/1893-story').then(({ load }) => load(locale)),
        import('#messages/1893-tips').then(({ load }) => load(locale)),
      ]),
  },
  '1893-first-edition': {
    words: async () => (await import('./games/1893-first-edition/words.ts')).words1893FirstEdition,
    messages: async (locale) =>
      Promise.all([
        import('#messages/1893').then(({ load }) => load(locale)),
        import('#messages/1893-expansion').then(({ load }) => load(locale)),
        import('#messages/1893-first-edition').then(({ load }) => load(locale)),
      ]),
    descriptions: async () =>
      (await import('./games/1893-first-edition/describe.ts')).descriptions1893FirstEdition,
    tips: async (locale) =>
      Promise.all([
        import('#messages/1893-story').then(({ load }) => load(locale)),
        import('#messages/1893-tips').then(({ load }) => load(locale)),
        import('#messages/1893-first-edition-tips').then(({ load }) => load(locale)),
      ]),
  },
  '1897': {
    words: async () => (await import('./games/1897/words.ts')).words1897,
    messages: async (locale) =>
      Promise.all([import('#messages/1897').then(({ load }) => load(locale)), loadCardGame(locale)]),
    descriptions: async () => (await import('./games/1897/describe.ts')).descriptions1897,
    tips: async (locale) => (await import('#messages/1897-tips')).load(locale),
  },
};

/** What every page says. */
export async function loadLanguage(locale: Locale): Promise<void> {
  await Promise.all([loadShared(locale), loadInterface(locale)]);
}

/** What is said where one chooses. */
export async function loadChoiceWords(locale: Locale): Promise<void> {
  await loadChoices(locale);
}

/** What pages say beside that: in settings, at the end of a game, of the numbers of a player. */
export async function loadLaterWords(locale: Locale): Promise<void> {
  await loadLaterInterface(locale);
}

/** What is said at a table of this game with these options, or with any if none are given; but no descriptions of things. */
export async function loadGameWords(game: GameId, locale: Locale, options?: GameOptions): Promise<void> {
  const source = GAMES[game];
  const isPlain =
    options !== undefined &&
    findGame(game).options.every(({ id, default: usual }) => (options[id] ?? usual) === usual);
  const [words] = await Promise.all([source.words(), source.messages(locale, isPlain), loadLanguage(locale)]);
  provideWords(game, words);
}

/** What the things of this game are and do; they have no description before. */
export async function loadDescriptions(game: GameId, locale: Locale, options?: GameOptions): Promise<void> {
  const source = GAMES[game];
  const [descriptions] = await Promise.all([
    source.descriptions(),
    source.tips(locale),
    loadGameWords(game, locale, options),
  ]);
  provideDescriptions(game, descriptions);
}
