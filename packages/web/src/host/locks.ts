/** Which page of this browser plays at which table: one at a time, until it is closed or has left. */
import type { TableId } from '@horta/table';

/**
 * Keeps other pages from playing at a table, until it is released. Undefined if one does so already; with a signal it waits
 * for that page instead, and is undefined only if the signal ends the wait.
 */
export type Lock = (id: TableId, signal?: AbortSignal) => Promise<(() => void) | undefined>;

/** Plain http in a local network has no locks, and a browser may forbid them: there a second page is not kept out. */
export function tableLock(locks: Pick<LockManager, 'request'> | undefined): Lock {
  return (id, signal) =>
    new Promise((resolve) => {
      const isFree = () => resolve(() => {});
      if (locks === undefined) return isFree();
      const asked = locks.request(
        `horta-table-${id}`,
        signal ? { signal } : { ifAvailable: true },
        (held) => {
          if (held === null) return resolve(undefined);
          return new Promise<void>((release) => resolve(release));
        },
      );
      asked.catch(() => (signal?.aborted ? resolve(undefined) : isFree()));
    });
}
