import type { MyTable } from '@horta/online';
import { describe, expect, it } from 'vitest';
import { changedList, freeSeats, inLobbyOrder, inMyOrder, nextTable, waitingOf } from './order.ts';

function table(id: string, given: Partial<MyTable> = {}): MyTable {
  return {
    ...{ table: id, game: '1893', options: {}, pace: { kind: 'live', minutes: 30, increment: 20 } },
    ...{ phase: 'playing', mayBeWatched: true, opened: 0, changed: 0, seats: [], watchers: 0 },
    ...{ yours: [0], isWaiting: false, moves: 9, round: 1, rounds: 5, scores: [] },
    ...given,
  };
}
const ids = (tables: readonly { readonly table: string }[]) => tables.map((one) => one.table);

describe('my games', () => {
  const tables = [
    table('old', { changed: 1 }),
    table('new', { changed: 9 }),
    table('asked', { isWaiting: true, changed: 5 }),
    table('later', { isWaiting: true, deadline: 2000, changed: 6 }),
    table('soon', { isWaiting: true, deadline: 1000, changed: 2 }),
    // A clock that runs for somebody who need not decide says nothing.
    table('idle', { deadline: 10, changed: 3 }),
  ];
  it('come with those first that wait, by their deadlines', () =>
    expect(ids(inMyOrder(tables))).toEqual(['soon', 'later', 'asked', 'new', 'idle', 'old']));
  it('are counted if they wait', () => expect(waitingOf(tables)).toBe(3));
  it('have a next one, which is not the one where I am', () => {
    expect(nextTable(tables)).toBe('soon');
    expect(nextTable(tables, 'soon')).toBe('later');
    expect(nextTable([table('a', { isWaiting: true })], 'a')).toBe(undefined);
    expect(nextTable([table('a')])).toBe(undefined);
  });
});

describe('a list', () => {
  it('gets what is new, changes, and loses what is gone', () => {
    const before = [table('a'), table('b'), table('c')];
    const after = changedList(before, [table('b', { round: 3 }), table('d')], ['a']);
    expect(ids(after).toSorted()).toEqual(['b', 'c', 'd']);
    expect(after.find((one) => one.table === 'b')?.round).toBe(3);
  });
  it('of the lobby has free tables and those that may be watched', () => {
    const { open, playing } = inLobbyOrder([
      table('first', { phase: 'open', opened: 1 }),
      table('second', { phase: 'open', opened: 2 }),
      table('shown'),
      table('secret', { mayBeWatched: false }),
    ]);
    expect(ids(open)).toEqual(['second', 'first']);
    expect(ids(playing)).toEqual(['shown']);
  });
  it('counts free seats', () => {
    const seats = [{ name: 'Anna', isHere: true }, { bot: 'master', isHere: false }, { isHere: false }];
    expect(freeSeats({ seats })).toBe(1);
  });
});
