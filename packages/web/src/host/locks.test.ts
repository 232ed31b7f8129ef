import { describe, expect, test } from 'vitest';
import { tableLock } from './locks.ts';

type Callback = (lock: object | null) => unknown;

/** A browser's locks, as far as they are used here. */
function testLocks(): Pick<LockManager, 'request'> {
  const queues = new Map<string, Promise<unknown>>();
  const request = async (name: string, { ifAvailable, signal }: LockOptions, callback: Callback) => {
    if (ifAvailable === true && queues.has(name)) return callback(null);
    const before = queues.get(name);
    const turn = (async () => {
      await before?.catch(() => {});
      if (signal?.aborted === true) throw new Error('aborted');
      return callback({});
    })();
    queues.set(name, turn);
    const ended = () => queues.get(name) === turn && queues.delete(name);
    turn.then(ended, ended);
    return turn;
  };
  return { request: request as unknown as LockManager['request'] };
}

describe('one page plays at a table', () => {
  test('the next one is refused, until it is released', async () => {
    const lock = tableLock(testLocks());
    const release = await lock('a');
    expect(await lock('a')).toBeUndefined();
    expect(await lock('b')).toBeDefined();
    release?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await lock('a')).toBeDefined();
  });

  test('who waits gets it then', async () => {
    const lock = tableLock(testLocks());
    const release = await lock('a');
    const waiting = lock('a', new AbortController().signal);
    release?.();
    expect(await waiting).toBeDefined();
    expect(await lock('a')).toBeUndefined();
  });

  test('who has ceased to wait doesn’t', async () => {
    const lock = tableLock(testLocks());
    const release = await lock('a');
    const patience = new AbortController();
    const waiting = lock('a', patience.signal);
    patience.abort();
    release?.();
    expect(await waiting).toBeUndefined();
  });

  test.each([
    ['there are no locks', undefined],
    ['locks are forbidden', { request: () => Promise.reject(new Error('SecurityError')) }],
  ])('nobody is kept out where %s', async (_, locks) => {
    const lock = tableLock(locks);
    expect(await lock('a')).toBeDefined();
    expect(await lock('a')).toBeDefined();
    expect(await lock('a', new AbortController().signal)).toBeDefined();
  });
});
