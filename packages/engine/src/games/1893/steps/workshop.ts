import { push } from '../../../core/agenda.ts';
import { stackOf } from '../gains.ts';
import { BLACK } from '../ids.ts';
import type { ArtNouveauAction } from '../state.ts';

/** 2e, Workshop: take an artwork. R-12: if all four stacks are empty it can't be done. */
export const workshop: ArtNouveauAction = {
  obstacle(s) {
    for (let colour = 0; colour < BLACK; colour++) if (stackOf(s, colour) > 0) return undefined;
    return { code: 'all-stacks-empty' };
  },
  begin: (s, player) => push(s, 'take-artwork', player),
};
