/** How many there are by key, of what comes and goes: it remembers no more than is there. */

export interface Counts {
  /** Undefined if there are `most` already; else what to call when it goes, once. */
  enter(key: string, most: number): (() => void) | undefined;
  of(key: string): number;
}

export function createCounts(): Counts {
  const counts = new Map<string, number>();
  return {
    enter(key, most) {
      const count = counts.get(key) ?? 0;
      if (count >= most) return undefined;
      counts.set(key, count + 1);
      let isHere = true;
      return () => {
        if (!isHere) return;
        isHere = false;
        const left = (counts.get(key) ?? 1) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
    of: (key) => counts.get(key) ?? 0,
  };
}
