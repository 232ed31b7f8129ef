/** Where tables are put: the browser's storage, or this worker's memory for as long as the browser refuses. */
import { loadGame } from '@horta/engine';
import type { SavedGame, TableId } from './contract.ts';
import { HostError } from './host-error.ts';
import type { Storage } from './storage.ts';
import { restore, stored, type Table } from './table.ts';

export interface Shelf {
  /** Stores the table as it stands; false if it is only remembered. */
  keep(table: Table): Promise<boolean>;
  /** Whether the table is only remembered, not stored as it stands. */
  isLoose(id: TableId): boolean;
  get(id: TableId): Promise<Table>;
  /** Each table once, the latest first. */
  list(): Promise<SavedGame[]>;
  remove(id: TableId): Promise<void>;
}

export function createShelf(storage: Storage, now: () => number): Shelf {
  const loose = new Map<TableId, Table>();
  return {
    async keep(table) {
      try {
        await storage.put(stored(table, now()));
        loose.delete(table.id);
        return true;
      } catch {
        // Private windows and full disks: the game can be played, and the page says that it is not kept.
        loose.set(table.id, table);
        return false;
      }
    },
    isLoose: (id) => loose.has(id),
    async get(id) {
      const remembered = loose.get(id);
      if (remembered !== undefined) return remembered;
      const game = await storage.get(id).catch(refuse);
      if (game === undefined) throw new HostError('no-such-game');
      await loadGame(game.record.game, game.record.options);
      return restore(game);
    },
    async list() {
      const games = await storage.all().catch(refuse);
      // Of a table that can be stored no more, what was stored is out of date.
      const kept = games.flatMap(({ id, summary }) => (loose.has(id) ? [] : [summary]));
      const remembered = [...loose.values()].map((table) => stored(table, now()).summary);
      return [...kept, ...remembered].sort((x, y) => y.changed - x.changed);
    },
    async remove(id) {
      const wasLoose = loose.delete(id);
      // What is not stored is gone, whatever the storage says to it.
      await storage.remove(id).catch((error: unknown) => (wasLoose ? undefined : refuse(error)));
    },
  };
}

function refuse(error: unknown): never {
  throw new HostError('storage', error instanceof Error ? error.message : String(error));
}
