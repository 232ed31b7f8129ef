import { fault } from '@horta/online/schemas';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  createVisitor,
  type TestServer,
  type TestServerOptions,
} from '../testing/index.ts';

let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(options: TestServerOptions = {}): Promise<TestServer> {
  server = await createTestServer(options);
  return server;
}

const CHANGES = [
  ['POST', '/api/guest', { name: 'Anna' }],
  ['PUT', '/api/me', { name: 'Anna' }],
  ['POST', '/api/sign-out', undefined],
  ['POST', '/api/transfer', undefined],
  ['POST', '/api/transfer/use', { code: '0'.repeat(32) }],
] as const;

describe('Whoever changes something', () => {
  it.each([
    'https://evil.example',
    'http://localhost',
    'http://127.0.0.1:1',
    'null',
    'file://',
    'nonsense',
    'http://127.0.0.1.evil.example',
  ])('does so from a page of this server, not from %s', async (origin) => {
    const { address } = await start();
    const anna = createVisitor(address);
    const you = await anna.signIn('Anna');
    const { cookie } = anna;
    anna.headers.origin = origin;
    for (const [method, path, body] of CHANGES) {
      const answer = await anna.fetch(method, path, body);
      expect([answer.status, fault.parse(await answer.json()).fault]).toEqual([403, 'foreign-origin']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    await expect(anna.connect()).rejects.toThrow(/403/);
    // Nor is it told who comes.
    expect(await (await anna.fetch('GET', '/api/me')).json()).toEqual({});
    const own = createVisitor(address);
    own.cookie = cookie;
    expect(await (await own.fetch('GET', '/api/me')).json()).toEqual({ you });
  });

  it('says where the page is from', async () => {
    const { address } = await start();
    const program = createVisitor(address);
    delete program.headers.origin;
    for (const [method, path, body] of CHANGES)
      expect((await program.fetch(method, path, body)).status).toBe(403);
    await expect(program.connect()).rejects.toThrow(/403/);
  });

  it('may come by any name that leads here, as long as it is the same for page and server', async () => {
    const { address, port } = await start();
    const anna = createVisitor(address, `http://horta.test:${port}`);
    anna.headers.host = `horta.test:${port}`;
    // fetch() does not let one choose the host: the socket does.
    expect((await anna.connect()).told[0]).toMatchObject({ tell: 'hello' });
    anna.headers.origin = `http://other.test:${port}`;
    await expect(anna.connect()).rejects.toThrow(/403/);
  });

  it('may come by the address that the host has named, whatever a proxy makes of it', async () => {
    const { address } = await start({ url: 'https://horta.example.org' });
    const anna = createVisitor(address, 'https://horta.example.org');
    const answer = await anna.fetch('POST', '/api/guest', { name: 'Anna' });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-horta=[0-9a-f]{64}; .*; Path=\/; .*; Secure$/);
    expect((await anna.connect()).told[0]).toMatchObject({
      you: { name: 'Anna' },
      server: { addresses: ['https://horta.example.org/'] },
    });
    anna.headers.origin = 'http://horta.example.org';
    expect((await anna.fetch('POST', '/api/transfer')).status).toBe(403);
  });

  it('is nobody on a page that another site had opened', async () => {
    const { address } = await start();
    const anna = createVisitor(address);
    await anna.signIn('Anna');
    delete anna.headers.origin;
    anna.headers['sec-fetch-site'] = 'cross-site';
    expect(await (await anna.fetch('GET', '/api/me')).json()).toEqual({});
  });
});

describe('A cookie', () => {
  it('goes over https alone where a proxy says so that is believed', async () => {
    const { address, port } = await start({ proxies: ['loopback'] });
    const anna = createVisitor(address, `https://127.0.0.1:${port}`);
    anna.headers['x-forwarded-proto'] = 'https';
    const answer = await anna.fetch('POST', '/api/guest', { name: 'Anna' });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-horta=.*; Secure$/);
  });

  it('lasts longer by the name under which it came, where nobody says that a GET came over https', async () => {
    let now = Date.UTC(2026, 0, 1);
    const { address } = await start({ clock: () => now });
    const anna = createVisitor(address);
    const you = await anna.signIn('Anna');
    delete anna.headers.origin;
    for (const [name, end] of [
      ['__Host-horta', /; Secure$/],
      ['horta', /; SameSite=Lax$/],
    ] as const) {
      anna.cookie = anna.cookie.replace(/^[^=]*/, name);
      const { cookie } = anna;
      now += 31 * 24 * 60 * 60 * 1000;
      const answer = await anna.fetch('GET', '/api/me');
      expect(await answer.json()).toEqual({ you });
      const [kept = '', ...others] = answer.headers.getSetCookie();
      expect(others).toEqual([]);
      expect(kept.startsWith(`${cookie}; `)).toBe(true);
      expect(kept).toMatch(end);
    }
  });
});
