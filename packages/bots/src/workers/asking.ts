/** Asks workers until there is an answer, the tries are used up, or nobody waits for it any more. */
import { InvalidInput } from '@horta/engine';
import { createCrew, type Failure, type Job, type WorkerPort } from './crew.ts';
import type { RequestKind, WorkerAnswer, WorkerRequest } from './protocol.ts';

/** Something went wrong that the caller need not care about, but whoever runs the place may. */
export interface Incident extends Failure {
  /** What was asked; undefined if the worker had nothing to do. */
  readonly request: { readonly kind: RequestKind; readonly bot: string } | undefined;
  /** What is done about it: nothing, if nobody waits for an answer. */
  readonly remedy: 'retry' | 'give-up' | 'nothing';
}

export interface AskOptions {
  /** Cancels: what waits is dropped, what a worker has begun is ignored. The promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Requests of one group, a table for example, are served in their order; groups take turns. Explanations come last. */
  readonly group?: string;
  /** The workers failed: what is chosen now is chosen without them. */
  onGiveUp?(): void;
}

export class PoolClosed extends Error {
  override readonly name = 'PoolClosed';

  constructor() {
    super('the pool of bots is closed');
  }
}

/** What an answer is worth. */
export type Outcome<T> = { readonly value: T } | { readonly failure: Failure };

export interface Question<T> extends AskOptions {
  readonly request: WorkerRequest;
  /** How many milliseconds a worker may take. */
  readonly patience: number;
  read(answer: WorkerAnswer): Outcome<T>;
  /** When the tries are used up. */
  giveUp(failures: readonly Failure[]): Promise<T>;
}

export interface Asker {
  ask<T>(question: Question<T>): Promise<T>;
  /** Throws PoolClosed or the signal's reason if nothing may be asked any more. */
  check(signal: AbortSignal | undefined): void;
  close(): Promise<void>;
}

interface AskerOptions {
  spawn(): WorkerPort;
  readonly size: number;
  onIncident(incident: Incident): void;
}

const TRIES = 2;

export function createAsker({ spawn, size, onIncident }: AskerOptions): Asker {
  const onIdleFailure = (failure: Failure) =>
    onIncident({ ...failure, request: undefined, remedy: 'nothing' });
  const crew = createCrew({ spawn, size, onIdleFailure });
  /** Ways to reject what was asked and not yet answered. */
  const open = new Set<(error: unknown) => void>();
  let isClosed = false;

  function check(signal: AbortSignal | undefined): void {
    if (isClosed) throw new PoolClosed();
    signal?.throwIfAborted();
  }

  async function ask<T>(question: Question<T>): Promise<T> {
    const { request, patience, signal, group = '' } = question;
    check(signal);
    return new Promise((resolve, reject) => {
      const failures: Failure[] = [];
      const isOpen = () => open.has(cancel);
      const settle = (act: () => void): void => {
        if (!open.delete(cancel)) return;
        signal?.removeEventListener('abort', abort);
        act();
      };
      const cancel = (error: unknown): void => {
        crew.drop(job);
        settle(() => reject(error));
      };
      const abort = (): void => cancel(signal?.reason);
      const succeed = (value: T): void => settle(() => resolve(value));
      const job: Job = {
        request,
        group,
        patience,
        hear(message) {
          if (!isOpen()) return undefined;
          const answer = message as WorkerAnswer | undefined;
          if (answer?.id !== request.id)
            return { cause: 'senseless', message: 'not an answer to what was asked' };
          if (answer.kind === 'refused') {
            cancel(new InvalidInput('bots', [{ path: '', message: answer.message }]));
            return undefined;
          }
          const outcome = question.read(answer);
          if ('failure' in outcome) return outcome.failure;
          succeed(outcome.value);
          return undefined;
        },
        fail(failure) {
          failures.push(failure);
          const remedy = !isOpen() ? 'nothing' : failures.length < TRIES ? 'retry' : 'give-up';
          onIncident({ ...failure, request: { kind: request.kind, bot: request.bot }, remedy });
          if (remedy === 'retry') crew.again(job);
          if (remedy === 'give-up') question.giveUp(failures).then(succeed, cancel);
        },
      };
      open.add(cancel);
      signal?.addEventListener('abort', abort);
      crew.add(job);
    });
  }

  return {
    ask,
    check,
    async close() {
      isClosed = true;
      for (const cancel of open) cancel(new PoolClosed());
      await crew.close();
    },
  };
}
