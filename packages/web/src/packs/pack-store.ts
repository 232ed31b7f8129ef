/** Where packs of one's own are kept: a database of this browser. What it refuses is remembered as long as the page. */
import type { Pack } from '@horta/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type PackKey = string;

export interface StoredPack {
  readonly key: PackKey;
  /** As it was written last: it may have faults. */
  readonly pack: Pack;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

interface Schema extends DBSchema {
  packs: { key: PackKey; value: StoredPack };
}

const NAME = 'horta-packs';
const VERSION = 1;

let opened: Promise<IDBPDatabase<Schema>> | undefined;
const loose = new Map<PackKey, StoredPack>();

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade: (db) => void db.createObjectStore('packs', { keyPath: 'key' }),
    terminated: () => {
      opened = undefined;
    },
  });
  // A browser that refuses once may allow it later.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** The last changed first. */
export async function allPacks(): Promise<StoredPack[]> {
  const kept = await database()
    .then((db) => db.getAll('packs'))
    .catch(() => []);
  const known = kept.filter(({ key }) => !loose.has(key));
  return [...known, ...loose.values()].toSorted((one, other) => other.changed - one.changed);
}

export async function packOfKey(key: PackKey): Promise<StoredPack | undefined> {
  return (
    loose.get(key) ??
    (await database()
      .then((db) => db.get('packs', key))
      .catch(() => undefined))
  );
}

/** Whether it is on disk. */
export async function keepPack(stored: StoredPack): Promise<boolean> {
  try {
    await (await database()).put('packs', stored);
    loose.delete(stored.key);
    return true;
  } catch {
    loose.set(stored.key, stored);
    return false;
  }
}

/**
 * Another page may have it open, too: what is corrected is what is kept, not what this page has `seen` of it, unless it is
 * kept no more. Tells whether it is on disk.
 */
export async function changePack(key: PackKey, seen: Pack, change: (pack: Pack) => Pack): Promise<boolean> {
  const corrected = (pack: Pack): StoredPack => ({ key, pack: change(pack), changed: Date.now() });
  try {
    const { store, done } = (await database()).transaction('packs', 'readwrite');
    const kept = await store.get(key);
    await Promise.all([store.put(corrected((loose.get(key) ?? kept)?.pack ?? seen)), done]);
    loose.delete(key);
    channel()?.postMessage(key);
    return true;
  } catch {
    loose.set(key, corrected(loose.get(key)?.pack ?? seen));
    return false;
  }
}

let opening: BroadcastChannel | undefined;

/** Between the pages of this browser. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  opening ??= new BroadcastChannel(NAME);
  return opening;
}

/** Calls whenever another page has changed this pack, until what it gives back is called. */
export function onPackChanged(key: PackKey, listener: () => void): () => void {
  const hear = ({ data }: MessageEvent) => {
    if (data === key) listener();
  };
  const heard = channel();
  heard?.addEventListener('message', hear);
  return () => heard?.removeEventListener('message', hear);
}

export async function removePack(key: PackKey): Promise<void> {
  loose.delete(key);
  await database()
    .then((db) => db.delete('packs', key))
    .catch(() => undefined);
}

/** (`randomUUID` is missing where the page comes from another computer by plain http.) */
export function newKey(): PackKey {
  const [first, second] = crypto.getRandomValues(new Uint32Array(2));
  return `own-${first.toString(36)}${second.toString(36)}`;
}
