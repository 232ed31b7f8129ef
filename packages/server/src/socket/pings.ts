/** Whether clients are still there: a phone that lost its network does not say so. */
import type { WebSocket } from 'ws';

/** What is needed of a socket for it. */
type Pinged = Pick<WebSocket, 'ping' | 'terminate' | 'on' | 'once'>;

export interface Pings {
  watch(socket: Pinged): void;
  /** Asks all. One that did not answer the time before is ended. */
  ask(): void;
  stop(): void;
}

export function createPings(seconds: number): Pings {
  const silent = new Map<Pinged, boolean>();

  function ask(): void {
    for (const [socket, isSilent] of silent) {
      if (isSilent) {
        socket.terminate();
        continue;
      }
      silent.set(socket, true);
      socket.ping();
    }
  }

  const timer = setInterval(ask, seconds * 1000);
  timer.unref();
  return {
    watch(socket) {
      silent.set(socket, false);
      // Whatever comes shows that somebody is there.
      for (const sign of ['pong', 'message'])
        socket.on(sign, () => silent.has(socket) && silent.set(socket, false));
      socket.once('close', () => silent.delete(socket));
    },
    ask,
    stop: () => clearInterval(timer),
  };
}
