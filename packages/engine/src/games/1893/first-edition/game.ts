/** Bruxelles 1893, first edition, in the catalogue. */
import type { Game } from '../../../core/game.ts';
import { start } from '../setup.ts';
import type { Rules } from '../state.ts';
import { FIRST_EDITION } from './components.ts';
import { META } from './meta.ts';
import { type Pack1893FirstEdition, readPack1893FirstEdition } from './pack.ts';
import { firstEdition } from './ruleset.ts';

export const game1893FirstEdition: Game<'1893-first-edition'> = {
  ...META,
  pack: FIRST_EDITION,
  earlierPacks: [],
  packOf: () => FIRST_EDITION,
  readPack: readPack1893FirstEdition,
  rules: (players, options, pack, version) =>
    firstEdition(players, options, pack as Pack1893FirstEdition, version),
  start: (rules, seed, deal, sink) => start(rules as Rules, seed, deal, sink),
};
