/** The lists of what the packs of the games hold, fetched with the pages that show them. */
import { findGame, type GameId, type Pack } from '@horta/engine';
import type { ComponentEntry } from './components/component-list.ts';

const LISTS: Readonly<Record<GameId, () => Promise<(pack: Pack) => readonly ComponentEntry[]>>> = {
  '1893': async () => (await import('./1893/components/list.ts')).components1893,
  '1893-first-edition': async () => (await import('./1893/components/list.ts')).components1893,
  '1897': async () => (await import('./1897/components/list.ts')).components1897,
};

/** What a pack of this game holds. */
export function loadComponents(game: string): Promise<(pack: Pack) => readonly ComponentEntry[]> {
  return LISTS[findGame(game).id]();
}
