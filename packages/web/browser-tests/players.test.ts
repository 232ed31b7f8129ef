/** The players beside the boards: all their numbers in sight, their boards a click away, at every size of a screen. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { importGame, isAsked, sitDown, type TableWish } from './playing.ts';
import { gameUpTo } from './screenshots/positions.ts';
import { violations } from './violations.ts';
import { visitors } from './visitors.ts';

const visit = visitors();

const FOUR: TableWish = {
  game: '1893',
  seats: [undefined, 'apprentice', 'apprentice', 'apprentice'],
  seed: 'players',
};
/** Five players with numbers of two digits. */
const LATE = gameUpTo({ game: '1893', players: 5, seed: 'Hôtel Tassel' }, { round: 3, step: 'turn' });
/** As wide as a name can be. */
const WIDEST = 'W'.repeat(24);

const card = (seat: number) => `[data-fly="seat:${seat}"]`;

/** Whether what is at the middle of the thing is the thing itself, not something that covers it. */
function isUncovered(page: Page, thing: string): Promise<boolean> {
  return page.evaluate((id) => {
    const found = [...document.querySelectorAll(`[data-thing="${id}"]`)].find((one) => one.checkVisibility());
    if (found === undefined) return false;
    const { left, top, width, height } = found.getBoundingClientRect();
    const top_ = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && top_?.closest(`[data-thing="${id}"]`) === found;
  }, thing);
}

/** What lies outside the box it belongs to, or beside the screen. */
async function outside(page: Page, boxes: string, parts: string): Promise<string[]> {
  // They may be fetched still.
  await page.locator(boxes).first().waitFor();
  return page.evaluate(
    ([outer, inner]) =>
      [...document.querySelectorAll(outer)]
        .filter((box) => box.checkVisibility())
        .flatMap((box) => {
          const edge = box.getBoundingClientRect();
          return [...box.querySelectorAll<HTMLElement>(inner)]
            .filter((part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              return (
                left < Math.max(0, edge.left) - 1 ||
                right > Math.min(innerWidth, edge.right) + 1 ||
                top < edge.top - 1 ||
                bottom > edge.bottom + 1
              );
            })
            .map((part) => part.title || part.textContent || part.className);
        }),
    [boxes, parts] as const,
  );
}

describe('on a desk', () => {
  test('a card opens the board of its player, which shows all of its money, and the way back', async () => {
    const { leave, page, faults } = await visit();
    await sitDown(page, FOUR);
    await isAsked(page);
    expect(await isUncovered(page, 'francs:0')).toBe(true);
    await page.locator(card(2)).click();
    await page.locator('[data-thing="francs:2"]').waitFor();
    expect(await isUncovered(page, 'francs:2')).toBe(true);
    expect(await isUncovered(page, 'points:2')).toBe(true);
    expect(await page.locator('[data-thing="francs:0"]').count()).toBe(0);
    expect(await page.locator(`${card(2)} button`).getAttribute('aria-pressed')).toBe('true');
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('back').click();
    await page.locator('[data-thing="francs:0"]').waitFor();
    // Where the way began.
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('[data-fly]')?.getAttribute('data-fly')),
      )
      .toBe('seat:2');
    expect(faults).toEqual([]);
    await leave();
  });

  test('by keys too; the same card leads back', async () => {
    const { leave, page } = await visit();
    await sitDown(page, FOUR);
    await isAsked(page);
    await page.locator(`${card(3)} button`).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-thing="francs:3"]').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-thing="francs:0"]').waitFor();
    await leave();
  });

  test('whoever looks at another board is led back when something can be chosen on one’s own', async () => {
    const text = await gameUpTo({ game: '1893', players: 2, seed: 'own' }, { step: 'sell-artwork' });
    const { leave, page } = await visit();
    await importGame(page, text);
    await isAsked(page);
    await page.locator('[data-thing^="own-artwork:0"].legal').first().waitFor();
    await page.locator(card(1)).click();
    await page.locator('[data-thing="francs:1"]').waitFor();
    await page.getByTestId('undo').click();
    // What is clicked before the one before it is answered counts for nothing.
    const redo = page.getByTestId('redo');
    await expect
      .poll(async () => {
        if (await redo.isEnabled()) await redo.click();
        return page.locator('[data-thing^="own-artwork:0"].legal').count();
      })
      .toBeGreaterThan(0);
    await leave();
  });

  test('readers hear each number with its name, and what is special about a player', async () => {
    const { leave, page } = await visit();
    await sitDown(page, FOUR);
    await isAsked(page);
    await page
      .locator(`${card(1)} .fact[title]`)
      .first()
      .waitFor();
    const names = await page
      .locator(`${card(1)} [role=img]`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? ''));
    expect(names).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^yellow artworks: \d+$/),
        expect.stringMatching(/^wood: \d+$/),
        expect.stringMatching(/^Iris track: level \d+$/),
        expect.stringMatching(/^\d+ BF$/),
        expect.stringMatching(/^nobles ready: \d+ of \d+$/),
        expect.stringMatching(/^in the Courthouse: \d+$/),
      ]),
    );
    expect(names.every((name) => name !== '')).toBe(true);
    const deciding = page.locator(`${card(0)} [role=img][title="to play"]`);
    expect(await deciding.count()).toBe(1);
    await leave();
  });

  test.each([
    ['1440x900', { width: 1440, height: 900 }, {}, 200],
    ['1440x900, Belle Époque', { width: 1440, height: 900 }, { belleEpoque: true }, 200],
    // There the log has what is left, and a button that shows all of it.
    ['1366x768', { width: 1366, height: 768 }, {}, 60],
    ['1366x768, Belle Époque', { width: 1366, height: 768 }, { belleEpoque: true }, 40],
  ] as const)(
    'five with the widest names fit beside the boards and leave room for the log: %s',
    async (_, size, options, least) => {
      const { leave, page } = await visit({ size });
      await sitDown(page, {
        game: '1893',
        options,
        seats: [undefined, 'apprentice', 'apprentice', 'apprentice', 'apprentice'],
        names: Array.from({ length: 5 }, (_, seat) => `${WIDEST.slice(1)}${seat}`),
        seed: 'five',
      });
      await isAsked(page);
      await page.locator('[role=log]').waitFor();
      expect(await outside(page, '.players > *', '.fact, .value, .sign, .letters')).toEqual([]);
      const log = await page.locator('aside.log').boundingBox();
      expect(log?.height).toBeGreaterThanOrEqual(least);
      expect((log?.y ?? 0) + (log?.height ?? 0)).toBeLessThanOrEqual(size.height);
      await leave();
    },
  );
});

describe('on a phone', () => {
  test.each([2, 3, 4, 5])('the purses of all %d players are in sight on every tab', async (players) => {
    const { leave, page } = await visit({ isPhone: true });
    await sitDown(page, {
      ...FOUR,
      seats: Array.from({ length: players }, (_, seat) => (seat === 0 ? undefined : 'apprentice')),
    });
    await isAsked(page);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap();
      for (let seat = 0; seat < players; seat++) {
        const purse = page.locator(`:is(header, .strip) [data-purse="${seat}"]`);
        expect(await purse.isVisible(), await tab.innerText()).toBe(true);
      }
    }
    expect(await outside(page, '.strip > *', '.value, button')).toEqual([]);
    expect(await outside(page, 'body', 'header, .strip, .tabs, .bar')).toEqual([]);
    await leave();
  });

  test.each([
    ['360x640', 360, 640],
    ['667x375', 667, 375],
  ] as const)('small ones have room for five players: %s', async (_, width, height) => {
    const { leave, page } = await visit({ isPhone: true, size: { width, height } });
    await importGame(page, await LATE);
    await isAsked(page);
    await page.locator('.strip .value').first().waitFor();
    const francs = await page.locator('.strip [data-fly^="francs"] .value').allInnerTexts();
    expect(francs.filter((value) => value.length > 1).length).toBeGreaterThan(1);
    expect(await outside(page, '.strip > *', '.value, button')).toEqual([]);
    expect(await outside(page, 'body', 'header, .strip, .tabs, .bar')).toEqual([]);
    await leave();
  });

  test('a tap on a player shows the board of that player', async () => {
    const { leave, page } = await visit({ isPhone: true });
    await sitDown(page, FOUR);
    await isAsked(page);
    await page.locator(`.strip ${card(3)}`).tap();
    await page.locator('[data-tab=others] [data-thing="francs:3"]').waitFor();
    await expect.poll(() => isUncovered(page, 'francs:3')).toBe(true);
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Others');
    expect(await violations(page)).toEqual([]);
    await leave();
  });

  test('on its side the board stays, and everything else is beside it', async () => {
    const size = { width: 844, height: 390 };
    const { leave, page } = await visit({ isPhone: true, size });
    await sitDown(page, FOUR);
    await isAsked(page);
    const board = await page.locator('[data-tab=main]').boundingBox();
    expect(board?.height).toBe(size.height);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap();
      expect(await page.locator('[data-thing="space:12"]').isVisible()).toBe(true);
    }
    // Something is seen of what is beside, above the bar.
    const beside = await page.locator('[data-tab=log]').boundingBox();
    expect(beside?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0) - 1);
    expect(beside?.height).toBeGreaterThan(60);
    expect(await outside(page, 'body', 'header, .strip, .tabs, .bar, .panel')).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await leave();
  });
});

test.each([
  ['768x1024', 768, 1024],
  ['1000x700', 1000, 700],
  ['1024x768', 1024, 768],
] as const)('between a phone and a desk nothing is cut off: %s', async (_, width, height) => {
  const { leave, page } = await visit({ size: { width, height } });
  await sitDown(page, { ...FOUR, options: { belleEpoque: true } });
  await isAsked(page);
  expect(await outside(page, `:is(.players, .cards, .strip) > *`, '.value')).toEqual([]);
  const tab = page.locator('#tab-main');
  if ((await tab.count()) > 0) await tab.click();
  const board = await page.locator('[data-thing="space:12"]').boundingBox();
  // A finger finds it.
  expect(board?.width).toBeGreaterThan(44);
  expect(await outside(page, 'body', 'header, .bar, main')).toEqual([]);
  await leave();
});
