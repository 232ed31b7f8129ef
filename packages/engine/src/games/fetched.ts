/** The games that there are, for browsers: their cards are at hand, their rules are fetched when they are needed. */
import type { Game, GameCard, GameOptions } from '../core/game.ts';
import { CARD as FIRST_EDITION } from './1893/first-edition/card.ts';
import { CARD as SECOND_EDITION } from './1893/second-edition/card.ts';
import { CARD as BRUXELLES_1897 } from './1897/card.ts';

interface Source {
  readonly card: GameCard;
  rules(options: GameOptions | undefined): Promise<Game>;
}

const SOURCES: readonly Source[] = [
  {
    card: SECOND_EDITION,
    async rules(options) {
      const [{ game1893 }] = await Promise.all([
        import('./1893/second-edition/game.ts'),
        import('#1893-variants').then(({ loadVariants }) => loadVariants(options)),
      ]);
      return game1893;
    },
  },
  {
    card: FIRST_EDITION,
    rules: async () => (await import('./1893/first-edition/game.ts')).game1893FirstEdition,
  },
  { card: BRUXELLES_1897, rules: async () => (await import('./1897/game.ts')).game1897 },
];

/** Entries with the card only, until `loadGame` adds the rules. */
export const GAMES: readonly Game[] = SOURCES.map(({ card }) => ({ ...card }) as Game);

/**
 * Makes a game ready to be played with these options, or with any if none are given. One that there is not is refused
 * by whoever then asks for it.
 */
export async function loadGame(id: string, options?: GameOptions): Promise<void> {
  const at = SOURCES.findIndex(({ card }) => card.id === id);
  if (at !== -1) Object.assign(GAMES[at], await SOURCES[at].rules(options));
}
