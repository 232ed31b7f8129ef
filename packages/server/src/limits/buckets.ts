/** Token buckets: each fills by itself, and whoever finds it empty has to wait. */
import type { Rate } from './limits.ts';

export interface Bucket {
  /** Whether there was something to take. */
  take(): boolean;
}

/** Buckets by key. */
export interface Buckets {
  take(key: string): boolean;
}

/** Milliseconds, by a clock that never goes back. */
export type Ticks = () => number;

export function createBucket({ burst, perSecond }: Rate, now: Ticks): Bucket {
  let tokens = burst;
  let filled = now();
  return {
    take() {
      const at = now();
      tokens = Math.min(burst, tokens + ((at - filled) / 1000) * perSecond);
      filled = at;
      if (tokens < 1) return false;
      tokens--;
      return true;
    },
  };
}

/** At most `most` keys are remembered: who was not seen for longest is forgotten first. */
export function createBuckets(rate: Rate, most: number, now: Ticks): Buckets {
  // In the order in which they were used last.
  const buckets = new Map<string, Bucket>();
  return {
    take(key) {
      const bucket = buckets.get(key) ?? createBucket(rate, now);
      buckets.delete(key);
      buckets.set(key, bucket);
      if (buckets.size > most) forgetOldest(buckets);
      return bucket.take();
    },
  };
}

/** So many at once; what was taken comes back over an hour. */
export function createHourlyBuckets(perHour: number, most: number, now: Ticks): Buckets {
  return createBuckets({ burst: perHour, perSecond: perHour / 3600 }, most, now);
}

function forgetOldest(buckets: Map<string, Bucket>): void {
  const [oldest] = buckets.keys();
  if (oldest !== undefined) buckets.delete(oldest);
}
