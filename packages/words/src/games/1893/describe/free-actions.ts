/** What the owner of a house gains when somebody else uses its space. */
import type { Seat } from '@horta/engine';
import { ACTIONS, artworksOf, BLACK, type State, stackOf } from '@horta/engine/1893';
import { unnamed } from '../../../fallback.ts';
import { points, type Voice } from '../../../voice.ts';
import { anArtwork } from '../names.ts';
import { m } from '../tips.ts';

/** In general, and if it is points that count something, what they are for this owner now. */
export function freeGain(v: Voice, s: State, action: number, owner: Seat | undefined): string {
  const one = { points: points(v, 1) };
  const name = ACTIONS[action];
  if (name === undefined) return unnamed(action);
  switch (name) {
    case 'workshop':
      return hasBlack(s) ? anArtwork(v, BLACK) : m.tip_none_left({ gain: anArtwork(v, BLACK) }, v);
    case 'sales': {
      const gain = m.tip_free_sales(one, v);
      return owner === undefined ? gain : now(v, gain, artworksOf(s, owner));
    }
    case 'nobles':
      return m.tip_free_nobles({}, v);
    case 'materials':
      return m.count_refined({ count: 1 }, v);
    case 'construction': {
      const hasPavilions = s.rules.surcharges.length > 0;
      const gain = hasPavilions ? m.tile_effect_buildings(one, v) : m.tip_free_construction(one, v);
      return owner === undefined ? gain : now(v, gain, s.built[owner] ?? 0);
    }
  }
}

/** In the first edition covered ones come back when one is due. */
function hasBlack(s: State): boolean {
  return stackOf(s, BLACK) > 0 || s.covered.includes(BLACK);
}

function now(v: Voice, gain: string, amount: number): string {
  return m.tip_now({ gain, points: points(v, amount) }, v);
}
