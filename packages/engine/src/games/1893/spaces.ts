/** What stands on the spaces of the Art Nouveau board. */
import { NONE } from '../../core/game.ts';
import type { Space } from './ids.ts';
import type { Reason } from './reasons.ts';
import type { State } from './state.ts';

/** Whether a space holds neither meeple nor tile. */
export function isFree(s: State, space: Space): boolean {
  return s.meeples[space] === NONE && s.houses[space] === NONE && !isTiled(s, space);
}

/** Whether a tile lies on the space on which nothing is built. */
export function isTiled(s: State, space: Space): boolean {
  return ((s.rules.tiledSpaces >> space) & 1) === 1;
}

/** What a space holds that keeps it from being free. */
export function occupation(s: State, space: Space): Reason | undefined {
  if (s.meeples[space] !== NONE) return { code: 'occupied', space, by: s.meeples[space] };
  if (s.houses[space] !== NONE) return { code: 'house-there', space, owner: s.houses[space] };
  if (isTiled(s, space)) return { code: 'tile-there', space };
  return undefined;
}
