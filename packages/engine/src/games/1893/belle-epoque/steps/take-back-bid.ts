import { push } from '../../../../core/agenda.ts';
import type { ChoiceStep } from '../../../../core/game.ts';
import { plainNumber } from '../../../../core/notations.ts';
import { SPACE_NAMES } from '../../board.ts';
import { gainFrancs } from '../../gains.ts';
import type { Reason } from '../../reasons.ts';
import type { State } from '../../state.ts';
import { cardStep } from '../card-step.ts';

/** Card 15: take back all or part of one's bid on one space; the architect stays. */
export const takeBackBid = cardStep(SPACE_NAMES, {
  obstacle(s, player, space) {
    if (s.meeples[space] !== player) return { code: 'architect-not-yours', space };
    return s.bids[space] > 0 ? undefined : { code: 'nothing-bid', space };
  },
  use: (s, player, space) => push(s, 'take-back-francs', player, space),
});

/** How much of it. `a`: the space. */
export const takeBackFrancs: ChoiceStep<State> = {
  notation: plainNumber,
  conceivable: (s, { a: space }) => s.bids[space] + 2,
  options(s, { a: space }, out) {
    for (let francs = 1; francs <= s.bids[space]; francs++) out.push(francs);
  },
  obstacle(s, { a: space }, francs): Reason | undefined {
    if (francs < 1) return { code: 'bid-too-low', least: 1 };
    const available = s.bids[space];
    return francs <= available ? undefined : { code: 'bid-smaller', space, available };
  },
  choose(s, { player, a: space }, francs) {
    s.bids[space] -= francs;
    s.sink?.tell({ type: 'bid-taken-back', player, space, francs });
    gainFrancs(s, player, francs, 'bid-returned');
  },
};
