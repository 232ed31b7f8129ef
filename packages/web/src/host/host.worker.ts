/** The worker that keeps the games of this browser. */
import { expose } from 'comlink';
import { createHost } from './host.ts';
import { laterPool } from './later-pool.ts';
import { openStorage } from './storage.ts';
import { BOTS_URL } from './worker-urls.ts';

/** Held until it is released, or until the page is gone. */
function lock(id: string): Promise<(() => void) | undefined> {
  // Plain http in a local network has no locks: there a second page is not kept out.
  if (navigator.locks === undefined) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    void navigator.locks.request(`horta-table-${id}`, { ifAvailable: true }, (held) => {
      if (held === null) {
        resolve(undefined);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    });
  });
}

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
    lock,
    now: Date.now,
    hex,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }),
);
