/** Storage in a folder of its own, which one process at a time may have. */

import { faultOf } from './faults.ts';
import { databaseIn, madeFolder, madePrivate } from './folder.ts';
import { lockFolder } from './lock.ts';
import { storageOn } from './on-database.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

export interface StorageOptions {
  /** Made if there is none. */
  readonly folder: string;
  /** Instead of the database's clock, for tests: milliseconds since 1970. */
  readonly clock?: () => number;
}

export interface SqliteStorage extends Storage {
  /** From now on the database may have so many pages of 4096 bytes: it is full then. For tests. */
  limitPages(pages: number): void;
}

/** Throws StorageFault if the folder can't be written or is in use, or holds no database that we can work with. */
export async function openStorage({ folder, clock }: StorageOptions): Promise<SqliteStorage> {
  madeFolder(folder);
  const unlock = lockFolder(folder);
  try {
    const database = openSqlite(madePrivate(databaseIn(folder)));
    try {
      const storage = await storageOn(database, clock);
      const close = once(async () => {
        try {
          await storage.close();
        } finally {
          unlock();
        }
      });
      return { ...storage, close, limitPages: (pages) => database.limitPages(pages) };
    } catch (error) {
      await database.db.destroy();
      throw error;
    }
  } catch (error) {
    unlock();
    throw faultOf(`the database in ${folder} could not be opened`, error);
  }
}

/** Whoever asks again gets the same answer. */
function once(action: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= action();
    return done;
  };
}
