/** What the games are called and how they are introduced, before any of their own words are there. */
import { type GameId, isGameId } from '@horta/engine';
import type { IconName } from '../art/icons.ts';
import { t } from '../words.svelte.ts';

interface Introduction {
  readonly icon: IconName;
  readonly title: () => string;
  readonly edition: () => string;
  readonly about: () => string;
}

const INTRODUCTIONS: Readonly<Record<GameId, Introduction>> = {
  '1893': {
    icon: 'iris',
    title: () => t.home_title_1893(),
    edition: () => t.home_edition_second(),
    about: () => t.home_about_second(),
  },
  '1893-first-edition': {
    icon: 'crown',
    title: () => t.home_title_1893(),
    edition: () => t.home_edition_first(),
    about: () => t.home_about_first(),
  },
  '1897': {
    icon: 'card',
    title: () => t.home_title_1897(),
    edition: () => t.home_edition_cards(),
    about: () => t.home_about_cards(),
  },
};

export function introductionOf(game: GameId): Introduction {
  return INTRODUCTIONS[game];
}

/** Of a saved game. A newer Horta may have kept one that this one has not: it is called by its id. */
export function gameTitle(game: string): string {
  if (!isGameId(game)) return game;
  const { title, edition } = INTRODUCTIONS[game];
  return `${title()} · ${edition()}`;
}

export function gameIcon(game: string): IconName {
  return isGameId(game) ? INTRODUCTIONS[game].icon : 'info';
}
