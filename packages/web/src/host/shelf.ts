/** Where tables are put: the browser's storage, or this worker's memory for as long as the browser refuses. */
import { loadGame } from '@horta/engine';
import { restored, type SavedGame, saved, summaryOf, type Table, type TableId } from '@horta/table';
import { HostError } from './host-error.ts';
import type { Storage, StoredGame } from './storage.ts';

/** A table, and when it was begun. */
interface Kept {
  readonly table: Table;
  readonly begun: number;
}

export interface Shelf {
  /** Stores the table as it stands; false if it is only remembered. */
  keep(game: StoredGame): Promise<boolean>;
  /** Whether the table is only remembered, not stored as it stands. */
  isLoose(id: TableId): boolean;
  get(id: TableId): Promise<Kept>;
  /** Each table once, the latest first. */
  list(): Promise<SavedGame[]>;
  remove(id: TableId): Promise<void>;
}

/** A table as it is put there. */
export function stored(table: Table, begun: number, changed: number): StoredGame {
  return { ...saved(table), summary: summaryOf(table, begun, changed) };
}

export function createShelf(storage: Storage): Shelf {
  const loose = new Map<TableId, StoredGame>();
  return {
    async keep(game) {
      try {
        await storage.put(game);
        loose.delete(game.id);
        return true;
      } catch {
        // Private windows and full disks: the game can be played, and the page says that it is not kept.
        loose.set(game.id, game);
        return false;
      }
    },
    isLoose: (id) => loose.has(id),
    async get(id) {
      const game = loose.get(id) ?? (await storage.get(id).catch(refuse));
      if (game === undefined) throw new HostError('no-such-game');
      const { game: name, options } = game.summary;
      await loadGame(name, options);
      return { table: await tableOf(game), begun: game.summary.begun };
    },
    async list() {
      // What is remembered can be gone on with, whatever the storage says.
      const games = await storage.all().catch((error: unknown) => (loose.size > 0 ? [] : refuse(error)));
      // Of a table that can be stored no more, what was stored is out of date.
      const kept = games.filter(({ id }) => !loose.has(id)).map(({ summary }) => summary);
      const remembered = [...loose.values()].map(({ summary }) => ({ ...summary, isLoose: true }));
      return [...kept, ...remembered].sort((x, y) => y.changed - x.changed);
    },
    async remove(id) {
      const wasLoose = loose.delete(id);
      // What is not stored is gone, whatever the storage says to it.
      await storage.remove(id).catch((error: unknown) => (wasLoose ? undefined : refuse(error)));
    },
  };
}

/** Games of an earlier Horta are kept as records: what reads these is fetched for them only. */
async function tableOf(game: StoredGame): Promise<Table> {
  if ('entries' in game) return restored(game);
  const { tableOfSavedRecord } = await import('./game-text.ts');
  return tableOfSavedRecord(game);
}

function refuse(error: unknown): never {
  throw new HostError('storage', error instanceof Error ? error.message : String(error));
}
