/** Around tables over a network: a table that is full or gone, another device, lists that move, the next game, keys alone. */
import { randomFromSeed } from '@horta/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finger, keyboard, mouse } from './hands.ts';
import { atTable, type Company, type Guest, LAPTOP, openCompany, tableAddress } from './online-company.ts';
import { inStep, playByHand, whoIsAsked } from './online-playing.ts';
import { decide, movesMade } from './playing.ts';
import { playOn } from './screenshots/online-people.ts';

let company: Company;
let anna: Guest;
let ben: Guest;
let chloe: Guest;

/** One that is told to others: then links and codes are shown, which never say localhost. */
const ELSEWHERE = 'http://horta.home/';

beforeAll(async () => {
  company = await openCompany();
  [anna, ben, chloe] = await Promise.all([
    company.come('Anna', { size: LAPTOP }),
    company.come('Ben', { isPhone: true }),
    company.come('Chloé', { size: LAPTOP }),
  ]);
});
afterAll(() => company?.leave());

const status = (page: Page) => page.getByTestId('room-status').innerText();

test('whoever comes to a full table is told so, and looks on once the game begins', async () => {
  const table = await company.sitDown([anna, ben], { game: '1897', seed: 'full 1' });
  const { page } = chloe;
  await page.goto(tableAddress(company.address, table));
  await expect.poll(() => status(page)).toMatch(/^All seats are taken\..*watch/);
  expect(await page.getByTestId('sit').count()).toBe(0);
  // A seat that becomes free can be taken at once; by one of two, whoever is first.
  await ben.page.getByTestId('stand-up').tap();
  await page.getByTestId('sit').click();
  await page.getByTestId('stand-up').waitFor();
  await expect.poll(() => ben.page.getByTestId('sit').count()).toBe(0);
  // Thrown out before the game begins: one is told, and the seat is free for others.
  await anna.page.getByTestId('throw-out').click();
  await expect.poll(() => page.getByRole('alert').innerText()).toBe('You no longer have a seat here.');
  await ben.page.getByTestId('sit').tap();
  await ben.page.getByTestId('stand-up').waitFor();
  await anna.page.getByTestId('begin').click();
  await Promise.all([anna, ben, chloe].map((guest) => atTable(guest.page)));
  expect(await page.getByTestId('table').getAttribute('data-asking')).toBe('false');
});

test('a link to a table that is gone says so, and one that was closed while one was there', async () => {
  const { page } = chloe;
  for (const table of ['0'.repeat(32), 'cut-off']) {
    await page.goto(tableAddress(company.address, table));
    await expect.poll(() => page.getByTestId('gone').innerText()).toMatch(/This table is gone/);
  }
  const table = await company.sitDown([anna, ben], { game: '1897', seed: 'gone 1' });
  await page.goto(tableAddress(company.address, table));
  await page.getByTestId('room').waitFor();
  // Invited, and new to the game: it is offered to learn it, once, and one comes back to the same table.
  expect(await page.getByTestId('invited').innerText()).toMatch(/ invites you\./);
  await page.getByTestId('learning-offer').getByRole('link').click();
  await page.getByTestId('teacher').waitFor();
  await page.getByTestId('chapters').click();
  await page.getByTestId('leave-lesson').click();
  await page.getByTestId('room').waitFor();
  expect(await page.getByTestId('learning-offer').count()).toBe(0);
  await anna.page.getByTestId('close').click();
  await anna.page.locator('dialog[open]').getByTestId('close-do').click();
  for (const guest of [ben, chloe]) await guest.page.getByTestId('gone').waitFor();
});

test('a seat goes to another device by a link that works once, and both devices stay in step', async () => {
  await company.server.restart({ url: ELSEWHERE });
  const table = await company.begin([anna, ben], { game: '1897', seed: 'device 1' });
  const second = await company.come('', { isPhone: true });
  const laptop = anna.page;
  const device = await laptop.context().newPage();
  await device.goto(`${company.address}#/device`);
  await device.getByTestId('device-make').click();
  const link = await device.getByTestId('link').inputValue();
  expect(link.startsWith(ELSEWHERE)).toBe(true);
  const here = link.replace(ELSEWHERE, company.address);
  await second.page.goto(here);
  await second.page.getByTestId('device-use').tap();
  await second.page.getByRole('link', { name: 'My games' }).tap();
  await second.page.locator(`[data-table="${table}"] a`).tap();
  await atTable(second.page);
  const pages = [laptop, ben.page];
  const random = randomFromSeed('device 1');
  while ((await whoIsAsked(pages)) === ben.page) await decide(ben.page, random, finger);
  // Decided on the one, seen on the other, and the other way round.
  for (const [page, other, hand] of [
    [second.page, laptop, finger],
    [laptop, second.page, mouse],
  ] as const) {
    while ((await whoIsAsked([page, ben.page])) === ben.page) await decide(ben.page, random, finger);
    const before = await movesMade(other);
    await decide(page, random, hand);
    await expect.poll(() => movesMade(other)).toBeGreaterThan(before);
    await inStep([laptop, second.page, ben.page]);
  }
  const third = await company.come('', { size: LAPTOP });
  await third.page.goto(here);
  await third.page.getByTestId('device-use').click();
  await expect.poll(() => third.page.getByRole('alert').innerText()).toMatch(/^This link has been used/);
  await device.close();
});

test('lists move by themselves, what waits is counted in the title, and a rematch turns the seats', async () => {
  const { page } = chloe;
  await page.goto(`${company.address}#/together`);
  await page.getByTestId('open-table').waitFor();
  const table = await company.open(anna, { game: '1897', seed: 'lists 1', isListed: true });
  const row = page.locator(`[data-table="${table}"]`);
  await row.waitFor();
  await row.locator('a').click();
  await page.getByTestId('sit').nth(1).click();
  await page.getByTestId('stand-up').waitFor();
  await anna.page.goto(tableAddress(company.address, table));
  await anna.page.getByTestId('sit').click();
  await anna.page.getByTestId('begin').click();
  const pages = [anna.page, page];
  await Promise.all(pages.map(atTable));
  // Whoever has to decide has a number in title and icon, here and elsewhere, and a way back.
  const random = randomFromSeed('lists 1');
  while ((await whoIsAsked(pages)) === anna.page) await decide(anna.page, random);
  const isCounted = async () => {
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);
    await expect.poll(() => page.locator('link[rel=icon]').getAttribute('href')).toMatch(/^data:image\/svg/);
  };
  await isCounted();
  await page.goto(company.address);
  await page.getByTestId('play').waitFor();
  await isCounted();
  await page.goto(`${company.address}#/together`);
  await isCounted();
  await page.getByTestId('next-game').first().click();
  await atTable(page);
  // Played to the end while both look elsewhere.
  for (const one of pages) await one.goto(`${company.address}favicon.svg`);
  await playOn({ id: table, guests: await Promise.all([anna, chloe].map(company.connect)) });
  for (const one of pages) await one.goto(tableAddress(company.address, table));
  await page.locator('dialog.result').getByTestId('rematch').click();
  // Who sat second sits first; each has the seat that was kept, and when all are back it begins.
  await expect.poll(() => page.locator('[data-seat="0"]').innerText()).toMatch(/Chloé/);
  await expect.poll(() => page.locator('[data-seat="1"]').innerText()).toMatch(/Kept for Anna/);
  await anna.page.locator('dialog.result').getByTestId('rematch').click();
  await Promise.all(pages.map(atTable));
  for (const one of pages)
    expect(await one.locator('[data-fly^="seat:"] .name').allInnerTexts()).toEqual(['Chloé', 'Anna']);
});

/** Goes there by the Tab key, and presses Enter. */
async function press(page: Page, selector: string): Promise<void> {
  await keyboard(page, await page.waitForSelector(selector));
}

test('by keys alone one comes from the first page to a decision, talks and answers an offer', async () => {
  const guest = await company.come('', { size: LAPTOP });
  const { page } = guest;
  await page.goto(company.address);
  await press(page, '[data-testid=together]');
  await page.getByTestId('name').waitFor();
  await page.getByTestId('name').focus();
  await page.keyboard.type('Dora');
  await page.keyboard.press('Enter');
  await press(page, '[data-testid=open-table]');
  await page.locator('input[name=game]:checked').focus();
  for (let i = 0; (await page.locator('input[name=game]:checked').inputValue()) !== '1897' && i < 4; i++)
    await page.keyboard.press('ArrowRight');
  const players = page.getByRole('radiogroup', { name: 'Players' }).locator('input');
  await page.getByRole('radiogroup', { name: 'Players' }).locator('input:checked').focus();
  for (let i = 0; !(await players.first().isChecked()) && i < 4; i++) await page.keyboard.press('ArrowLeft');
  await press(page, '[data-testid=open-do]');
  await page.getByTestId('room').waitFor();
  const table = new URL(page.url()).hash.split('/').at(-1) as string;
  await ben.page.goto(tableAddress(company.address, table));
  await ben.page.getByTestId('sit').tap();
  await expect.poll(() => page.getByTestId('begin').innerText()).toBe('Start the game');
  await press(page, '[data-testid=begin]');
  const pages = [page, ben.page];
  await Promise.all(pages.map(atTable));
  await playByHand(
    new Map([
      [page, keyboard],
      [ben.page, finger],
    ]),
    6,
    'keys',
  );
  await press(page, '[data-testid=chat-button]');
  await page.getByTestId('chat').waitFor();
  await page.keyboard.type('By keys');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-testid=chat] .said').allTextContents()).toEqual(['By keys']);
  await page.keyboard.press('Escape');
  await page.getByTestId('chat').waitFor({ state: 'detached' });
  await ben.page.getByTestId('menu').first().tap();
  await ben.page.getByTestId('agreements').locator('summary').tap();
  await ben.page.getByTestId('offer-pause').tap();
  await press(page, '[data-testid=agree]');
  await press(page, '[data-testid=resume]');
  await expect.poll(() => page.getByTestId('resume').count()).toBe(0);
  expect(guest.faults).toEqual([]);
});

test('nothing went wrong in any page', () => {
  const isExpected = (fault: string) => /ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET)|WebSocket/.test(fault);
  for (const { faults } of [anna, ben, chloe]) expect(faults.filter((one) => !isExpected(one))).toEqual([]);
});
