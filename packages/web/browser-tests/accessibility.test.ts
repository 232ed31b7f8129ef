/** axe finds no violation on any page or game state; results are looked at where whole games are played. */
import { randomFromSeed } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { fetched } from './fetching.ts';
import { finger, mouse, pointAt } from './hands.ts';
import { decide, importGame, isAsked, ofEveryGame, settled, sitDown, type TableWish } from './playing.ts';
import { gameUpTo } from './screenshots/positions.ts';
import { violations } from './violations.ts';
import { theSite, visitors } from './visitors.ts';

const visit = visitors();

const TABLES: readonly TableWish[] = ofEveryGame({
  '1893': [
    { seats: [undefined, 'apprentice', 'apprentice'], seed: 'axe 1' },
    { options: { belleEpoque: true, boards: 'dealt' }, seats: [undefined, 'apprentice'], seed: 'axe 2' },
  ],
  '1893-first-edition': [{ seats: [undefined, 'apprentice'], seed: 'axe 3' }],
  '1897': [{ seats: [undefined, 'apprentice'], seed: 'axe 4' }],
});
/** Where bots have played to; then it goes on by hand. */
const MIDDLE = { round: 2, step: 'turn' } as const;
const DECISIONS = 2;

/** Each game on both screens, and each screen in both lights, but not in every combination: axe takes its time. */
const [SECOND, EXPANDED, FIRST, CARDS] = TABLES;
const LOOKS = [
  { look: 'wide, light', isPhone: false, theme: 'light', tables: [SECOND, FIRST] },
  { look: 'wide, dark', isPhone: false, theme: 'dark', tables: [EXPANDED, CARDS] },
  { look: 'phone, light', isPhone: true, theme: 'light', tables: [EXPANDED] },
  { look: 'phone, dark', isPhone: true, theme: 'dark', tables: [FIRST, CARDS] },
] as const;

test.each([
  { look: 'wide, light', isPhone: false, theme: 'light' },
  { look: 'phone, dark', isPhone: true, theme: 'dark' },
])('the first page, with and without games, and its dialogs: $look', async ({ isPhone, theme }) => {
  const { leave, page } = await visit({ isAlone: true, isPhone, settings: { theme } });
  await page.getByTestId('play').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('settings').click();
  // It is fetched first.
  await page.waitForSelector('dialog[open]');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  await sitDown(page, TABLES[0]);
  await page.goto(theSite());
  await page.getByTestId('play').waitFor();
  expect(await violations(page)).toEqual([]);
  await leave();
});

describe.each(LOOKS)('$look', ({ isPhone, theme, tables }) => {
  const hand = isPhone ? finger : mouse;

  test.each(tables)('a table of $game', async ({ seats, ...wish }) => {
    const { leave, page } = await visit({ isPhone, settings: { theme } });
    const players = seats.length;
    await importGame(page, await gameUpTo({ ...wish, players, level: 'apprentice' }, MIDDLE));
    const random = randomFromSeed(wish.seed);
    for (let i = 0; i < DECISIONS && (await isAsked(page)); i++) await decide(page, random, hand);
    await isAsked(page);
    if (isPhone) {
      // Each board behind its tab, the one that is decided on among them.
      for (const tab of await page.getByRole('tab').all()) {
        await tab.tap();
        expect(await violations(page), await tab.innerText()).toEqual([]);
      }
    } else {
      expect(await violations(page)).toEqual([]);
      // The first ones may lie beneath the choices, which are fetched.
      await fetched(page);
      const free = await page.evaluateHandle(() => {
        const isFree = (thing: Element) => {
          const { left, top, width, height } = thing.getBoundingClientRect();
          return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        };
        return [...document.querySelectorAll<SVGElement>('.thing')].find(isFree) as SVGElement;
      });
      await pointAt(page, free);
      await page.getByTestId('tip').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.locator('.turn .go').last().click();
      await page.getByTestId('replay-slider').waitFor();
      expect(await violations(page)).toEqual([]);
    }
    await leave();
  });
});

test('with a person’s own colours what is chosen has a sign, and seats keep theirs', async () => {
  const { leave, page } = await visit({ isAlone: true });
  await page.emulateMedia({ forcedColors: 'active' });
  const styleOf = (selector: string, property: 'outlineStyle' | 'backgroundColor') =>
    page.$eval(selector, (element, name) => getComputedStyle(element)[name], property);
  await page.getByTestId('play').waitFor();
  expect(await styleOf('label:has(input[name=game]:checked)', 'outlineStyle')).toBe('solid');
  expect(await styleOf('label:has(input[name=game]:not(:checked))', 'outlineStyle')).toBe('none');
  await sitDown(page, TABLES[0]);
  await isAsked(page);
  const emblems = await page.$$eval('.shield .emblem', (all) =>
    all.map((emblem) => getComputedStyle(emblem).backgroundColor),
  );
  expect(new Set(emblems).size).toBe(TABLES[0]?.seats.length);
  expect(await violations(page)).toEqual([]);
  await leave();
});

test('where less motion is wanted nothing is in transition, and a decision leaves the table its colour', async () => {
  const { leave, page } = await visit();
  await sitDown(page, TABLES[0]);
  await isAsked(page);
  await settled(page);
  const moving = await page.$$eval('*', (all) =>
    all
      .filter((element) => Number.parseFloat(getComputedStyle(element).transitionDuration) > 0)
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
  expect(moving).toEqual([]);
  // Everything at the table inherits it, and would be styled anew each time that it changes.
  await page.evaluate(() => {
    const table = document.querySelector('[data-testid=table]') as HTMLElement;
    const colours = () => [...table.classList].filter((name) => name.startsWith('seat-')).join(' ');
    const seen = new Set([colours()]);
    Object.assign(globalThis, { seen });
    new MutationObserver(() => seen.add(colours())).observe(table, { attributeFilter: ['class'] });
  });
  const random = randomFromSeed('colours');
  for (let i = 0; i < 4 && (await isAsked(page)); i++) await decide(page, random);
  expect(await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])).toEqual([
    'seat-0',
  ]);
  await leave();
});
