/** Bruxelles 1893, second edition: what it is called, and the tables it has. */
import type { GameMeta } from '../../../core/game.ts';
import { NEWEST, VERSIONS } from './versions.ts';

export const META: GameMeta<'1893'> = {
  id: '1893',
  name: 'Bruxelles 1893, second edition',
  version: NEWEST,
  versions: VERSIONS.map(({ number, changes }) => ({ number, changes })),
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
};
