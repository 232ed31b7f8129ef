/** Work in worker threads, each of which does one task at a time. */
import { Worker } from 'node:worker_threads';

export type Hand<Task, Result> = (task: Task) => Promise<Result>;

export interface Threads {
  /** The built worker: it answers each message with one. */
  readonly entry: URL;
  readonly count: number;
  /** What each of them gets when it begins. */
  readonly data?: unknown;
}

/** The threads are there while `use` runs, and ended then, whatever comes of it. */
export async function withThreads<Task, Result, T>(
  { entry, count, data }: Threads,
  use: (hands: Hand<Task, Result>[]) => Promise<T>,
): Promise<T> {
  const workers = Array.from({ length: count }, () => new Worker(entry, { workerData: data }));
  try {
    return await use(workers.map(handOf<Task, Result>));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function handOf<Task, Result>(worker: Worker): Hand<Task, Result> {
  return (task) =>
    new Promise((resolve, reject) => {
      const fail = (error: Error) => settle(() => reject(error));
      const end = (code: number) => fail(new Error(`the thread ended with code ${code}`));
      const answer = (result: Result) => settle(() => resolve(result));
      // Listeners that stay would add up, task after task.
      const settle = (then: () => void) => {
        worker.off('error', fail);
        worker.off('exit', end);
        worker.off('message', answer);
        then();
      };
      worker.on('error', fail);
      worker.on('exit', end);
      worker.on('message', answer);
      worker.postMessage(task);
    });
}
