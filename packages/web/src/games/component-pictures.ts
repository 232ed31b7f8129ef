/**
 * Pictures of a game's components, for whoever reads about them or corrects them; fetched when they are wanted. A page
 * that is no table shows TableSymbols.svelte as well: the signs on the boards are drawn there.
 */
import { findGame, type GameId, type Pack } from '@horta/engine';
import type { Component } from 'svelte';

export interface ComponentPictureProps extends Record<string, unknown> {
  /**
   * Which component, as its place in the pack is called where faults are named: `nobles.3`, `prestige.12`, `stock.0`,
   * `market`, `compass`, `strips.2`, `tracks.iris`, `belleEpoque.cards.4`. Lists that lie together are a picture, too:
   * `strips`, `tracks`. components/component-list.ts has all of them.
   */
  readonly path: string;
  /** Whose values it shows. */
  readonly pack: Pack;
}

type Picture = Promise<{ default: Component<ComponentPictureProps> }>;

const PICTURES: Readonly<Record<GameId, () => Picture>> = {
  '1893': () => import('./1893/components/ComponentPicture.svelte'),
  '1893-first-edition': () => import('./1893/components/ComponentPicture.svelte'),
  '1897': () => import('./1897/components/ComponentPicture.svelte'),
};

/** Fetches them: the same function for a game every time, so that `Later` shows at once what was fetched before. */
export function componentPictureOf(game: string): () => Picture {
  return PICTURES[findGame(game).id];
}
