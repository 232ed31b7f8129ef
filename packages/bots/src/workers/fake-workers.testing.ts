/** Workers that do what a test tells them. */
import type { WorkerPort } from './crew.ts';
import type { WorkerRequest } from './protocol.ts';

export interface FakeWorker {
  /** The requests that it was sent. */
  readonly requests: WorkerRequest[];
  isTerminated: boolean;
  /** Says something. */
  say(message: unknown): void;
  /** Answers the last request with a choice. */
  choose(option: number): void;
  crash(message: string): void;
}

export interface FakeWorkers {
  /** All that were made, the ended ones too. */
  readonly all: FakeWorker[];
  spawn(): WorkerPort;
}

export function fakeWorkers(): FakeWorkers {
  const all: FakeWorker[] = [];
  return {
    all,
    spawn() {
      let hear: (message: unknown) => void = () => {};
      let fail: (error: Error) => void = () => {};
      const worker: FakeWorker = {
        requests: [],
        isTerminated: false,
        say: (message) => hear(message),
        choose: (option) => hear({ id: worker.requests.at(-1)?.id, kind: 'choose', option }),
        crash: (message) => fail(new Error(message)),
      };
      all.push(worker);
      return {
        postMessage: (request) => void worker.requests.push(structuredClone(request)),
        onMessage(listener) {
          hear = listener;
        },
        onFailure(listener) {
          fail = listener;
        },
        async terminate() {
          worker.isTerminated = true;
          // As threads do: their end is a failure to whoever listens.
          fail(new Error('terminated'));
        },
      };
    },
  };
}
