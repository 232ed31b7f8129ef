/** A whole game of each edition, played to its end through the interface. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { playToTheEnd, sitDown, type TableWish, visit } from './playing.ts';
import { openSite, type Site } from './site.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), openSite()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const BOT = 'apprentice';

const TABLES: readonly (TableWish & { name: string })[] = [
  { name: '1893, second edition', game: '1893', seats: [undefined, BOT, BOT], seed: 'whole 1' },
  {
    name: '1893 with Belle Époque and asymmetric boards',
    game: '1893',
    options: { belleEpoque: true, boards: 'chosen' },
    seats: [undefined, BOT],
    seed: 'whole 2',
  },
  { name: '1893, first edition', game: '1893-first-edition', seats: [BOT, undefined, BOT], seed: 'whole 3' },
  {
    name: '1893, first edition, around one screen',
    game: '1893-first-edition',
    seats: [undefined, undefined],
    seed: 'whole 4',
  },
  { name: '1897', game: '1897', seats: [undefined, BOT], seed: 'whole 5' },
];

test.each(TABLES)('a game of $name', async (wish) => {
  const { context, page, faults } = await visit(browser, site.address);
  await sitDown(page, wish);
  const decisions = await playToTheEnd(page, wish.seed);
  expect(decisions).toBeGreaterThan(10);
  const result = page.locator('dialog.result');
  await result.waitFor();
  await expect.poll(() => result.innerText()).toMatch(/wins with \d+ VP|share the victory/);
  // The final board is still there.
  await page.keyboard.press('Escape');
  await expect.poll(() => result.isVisible()).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
});
