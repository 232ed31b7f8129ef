/** Bruxelles 1893 in the catalogue. */
import type { Game } from '../../core/game.ts';
import { SECOND_EDITION } from './components/second-edition.ts';
import { type Pack1893, readPack1893 } from './pack.ts';
import { GAME_ID, secondEdition, VERSION } from './ruleset.ts';
import { start } from './setup.ts';
import type { Rules } from './state.ts';

export const game1893: Game = {
  id: GAME_ID,
  name: 'Bruxelles 1893, second edition',
  version: VERSION,
  minPlayers: 2,
  maxPlayers: 5,
  options: [],
  pack: SECOND_EDITION,
  readPack: readPack1893,
  rules: (players, options, pack) => secondEdition(players, options, pack as Pack1893),
  start: (rules, seed, deal, sink) => start(rules as Rules, seed, deal, sink),
};
