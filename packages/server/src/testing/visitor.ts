/** Somebody who comes to a server, as a page does: with a cookie, an origin, and sockets. */
import { once } from 'node:events';
import {
  type CallAnswer,
  type CallName,
  type CallParameters,
  type CallValue,
  type Me,
  type Person,
  SOCKET_PATH,
  type Tell,
} from '@horta/online';
import { type ClientOptions, WebSocket } from 'ws';

export interface Visitor {
  /** What a browser would send; changed by answers, and by tests. */
  cookie: string;
  readonly headers: Record<string, string>;
  fetch(method: string, path: string, body?: unknown): Promise<Response>;
  /** Becomes a guest of this name. */
  signIn(name: string): Promise<Person>;
  /** Resolves when `hello` was told; rejects if the server doesn't want it. */
  connect(): Promise<TestSocket>;
}

export interface TestSocket {
  readonly socket: WebSocket;
  /** All that was told so far, `hello` first. */
  readonly told: Tell[];
  /** Answers that name no call. */
  readonly refusals: CallAnswer[];
  call<N extends CallName>(name: N, parameters: CallParameters<N>): Promise<CallAnswer<CallValue<N>>>;
  /** The first thing told, from number `from` on, that is wanted; waits for it. */
  find<T extends Tell>(isWanted: (tell: Tell) => tell is T, from?: number): Promise<T>;
  find(isWanted: (tell: Tell) => boolean, from?: number): Promise<Tell>;
  /** The next answer that names no call, or number `from` of them. */
  refusal(from?: number): Promise<CallAnswer>;
  /** The code with which it was closed, once it is. */
  readonly closed: Promise<number>;
  close(): Promise<void>;
}

/** `origin` is what a browser would say; usually the server's own. Sockets may have a wire of their own. */
export function createVisitor(
  address: string,
  origin: string = new URL(address).origin,
  wire: Pick<ClientOptions, 'createConnection'> = {},
): Visitor {
  const headers: Record<string, string> = { origin };
  const all = (more: Record<string, string> = {}) => ({
    ...headers,
    ...(visitor.cookie === '' ? {} : { cookie: visitor.cookie }),
    ...more,
  });
  const visitor: Visitor = {
    cookie: '',
    headers,
    async fetch(method, path, body) {
      const answer = await fetch(new URL(path, address), {
        method,
        headers: all(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      for (const set of answer.headers.getSetCookie()) visitor.cookie = set.split(';')[0] ?? '';
      return answer;
    },
    async signIn(name) {
      const answer = await visitor.fetch('POST', '/api/guest', { name });
      const { you } = (await answer.json()) as Me;
      if (you === undefined) throw new Error(`there is no guest ${name}: ${answer.status}`);
      return you;
    },
    async connect() {
      const url = new URL(SOCKET_PATH, address);
      url.protocol = 'ws:';
      const connection = listenTo(new WebSocket(url, { ...wire, headers: all() }));
      await once(connection.socket, 'open');
      await Promise.race([connection.find((tell) => tell.tell === 'hello'), connection.refusal(0)]);
      return connection;
    },
  };
  return visitor;
}

function listenTo(socket: WebSocket): TestSocket {
  const told: Tell[] = [];
  const refusals: CallAnswer[] = [];
  const calls = new Map<number, (answer: CallAnswer<never>) => void>();
  const waiting = new Set<() => void>();
  let lastCall = 0;
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Tell | CallAnswer<never>;
    if ('tell' in message) told.push(message);
    else if (message.answer === undefined) refusals.push(message);
    else {
      calls.get(message.answer)?.(message);
      calls.delete(message.answer);
    }
    for (const look of waiting) look();
  });

  /** What `found` gives, as soon as it gives something; rejects if the socket is closed before. */
  function until<T>(found: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const value = found();
        if (value === undefined) return;
        waiting.delete(look);
        resolve(value);
      };
      waiting.add(look);
      look();
      void closed.then((code) => reject(new Error(`the socket was closed: ${code}`)));
    });
  }

  return {
    socket,
    told,
    refusals,
    closed,
    call(name, parameters) {
      const id = ++lastCall;
      const answered = new Promise<CallAnswer<never>>((resolve, reject) => {
        calls.set(id, resolve);
        void closed.then((code) => reject(new Error(`${name}: the socket was closed: ${code}`)));
      });
      socket.send(JSON.stringify({ id, call: name, ...parameters }));
      return answered;
    },
    find: (isWanted: (tell: Tell) => boolean, from = 0) =>
      until(() => told.slice(from).find(isWanted)) as Promise<never>,
    refusal: (from = refusals.length) => until(() => refusals[from]),
    async close() {
      socket.close();
      await closed;
    },
  };
}
