import { once } from 'node:events';
import { connect as connectTo } from 'node:net';
import { PROTOCOL } from '@horta/online';
import { answer, hello } from '@horta/online/schemas';
import { afterEach, describe, expect, it } from 'vitest';
import type { Service } from '../service.ts';
import {
  createTestServer,
  createVisitor,
  type TestServer,
  type TestServerOptions,
  type TestSocket,
} from '../testing/index.ts';

let server: TestServer;

afterEach(async () => {
  await server.close();
});

async function start(options: TestServerOptions = {}): Promise<TestServer> {
  server = await createTestServer(options);
  return server;
}

async function visitor(name?: string) {
  const someone = createVisitor(server.address);
  if (name !== undefined) await someone.signIn(name);
  return someone;
}

/** The next answer without a number, once something is sent. */
async function refused({ socket, refusal }: TestSocket, message: string | Buffer) {
  const coming = refusal();
  socket.send(message);
  return answer.parse(await coming);
}

/** A heart that says hello, and otherwise what a test wants. */
function serviceThat(onMessage: (text: string, send: (text: string) => void) => void): Service {
  return {
    connect(_visitor, send) {
      send('{"tell":"hello"}');
      return { receive: (text) => onMessage(text, send), close() {} };
    },
    record: () => Promise.resolve(''),
    renamed() {},
    levels: { tablesInMemory: () => 0, botsWaiting: () => 0 },
    stop: () => Promise.resolve(),
  };
}

describe('A socket', () => {
  it('says hello first: who comes, and how others reach the server', async () => {
    await start({ hasChat: false });
    const nobody = await (await visitor()).connect();
    expect(hello.parse(nobody.told[0])).toMatchObject({
      protocol: PROTOCOL,
      server: { hasChat: false, addresses: [], build: expect.stringMatching(/^[0-9a-f]{16}$/) },
    });
    const anna = await (await visitor('Anna')).connect();
    expect(hello.parse(anna.told[0]).you?.name).toBe('Anna');
    expect(await anna.call('lobby', {})).toMatchObject({ ok: true, value: [] });
  });

  it('stays open when somebody goes by another name, which the next one says', async () => {
    await start();
    const anna = await visitor('Anna');
    const socket = await anna.connect();
    await anna.fetch('PUT', '/api/me', { name: 'Anne' });
    expect(hello.parse((await anna.connect()).told[0]).you?.name).toBe('Anne');
    expect(socket.socket.readyState).toBe(socket.socket.OPEN);
  });

  it('answers to what it can not read', async () => {
    await start();
    const socket = await (await visitor('Anna')).connect();
    expect(await refused(socket, 'nonsense')).toMatchObject({ ok: false, fault: 'bad-message' });
    expect(await refused(socket, Buffer.from('{"id":1,"call":"lobby"}'))).toMatchObject({
      fault: 'bad-message',
      detail: 'messages are text',
    });
    expect(await socket.call('lobby', {})).toMatchObject({ ok: true });
  });

  it('says that a message is too long, and is closed if it is far too long', async () => {
    await start();
    const socket = await (await visitor('Anna')).connect();
    const long = (bytes: number) => ({ more: 'x'.repeat(bytes) });
    const refusal = { ok: false, fault: 'too-long', detail: 'at most 49152 bytes' };
    // With its number, where that comes first, as pages send it: whoever waits for the answer has one.
    expect(await socket.call('lobby', long(49 * 1024))).toMatchObject(refusal);
    const last = { call: 'lobby', ...long(49 * 1024), id: 1 };
    expect(await refused(socket, JSON.stringify(last))).toEqual(refusal);
    expect(await socket.call('lobby', {})).toMatchObject({ ok: true });
    socket.socket.send(JSON.stringify(long(97 * 1024)));
    expect(await socket.closed).toBe(1009);
  });

  it('is at no other place', async () => {
    await start();
    const anna = await visitor('Anna');
    for (const path of ['/', '/health', '/api/me', '/nothing']) {
      const raw = connectTo(server.port, '127.0.0.1');
      raw.write(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nOrigin: http://127.0.0.1:${server.port}\r\n` +
          'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
          `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: ${anna.cookie}\r\n\r\n`,
      );
      const [head] = (await once(raw, 'data')) as [Buffer];
      expect(String(head)).toMatch(/^HTTP\/1\.1 4\d\d /);
      raw.destroy();
    }
  });
});

describe('Whoever is too fast', () => {
  it('is told so, with the number of the call, and heard again after a while', async () => {
    let now = 0;
    await start({ ticks: () => now, limits: { messagesPerSocket: { burst: 3, perSecond: 1 } } });
    const socket = await (await visitor('Anna')).connect();
    const calls = Array.from({ length: 5 }, () => socket.call('lobby', {}));
    expect((await Promise.all(calls)).map((each) => (each.ok ? 'ok' : each.fault))).toEqual([
      ...['ok', 'ok', 'ok'],
      ...['too-fast', 'too-fast'],
    ]);
    now += 1000;
    expect(await socket.call('lobby', {})).toMatchObject({ ok: true });
  });

  it('takes nothing from others, but from the other pages of the same person', async () => {
    await start({ ticks: () => 0, limits: { messagesPerPerson: { burst: 4, perSecond: 1 } } });
    const anna = await visitor('Anna');
    const pages = [await anna.connect(), await anna.connect()];
    const ben = await (await visitor('Ben')).connect();
    for (const page of [...pages, ...pages]) expect((await page.call('lobby', {})).ok).toBe(true);
    expect(await pages[0]?.call('lobby', {})).toMatchObject({ ok: false, fault: 'too-fast' });
    expect((await ben.call('lobby', {})).ok).toBe(true);
  });

  it('takes from those behind the same address only if all of them together are a flood', async () => {
    await start({ ticks: () => 0, limits: { messagesPerAddress: { burst: 2, perSecond: 1 } } });
    const [anna, ben] = [await (await visitor('Anna')).connect(), await (await visitor('Ben')).connect()];
    expect((await anna.call('lobby', {})).ok && (await ben.call('lobby', {})).ok).toBe(true);
    expect(await ben.call('lobby', {})).toMatchObject({ fault: 'too-fast' });
  });

  it('and does not listen is closed', async () => {
    await start({
      ticks: () => 0,
      limits: {
        messagesPerSocket: { burst: 1, perSecond: 1 },
        refusalsPerSocket: { burst: 3, perSecond: 1 },
      },
    });
    const socket = await (await visitor('Anna')).connect();
    for (let i = 0; i < 10; i++) socket.socket.send('x');
    expect(await socket.closed).toBe(1008);
    expect(socket.refusals.length).toBeLessThanOrEqual(1 + 4);
    expect(await server.metrics()).toMatch(/horta_dropped_sockets_total\{reason="too-fast"\} 1/);
  });

  it('in making calls, guests or codes is told to wait', async () => {
    let now = 0;
    await start({
      ticks: () => now,
      limits: {
        callsPerAddress: { burst: 9, perSecond: 1 },
        guestsPerAddressAndHour: 1,
        transfersPerPersonAndHour: 1,
        transferTriesPerAddressAndHour: 1,
      },
    });
    const anna = await visitor('Anna');
    const status = async (...call: Parameters<typeof anna.fetch>) => (await anna.fetch(...call)).status;
    expect((await (await visitor()).fetch('POST', '/api/guest', { name: 'Ben' })).status).toBe(429);
    expect(await status('POST', '/api/transfer')).toBe(200);
    expect(await status('POST', '/api/transfer')).toBe(429);
    const code = { code: '0'.repeat(32) };
    expect(await status('POST', '/api/transfer/use', code)).toBe(404);
    expect(await status('POST', '/api/transfer/use', code)).toBe(429);
    expect(await status('GET', '/api/me')).toBe(200);
    expect(await status('GET', '/api/me')).toBe(200);
    expect(await status('GET', '/api/me')).toBe(200);
    const refusal = await anna.fetch('GET', '/api/me');
    expect([refusal.status, await refusal.json()]).toMatchObject([429, { fault: 'too-fast' }]);
    now += 3_600_000;
    expect(await status('POST', '/api/transfer')).toBe(200);
  });
});

describe('Sockets', () => {
  it('are only so many for each person', async () => {
    await start({ limits: { socketsPerPerson: 2 } });
    const anna = await visitor('Anna');
    const [first] = [await anna.connect(), await anna.connect()];
    const third = await anna.connect();
    expect(third.refusals).toMatchObject([{ ok: false, fault: 'too-many-sockets' }]);
    expect(await third.closed).toBe(1013);
    expect((await (await visitor('Ben')).connect()).refusals).toEqual([]);
    await first?.close();
    await expect.poll(async () => (await anna.connect()).refusals.length).toBe(0);
  });

  it('are only so many for each address, as proxies say it that are believed', async () => {
    await start({ proxies: ['loopback'], limits: { socketsPerAddress: 1 } });
    const from = async (address: string) => {
      const someone = await visitor();
      someone.headers['x-forwarded-for'] = address;
      return (await someone.connect()).refusals.length === 0;
    };
    expect(await from('192.0.2.1')).toBe(true);
    expect(await from('192.0.2.1')).toBe(false);
    // Whatever the client itself had put before what the proxy adds.
    expect(await from('198.51.100.9, 192.0.2.1')).toBe(false);
    expect(await from('192.0.2.2')).toBe(true);
    expect(await from('2001:db8:1:2::1')).toBe(true);
    expect(await from('2001:db8:1:2:ffff::2')).toBe(false);
    expect(await from('2001:db8:1:3::1')).toBe(true);
  });

  it('share one address where nobody is believed', async () => {
    await start({ limits: { socketsPerAddress: 1 } });
    const someone = await visitor();
    expect((await someone.connect()).refusals).toEqual([]);
    someone.headers['x-forwarded-for'] = '192.0.2.1';
    expect((await someone.connect()).refusals).toMatchObject([{ fault: 'too-many-sockets' }]);
  });

  it('of a client that does not read are dropped', async () => {
    const text = JSON.stringify({ tell: 'chat', text: 'x'.repeat(64 * 1024) });
    let sent = 0;
    await start({
      createService: async () =>
        serviceThat((_text, send) => {
          for (; sent < 1000; sent++) send(text);
        }),
    });
    const socket = await (await visitor('Anna')).connect();
    socket.socket.pause();
    socket.socket.send('begin');
    await expect.poll(() => server.metrics()).toMatch(/horta_dropped_sockets_total\{reason="unread"\} 1/);
    await expect.poll(() => server.metrics()).toMatch(/^horta_sockets 0$/m);
    socket.socket.resume();
    expect(await socket.closed).toBe(1006);
  });
});
