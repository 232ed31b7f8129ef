/**
 * All writes of one turn of the event loop are one transaction, answered once it is on the disk. That keeps the promise
 * of a commit for each write, at a tenth of its price.
 */
import type { Answer } from './batch.ts';
import { faultOf } from './faults.ts';
import { StorageFault, type Write } from './storage.ts';

/** What belongs together. */
type Group = readonly Write[];
type Answers = readonly Answer[];

interface Waiting {
  readonly group: Group;
  readonly resolve: (answers: Answers) => void;
  readonly reject: (fault: StorageFault) => void;
}

export interface GroupCommit {
  /** All of them or none. */
  write(group: Group): Promise<Answers>;
  /** From now on everything is refused; ends when what was there before is answered. */
  close(): Promise<void>;
}

/** `commit` writes all or nothing; `isConflict`: that one of the groups is to blame, not the database. */
export function groupCommit(
  commit: (groups: readonly Group[]) => Promise<readonly Answers[]>,
  isConflict: (error: unknown) => boolean,
): GroupCommit {
  let waiting: Waiting[] = [];
  let isClosed = false;
  let isUnderWay = false;
  let drained: () => void = () => {};

  function schedule(): void {
    isUnderWay = true;
    // After everything that has come in by now was read: sockets come before this in each turn of the event loop.
    setImmediate(() => void turn());
  }

  async function turn(): Promise<void> {
    const batch = waiting;
    waiting = [];
    await answered(batch);
    if (waiting.length > 0) schedule();
    else {
      isUnderWay = false;
      drained();
    }
  }

  /** Never throws. */
  async function answered(batch: readonly Waiting[]): Promise<void> {
    try {
      const answers = await commit(batch.map(({ group }) => group));
      for (const [place, { resolve }] of batch.entries()) resolve(answers[place] ?? []);
    } catch (error) {
      if (batch.length > 1 && isConflict(error)) {
        // One of them can't be written; the others are not to suffer for it.
        const middle = batch.length >> 1;
        await answered(batch.slice(0, middle));
        await answered(batch.slice(middle));
      } else {
        const fault = faultOf('nothing was stored', error);
        for (const { reject } of batch) reject(fault);
      }
    }
  }

  return {
    write(group) {
      if (isClosed) return Promise.reject(new StorageFault('nothing was stored: the storage is closed'));
      return new Promise((resolve, reject) => {
        waiting.push({ group, resolve, reject });
        if (!isUnderWay) schedule();
      });
    },
    close() {
      isClosed = true;
      if (!isUnderWay) return Promise.resolve();
      return new Promise((resolve) => {
        drained = resolve;
      });
    },
  };
}
