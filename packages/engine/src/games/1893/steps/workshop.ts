import { push } from '../../../core/agenda.ts';
import type { AutomaticStep } from '../../../core/game.ts';
import { stackOf } from '../gains.ts';
import { BLACK, WORKSHOP } from '../ids.ts';
import type { State } from '../state.ts';

/** 2e, Workshop: take an artwork. R-12: if all four stacks are empty it can't be done. */
export const workshop: AutomaticStep<State> = {
  run(s, { player }) {
    for (let colour = 0; colour < BLACK; colour++) {
      if (stackOf(s, colour) > 0) {
        push(s, 'take-artwork', player);
        return;
      }
    }
    s.sink?.tell({
      type: 'action-impossible',
      player,
      action: WORKSHOP,
      reason: { code: 'all-stacks-empty' },
    });
  },
};
