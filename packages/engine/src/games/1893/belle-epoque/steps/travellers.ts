import type { AutomaticStep, ChoiceStep } from '../../../../core/game.ts';
import { plainNumber } from '../../../../core/notations.ts';
import type { Reason } from '../../reasons.ts';
import type { State } from '../../state.ts';
import { architectsNeeded, sendToBrussels } from '../../steps/turn.ts';

/** How many of the meeples that a Brussels action takes are travellers. `a`: the action. */
export const sendTravellers: ChoiceStep<State> = {
  notation: plainNumber,
  conceivable: (s) => s.rules.travellers + 1,
  options(s, { player, a: action }, out) {
    const needed = architectsNeeded(s, action);
    const most = Math.min(needed, s.travellers[player]);
    for (let count = Math.max(0, needed - s.architects[player]); count <= most; count++) out.push(count);
  },
  obstacle(s, { player, a: action }, count): Reason | undefined {
    const needed = architectsNeeded(s, action);
    if (count > s.travellers[player])
      return { code: 'not-enough-travellers', available: s.travellers[player] };
    if (count > needed) return { code: 'too-many-travellers', needed };
    const available = s.architects[player];
    return needed - count <= available
      ? undefined
      : { code: 'not-enough-architects', needed: needed - count, available };
  },
  choose: (s, { player, a: action }, count) => sendToBrussels(s, player, action, count),
};

/** Before the Brussels majority all travellers on its spaces go back to the train: they don't count. */
export const travellersLeave: AutomaticStep<State> = {
  run(s) {
    if (s.travellersSent.every((count) => count === 0)) return;
    s.travellersSent = s.travellersSent.map(() => 0);
    s.sink?.tell({ type: 'travellers-returned', from: 'brussels' });
  },
};
