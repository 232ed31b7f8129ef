/** What the games are called and how they are introduced, before any of their own words are there. */
import { type GameId, isGameId } from '@horta/engine';
import type { IconName } from '../art/icons.ts';
import { t } from '../words.svelte.ts';

interface Introduction {
  readonly icon: IconName;
  /** As they are called in the catalogue of messages. */
  readonly title: keyof typeof t;
  readonly edition: keyof typeof t;
  readonly about: keyof typeof t;
}

const INTRODUCTIONS = {
  '1893': {
    icon: 'iris',
    title: 'home_title_1893',
    edition: 'home_edition_second',
    about: 'home_about_second',
  },
  '1893-first-edition': {
    icon: 'crown',
    title: 'home_title_1893',
    edition: 'home_edition_first',
    about: 'home_about_first',
  },
  '1897': {
    icon: 'card',
    title: 'home_title_1897',
    edition: 'home_edition_cards',
    about: 'home_about_cards',
  },
} as const satisfies Readonly<Record<GameId, Introduction>>;

export function introductionOf(game: GameId): (typeof INTRODUCTIONS)[GameId] {
  return INTRODUCTIONS[game];
}

/** Of a saved game. A newer Horta may have kept one that this one has not: it is called by its id. */
export function gameTitle(game: string): string {
  if (!isGameId(game)) return game;
  const { title, edition } = INTRODUCTIONS[game];
  return `${t[title]()} · ${t[edition]()}`;
}

export function gameIcon(game: string): IconName {
  return isGameId(game) ? INTRODUCTIONS[game].icon : 'info';
}
