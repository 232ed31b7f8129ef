/** What Play needs is fetched while nobody waits for it. */
import type { GameId } from '@horta/engine';
import { useGameWords } from '../words.svelte.ts';

/** Where a browser doesn't tell when it has nothing to do. */
const PATIENCE = 1500;

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2 * PATIENCE });
  else setTimeout(task, PATIENCE);
}

export const tablePage = () => import('./TablePage.svelte');

/** A table of this game, up to its boards. */
export function fetchAhead(game: GameId): void {
  whenIdle(() => void Promise.all([tablePage(), useGameWords(game, {})]).catch(() => {}));
}
