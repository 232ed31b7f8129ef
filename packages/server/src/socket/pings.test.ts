import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { createPings } from './pings.ts';

/** Counts what happens to it. */
class FakeSocket extends EventEmitter {
  pinged = 0;
  isEnded = false;
  ping(): void {
    this.pinged++;
  }
  terminate(): void {
    this.isEnded = true;
    this.emit('close');
  }
}

function watched() {
  const pings = createPings(30);
  pings.stop();
  const fake = new FakeSocket();
  pings.watch(fake as unknown as WebSocket);
  return { pings, fake };
}

describe('A socket', () => {
  it('that answers stays', () => {
    const { pings, fake } = watched();
    for (let i = 1; i <= 3; i++) {
      pings.ask();
      expect(fake.pinged).toBe(i);
      fake.emit(i === 2 ? 'message' : 'pong');
    }
    expect(fake.isEnded).toBe(false);
  });

  it('that does not answer is ended when it is asked again', () => {
    const { pings, fake } = watched();
    pings.ask();
    expect(fake.isEnded).toBe(false);
    pings.ask();
    expect(fake.isEnded).toBe(true);
    pings.ask();
    expect(fake.pinged).toBe(1);
  });
});
