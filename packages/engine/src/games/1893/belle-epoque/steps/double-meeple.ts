import type { AutomaticStep } from '../../../../core/game.ts';
import { SPACE_NAMES } from '../../board.ts';
import { isTiled } from '../../spaces.ts';
import type { State } from '../../state.ts';
import { scoreIrises } from '../../steps/iris-majority.ts';
import { cardStep } from '../card-step.ts';
import { offerCards, offerToAll } from '../use-card.ts';

/** Card 27: one of one's meeples on a face-down tile's space counts double. */
export const doubleMeeple = cardStep(SPACE_NAMES, {
  obstacle(s, player, space) {
    if (s.meeples[space] !== player) return { code: 'architect-not-yours', space };
    return isTiled(s, space) ? undefined : { code: 'no-tile-there', space };
  },
  use(s, player, space) {
    s.sink?.tell({ type: 'meeple-doubled', player, space });
    const at = s.agenda.findLastIndex((frame) => frame.step === 'iris-majority');
    s.agenda[at] = { ...s.agenda[at], a: space + 1 };
  },
});

/** With the cards for it: before it, and for each majority won. `a`: the space that counts double, plus 1; `b`: 1 once asked. */
export const irisMajorityWithCards: AutomaticStep<State> = {
  run(s, { player, a: doubled, b: asked }) {
    if (!asked) {
      s.agenda.push({ step: 'iris-majority', player, a: 0, b: 1 });
      offerToAll(s, 'before-irises');
      return;
    }
    const majorities = scoreIrises(s, doubled - 1);
    majorities.forEach((count, seat) => {
      if (count > 0) offerCards(s, seat, 'irises-won', count);
    });
  },
};
