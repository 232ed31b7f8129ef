/** Bruxelles 1893, first edition, in the catalogue. */
import type { Game } from '../../../core/game.ts';
import { start } from '../setup.ts';
import type { Rules } from '../state.ts';
import { FIRST_EDITION } from './components.ts';
import { GAME_ID, type Pack1893FirstEdition, readPack1893FirstEdition } from './pack.ts';
import { firstEdition, VERSION } from './ruleset.ts';

export const game1893FirstEdition: Game = {
  id: GAME_ID,
  name: 'Bruxelles 1893, first edition',
  version: VERSION,
  minPlayers: 2,
  maxPlayers: 5,
  options: [
    {
      id: 'strips',
      name: 'Action strips',
      changes: 'The sides for first games, or the expert sides, on which the actions lie in other places.',
      values: [
        {
          value: 'beginner',
          name: 'For first games',
          changes: 'The strips show their sides without the expert mark.',
        },
        {
          value: 'expert',
          name: 'Expert',
          changes: 'The strips show their other sides, for seasoned players.',
        },
      ],
      default: 'beginner',
    },
  ],
  pack: FIRST_EDITION,
  earlierPacks: [],
  readPack: readPack1893FirstEdition,
  rules: (players, options, pack) => firstEdition(players, options, pack as Pack1893FirstEdition),
  start: (rules, seed, deal, sink) => start(rules as Rules, seed, deal, sink),
};
