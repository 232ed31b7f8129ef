import { beforeEach, describe, expect, test } from 'vitest';
import { type Connection, connect, socketAddress } from './connection.ts';
import { backOff } from './socket.ts';
import { type FakeSocket, type FakeTimers, fakeSocket, fakeTimers } from './sockets.testing.ts';

const TABLE = '5'.repeat(32);

let sockets: FakeSocket[];
let timers: FakeTimers;
let connection: Connection;
const last = () => sockets.at(-1) as FakeSocket;

/** What was promised is done when everything that could be done is. */
const settled = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

beforeEach(() => {
  sockets = [];
  timers = fakeTimers();
  connection = connect({
    timers,
    open: () => {
      const socket = fakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
});

/** The connection is lost, and comes back. */
async function interrupt(): Promise<void> {
  last().break();
  timers.pass(1000);
  last().hello();
  await settled();
}

async function begin(): Promise<void> {
  last().hello();
  await settled();
}

describe('calls', () => {
  test('wait for the server’s hello, and each gets the answer with its number', async () => {
    const first = connection.call('rematch', { table: TABLE });
    const second = connection.call('open', { setup: {} as never });
    expect(last().sent).toEqual([]);
    await begin();
    expect(last().sent.map(({ call }) => call)).toEqual(['rematch', 'open']);
    last().refuse('open', 'too-many-tables');
    last().answer('rematch', { table: 'next' });
    expect(await first).toEqual({ ok: true, value: { table: 'next' } });
    expect(await second).toMatchObject({ ok: false, fault: 'too-many-tables' });
  });

  test('that were not answered are made again if that is the same as once', async () => {
    await begin();
    const request = { id: 'mine', seat: 0, revision: 3, what: 'decide', option: 2 } as const;
    const asked = connection.call('ask', { table: TABLE, request });
    await interrupt();
    expect(sockets).toHaveLength(2);
    expect(last().sent).toMatchObject([{ call: 'ask', request }]);
    last().answer('ask', 4);
    expect(await asked).toEqual({ ok: true, value: 4 });
  });

  test('that might count twice are not made again, and say so', async () => {
    await begin();
    const said = connection.call('say', { table: TABLE, text: 'Hello' });
    await interrupt();
    expect(last().sent).toEqual([]);
    expect(await said).toMatchObject({ ok: false, fault: 'no-connection' });
  });

  test('that were never sent are sent when the server is back', async () => {
    await begin();
    last().break();
    const said = connection.call('say', { table: TABLE, text: 'Hello' });
    timers.pass(1000);
    await begin();
    last().answer('say');
    expect(await said).toMatchObject({ ok: true });
  });

  test('are refused once the page has closed the connection', async () => {
    await begin();
    const open = connection.call('mine', {});
    connection.close();
    expect(await open).toMatchObject({ ok: false, fault: 'no-connection' });
    expect(await connection.call('mine', {})).toMatchObject({ ok: false, fault: 'no-connection' });
    expect(last().isClosed).toBe(true);
    timers.pass(600_000);
    expect(sockets).toHaveLength(1);
  });

  test('nonsense is passed over', async () => {
    await begin();
    const open = connection.call('mine', {});
    for (const text of ['', '{', '7', 'null', '{}', '{"answer":99,"ok":true}']) last().say(text);
    last().answer('mine', []);
    expect(await open).toEqual({ ok: true, value: [] });
  });
});

describe('coming again', () => {
  test('takes longer after each failure, up to a quarter of a minute, and never for all at once', () => {
    expect([0, 1, 2, 3, 9].map((attempts) => backOff(attempts, 1))).toEqual([500, 1000, 2000, 4000, 15_000]);
    expect(backOff(2, 0)).toBe(1000);
  });

  test('says what it is doing', async () => {
    const heard: string[] = [];
    connection.onStatus((status) => heard.push(status));
    await begin();
    await interrupt();
    expect(heard).toEqual(['open', 'waiting', 'connecting', 'open']);
  });

  test('is done at once when the page is looked at again', async () => {
    await begin();
    last().break();
    expect(connection.status).toBe('waiting');
    connection.hurry();
    expect(sockets).toHaveLength(2);
  });

  test('is done when an open connection is dead', async () => {
    await begin();
    connection.hurry();
    expect(last().sent).toHaveLength(1);
    timers.pass(7000);
    expect(connection.status).not.toBe('open');
    expect(sockets[0]?.isClosed).toBe(true);
  });

  test('is not done while the server gives signs of life', async () => {
    await begin();
    for (let i = 0; i < 20; i++) {
      timers.pass(20_000);
      last().answer('exit');
    }
    expect(sockets).toHaveLength(1);
    expect(connection.status).toBe('open');
  });

  test('is done when a socket neither opens nor fails', () => {
    timers.pass(30_000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  test('as somebody else, nothing of the former connection is heard any more', async () => {
    await begin();
    const former = last();
    const heard: string[] = [];
    connection.onTell(({ tell }) => heard.push(tell));
    connection.reconnect();
    former.tell({ tell: 'stopping' });
    last().hello();
    expect(heard).toEqual(['hello']);
  });
});

describe('what goes on being told', () => {
  test('is asked for again before anything else is sent again', async () => {
    const answers: unknown[] = [];
    connection.subscribe('enter', { table: TABLE }, (answer) => answers.push(answer));
    await begin();
    last().answer('enter', 'room');
    const request = { id: 'mine', seat: 0, revision: 3, what: 'take-back' } as const;
    void connection.call('ask', { table: TABLE, request });
    await interrupt();
    expect(last().sent.map(({ call }) => call)).toEqual(['enter']);
    last().answer('enter', 'room as it is now');
    await settled();
    expect(last().sent.map(({ call }) => call)).toEqual(['enter', 'ask']);
    expect(answers).toMatchObject([{ value: 'room' }, { value: 'room as it is now' }]);
  });

  test('is ended when the last one here has ended it', async () => {
    await begin();
    const [one, other] = [1, 2].map(() => connection.subscribe('lobby', {}, () => {}));
    one?.();
    expect(last().sent.map(({ call }) => call)).toEqual(['lobby', 'lobby']);
    other?.();
    other?.();
    expect(last().sent.map(({ call }) => call)).toEqual(['lobby', 'lobby', 'leave-lobby']);
    await interrupt();
    expect(last().sent).toEqual([]);
  });
});

test.each([
  ['http://localhost:1893/', 'ws://localhost:1893/api/socket'],
  ['https://horta.example/#/online/1', 'wss://horta.example/api/socket'],
])('the socket of %s', (page, socket) => {
  expect(socketAddress(page)).toBe(socket);
});
