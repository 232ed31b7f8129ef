import type { AutomaticStep, Seat } from '../../../core/game.ts';
import { gainFrancs, gainPoints } from '../gains.ts';
import { cardOf, NOBLE } from '../ids.ts';
import { discard } from '../piles.ts';
import type { State } from '../state.ts';

/**
 * 1897, End: each noble but the starting one is paid, as long as one can; those not paid are discarded and cost
 * points. All cost the same, and from here on only their number counts: which ones are paid is no decision.
 */
export const nobleCosts: AutomaticStep<State> = {
  run(s) {
    for (let i = 0; i < s.rules.players; i++) settleNobles(s, (s.firstPlayer + i) % s.rules.players);
  },
};

function settleNobles(s: State, player: Seat): void {
  const { nobles, startingNoble, nobleCost, unpaidNoblePenalty } = s.rules;
  for (let noble = 0; noble < nobles.length; noble++) {
    if (noble === startingNoble || !((s.nobles[player] >> noble) & 1)) continue;
    if (s.money[player] >= nobleCost) {
      s.sink?.tell({ type: 'noble-paid', player, noble, cost: nobleCost });
      gainFrancs(s, player, -nobleCost, 'noble-cost');
    } else {
      s.nobles = s.nobles.with(player, s.nobles[player] & ~(1 << noble));
      s.usedNobles[player] &= ~(1 << noble);
      discard(s, player, cardOf(NOBLE, noble), 'unpaid');
      gainPoints(s, player, 'unpaid-nobles', 1, -unpaidNoblePenalty);
    }
  }
}
