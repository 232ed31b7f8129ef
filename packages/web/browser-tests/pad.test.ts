/** The score pad: the rulebook's example typed in by keys and by finger, what can't be, links, what is kept, print. */
import { findGame } from '@horta/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openSite, type Site } from './site.ts';
import { violations } from './violations.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), openSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const PAD = '#/pad';
const open = (options: VisitOptions = {}): Promise<Visit> =>
  visit(browser, site.address, { path: PAD, ...options });

/** The second edition unless another game is named, with three players: Victor, Paul and nobody in particular. */
async function begin(page: Page, game = '1893', switches: readonly number[] = []): Promise<void> {
  await page.getByTestId('pad-begin').waitFor();
  await page.locator(`input[name=game][value="${game}"]`).check({ force: true });
  for (const which of switches) await page.getByRole('switch').nth(which).check();
  await page.getByLabel('Name of player 1').fill('Victor');
  await page.getByLabel('Name of player 2').fill('Paul');
  await page.getByTestId('pad-begin').click();
  await page.getByTestId('pad-page-0').or(page.getByTestId('pad-done')).waitFor();
}

const number = (page: Page, field: string) => page.locator(`input[data-field="${field}"]`);
const member = (page: Page, field: string, name: string | RegExp) =>
  page.locator(`[data-field=${field}] label`).filter({ hasText: name });
const holder = (page: Page) => page.locator('label[data-field=holder]');
/** What others have can be tried all the same: then it is said who has it. */
const TRYING = { force: true };
const totals = async (page: Page) => {
  const scores = page.getByTestId('scores').locator('[data-score]');
  await scores.first().waitFor();
  return scores.allInnerTexts();
};
const words = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ }).allInnerTexts();

/** 2e, the worked example: 80 VP, four nobles for 13 BF with 12 BF, and so on: 135 VP. */
const EXAMPLE: Readonly<Record<string, number>> = {
  points: 80,
  francs: 12,
  houses: 5,
  cubes: 3,
  free: 7,
  artworks: 1,
  'row-architects': 2,
  'row-artworks': 3,
};
const NOBLES = ['Charles Buls', 'Prince Albert', 'Maurice Maeterlinck'];

interface Corrected {
  name: string;
  components: { firstPlayerBonus: { value: number }; cubes: { value: { wood: number } } };
}

/** Whatever the keyboard has come to by the Tab key alone. */
async function tabTo(page: Page, isThere: string): Promise<void> {
  const MOST = 200;
  for (let pressed = 0; pressed < MOST; pressed++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), isThere)) return;
  }
  throw new Error(`no ${isThere} is reached by the Tab key`);
}

test('on a desk, by keys alone, the example comes to 135 VP; it is there after a reload', async () => {
  const { page, faults, context } = await open();
  await page.getByTestId('pad-begin').waitFor();
  await tabTo(page, '[aria-label="Name of player 1"]');
  await page.keyboard.type('Victor');
  await tabTo(page, '[data-testid=pad-begin]');
  await page.keyboard.press('Enter');
  // All beside each other; the first column is that of the first player.
  await page.getByTestId('pad-done').waitFor();
  expect(await violations(page)).toEqual([]);
  const own = (selector: string) => `${selector}[aria-label^="Victor"]`;
  const type = async (field: string) => {
    await tabTo(page, own(`input[data-field="${field}"]`));
    await page.keyboard.type(String(EXAMPLE[field]));
  };
  for (const field of ['points', 'francs']) await type(field);
  for (const noble of NOBLES) {
    for (;;) {
      await tabTo(page, '[data-field=nobles] input');
      const name = await page.evaluate(() => document.activeElement?.closest('label')?.textContent);
      if (name?.includes(noble)) break;
    }
    await page.keyboard.press('Space');
  }
  await tabTo(page, '[data-field=architect] input');
  for (let level = 0; level < 4; level++) await page.keyboard.press('ArrowRight');
  for (const field of ['houses', 'cubes', 'free', 'artworks', 'row-architects', 'row-artworks'])
    await type(field);
  expect((await totals(page))[0]).toBe('135');
  await tabTo(page, '[data-testid=pad-done]');
  await page.keyboard.press('Enter');
  const verdict = page.getByTestId('verdict');
  expect(await verdict.innerText()).toBe('Victor wins with 135 VP.');
  const row = page.getByTestId('scores').locator('tr[data-source=row-architects] td').first();
  expect((await row.innerText()).split('\n')).toEqual(['10', '5 × 2']);
  expect(await page.getByTestId('advice').innerText()).toContain('8 BF');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  expect(await verdict.innerText()).toBe('Victor wins with 135 VP.');
  expect(faults).toEqual([]);
  await context.close();
});

describe('on a phone', () => {
  let phone: Visit;
  beforeAll(async () => {
    phone = await open({ isPhone: true });
    await begin(phone.page);
  });
  afterAll(() => phone.context.close());

  test('by finger the example comes to 135 VP, and the phone is passed on', async () => {
    const { page } = phone;
    expect(await violations(page)).toEqual([]);
    for (const [field, value] of Object.entries(EXAMPLE)) await number(page, field).fill(String(value));
    // A step less and one more.
    await page.getByLabel('Houses: one less').tap();
    await page.getByLabel('Houses: one more').tap();
    for (const noble of NOBLES) await member(page, 'nobles', noble).tap();
    await member(page, 'architect', '8').tap();
    // Each part says what it comes to where it is written down.
    const results = page.locator('[data-result]');
    expect(await results.allInnerTexts()).toEqual([
      '−5 VP',
      '5 × 8 = 40 VP',
      '3 VP',
      '5 × 2 = 10 VP',
      '3 VP',
      '3 VP',
      '1 VP',
    ]);
    expect(await page.getByTestId('pad-page-0').innerText()).toContain('135');
    const next = page.getByTestId('pad-next');
    expect(await next.innerText()).toBe('Pass to Paul');
    await next.tap();
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe('What Paul has');
    expect(await number(page, 'points').inputValue()).toBe('');
  });

  test('what can’t be is said at its field, and changes nothing of what counts', async () => {
    const { page } = phone;
    await number(page, 'points').fill('40');
    for (const [id, typed, why] of [
      ['points', 'forty', 'Please enter a whole number. 40 still counts.'],
      ['houses', '7', '6 at most: nobody can have more. 0 still counts.'],
      ['cubes', '28', '27 at most: the others have the rest. 0 still counts.'],
      ['row-nobles', '0', '1 at least. 1 still counts.'],
      ['free', '-1', '0 at least. 0 still counts.'],
      ['francs', '-5', 'A whole number from 0 to 999. 0 still counts.'],
      ['points', '1234567', 'A whole number from −999 to 999. 40 still counts.'],
    ] as const) {
      const field = number(page, id);
      const before = await field.inputValue();
      await field.fill(typed);
      expect(await words(page)).toEqual([why]);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      await field.fill(before);
      expect(await words(page)).toEqual([]);
    }
    expect(await page.getByTestId('pad-page-1').innerText()).toContain('41');
    // Nobody is done with what can’t be: it stands there whichever page one looks at meanwhile.
    const isAt = () => page.evaluate(() => document.activeElement?.getAttribute('data-field'));
    await number(page, 'houses').fill('9');
    await page.getByTestId('pad-next').tap();
    await expect.poll(isAt).toBe('houses');
    await page.getByTestId('pad-page-scores').tap();
    const missing = page.getByTestId('missing');
    expect(await missing.innerText()).toContain('Paul, Houses: “9” was not counted.');
    await missing.getByRole('button', { name: 'All noted' }).tap();
    await expect.poll(isAt).toBe('houses');
    expect(await number(page, 'houses').inputValue()).toBe('9');
    expect(await words(page)).toEqual(['6 at most: nobody can have more. 0 still counts.']);
    await number(page, 'houses').fill('');
    expect(await page.locator('[data-note=nobles]').innerText()).toContain('counted as paid');
    await holder(page).tap();
    expect(await page.getByTestId('pad-page-1').innerText()).toContain('46');
    await page.getByTestId('pad-next').tap();
    await holder(page).tap(TRYING);
    expect(await words(page)).toEqual(['It is noted for Paul already.']);
    expect(await holder(page).locator('input').isChecked()).toBe(false);
    // All of Paul’s is noted: money of which nothing was said is none, and doesn’t pay for Brugmann.
    expect(await page.getByTestId('pad-page-1').innerText()).toContain('40');
    expect(await violations(page)).toEqual([]);
  });

  test('then comes what it comes to', async () => {
    const { page } = phone;
    await number(page, 'francs').fill('1');
    await page.getByTestId('pad-next').tap();
    expect(await page.getByTestId('verdict').innerText()).toBe('Victor wins with 135 VP.');
    expect(await totals(page)).toEqual(['135', '40', '1']);
    expect(await violations(page)).toEqual([]);
    // Nobody has won while something is refused, whatever was said before.
    await page.getByTestId('pad-page-2').tap();
    await number(page, 'houses').fill('9');
    await page.getByTestId('pad-page-scores').tap();
    expect(await page.getByTestId('verdict').innerText()).toBe('Ahead so far: Victor, 135 VP.');
    expect(await page.getByTestId('missing').innerText()).toContain('Not all noted yet: Player 3.');
    await page.getByTestId('pad-all-noted').tap();
    await number(page, 'houses').fill('');
    await page.getByTestId('pad-next').tap();
    expect(await page.getByTestId('verdict').innerText()).toBe('Victor wins with 135 VP.');
  });

  test('a link shows the same elsewhere, where one may keep it; a damaged one is said to be damaged', async () => {
    const { page } = phone;
    await page.getByTestId('pad-share').tap();
    const link = await page.getByTestId('pad-link').inputValue();
    expect(link.length).toBeLessThan(300);
    const friend = await visit(browser, link, { isPhone: true });
    expect(await friend.page.getByTestId('verdict').innerText()).toBe('Victor wins with 135 VP.');
    expect(await totals(friend.page)).toEqual(['135', '40', '1']);
    expect(await violations(friend.page)).toEqual([]);
    await friend.page.goto(link.slice(0, -3));
    expect(await friend.page.getByRole('alert').innerText()).toContain('This link is damaged');
    await friend.page.goto(link);
    await friend.page.getByTestId('pad-keep').tap();
    await friend.page.waitForURL(`**/${PAD}`);
    await friend.page.getByTestId('pad-page-0').tap();
    expect(await number(friend.page, 'points').inputValue()).toBe('80');
    expect(friend.faults).toEqual([]);
    await friend.context.close();
  });

  test('from a rule, from names and from a new pad one comes back to the page one was on', async () => {
    const { page } = phone;
    await page.getByTestId('pad-page-1').tap();
    const isBack = () =>
      expect.poll(() => page.getByTestId('pad-page-1').getAttribute('aria-current')).toBe('true');
    await page.getByRole('link', { name: 'The rule: Nobles' }).tap();
    await page.getByRole('heading', { name: 'Paying the nobles' }).first().waitFor();
    await page.goBack();
    await isBack();
    await page.evaluate(() => (location.hash = '#/pad/new'));
    await page.getByTestId('pad-cancel').tap();
    await isBack();
    await page.evaluate(() => (location.hash = '#/pad/table'));
    await page.getByTestId('pad-begin').waitFor();
    await page.goBack();
    await isBack();
  });

  test('with the keypad one number comes after the other, until something else is asked', async () => {
    const { page } = phone;
    await number(page, 'cubes').focus();
    const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-field'));
    const seen: unknown[] = [];
    for (let pressed = 0; pressed < 3; pressed++) {
      await page.keyboard.press('Enter');
      seen.push(await at());
    }
    expect(seen).toEqual(['free', 'artworks', null]);
    // A minus is no mistake as long as a number may follow.
    await number(page, 'points').tap();
    await page.keyboard.type('-');
    expect(await words(page)).toEqual([]);
    await page.keyboard.type('4');
    expect(await number(page, 'points').inputValue()).toBe('-4');
    await number(page, 'points').fill('40');
  });

  test('printed, there are the points by source and no controls', async () => {
    const { page } = phone;
    await page.getByTestId('pad-page-0').tap();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByTestId('scores').isVisible()).toBe(true);
    const controls = page.locator('button, input, select, a').filter({ visible: true });
    expect(await controls.count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  });

  test('another pad has the names and colours of this one, which is kept', async () => {
    const { page } = phone;
    await page.getByTestId('pad-page-scores').tap();
    await page.getByTestId('pad-edit').tap();
    await page.getByRole('group', { name: 'Colour of Victor' }).getByLabel('mauve').check({ force: true });
    await page.getByTestId('pad-begin').tap();
    await page.getByTestId('pad-page-scores').tap();
    await page.getByTestId('pad-new').tap();
    expect(await page.getByLabel('Name of player 1').inputValue()).toBe('Victor');
    const colours = page.getByRole('group', { name: 'Colour of Victor' });
    expect(await colours.getByLabel('mauve').isChecked()).toBe(true);
    await page.getByTestId('pad-begin').tap();
    await page.getByTestId('pad-page-0').waitFor();
    expect(await number(page, 'points').inputValue()).toBe('');
    await page.getByTestId('pad-page-scores').tap();
    await page.getByTestId('pad-new').tap();
    const kept = page.getByTestId('pads').locator('li');
    await kept.first().waitFor();
    expect(await kept.count()).toBe(1);
    await kept.getByRole('button', { name: 'Open' }).tap();
    expect(await totals(page)).toEqual(['135', '40', '1']);
    await page.getByTestId('pad-new').tap();
    const bin = page.getByTestId('pads').getByRole('button', { name: 'Delete' }).first();
    await bin.tap();
    await bin.tap();
    expect(await page.getByTestId('pads').count()).toBe(0);
    expect(phone.faults).toEqual([]);
  });
});

test('two tabs that write on one pad lose nothing of each other', async () => {
  const { page, faults, context } = await open({});
  await begin(page, '1897');
  const other = await context.newPage();
  await other.goto(`${site.address}${PAD}`);
  const first = (tab: Page, field: string) => number(tab, field).first();
  await first(other, 'points').waitFor();
  await first(page, 'points').fill('30');
  await expect.poll(() => first(other, 'points').inputValue()).toBe('30');
  await first(other, 'houses').fill('1');
  await expect.poll(() => first(page, 'houses').inputValue()).toBe('1');
  await page.reload();
  await first(page, 'points').waitFor();
  expect([await first(page, 'points').inputValue(), await first(page, 'houses').inputValue()]).toEqual([
    '30',
    '1',
  ]);
  expect(faults).toEqual([]);
  await context.close();
});

test('Belle Époque with its boards: tiles bring what they ask for, and nobody else has them', async () => {
  const { page, faults, context } = await open({ isPhone: true, settings: { theme: 'dark' } });
  await begin(page, '1893', [0, 1]);
  await number(page, 'points').fill('50');
  await number(page, 'houses').fill('2');
  // Judged again as soon as there is room for it.
  await number(page, 'pavilions').fill('4');
  await number(page, 'houses').fill('3');
  expect(await words(page)).toEqual([
    '2 at most: houses and pavilions share the 6 house tiles. 2 still counts.',
  ]);
  await number(page, 'pavilions').fill('1');
  expect(await words(page)).toEqual([]);
  expect(await number(page, 'houses').inputValue()).toBe('3');
  await number(page, 'houses').fill('2');
  await number(page, 'pavilions').fill('');
  await member(page, 'tiles', /^\s*Neighbours/).tap();
  const spots = page.locator('[data-field=spots] label');
  await spots.nth(0).tap();
  await spots.nth(1).tap();
  await spots.nth(3).tap();
  expect(await words(page)).toEqual(['More houses than you have noted: 2.']);
  await member(page, 'tiles', /^\s*Sevens/).tap();
  // 50 + 7 for full sevens + 5 for two neighbours with three players + 2 houses + 1 noble.
  expect(await page.getByTestId('pad-page-0').innerText()).toContain('65');
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('pad-next').tap();
  await member(page, 'tiles', /^\s*Sevens/).tap(TRYING);
  expect(await words(page)).toEqual(['It is noted for Victor already.']);
  for (const tile of [/^\s*Iris/, /^\s*Crown/, /^\s*House\s/]) await member(page, 'tiles', tile).tap(TRYING);
  expect(await words(page)).toEqual(['Only 4 of these are in the game.']);
  // Two spaces of this board have the same number: which one it is is told by what the tile counts.
  const crown = await page.locator('[data-field=crown] label').allInnerTexts();
  expect(crown.map((label) => label.split('\n'))).toEqual([
    ['2', '×1'],
    ['3', '×2'],
    ['4', '×3'],
    ['5', '×4'],
    ['6', '×5'],
    ['6', '×6'],
  ]);
  expect(faults).toEqual([]);
  await context.close();
});

test('the card game: what decides between players who are even', async () => {
  const { page, faults, context } = await open({ isPhone: true });
  // It is for four: the fifth is named, and there again where there is room.
  for (let more = 0; more < 2; more++) await page.getByTestId('pad-add').tap();
  await page.getByLabel('Name of player 5').fill('Fanny');
  const choose = (game: string) => page.locator(`input[name=game][value="${game}"]`).check({ force: true });
  await choose('1897');
  expect(await page.getByTestId('pad-left-out').innerText()).toBe('4 players at most: without Fanny.');
  await choose('1893');
  expect(await page.getByLabel('Name of player 5').inputValue()).toBe('Fanny');
  for (const who of ['Fanny', 'Player 4']) await page.getByRole('button', { name: `Remove ${who}` }).tap();
  await begin(page, '1897');
  for (const prison of [2, 1, 3]) {
    await number(page, 'points').fill('30');
    await number(page, 'prison').fill(String(prison));
    if (prison < 3) await page.getByTestId('pad-next').tap();
  }
  // Also whoever looks at the scores first can say that all is noted.
  await page.getByTestId('pad-page-scores').tap();
  await page.getByTestId('pad-all-noted').tap();
  expect(await page.getByTestId('verdict').innerText()).toBe('Paul wins with 30 VP.');
  expect(await page.getByTestId('tie').innerText()).toContain(
    'Architects in prison: Victor 2, Paul 1, Player 3 3',
  );
  expect(await page.getByTestId('tie').innerText()).not.toContain('Sum of the levels');
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

/** As the pages of packs do. */
async function keepPack(page: Page, pack: Corrected): Promise<void> {
  await page.evaluate(async (own) => {
    const opening = indexedDB.open('horta-packs', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('packs', { keyPath: 'key' });
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const writing = database.transaction('packs', 'readwrite');
    writing.objectStore('packs').put({ key: 'own-1', pack: own, changed: 1 });
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    database.close();
  }, pack);
}

test('values that the owner of the box has corrected count, and it is said so', async () => {
  const pack = JSON.parse(JSON.stringify(findGame('1893').pack)) as Corrected;
  pack.name = 'From my own box';
  pack.components.firstPlayerBonus.value = 8;
  pack.components.cubes.value.wood = 20;
  const { page, faults, context } = await open({ isPhone: true });
  await page.getByTestId('pad-begin').waitFor();
  await keepPack(page, pack);
  await page.reload();
  await page.getByLabel('Values of the components').selectOption('From my own box');
  await page.getByTestId('pad-begin').tap();
  await holder(page).tap();
  // And one noble.
  expect(await page.getByTestId('pad-page-0').innerText()).toContain('9');
  expect(await page.locator('main').innerText()).toContain('From my own box');
  // More than there are where the pack is not at hand: no reason to call the link damaged.
  await number(page, 'cubes').fill('35');
  await page.getByTestId('pad-page-scores').tap();
  await page.getByTestId('pad-share').tap();
  const friend = await visit(browser, await page.getByTestId('pad-link').inputValue());
  await friend.page.getByText('a component pack that is not in this browser').waitFor();
  // 30 cubes, 5 for the tile, and the noble.
  expect(await totals(friend.page)).toEqual(['36', '1', '1']);
  // Kept, it can be counted with the usual values for good.
  await friend.page.getByTestId('pad-keep').click();
  await friend.page.goto(`${site.address}${PAD}/table`);
  await friend.page.getByLabel('Values of the components').selectOption('Those of Horta');
  await friend.page.getByTestId('pad-begin').click();
  await friend.page.getByTestId('pad-edit').waitFor();
  expect(await friend.page.locator('main').innerText()).not.toContain('not in this browser');
  // It is the same pack for the pad when more of it is corrected.
  pack.components.firstPlayerBonus.value = 9;
  await keepPack(page, pack);
  await page.reload();
  await page.getByText('corrected since then: From my own box').waitFor();
  expect(await page.getByTestId('pad-page-0').innerText()).toContain('45');
  expect([...faults, ...friend.faults]).toEqual([]);
  await Promise.all([context.close(), friend.context.close()]);
});

test('in every language, and on a tablet, nothing is left unsaid or sticks out', async () => {
  const { page, faults, context } = await open({ size: { width: 768, height: 1024 } });
  await begin(page, '1893-first-edition');
  const heading = page.getByRole('heading', { level: 1 });
  for (const [language, title] of [
    ['fr', 'Feuille de score'],
    ['es', 'Hoja de puntuación'],
    ['de', 'Wertungsblock'],
    ['nl', 'Scoreblok'],
    ['en', 'Score pad'],
  ] as const) {
    await page.locator('main select').first().selectOption(language);
    await expect.poll(() => heading.innerText()).toBe(title);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await page.locator('main').innerText()).not.toMatch(/\?\s*\n|\bundefined\b/);
  }
  expect(faults).toEqual([]);
  await context.close();
});
