/** Whole games over a network: a phone beside a laptop, by hand for a while and then as quickly as the pages can follow. */
import type { TableSetup } from '@horta/online';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finger, mouse } from './hands.ts';
import { atTable, type Company, type Guest, LAPTOP, openCompany, tableAddress } from './online-company.ts';
import { inStep, playByHand, playQuickly } from './online-playing.ts';

interface Wish extends Pick<TableSetup, 'game' | 'options' | 'seed'> {
  readonly name: string;
  /** Decisions by hand. */
  readonly byHand: number;
  readonly isWatched?: boolean;
}

const GAMES: readonly Wish[] = [
  { name: '1893, second edition', game: '1893', options: {}, seed: 'online 1', byHand: 8, isWatched: true },
  {
    name: '1893 with Belle Époque and asymmetric boards',
    game: '1893',
    options: { belleEpoque: true, boards: 'chosen' },
    seed: 'online 2',
    byHand: 6,
  },
  { name: '1893, first edition', game: '1893-first-edition', options: {}, seed: 'online 3', byHand: 6 },
  { name: '1897', game: '1897', options: {}, seed: 'online 4', byHand: 30 },
];

let company: Company;
let phone: Guest;
let laptop: Guest;
let spectator: Guest;

beforeAll(async () => {
  company = await openCompany();
  [phone, laptop, spectator] = await Promise.all([
    company.come('Victor', { isPhone: true }),
    company.come('Paul', { size: LAPTOP }),
    company.come('Octave', { size: LAPTOP }),
  ]);
});
afterAll(() => company?.leave());

/** What the result says to everybody: the line that names who wins, and everyone's points. */
async function resultAt(page: Page): Promise<string> {
  const result = page.locator('dialog.result');
  await result.waitFor();
  await expect.poll(() => result.innerText()).toMatch(/wins with \d+ VP|share the victory/);
  return result.locator('table').first().innerText();
}

test.each(GAMES)('$name is played to its end by two who see the same', async (wish) => {
  const { game, options, seed, byHand, isWatched = false } = wish;
  const players = [phone, laptop];
  const table = await company.begin(players, { game, options, seed });
  const pages = players.map(({ page }) => page);
  if (isWatched) {
    await spectator.page.goto(tableAddress(company.server.address, table));
    await atTable(spectator.page);
    pages.push(spectator.page);
    await expect.poll(() => laptop.page.getByTestId('watchers').innerText()).toBe('1');
  }
  const hands = new Map([
    [phone.page, finger],
    [laptop.page, mouse],
  ]);
  await playByHand(hands, byHand, seed ?? '');
  const made = await Promise.all(players.map(({ page }, seat) => playQuickly(page, seat + 1893)));
  expect(Math.min(...made)).toBeGreaterThan(5);
  await inStep(pages);
  const results = await Promise.all(pages.map(resultAt));
  expect(new Set(results).size).toBe(1);
  for (const { faults } of [...players, spectator]) expect(faults).toEqual([]);
});
