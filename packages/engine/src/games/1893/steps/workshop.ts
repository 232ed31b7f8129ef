import { push } from '../../../core/agenda.ts';
import { hasColouredArtwork } from '../gains.ts';
import type { ArtNouveauAction } from '../rules.ts';
import type { State } from '../state.ts';

/** 2e, Workshop: take an artwork. R-12: if all four stacks are empty it can't be done. */
export const workshop: ArtNouveauAction<State> = {
  obstacle: (s) => (hasColouredArtwork(s) ? undefined : { code: 'all-stacks-empty' }),
  begin: (s, player) => push(s, 'take-artwork', player),
};
