/**
 * A folder belongs to one process at a time. The lock is the operating system's own, which SQLite takes on an empty
 * database beside the other one: it ends with the process, however that ends, and nothing is left to be cleared away.
 */
import { DatabaseSync } from '@photostructure/sqlite';
import { faultOf } from './faults.ts';
import { lockIn, madePrivate } from './folder.ts';
import { isBusy } from './sqlite.ts';
import { StorageFault } from './storage.ts';

/** Returns how to give it back. Throws StorageFault if another has it. */
export function lockFolder(folder: string): () => void {
  let connection: InstanceType<typeof DatabaseSync> | undefined;
  try {
    connection = new DatabaseSync(madePrivate(lockIn(folder)), { timeout: 0 });
    // Nothing is ever written, so there is nothing to be rolled back by whoever comes next.
    connection.exec('PRAGMA journal_mode = MEMORY');
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    connection?.close();
    if (isBusy(error)) throw new StorageFault(`the data folder ${folder} is in use by another Horta`);
    throw faultOf(`the data folder ${folder} can't be written`, error);
  }
  const held = connection;
  return () => {
    if (held.isOpen) held.close();
  };
}
