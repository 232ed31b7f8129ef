/** The rulebooks, each fetched with its words by whoever looks something up. */
import type { GameId } from '@horta/engine';
import type { Locale } from '../locale.ts';
import type { Rulebook } from './rulebook.ts';

interface Source {
  rulebook(): Promise<Rulebook>;
  words(locale: Locale): Promise<unknown>;
}

type Set = { load(locale: Locale): Promise<void> };

/** A set of messages in a language, once it is there. */
const loaded = (sets: readonly Promise<Set>[], locale: Locale) =>
  Promise.all(sets.map(async (set) => (await set).load(locale)));

const SOURCES: Readonly<Record<GameId, Source>> = {
  '1893': {
    rulebook: async () => (await import('./1893/rulebook.ts')).rulebook1893 as unknown as Rulebook,
    words: (locale) =>
      loaded(
        [
          import('#messages/rules-1893'),
          import('#messages/rules-asymmetric'),
          import('#messages/rules-belle-epoque'),
        ],
        locale,
      ),
  },
  '1893-first-edition': {
    rulebook: async () =>
      (await import('./1893-first-edition/rulebook.ts')).rulebookFirstEdition as unknown as Rulebook,
    words: (locale) =>
      loaded([import('#messages/rules-1893'), import('#messages/rules-1893-first-edition')], locale),
  },
  '1897': {
    rulebook: async () => (await import('./1897/rulebook.ts')).rulebook1897 as unknown as Rulebook,
    words: (locale) => loaded([import('#messages/rules-1897')], locale),
  },
};

/** Its words must be there. */
export function loadRulebook(game: GameId): Promise<Rulebook> {
  return SOURCES[game].rulebook();
}

/** What it says, beside the words of the game itself: those are a table's, too (`loadDescriptions`). */
export async function loadRulebookWords(game: GameId, locale: Locale): Promise<void> {
  await SOURCES[game].words(locale);
}

/** Their words must be there. */
export async function loadRulings() {
  return (await import('./rulings.ts')).RULINGS;
}

export async function loadRulingWords(locale: Locale): Promise<void> {
  await loaded([import('#messages/rulings')], locale);
}

export async function loadDifferences() {
  return (await import('./differences.ts')).DIFFERENCES;
}

export async function loadDifferenceWords(locale: Locale): Promise<void> {
  await loaded([import('#messages/differences')], locale);
}
