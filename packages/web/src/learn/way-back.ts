/** Where somebody came from who looks a thing up or learns: back there, and not to the home page. */
import { hashBefore } from '../routes.svelte.ts';

const KEY = 'horta-learn-from';
const TABLE = /^#\/(?:table|online|replay|look)\/[\w-]+$/;

/** What is shown there is come back to, if it is a table or the room of one. */
function comeBackTo(hash: string): void {
  if (!TABLE.test(hash)) return;
  try {
    sessionStorage.setItem(KEY, hash);
  } catch {
    // It is found by the browser's own way back.
  }
}

export function wayBack(): string | undefined {
  try {
    const hash = sessionStorage.getItem(KEY) ?? '';
    return TABLE.test(hash) ? hash : undefined;
  } catch {
    return undefined;
  }
}

/** Somebody has gone elsewhere meanwhile, or left for good. */
export function forgetWayBack(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none to forget.
  }
}

/**
 * Notes which page was shown before this one: a table, or the home page, from where one goes back to no table but one
 * over a network, which nothing there leads to before one has a seat.
 */
export function noteWhereFrom(): void {
  const hash = hashBefore();
  if (hash === undefined) return;
  if ((hash === '' || hash === '#/') && wayBack()?.startsWith('#/online/') !== true) forgetWayBack();
  else comeBackTo(hash);
}
