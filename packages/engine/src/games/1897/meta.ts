/** Bruxelles 1897: what it is called, and the tables it has. */
import type { GameMeta } from '../../core/game.ts';

export const META: GameMeta<'1897'> = {
  id: '1897',
  name: 'Bruxelles 1897',
  version: 1,
  versions: [{ number: 1, changes: 'The first version.' }],
  minPlayers: 2,
  maxPlayers: 4,
  options: [],
};
