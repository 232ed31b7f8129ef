/** Bots in Web Workers. */
import type { WorkerPort } from './crew.ts';
import { createPool, type Pool, type PoolOptions } from './pool.ts';

/** The little of a Worker that is used. */
export interface WebWorker {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: unknown;
  onmessageerror: unknown;
  onerror: unknown;
}

/** `start` makes a worker of the entry web-worker, in whatever way the page's bundler wants it. */
export function createWebPool(start: () => WebWorker, options: Partial<PoolOptions> = {}): Pool {
  const { navigator } = globalThis as { navigator?: { readonly hardwareConcurrency?: number } };
  return createPool({
    spawn: () => webPort(start()),
    // One core is the page's.
    size: Math.max(1, (navigator?.hardwareConcurrency ?? 2) - 1),
    ...options,
  });
}

function webPort(worker: WebWorker): WorkerPort {
  return {
    postMessage: (request) => worker.postMessage(request),
    onMessage(listener) {
      worker.onmessage = ({ data }: { readonly data: unknown }) => listener(data);
    },
    onFailure(listener) {
      // A worker whose script can't be loaded tells no message.
      worker.onerror = ({ message }: { readonly message?: string }) =>
        listener(new Error(message ?? 'the worker could not begin'));
      worker.onmessageerror = () => listener(new Error('the worker said what could not be read'));
    },
    async terminate() {
      worker.terminate();
    },
  };
}
