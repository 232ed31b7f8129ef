/** The player’s aid as a page: for the table that one has, by keys, on paper. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openSite, type Site } from './site.ts';
import { violations } from './violations.ts';
import { type Visit, visit } from './visit.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), openSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

describe.each([
  ['a desk', { isPhone: false }],
  ['a phone', { isPhone: true }],
] as const)('on %s', (_, { isPhone }) => {
  let there: Visit;
  beforeAll(async () => {
    there = await visit(browser, site.address, { isPhone, path: '#/aid/1893' });
    await there.page.getByTestId('aid').waitFor();
  });
  afterAll(() => there.context.close());

  test('it is what the table plays with, chosen by keys', async () => {
    const { page } = there;
    const aid = page.getByTestId('aid');
    const box = page.getByLabel('With Belle Époque');
    expect(await aid.getByRole('heading', { name: 'Belle Époque' }).count()).toBe(0);
    await box.focus();
    await page.keyboard.press('Space');
    await aid.getByRole('heading', { name: 'Belle Époque' }).waitFor();
    // Of two players each use of an action takes one more architect.
    expect(await aid.innerText()).not.toContain('each further use in the round one more');
    await page.getByRole('radio', { name: '4', exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await aid.getByText('each further use in the round one more').waitFor();
  });

  test('nothing is wrong with it for those who do not see it, and nothing stands out at a side', async () => {
    const { page, faults } = there;
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(faults).toEqual([]);
  });

  test('on paper there is the card and nothing to press', async () => {
    const { page } = there;
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByTestId('aid').isVisible()).toBe(true);
    expect(await page.locator('button:visible, a:visible, input:visible, select:visible').count()).toBe(0);
    // Ink on white, by gaslight too.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    await page.emulateMedia({ media: null, colorScheme: null });
  });
});

test('the longest cards fit on one page, on the paper of either side of the ocean', async () => {
  const { context, page } = await visit(browser, site.address, {
    settings: { locale: 'de' },
    path: '#/aid/1893',
  });
  await page.getByTestId('aid').waitFor();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('heading', { name: 'Architektentableaus' }).waitFor();
  expect(await pagesOf(page)).toEqual([1, 1]);
  // The longest in print of the usual size.
  await page.getByText('Bruxelles 1893 · Erste Auflage', { exact: true }).click();
  await page.getByText('Königliches Theater').waitFor();
  expect(await pagesOf(page)).toEqual([1, 1]);
  await context.close();
});

async function pagesOf(page: Page): Promise<number[]> {
  const pages: number[] = [];
  for (const format of ['A4', 'Letter']) {
    const paper = await page.pdf({ format, landscape: true });
    pages.push(paper.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0);
  }
  return pages;
}

test('each game has its own, one click away from the others', async () => {
  const { context, page } = await visit(browser, site.address, { path: '#/aid/1897' });
  await page.getByText('Money card').waitFor();
  await page.getByText('Bruxelles 1893 · First edition', { exact: true }).click();
  await page.getByText('exhibition tile').first().waitFor();
  expect(page.url()).toContain('#/aid/1893-first-edition');
  await context.close();
});
