/** Bruxelles 1893, first edition: what it is called, and the tables it has. */
import type { GameMeta } from '../../../core/game.ts';

export const META: GameMeta<'1893-first-edition'> = {
  id: '1893-first-edition',
  name: 'Bruxelles 1893, first edition',
  version: 1,
  versions: [{ number: 1, changes: 'The first version.' }],
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
};
