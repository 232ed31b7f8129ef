/** How the boards of Bruxelles 1893 mark whose something is, and their labels. */
import { NEUTRAL, type State } from '@horta/engine/1893';
import type { Speaker } from '@horta/words';

/** A label of the boards. */
export function label(s: State, speaker: Speaker, which: string): string {
  return speaker.name(s, 'label', which);
}

/** How a seat's pieces are marked: its number from 1; neutral ones with a sign of their own. */
export function mark(seat: number): string {
  return seat === NEUTRAL ? '#' : String(seat + 1);
}

export function seatsOf(s: State): number[] {
  return Array.from({ length: s.rules.players }, (_, seat) => seat);
}
