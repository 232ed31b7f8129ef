import { push } from '../../../core/agenda.ts';
import { refinedInSupply } from '../carry-out.ts';
import type { ArtNouveauAction } from '../rules.ts';
import type { State } from '../state.ts';

/** 2e, Materials: take 2 refined cubes, alike or not, as far as the supply has them. */
export const materials: ArtNouveauAction<State> = {
  obstacle: (s) => (refinedInSupply(s) > 0 ? undefined : { code: 'supply-empty' }),
  begin(s, player) {
    push(s, 'take-cubes', player, Math.min(s.rules.cubesPerMaterialsAction, refinedInSupply(s)));
  },
};
