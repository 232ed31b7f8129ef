import type { ChoiceStep } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { ARCHITECT_KINDS, EFFECT_SOURCES } from '../ids.ts';
import type { ArchitectRules } from '../parameters.ts';
import type { Reason } from '../reasons.ts';
import { architectAt, type State } from '../state.ts';

/** An architect leaves the prison for the hand. The options are the kinds of architects. `a`: what frees it. */
export function releaseArchitect(architects: readonly ArchitectRules[]): ChoiceStep<State> {
  return {
    notation: wordList(architects.map(({ name }) => name)),
    conceivable: () => ARCHITECT_KINDS,
    options(s, { player }, out) {
      for (let architect = 0; architect < ARCHITECT_KINDS; architect++)
        if (s.prison[architectAt(player, architect)] > 0) out.push(architect);
    },
    obstacle(s, { player }, architect): Reason | undefined {
      if (architect >= ARCHITECT_KINDS) return { code: 'not-a-choice' };
      return s.prison[architectAt(player, architect)] > 0 ? undefined : { code: 'not-in-prison', architect };
    },
    choose(s, { player, a }, architect) {
      const at = architectAt(player, architect);
      s.prison = s.prison.with(at, s.prison[at] - 1);
      s.hand[at]++;
      s.sink?.tell({ type: 'architect-released', player, architect, source: EFFECT_SOURCES[a] });
    },
  };
}
