/** A server at the other end of sockets that are none, and time that passes when it is told to. */
import type { CallName, Tell } from '../protocol.ts';
import type { Timers, WebSocketLike } from './socket.ts';

interface Sent {
  readonly id: number;
  readonly call: CallName;
  readonly [parameter: string]: unknown;
}

export interface FakeSocket extends WebSocketLike {
  /** What the page has sent. */
  readonly sent: Sent[];
  readonly isClosed: boolean;
  tell(message: Tell): void;
  hello(): void;
  /** Answers the last call of that name. */
  answer(name: CallName, value?: unknown): void;
  refuse(name: CallName, fault: string): void;
  say(text: string): void;
  break(): void;
}

const HELLO: Tell = {
  tell: 'hello',
  protocol: 1,
  now: 1000,
  server: { hasChat: true, addresses: [], build: 'one' },
};

export function fakeSocket(): FakeSocket {
  const listeners = new Map<string, ((event: { readonly data: unknown }) => void)[]>();
  const sent: Sent[] = [];
  let isClosed = false;
  const emit = (type: string, data?: unknown) => {
    for (const listener of listeners.get(type) ?? []) listener({ data });
  };
  const say = (text: string) => emit('message', text);
  const reply = (name: CallName, rest: object) => {
    const call = sent.findLast((one) => one.call === name);
    if (call === undefined) throw new Error(`${name} was not called`);
    say(JSON.stringify({ answer: call.id, ...rest }));
  };
  return {
    sent,
    get isClosed() {
      return isClosed;
    },
    addEventListener(type: string, listener: (event: { readonly data: unknown }) => void) {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
    send: (text) => void sent.push(JSON.parse(text) as Sent),
    close() {
      isClosed = true;
    },
    say,
    tell: (message) => say(JSON.stringify(message)),
    hello() {
      this.tell(HELLO);
    },
    answer: (name, value = {}) => reply(name, { ok: true, value }),
    refuse: (name, fault) => reply(name, { ok: false, fault, detail: fault }),
    break() {
      isClosed = true;
      emit('close');
    },
  };
}

export interface FakeTimers extends Timers {
  /** Lets so much time pass. */
  pass(milliseconds: number): void;
}

export function fakeTimers(): FakeTimers {
  const waiting = new Set<{ readonly at: number; readonly callback: () => void }>();
  let now = 0;
  return {
    random: () => 1,
    after(milliseconds, callback) {
      const timer = { at: now + milliseconds, callback };
      waiting.add(timer);
      return () => void waiting.delete(timer);
    },
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const next = [...waiting].sort((x, y) => x.at - y.at)[0];
        if (next === undefined || next.at > end) break;
        waiting.delete(next);
        now = next.at;
        next.callback();
      }
      now = end;
    },
  };
}
