import { push } from '../../../core/agenda.ts';
import type { ChoiceStep } from '../../../core/game.ts';
import { type CardSets, includesSet, setNotation } from '../card-sets.ts';
import { ARCHITECT_KINDS, BUILDINGS } from '../ids.ts';
import type { ArchitectRules } from '../parameters.ts';
import type { Reason } from '../reasons.ts';
import { architectAt, brusselsAt, type State } from '../state.ts';
import { architectsNeeded } from './turn.ts';

/**
 * 1897, Brussels action: which architects to send, as many as the building takes now. They are not paid, and their
 * values don't matter, but they are away from the Art Nouveau area and one of them may go to prison. The options are
 * the sets of a player's architects. `a`: the building.
 */
export function sendArchitects(architects: readonly ArchitectRules[], sets: CardSets): ChoiceStep<State> {
  return {
    notation: setNotation(
      architects.map(({ copies }) => copies),
      architects.map(({ name }) => name),
    ),
    conceivable: () => sets.counts.length,
    options(s, { player, a: building }, out) {
      const needed = architectsNeeded(s, building);
      const from = architectAt(player, 0);
      for (let set = 0; set < sets.counts.length; set++) {
        if (sets.sizes[set] === needed && includesSet(s.hand, from, sets.counts[set])) out.push(set);
      }
    },
    obstacle(s, { player, a: building }, set): Reason | undefined {
      if (set >= sets.counts.length) return { code: 'not-a-choice' };
      const needed = architectsNeeded(s, building);
      if (sets.sizes[set] !== needed) return { code: 'wrong-number-of-architects', needed };
      for (let architect = 0; architect < ARCHITECT_KINDS; architect++) {
        const wanted = sets.counts[set][architect];
        const available = s.hand[architectAt(player, architect)];
        if (wanted > available) return { code: 'architects-short', architect, needed: wanted, available };
      }
      return undefined;
    },
    choose(s, { player, a: building }, set) {
      const sent = sets.counts[set];
      for (let architect = 0; architect < ARCHITECT_KINDS; architect++) {
        s.hand[architectAt(player, architect)] -= sent[architect];
        s.brussels[brusselsAt(player, building, architect)] += sent[architect];
      }
      const use = ++s.uses[building];
      s.sink?.tell({ type: 'architects-sent', player, building, architects: sent, use });
      push(s, BUILDINGS[building], player);
    },
  };
}
