/** The page's one connection to the server that it came from: begun when it is first needed. */
import { type Hello, type Me, type Person, PROTOCOL, type Tell, type Transfer } from '@horta/online';
import {
  type ClientAnswer,
  type ClientFault,
  type Connection,
  type ConnectionStatus,
  connect,
  socketAddress,
} from '@horta/online/client';
import { noteGuest } from '../guest.svelte.ts';

let connection: Connection | undefined;
let status: ConnectionStatus = $state('connecting');
let hello: Hello | undefined = $state.raw();
let you: Person | undefined = $state.raw();
/** It has said that it stops, and did not say hello since. */
let isStopping = $state(false);
/** The browser has no network: what is open may still look so for a long time. */
let isOffline = $state(false);
/** The server's clock less ours, in milliseconds. */
let ahead = 0;

const timers = {
  after(milliseconds: number, callback: () => void): () => void {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

export function server(): Connection {
  connection ??= begin();
  return connection;
}

function begin(): Connection {
  const begun = connect({ open: () => new WebSocket(socketAddress(location.href)), timers });
  begun.onStatus((next) => {
    status = next;
  });
  begun.onTell(hear);
  const hurry = () => {
    if (document.visibilityState === 'visible') begun.hurry();
  };
  document.addEventListener('visibilitychange', hurry);
  // A server on this machine is there without any network.
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
  addEventListener('offline', () => {
    isOffline = !isHere;
  });
  addEventListener('online', () => {
    if (isOffline) begun.reconnect();
    isOffline = false;
    hurry();
  });
  addEventListener('pageshow', hurry);
  return begun;
}

function hear(tell: Tell): void {
  if (tell.tell === 'signed-out') you = undefined;
  if (tell.tell === 'stopping') isStopping = true;
  if (tell.tell !== 'hello') return;
  isStopping = false;
  ahead = tell.now - Date.now();
  hello = tell;
  you = tell.you;
  noteGuest(you !== undefined);
}

export const online = {
  /** Open: one can ask and is told. Closed only by the page itself. */
  get status(): ConnectionStatus {
    return isOffline && status === 'open' ? 'waiting' : status;
  },
  /** What the server said of itself; undefined before it did. */
  get hello(): Hello | undefined {
    return hello;
  },
  /** Who one is here; undefined for somebody without a name, and before the server said hello. */
  get you(): Person | undefined {
    return you;
  },
  get isStopping(): boolean {
    return isStopping;
  },
  /** Whether this page speaks otherwise than the server: it must be loaded anew. */
  get isTooOld(): boolean {
    return hello !== undefined && hello.protocol !== PROTOCOL;
  },
  /** Milliseconds since 1970, by the server's clock. */
  now(): number {
    return Date.now() + ahead;
  },
};

/** A guest, from now on known to this browser by the name. */
export function signUp(name: string): Promise<ClientAnswer<Me>> {
  return asSomebody(send<Me>('POST', '/api/guest', { name }));
}

/** Another name for the same person. */
export function rename(name: string): Promise<ClientAnswer<Me>> {
  return asSomebody(send<Me>('PUT', '/api/me', { name }));
}

/** A code that takes the person to another device. */
export function transferCode(): Promise<ClientAnswer<Transfer>> {
  return send<Transfer>('POST', '/api/transfer', {});
}

/** Becomes the person whose code it is. */
export function useTransfer(code: string): Promise<ClientAnswer<Me>> {
  return asSomebody(send<Me>('POST', '/api/transfer/use', { code }));
}

/** A socket is of whoever opened it: another one is opened for who one is now. */
async function asSomebody<T>(answering: Promise<ClientAnswer<T>>): Promise<ClientAnswer<T>> {
  const answer = await answering;
  if (!answer.ok) return answer;
  const greeted = new Promise<void>((resolve) => {
    const stop = server().onTell(({ tell }) => {
      if (tell !== 'hello') return;
      stop();
      resolve();
    });
  });
  server().reconnect();
  await greeted;
  return answer;
}

async function send<T>(method: string, path: string, body: object): Promise<ClientAnswer<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said = (await response.json()) as T & { readonly fault?: ClientFault; readonly detail?: string };
    if (response.ok) return { ok: true, value: said };
    return { ok: false, fault: said.fault ?? 'unexpected', detail: said.detail ?? response.statusText };
  } catch (error) {
    return { ok: false, fault: 'no-connection', detail: String(error) };
  }
}
