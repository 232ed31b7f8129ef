/** Milliseconds. */
const PAUSE = 2000;

/**
 * Without a connection just now it is there when there is one again. Only for what fails by that, or it is tried for ever. A
 * browser may remember that a module could not be fetched (Chromium 147 does, Firefox 155 doesn't: whatwg/html#10327); then
 * it takes a page that is loaded anew.
 */
export async function fetchedAtLast<T>(fetch: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await fetch();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
}
