/** Bruxelles 1893, second edition, in the catalogue. */
import type { Game } from '../../../core/game.ts';
import { start } from '../setup.ts';
import type { Rules } from '../state.ts';
import { BASE_GAME, SECOND_EDITION } from './components.ts';
import { type Pack1893, readPack1893 } from './pack.ts';
import { GAME_ID, secondEdition, VERSION } from './ruleset.ts';

export const game1893: Game = {
  id: GAME_ID,
  name: 'Bruxelles 1893, second edition',
  version: VERSION,
  minPlayers: 2,
  maxPlayers: 5,
  options: [
    {
      id: 'belleEpoque',
      name: 'Belle Époque',
      changes:
        'The expansion: glass, pavilions with 32 cards, bonus tiles, travellers, white artworks and two more nobles.',
      values: [
        { value: false, name: 'Without', changes: 'The base game.' },
        {
          value: true,
          name: 'With',
          changes:
            'Glass, pavilions with cards, bonus tiles, travellers, white artworks and two more nobles.',
        },
      ],
      default: false,
    },
    {
      id: 'boards',
      name: 'Architect boards',
      changes:
        'Alike for all; or asymmetric, with other tracks, costs and a power for each architect, chosen in turn order or dealt. The action strips then lie with alternate sides up.',
      values: [
        {
          value: 'alike',
          name: 'Alike',
          changes: 'All play with the same board; strips lie compass side up.',
        },
        {
          value: 'chosen',
          name: 'Asymmetric, chosen',
          changes: 'Each takes another board in turn order; strips lie with alternate sides up.',
        },
        {
          value: 'dealt',
          name: 'Asymmetric, dealt',
          changes: 'Each is dealt another board; strips lie with alternate sides up.',
        },
      ],
      default: 'alike',
    },
  ],
  pack: SECOND_EDITION,
  earlierPacks: [BASE_GAME],
  readPack: readPack1893,
  rules: (players, options, pack) => secondEdition(players, options, pack as Pack1893),
  start: (rules, seed, deal, sink) => start(rules as Rules, seed, deal, sink),
};
