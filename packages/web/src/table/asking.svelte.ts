/** What is asked of the host, and what came of it. */
import type { Seat } from '@horta/engine';
import type { Answer, HostFault, TableId, WayOn, Wish } from '@horta/table';
import { host } from '../host/connection.ts';
import type { Seen } from './seen.ts';

export class Asking {
  readonly #table: TableId;
  readonly #seen: () => Seen;

  isBusy = $state(false);
  fault: HostFault | undefined = $state();

  constructor(table: TableId, seen: () => Seen) {
    this.#table = table;
    this.#seen = seen;
  }

  decide(option: number): Promise<void> {
    return this.#ask(this.#seen().decider, { what: 'decide', option });
  }

  undo(): Promise<void> {
    return this.#ask(this.#seen().undoer, { what: 'take-back' });
  }

  resetTurn(): Promise<void> {
    return this.#ask(this.#seen().undoer, { what: 'reset' });
  }

  redo(): Promise<void> {
    return this.#ask(this.#seen().redoer, { what: 'make-again' });
  }

  /** After a bot has stopped. */
  goOn(way: WayOn): Promise<void> {
    return this.#wait(() => host().goOn(this.#table, this.#seen().revision, way));
  }

  async #ask(seat: Seat | undefined, wish: Wish): Promise<void> {
    if (seat === undefined) return;
    const { revision } = this.#seen();
    await this.#wait(() => host().ask(this.#table, { ...wish, id: newId(), seat, revision }));
  }

  /** One request at a time: what is clicked meanwhile was meant for what is no more. */
  async #wait(request: () => Promise<Answer<unknown>>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
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

/** Of a request: the same one sent again is known by it. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}
