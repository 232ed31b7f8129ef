/** What is asked of the host, and what came of it. */
import type { Seat } from '@horta/engine';
import type { TableId, WayOn, Wish } from '@horta/table';
import type { AnyFault, AskedHost, HostAnswer } from './company.ts';
import type { Seen } from './seen.ts';

/** A choice, and the step that it answers. */
export interface Chosen {
  readonly step: string;
  readonly option: number;
}

/** What a host is asked here. */
export type Answering = Pick<AskedHost, 'ask' | 'goOn'>;

export class Asking {
  readonly #table: TableId;
  readonly #host: Answering;
  readonly #seen: () => Seen;
  /** Whether the last choice is half of one that belongs together. */
  readonly #isHalfDone: () => boolean;

  #underway: Promise<void> = Promise.resolve();
  #isNextWaiting = false;
  isBusy = $state(false);
  fault: AnyFault | undefined = $state();

  constructor(table: TableId, host: Answering, seen: () => Seen, isHalfDone: () => boolean) {
    this.#table = table;
    this.#host = host;
    this.#seen = seen;
    this.#isHalfDone = isHalfDone;
  }

  /** The choices of one seat, one after the other; none after one that is refused, or that has led elsewhere. */
  decide(choices: readonly Chosen[]): Promise<void> {
    const { decider: seat, revision: chosenAt } = this.#seen();
    const askEach = async () => {
      let answer: HostAnswer<unknown> = { ok: true, value: undefined };
      for (const { step, option } of choices) {
        const { frame, revision } = this.#seen();
        // A choice without alternative may have been made by the table itself.
        if (seat === undefined || frame?.player !== seat || frame.step !== step) break;
        answer = await this.#host.ask(this.#table, { what: 'decide', option, id: newId(), seat, revision });
        if (!answer.ok || choices.length === 1) break;
        await until(() => this.#seen().revision !== revision);
      }
      return answer;
    };
    // Not if it was meant for what is no more.
    return this.#inTurn(async () => {
      if (this.#seen().revision === chosenAt) await this.#wait(askEach);
    });
  }

  /** With its first half, if it has two. */
  undo(): Promise<void> {
    return this.#askWhole(() => this.#seen().undoer, { what: 'take-back' });
  }

  resetTurn(): Promise<void> {
    return this.#inTurn(() => this.ask(this.#seen().undoer, { what: 'reset' }));
  }

  redo(): Promise<void> {
    return this.#askWhole(() => this.#seen().redoer, { what: 'make-again' });
  }

  /** After a bot has stopped. */
  goOn(way: WayOn): Promise<void> {
    return this.#wait(() => this.#host.goOn(this.#table, this.#seen().revision, way));
  }

  /** Asks until no half is left. */
  #askWhole(who: () => Seat | undefined, wish: Wish): Promise<void> {
    const askAll = async () => {
      let answer: HostAnswer<unknown> = { ok: true, value: undefined };
      do {
        const seat = who();
        const { revision } = this.#seen();
        if (seat === undefined) break;
        answer = await this.#host.ask(this.#table, { ...wish, id: newId(), seat, revision });
        if (!answer.ok) break;
        await until(() => this.#seen().revision !== revision);
      } while (this.#isHalfDone());
      return answer;
    };
    return this.#inTurn(() => this.#wait(askAll));
  }

  /** Nothing is asked for nobody. */
  async ask(seat: Seat | undefined, wish: Wish): Promise<void> {
    if (seat === undefined) return;
    const { revision } = this.#seen();
    await this.#wait(() => this.#host.ask(this.#table, { ...wish, id: newId(), seat, revision }));
  }

  /**
   * What follows a request may be seen before its answer is there: one further step waits for it. More are dropped, as
   * from a key that is held.
   */
  async #inTurn(step: () => Promise<void>): Promise<void> {
    if (this.isBusy) {
      if (this.#isNextWaiting) return;
      this.#isNextWaiting = true;
      await this.#underway;
      this.#isNextWaiting = false;
    }
    await step();
  }

  /** One request at a time. */
  #wait(request: () => Promise<HostAnswer<unknown>>): Promise<void> {
    if (this.isBusy) return Promise.resolve();
    this.isBusy = true;
    this.#underway = this.#answered(request);
    return this.#underway;
  }

  async #answered(request: () => Promise<HostAnswer<unknown>>): Promise<void> {
    try {
      const answer = await request();
      // A choice made twice in a hurry is no fault of anybody.
      if (!answer.ok && answer.fault !== 'stale') this.fault = answer.fault;
    } catch {
      // A host that can't even answer.
      this.fault = 'unexpected';
    } finally {
      this.isBusy = false;
    }
  }
}

/** The host's news and its answer come by different ways; news that don't come at all are not waited for. */
const LONGEST_WAIT = 5000;

function until(isTrue: () => boolean): Promise<void> {
  return new Promise((resolve) => {
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
