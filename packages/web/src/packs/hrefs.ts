/** Addresses of the pages of packs: of a game's own by the game, of one's own by its key. */
import { PACKS_HREF } from '../hrefs.ts';

/** The entries that are still to be checked; two packs beside each other. */
export const TO_CHECK = 'to-check';
export const COMPARE = 'compare';

export function packHref(id: string, part?: string): string {
  return part === undefined ? `${PACKS_HREF}/${id}` : `${PACKS_HREF}/${id}/${part}`;
}
