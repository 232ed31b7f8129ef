/** Playing through the interface, as a person does: looking for what can be chosen, and choosing it. */
import { type GameOptions, type Random, randomFromSeed, recordHeader, recordToText } from '@horta/engine';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';

export interface TableWish {
  readonly game: string;
  readonly options?: GameOptions;
  /** Bots by seat; undefined for a person. */
  readonly seats: readonly (string | undefined)[];
  readonly seed: string;
}

export const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in the page, as the console tells it. */
  readonly faults: string[];
}

interface VisitOptions {
  readonly isPhone?: boolean;
  /** Of the screen, if it is another one than usual. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly settings?: object;
  readonly path?: string;
}

/** A new visitor, with bots that don't dawdle and pieces that don't fly. */
export async function visit(browser: Browser, address: string, options: VisitOptions = {}): Promise<Visit> {
  const { isPhone = false, settings = {}, path = '' } = options;
  const { width, height } = options.size ?? (isPhone ? PHONE : WIDE);
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const kept = JSON.stringify({ pace: 0, animation: 0, locale: 'en', ...settings });
  await context.addInitScript((value) => {
    if (localStorage.getItem('horta-settings') === null) localStorage.setItem('horta-settings', value);
  }, kept);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(address + path);
  return { context, page, faults };
}

/** The text of a game that has just begun, with who sits where. */
export function newGameText({ game, options = {}, seats, seed }: TableWish): string {
  const header = recordHeader(game, { players: seats.length, seed, options });
  const sitters = seats.map((bot) => ({ name: '', bot }));
  return `${recordToText({ ...header, moves: [] })}# sitters: ${JSON.stringify(sitters)}\n`;
}

/** Brings a game to the page as a file, and sits down at it. */
export async function importGame(page: Page, text: string): Promise<void> {
  await page.getByTestId('import').click();
  await page.getByTestId('import-file').setInputFiles({
    name: 'game.horta.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await page.waitForURL(/#\/table\//);
  await page.getByTestId('table').waitFor();
}

export async function sitDown(page: Page, wish: TableWish): Promise<void> {
  await importGame(page, newGameText(wish));
}

/** Waits until somebody in front of the screen is asked, or the game is over; false if it is over. */
export async function isAsked(page: Page, hand: Hand = mouse): Promise<boolean> {
  const curtain = page.locator('dialog.curtain[open]');
  const ready = page.locator('[data-testid=table][data-asking=true], [data-testid=table][data-over=true]');
  await ready.or(curtain).first().waitFor({ timeout: 120_000 });
  if (await curtain.isVisible()) {
    await hand(page, curtain.getByRole('button'));
    await ready.waitFor();
  }
  return (await page.getByTestId('table').getAttribute('data-over')) === 'false';
}

export async function movesMade(page: Page): Promise<number> {
  return Number(await page.getByTestId('table').getAttribute('data-moves'));
}

/** Waits until a move more was made than there were. */
export async function moved(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (count) => Number(document.querySelector('[data-testid=table]')?.getAttribute('data-moves')) !== count,
    before,
    { timeout: 60_000 },
  );
}

/** How one chooses: a click, two taps, keys. */
export type Hand = (page: Page, target: Locator) => Promise<void>;

/** A point of the target that nothing lies upon, as a person finds one; things may overlap, but not cover each other. */
async function pointOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded({ timeout: 10_000 });
  const point = await target.evaluate((element) => {
    const STEPS = 24;
    const { left, top, width, height } = element.getBoundingClientRect();
    const found: { x: number; y: number; distance: number }[] = [];
    for (let i = 1; i < STEPS; i++)
      for (let j = 1; j < STEPS; j++) {
        const x = left + (width * i) / STEPS;
        const y = top + (height * j) / STEPS;
        const there = document.elementFromPoint(x, y);
        const distance = Math.hypot(i - STEPS / 2, j - STEPS / 2);
        if (there !== null && element.contains(there)) found.push({ x, y, distance });
      }
    found.sort((a, b) => a.distance - b.distance);
    return found[0];
  });
  if (point === undefined)
    throw new Error(`covered by something else: ${await target.getAttribute('aria-label')}`);
  return point;
}

export const mouse: Hand = async (page, target) => {
  const { x, y } = await pointOf(target);
  await page.mouse.click(x, y);
};

/** A first tap shows, confirming does. */
export const finger: Hand = async (page, target) => {
  const { x, y } = await pointOf(target);
  await page.touchscreen.tap(x, y);
  const table = page.getByTestId('table');
  if ((await table.getAttribute('data-pointed')) === '1') await page.getByTestId('confirm').tap();
};

const MOST_TABS = 120;

/** Goes on from wherever the focus is until the target has it, and presses Enter. */
export const keyboard: Hand = async (page, target) => {
  const element = await target.elementHandle({ timeout: 10_000 });
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await element?.evaluate((wanted) => wanted === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by the Tab key: ${await target.getAttribute('aria-label')}`);
};

/** Makes one decision: some choice, by chance. */
export async function decide(page: Page, random: Random, hand: Hand = mouse): Promise<void> {
  const before = await movesMade(page);
  const targets = page.locator('.thing.legal:visible, button[data-option]:visible');
  await targets.first().waitFor();
  await hand(page, targets.nth(random.below(await targets.count())));
  for (;;) {
    const state = await reaction(page, before);
    if (state === 'moved') return;
    if (state === 'warned') {
      const anyway = page.getByTestId('do-anyway');
      await (hand === finger ? anyway.tap() : hand(page, anyway));
    } else {
      // A thing that stands for several choices asks which.
      const asked = page.locator('button[data-option]:visible');
      await hand(page, asked.nth(random.below(await asked.count())));
    }
  }
}

type Reaction = 'moved' | 'warned' | 'asks-which';

/** What the page makes of a choice. */
async function reaction(page: Page, before: number): Promise<Reaction> {
  const found = await page.waitForFunction(
    (count) => {
      const { dataset } = document.querySelector('[data-testid=table]') as HTMLElement;
      if (Number(dataset.moves) !== count) return 'moved';
      if (document.querySelector('[data-testid=held]') !== null) return 'warned';
      return Number(dataset.pointed) > 1 ? 'asks-which' : undefined;
    },
    before,
    { timeout: 30_000 },
  );
  return (await found.jsonValue()) as Reaction;
}

export async function playToTheEnd(page: Page, seed: string, hand: Hand = mouse): Promise<number> {
  const random = randomFromSeed(seed);
  let decisions = 0;
  while (await isAsked(page, hand)) {
    await decide(page, random, hand);
    decisions++;
  }
  return decisions;
}
