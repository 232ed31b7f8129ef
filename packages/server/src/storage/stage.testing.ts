/** What the contract suite works with. */
import type { Storage } from './storage.ts';

/** A place with a database of its own. */
export interface Place {
  /** One at a time; what was stored before is there again. */
  open(clock: () => number): Promise<Storage>;
  remove(): Promise<void>;
}

/** What tests are handed: it is another storage after each start. */
export interface Stage {
  readonly storage: Storage;
  /** The time that it is, for the database. */
  time: number;
  /** Stops and starts, with a break. */
  restart(outage: number): Promise<void>;
}
