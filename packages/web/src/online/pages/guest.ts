/** Whether this browser has been a guest of the server: only then other pages ask it what waits. */
import { keep, kept } from '../../kept.ts';

const KEY = 'horta-guest';

export function rememberGuest(): void {
  keep(KEY, 'yes');
}

export function hasBeenGuest(): boolean {
  return kept(KEY) === 'yes';
}
