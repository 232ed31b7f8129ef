/** What the owner of a house gains when somebody else uses its space. */
import type { Seat } from '@horta/engine';
import { ACTIONS, artworksOf, BLACK, NOBLES, type State, stackOf, WORKSHOP } from '@horta/engine/1893';
import { unnamed } from '../../../fallback.ts';
import { listOfAny } from '../../../text.ts';
import { points, type Voice } from '../../../voice.ts';
import { anArtwork } from '../names.ts';
import { m } from '../tips.ts';
import { freeAction } from './prospects.ts';
import { nobleEffects } from './ready-nobles.ts';

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

/** What it would be if somebody placed an architect there now; undefined if it would be nothing. */
export function freeGainNow(v: Voice, s: State, space: number, owner: Seat, by: Seat): string | undefined {
  const action = s.actions[space];
  // Covered ones may come back, by chance: the engine's own step is not for trying.
  if (action === WORKSHOP) return hasBlack(s) ? anArtwork(v, BLACK) : undefined;
  if (action === NOBLES) {
    const ready = nobleEffects(v, s, owner);
    return ready.length === 0 ? undefined : m.tip_free_noble_of({ nobles: listOfAny(v.locale, ready) }, v);
  }
  const { events, asked } = freeAction(s, owner, space, by);
  if (asked?.step === 'take-cubes') return m.count_refined({ count: asked.a }, v);
  const scored = events.find((event) => event.type === 'points');
  return scored && points(v, scored.amount);
}

/** In the first edition covered ones come back when one is due. */
function hasBlack(s: State): boolean {
  return stackOf(s, BLACK) > 0 || s.covered.includes(BLACK);
}

function now(v: Voice, gain: string, amount: number): string {
  return m.tip_now({ gain, points: points(v, amount) }, v);
}
