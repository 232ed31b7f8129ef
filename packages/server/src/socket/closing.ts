/** Why a socket is closed (docs/protocol.md). */
import type { WebSocket } from 'ws';

const CLOSED = {
  /** The server stops, and will be back. */
  stopping: 1001,
  /** Told often enough that it is too fast. */
  tooFast: 1008,
  /** Come later, or close others first. */
  tooMany: 1013,
  /** The session has ended: whoever comes again is nobody. */
  signedOut: 4001,
} as const;

/** A client that does not answer to the closing is left after this many milliseconds. */
const PATIENCE = 500;

export function closeSocket(socket: WebSocket, reason: keyof typeof CLOSED): void {
  socket.close(CLOSED[reason]);
  leaveSoon(socket);
}

/** So that it can still read what it was told. */
export function leaveSoon(socket: WebSocket): void {
  const timer = setTimeout(() => socket.terminate(), PATIENCE);
  socket.once('close', () => clearTimeout(timer));
}
