import { push } from '../../../core/agenda.ts';
import { type AutomaticStep, type ChoiceStep, NONE } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { leaders } from '../../../mechanics/majority.ts';
import { ask } from '../asking.ts';
import { architectsInBrussels, buildingWith } from '../holdings.ts';
import { ARCHITECT_KINDS } from '../ids.ts';
import type { ArchitectRules } from '../parameters.ts';
import type { Reason } from '../reasons.ts';
import { architectAt, brusselsAt, type State } from '../state.ts';

/** 1897, Brussels majority: who sent most architects to Brussels, ties all, clockwise, loses one of them to prison. */
export const brusselsMajority: AutomaticStep<State> = {
  run(s, { player: first }) {
    const seats = s.rules.players;
    const counts = Array.from({ length: seats }, (_, player) => architectsInBrussels(s, player));
    const players = leaders(counts);
    if (players.length === 0) return;
    s.sink?.tell({ type: 'brussels-majority', players, counts });
    for (let i = seats - 1; i >= 0; i--) {
      const player = (first + i) % seats;
      if (players.includes(player)) push(s, 'arrest', player);
    }
  },
};

export const arrest: AutomaticStep<State> = {
  run: (s, { player }) => ask(s, 'arrest-architect', player),
};

/** Which of the architects sent to Brussels goes to prison. The options are the kinds of architects. */
export function arrestArchitect(architects: readonly ArchitectRules[]): ChoiceStep<State> {
  return {
    notation: wordList(architects.map(({ name }) => name)),
    conceivable: () => ARCHITECT_KINDS,
    options(s, { player }, out) {
      for (let architect = 0; architect < ARCHITECT_KINDS; architect++)
        if (buildingWith(s, player, architect) !== NONE) out.push(architect);
    },
    obstacle(s, { player }, architect): Reason | undefined {
      if (architect >= ARCHITECT_KINDS) return { code: 'not-a-choice' };
      return buildingWith(s, player, architect) !== NONE ? undefined : { code: 'not-in-brussels', architect };
    },
    choose(s, { player }, architect) {
      // All come home right after this, so it makes no difference from which building.
      const building = buildingWith(s, player, architect);
      s.brussels[brusselsAt(player, building, architect)]--;
      const at = architectAt(player, architect);
      s.prison = s.prison.with(at, s.prison[at] + 1);
      s.sink?.tell({ type: 'architect-arrested', player, architect, building });
    },
  };
}
