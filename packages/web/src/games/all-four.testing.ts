/** A table of every game, and one of the expansion with its boards: what holds for all games is tried at each. */
import { GAME_IDS, type GameId, type GameOptions } from '@horta/engine';

const OPTIONS: Readonly<Record<GameId, readonly GameOptions[]>> = {
  '1893': [{}, { belleEpoque: true, boards: 'chosen' }],
  '1893-first-edition': [{}],
  '1897': [{}],
};

export const ALL_FOUR = GAME_IDS.flatMap((game) => OPTIONS[game].map((options) => [game, options] as const));
