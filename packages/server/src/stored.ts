/** Storage whose writes are measured. */
import type { Metrics } from './metrics.ts';
import type { Storage } from './storage/storage.ts';

export function measured(storage: Storage, metrics: Pick<Metrics, 'stored'>): Storage {
  async function timed<T>(writing: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const answer = await writing();
    metrics.stored((performance.now() - began) / 1000);
    return answer;
  }
  return {
    ...storage,
    write: (write) => timed(() => storage.write(write)),
    writeAll: (writes) => timed(() => storage.writeAll(writes)),
  };
}
