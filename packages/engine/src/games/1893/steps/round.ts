import { push } from '../../../core/agenda.ts';
import type { AutomaticStep } from '../../../core/game.ts';
import { NONE } from '../../../core/game.ts';
import type { State } from '../state.ts';

/** Begins the next round, or the end of the game after the last one. The ruleset lists the steps of both. */
export const round: AutomaticStep<State> = {
  run(s) {
    const { rules } = s;
    if (s.round === rules.rounds) {
      pushAll(s, rules.ending);
      return;
    }
    s.round++;
    s.sink?.tell({ type: 'round-started', round: s.round, firstPlayer: s.firstPlayer });
    push(s, 'round', s.firstPlayer);
    pushAll(s, s.round === rules.rounds ? rules.lastRound : rules.round);
  },
};

/** So that the first of the list comes first. */
function pushAll(s: State, steps: readonly string[]): void {
  for (let i = steps.length - 1; i >= 0; i--) push(s, steps[i], s.firstPlayer);
}

/** 2e, Planning: the round's stock card is turned up. */
export const revealStock: AutomaticStep<State> = {
  run(s) {
    s.stockCard = s.stockDeck.at(-1) ?? NONE;
    s.stockDeck = s.stockDeck.slice(0, -1);
    s.sink?.tell({ type: 'stock-revealed', card: s.stockCard, francs: s.rules.stock[s.stockCard].francs });
  },
};
