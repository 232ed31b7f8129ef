/** Whether the last visit saw a game that waits to be continued: its card then has its place before it is found. */
const KEY = 'horta-continues';

export function expectsGame(): boolean {
  return localStorage.getItem(KEY) === 'yes';
}

export function rememberGame(isThere: boolean): void {
  try {
    localStorage.setItem(KEY, isThere ? 'yes' : 'no');
  } catch {
    // A browser that keeps nothing.
  }
}
