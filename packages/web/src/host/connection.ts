/** The page's way to the host. The worker begins when it is first needed, and lasts as long as the page. */
import { proxy, type Remote, wrap } from 'comlink';
import type { Host, Snapshot, TableId } from './contract.ts';
import { HOST_URL } from './worker-urls.ts';

let remote: Remote<Host> | undefined;

export function host(): Remote<Host> {
  remote ??= wrap<Host>(new Worker(HOST_URL, { type: 'module', name: 'host' }));
  return remote;
}

/** Functions can't be sent: the host gets a stand-in for the listener. */
export function openTable(id: TableId, listener: (snapshot: Snapshot) => void): ReturnType<Host['open']> {
  return host().open(id, proxy(listener));
}
