/** The games that there are, for browsers: what they are called is at hand, their rules are fetched when they are needed. */
import type { Game, GameMeta, GameOptions } from '../core/game.ts';
import { GAME_IDS, type GameId } from '../game-ids.ts';
import { META as FIRST_EDITION } from './1893/first-edition/meta.ts';
import { META as SECOND_EDITION } from './1893/second-edition/meta.ts';
import { META as BRUXELLES_1897 } from './1897/meta.ts';

interface Source<Id extends GameId> {
  readonly meta: GameMeta<Id>;
  rules(options: GameOptions | undefined): Promise<Game<Id>>;
}

const SOURCES: { readonly [Id in GameId]: Source<Id> } = {
  '1893': {
    meta: SECOND_EDITION,
    async rules(options) {
      const [{ game1893 }] = await Promise.all([
        import('./1893/second-edition/game.ts'),
        import('#1893-variants').then(({ loadVariants }) => loadVariants(options)),
      ]);
      return game1893;
    },
  },
  '1893-first-edition': {
    meta: FIRST_EDITION,
    rules: async () => (await import('./1893/first-edition/game.ts')).game1893FirstEdition,
  },
  '1897': { meta: BRUXELLES_1897, rules: async () => (await import('./1897/game.ts')).game1897 },
};

/** Entries without their rules, until `loadRules` adds them. */
export const ENTRIES = Object.fromEntries(GAME_IDS.map((id) => [id, { ...SOURCES[id].meta }])) as unknown as {
  readonly [Id in GameId]: Game<Id>;
};

/** Makes a game ready to be played with these options, or with any if none are given. */
export async function loadRules(id: GameId, options?: GameOptions): Promise<void> {
  Object.assign(ENTRIES[id], await SOURCES[id].rules(options));
}
