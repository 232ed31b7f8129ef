/** What a game has around it: a browser that refuses things, other tabs, files from outside, the window's title, the end. */
import { readFile } from 'node:fs/promises';
import { randomFromSeed, recordFromText, recordToText } from '@horta/engine';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { finger, mouse } from './hands.ts';
import {
  decide,
  importGame,
  isAsked,
  movesMade,
  newGameText,
  playToTheEnd,
  sitDown,
  type TableWish,
} from './playing.ts';
import { theBrowser, theSite, visitors } from './visitors.ts';

const visit = visitors();

const PAIR: TableWish = { game: '1893', seats: [undefined, undefined], seed: 'surroundings' };

/** From now on the host begins with this. */
async function changeHost(context: BrowserContext, before: string): Promise<void> {
  await context.route('**/workers/host.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ contentType: 'text/javascript', body: before + (await response.text()) });
  });
}

const NO_STORAGE = "Object.defineProperty(self, 'indexedDB', { value: undefined });";
const NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined });";
const FORBIDDEN_LOCKS = `navigator.locks.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));`;

/** Decides a few times. */
async function playOn(page: Page): Promise<void> {
  const random = randomFromSeed('surroundings');
  for (let i = 0; i < 4; i++) {
    expect(await isAsked(page)).toBe(true);
    await decide(page, random);
  }
}

describe('a browser that forbids', () => {
  test('even to look at what it keeps lets one play, in its own language', async () => {
    const context = await (await theBrowser()).newContext({
      locale: 'nl-BE',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(() => {
      const denied = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: denied });
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: denied });
    });
    await changeHost(context, `${NO_STORAGE}${FORBIDDEN_LOCKS}`);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(theSite());
    await page.getByTestId('play').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('nl');
    // A setting lasts as long as the page.
    await page.getByTestId('settings').click();
    await page.getByRole('radio', { name: 'English' }).check();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('radio', { name: 'Instant' }).check();
    await page.keyboard.press('Escape');
    await sitDown(page, PAIR);
    await playOn(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('to keep games lets one export and leave, and asks before one is lost', async () => {
    const { leave, context, page, faults } = await visit({ isAlone: true });
    await changeHost(context, NO_STORAGE);
    await page.reload();
    await sitDown(page, { game: '1893', seats: [undefined, 'apprentice'], seed: 'unkept' });
    await playOn(page);
    await isAsked(page);
    const moves = await movesMade(page);
    expect(await page.getByRole('region', { name: 'Choices' }).innerText()).toMatch(/can’t save the game/);

    // Leaving asks, and the game is still there.
    const dialog = page.locator('dialog[open]');
    await page.getByTestId('menu').click();
    await page.getByTestId('leave').click();
    await expect.poll(() => dialog.innerText()).toMatch(/will be lost/);
    await dialog.getByRole('button', { name: 'Leave anyway' }).click();
    await page.getByTestId('play').waitFor();
    await expect.poll(() => page.locator('.saved').innerText()).toMatch(/can’t save the game/);
    await page.getByRole('link', { name: 'Resume' }).click();
    await isAsked(page);
    expect(await movesMade(page)).toBe(moves);

    // So does closing the page.
    let asked = '';
    page.once('dialog', (question) => {
      asked = question.type();
      void question.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toBe('beforeunload');

    // As a file it can be lost: nobody is asked again.
    await page.getByTestId('menu').click();
    await dialog.getByRole('button', { name: 'Export' }).click();
    await expect.poll(() => dialog.innerText()).toMatch(/hides/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByTestId('export-anyway').click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(recordFromText(text).moves).toHaveLength(moves);
    await expect.poll(() => dialog.count()).toBe(0);
    await page.getByTestId('menu').click();
    await page.getByTestId('leave').click();
    await page.getByTestId('play').waitFor();
    expect(faults).toEqual([]);
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    await leave();
  });
});

describe('the menu', () => {
  test('is played by keys, and a game that is kept is left without a question', async () => {
    const { leave, page } = await visit();
    await sitDown(page, PAIR);
    await isAsked(page);
    await page.getByTestId('menu').focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog[open]');
    await expect.poll(() => dialog.innerText()).toMatch(/Saved in this browser/);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid')))
      .toBe('menu');
    await page.keyboard.press('Enter');
    await page.getByTestId('leave').focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('play').waitFor();
    await leave();
  });
});

describe('other pages of the same browser', () => {
  test('a table open in one page is not opened in another, until that one is closed', async () => {
    const { leave, context, page } = await visit({ isAlone: true });
    await sitDown(page, PAIR);
    await isAsked(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await expect.poll(() => second.locator('main').innerText()).toMatch(/open/i);
    await expect.poll(() => second.locator('main').innerText()).toMatch(/continue here/);
    // It stays so.
    await decide(page, randomFromSeed('first page'));
    expect(await second.getByTestId('table').count()).toBe(0);
    const moves = await movesMade(page);
    await page.close();
    await isAsked(second);
    expect(await movesMade(second)).toBe(moves);
    await leave();
  });

  test('where there are no locks, as on plain http, a table is opened all the same', async () => {
    const { leave, context, page } = await visit({ isAlone: true });
    await changeHost(context, NO_LOCKS);
    await page.reload();
    await sitDown(page, PAIR);
    await isAsked(page);
    const second = await context.newPage();
    await second.goto(page.url());
    expect(await isAsked(second)).toBe(true);
    await leave();
  });
});

test.each([false, true])(
  'the widest names fit into the log, the prompt and the first page, on a phone: %s',
  async (isPhone) => {
    const { leave, page } = await visit({ isPhone });
    const { width = 0 } = page.viewportSize() ?? {};
    await sitDown(page, { ...PAIR, names: ['W'.repeat(24), 'M'.repeat(24)] });
    const hand = isPhone ? finger : mouse;
    const random = randomFromSeed('names');
    for (let i = 0; i < 6; i++) {
      await isAsked(page, hand);
      await decide(page, random, hand);
    }
    // The next question has turned to its board.
    await isAsked(page, hand);
    if (isPhone) await page.locator('#tab-log').tap();
    const overflowing = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '[role=log], [role=log] p, [data-testid=prompt], [data-testid=table]',
        ),
      ]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map(({ className, textContent }) => `${className}: ${textContent}`),
    );
    expect(overflowing).toEqual([]);
    expect(await page.getByRole('log').innerText()).toContain('W'.repeat(24));
    await page.goto(theSite());
    await expect.poll(() => page.locator('.saved').innerText()).toContain('W'.repeat(24));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await leave();
  },
);

describe('files from outside', () => {
  test('a bad file is refused in words, and nothing is added', async () => {
    const { leave, page } = await visit();
    await page.getByTestId('import').click();
    for (const text of ['hello', newGameText(PAIR).replace('players: 2', 'players: 9')]) {
      await page.getByTestId('import-file').setInputFiles({
        name: 'x.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      });
      await expect
        .poll(() => page.locator('body').innerText())
        .toMatch(/isn’t a recorded game|can.t be read|cannot be read/i);
    }
    expect(page.url()).not.toMatch(/table/);
    await leave();
  });

  test('a file that is too large, or claims scores that are not so, is refused for what it is', async () => {
    const { leave, page } = await visit();
    await page.getByTestId('import').click();
    const give = (name: string, buffer: Buffer) =>
      page.getByTestId('import-file').setInputFiles({ name, mimeType: 'text/plain', buffer });
    const said = () => page.getByRole('alert').innerText();
    await give('film.txt', Buffer.alloc(1_000_001, 'x'));
    await expect.poll(said).toMatch(/too large.* 1,000,001 bytes.* 1,000,000/s);
    expect(await said()).toContain('film.txt');

    await page.locator('dialog[open] textarea').fill('x'.repeat(1_000_002));
    await page.locator('dialog[open] button[type=submit]').click();
    await expect.poll(said).toMatch(/1,000,002 bytes/);

    const fixture = new URL('../../engine/fixtures/1893/v2/cards-belle-epoque-2.txt', import.meta.url);
    const text = await readFile(fixture, 'utf8');
    await give('false.txt', Buffer.from(text.replace('scores: 145 166', 'scores: 200 166')));
    await expect.poll(said).toMatch(/claims 200 and 166.* 145 and 166/);
    expect(page.url()).not.toMatch(/table/);
    await leave();
  });
});

describe('title and icon', () => {
  const iconOf = (page: Page) => page.locator('link[rel=icon]').getAttribute('href');

  test('tell when it is one’s turn again, as long as one sits there', async () => {
    const { leave, page } = await visit();
    await sitDown(page, { game: '1893', seats: [undefined, 'apprentice'], seed: 'attention' });
    await isAsked(page);
    await expect.poll(() => page.title()).toBe('● Your turn – Horta');
    await playOn(page);
    await isAsked(page);
    await expect.poll(() => page.title()).toBe('● Your turn – Horta');
    expect(await iconOf(page)).toBe('/favicon-turn.svg');
    expect((await page.request.get(`${theSite()}favicon-turn.svg`)).ok()).toBe(true);
    await page.goBack();
    await page.getByTestId('play').waitFor();
    await expect.poll(() => page.title()).toBe('Horta');
    expect(await iconOf(page)).toBe('/favicon.svg');
    await leave();
  });

  test('say nothing where everyone sits around the screen, nor when the game is over', async () => {
    const { leave, page } = await visit();
    await sitDown(page, PAIR);
    await playOn(page);
    await isAsked(page);
    expect(await page.title()).toBe('Horta');
    await page.goto(theSite());
    const fixture = new URL('../../engine/fixtures/1897/v1/random-2.txt', import.meta.url);
    const { scores: _, ...record } = recordFromText(await readFile(fixture, 'utf8'));
    const last = { ...record, moves: record.moves.slice(0, -12) };
    const sitters = [{ name: '' }, { name: '', bot: 'random' }];
    await importGame(page, `${recordToText(last)}# sitters: ${JSON.stringify(sitters)}\n`);
    expect(await playToTheEnd(page, 'attention')).toBeGreaterThan(1);
    await expect.poll(() => page.title()).toBe('Horta');
    await leave();
  });
});

test.each([
  { width: 1440, height: 900, isWhole: true },
  { width: 1366, height: 768, isWhole: false },
  { width: 768, height: 1024, isWhole: false },
  { width: 390, height: 844, isWhole: false },
])('the totals of the end are in sight at $width x $height', async ({ isWhole, ...size }) => {
  const { leave, page } = await visit({ size, isPhone: size.width < 760 });
  const fixture = new URL(
    '../../engine/fixtures/1893/v2/playouts-belle-epoque-boards-chosen-5.txt',
    import.meta.url,
  );
  await importGame(page, await readFile(fixture, 'utf8'));
  await page.locator('dialog.result[open]').waitFor();
  const { total, actions, hidden } = await page.locator('dialog.result').evaluate((dialog) => ({
    total: dialog.querySelector('tfoot td')?.getBoundingClientRect().bottom ?? Number.NaN,
    actions: dialog.querySelector('.actions button')?.getBoundingClientRect().top ?? Number.NaN,
    hidden: dialog.scrollHeight - dialog.clientHeight,
  }));
  expect(total).toBeLessThanOrEqual(actions);
  if (isWhole) expect(hidden).toBe(0);
  await leave();
});
