/** What a table must bear: taking back, reloading, other languages, bots that fail, games kept long ago. */
import { readFile } from 'node:fs/promises';
import {
  options,
  pending,
  randomFromSeed,
  recordFromText,
  recordHeader,
  recordToText,
  startRecord,
} from '@horta/engine';
import { type State, saleGains } from '@horta/engine/1893';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { finger, type Hand, mouse } from './hands.ts';
import {
  decide,
  importGame,
  isAsked,
  moved,
  movesMade,
  settled,
  sitDown,
  type TableWish,
} from './playing.ts';
import { botsPlay, gameUpTo, isThere } from './screenshots/positions.ts';
import { violations } from './violations.ts';
import { visitors } from './visitors.ts';

const visit = visitors();

const PAIR: TableWish = { game: '1893', seats: [undefined, undefined], seed: 'compound' };

const FOUR = { game: '1893', players: 4 } as const;

/** Plays by chance until the prompt says so. */
async function playUntil(page: Page, prompt: RegExp, seed = 'until', hand?: Hand): Promise<void> {
  const random = randomFromSeed(seed);
  while (await isAsked(page, hand)) {
    if (prompt.test(await promptOf(page))) return;
    await decide(page, random, hand);
  }
  throw new Error(`the game ended without ${prompt}`);
}

function promptOf(page: Page): Promise<string> {
  return page.getByTestId('prompt').innerText();
}

describe('in the middle of a compound action', () => {
  test('a bid is taken back, made again, and survives a reload', async () => {
    const { leave, page } = await visit();
    await sitDown(page, PAIR);
    await playUntil(page, /bid/i);
    const before = await movesMade(page);
    const prompt = await promptOf(page);

    await page.getByTestId('undo').click();
    await moved(page, before);
    expect(await promptOf(page)).not.toBe(prompt);
    await page.getByTestId('redo').click();
    await expect.poll(() => promptOf(page)).toBe(prompt);

    await page.reload();
    await isAsked(page);
    expect(await promptOf(page)).toBe(prompt);
    expect(await movesMade(page)).toBe(before);
    // Taking back still works, since the history is the record's.
    await page.getByTestId('undo').click();
    await moved(page, before);
    await leave();
  });

  test('a reset takes back the whole turn', async () => {
    const { leave, page } = await visit();
    await sitDown(page, PAIR);
    await playUntil(page, /place an architect/i);
    const start = await movesMade(page);
    const prompt = await promptOf(page);
    await page.locator('.thing.legal[aria-label*="Workshop"]').first().click();
    await page.locator('button[data-option="1"]').click();
    // Now an artwork is to be chosen: two decisions are made, a third is due.
    await expect.poll(() => movesMade(page)).toBe(start + 2);
    // A space and its bid were one choice: they are taken back, and made again, as one.
    await page.getByTestId('undo').click();
    await expect.poll(() => promptOf(page)).toBe(prompt);
    expect(await movesMade(page)).toBe(start);
    await page.getByTestId('redo').click();
    await expect.poll(() => movesMade(page)).toBe(start + 2);
    await expect.poll(() => promptOf(page)).not.toBe(prompt);
    await page.getByTestId('reset').click();
    await expect.poll(() => promptOf(page)).toBe(prompt);
    expect(await movesMade(page)).toBe(start);
    await leave();
  });

  test('a sale that is loaded again begins where it began, and not at the first place', async () => {
    let text = '';
    const brings = (state: State, cursor: number) => saleGains({ ...state, cursor }, pending(state)?.a ?? 0);
    await botsPlay({ ...FOUR, seed: 'sale 4' }, (state, textNow) => {
      if (!isThere(state, { step: 'move-cursor' })) return false;
      const [first, ...others] = options(state).map((place) => brings(state as State, place).points);
      if (others.every((points) => points <= first)) return false;
      text = textNow();
      return true;
    });
    const { leave, page } = await visit();
    await importGame(page, text);
    await isAsked(page);
    const sell = page.locator('[data-testid=choice] [data-focus]');
    const offer = async () => (await sell.getAttribute('aria-label')) ?? (await sell.innerText());
    const isFocused = () => sell.evaluate((button) => button === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    const before = await offer();
    await page.reload();
    await isAsked(page);
    await expect.poll(isFocused).toBe(true);
    expect(await offer()).toBe(before);
    await leave();
  });

  test('a crash of the page loses nothing that was done', async () => {
    const { leave, context, page } = await visit({ isAlone: true });
    await sitDown(page, PAIR);
    await playUntil(page, /bid/i);
    const before = await movesMade(page);
    const address = page.url();
    const session = await context.newCDPSession(page);
    // The page dies before it could say anything.
    session.send('Page.crash').catch(() => {});
    await page.waitForEvent('crash');
    const next = await context.newPage();
    await next.goto(address);
    await isAsked(next);
    expect(await movesMade(next)).toBe(before);
    await leave();
  });
});

test('a sum that one points at stays under the mouse, whatever pointing at it shows, at every space', async () => {
  const { leave, page } = await visit({ size: { width: 1366, height: 768 } });
  await importGame(page, await gameUpTo({ ...FOUR, seed: 'Maison Saint-Cyr' }, { round: 2, step: 'turn' }));
  await isAsked(page);
  const spaces = await page.$$('[data-thing^="space:"].legal');
  expect(spaces.length).toBeGreaterThan(4);
  const gone: string[] = [];
  for (const space of spaces) {
    await mouse(page, space);
    await page.getByTestId('choice').waitFor();
    await settled(page);
    for (const sum of await page.$$('[data-testid=choice] button[data-option]')) {
      const before = await sum.boundingBox();
      if (before === null) continue;
      await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
      await settled(page);
      if (JSON.stringify(await sum.boundingBox()) !== JSON.stringify(before))
        gone.push(`${await space.getAttribute('aria-label')}, ${await sum.getAttribute('aria-label')}`);
    }
    await page.keyboard.press('Escape');
  }
  expect(gone).toEqual([]);
  await leave();
});

test('the undo button says why it can’t go further', async () => {
  const { leave, page } = await visit();
  await sitDown(page, { game: '1893', seats: [undefined, 'apprentice'], seed: 'barrier' });
  await isAsked(page);
  const undo = page.getByTestId('undo');
  expect(await undo.isDisabled()).toBe(true);
  expect(await undo.getAttribute('aria-label')).toMatch(/nothing to undo|Another player|hidden/);
  await leave();
});

test('R-51: the next of several cards is chosen on one’s board, which a phone turns to by itself', async () => {
  const text = await readFile(
    new URL('../../engine/fixtures/1893/v2/cards-belle-epoque-2.txt', import.meta.url),
    'utf8',
  );
  const { scores: _, ...record } = recordFromText(text);
  const count = record.moves.findIndex(({ step }) => step === 'choose-card');
  const { leave, page, faults } = await visit({ isPhone: true });
  await importGame(page, recordToText({ ...record, moves: record.moves.slice(0, count) }));
  await isAsked(page);
  const cards = page.locator('[data-tab=own] .thing.legal');
  await expect.poll(() => cards.first().isVisible()).toBe(true);
  expect(await cards.count()).toBeGreaterThan(1);
  await decide(page, randomFromSeed('cards'), finger);
  expect(await movesMade(page)).toBeGreaterThan(count);
  expect(faults).toEqual([]);
  await leave();
});

test('a target that is not legal says why', async () => {
  const { leave, page } = await visit();
  await sitDown(page, PAIR);
  await playUntil(page, /place an architect/i);
  const refused = page.locator('.thing[data-thing^="space:"]:not(.legal)').first();
  await refused.hover();
  await expect.poll(() => page.getByTestId('tip').innerText()).toMatch(/Not now:/);
  await leave();
});

test('the language changes in the middle of a game', async () => {
  const { leave, page, faults } = await visit();
  await sitDown(page, PAIR);
  await playUntil(page, /place an architect/i);
  const before = await movesMade(page);
  const seen = new Set([await promptOf(page)]);
  for (const name of ['Français', 'Español', 'Deutsch', 'Nederlands']) {
    await page.getByTestId('settings').click();
    await page.getByRole('radio', { name }).check();
    await page.keyboard.press('Escape');
    await expect.poll(async () => seen.has(await promptOf(page))).toBe(false);
    seen.add(await promptOf(page));
  }
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl');
  expect(await movesMade(page)).toBe(before);
  // It is kept.
  await page.reload();
  await isAsked(page);
  expect(seen.has(await promptOf(page))).toBe(true);
  await decide(page, randomFromSeed('nl'));
  expect(faults).toEqual([]);
  await leave();
});

describe('bots that fail', () => {
  /** A table at which a bot decides first. */
  function botFirst(): TableWish {
    for (let number = 0; ; number++) {
      const wish: TableWish = { game: '1893', seats: [undefined, 'apprentice'], seed: `bot first ${number}` };
      const state = startRecord(recordHeader(wish.game, { players: 2, seed: wish.seed }));
      if (pending(state)?.player === 1) return wish;
    }
  }

  const BOTS = '**/workers/bots.js';

  test('where they can’t think, one is told so, and the game goes on', async () => {
    const { leave, context, page } = await visit({ isAlone: true });
    await context.route(BOTS, (route) => route.abort());
    await sitDown(page, botFirst());
    const random = randomFromSeed('replaced');
    for (let i = 0; i < 4; i++) {
      expect(await isAsked(page)).toBe(true);
      expect(await page.getByTestId('bot-fault').innerText()).toMatch(/simple choices/);
      await decide(page, random);
    }
    // Until they can.
    await context.unroute(BOTS);
    while ((await isAsked(page)) && (await page.getByTestId('bot-fault').count()) > 0)
      await decide(page, random);
    expect(await page.getByTestId('table').getAttribute('data-over')).toBe('false');
    await leave();
  });

  test('one that stops can be helped by chance, or try again', async () => {
    const { leave, context, page } = await visit({ isAlone: true });
    // Refuses twice, then breaks: the next one is what it should be.
    const body = `
      let asked = 0;
      onmessage = ({ data: { id } }) => {
        if (++asked > 2) throw new Error('enough');
        postMessage({ id, kind: 'refused', message: 'no' });
      };`;
    await context.route(BOTS, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await sitDown(page, botFirst());
    const fault = page.getByTestId('bot-fault');
    await expect.poll(() => fault.innerText()).toMatch(/is stuck/);
    expect(await movesMade(page)).toBe(0);
    await fault.getByRole('button', { name: 'Choose at random' }).click();
    await moved(page, 0);
    const random = randomFromSeed('stopped');
    const asked = page.locator('[data-testid=table][data-asking=true]');
    for (;;) {
      await asked.or(fault).first().waitFor();
      if (await fault.isVisible()) break;
      await decide(page, random);
    }
    const before = await movesMade(page);
    await context.unroute(BOTS);
    await fault.getByRole('button', { name: 'Try again' }).click();
    await moved(page, before);
    await isAsked(page);
    expect(await fault.count()).toBe(0);
    await leave();
  });
});

test('a game that an earlier Horta has kept is listed and goes on', async () => {
  const { leave, page, faults } = await visit({ isAlone: true });
  const kept = await readFile(
    new URL('../../table/fixtures/landing-1/browser/belle-epoque-cards-7-and-8.json', import.meta.url),
    'utf8',
  );
  await page.evaluate(async (text) => {
    const opening = indexedDB.open('horta', 1);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onupgradeneeded = () => void opening.result.createObjectStore('games', { keyPath: 'id' });
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const transaction = database.transaction('games', 'readwrite');
    transaction.objectStore('games').put(JSON.parse(text));
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, kept);
  const { id, record } = JSON.parse(kept);
  await page.reload();
  await page.locator(`a[href$="${id}"]`).first().click();
  await isAsked(page);
  const before = await movesMade(page);
  expect(before).toBeGreaterThanOrEqual(record.moves.length);
  await decide(page, randomFromSeed('goes on'));
  await page.reload();
  await isAsked(page);
  expect(await movesMade(page)).toBeGreaterThan(before);
  expect(faults).toEqual([]);
  await leave();
});

test('a table that there is not is told as such', async () => {
  const { leave, page } = await visit({ path: '#/table/0123456789abcdef' });
  await expect.poll(() => page.locator('main').innerText()).toMatch(/isn’t in this browser/);
  await leave();
});

test('from the address to the first decision it takes two clicks at most', async () => {
  const { leave, page, faults } = await visit();
  await page.getByTestId('play').click();
  await isAsked(page);
  expect(await page.locator('.thing.legal, button[data-option]').count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await leave();
});

test('whoever watches bots sees the boards change', async () => {
  const { leave, page } = await visit({ settings: { speed: undefined } });
  await sitDown(page, { game: '1893', seats: ['apprentice', 'apprentice'], seed: 'watching' });
  const pieces = () => page.locator('[data-thing^="space:"] use[href="#icon-meeple"]').count();
  for (const count of [0, 1, 2]) await expect.poll(pieces).toBeGreaterThan(count);
  // At the usual speed it takes a while.
  await page.getByTestId('settings').click();
  await page.getByRole('radio', { name: 'Instant' }).check();
  await page.keyboard.press('Escape');
  await page.locator('[data-testid=table][data-over=true]').waitFor({ timeout: 180_000 });
  await page.locator('dialog.result').waitFor();
  expect(await page.getByTestId('table').locator('header').first().innerText()).toContain('Round 5 of 5');
  await leave();
});

test('each turn of the log leads to its position, and back', async () => {
  const { leave, page } = await visit();
  await sitDown(page, PAIR);
  await playUntil(page, /place an architect/i);
  await page.locator('.turn .go').nth(1).click();
  await page.getByTestId('replay').waitFor();
  expect(await page.locator('.thing.legal').count()).toBe(0);
  await page.getByTestId('replay-leave').click();
  await expect.poll(() => page.locator('.thing.legal').count()).toBeGreaterThan(0);
  await leave();
});

describe.each([
  { screen: 'wide', isPhone: false },
  { screen: 'a phone’s', isPhone: true },
])('a hint, where the screen is $screen', ({ isPhone }) => {
  test('glows on the boards, says why in figures, plays nothing, and ends with a choice', async () => {
    const { leave, page, faults } = await visit({ isPhone });
    await sitDown(page, PAIR);
    const hand = isPhone ? finger : undefined;
    await playUntil(page, /place an architect/i, 'until', hand);
    const before = await movesMade(page);
    const advised = page.locator('.thing.advised');

    await page.getByTestId('hint').click();
    const show = page.getByTestId('hint-show');
    await show.waitFor({ timeout: 60_000 });
    expect(await advised.count()).toBe(1);
    expect(await advised.first().isVisible()).toBe(true);
    expect(await promptOf(page)).toMatch(/^\s*Hint: ./);
    const reasons = await page.getByTestId('hint-panel').getByRole('listitem').allInnerTexts();
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.length).toBeLessThanOrEqual(3);
    for (const reason of reasons) expect(reason).toMatch(/[+−≈].*\d+ VP\s+\S/);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await violations(page)).toEqual([]);

    // Both ways of putting it away.
    for (const key of ['h', 'Escape']) {
      await page.keyboard.press(key);
      await page.waitForSelector('.thing.advised', { state: 'detached' });
      expect(await page.getByTestId('hint-panel').count()).toBe(0);
      expect(await promptOf(page)).not.toMatch(/Hint/);
      await page.keyboard.press('h');
      await show.waitFor({ timeout: 60_000 });
    }

    const thing = await advised.getAttribute('data-thing');
    await show.click();
    await expect
      .poll(
        async () =>
          (await page.locator('[data-testid=choice]:visible').count()) +
          (await page.locator('.thing.pointed').count()),
      )
      .toBeGreaterThan(0);
    expect(await page.locator('.thing.pointed').first().getAttribute('data-thing')).toBe(thing);
    expect(await movesMade(page)).toBe(before);
    expect(await violations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await decide(page, randomFromSeed('a choice'), hand);
    await moved(page, before);
    expect(await page.getByTestId('hint-panel').count()).toBe(0);
    expect(await advised.count()).toBe(0);
    expect(faults).toEqual([]);
    await leave();
  });
});

test('a hint that is thought about can be called off', async () => {
  const { leave, page } = await visit();
  await sitDown(page, PAIR);
  await playUntil(page, /place an architect/i);
  // At once, however quick it is thought of.
  await page.evaluate(() => {
    const watching = new MutationObserver(() => {
      const cancel = document.querySelector<HTMLElement>('[data-testid=hint-cancel]');
      if (cancel === null) return;
      watching.disconnect();
      cancel.click();
      document.body.dataset.calledOff = 'true';
    });
    watching.observe(document.body, { subtree: true, childList: true });
  });
  await page.getByTestId('hint').click();
  await page.waitForSelector('body[data-called-off]');
  await page.waitForSelector('[data-testid=hint-panel]', { state: 'detached' });
  // Whatever is thought of afterwards is not told.
  await page.getByTestId('hint').click();
  await page.getByTestId('hint-show').waitFor({ timeout: 60_000 });
  expect(await page.locator('.thing.advised').count()).toBe(1);
  await leave();
});

test('the other idea changes places with the first one', async () => {
  const { leave, page } = await visit();
  await sitDown(page, PAIR);
  const other = page.getByTestId('hint-other');
  const random = randomFromSeed('ideas');
  for (;;) {
    await playUntil(page, /place an architect/i);
    await page.keyboard.press('h');
    await page.getByTestId('hint-show').waitFor({ timeout: 60_000 });
    // Sometimes there is but one thing to do.
    if (await other.isVisible()) break;
    const before = await movesMade(page);
    await decide(page, random);
    await moved(page, before);
  }
  const marked = async () => [
    await page.locator('.thing.advised').getAttribute('data-thing'),
    await page.locator('.thing.idea').getAttribute('data-thing'),
  ];
  const [first, second] = await marked();
  const sentence = await promptOf(page);
  await other.click();
  await expect.poll(marked).toEqual([second, first]);
  expect(await promptOf(page)).not.toBe(sentence);
  await leave();
});
