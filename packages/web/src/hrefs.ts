/** Where one learns and looks things up: addresses of pages that are fetched when they are wanted. */
import type { GameId } from '@horta/engine';

export const LEARN_HREF = '#/learn';
export const RULES_HREF = '#/rules';
export const PAD_HREF = '#/pad';
export const AID_HREF = '#/aid';
export const PACKS_HREF = '#/packs';

/** The course for those who are new to a game; where it has only one for those who know another, all there are. */
export function learnHref(game: string): string {
  return game === '1893-first-edition' ? LEARN_HREF : `${LEARN_HREF}/${game}`;
}

export function rulesHref(game: GameId): string {
  return `${RULES_HREF}/${game}`;
}

export function aidHref(game: GameId): string {
  return `${AID_HREF}/${game}`;
}
