/** Addresses of rules. */
import type { GameId } from '@horta/engine';
import { RULES_HREF } from '../hrefs.ts';

export const DIFFERENCES = 'differences';
export const DIFFERENCES_HREF = `${RULES_HREF}/${DIFFERENCES}`;
/** Parts of a rulebook that are no topics. */
export const RULINGS = 'rulings';
export const ALL = 'all';

export function bookHref(game: GameId): string {
  return `${RULES_HREF}/${game}`;
}

export function ruleHref(game: GameId, topic: string): string {
  return `${bookHref(game)}/${topic}`;
}

/** A chapter on one page; all of them without one. */
export function pageHref(game: GameId, chapter?: string): string {
  return ruleHref(game, chapter === undefined ? ALL : `${ALL}-${chapter}`);
}
