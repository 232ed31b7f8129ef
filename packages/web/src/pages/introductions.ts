/** What the games are called and how they are introduced, before any of their own words are there. */
import type { IconName } from '../art/icons.ts';
import { t } from '../words.svelte.ts';

interface Introduction {
  readonly icon: IconName;
  readonly title: () => string;
  readonly edition: () => string;
  readonly about: () => string;
}

const INTRODUCTIONS: Readonly<Record<string, Introduction>> = {
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

/** A game that has no introduction yet is called by its id. */
export function introductionOf(game: string): Introduction {
  return INTRODUCTIONS[game] ?? { icon: 'iris', title: () => game, edition: () => '', about: () => '' };
}

export function gameTitle(game: string): string {
  const { title, edition } = introductionOf(game);
  return [title(), edition()].filter((part) => part !== '').join(' · ');
}
