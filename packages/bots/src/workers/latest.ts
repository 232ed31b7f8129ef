/** What was made for the latest few keys: to make it again is merely slow, to keep it for ever fills the memory. */
export interface Latest<T> {
  /** What is kept for the key; otherwise made and kept, and what was not asked for longest is let go. */
  get(key: string, make: () => T): T;
  forget(key: string): void;
}

export function keepLatest<T>(limit: number): Latest<T> {
  const kept = new Map<string, T>();
  return {
    get(key, make) {
      const value = kept.get(key) ?? make();
      // A map is in the order of insertion: what is asked for goes to its end.
      kept.delete(key);
      kept.set(key, value);
      const [oldest = key] = kept.keys();
      if (kept.size > limit) kept.delete(oldest);
      return value;
    },
    forget: (key) => void kept.delete(key),
  };
}
