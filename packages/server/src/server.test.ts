import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './server.ts';

const PAGE = '<!doctype html><title>Horta</title>';
const SCRIPT = 'console.log("iris");'.repeat(100);

let folder: string;
let server: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'horta-server-'));
  const root = join(folder, 'dist');
  for (const name of ['assets', 'workers']) mkdirSync(join(root, name), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(root, '.stamp'), 'hidden');
  writeFileSync(join(root, 'index.html'), PAGE);
  for (const name of ['sw.js', 'manifest.webmanifest', 'workers/host.js', 'assets/plain-12345678.js'])
    writeFileSync(join(root, name), SCRIPT);
  writeFileSync(join(root, 'assets/index-12345678.js'), SCRIPT);
  writeFileSync(join(root, 'assets/index-12345678.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(root, 'assets/index-12345678.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(root, 'assets/text-12345678.woff2'), 'font');
  server = await createServer({ root });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  return server.inject({ method: 'GET', url, headers });
}

describe('The server', () => {
  it('serves the page and its parts, each as what it is', async () => {
    const page = await get('/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toBe(PAGE);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect((await get('/workers/host.js')).headers['content-type']).toMatch(/^application\/javascript/);
    expect((await get('/manifest.webmanifest')).headers['content-type']).toMatch(
      /^application\/manifest\+json/,
    );
    expect((await get('/assets/text-12345678.woff2')).headers['content-type']).toBe('font/woff2');
  });

  it.each([
    ['/assets/index-12345678.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/workers/host.js', 'no-cache'],
    ['/nothing', 'no-cache'],
  ])('says how long %s may be kept: %s', async (url, expected) => {
    expect((await get(url, { 'accept-encoding': 'br' })).headers['cache-control']).toBe(expected);
  });

  it('answers with 304 to who has the file already', async () => {
    const { etag } = (await get('/')).headers;
    expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=0.5, br', 'br', brotliDecompressSync],
  ])('sends what is compressed to a browser that reads %s', async (accepted, encoding, decompress) => {
    const answer = await get('/assets/index-12345678.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toMatch(/^application\/javascript/);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(decompress(answer.rawPayload).toString()).toBe(SCRIPT);
  });

  it('sends what is not compressed as it is', async () => {
    for (const [url, accepted] of [
      ['/assets/index-12345678.js', 'identity'],
      ['/assets/index-12345678.js', ''],
      ['/assets/plain-12345678.js', 'br, gzip'],
    ] as const) {
      const answer = await get(url, { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.body).toBe(SCRIPT);
    }
  });

  it('lets the page use nothing from elsewhere', async () => {
    for (const url of ['/', '/workers/host.js', '/nothing']) {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/default-src 'none'/);
      expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'(;|$)/);
      expect(policy).toMatch(/worker-src 'self'(;|$)/);
      expect(policy).toMatch(/connect-src 'self'(;|$)/);
      expect(policy).not.toMatch(/https?:|\*|upgrade-insecure-requests|'unsafe-eval'/);
      const permissions = String(headers['permissions-policy']).split(', ');
      expect(permissions).toEqual(
        expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()', 'usb=()']),
      );
      expect(permissions).toEqual(expect.arrayContaining(['fullscreen=(self)', 'clipboard-write=(self)']));
      for (const permission of permissions) expect(permission).toMatch(/^[a-z-]+=\((self)?\)$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('lets the page do what is written in it, also after it was built anew', async () => {
    const policy = async () => String((await get('/')).headers['content-security-policy']);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const file = join(folder, 'dist/index.html');
    writeFileSync(file, `${PAGE}<style>p{}</style><script>1</script><script src="/a.js"></script>`);
    utimesSync(file, 1, 1);
    expect(await policy()).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hash('1')};`);
    expect(await policy()).toContain(`style-src 'self' ${hash('p{}')};`);
    writeFileSync(file, PAGE);
    utimesSync(file, 2, 2);
    expect(await policy()).not.toContain('sha256');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/%00',
    '//secret.txt',
    '/.stamp',
    '/%2estamp',
    '/assets/index-12345678.js.br',
    '/assets',
    '/assets/',
    '/nothing',
    '/index.html/nothing',
    '/%ff',
  ])('finds nothing at %s', async (url) => {
    const answer = await get(url, { 'accept-encoding': 'br' });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toMatch(/^(Not found|Bad request)\n$/);
  });

  it('answers to HEAD without the content', async () => {
    const answer = await server.inject({ method: 'HEAD', url: '/' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(`${PAGE.length}`);
    expect(answer.body).toBe('');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('refuses %s', async (method) => {
    const answer = await server.inject({ method, url: '/' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('says when the client is not built', async () => {
    await expect(createServer({ root: join(folder, 'nowhere') })).rejects.toThrow(/^the client is not built/);
  });
});
