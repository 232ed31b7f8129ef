/** What is searched: the rulebook that is read, and those of other games once somebody searches. */
import { GAME_IDS, type GameId } from '@horta/engine';
import type { Locale } from '@horta/words/fetched';
import { type Entry, entriesOf, type Found, search } from '@horta/words/reference';
import { type Book, openBook } from './book.ts';

export interface Sought {
  readonly here: readonly Found[];
  readonly elsewhere: readonly Found[];
}

/** Of other games only the best: whoever reads about one game means that one. */
const MOST_ELSEWHERE = 4;

export function otherBooks(game: GameId): Promise<Book[]> {
  return Promise.all(GAME_IDS.filter((id) => id !== game).map((id) => openBook(id)));
}

export function entriesIn(locale: Locale, books: readonly Book[]): readonly Entry[] {
  return books.flatMap(({ rulebook, facts, rulings }) =>
    entriesOf(rulebook, { locale, names: [] }, facts, rulings),
  );
}

export function seek(query: string, here: readonly Entry[], elsewhere: readonly Entry[]): Sought {
  return { here: search(here, query), elsewhere: search(elsewhere, query).slice(0, MOST_ELSEWHERE) };
}
