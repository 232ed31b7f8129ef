/** Whether the last visit saw a game that waits to be continued: its card then has its place before it is found. */
import { keep, kept } from '../kept.ts';

const KEY = 'horta-continues';

export function expectsGame(): boolean {
  return kept(KEY) === 'yes';
}

export function rememberGame(isThere: boolean): void {
  keep(KEY, isThere ? 'yes' : 'no');
}
