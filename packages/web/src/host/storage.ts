/** Where games are kept: IndexedDB. A game is stored whole, with all its entries. */
import type { SavedGame, SavedRecord, SavedTable, TableId } from '@horta/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** One kept game: what lists show, and the table; those of an earlier version of Horta are kept as records. */
export type StoredGame = (SavedTable | SavedRecord) & { readonly summary: SavedGame };

export interface Storage {
  all(): Promise<StoredGame[]>;
  get(id: TableId): Promise<StoredGame | undefined>;
  /** Resolves when the game is on disk. */
  put(game: StoredGame): Promise<void>;
  remove(id: TableId): Promise<void>;
}

interface Schema extends DBSchema {
  games: { key: TableId; value: StoredGame };
}

const NAME = 'horta';
const VERSION = 1;

export function openStorage(): Storage {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const database = () => {
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade: (db) => void db.createObjectStore('games', { keyPath: 'id' }),
      // Closed by the browser: opened again when next needed.
      terminated: () => {
        opened = undefined;
      },
    });
    // A browser that refuses once (private mode, disk full) may allow it later.
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  return {
    all: async () => (await database()).getAll('games'),
    get: async (id) => (await database()).get('games', id),
    async put(game) {
      const transaction = (await database()).transaction('games', 'readwrite', { durability: 'strict' });
      await transaction.store.put(game);
      await transaction.done;
    },
    remove: async (id) => (await database()).delete('games', id),
  };
}
