import { push } from '../../../core/agenda.ts';
import type { AutomaticStep, ChoiceStep } from '../../../core/game.ts';
import { AREAS, isInArea, spaceNotation } from '../board.ts';
import { NEUTRAL, SPACES } from '../ids.ts';
import type { Reason } from '../reasons.ts';
import { isFree, occupation } from '../spaces.ts';
import type { State } from '../state.ts';

/** 2e, two players: at the start of the action phase each, in turn order, puts a neutral meeple. `a`: who has done so. */
export const neutralMeeples: AutomaticStep<State> = {
  run(s, { a }) {
    const { players } = s.rules;
    if (a === players) return;
    const player = (s.firstPlayer + a) % players;
    push(s, 'neutral-meeples', player, a + 1);
    if (AREAS[s.iris].some((space) => isFree(s, space))) push(s, 'place-neutral', player);
    else s.sink?.tell({ type: 'neutral-not-placed', player });
  },
};

/** On a space of the active area without meeple and without tile; it blocks the space. */
export const placeNeutral: ChoiceStep<State> = {
  notation: spaceNotation,
  conceivable: () => SPACES,
  options(s, _, out) {
    for (const space of AREAS[s.iris]) if (isFree(s, space)) out.push(space);
  },
  obstacle(s, _, space): Reason | undefined {
    if (space >= SPACES) return { code: 'not-a-choice' };
    if (!isInArea(s.iris, space)) return { code: 'outside-active-area', space };
    return occupation(s, space);
  },
  choose(s, { player }, space) {
    s.meeples[space] = NEUTRAL;
    s.sink?.tell({ type: 'neutral-placed', player, space });
  },
};
