/** The home page: in the document itself, whole at every size, and nothing of it moves while it comes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { tabOrder } from './hands.ts';
import { DIST, openSite, type Site } from './site.ts';

const SIZES = [
  '390x844',
  '844x390',
  '768x1024',
  '1024x768',
  '1366x768',
  '1440x900',
  '1920x1080',
  '2560x1440',
];
const HOUSES = ['ha', 'ca', 'ho', 'so', 'sc'];
const MOST_SHIFT = 0.05;

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), openSite()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

function sizeOf(name: string): { width: number; height: number } {
  const [width = 0, height = 0] = name.split('x').map(Number);
  return { width, height };
}

async function visit(size: string, locale: string, colorScheme: 'light' | 'dark', hash = ''): Promise<Page> {
  const context = await browser.newContext({
    locale,
    colorScheme,
    viewport: sizeOf(size),
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(site.address + hash);
  return page;
}

test('the document has the street, the words and the frame', () => {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  for (const house of HOUSES) expect(html).toContain(`id="s-${house}"`);
  expect(html).toMatch(/<h1>Horta<\/h1>/);
  expect(html).toMatch(/<p id="tagline">\w/);
  expect(html).toContain('class="awaited"');
  expect(html).not.toMatch(/<!-- (?:prepare|street|tagline|taglines) -->/);
});

test.each([
  ['390x844', 'en-GB', 'light'],
  ['390x844', 'de-DE', 'dark'],
  ['1366x768', 'de-DE', 'light'],
  ['1366x768', 'en-GB', 'dark'],
] as const)('nothing moves: %s, %s, %s', async (size, locale, scheme) => {
  const page = await visit(size, locale, scheme);
  expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
  await page.getByTestId('play').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shift).toBeLessThan(MOST_SHIFT);
  await page.context().close();
});

test('a link to a table shows no home page first', async () => {
  const page = await visit('390x844', 'en-GB', 'light', '#/table/nowhere');
  expect(await page.locator('.poster').isVisible()).toBe(false);
  expect(await page.locator('.awaited').isVisible()).toBe(false);
  await page.context().close();
});

describe('at every size', () => {
  let page: Page;
  beforeAll(async () => {
    page = await visit('390x844', 'en-GB', 'light');
    await page.getByTestId('play').waitFor();
  });
  afterAll(() => page.context().close());

  test.each([...SIZES, '320x640'])('the five houses are whole: %s', async (size) => {
    await page.setViewportSize(sizeOf(size));
    const outside = await page.evaluate((houses) => {
      const panel = document.querySelector('.poster')?.getBoundingClientRect() ?? new DOMRect();
      const slack = 3;
      return houses.filter((house) => {
        const box = document.getElementById(`s-${house}`)?.getBoundingClientRect();
        return (
          box === undefined ||
          box.width < 30 ||
          box.left < panel.left - slack ||
          box.right > panel.right + slack ||
          box.top < panel.top ||
          box.bottom > panel.bottom
        );
      });
    }, HOUSES);
    expect(outside).toEqual([]);
  });

  test.each(SIZES)('text can be read, and targets be met: %s', async (size) => {
    await page.setViewportSize(sizeOf(size));
    const { width, height } = sizeOf(size);
    const isPhone = Math.min(width, height) < 500;
    const found = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('body *')].filter(
        (element) =>
          element.checkVisibility() &&
          [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      );
      const targets = [...document.querySelectorAll('button, select, summary, input, a')]
        .map((element) => (element.closest('label') ?? element).getBoundingClientRect())
        .filter((box) => box.width > 1);
      return {
        text: Math.min(...texts.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))),
        target: Math.min(...targets.flatMap((box) => [box.width, box.height])),
        small: targets
          .filter((box) => Math.min(box.width, box.height) < 43.9)
          .map((box) => `${box.width}x${box.height}`),
        overflow: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(found.text).toBeGreaterThanOrEqual(isPhone ? 11 : 12);
    expect(isPhone ? found.small : []).toEqual([]);
    expect(found.target).toBeGreaterThanOrEqual(isPhone ? 43.9 : 24);
    expect(found.overflow).toBeLessThanOrEqual(0);
  });
});

test('whoever comes to something by keys sees it, even on a phone on its side: it is not behind the button that stays', async () => {
  const page = await visit('844x390', 'en', 'light');
  await page.getByTestId('play').waitFor();
  await page.locator('summary').click();
  await page.getByRole('radio', { name: 'asymmetric, dealt at random' }).waitFor();
  const order = await page.evaluateHandle(tabOrder);
  const { covered, count } = await order.evaluate((stops) => {
    const isSeen = (stop: Element) => {
      const { left, top, width, height } = (stop.closest('label') ?? stop).getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && ((stop.closest('label') ?? stop).contains(found) || found.contains(stop));
    };
    const behind = stops.filter((stop) => {
      // From above: what comes into sight last is at the lower edge.
      scrollTo(0, 0);
      stop.focus();
      return !isSeen(stop);
    });
    return { covered: behind.map(({ outerHTML }) => outerHTML.slice(0, 120)), count: stops.length };
  });
  expect(count).toBeGreaterThan(15);
  expect(covered).toEqual([]);
  await page.context().close();
});
