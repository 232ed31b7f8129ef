/** Milliseconds. */
const PAUSE = 2000;

/** Without a connection just now it is there when there is one again. Only for what fails by that, or it is tried for ever. */
export async function fetchedAtLast<T>(fetch: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await fetch();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
}
