/**
 * A whole game of each edition, played by mouse to its end by someone who knows no rule: every decision says what to do,
 * everything that can be chosen says what it is and does.
 */
import { randomFromSeed } from '@horta/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pointAt } from './hands.ts';
import { decide, isAsked, ofEveryGame, sitDown, type TableWish } from './playing.ts';
import { violations } from './violations.ts';
import { type Stay, visitors } from './visitors.ts';

const visit = visitors();

const BOT = 'apprentice';

const TABLES: readonly (TableWish & { name: string })[] = ofEveryGame({
  '1893': [
    { name: '1893, second edition', seats: [undefined, BOT, BOT], seed: 'whole 1' },
    {
      name: '1893 with Belle Époque and asymmetric boards',
      options: { belleEpoque: true, boards: 'chosen' },
      seats: [undefined, BOT],
      seed: 'whole 2',
    },
  ],
  '1893-first-edition': [
    { name: '1893, first edition, around one screen', seats: [undefined, undefined, BOT], seed: 'whole 4' },
  ],
  '1897': [{ name: '1897', seats: [undefined, BOT], seed: 'whole 5' }],
});

/** What a newcomer met in a game. */
interface Seen {
  decisions: number;
  readonly badPrompts: string[];
  readonly undescribed: string[];
  readonly tips: string[];
}

/** Choices that don’t say what they are. */
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

const MOST_TIPS = 25;

async function playAndSee(page: Page, seed: string): Promise<Seen> {
  const seen: Seen = { decisions: 0, badPrompts: [], undescribed: [], tips: [] };
  const random = randomFromSeed(seed);
  while (await isAsked(page)) {
    if (seen.decisions === 0) {
      // The boards come a little after the question, and descriptions after the boards.
      await page.waitForSelector('.thing');
      await expect.poll(() => undescribed(page)).toEqual([]);
    }
    const prompt = (await page.getByTestId('prompt').innerText()).trim();
    if (!/^\S.{5,}\.$/.test(prompt)) seen.badPrompts.push(prompt);
    seen.undescribed.push(...(await undescribed(page)));
    if (seen.tips.length < MOST_TIPS) {
      // Where a panel has opened, it says more than a tip of its thing would.
      const thing = await page.$('.thing.legal:not(.pointed)');
      if (thing !== null) {
        await pointAt(page, thing);
        seen.tips.push(await page.getByTestId('tip').innerText());
      }
    }
    await decide(page, random);
    seen.decisions++;
  }
  return seen;
}

describe.each(TABLES)('a game of $name', (wish) => {
  let visited: Stay;
  let seen: Seen;

  beforeAll(async () => {
    visited = await visit();
    await sitDown(visited.page, wish);
  });
  afterAll(() => visited?.leave());

  test('is played to its end, and nothing goes wrong in the page', async () => {
    seen = await playAndSee(visited.page, wish.seed);
    expect(seen.decisions).toBeGreaterThan(10);
    const result = visited.page.locator('dialog.result');
    await result.waitFor();
    await expect.poll(() => result.innerText()).toMatch(/wins with \d+ VP|share the victory/);
    expect(visited.faults).toEqual([]);
  });

  test('says at every decision what is to be done', () => expect(seen.badPrompts).toEqual([]));

  test('names everything that can be chosen', () => expect([...new Set(seen.undescribed)]).toEqual([]));

  test('explains in several lines what one points at', () => {
    expect(seen.tips.length).toBeGreaterThan(5);
    expect(seen.tips.filter((tip) => tip.split('\n').length < 2)).toEqual([]);
  });

  test('ends with a result that axe finds no fault with, and the board behind it', async () => {
    const { page } = visited;
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog.result').isVisible()).toBe(false);
  });
});
