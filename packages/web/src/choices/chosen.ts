/** What was chosen in the turn that goes on, and by whom: it stays marked until its action ends. */
import { pending, type Seat } from '@horta/engine';
import type { ThingId } from '../games/game-view.ts';
import type { Seen } from '../table/seen.ts';

const NOTHING: ReadonlyMap<ThingId, Seat> = new Map();

export function chosenThings(seen: Seen): ReadonlyMap<ThingId, Seat> {
  const { view, frame, played, look } = seen;
  // A turn goes on as long as the turns of the round do, and nobody is asked for the next one.
  if (frame === undefined || frame.step === 'turn' || !view.agenda.some(({ step }) => step === 'turns'))
    return NOTHING;
  const chosen = new Map<ThingId, Seat>();
  const end = Math.min(look.told?.position ?? played.length, played.length);
  for (let i = end - 1; i >= 0 && seen.roundAt(i) === seen.roundAt(end); i--) {
    const before = seen.viewAt(i);
    const decision = pending(before);
    const { move } = played[i];
    const thing = decision && seen.game.thingOf(before, decision, move.option);
    if (thing !== undefined && !chosen.has(thing) && seen.game.stays(view, thing))
      chosen.set(thing, move.seat);
    if (decision?.step === 'turn') return chosen;
  }
  return NOTHING;
}
