/** Workers and what each is busy with: hired when there is work, let go when they fail. */
import type { WorkerRequest } from './protocol.ts';
import { createQueue } from './queue.ts';

/** A worker as its pool sees it, whatever the platform. */
export interface WorkerPort {
  postMessage(request: WorkerRequest): void;
  onMessage(listener: (message: unknown) => void): void;
  /** It crashed, could not begin, or ended unasked. */
  onFailure(listener: (error: Error) => void): void;
  /** At once, even if it is busy. */
  terminate(): Promise<void>;
}

/** Stuck: no answer in time. Crashed: the worker is gone. Failed: the bot could not answer. Senseless: its answer is none. */
export const FAILURE_CAUSES = ['stuck', 'crashed', 'failed', 'senseless'] as const;

export interface Failure {
  readonly cause: (typeof FAILURE_CAUSES)[number];
  readonly message: string;
}

export interface Job {
  readonly request: WorkerRequest;
  /** Groups take turns. */
  readonly group: string;
  /** How many milliseconds a worker may take. */
  readonly patience: number;
  /** Takes what a worker said; what is wrong with it, if it is of no use. */
  hear(message: unknown): Failure | undefined;
  /** The worker failed, and is gone. */
  fail(failure: Failure): void;
}

interface Member {
  readonly port: WorkerPort;
  job: Job | undefined;
  alarm: ReturnType<typeof setTimeout> | undefined;
}

export interface Crew {
  add(job: Job): void;
  /** A job that failed, before all of its kind that wait. */
  again(job: Job): void;
  /** No worker shall begin it; one that has begun goes on. */
  drop(job: Job): void;
  /** Nothing more is heard of any job. */
  close(): Promise<void>;
}

interface CrewOptions {
  spawn(): WorkerPort;
  readonly size: number;
  /** A worker failed that had nothing to do. */
  onIdleFailure(failure: Failure): void;
}

export function createCrew({ spawn, size, onIdleFailure }: CrewOptions): Crew {
  /** Somebody waits for a bot's turn who can do nothing meanwhile; whoever asks what a bot thinks can. */
  const turns = createQueue<Job>();
  const hints = createQueue<Job>();
  const queueOf = ({ request }: Job) => (request.kind === 'explain' ? hints : turns);
  const members = new Set<Member>();
  /** The last one to become idle comes first: its bots are loaded and its code is warm. */
  let idle: Member[] = [];

  function assign(): void {
    while (idle.length > 0 || members.size < size) {
      const job = turns.take() ?? hints.take();
      if (job === undefined) return;
      begin(job);
    }
  }

  function begin(job: Job): void {
    let member = idle.pop();
    try {
      member ??= hire();
      const worker = member;
      worker.job = job;
      worker.alarm = setTimeout(() => lose(worker, stuck(job)), job.patience);
      worker.port.postMessage(job.request);
    } catch (error) {
      if (member === undefined) job.fail(crashed(error));
      else lose(member, crashed(error));
    }
  }

  function hire(): Member {
    const member: Member = { port: spawn(), job: undefined, alarm: undefined };
    members.add(member);
    member.port.onMessage((message) => hear(member, message));
    member.port.onFailure((error) => lose(member, crashed(error)));
    return member;
  }

  function hear(member: Member, message: unknown): void {
    // Of one that was let go, or was not asked.
    if (!members.has(member) || member.job === undefined) return;
    const failure = member.job.hear(message);
    if (failure !== undefined) {
      lose(member, failure);
      return;
    }
    clearTimeout(member.alarm);
    member.job = undefined;
    idle.push(member);
    assign();
  }

  function lose(member: Member, failure: Failure): void {
    // One that is let go fails once more when it ends.
    if (!members.delete(member)) return;
    idle = idle.filter((other) => other !== member);
    clearTimeout(member.alarm);
    void member.port.terminate();
    if (member.job === undefined) onIdleFailure(failure);
    else member.job.fail(failure);
    assign();
  }

  return {
    add(job) {
      queueOf(job).add(job);
      assign();
    },
    again(job) {
      queueOf(job).addFirst(job);
      assign();
    },
    drop: (job) => queueOf(job).remove(job),
    async close() {
      const leaving = [...members];
      members.clear();
      idle = [];
      for (const { alarm } of leaving) clearTimeout(alarm);
      await Promise.all(leaving.map(({ port }) => port.terminate()));
    },
  };
}

function stuck({ patience }: Job): Failure {
  return { cause: 'stuck', message: `no answer for ${patience} ms` };
}

function crashed(error: unknown): Failure {
  return { cause: 'crashed', message: error instanceof Error ? error.message : String(error) };
}
