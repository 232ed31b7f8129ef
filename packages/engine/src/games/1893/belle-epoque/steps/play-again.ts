import { push } from '../../../../core/agenda.ts';
import type { ChoiceStep, Seat } from '../../../../core/game.ts';
import type { State } from '../../state.ts';
import { PASS_OPTION } from '../../steps/turn.ts';
import { cardStep } from '../card-step.ts';
import { PLAY_AGAIN } from '../cards.ts';

const ARCHITECT = 0;

/** Card 22: a meeple goes on the card, and one plays again at once, if another can be used. */
export const playAgain = cardStep(['architect', 'traveller'], {
  obstacle(s, player, meeple) {
    const hand = meeple === ARCHITECT ? s.architects : s.travellers;
    if (hand[player] === 0) return { code: meeple === ARCHITECT ? 'no-architect' : 'no-traveller' };
    const after = s.rules.clone(s);
    putOnCard(after, player, meeple);
    return hasAction(after, player) ? undefined : { code: 'no-meeple-to-play' };
  },
  use(s, player, meeple) {
    putOnCard(s, player, meeple);
    s.sink?.tell({ type: 'meeple-on-card', player, card: PLAY_AGAIN, meeple });
    push(s, 'turn', player);
  },
});

function putOnCard(s: State, player: Seat, meeple: number): void {
  if (meeple === ARCHITECT) {
    s.architects[player]--;
    s.cardArchitects = s.cardArchitects.with(player, s.cardArchitects[player] + 1);
  } else {
    s.travellers = s.travellers.with(player, s.travellers[player] - 1);
    s.cardTravellers++;
  }
}

/** Whether the player's turn would offer something else than passing. */
function hasAction(s: State, player: Seat): boolean {
  const out: number[] = [];
  (s.rules.steps.turn as ChoiceStep<State>).options(s, { step: 'turn', player, a: 0, b: 0 }, out);
  return out[0] !== PASS_OPTION;
}
