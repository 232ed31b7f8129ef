import { push } from '../../../core/agenda.ts';
import { type ChoiceStep, NONE } from '../../../core/game.ts';
import { plainNumber } from '../../../core/notations.ts';
import { gainFrancs } from '../gains.ts';
import { ACTIONS } from '../ids.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';

/**
 * 2e, Art Nouveau actions: the architect goes on the space with a bid of 1 BF or more under it; then its action is
 * done if it can be, and then the owner of a house there, if an opponent, has a free action (R-6: placing is
 * enough). `a`: the space.
 */
export const bid: ChoiceStep<State> = {
  notation: plainNumber,
  /** All that one has, and one franc more. */
  conceivable: (s, { player }) => s.money[player] + 2,
  options(s, { player }, out) {
    const most = s.money[player];
    for (let francs = 1; francs <= most; francs++) out.push(francs);
  },
  obstacle(s, { player }, francs): Reason | undefined {
    if (francs < 1) return { code: 'bid-too-low', least: 1 };
    const available = s.money[player];
    return francs <= available ? undefined : { code: 'no-money', needed: francs, available };
  },
  choose(s, { player, a: space }, francs) {
    const action = s.actions[space];
    s.architects[player]--;
    s.meeples[space] = player;
    s.bids[space] = francs;
    s.sink?.tell({ type: 'architect-placed', player, space, action, bid: francs });
    gainFrancs(s, player, -francs, 'bid');
    const owner = s.houses[space];
    if (owner !== NONE && owner !== player) push(s, 'free-action', owner, space, player);
    push(s, ACTIONS[action], player, space);
  },
};
