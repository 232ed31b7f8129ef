import { push } from '../../../core/agenda.ts';
import type { AutomaticStep } from '../../../core/game.ts';
import { refinedInSupply } from '../carry-out.ts';
import { MATERIALS } from '../ids.ts';
import type { State } from '../state.ts';

/** 2e, Materials: take 2 refined cubes, alike or not, as far as the supply has them. */
export const materials: AutomaticStep<State> = {
  run(s, { player }) {
    const size = Math.min(s.rules.cubesPerMaterialsAction, refinedInSupply(s));
    if (size > 0) push(s, 'take-cubes', player, size);
    else
      s.sink?.tell({
        type: 'action-impossible',
        player,
        action: MATERIALS,
        reason: { code: 'supply-empty' },
      });
  },
};
