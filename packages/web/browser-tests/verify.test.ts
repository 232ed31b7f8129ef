/** Checking the deal of a game: from its end, from where one looks back at it, and from a file, right or tampered with. */
import { type GameRecord, recordFromText, recordToText } from '@horta/engine';
import { commitmentOf, type Proof, proofIn, seedOf, withProof } from '@horta/online/chance';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, type Guest, openCompany } from './online-company.ts';
import { inStep, playQuickly } from './online-playing.ts';
import { violations } from './violations.ts';

let company: Company;
let phone: Guest;
let laptop: Guest;
let table: string;
/** The record of the game, as the server gives it. */
let text: string;

beforeAll(async () => {
  company = await openCompany();
  phone = await company.come('Victor', { isPhone: true });
  laptop = await company.come('Paul');
  // Without a seed: it is dealt from everybody's chance, and another game in each run. What is found is the same of any.
  table = await company.begin([phone, laptop], { game: '1897' });
  await Promise.all([phone, laptop].map(({ page }, seat) => playQuickly(page, seat + 1897)));
  await inStep([phone.page, laptop.page]);
  text = await (await fetch(`${company.server.address}api/tables/${table}/record`)).text();
});
afterAll(() => company?.leave());

const verdict = (page: Page) => page.getByTestId('verdict').innerText();
const listed = async (page: Page, list: 'findings' | 'checked') => {
  await page.getByTestId('verdict').waitFor();
  return page.getByTestId(list).locator('li').allInnerTexts();
};

const RIGHT = [
  'The secret is the one that the server was bound to when the table was opened.',
  'The random numbers of 2 players are those that each was bound to.',
  'Game, options and players are those that were settled before.',
  'The deal, and everything that was revealed later, follows from these numbers.',
  expect.stringMatching(/^The rules allow each of the \d+ moves\.$/),
  'The scores are those of this game.',
];
const SEEN_HERE = 'This browser saw the same at the table, before the deal.';

test('from the end of a game one comes to what its deal was made of, and all of it is right', async () => {
  const { page, faults } = phone;
  const result = page.locator('dialog.result');
  expect(await result.getByTestId('chance-compared').getAttribute('class')).not.toContain('wrong');
  await result.getByTestId('verify').click();
  await page.waitForURL(`**/#/verify/${table}`);
  expect(await verdict(page)).toBe('Everything is right');
  expect(await listed(page, 'checked')).toEqual([...RIGHT, SEEN_HERE]);
  expect(await page.getByTestId('not-here').count()).toBe(0);
  await page.getByText('The numbers', { exact: true }).click();
  expect(await page.locator('dl').innerText()).toContain(proof().secret);
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('so one does from where one looks back at it', async () => {
  const { page, faults } = laptop;
  await page.goto(`${company.server.address}#/look/${table}`);
  await page.getByTestId('replay').getByTestId('verify').click();
  await page.waitForURL(`**/#/verify/${table}`);
  expect(await listed(page, 'checked')).toEqual([...RIGHT, SEEN_HERE]);
  expect(faults).toEqual([]);
});

test('on a phone, too', async () => {
  const { page } = phone;
  await page.goto(`${company.server.address}#/look/${table}`);
  await page.getByTestId('replay-more').click();
  await page.getByTestId('replay').getByTestId('verify').click();
  expect(await verdict(page)).toBe('Everything is right');
});

test('a table that is not there is said not to be there', async () => {
  const { page } = laptop;
  await page.goto(`${company.server.address}#/verify/${'0'.repeat(32)}`);
  expect(await page.getByRole('alert').innerText()).toContain('The server gives no record of this table.');
  // The browser's own word for an answer of 404.
  laptop.faults.length = 0;
});

function proof(): Proof {
  const found = proofIn(text);
  if (found === undefined || 'fault' in found) throw new Error('there is no proof');
  return found;
}

function withRecord(change: (record: GameRecord) => GameRecord): string {
  return text.replace(/^horta-record[^#]*/, recordToText(change(recordFromText(text))));
}

/** A game and a proof that fit each other, of another secret than the one that everybody was told of. */
function forged(): string {
  const other = { ...proof(), secret: '5'.repeat(64), commitment: commitmentOf('5'.repeat(64)) };
  const { scores: _, ...record } = recordFromText(text);
  const sitters = /^# sitters:.*\n/m.exec(text)?.[0] ?? '';
  return withProof(recordToText({ ...record, moves: [], seed: seedOf(other) }) + sitters, other);
}

async function give(page: Page, given: string): Promise<void> {
  await page.goto(`${company.server.address}#/verify`);
  const another = page.getByTestId('verify-another');
  await page.getByTestId('verify-file').or(another).first().waitFor({ state: 'attached' });
  if ((await another.count()) > 0) await another.click();
  await page
    .getByTestId('verify-file')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(given) });
  await page.getByTestId('verdict').waitFor();
}

describe('a file that somebody has tampered with', () => {
  const SECRET = 'The secret is not the one that the server was bound to when the table was opened.';
  const other = (digits: string) => (digits.startsWith('0') ? '1' : '0') + digits.slice(1);
  test.each<[string, () => string, string, unknown[]]>([
    ['secret', () => text.replaceAll(proof().secret, other(proof().secret)), 'Something is wrong', [SECRET]],
    [
      'random number',
      () => text.replaceAll(proof().bits[1] ?? '', other(proof().bits[1] ?? '')),
      'Something is wrong',
      [
        'Seat 2: the random number is not the one that this player was bound to.',
        'Seat 2: this browser saw another random number.',
        'Seat 2: this browser added another random number than the proof says.',
      ],
    ],
    [
      'deal',
      () => withRecord((record) => ({ ...record, seed: 'a better one' })),
      'Something is wrong',
      [expect.stringContaining('The game was dealt otherwise than secret and random numbers say.')],
    ],
    [
      'scores',
      () => withRecord((record) => ({ ...record, scores: [999, 1] })),
      'Something is wrong',
      [expect.stringMatching(/^The record says 999.* points, but the game ends with /)],
    ],
    [
      'moves',
      () => withRecord((record) => ({ ...record, moves: record.moves.slice(0, -2) })),
      'Something is wrong',
      ['There are final scores, but moves are missing: the game is not over.'],
    ],
    [
      'all of it',
      forged,
      'Something is wrong',
      ['The server was bound to another secret when this browser came to the table.'],
    ],
    [
      'proof left out',
      () => text.replace(/^# chance:.*\n/m, ''),
      'Nothing is proven here',
      [expect.stringContaining('There is no proof in this record.')],
    ],
    ['no record', () => 'Dear diary', 'Nothing is proven here', ['This isn’t a recorded game.']],
  ])('%s: it is named for what it is', async (_, given, title, findings) => {
    const { page, faults } = laptop;
    await give(page, given());
    expect(await verdict(page)).toBe(title);
    expect(await listed(page, 'findings')).toEqual(findings);
    expect(faults).toEqual([]);
  });
});

test('a browser that was not at the table says so, and what it can’t tell', async () => {
  const { page, faults } = await company.come('Octave', { isPhone: true });
  await give(page, text);
  expect(await verdict(page)).toBe('Everything is right');
  expect(await listed(page, 'checked')).toEqual(RIGHT);
  expect(await page.getByTestId('not-here').innerText()).toContain('This browser was not at that table');
  // Made up as a whole: nothing but what a browser saw tells.
  await give(page, forged());
  expect(await verdict(page)).toBe('Everything is right');
  expect(await page.getByTestId('not-here').count()).toBe(1);
  expect(faults).toEqual([]);
});
