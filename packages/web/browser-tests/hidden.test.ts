/** What is hidden stays hidden from the page itself: nothing of it comes over from the host, unless it is asked for. */
import { readFileSync } from 'node:fs';
import { GAME_IDS, randomFromSeed, UNKNOWN } from '@horta/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decide, isAsked, sitDown } from './playing.ts';
import { theSite, visitors } from './visitors.ts';

const visit = visitors();

const SEED = 'a seed that the page is never told';

/** From now on, whatever workers tell the page is written down. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
      const isPort = this instanceof Worker || this instanceof MessagePort;
      if (isPort && type === 'message')
        listen.call(this, type, (event) => heard.push(JSON.stringify((event as MessageEvent).data)));
      listen.call(this, type, listener, options);
    };
  });
}

function heardBy(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test.each(GAME_IDS)('a page at a table of %s is told neither seed nor hidden cards', async (game) => {
  const { leave, page, faults } = await visit({ isAlone: true });
  await listenIn(page);
  await page.reload();
  await sitDown(page, { game, seats: [undefined, 'apprentice', 'apprentice'], seed: SEED });
  const random = randomFromSeed('hidden');
  for (let i = 0; i < 12 && (await isAsked(page)); i++) await decide(page, random);
  // Joining again tells all of it anew.
  await page.reload();
  await isAsked(page);
  const heard = await heardBy(page);
  expect(heard.length).toBeGreaterThan(2);
  const all = heard.join('\n');
  expect(all).toContain('"chapters"');
  expect(all).not.toContain(SEED);
  const decks = [...all.matchAll(/"(nobleDeck|prestigeDeck|stockDeck|artworkDeck|houseDeck)":\[([^\]]*)\]/g)];
  expect(decks.length).toBeGreaterThan(0);
  for (const [, , cards = ''] of decks)
    expect(cards.split(',').every((card) => card === '' || Number(card) === UNKNOWN)).toBe(true);
  const keys = [...all.matchAll(/"randomKey":\[([^\]]*)\]/g)];
  expect(keys.length).toBeGreaterThan(0);
  for (const [, key = ''] of keys) expect(key).toMatch(/^0(?:,0)*$/);
  expect(faults).toEqual([]);
  await leave();
});

test('a game in progress says what it tells before it becomes a file', async () => {
  const { leave, page, faults } = await visit({ isAlone: true });
  await sitDown(page, { game: '1897', seats: [undefined, 'apprentice'], seed: SEED });
  await isAsked(page);
  await page.goto(theSite());
  const button = page.getByRole('button', { name: /^Export/ });
  const dialog = page.locator('dialog[open]');
  await button.click();
  await expect.poll(() => dialog.innerText()).toMatch(/hides/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  await button.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId('export-anyway').click(),
  ]);
  // Whoever asked for it has the whole game.
  expect(readFileSync(await download.path(), 'utf8')).toContain(SEED);
  await expect.poll(() => dialog.count()).toBe(0);
  expect(faults).toEqual([]);
  await leave();
});
