/** Sockets of pages: who may have one, how fast it may talk, and what happens to one that does not listen. */
import type { CallAnswer, OnlineFault } from '@horta/online';
import type { WebSocket } from 'ws';
import type { Limiter } from '../limits/limiter.ts';
import type { People, SignedIn } from '../people/people.ts';
import type { Service, Visit } from '../service.ts';
import { createBundling, type Wire } from './bundling.ts';
import { closeSocket } from './closing.ts';
import { createPings } from './pings.ts';

export interface SocketsOptions {
  readonly service: Pick<Service, 'connect'>;
  readonly people: Pick<People, 'onSignedOut'>;
  readonly limiter: Limiter;
  readonly onDropped: (reason: 'unread' | 'too-fast') => void;
  readonly onRefused: (fault: OnlineFault) => void;
}

/** Who opens a socket, and over which line. */
export interface Caller {
  readonly who: SignedIn | undefined;
  /** Whether the session of `who` is still one. */
  isStillIn(): Promise<boolean>;
  readonly line: string;
  readonly wire: Wire;
}

export interface Sockets {
  readonly count: number;
  accept(socket: WebSocket, caller: Caller): void;
  /** Closes all; those who don't answer are left. */
  close(): void;
}

export function createSockets(options: SocketsOptions): Sockets {
  const { service, people, limiter, onDropped, onRefused } = options;
  const { limits } = limiter;
  const open = new Set<WebSocket>();
  const bySession = new Map<string, Set<WebSocket>>();
  const pings = createPings(limits.pingSeconds);
  const bundle = createBundling();
  const stopListening = people.onSignedOut((session) => {
    for (const socket of bySession.get(session) ?? []) signOut(socket);
  });
  let isStopping = false;

  function accept(socket: WebSocket, caller: Caller): void {
    const { who, isStillIn, line } = caller;
    if (isStopping) {
      turnAway(socket, 'stopping', 'the server stops, and will be back');
      return;
    }
    const leaveLine = limiter.socketsOfLines.enter(line, limits.socketsPerAddress);
    const leavePerson = who && limiter.socketsOfPeople.enter(who.person.id, limits.socketsPerPerson);
    if (leaveLine === undefined || (who !== undefined && leavePerson === undefined)) {
      leaveLine?.();
      leavePerson?.();
      turnAway(socket, 'too-many-sockets', 'close other pages of this site');
      return;
    }
    open.add(socket);
    pings.watch(socket);
    if (who !== undefined) enterSession(socket, who.session);
    const visit = serve(socket, caller);
    socket.once('close', () => {
      open.delete(socket);
      leaveLine();
      leavePerson?.();
      visit.close();
    });
    // It may have ended while the socket was being opened.
    if (who !== undefined)
      isStillIn().then(
        (isIn) => isIn || signOut(socket),
        () => {},
      );
  }

  function turnAway(socket: WebSocket, fault: 'stopping' | 'too-many-sockets', detail: string): void {
    onRefused(fault);
    socket.send(answerText({ ok: false, fault, detail }));
    closeSocket(socket, fault === 'stopping' ? 'stopping' : 'tooMany');
  }

  function serve(socket: WebSocket, { who, line, wire }: Caller): Visit {
    const messages = limiter.messagesOfSocket();
    const refusals = limiter.refusalsOfSocket();
    const key = who?.person.id ?? line;
    const send = (text: string) => {
      if (socket.readyState !== socket.OPEN) return;
      bundle(wire);
      socket.send(text);
      if (socket.bufferedAmount <= limits.unreadBytes) return;
      // Whatever is missed comes again by the revision that the page knows.
      socket.terminate();
      onDropped('unread');
    };
    const refuse = (fault: OnlineFault, detail: string, id: number | undefined) => {
      onRefused(fault);
      send(answerText({ ...(id === undefined ? {} : { answer: id }), ok: false, fault, detail }));
      if (refusals.take()) return;
      closeSocket(socket, 'tooFast');
      onDropped('too-fast');
    };
    // Each, so that one hasty tab does not take what the others have.
    const mayTalk = () => messages.take() && limiter.messages.take(key) && limiter.messagesOfLines.take(line);
    const visit = service.connect({ person: who?.person }, send, limiter);
    socket.on('message', (data: Buffer, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      if (!mayTalk()) return refuse('too-fast', 'slower, please', idOf(data, limits.messageBytes));
      if (data.length > limits.messageBytes)
        return refuse('too-long', `at most ${limits.messageBytes} bytes`, idOf(data, limits.messageBytes));
      if (isBinary) return refuse('bad-message', 'messages are text', undefined);
      visit.receive(String(data));
    });
    return visit;
  }

  function enterSession(socket: WebSocket, session: string): void {
    const own = bySession.get(session) ?? new Set();
    bySession.set(session, own.add(socket));
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0 && bySession.get(session) === own) bySession.delete(session);
    });
  }

  return {
    get count() {
      return open.size;
    },
    accept,
    close() {
      isStopping = true;
      pings.stop();
      stopListening();
      for (const socket of open) closeSocket(socket, 'stopping');
    },
  };
}

function signOut(socket: WebSocket): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(JSON.stringify({ tell: 'signed-out' }));
  closeSocket(socket, 'signedOut');
}

function answerText(answer: CallAnswer): string {
  return JSON.stringify(answer);
}

/** Of a call that is not made, so that whoever made it knows which. Of one that is too long only where it comes first. */
function idOf(data: Buffer, most: number): number | undefined {
  const [, digits] = /^\{"id":(\d{1,15}),/.exec(data.toString('latin1', 0, 24)) ?? [];
  if (digits !== undefined) return Number(digits);
  if (data.length > most) return undefined;
  try {
    const { id } = JSON.parse(String(data)) as { readonly id?: unknown };
    return typeof id === 'number' && Number.isInteger(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
