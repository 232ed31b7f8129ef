/** What a page's end of a server's host does by itself; the contract is tried with a whole server in packages/server. */
import type { Message } from '@horta/table';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MyTable, Tell } from '../protocol.ts';
import { connect } from './connection.ts';
import { createOnlineHost, type OnlineHost } from './host.ts';
import { type FakeSocket, fakeSocket, fakeTimers } from './sockets.testing.ts';

const TABLE = '5'.repeat(32);
const ROW: MyTable = {
  ...{
    table: TABLE,
    game: '1897',
    options: {},
    pace: { kind: 'days', days: 1, reserve: 2 },
    phase: 'playing',
  },
  ...{ mayBeWatched: true, opened: 10, changed: 20, watchers: 0, yours: [0], isWaiting: true },
  seats: [
    { name: 'Ada', isHere: true },
    { bot: 'master', isHere: false },
  ],
  ...{ moves: 37, round: 2, rounds: 5, scores: [31, 28], turn: 0 },
};

let socket: FakeSocket;
let host: OnlineHost;
let heard: Message[];

/** What was promised is done when everything that could be done is. */
const settled = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

beforeEach(async () => {
  heard = [];
  socket = fakeSocket();
  const connection = connect({ timers: fakeTimers(), open: () => socket });
  host = createOnlineHost(connection, { fetchText: async () => ({ isFound: false, text: '' }) });
  socket.hello();
  await settled();
});

function join() {
  return host.join(TABLE, { playsForced: false }, (message) => heard.push(message));
}

function tell(kind: 'whole' | 'news' | undefined, revision: number): void {
  const told = kind === undefined ? undefined : { kind, table: TABLE, revision, onlookers: [0] };
  const message = { told, thinking: undefined, botFault: undefined, isKept: true } as unknown as Message;
  socket.tell({ tell: 'table', table: TABLE, message } satisfies Tell);
}

describe('games of a server are listed', () => {
  test.each([
    ['as they are played', ROW, { isOver: false }],
    ['as they were played on', { ...ROW, origin: { table: '6'.repeat(32), position: 20 } }, undefined],
    ['when they are over', { ...ROW, phase: 'over' }, { isOver: true }],
    ['when they have ended', { ...ROW, phase: 'ended' }, { isOver: true }],
  ])('%s', async (_, row, more) => {
    const list = host.list();
    socket.answer('mine', [row]);
    const { origin } = row as MyTable;
    expect(await list).toEqual({
      ok: true,
      value: [
        {
          ...{ id: TABLE, game: '1897', options: {}, begun: 10, changed: 20, moves: 37, isOver: false },
          ...{ scores: [31, 28], round: 2, rounds: 5, turn: 0, origin },
          sitters: [{ name: 'Ada' }, { name: '', bot: 'master' }],
          ...more,
        },
      ],
    });
  });
});

describe('joining', () => {
  test('what was on its way to one who has left is not for one who has come again', async () => {
    const first = join();
    socket.answer('join');
    tell('whole', 3);
    expect(await first).toEqual({ ok: true, value: undefined });
    await host.leave(TABLE);
    heard = [];
    let isSeated = false;
    const again = join().then(() => {
      isSeated = true;
    });
    tell('news', 4);
    tell(undefined, 4);
    await settled();
    expect(heard).toEqual([]);
    socket.answer('join');
    await settled();
    expect(isSeated).toBe(false);
    tell('whole', 4);
    tell('news', 5);
    await again;
    expect(heard.map(({ told }) => told?.kind)).toEqual(['whole', 'news']);
  });

  test('one who leaves before there was an answer does not sit down, and need not wait', async () => {
    const joining = join();
    await host.leave(TABLE);
    expect(await joining).toMatchObject({ fault: 'no-such-game' });
    socket.answer('join');
    tell('whole', 3);
    expect(heard).toEqual([]);
  });

  test('one who is refused hears why', async () => {
    const joining = join();
    socket.refuse('join', 'may-not-watch');
    expect(await joining).toMatchObject({ fault: 'may-not-watch' });
  });
});

test('reasons have the names that they have at every host', async () => {
  const playing = host.playOn(TABLE, 3, []);
  socket.refuse('play-on', 'bad-message');
  expect(await playing).toEqual({ ok: false, fault: 'not-a-record', detail: 'bad-message' });
  const removing = host.remove(TABLE);
  socket.refuse('close', 'no-such-table');
  expect(await removing).toMatchObject({ fault: 'no-such-game' });
});
