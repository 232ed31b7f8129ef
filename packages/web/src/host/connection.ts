/** The page's way to the host. The worker begins when it is first needed, and lasts as long as the page. */

import type { Explanation } from '@horta/bots';
import type { Answer, Host, Manner, Message, TableId } from '@horta/table';
import { proxy, type Remote, wrap } from 'comlink';
import { HOST_URL } from './worker-urls.ts';

type BrowserHost = Host<Explanation | undefined>;

let remote: Remote<BrowserHost> | undefined;

export function host(): Remote<BrowserHost> {
  remote ??= wrap<BrowserHost>(new Worker(HOST_URL, { type: 'module', name: 'host' }));
  return remote;
}

/** Functions can't be sent: the host gets a stand-in for the listener. */
export function joinTable(
  id: TableId,
  manner: Manner,
  listener: (message: Message) => void,
  waits: boolean,
): Promise<Answer<undefined>> {
  return host().join(id, manner, proxy(listener), waits);
}
