/** The worker that keeps the games of this browser. */
import { expose } from 'comlink';
import { createHost } from './host.ts';
import { laterPool } from './later-pool.ts';
import { tableLock } from './locks.ts';
import { openStorage } from './storage.ts';
import { BOTS_URL } from './worker-urls.ts';

function hex(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(digits / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

expose(
  createHost({
    pool: laterPool(async () => {
      const { createWebPool } = await import('@horta/bots/web-pool');
      return createWebPool(() => new Worker(BOTS_URL, { type: 'module', name: 'bots' }));
    }),
    storage: openStorage(),
    lock: tableLock(navigator.locks),
    now: Date.now,
    hex,
  }),
);
