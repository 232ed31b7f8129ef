/** Bruxelles 1897 in the catalogue. */
import type { Game } from '../../core/game.ts';
import { BRUXELLES_1897 } from './components/bruxelles-1897.ts';
import { META } from './meta.ts';
import { type Pack1897, readPack1897 } from './pack.ts';
import { rulesOf1897 } from './ruleset.ts';
import { start } from './setup.ts';
import type { Rules } from './state.ts';

export const game1897: Game<'1897'> = {
  ...META,
  pack: BRUXELLES_1897,
  earlierPacks: [],
  packOf: () => BRUXELLES_1897,
  readPack: readPack1897,
  rules: (players, options, pack, version) => rulesOf1897(players, options, pack as Pack1897, version),
  start: (rules, seed, deal, sink) => start(rules as Rules, seed, deal, sink),
};
