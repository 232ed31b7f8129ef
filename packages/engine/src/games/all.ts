/** The games that there are, all at hand. In browsers fetched.ts takes the place of this file. */
import type { Game, GameOptions } from '../core/game.ts';
import type { GameId } from '../game-ids.ts';
import { game1893FirstEdition } from './1893/first-edition/game.ts';
import { game1893 } from './1893/second-edition/game.ts';
import { game1897 } from './1897/game.ts';

export const ENTRIES: { readonly [Id in GameId]: Game<Id> } = {
  '1893': game1893,
  '1893-first-edition': game1893FirstEdition,
  '1897': game1897,
};

/** Makes a game ready to be played with these options, or with any: nothing to do where all of it is at hand. */
export async function loadRules(_id: GameId, _options?: GameOptions): Promise<void> {}
