/** Bruxelles 1893, second edition, in the catalogue. */
import type { Game } from '../../../core/game.ts';
import { start } from '../setup.ts';
import type { Rules } from '../state.ts';
import { BASE_GAME, SECOND_EDITION } from './components.ts';
import { META } from './meta.ts';
import { type Pack1893, readPack1893 } from './pack.ts';
import { secondEdition } from './ruleset.ts';

export const game1893: Game<'1893'> = {
  ...META,
  pack: SECOND_EDITION,
  earlierPacks: [BASE_GAME],
  packOf: () => SECOND_EDITION,
  readPack: readPack1893,
  rules: (players, options, pack, version) => secondEdition(players, options, pack as Pack1893, version),
  start: (rules, seed, deal, sink) => start(rules as Rules, seed, deal, sink),
};
