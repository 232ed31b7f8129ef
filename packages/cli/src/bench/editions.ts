/** The other games and variants, each to be compared with the base game. */
import { GAME_IDS, type GameId, type GameOptions } from '@horta/engine';

export interface Edition {
  /** Of its lane and of its contestant. */
  readonly id: string;
  /** In the report. */
  readonly name: string;
  readonly game: GameId;
  readonly options: GameOptions;
}

type PartsOfEdition = Omit<Edition, 'game'>;

export const EDITIONS = editionsOf({
  '1893': [
    { id: 'games-belle-epoque', name: 'Belle Époque', options: { belleEpoque: true } },
    { id: 'games-boards', name: 'asymmetric boards', options: { boards: 'chosen' } },
    {
      id: 'games-belle-epoque-boards',
      name: 'Belle Époque with asymmetric boards',
      options: { belleEpoque: true, boards: 'chosen' },
    },
  ],
  '1893-first-edition': [{ id: 'games-first-edition', name: 'the first edition', options: {} }],
  '1897': [{ id: 'games-1897', name: 'Bruxelles 1897', options: {} }],
});

/** What is measured of each game: none is left out unseen. In the order of the games. */
export function editionsOf(byGame: Readonly<Record<GameId, readonly PartsOfEdition[]>>): readonly Edition[] {
  return GAME_IDS.flatMap((game) => byGame[game].map((parts) => ({ ...parts, game })));
}
