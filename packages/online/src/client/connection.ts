/**
 * A page's connection to a server, without a browser: numbers calls and matches answers, comes again by itself when it
 * was lost, asks again for what goes on being told, and sends again what was not answered and may be sent twice.
 */
import { type CallName, type CallParameters, type Hello, SOCKET_PATH, type Tell } from '../protocol.ts';
import {
  type AnswerTo,
  type ClientAnswer,
  ENDINGS,
  type Given,
  isRepeatable,
  isSameSubscription,
  NO_CONNECTION,
  type Pending,
  type Subscribable,
  type Subscription,
} from './calls.ts';
import { backOff, type Timers, type WebSocketLike } from './socket.ts';

/** Open: the server has said hello. Waiting: for the next attempt. */
export type ConnectionStatus = 'connecting' | 'open' | 'waiting' | 'closed';

export interface Connection {
  readonly status: ConnectionStatus;
  /** What the server said last when the connection began. */
  readonly hello: Hello | undefined;
  /** Waits for a connection if there is none. */
  call<N extends CallName>(name: N, parameters: CallParameters<N>): Promise<AnswerTo<N>>;
  /**
   * Calls now, and again after each reconnection; every answer is handed over. Returns how to end it, which also tells the
   * server so unless somebody else here wants the same.
   */
  subscribe<N extends Subscribable>(
    name: N,
    parameters: Given<N>,
    onAnswer: (answer: AnswerTo<N>) => void,
  ): () => void;
  /** What the server tells, hello included. Returns how to stop listening. */
  onTell(listener: (tell: Tell) => void): () => void;
  onStatus(listener: (status: ConnectionStatus) => void): () => void;
  /** Tries at once: the page is looked at again, or the network is back. An open connection is tried, too. */
  hurry(): void;
  /** Begins anew, as somebody else. */
  reconnect(): void;
  close(): void;
}

export interface ConnectionOptions {
  readonly open: () => WebSocketLike;
  readonly timers: Timers;
}

/** Nothing was heard for so long: the server is asked for a sign of life, and has so long to give one. */
const SILENCE = 20_000;
const PATIENCE = 6000;
/** A connection that holds for so long was a good one. */
const STEADY = 10_000;

export function connect({ open, timers }: ConnectionOptions): Connection {
  const tellListeners = new Set<(tell: Tell) => void>();
  const statusListeners = new Set<(status: ConnectionStatus) => void>();
  const pending = new Map<number, Pending>();
  const subscriptions = new Set<Subscription>();
  let calls = 0;
  let attempts = 0;
  let status: ConnectionStatus = 'connecting';
  let hello: Hello | undefined;
  /** Whether all that goes on being told is told again. */
  let isCaughtUp = false;
  let socket: WebSocketLike | undefined;
  /** What waits to happen; each prevents it. */
  let retry = () => {};
  let watch = () => {};
  let steady = () => {};

  function setStatus(next: ConnectionStatus): void {
    if (next === status) return;
    status = next;
    for (const listener of [...statusListeners]) listener(next);
  }

  function attempt(): void {
    retry();
    setStatus('connecting');
    let made: WebSocketLike;
    try {
      made = open();
    } catch {
      lost();
      return;
    }
    socket = made;
    const isCurrent = () => socket === made;
    made.addEventListener('message', ({ data }) => {
      if (isCurrent()) receive(String(data));
    });
    const end = () => {
      if (isCurrent()) lost();
    };
    made.addEventListener('close', end);
    made.addEventListener('error', end);
    // One that neither opens nor fails is no better than one that fails.
    awaitSign();
  }

  function drop(): void {
    const dropped = socket;
    socket = undefined;
    isCaughtUp = false;
    watch();
    steady();
    dropped?.close();
  }

  function lost(): void {
    drop();
    for (const [id, call] of [...pending]) {
      if (!call.isSent) continue;
      call.isSent = false;
      if (call.isRepeated) continue;
      pending.delete(id);
      call.settle(NO_CONNECTION);
    }
    if (status === 'closed') return;
    retry = timers.after(backOff(attempts++, timers.random()), attempt);
    setStatus('waiting');
  }

  function awaitSign(): void {
    watch();
    watch = timers.after(PATIENCE, lost);
  }

  function heard(): void {
    watch();
    watch = timers.after(SILENCE, probe);
  }

  /** Whatever it answers, it lives. */
  function probe(): void {
    if (status !== 'open') return;
    awaitSign();
    send(calls++, 'exit', { table: '0'.repeat(32) });
  }

  function receive(text: string): void {
    heard();
    const message = read(text);
    if (message === undefined) return;
    if ('tell' in message) {
      if (message.tell === 'hello') begin(message);
      for (const listener of [...tellListeners]) listener(message);
      return;
    }
    const { answer, ...rest } = message;
    const call = answer === undefined ? undefined : pending.get(answer);
    if (call === undefined || answer === undefined) return;
    // Whoever stops will be back: what may be asked again is.
    if (!rest.ok && rest.fault === 'stopping' && call.isRepeated) {
      call.isSent = false;
      return;
    }
    pending.delete(answer);
    call.settle(rest);
  }

  /** First what goes on being told, then what was not answered: that may need the former. */
  function begin(said: Hello): void {
    hello = said;
    steady = timers.after(STEADY, () => {
      attempts = 0;
    });
    setStatus('open');
    const current = socket;
    void Promise.all([...subscriptions].map(renew)).then(() => {
      if (socket !== current || status !== 'open') return;
      isCaughtUp = true;
      for (const [id, call] of pending) if (!call.isSent) transmit(id, call);
    });
  }

  /** Answered, or lost with the connection: then the next one begins with it. */
  function renew({ name, parameters, onAnswer }: Subscription): Promise<void> {
    return new Promise((resolve) => {
      const settle = (answer: ClientAnswer<unknown>) => {
        if (answer.ok || (answer.fault !== 'no-connection' && answer.fault !== 'stopping')) onAnswer(answer);
        resolve();
      };
      const call: Pending = { name, parameters: parameters(), isRepeated: false, settle, isSent: false };
      transmit(add(call), call);
    });
  }

  function add(call: Pending): number {
    pending.set(calls, call);
    return calls++;
  }

  function transmit(id: number, call: Pending): void {
    call.isSent = true;
    send(id, call.name, call.parameters);
  }

  function send(id: number, name: CallName, parameters: object): void {
    try {
      socket?.send(JSON.stringify({ id, call: name, ...parameters }));
    } catch {
      lost();
    }
  }

  attempt();
  return {
    get status() {
      return status;
    },
    get hello() {
      return hello;
    },
    call<N extends CallName>(name: N, parameters: CallParameters<N>): Promise<AnswerTo<N>> {
      return new Promise((resolve) => {
        if (status === 'closed') return resolve(NO_CONNECTION);
        const settle = resolve as (answer: ClientAnswer<unknown>) => void;
        const isRepeated = isRepeatable(name);
        const call: Pending = { name, parameters, isRepeated, settle, isSent: false };
        const id = add(call);
        if (isCaughtUp) transmit(id, call);
      });
    },
    subscribe(name, parameters, onAnswer) {
      const one: Subscription = {
        name,
        parameters: (typeof parameters === 'function'
          ? parameters
          : () => parameters) as Subscription['parameters'],
        onAnswer: onAnswer as Subscription['onAnswer'],
      };
      subscriptions.add(one);
      if (status === 'open') void renew(one);
      return () => {
        if (!subscriptions.delete(one) || status !== 'open') return;
        const ending = ENDINGS[name];
        const isWanted = [...subscriptions].some((other) => isSameSubscription(one, other));
        if (ending === undefined || isWanted) return;
        const { table } = one.parameters();
        send(calls++, ending, table === undefined ? {} : { table });
      };
    },
    onTell: (listener) => added(tellListeners, listener),
    onStatus: (listener) => added(statusListeners, listener),
    hurry() {
      if (status === 'waiting') attempt();
      else probe();
    },
    reconnect() {
      if (status === 'closed') return;
      attempts = 0;
      lost();
      attempt();
    },
    close() {
      setStatus('closed');
      retry();
      lost();
      for (const { settle } of pending.values()) settle(NO_CONNECTION);
      pending.clear();
    },
  };
}

function added<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

type Received = Tell | ({ readonly answer?: number } & ClientAnswer<unknown>);

/** Undefined for what is not of this protocol. */
function read(text: string): Received | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? (message as Received) : undefined;
  } catch {
    return undefined;
  }
}

/** The socket of a server, from the address of a page of it. */
export function socketAddress(page: string): string {
  const address = new URL(SOCKET_PATH, page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
