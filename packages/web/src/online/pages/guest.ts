/** Whether this browser has been a guest of the server: only then other pages (App.svelte) ask it what waits. */
import { keep } from '../../kept.ts';

const KEY = 'horta-guest';

export function rememberGuest(): void {
  keep(KEY, 'yes');
}
