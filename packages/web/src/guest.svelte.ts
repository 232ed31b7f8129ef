/** Whether this browser is a guest of the server that the page comes from: only then any page asks it what waits. */
import { keep, kept } from './kept.ts';

const KEY = 'horta-guest';

let isKnown = $state(kept(KEY) === 'yes');

export function isGuest(): boolean {
  return isKnown;
}

export function noteGuest(isOne: boolean): void {
  isKnown = isOne;
  keep(KEY, isOne ? 'yes' : 'no');
}
