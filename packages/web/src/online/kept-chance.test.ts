import type { Room } from '@horta/online';
import { commitmentOf, digestOf } from '@horta/online/chance';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bitsFor, keptOf, mayShowBits, noteRoom } from './kept-chance.ts';

const COMMITMENT = commitmentOf('00'.repeat(32));
const ANNS = digestOf('aa'.repeat(16));
const BOBS = digestOf('bb'.repeat(16));

/** A browser that keeps what it is given. */
function newBrowser(content = new Map<string, string>()): Map<string, string> {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
  });
  return content;
}

beforeEach(() => {
  newBrowser(new Map([['horta-chance', '[]']]));
  return () => vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
});

/** Of the whole room only this matters here. */
function room(table: string, chance: Partial<Room['chance']> = {}, phase: Room['phase'] = 'open'): Room {
  const none = { commitment: COMMITMENT, attempt: 0, digests: [null, null, null], bits: [null, null, null] };
  const seats = [{}, {}, { bot: 'easy' }];
  return { table, phase, seats, chance: { ...none, ...chance } } as Room;
}

describe('bits', () => {
  test('are 128 by chance, others for each table, seat and attempt, and the same when asked for again', () => {
    const made = [bitsFor('a', 0, 0), bitsFor('a', 1, 0), bitsFor('b', 0, 0)];
    expect(made.every((bits) => /^[0-9a-f]{32}$/.test(bits))).toBe(true);
    expect([bitsFor('a', 0, 0), bitsFor('a', 1, 0), bitsFor('b', 0, 0)]).toEqual(made);
    expect(new Set([...made, bitsFor('a', 0, 1)]).size).toBe(4);
  });

  test('are known as long as the page is there in a browser that keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(bitsFor('unkept', 0, 0)).toBe(bitsFor('unkept', 0, 0));
  });

  test('may be shown once it is fixed who plays, and everybody is bound', () => {
    const own = digestOf(bitsFor('a', 0, 0));
    const digests = [own, BOBS, null];
    expect(mayShowBits(room('a', { digests }), 0)).toBe(false);
    expect(mayShowBits(room('a', { digests: [own, null, null], fixed: '{}' }), 0)).toBe(false);
    expect(mayShowBits(room('a', { digests: [ANNS, BOBS, null], fixed: '{}' }), 0)).toBe(false);
    expect(mayShowBits(room('a', { digests, fixed: '{}', attempt: 1 }), 0)).toBe(false);
    expect(mayShowBits(room('a', { digests, fixed: '{}' }), 0)).toBe(true);
  });
});

describe('what was seen of a table', () => {
  test('is kept, with the bits of this browser', () => {
    const own = bitsFor('a', 1, 0);
    const digests = [ANNS, digestOf(own), null];
    noteRoom(room('a', { digests, fixed: 'who plays', bits: [null, own, null] }, 'dealing'));
    expect(keptOf('a')).toEqual({
      ...{ table: 'a', attempt: 0, commitment: COMMITMENT, digests, fixed: 'who plays' },
      ...{ bits: [null, own, null], own: { 1: own } },
    });
    expect(keptOf('b')).toBe(undefined);
  });

  test('stays when something else is told later', () => {
    noteRoom(room('a', { digests: [ANNS, BOBS, null], fixed: 'who plays' }));
    noteRoom(room('a', { digests: [BOBS, BOBS, null], fixed: 'others', bits: ['11', null, null] }));
    noteRoom(room('a', { commitment: ANNS, digests: [BOBS, BOBS, null], bits: ['22', '33', null] }));
    expect(keptOf('a')).toEqual({
      ...{ table: 'a', attempt: 0, commitment: COMMITMENT, digests: [ANNS, BOBS, null] },
      ...{ fixed: 'who plays', bits: ['11', '33', null] },
    });
  });

  test('changes with who sits down, as long as nothing is fixed', () => {
    noteRoom(room('a', { digests: [ANNS, null, null] }));
    noteRoom(room('a', { digests: [BOBS, ANNS, null] }));
    expect(keptOf('a')?.digests).toEqual([BOBS, ANNS, null]);
  });

  test('begins anew with another attempt; what is told of an earlier one comes too late', () => {
    bitsFor('a', 0, 0);
    noteRoom(room('a', { digests: [ANNS, BOBS, null], fixed: 'who plays' }));
    noteRoom(room('a', { attempt: 1, commitment: BOBS }));
    noteRoom(room('a'));
    expect(keptOf('a')).toEqual({
      ...{ table: 'a', attempt: 1, commitment: BOBS },
      ...{ digests: [null, null, null], bits: [null, null, null] },
    });
  });

  test('of many tables: what was heard of last', () => {
    for (let i = 0; i < 60; i++) noteRoom(room(`table ${i}`));
    noteRoom(room('table 0'));
    noteRoom(room('another'));
    expect(keptOf('table 0')).toBeDefined();
    expect(keptOf('table 1')).toBe(undefined);
    expect(keptOf('table 2')).toBeDefined();
    expect(keptOf('another')).toBeDefined();
  });

  test.each(['nonsense', '{}', 'null', '[null, 7, {"table": 3}, {"table": "a"}]'])(
    '%s is as if nothing had been kept',
    (content) => {
      newBrowser(new Map([['horta-chance', content]]));
      expect(keptOf('a')).toBe(undefined);
      noteRoom(room('a'));
      expect(keptOf('a')?.commitment).toBe(COMMITMENT);
    },
  );

  test('in part not understood: the rest', () => {
    const content = [{ table: 'a', attempt: 0, commitment: 7, digests: {}, bits: 'x', own: null, more: 1 }];
    newBrowser(new Map([['horta-chance', JSON.stringify(content)]]));
    expect(keptOf('a')).toEqual({ table: 'a', attempt: 0 });
  });
});
