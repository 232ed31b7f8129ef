/** What the owner of a house gains when somebody else uses its space. */
import type { Seat } from '@horta/engine';
import { ACTIONS, artworksOf, BLACK, type State } from '@horta/engine/1893';
import { UNNAMED } from '../../../common.ts';
import { points, type Voice } from '../../../voice.ts';
import { m } from '../messages.ts';
import { anArtwork } from '../names.ts';

/** In general, and for this owner the points that it is now. */
export function freeGain(v: Voice, s: State, action: number, owner: Seat | undefined): string {
  const one = points(v, 1);
  switch (ACTIONS[action]) {
    case 'workshop':
      return anArtwork(v, BLACK);
    case 'sales':
      return withNumber(v, m.tip_free_sales({ points: one }, v), owner && artworksOf(s, owner), owner, s);
    case 'nobles':
      return m.tip_free_nobles({}, v);
    case 'materials':
      return m.count_refined({ count: 1 }, v);
    case 'construction':
      return withNumber(v, perBuilding(v, s, one), owner && s.built[owner], owner, s);
    case undefined:
      return UNNAMED;
  }
}
