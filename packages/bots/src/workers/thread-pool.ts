/** Bots in worker threads of Node. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { WorkerPort } from './crew.ts';
import { createPool, type Pool, type PoolOptions } from './pool.ts';

const THREAD = new URL('./thread.js', import.meta.url);

export interface ThreadPoolOptions extends Partial<PoolOptions> {
  /** The built thread.ts. */
  readonly entry?: URL;
}

/** As many threads as there are cores, but one, which is the caller's. */
export function createThreadPool({ entry = THREAD, ...options }: ThreadPoolOptions = {}): Pool {
  return createPool({
    spawn: () => threadPort(new Worker(entry)),
    size: Math.max(1, availableParallelism() - 1),
    ...options,
  });
}

export function threadPort(worker: Worker): WorkerPort {
  // Idle threads keep no process alive; while one is busy, the timer of the pool's patience does. Not before the
  // first message: a thread that begins would undo it.
  worker.once('message', () => worker.unref());
  return {
    postMessage: (request) => worker.postMessage(request),
    onMessage: (listener) => void worker.on('message', listener),
    onFailure(listener) {
      worker.on('error', listener);
      worker.on('messageerror', listener);
      worker.on('exit', (code) => listener(new Error(`the thread ended with code ${code}`)));
    },
    async terminate() {
      await worker.terminate();
    },
  };
}
