import type { AutomaticStep } from '../../../core/game.ts';
import { leaders } from '../../../mechanics/majority.ts';
import { BRUSSELS_ACTIONS } from '../ids.ts';
import { brusselsAt } from '../places.ts';
import type { State } from '../state.ts';

/** 2e, Brussels majority: who has most architects on the four Brussels spaces, ties all, sends one to the courthouse. */
export const brusselsMajority: AutomaticStep<State> = {
  run(s) {
    const counts = Array.from({ length: s.rules.players }, (_, player) => brusselsArchitects(s, player));
    const players = leaders(counts);
    if (players.length === 0) return;
    s.sink?.tell({ type: 'brussels-majority', players, counts });
    for (const player of players) {
      const action = BRUSSELS_ACTIONS.findIndex((_, i) => s.brussels[brusselsAt(player, i)] > 0);
      s.brussels[brusselsAt(player, action)]--;
      s.courthouse = s.courthouse.with(player, s.courthouse[player] + 1);
      s.sink?.tell({ type: 'architect-arrested', player, action });
    }
  },
};

export function brusselsArchitects(s: State, player: number): number {
  let count = 0;
  for (let action = 0; action < BRUSSELS_ACTIONS.length; action++)
    count += s.brussels[brusselsAt(player, action)];
  return count;
}
