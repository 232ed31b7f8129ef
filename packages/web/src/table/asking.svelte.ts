/** What is asked of the host, and what came of it. What was asked is taken back elsewhere (choices/taking-back.ts). */
import type { Seat } from '@horta/engine';
import type { TableId, Wish } from '@horta/table';
import type { AnyFault, AskedHost, HostAnswer } from './company.ts';
import type { Seen } from './seen.ts';

/** A choice, and the step that it answers. */
export interface Chosen {
  readonly step: string;
  readonly option: number;
}

/** What a host is asked here. */
export type Answering = Pick<AskedHost, 'ask'>;

/** No answer: nothing had to be asked. */
export type Requesting = () => Promise<HostAnswer<unknown> | undefined>;

export class Asking {
  readonly #table: TableId;
  readonly #host: Answering;
  readonly #seen: () => Seen;

  #underway: Promise<unknown> | undefined;
  #isNextWaiting = false;
  isBusy = $state(false);
  fault: AnyFault | undefined = $state();

  constructor(table: TableId, host: Answering, seen: () => Seen) {
    this.#table = table;
    this.#host = host;
    this.#seen = seen;
  }

  /** The choices of one seat, one after the other; none after one that is refused, or that has led elsewhere. */
  decide(choices: readonly Chosen[]): Promise<void> {
    const { decider: seat, revision: chosenAt } = this.#seen();
    return this.step(async () => {
      let answer: HostAnswer<unknown> | undefined;
      // Not if it was meant for what is no more.
      if (this.#seen().revision !== chosenAt) return answer;
      for (const { step, option } of choices) {
        const { frame, revision } = this.#seen();
        // A choice without alternative may have been made by the table itself.
        if (seat === undefined || frame?.player !== seat || frame.step !== step) break;
        answer = await this.askNow(seat, { what: 'decide', option });
        if (!answer.ok || choices.length === 1) break;
        await until(() => this.#seen().revision !== revision);
      }
      return answer;
    });
  }

  askNow(seat: Seat, wish: Wish): Promise<HostAnswer<unknown>> {
    return this.#host.ask(this.#table, { ...wish, id: newId(), seat, revision: this.#seen().revision });
  }

  /**
   * What follows a request may be seen before its answer is there: one further step waits for it. More are dropped, as
   * from a key that is held.
   */
  async step(request: Requesting): Promise<void> {
    if (this.#isNextWaiting) return;
    this.#isNextWaiting = true;
    await this.inTurn(() => {
      this.#isNextWaiting = false;
      return request();
    });
  }

  /** One request at a time. Tells whether it was done. */
  async inTurn(request: Requesting): Promise<boolean> {
    while (this.isBusy) await this.#underway;
    this.isBusy = true;
    const answering = this.#answered(request);
    this.#underway = answering;
    return answering;
  }

  async #answered(request: Requesting): Promise<boolean> {
    try {
      const answer = await request();
      // A choice made twice in a hurry is no fault of anybody.
      if (answer?.ok === false && answer.fault !== 'stale') this.fault = answer.fault;
      return answer?.ok === true;
    } catch {
      // A host that can't even answer.
      this.fault = 'unexpected';
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}

/** The host's news and its answer come by different ways; news that don't come at all are not waited for. */
const LONGEST_WAIT = 5000;

export function until(isTrue: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isTrue()) return resolve();
    const stop = $effect.root(() => {
      $effect(() => {
        if (isTrue()) end();
      });
    });
    const timer = setTimeout(() => end(), LONGEST_WAIT);
    function end(): void {
      clearTimeout(timer);
      resolve();
      queueMicrotask(stop);
    }
  });
}

/** Of a request: the same one sent again is known by it. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}
