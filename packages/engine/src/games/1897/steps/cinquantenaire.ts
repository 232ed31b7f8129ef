import type { ChoiceStep, Seat } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { actionObstacle, beginAction } from '../card-actions.ts';
import { drawTwo } from '../carry-out.ts';
import { CARD_TYPES, type CardType, MONEY, MONEY_CARD, PILES } from '../ids.ts';
import { cardsToDraw } from '../piles.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';

/** Artwork, material, house, noble, money: every type of card but Expo. */
const ACTIONS = MONEY + 1;

const PILE_EMPTY: readonly Reason[] = PILES.map((_, pile) => ({ code: 'pile-empty', pile }));

/** a pile without a card to draw can't be chosen. */
function copyObstacle(s: State, player: Seat, action: CardType): Reason | undefined {
  if (action < MONEY && cardsToDraw(s, action) === 0) return PILE_EMPTY[action];
  return actionObstacle(s, player, action);
}

/** Why there is no action to do; undefined if there is one. */
export function cinquantenaireObstacle(s: State, player: Seat): Reason | undefined {
  let reason: Reason | undefined;
  for (let action = 0; action < ACTIONS; action++) {
    reason = copyObstacle(s, player, action);
    if (reason === undefined) return undefined;
  }
  return reason;
}

/**
 * 1897, Cinquantenaire: the action of a type of card, but no exhibition, with one of two cards of its pile; a sale
 * takes money only. What can't be carried through can't be chosen.
 */
export const chooseAction: ChoiceStep<State> = {
  notation: wordList(CARD_TYPES.slice(0, ACTIONS)),
  conceivable: () => ACTIONS,
  options(s, { player }, out) {
    for (let action = 0; action < ACTIONS; action++)
      if (copyObstacle(s, player, action) === undefined) out.push(action);
  },
  obstacle: (s, { player }, action): Reason | undefined =>
    action < ACTIONS ? copyObstacle(s, player, action) : { code: 'not-a-choice' },
  choose(s, { player }, action) {
    s.sink?.tell({ type: 'action-chosen', player, action });
    if (action === MONEY) beginAction(s, player, MONEY_CARD);
    else drawTwo(s, player, action, 'cinquantenaire');
  },
};
