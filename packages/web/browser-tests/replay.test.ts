/** Looking back: at a game that is over, from anyone's eyes, and at the past of one that goes on. */

import { randomFromSeed } from '@horta/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decide, importGame, isAsked, movesMade } from './playing.ts';
import { gameUpTo, type Play } from './screenshots/positions.ts';
import { violations } from './violations.ts';
import { WIDE } from './visit.ts';
import { type Stay, theSite, visitors } from './visitors.ts';

const GAMES: readonly Play[] = [
  { game: '1893', players: 3, seed: 'replay' },
  { game: '1897', players: 3, seed: 'replay' },
];

const visit = visitors();
/** Games that are over, by the number of their wish. */
let over: readonly string[];

beforeAll(async () => {
  over = await Promise.all(GAMES.map((wish) => gameUpTo(wish, { step: 'end' })));
});

/** Sits down at a game that is over, puts the result aside and opens the replay from it. */
async function replayFromResult(page: Page, text: string): Promise<void> {
  await importGame(page, text);
  await page.locator('dialog.result').getByRole('button', { name: 'Replay from the start' }).click();
  await page.waitForURL(/#\/replay\//);
  await page.getByTestId('replay-slider').waitFor();
  // Told from everyone's eyes.
  await page.getByTestId('replay-eyes').or(page.getByTestId('replay-more')).first().waitFor();
}

const slider = (page: Page) => page.getByTestId('replay-slider');
const told = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));
const ends = async (page: Page) => ({
  start: Number(await slider(page).getAttribute('aria-valuemin')),
  end: Number(await slider(page).getAttribute('aria-valuemax')),
});
const where = (page: Page) => page.getByTestId('replay-where').innerText();
const sentence = (page: Page) => page.getByTestId('replay-told').innerText();

/** Presses a key, and says where that leads. */
async function press(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key);
  return told(page);
}

describe.each(GAMES.map(({ game }, i) => [game, i] as const))('a game of %s that is over', (_, i) => {
  // One page for all of them: what takes long is to come here.
  let visited: Stay;

  beforeAll(async () => {
    visited = await visit();
    await replayFromResult(visited.page, over[i]);
  });

  beforeEach(async () => {
    // Within the log, keys scroll it.
    await visited.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await visited.page.keyboard.press('Home');
  });

  afterAll(async () => {
    await visited?.leave();
  });

  test('by keys: steps, turns, rounds, both ends', async () => {
    const { page } = visited;
    const { start, end } = await ends(page);
    expect(await told(page)).toBe(start);
    expect(await page.locator('.thing.legal').count()).toBe(0);

    const first = await press(page, 'ArrowRight');
    expect(first).toBeGreaterThan(start);
    expect(await press(page, 'ArrowLeft')).toBe(start);

    const turns = [await press(page, 'Shift+ArrowRight'), await press(page, 'Shift+ArrowRight')];
    expect(turns[1]).toBeGreaterThan(turns[0]);
    expect(await press(page, 'Shift+ArrowLeft')).toBe(turns[0]);

    expect(await press(page, 'PageDown')).toBeGreaterThan(turns[1]);
    expect(await where(page)).toMatch(/Round 2 of/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('PageUp');
    expect(await where(page)).toMatch(/Round 2 of/);
    await page.keyboard.press('PageUp');
    expect(await where(page)).toMatch(/Round 1 of/);

    expect(await press(page, 'End')).toBe(end);
    expect(await where(page)).toMatch(/Final scoring/);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await press(page, 'Home')).toBe(start);
  });

  test('by buttons, and by the line: it stops at turns', async () => {
    const { page } = visited;
    const { start, end } = await ends(page);
    const places: number[] = [];
    for (const button of ['round', 'turn', 'step', 'step-back', 'turn-back', 'round-back', 'end', 'start']) {
      await page.getByTestId(`replay-${button}`).click();
      places.push(await told(page));
    }
    const [round, turn, step, stepBack] = places;
    expect(turn).toBeGreaterThan(round);
    expect(step).toBeGreaterThan(turn);
    expect(stepBack).toBe(turn);
    expect(places.slice(6)).toEqual([end, start]);

    const blocks = await page.locator('[data-landing]').all();
    const landings = await Promise.all(blocks.map((block) => block.getAttribute('data-landing')));
    const turns = new Set([start, end, ...landings.map(Number)]);
    const track = await page.getByTestId('replay-track').boundingBox();
    if (track === null) throw new Error('no line');
    const y = track.y + track.height - 30;
    await page.mouse.click(track.x + track.width * 0.4, y);
    const clicked = await expect
      .poll(() => told(page))
      .not.toBe(end)
      .then(() => told(page));
    expect(turns).toContain(clicked);
    await page.mouse.move(track.x + track.width * 0.4, y);
    await page.mouse.down();
    const dragged = new Set<number>();
    for (let share = 0.4; share < 0.7; share += 0.01) {
      await page.mouse.move(track.x + track.width * share, y);
      dragged.add(await told(page));
    }
    await page.mouse.up();
    expect(dragged.size).toBeGreaterThan(5);
    for (const place of dragged) expect(turns).toContain(place);
    expect(await slider(page).getAttribute('aria-valuetext')).toMatch(/Round \d of \d/);
    // Nothing is dragged any more.
    const after = await told(page);
    await page.mouse.move(track.x + track.width * 0.1, y);
    expect(await told(page)).toBe(after);
  });

  test('a turning point leads to its step', async () => {
    const { page } = visited;
    const entries = page.getByTestId('turning-points').getByRole('button');
    expect(await entries.count()).toBeGreaterThan(2);
    await entries.nth(1).click();
    const place = await told(page);
    expect(place).toBeGreaterThan((await ends(page)).start);
    expect(await entries.nth(1).getAttribute('aria-current')).toBe('step');
    const flag = page.getByTestId('replay-flag').last();
    await flag.click();
    expect(await told(page)).not.toBe(place);
    await expect.poll(() => flag.getAttribute('class')).toContain('here');
    // For those who don't want to know, what comes is hidden.
    await page.keyboard.press('Home');
    await page.getByTestId('replay-hide').check();
    expect(await page.getByTestId('replay-flag').count()).toBe(0);
    expect(await entries.count()).toBe(0);
    await page.getByTestId('replay-hide').uncheck();
    expect(await entries.count()).toBeGreaterThan(2);
  });

  test('a player’s card opens their board in place of the line', async () => {
    const { page } = visited;
    for (const seat of [0, 2]) {
      await page.locator(`[data-fly="seat:${seat}"] button`).click();
      await slider(page).waitFor({ state: 'detached' });
      await page.locator(`section.own.seat-${seat}`).waitFor();
      await page.keyboard.press('Escape');
      await slider(page).waitFor();
    }
  });

  test('played, the bar tells step after step, until one pauses or it ends', async () => {
    const { page } = visited;
    await page.getByRole('button', { name: '4×' }).click();
    await page.locator('body').click({ position: { x: 5, y: 300 } });
    await page.keyboard.press('Space');
    await page.locator('[data-testid=replay][data-playing=true]').waitFor();
    const heard = new Set<string>();
    await expect
      .poll(async () => {
        heard.add(await sentence(page));
        return heard.size;
      })
      .toBeGreaterThan(5);
    await page.keyboard.press('Space');
    await page.locator('[data-testid=replay][data-playing=false]').waitFor();
    const halted = await told(page);
    // It stays where it is: a step on and a step back lead there again.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await told(page)).toBe(halted);

    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.getByTestId('replay-play').click();
    await page.locator('[data-testid=replay][data-playing=false]').waitFor({ timeout: 30_000 });
    expect(await told(page)).toBe((await ends(page)).end);
  });

  test('what is told is what the log says there', async () => {
    const { page } = visited;
    await page.getByTestId('replay-log').click();
    for (const key of ['PageDown', 'Shift+ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'PageDown']) {
      await page.keyboard.press(key);
      const main = await page.getByTestId('replay-told').locator('.main').innerText();
      await expect.poll(() => page.locator('.turn').last().innerText()).toContain(main);
      expect(await page.getByTestId('live').innerText()).toContain(main);
    }
    // A disc of the log leads to its turn.
    const disc = page.locator('.turn .go').nth(5);
    const words = await page.locator('.turn').nth(5).locator('p').first().innerText();
    await disc.click();
    await expect.poll(() => page.locator('.turn').count()).toBe(6);
    expect(await sentence(page)).toContain(words);
  });

  test('played on from here, a new table says where it comes from, and goes on', async () => {
    const { page } = visited;
    for (let round = 1; round <= 3; round++) await page.keyboard.press('PageDown');
    await page.getByTestId('play-on-here').click();
    const dialog = page.locator('dialog[open]');
    expect(await dialog.innerText()).toMatch(/Round 3 of/);
    expect(await violations(page)).toEqual([]);
    // Somebody else's seat.
    await dialog.getByRole('radio').nth(1).check({ force: true });
    await dialog.getByRole('combobox').selectOption('apprentice');
    await page.getByTestId('play-on-begin').click();
    await page.waitForURL(/#\/table\//);
    expect(await isAsked(page)).toBe(true);
    const moves = await movesMade(page);
    expect(moves).toBeGreaterThan(20);
    await expect.poll(() => page.getByTestId('origin').first().innerText()).toMatch(/from round 3 of/);
    const random = randomFromSeed('on');
    for (let choices = 0; choices < 3 && (await isAsked(page)); choices++) await decide(page, random);
    expect(await movesMade(page)).toBeGreaterThan(moves + 2);
    // And back to the game it comes from.
    await page.getByTestId('origin').first().click();
    await page.getByTestId('replay').waitFor();
  });

  test('nothing went wrong in the page', () => {
    expect(visited.faults).toEqual([]);
  });
});

test('from another seat’s eyes one sees what only they saw', async () => {
  const wish: Play = { game: '1893-first-edition', players: 2, seed: 'eyes' };
  const { leave, page } = await visit();
  await replayFromResult(page, await gameUpTo(wish, { step: 'end' }));
  const eyes = page.getByTestId('replay-eyes');
  expect(await eyes.locator('option').allInnerTexts()).toEqual(['Anna', 'Journeyman']);
  // Artworks that the bot draws and chooses from.
  await eyes.selectOption('Journeyman');
  const drawn = page.locator('[data-thing^="drawn:"]');
  for (let steps = 0; steps < 150 && (await drawn.count()) === 0; steps++)
    await page.keyboard.press('ArrowRight');
  const place = await told(page);
  expect(await drawn.count()).toBeGreaterThan(0);
  await eyes.selectOption('Anna');
  expect(await told(page)).toBe(place);
  expect(await drawn.count()).toBe(0);
  await eyes.selectOption('Journeyman');
  expect(await drawn.count()).toBeGreaterThan(0);
  await leave();
});

test('one comes to a replay from the first page, and leaves it for the table', async () => {
  const { leave, page } = await visit({ isAlone: true });
  await importGame(page, over[0]);
  await page.goto(theSite());
  await page.getByRole('link', { name: /^Replay from the start/ }).click();
  await page.getByTestId('replay').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(/#\/table\//);
  await page.locator('dialog.result').waitFor();
  expect(await page.getByTestId('replay').count()).toBe(0);
  // The way back leads into the replay again.
  await page.goBack();
  await page.getByTestId('replay').waitFor();
  await page.goForward();
  await expect.poll(() => page.getByTestId('replay').count()).toBe(0);
  await leave();
});

describe('the past of a game that goes on', () => {
  test('nothing can be chosen or played on, and the way back says whose turn it is', async () => {
    const { leave, page } = await visit();
    await importGame(page, await gameUpTo(GAMES[0], { round: 2, step: 'turn' }));
    expect(await isAsked(page)).toBe(true);
    const moves = await movesMade(page);
    await page.locator('.turn .go').nth(4).click();
    await page.getByTestId('replay').waitFor();
    expect(await page.locator('.thing.legal').count()).toBe(0);
    expect(await page.getByTestId('play-on-here').count()).toBe(0);
    expect(await page.getByTestId('replay-eyes').count()).toBe(0);
    expect(await page.getByTestId('replay-leave').innerText()).toMatch(/Back to the game\s+Your turn/);
    // No key of the table does anything here, at the end neither.
    await page.keyboard.press('u');
    await page.keyboard.press('End');
    expect(await page.locator('.thing.legal').count()).toBe(0);
    expect(await movesMade(page)).toBe(moves);
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('replay-leave').click();
    await expect.poll(() => page.locator('.thing.legal').count()).toBeGreaterThan(0);
    expect(page.url()).toMatch(/#\/table\//);
    await leave();
  });

  test('what happens meanwhile is told at the way back, and after it', async () => {
    const { leave, page } = await visit({ settings: { speed: 'quick' } });
    const text = await gameUpTo(GAMES[1], { round: 2, step: 'turn' });
    // Bots that think: others could be at the end of the game before a busy page has told them to wait for those who watch.
    await importGame(page, text.replace('"Anna"', '""').replace(/# sitters: .*/, sitters(3, 'master')));
    await expect.poll(() => page.locator('.turn .go').count()).toBeGreaterThan(12);
    // They wait, but not at once.
    await page.locator('.turn .go').last().click();
    await page.getByTestId('replay').waitFor();
    await expect.poll(() => page.getByTestId('replay-leave').innerText()).toMatch(/\d+ new step/);
    const before = await told(page);
    await page.getByTestId('replay-leave').click();
    await expect.poll(() => page.getByTestId('replay').count()).toBe(0);
    const at = async () => Number(await page.getByTestId('table').getAttribute('data-told'));
    expect(await at()).toBeGreaterThan(before);
    await leave();
  });
});

/** Who sits where, if all are bots. */
function sitters(players: number, bot = 'apprentice'): string {
  return `# sitters: ${JSON.stringify(Array.from({ length: players }, () => ({ name: '', bot })))}`;
}

test.each([
  { look: 'wide, dark', number: 1, isPhone: false, theme: 'dark', size: WIDE },
  { look: 'tablet', number: 0, isPhone: false, theme: 'light', size: { width: 768, height: 1024 } },
  { look: 'phone, dark', number: 1, isPhone: true, theme: 'dark', size: { width: 390, height: 844 } },
  { look: 'phone on its side', number: 0, isPhone: true, theme: 'light', size: { width: 844, height: 390 } },
])('axe finds nothing: $look', async ({ number, isPhone, theme, size }) => {
  const { leave, page } = await visit({ isPhone, size, settings: { theme } });
  await replayFromResult(page, over[number]);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  expect(await violations(page)).toEqual([]);
  const more = page.getByTestId('replay-more');
  if (await more.isVisible()) {
    await more.click();
    const log = page.locator('#tab-log');
    if (await log.isVisible()) await log.click();
    expect(await violations(page)).toEqual([]);
  }
  const drawer = page.getByTestId('log-button');
  if (await drawer.isVisible()) await drawer.click();
  await page.getByTestId('replay-log').click();
  expect(await violations(page)).toEqual([]);
  await leave();
});

test('on a phone, by fingers', async () => {
  const { leave, page, faults } = await visit({ isPhone: true });
  await importGame(page, over[0]);
  await page.locator('dialog.result').getByRole('button', { name: 'Replay from the start' }).tap();
  await slider(page).waitFor();
  const { start } = await ends(page);
  await page.getByTestId('replay-round').tap();
  const round = await told(page);
  expect(round).toBeGreaterThan(start);
  await page.getByTestId('replay-step').tap();
  expect(await told(page)).toBeGreaterThan(round);
  // Every button is large enough for a finger.
  for (const button of await page.locator('[data-testid^="replay-"]:is(button):visible').all()) {
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height), (await button.getAttribute('aria-label')) ?? '').toBeGreaterThanOrEqual(
      44,
    );
  }
  // A turn on the line.
  const track = await page.getByTestId('replay-track').boundingBox();
  if (track === null) throw new Error('no line');
  await page.touchscreen.tap(track.x + track.width * 0.8, track.y + track.height - 26);
  await expect.poll(() => where(page)).toMatch(/Round [45] of/);
  // A turning point turns to the boards.
  await page.locator('#tab-log').tap();
  await page.getByTestId('turning-points').getByRole('button').first().tap();
  expect(await told(page)).toBeLessThan(1000);
  await page.getByTestId('replay-more').tap();
  await page.getByTestId('replay-eyes').selectOption({ index: 1 });
  await page.getByTestId('play-on-here').tap();
  await page.getByTestId('play-on-begin').tap();
  await page.waitForURL(/#\/table\//);
  expect(await isAsked(page)).toBe(true);
  expect(faults).toEqual([]);
  await leave();
});
