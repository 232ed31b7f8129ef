/** The games that can be scored; what a pad needs of one is fetched when one is opened. */
import type { GameId } from '@horta/engine';
import type { PadGame } from './pad-game.ts';

const GAMES: Readonly<Record<GameId, () => Promise<PadGame>>> = {
  '1893': async () => (await import('./pad-1893.ts')).pad1893,
  '1893-first-edition': async () => (await import('./pad-1893.ts')).pad1893,
  '1897': async () => (await import('./pad-1897.ts')).pad1897,
};

export function loadPadGame(game: GameId): Promise<PadGame> {
  return GAMES[game]();
}
