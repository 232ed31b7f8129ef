import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFromSeed } from '@horta/engine';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { decide, importGame, isAsked, movesMade, newGameText, ofEveryGame } from './playing.ts';
import { builtFiles, DIST, openSite, type Site } from './site.ts';
import { WIDE } from './visit.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await openSite();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** A visitor whose browser may keep the app, and who likes bots that don't dawdle. */
async function visitor(): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: WIDE });
  await context.addInitScript(() => {
    if (localStorage.getItem('horta-settings') === null)
      localStorage.setItem('horta-settings', JSON.stringify({ locale: 'en', speed: 'instant' }));
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { context, page, faults };
}

/** Waits until all files are there for the time without a network; resolves to their names. */
function untilKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname.slice(1));
  });
}

/** Decides a few times, with the bots' answers between. */
async function playOn(page: Page): Promise<void> {
  const random = randomFromSeed('offline');
  const before = await movesMade(page);
  const decisions = 4;
  for (let i = 0; i < decisions; i++) {
    expect(await isAsked(page)).toBe(true);
    await decide(page, random);
  }
  await isAsked(page);
  expect(await movesMade(page)).toBeGreaterThan(before + decisions);
}

it('after one visit everything works without a network: games, languages, levels', async () => {
  const { context, page, faults } = await visitor();
  await page.goto(site.address);
  await page.getByTestId('play').waitFor();
  const kept = await untilKept(page);
  const wanted = builtFiles().filter(
    (file) => file !== 'sw.js' && !/\.woff$|-(?:cyrillic|greek|vietnamese)-/.test(file),
  );
  expect(wanted.filter((file) => !kept.includes(file))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  await playOn(page);

  // Games, languages and levels that this browser has never seen.
  for (const { locale, ...wish } of ofEveryGame({
    '1893': [
      { options: { belleEpoque: true }, seats: [undefined, 'apprentice'], locale: 'de', seed: 'offline' },
    ],
    '1893-first-edition': [{ seats: [undefined, 'architect'], locale: 'fr', seed: 'offline' }],
    '1897': [{ seats: [undefined, 'journeyman'], locale: 'nl', seed: 'offline' }],
  })) {
    await page.evaluate((chosen) => {
      const settings = JSON.parse(localStorage.getItem('horta-settings') ?? '{}');
      localStorage.setItem('horta-settings', JSON.stringify({ ...settings, locale: chosen }));
      location.hash = '#/';
    }, locale);
    await page.reload();
    await importGame(page, newGameText(wish));
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    await playOn(page);
  }
  expect(faults).toEqual([]);
  await context.close();
});

it('a game goes on where it was when its page is opened again', async () => {
  const { context, page } = await visitor();
  await page.goto(site.address);
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  await playOn(page);
  const [address, moves] = [page.url(), await movesMade(page)];
  await page.close();
  const other = await context.newPage();
  await other.goto(address);
  await isAsked(other);
  // A choice without alternative may have made itself meanwhile.
  expect(await movesMade(other)).toBeGreaterThanOrEqual(moves);
  await playOn(other);
  await context.close();
});

it('a newer version waits until it is wanted', async () => {
  const root = mkdtempSync(join(tmpdir(), 'horta-dist-'));
  cpSync(DIST, root, { recursive: true });
  const other = await openSite(root);
  const { context, page } = await visitor();
  await page.goto(other.address);
  await untilKept(page);
  await page.reload();
  await page.getByTestId('play').waitFor();
  expect(await page.locator('.notice button').isVisible()).toBe(false);

  for (const name of ['index.html', 'sw.js']) {
    for (const copy of [`${name}.br`, `${name}.gz`]) rmSync(join(root, copy), { force: true });
    const text = readFileSync(join(root, name), 'utf8');
    writeFileSync(
      join(root, name),
      name === 'sw.js'
        ? text.replace(/(url:"index\.html",revision:")\w+/, '$1newer')
        : text.replace('<body>', '<body data-version="newer">'),
    );
  }
  await page.evaluate(async () => {
    // Whoever reloads without being asked loses this.
    Object.assign(window, { isStillHere: true });
    await (await navigator.serviceWorker.ready).update();
  });
  await page.locator('.notice button').waitFor();
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
  await page.locator('.notice button').click();
  await page.locator('body[data-version=newer]').waitFor();
  await page.getByTestId('play').waitFor();
  expect(await page.locator('.notice button').isVisible()).toBe(false);
  await context.close();
  await other.close();
  rmSync(root, { recursive: true });
});
