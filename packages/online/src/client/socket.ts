/** What a connection needs of its surroundings: a socket, timers, chance. Browsers and Node have all of them. */

/** The part of a WebSocket that is used: a browser's, or that of `ws`. */
export interface WebSocketLike {
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

export interface Timers {
  /** Calls back after so many milliseconds; returns how to prevent it. */
  after(milliseconds: number, callback: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
}

const SOON = 500;
const LATEST = 15_000;

/** How long to wait before the next attempt, after so many that failed: longer each time, and not all at once. */
export function backOff(attempts: number, random: number): number {
  const most = Math.min(LATEST, SOON * 2 ** attempts);
  return Math.round(most * (0.5 + random / 2));
}
