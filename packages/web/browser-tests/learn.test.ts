/** Learning by playing: found, begun, left, resumed, skipped; refused choices are answered; by keys, by finger, to the end. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { crowding } from './crowding.ts';
import { fetched } from './fetching.ts';
import { mouse, type Target, tap } from './hands.ts';
import { nextWord, READ_ON, readUpTo, SHOW_ME, TEACHER } from './learning.ts';
import { openSite, type Site } from './site.ts';
import { violations } from './violations.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), openSite()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function open(
  path: string,
  options: VisitOptions,
  body: (come: Visit) => Promise<void>,
): Promise<void> {
  const come = await visit(browser, site.address, { ...options, path });
  try {
    await body(come);
    expect(come.faults).toEqual([]);
  } finally {
    await come.context.close();
  }
}

const thing = async (page: Page, id: string): Promise<Target> => {
  const found = await page.waitForSelector(`[data-thing="${id}"].legal`);
  return found;
};

test('a course is found, begun, left and resumed; a choice that is not wanted is answered', () =>
  open('', {}, async ({ page }) => {
    // Offered to who is new, and once: later it is found in the head of the page.
    await page.getByTestId('learning-offer').getByRole('link').click();
    await page.getByTestId('course-1893').waitFor();
    await page.goBack();
    await page.getByTestId('together').waitFor();
    expect(await page.getByTestId('learning-offer').count()).toBe(0);
    await page.getByRole('link', { name: 'Learn', exact: true }).click();
    await page.getByTestId('course-1893').waitFor();
    await fetched(page);
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('course-1893').getByTestId('begin').click();
    expect((await nextWord(page)).text).toMatch(/Whoever has the most victory points after 5 rounds wins/);

    // Nothing can be chosen before one has read on.
    await mouse(page, await thing(page, 'iris:5'));
    expect(await page.getByTestId('prompt').innerText()).toContain('First read');
    expect(await page.getByTestId('table').getAttribute('data-moves')).toBe('3');

    const workshop = await readUpTo(page, 'workshop');
    expect(await page.locator('[data-taught]').count()).toBe(2);
    expect(await violations(page)).toEqual([]);
    expect(await crowding(page)).toEqual([]);
    await mouse(page, await thing(page, 'space:13'));
    const answer = await nextWord(page, workshop);
    expect(answer.text).toBe('That would be Sales. Not now: choose Workshop.');
    expect(await page.getByTestId('choice').count()).toBe(0);

    // The other half of the choice is spoken of before anything is sent.
    await mouse(page, await thing(page, 'space:12'));
    expect((await nextWord(page, answer)).text).toMatch(/^Now your bid/);
    await page.getByTestId('confirm').click();
    const artwork = await readUpTo(page, 'artwork');
    expect(artwork.text).toMatch(/^A small bid/);

    await page.reload();
    expect((await nextWord(page)).text).toBe(artwork.text);
    await page.getByTestId('undo').click();
    expect((await nextWord(page, artwork)).text).toMatch(/^Try it/);

    // The home page leads back to a lesson that was left.
    await page.goto(`${page.url().split('#')[0]}#/`);
    const waiting = page.getByTestId('learning-offer');
    expect(await waiting.innerText()).toContain('Your lesson waits for you.');
    await waiting.getByRole('link').click();
    expect((await nextWord(page)).text).toMatch(/^Try it/);
  }));

test('chapters are skipped, gone back to and done again, and the way out is always there', () =>
  open('#/learn/1893', {}, async ({ page }) => {
    const first = await nextWord(page);
    await page.getByTestId('chapters').click();
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('skip-chapter').click();
    const second = await nextWord(page, first);
    expect(second.moment).toBe('materials');
    await page.getByTestId('chapters').click();
    await page.getByTestId('chapter-0').click();
    expect((await nextWord(page, second)).moment).toBe('goal');
    await page.getByTestId('chapters').click();
    await page.getByTestId('leave-lesson').click();
    await page.waitForURL(/#\/$/);
    await page.goto(`${site.address}#/learn`);
    expect(await page.getByTestId('course-1893').innerText()).toContain('1 of 6 chapters done');
  }));

test('whoever comes from a table finds the way back to it', () =>
  open('#/online/0123456789abcdef', {}, async ({ page, faults }) => {
    await page.evaluate(() => {
      location.hash = '#/learn';
    });
    const back = page.getByTestId('way-back');
    await back.waitFor();
    expect(await back.getAttribute('href')).toBe('#/online/0123456789abcdef');
    // That there is no such table is no fault of the lessons.
    faults.length = 0;
  }));

test('the first chapter by keys alone', () =>
  open('#/learn/1893', {}, async ({ page }) => {
    let heard = await nextWord(page);
    const focused = (testid: string) =>
      page.evaluate((id) => document.activeElement?.getAttribute('data-testid') === id, testid);
    while (heard.moment !== 'materials') {
      const wanted = heard.kind === 'task' ? 'show-me' : 'read-on';
      // What is to be read has the focus at once; the teacher's help is a few steps away.
      if (wanted === 'read-on')
        await page.waitForFunction(() => document.activeElement?.matches('[data-testid=read-on]'));
      for (let tabs = 0; !(await focused(wanted)); tabs++) {
        if (tabs > 80) throw new Error(`${wanted} is not reached`);
        await page.keyboard.press('Shift+Tab');
      }
      await page.keyboard.press('Enter');
      if (wanted === 'show-me') {
        await page.locator('[data-testid=show-me][data-shown=true]').waitFor();
        await page.keyboard.press('Enter');
      }
      heard = await nextWord(page, heard);
    }
  }));

test('the whole course on a phone, by finger, to its end', () =>
  open('#/learn/1893', { isPhone: true }, async ({ page }) => {
    let heard = await nextWord(page);
    const told = new Set<string>();
    let looks = 0;
    while (!heard.isEnd) {
      told.add(heard.moment);
      await page.waitForFunction(isPointedAtSeen);
      if (heard.kind === 'task' && looks++ % 6 === 0) {
        await fetched(page);
        expect(await violations(page)).toEqual([]);
        expect(await crowding(page)).toEqual([]);
      }
      if (heard.kind === 'quiet') await chooseFreely(page);
      else if (heard.kind === 'task') {
        for (const isShown of [false, true])
          await tap(page, await page.waitForSelector(`${SHOW_ME}[data-shown=${isShown}]`));
      } else await tap(page, await page.waitForSelector(READ_ON));
      heard = await nextWord(page, heard);
    }
    for (const moment of [
      'bids-stay',
      'iris',
      'market',
      'jokers',
      'courthouse',
      'first-player',
      'keep',
      'rows-scored',
    ])
      expect(told).toContain(moment);
    expect(await page.locator('[data-testid=course-end] li').count()).toBe(6);
    expect(await violations(page)).toEqual([]);
    expect(await crowding(page)).toEqual([]);
    // The teacher was told everything: nothing is offered to whoever has been here.
    await page.getByTestId('play-now').click();
    await page.waitForURL(/#\/table\//);
    await page.getByTestId('table').waitFor();
    expect(await page.locator(TEACHER).count()).toBe(0);
    // From a table one finds the lessons, and from there the table.
    const table = new URL(page.url()).hash;
    await page.getByTestId('menu').tap();
    await page.getByTestId('menu-learn').tap();
    expect(await page.getByTestId('way-back').getAttribute('href')).toBe(table);
  }));

/** Runs in the page: of what is pointed at, something is on the board that is shown. */
function isPointedAtSeen(): boolean {
  const pointedAt = [...document.querySelectorAll('[data-taught]')];
  return pointedAt.length === 0 || pointedAt.some((element) => element.getBoundingClientRect().width > 0);
}

test('at a pace at which the end of the game is told part by part, the teacher’s button leads all the way', () =>
  open('', { settings: { speed: 'quick' } }, async ({ page }) => {
    await page.evaluate(() =>
      localStorage.setItem('horta-learning', JSON.stringify({ '1893': { chapter: 5, acts: [], done: [] } })),
    );
    await page.goto(`${site.address}#/learn/1893`);
    await page.reload();
    const told = new Set<string>();
    const end = '[data-testid=course-end] h1';
    while (!(await page.locator(end).isVisible())) {
      const moment = await page.evaluate(
        (teacher) => document.querySelector<HTMLElement>(teacher)?.dataset.moment,
        TEACHER,
      );
      if (moment !== undefined) told.add(moment);
      await page.locator(`${READ_ON}, ${SHOW_ME}, ${end}`).first().click();
    }
    expect(told).toContain('over');
  }));

async function chooseFreely(page: Page): Promise<void> {
  await tap(page, await page.waitForSelector('[data-tab]:not([hidden]) .thing.legal'));
  await tap(page, await page.waitForSelector('[data-testid=confirm]'));
}
