/** Someone who knows no rule: every decision says what to do, everything that can be chosen says what it is and does. */
import { randomFromSeed } from '@horta/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { decide, isAsked, sitDown, visit } from './playing.ts';
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

/** Choices that don't say what they are. */
function undescribed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const things = [...document.querySelectorAll('.thing')].filter((thing) => {
      const name = thing.getAttribute('aria-label') ?? '';
      // Without words a thing is called by its id.
      return name === '' || name.startsWith(thing.getAttribute('data-thing') ?? '');
    });
    const buttons = [...document.querySelectorAll('button[data-option]')].filter(
      (button) => (button.textContent ?? '').trim() === '',
    );
    return [
      ...things.map((thing) => thing.getAttribute('data-thing') ?? ''),
      ...buttons.map((button) => button.outerHTML),
    ];
  });
}

test.each([
  { game: '1893', seats: [undefined, 'apprentice', 'apprentice'], seed: 'newcomer 1' },
  {
    game: '1893',
    options: { belleEpoque: true, boards: 'dealt' },
    seats: [undefined, 'apprentice'],
    seed: 'newcomer 2',
  },
  { game: '1893-first-edition', seats: [undefined, 'apprentice'], seed: 'newcomer 3' },
  { game: '1897', seats: [undefined, 'apprentice'], seed: 'newcomer 4' },
])('a game of $game explains itself from the first decision to the last', async (wish) => {
  const { context, page } = await visit(browser, site.address);
  await sitDown(page, wish);
  const random = randomFromSeed(wish.seed);
  let tips = 0;
  while (await isAsked(page)) {
    expect((await page.getByTestId('prompt').innerText()).trim()).toMatch(/^\S.{5,}\.$/);
    // Descriptions come right after the boards.
    await expect.poll(() => undescribed(page)).toEqual([]);
    const thing = page.locator('.thing.legal').first();
    if (tips < 25 && (await thing.isVisible())) {
      await thing.hover();
      const tip = await page.getByTestId('tip').innerText();
      expect(tip.split('\n').length, tip).toBeGreaterThan(1);
      tips++;
    }
    await decide(page, random);
  }
  await page.locator('dialog.result').waitFor();
  expect(tips).toBeGreaterThan(5);
  await context.close();
});
