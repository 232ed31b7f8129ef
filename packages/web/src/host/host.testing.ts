/** A host with a pool that answers at once, and a storage in memory. */
import type { Pool } from '@horta/bots/pool';
import { options, type StateJson, toJson } from '@horta/engine';
import type { Host, TableId } from '@horta/table';
import { createHost } from './host.ts';
import type { Storage, StoredGame } from './storage.ts';

export interface BotRequest {
  readonly bot: string;
  /** As it is sent to a worker. */
  readonly view: StateJson;
  readonly seed: string;
}

/** Able: they answer. Broken: others answer for them. Lost: not even that. */
export type BotsHealth = 'able' | 'broken' | 'lost';

export interface TestHost {
  readonly host: Host;
  readonly stored: Map<TableId, StoredGame>;
  /** Locks that other pages hold. */
  readonly locked: Set<TableId>;
  /** The other page is closed. */
  unlock(id: TableId): void;
  /** Makes the storage fail from now on. */
  breakStorage(): void;
  /** As a full disk does: what is there can be read and removed, nothing added. */
  breakPuts(): void;
  mendStorage(): void;
  /** What bots were given to decide with. */
  readonly requests: BotRequest[];
  /** Bots answer only when this is called. */
  answer(): void;
  /** How bots are from now on. */
  makeBots(health: BotsHealth): void;
}

export function testHost({ isPatient = false } = {}): TestHost {
  const stored = new Map<TableId, StoredGame>();
  const locked = new Set<TableId>();
  const waiting: (() => void)[] = [];
  /** Those who wait for a lock. */
  const queue: (() => void)[] = [];
  const requests: BotRequest[] = [];
  let isBroken = false;
  let isFull = false;
  let health: BotsHealth = 'able';
  let ids = 0;

  const unlock = (id: TableId) => {
    locked.delete(id);
    for (const look of queue.splice(0)) look();
  };
  const guarded = async <T>(body: () => T): Promise<T> => {
    if (isBroken) throw new Error('no storage');
    return body();
  };
  const storage: Storage = {
    all: () => guarded(() => [...stored.values()]),
    get: (id) => guarded(() => stored.get(id)),
    // As a browser does, so that nothing is kept that can't be.
    put: (game) =>
      guarded(() => {
        if (isFull) throw new Error('disk full');
        stored.set(game.id, structuredClone(game));
      }),
    remove: (id) => guarded(() => void stored.delete(id)),
  };
  const pool: Pool = {
    async choose(bot, view, seed, { signal, onGiveUp } = {}) {
      requests.push({ bot, view: toJson(view), seed });
      if (health === 'lost') throw new Error('no bot here');
      if (health === 'broken') onGiveUp?.();
      if (isPatient)
        await new Promise<void>((resolve, reject) => {
          waiting.push(resolve);
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        });
      return options(view)[0];
    },
    explain: async () => undefined,
    async close() {},
  };
  const host = createHost({
    pool,
    storage,
    async lock(id, signal) {
      if (signal === undefined && locked.has(id)) return undefined;
      while (locked.has(id) && signal?.aborted === false)
        await new Promise<void>((resolve) => {
          queue.push(resolve);
          signal.addEventListener('abort', () => resolve());
        });
      if (signal?.aborted === true) return undefined;
      locked.add(id);
      return () => unlock(id);
    },
    now: () => 1893,
    hex: (digits) => String(++ids).padStart(digits, '0'),
  });
  return {
    host,
    stored,
    locked,
    unlock,
    requests,
    breakStorage() {
      isBroken = true;
    },
    breakPuts() {
      isFull = true;
    },
    mendStorage() {
      isBroken = false;
    },
    makeBots(wanted) {
      health = wanted;
    },
    answer: () => waiting.shift()?.(),
  };
}
