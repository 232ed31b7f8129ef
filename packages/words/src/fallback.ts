/**
 * Where words are missing, and where saying them goes wrong. Words are spoken of states and events of any origin,
 * newer versions and broken ones too, and speech must not stop play: something general is said instead. That would
 * hide every mistake of ours, so all of it goes through here, and whoever wants to know is told: the page notes it,
 * tests fail by it.
 */
export type FallbackListener = (what: string, cause: unknown) => void;

let listener: FallbackListener = () => {};

/** From now on this one is told; returns who was told before. What it throws goes to whoever wanted words. */
export function onFallback(next: FallbackListener): FallbackListener {
  const before = listener;
  listener = next;
  return before;
}

/** What is said in general because `what` can't be said in particular. */
export function fallback<T>(general: T, what: string, cause?: unknown): T {
  listener(what, cause);
  return general;
}

/** The name of a thing that is in no list. */
export function unnamed(which: unknown): string {
  return fallback('?', 'name', which);
}

/** What is said, or nothing if saying it goes wrong. */
export function attempt<T>(what: string, speak: () => T): T | undefined {
  try {
    return speak();
  } catch (error) {
    return fallback(undefined, what, error);
  }
}
