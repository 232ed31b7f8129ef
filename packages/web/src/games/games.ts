/** The views of the games; each is fetched when a table needs it. */
import { findGame, type GameId } from '@horta/engine';
import type { GameView } from './game-view.ts';

const VIEWS: Readonly<Record<GameId, () => Promise<GameView>>> = {
  '1893': async () => (await import('./1893/view.ts')).view1893,
  '1893-first-edition': async () => (await import('./1893/view.ts')).view1893,
  '1897': async () => (await import('./1897/view.ts')).view1897,
};

export function loadGameView(game: string): Promise<GameView> {
  return VIEWS[findGame(game).id]();
}
