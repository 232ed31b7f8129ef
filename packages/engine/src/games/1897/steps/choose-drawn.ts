import { type ChoiceStep, NONE } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { beginAction } from '../card-actions.ts';
import { cardOf, type Pile } from '../ids.ts';
import { discard } from '../piles.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';

/**
 * Two cards of a pile were drawn: one is taken, the other discarded. The options are the kinds of cards. `a`, `b`:
 * the kinds drawn; `b` is NONE if there was one card only.
 */
export function chooseDrawn(pile: Pile, names: readonly string[]): ChoiceStep<State> {
  return {
    notation: wordList(names),
    conceivable: () => names.length,
    options(_s, { a, b }, out) {
      if (b === NONE || a === b) out.push(a);
      else out.push(Math.min(a, b), Math.max(a, b));
    },
    obstacle(_s, { a, b }, kind): Reason | undefined {
      if (kind >= names.length) return { code: 'not-a-choice' };
      return kind === a || kind === b ? undefined : { code: 'not-drawn', kind };
    },
    choose(s, { player, a, b }, kind) {
      const other = kind === a ? b : a;
      if (other !== NONE) discard(s, player, cardOf(pile, other), 'not-chosen');
      beginAction(s, player, cardOf(pile, kind));
    },
  };
}
