/** What the server's headers let a page do: the socket, where there is no https and the name is not localhost. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openSite, type Site } from './site.ts';

let root: string;
let site: Site;
let browser: Browser;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'horta-page-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Horta</title>');
  site = await openSite(root);
  browser = await launchBrowser(['--host-resolver-rules=MAP horta.test 127.0.0.1']);
});

afterAll(async () => {
  await browser.close();
  await site.close();
  rmSync(root, { recursive: true });
});

/** Becomes a guest if there is a name, then opens a socket: what it is told first, or why there is none. */
async function firstTold([name, host]: readonly [string | undefined, string | undefined]): Promise<unknown> {
  if (name !== undefined) {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/guest', { method: 'POST', headers, body: JSON.stringify({ name }) });
  }
  return new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
    const socket = new WebSocket(`ws://${host ?? location.host}/api/socket`);
    socket.onmessage = ({ data }) => resolve(JSON.parse(data));
    socket.onerror = () => setTimeout(() => resolve('refused'), 100);
  });
}

test.each(['localhost', 'horta.test'])('a page at http://%s has a socket, as whoever it is', async (name) => {
  const address = new URL(site.address);
  address.hostname = name;
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address.href);
  expect(await page.evaluate(firstTold, ['Anna', undefined] as const)).toMatchObject({
    tell: 'hello',
    you: { name: 'Anna' },
  });
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await context.close();
});

test('a page has no socket to anywhere else, and no page of elsewhere has one here', async () => {
  const here = new URL(site.address);
  const page = await browser.newPage();
  await page.goto(site.address);
  expect(await page.evaluate(firstTold, [undefined, `horta.test:${here.port}`] as const)).toBe('connect-src');
  const other = await browser.newPage();
  await other.setContent('<title>Elsewhere</title>');
  expect(await other.evaluate(firstTold, [undefined, here.host] as const)).toBe('refused');
});
