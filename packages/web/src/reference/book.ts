/** A rulebook with all that it takes to show it, fetched with its words. */
import { findGame, fingerprint, type GameId, loadGame, type Pack } from '@horta/engine';
import type { Locale } from '@horta/words/fetched';
import {
  type Chapter,
  type Facts,
  factsOf,
  loadRulebook,
  loadRulebookWords,
  loadRulings,
  loadRulingWords,
  type Rulebook,
  type Ruling,
  type Topic,
  wholePack,
} from '@horta/words/reference';
import { fetchedAtLast } from '../fetched-at-last.ts';
import { marksIn, originAt } from '../games/components/component-list.ts';
import { useDescriptions, useWords } from '../words.svelte.ts';

export interface Book {
  readonly game: GameId;
  readonly rulebook: Rulebook;
  readonly facts: Facts;
  /** Those of this game. */
  readonly rulings: readonly Ruling[];
  readonly pack: Pack;
  /** Whether the numbers are not the game's own. */
  readonly isOtherPack: boolean;
}

/** The values that a table plays with, and the version of its rules. */
export interface Edition {
  readonly pack: Pack;
  readonly version: number;
}

/** What no connection mends is thrown: a pack of which nothing can be told. */
export async function openBook(game: GameId, edition?: Edition): Promise<Book> {
  const [rulebook, rulings] = await fetchedAtLast(() => fetchBook(game));
  const { version, packOf } = findGame(game);
  const own = packOf(edition?.version ?? version);
  const pack = edition?.pack ?? own;
  return {
    game,
    rulebook,
    facts: factsOf(game, pack, edition?.version),
    rulings: rulings.filter(({ games }) => games.includes(game)),
    pack: wholePack(game, pack, edition?.version),
    isOtherPack: fingerprint(pack) !== fingerprint(own),
  };
}

async function fetchBook(game: GameId): Promise<[Rulebook, readonly Ruling[]]> {
  // Words first: chapters are made of them.
  await Promise.all([
    loadGame(game),
    useDescriptions(game),
    useWords(wordsOf(game)),
    useWords(loadRulingWords),
  ]);
  return Promise.all([loadRulebook(game), loadRulings()]);
}

/** The same function for a game every time: it is remembered for other languages. */
const WORDS = new Map<GameId, (locale: Locale) => Promise<void>>();

function wordsOf(game: GameId): (locale: Locale) => Promise<void> {
  const known = WORDS.get(game) ?? ((locale: Locale) => loadRulebookWords(game, locale));
  WORDS.set(game, known);
  return known;
}

/** The options of a table that a chapter is about; none if it is about all tables. */
export function optionsOf({ where = [] }: Chapter): readonly string[] {
  return [...new Set(where.flatMap((options) => Object.keys(options)))];
}

/** Whether a value of something that the topic pictures, or of what it lies with in the pack, is ours. */
export function isPartlyReconstructed(
  { pack, facts }: Pick<Book, 'pack' | 'facts'>,
  { blocks }: Topic,
): boolean {
  const shown = new Set(
    blocks.flatMap((block) => (block.kind === 'pictures' ? block.paths(facts) : [])).map(placeOf),
  );
  return marksIn(pack).some((path) => shown.has(placeOf(path)) && originAt(pack, path) === 'reconstructed');
}

/** Where in a pack: `stock.3` and `stock.0` lie together, `tracks.iris` and `tracks.crown` don't. */
function placeOf(path: string): string {
  return path.replace(/\.\d+.*$/, '');
}
