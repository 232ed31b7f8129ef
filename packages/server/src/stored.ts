/** Storage whose writes are measured. */
import type { Metrics } from './metrics.ts';
import type { Storage } from './storage/storage.ts';

export function measured(storage: Storage, metrics: Pick<Metrics, 'stored'>): Storage {
  return {
    ...storage,
    async write(write) {
      const began = performance.now();
      const answer = await storage.write(write);
      metrics.stored((performance.now() - began) / 1000);
      return answer;
    },
  };
}
