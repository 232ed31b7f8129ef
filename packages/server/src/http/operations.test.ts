import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { openStorage } from '../storage/open.ts';
import { StorageFault } from '../storage/storage.ts';
import {
  createTestServer,
  createVisitor,
  type TestServer,
  type TestServerOptions,
} from '../testing/index.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';
let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(options: TestServerOptions = {}): Promise<TestServer> {
  server = await createTestServer(options);
  return server;
}

/** With a host of one's choice, which fetch() does not let one have. */
function get(path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request({ port: server?.port, host: '127.0.0.1', path, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      answer
        .setEncoding('utf8')
        .toArray()
        .then((chunks) => resolve({ status, text: chunks.join('') }), reject);
    })
      .on('error', reject)
      .end();
  });
}

describe('The server', () => {
  it('says that it is up, and that it can work', async () => {
    await start();
    expect(await get('/health')).toEqual({ status: 200, text: 'up\n' });
    expect(await get('/ready')).toEqual({ status: 200, text: 'ready\n' });
  });

  it('is not ready when nothing can be stored', async () => {
    const fail = () => Promise.reject(new StorageFault('the disk is full'));
    await start({
      openStorage: async (options) => ({
        ...(await openStorage(options)),
        write: fail,
        writeAll: fail,
        check: fail,
      }),
    });
    expect((await get('/health')).status).toBe(200);
    const { status, text } = await get('/ready');
    expect(status).toBe(503);
    expect(text).toBe('not ready: the data can not be read or written\n');
    const anna = createVisitor(server?.address ?? '');
    const answer = await anna.fetch('POST', '/api/guest', { name: 'Anna' });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { fault: 'storage', detail: 'it could not be stored' },
    ]);
  });

  it('has no record of a table that is not there', async () => {
    await start();
    for (const table of ['x', '0'.repeat(32), '..%2f..%2fhorta.sqlite']) {
      const { status, text } = await get(`/api/tables/${table}/record`);
      expect([status, JSON.parse(text).fault]).toEqual([404, 'no-such-table']);
    }
  });

  it('has no other calls', async () => {
    await start();
    for (const path of ['/api/', '/api/nothing', '/api/tables', '/api/me/x']) {
      const { status, text } = await get(path);
      expect([status, JSON.parse(text).fault]).toEqual([404, 'bad-message']);
    }
    expect((await get('/api/socket')).status).toBe(403);
    expect((await get('/api/socket', { origin: `http://127.0.0.1:${server?.port}` })).status).toBe(400);
  });
});

describe('Numbers', () => {
  it('are for this machine', async () => {
    await start();
    const anna = createVisitor(server?.address ?? '');
    await anna.signIn('Anna Annadottir');
    await anna.connect();
    const { status, text } = await get('/metrics');
    expect(status).toBe(200);
    expect(text).toMatch(/^horta_sockets 1$/m);
    expect(text).toMatch(/^horta_write_seconds_count [1-9]/m);
    expect(text).toMatch(/^horta_requests_total\{status="2xx"\} \d+$/m);
    expect(text).not.toContain('Anna');
  });

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-real-ip', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
    ['host', 'evil.example'],
    ['host', 'horta.example.org:1893'],
    ['authorization', `Bearer ${'0'.repeat(32)}`],
  ])('are not for who comes through a proxy or by another name: %s %s', async (name, value) => {
    await start({ metricsToken: TOKEN, proxies: ['loopback'] });
    expect(await get('/metrics', { [name]: value })).toEqual({ status: 404, text: 'Not found\n' });
  });

  it('are for who has the token, from wherever', async () => {
    await start({ metricsToken: TOKEN });
    const headers = { 'x-forwarded-for': '192.0.2.1', host: 'horta.example.org' };
    expect((await get('/metrics', { ...headers, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    expect((await get('/metrics', headers)).status).toBe(404);
    expect((await get('/metrics', { ...headers, authorization: 'Bearer ' })).status).toBe(404);
    expect((await get('/metrics', { ...headers, authorization: 'Bearer undefined' })).status).toBe(404);
  });

  it('need a token that was named', async () => {
    await start();
    expect((await get('/metrics', { host: 'a.example', authorization: 'Bearer undefined' })).status).toBe(
      404,
    );
  });
});
