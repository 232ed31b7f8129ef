/** The other games and variants, each to be compared with the base game. */
import type { GameOptions } from '@horta/engine';

export interface Edition {
  /** Of its lane and of its contestant. */
  readonly id: string;
  /** In the report. */
  readonly name: string;
  readonly game: string;
  readonly options: GameOptions;
}

export const EDITIONS = [
  { id: 'games-belle-epoque', name: 'Belle Époque', game: '1893', options: { belleEpoque: true } },
  { id: 'games-boards', name: 'asymmetric boards', game: '1893', options: { boards: 'chosen' } },
  {
    id: 'games-belle-epoque-boards',
    name: 'Belle Époque with asymmetric boards',
    game: '1893',
    options: { belleEpoque: true, boards: 'chosen' },
  },
  { id: 'games-first-edition', name: 'the first edition', game: '1893-first-edition', options: {} },
  { id: 'games-1897', name: 'Bruxelles 1897', game: '1897', options: {} },
] as const satisfies readonly Edition[];
