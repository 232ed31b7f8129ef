import { once } from 'node:events';
import { connect as connectTo, createServer as createListener } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer, createVisitor, type TestServer, type TestServerOptions } from './testing/index.ts';

let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(options: TestServerOptions = {}): Promise<TestServer> {
  server = await createTestServer(options);
  return server;
}

/** A client that says something and then neither reads nor goes. */
async function hang(port: number, text: string) {
  const socket = connectTo(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

describe('A server that stops', () => {
  it('tells everybody, and is there again at the same place with what it kept', async () => {
    const { address, stop, restart } = await start();
    const anna = createVisitor(address);
    const you = await anna.signIn('Anna');
    const sockets = [await anna.connect(), await createVisitor(address).connect()];
    await Promise.all([stop(), stop()]);
    for (const { closed, told } of sockets) {
      expect(await closed).toBe(1001);
      expect(told.at(-1)).toEqual({ tell: 'stopping' });
    }
    await expect(anna.fetch('GET', '/health')).rejects.toThrow();
    await restart();
    expect((await anna.connect()).told[0]).toMatchObject({ tell: 'hello', you });
  });

  it('does not wait for clients that hang', async () => {
    const { address, port, stop } = await start();
    const origin = `Host: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\n`;
    const upgrade =
      `GET /api/socket HTTP/1.1\r\n${origin}Connection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
    const open = await hang(port, upgrade);
    await once(open, 'data');
    open.pause();
    const clients = [
      open,
      await hang(
        port,
        `POST /api/guest HTTP/1.1\r\n${origin}Content-Length: 100\r\nContent-Type: application/json\r\n\r\n{`,
      ),
      await hang(port, 'GET / HT'),
      await hang(port, ''),
    ];
    // So that all of them have been heard.
    expect((await fetch(new URL('/health', address))).status).toBe(200);
    await stop();
    for (const client of clients) client.destroy();
  });

  it('finishes what was being stored', async () => {
    const { address, stop, restart } = await start();
    const guests = Array.from({ length: 20 }, () => createVisitor(address));
    const signedIn = guests.map((guest) => guest.signIn('Anna').catch(() => undefined));
    await signedIn[0];
    await stop();
    await restart();
    for (const [place, coming] of signedIn.entries()) {
      const you = await coming;
      if (you === undefined) continue;
      expect(await (await guests[place]?.fetch('GET', '/api/me'))?.json()).toEqual({ you });
    }
  });
});

describe('A server that begins', () => {
  it('wants a data folder of its own', async () => {
    const { data } = await start();
    await expect(createTestServer({ data })).rejects.toThrow(
      `the data folder ${data} is in use by another Horta`,
    );
    await expect(createTestServer({ data: '/dev/null/data' })).rejects.toThrow(
      "the data folder /dev/null/data can't be written",
    );
  });

  it('leaves everything as it was if it can not listen', async () => {
    const { data, port, stop, restart } = await start();
    await stop();
    const other = createListener().listen(port, '127.0.0.1');
    await once(other, 'listening');
    await expect(restart()).rejects.toThrow(`port ${port} is in use: choose another one with --port`);
    const again = await createTestServer({ data });
    await again.close();
    other.close();
    await once(other, 'close');
    await restart();
  });

  it('says that the client is not built', async () => {
    await expect(createTestServer({ root: '/nowhere' })).rejects.toThrow(/^the client is not built/);
  });
});

describe('What a server says of itself', () => {
  it('holds no names, tokens, codes or addresses', async () => {
    let said = '';
    const output = new Writable({
      write(chunk, _encoding, done) {
        said += chunk;
        done();
      },
    });
    const { address, stop } = await start({ log: pino({ level: 'trace' }, output) });
    const anna = createVisitor(address);
    const { id } = await anna.signIn('Anna Annadottir');
    const answer = await anna.fetch('POST', '/api/transfer');
    const { code } = (await answer.json()) as { readonly code: string };
    await anna.fetch('GET', `/api/tables/${'ab'.repeat(16)}/record?secret=${code}`);
    await anna.fetch('GET', `/t/${'cd'.repeat(16)}`);
    const socket = await anna.connect();
    socket.socket.send('{"id":1,"call":"nonsense","text":"hush"}');
    await socket.call('lobby', {});
    await stop();
    expect(said).toContain('/api/guest');
    const token = anna.cookie.split('=')[1] ?? '';
    for (const secret of ['Annadottir', id, token, code, 'abab', 'cdcd', 'hush', '127.0.0.1'])
      expect(said).not.toContain(secret);
  });

  it('may hold addresses, if the host wants that', async () => {
    let said = '';
    const output = new Writable({
      write(chunk, _encoding, done) {
        said += chunk;
        done();
      },
    });
    const { address } = await start({ log: pino({ level: 'debug' }, output), logsAddresses: true });
    await fetch(new URL('/health', address));
    await expect.poll(() => said).toContain('"address":"127.0.0.1"');
  });
});
