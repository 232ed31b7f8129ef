import { type ChoiceStep, NONE } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { beginOrDiscard } from '../card-actions.ts';
import { gainFrancs } from '../gains.ts';
import { architectOf, FACES } from '../ids.ts';
import type { ArchitectRules } from '../parameters.ts';
import type { Reason } from '../reasons.ts';
import { architectAt, type State } from '../state.ts';

/**
 * 1897, Art Nouveau action: an architect takes the card's place, its value is paid at once, and only then the card's
 * action is done: its gains can't pay for it. The options are the faces of the architects. `a`: the cell.
 */
export function placeArchitect(
  architects: readonly ArchitectRules[],
  faceValues: readonly number[],
): ChoiceStep<State> {
  return {
    notation: wordList(faceValues.map((value, face) => `${architects[architectOf(face)].name}:${value}`)),
    conceivable: () => FACES,
    options(s, { player }, out) {
      const available = s.money[player];
      for (let face = 0; face < FACES; face++) {
        if (faceValues[face] <= available && s.hand[architectAt(player, architectOf(face))] > 0)
          out.push(face);
      }
    },
    obstacle(s, { player }, face): Reason | undefined {
      if (face >= FACES) return { code: 'not-a-choice' };
      const architect = architectOf(face);
      if (s.hand[architectAt(player, architect)] === 0)
        return { code: 'architects-short', architect, needed: 1, available: 0 };
      const needed = faceValues[face];
      const available = s.money[player];
      return needed <= available ? undefined : { code: 'no-money', needed, available };
    },
    choose(s, { player, a: cell }, face) {
      const card = s.cards[cell];
      const value = faceValues[face];
      s.hand[architectAt(player, architectOf(face))]--;
      s.cards[cell] = NONE;
      s.owners[cell] = player;
      s.faces[cell] = face;
      s.sink?.tell({ type: 'architect-placed', player, cell, face, value });
      gainFrancs(s, player, -value, 'architect');
      s.sink?.tell({ type: 'card-taken', player, cell, card });
      beginOrDiscard(s, player, card);
    },
  };
}
