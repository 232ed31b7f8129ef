import type { AutomaticStep } from '../../../../core/game.ts';
import type { State } from '../../state.ts';
import { offerToAll } from '../use-card.ts';

/** Belle Époque, End of the round, first: used cards turn up again, and unused travellers go back to the train. */
export const endOfRoundCards: AutomaticStep<State> = {
  run(s) {
    if (s.usedCards !== 0) {
      s.usedCards = 0;
      s.sink?.tell({ type: 'cards-ready' });
    }
    if (s.cardTravellers > 0 || s.travellers.some((count) => count > 0)) {
      s.travellers = s.travellers.map(() => 0);
      s.cardTravellers = 0;
      s.sink?.tell({ type: 'travellers-returned', from: 'players' });
    }
    offerToAll(s, 'end-of-round');
  },
};
