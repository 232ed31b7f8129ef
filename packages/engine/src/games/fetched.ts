/** The games that there are, for browsers: what they are called is at hand, their rules are fetched when they are needed. */
import type { Game, GameMeta, GameOptions } from '../core/game.ts';
import { META as FIRST_EDITION } from './1893/first-edition/meta.ts';
import { META as SECOND_EDITION } from './1893/second-edition/meta.ts';
import { META as BRUXELLES_1897 } from './1897/meta.ts';

interface Source {
  readonly meta: GameMeta;
  rules(options: GameOptions | undefined): Promise<Game>;
}

const SOURCES: readonly Source[] = [
  {
    meta: SECOND_EDITION,
    async rules(options) {
      const [{ game1893 }] = await Promise.all([
        import('./1893/second-edition/game.ts'),
        import('#1893-variants').then(({ loadVariants }) => loadVariants(options)),
      ]);
      return game1893;
    },
  },
  {
    meta: FIRST_EDITION,
    rules: async () => (await import('./1893/first-edition/game.ts')).game1893FirstEdition,
  },
  { meta: BRUXELLES_1897, rules: async () => (await import('./1897/game.ts')).game1897 },
];

/** Entries without their rules, until `loadGame` adds them. */
export const GAMES: readonly Game[] = SOURCES.map(({ meta }) => ({ ...meta }) as Game);

/**
 * Makes a game ready to be played with these options, or with any if none are given. One that there is not is refused
 * by whoever then asks for it.
 */
export async function loadGame(id: string, options?: GameOptions): Promise<void> {
  const at = SOURCES.findIndex(({ meta }) => meta.id === id);
  if (at !== -1) Object.assign(GAMES[at], await SOURCES[at].rules(options));
}
