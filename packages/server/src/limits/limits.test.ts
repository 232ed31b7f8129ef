import { describe, expect, it } from 'vitest';
import { createBuckets, createHourlyBuckets } from './buckets.ts';
import { createCounts } from './counts.ts';
import { LIMITS, readLimits } from './limits.ts';
import { isLoopback, lineOf } from './line.ts';

/** A clock that stands still until it is told. */
function createClock() {
  let now = 0;
  return { ticks: () => now, pass: (seconds: number) => (now += seconds * 1000) };
}

describe('A bucket', () => {
  it('gives a burst at once and then as much as comes back', () => {
    const { ticks, pass } = createClock();
    const buckets = createBuckets({ burst: 3, perSecond: 2 }, 10, ticks);
    const takes = (count: number) => Array.from({ length: count }, () => buckets.take('anna'));
    expect(takes(4)).toEqual([true, true, true, false]);
    pass(0.4);
    expect(takes(1)).toEqual([false]);
    pass(0.1);
    expect(takes(2)).toEqual([true, false]);
    pass(3600);
    expect(takes(4)).toEqual([true, true, true, false]);
  });

  it('is each visitor’s own', () => {
    const buckets = createBuckets({ burst: 1, perSecond: 1 }, 10, () => 0);
    expect(['anna', 'anna', 'ben'].map((key) => buckets.take(key))).toEqual([true, false, true]);
  });

  it('that was not used for longest is forgotten first', () => {
    const buckets = createBuckets({ burst: 1, perSecond: 1 }, 2, () => 0);
    for (const key of ['anna', 'ben', 'anna', 'carl']) buckets.take(key);
    expect(buckets.take('anna')).toBe(false);
    expect(buckets.take('ben')).toBe(true);
  });

  it('of an hour fills within an hour', () => {
    const { ticks, pass } = createClock();
    const buckets = createHourlyBuckets(2, 10, ticks);
    expect([1, 2, 3].map(() => buckets.take('anna'))).toEqual([true, true, false]);
    pass(1800);
    expect([1, 2].map(() => buckets.take('anna'))).toEqual([true, false]);
  });
});

describe('A count', () => {
  it('lets in as many as there may be, and another for each that goes', () => {
    const counts = createCounts();
    const leave = counts.enter('anna', 2);
    counts.enter('anna', 2);
    expect(counts.enter('anna', 2)).toBeUndefined();
    expect(counts.enter('ben', 2)).toBeDefined();
    leave?.();
    leave?.();
    expect(counts.of('anna')).toBe(1);
    expect(counts.enter('anna', 2)).toBeDefined();
  });
});

describe('A line', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['1::3:4:5:6:192.0.2.7', '1:0:3:4::/64'],
    ['nonsense', 'unknown'],
    ['', 'unknown'],
  ])('of %s is %s', (address, line) => {
    expect(lineOf(address)).toBe(line);
  });

  it('may lead back to this machine', () => {
    for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])
      expect(isLoopback(address)).toBe(true);
    for (const address of ['192.168.1.7', '::', '::2', 'localhost']) expect(isLoopback(address)).toBe(false);
  });
});

describe('Limits', () => {
  it('are wide enough for five players in one house, with phone and desk each', () => {
    expect(LIMITS.socketsPerAddress).toBeGreaterThanOrEqual(5 * 2 * 4);
    expect(LIMITS.guestsPerAddressAndHour).toBeGreaterThanOrEqual(5 * 2 * 4);
    expect(LIMITS.callsPerAddress.burst).toBeGreaterThanOrEqual(5 * 2 * 10);
    expect(LIMITS.messagesPerAddress.burst).toBeGreaterThanOrEqual(5 * LIMITS.messagesPerPerson.burst);
    expect(LIMITS.messagesPerAddress.perSecond).toBeGreaterThanOrEqual(
      5 * LIMITS.messagesPerPerson.perSecond,
    );
  });

  it('can be named by a host', () => {
    expect(readLimits(['sockets-per-address=500', 'messages-per-socket=100:50'])).toEqual({
      socketsPerAddress: 500,
      messagesPerSocket: { burst: 100, perSecond: 50 },
    });
  });

  it.each([
    ['socket-per-address=5', /there is no limit 'socket-per-address=5': one of requests-per-address, /],
    ['sockets-per-address', /there is no limit/],
    ['to-string=5', /there is no limit/],
    ['sockets-per-address=0', /limit sockets-per-address: expected a number, found '0'/],
    ['sockets-per-address=5:5', /expected a number/],
    ['messages-per-socket=5', /expected BURST:PER-SECOND, found '5'/],
    ['messages-per-socket=5:.', /expected BURST:PER-SECOND/],
  ])('are refused with a reason: %s', (text, reason) => {
    expect(() => readLimits([text])).toThrow(reason);
  });
});
