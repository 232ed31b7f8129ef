/** The games that there are, for browsers: what they are called is at hand, their rules are fetched when they are needed. */
import type { Game, GameMeta, GameOptions } from '../core/game.ts';
import type { GameId } from '../game-ids.ts';
import { META as FIRST_EDITION } from './1893/first-edition/meta.ts';
import { META as SECOND_EDITION } from './1893/second-edition/meta.ts';
import { META as BRUXELLES_1897 } from './1897/meta.ts';

type Entries = { readonly [Id in GameId]: Game<Id> };

/** Entries without their rules, until `loadRules` adds them. */
export const ENTRIES = {
  '1893': { ...SECOND_EDITION },
  '1893-first-edition': { ...FIRST_EDITION },
  '1897': { ...BRUXELLES_1897 },
} satisfies { readonly [Id in GameId]: GameMeta<Id> } as unknown as Entries;

const RULES: { readonly [Id in GameId]: (options: GameOptions | undefined) => Promise<Game<Id>> } = {
  '1893': async (options) => {
    const [{ game1893 }] = await Promise.all([
      import('./1893/second-edition/game.ts'),
      import('#1893-variants').then(({ loadVariants }) => loadVariants(options)),
    ]);
    return game1893;
  },
  '1893-first-edition': async () => (await import('./1893/first-edition/game.ts')).game1893FirstEdition,
  '1897': async () => (await import('./1897/game.ts')).game1897,
};

/** Makes a game ready to be played with these options, or with any if none are given. */
export async function loadRules(id: GameId, options?: GameOptions): Promise<void> {
  Object.assign(ENTRIES[id], await RULES[id](options));
}
