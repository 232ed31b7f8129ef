/** Whole games by keys alone, and by fingers on a phone. */
import { expect, test } from 'vitest';
import { fetched } from './fetching.ts';
import { finger, keyboard, tabOrder } from './hands.ts';
import { isAsked, ofEveryGame, playToTheEnd, settled, sitDown, type TableWish } from './playing.ts';
import { visitors } from './visitors.ts';

const visit = visitors();

test.each<TableWish>([
  { game: '1893', seats: [undefined, 'apprentice'], seed: 'keys 1' },
  { game: '1897', seats: ['apprentice', undefined], seed: 'keys 2' },
])('a game of $game is played by keys alone', async (wish) => {
  const { leave, page, faults } = await visit();
  await sitDown(page, wish);
  expect(await playToTheEnd(page, wish.seed, keyboard)).toBeGreaterThan(10);
  await page.locator('dialog.result').waitFor();
  expect(faults).toEqual([]);
  await leave();
});

test.each(
  ofEveryGame({
    '1893': [{ seats: [undefined, undefined], seed: 'order 1' }],
    '1893-first-edition': [{ seats: [undefined, undefined], seed: 'order 2' }],
    '1897': [{ seats: [undefined, undefined], seed: 'order 3' }],
  }),
)('the Tab key walks through a table of $game and comes to everything that can be chosen', async (wish) => {
  const { leave, page } = await visit();
  await sitDown(page, wish);
  await isAsked(page, keyboard);
  // The boards come a little after the question, and buttons after the boards.
  await fetched(page);
  await settled(page);
  const order = await page.evaluateHandle(tabOrder);
  const length = await order.evaluate((stops) => {
    stops[0].focus();
    return stops.length;
  });
  expect(length).toBeGreaterThan(5);
  const walked = [0];
  while (walked.length < 2 * length && walked.at(-1) !== length - 1) {
    await page.keyboard.press('Tab');
    // What scrolls can be a stop that is none of ours.
    const place = await order.evaluate((stops) => stops.indexOf(document.activeElement as HTMLElement));
    if (place !== -1) walked.push(place);
  }
  expect(walked).toEqual(Array.from({ length }, (_, i) => i));
  const isChoice = '.thing.legal, button[data-option]';
  const [among, all] = await order.evaluate(
    (stops, selector) => [
      stops.filter((stop) => stop.matches(selector)).length,
      document.querySelectorAll(selector).length,
    ],
    isChoice,
  );
  expect(all).toBeGreaterThan(0);
  expect(among).toBe(all);
  await leave();
});

test.each(
  ofEveryGame({
    // With everything that can be added to it.
    '1893': [
      { options: { belleEpoque: true, boards: 'dealt' }, seats: [undefined, 'apprentice'], seed: 'phone 2' },
    ],
    '1893-first-edition': [{ seats: ['apprentice', undefined], seed: 'phone 3' }],
    '1897': [{ seats: [undefined, 'apprentice'], seed: 'phone 4' }],
  }),
)('a game of $game is played by fingers on a phone', async (wish) => {
  const { leave, page, faults } = await visit({ isPhone: true });
  await sitDown(page, wish);
  expect(await playToTheEnd(page, wish.seed, finger)).toBeGreaterThan(10);
  await page.locator('dialog.result').waitFor();
  // Nothing is wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(faults).toEqual([]);
  await leave();
});
