/** Components and packs: all of them shown, one corrected, checked, kept, compared, and played with. */
import { readFileSync } from 'node:fs';
import { findGame, GAME_IDS, recordFromText, recordHeader, recordToText } from '@horta/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { importGame } from './playing.ts';
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

const come = (path: string, options: VisitOptions = {}): Promise<Visit> =>
  visit(browser, site.address, { path, ...options });

/** Another page of the same visitor: the document stays. */
const goTo = (page: Page, path: string) => page.evaluate((hash) => (location.hash = hash), path);

/** Until all that was changed is on the disk. */
const isKept = (page: Page) => page.getByTestId('kept').getByText('Saved in this browser').waitFor();

/** A copy of a game's own pack, of which a part is shown. */
async function ownPack(
  game: string,
  part: string,
  options: VisitOptions = {},
): Promise<Visit & { key: string }> {
  const visitor = await come(`#/packs/${game}`, options);
  await visitor.page.getByTestId('copy-pack').click();
  await visitor.page.getByTestId('pack-name').waitFor();
  const key = /packs\/(own-\w+)\//.exec(visitor.page.url())?.[1] ?? '';
  await goTo(visitor.page, `#/packs/${key}/${part}`);
  await visitor.page.locator('[data-entry]').first().waitFor();
  return { ...visitor, key };
}

const PARTS: Readonly<Record<string, readonly string[]>> = {
  '1893': [
    ...['boards', 'strips', 'compass', 'market', 'nobles', 'stock', 'prestige', 'supply', 'numbers'],
    ...['belle-epoque', 'asymmetric'],
  ],
  '1893-first-edition': [
    ...['boards', 'strips', 'compass', 'market', 'nobles', 'stock', 'bonus-cards', 'exhibitions', 'supply'],
    'numbers',
  ],
  '1897': ['architects', 'area', 'cards', 'nobles', 'scales', 'bonus-cards', 'numbers'],
};

test.each(GAME_IDS)('every component of %s has its pictures, and a mark in words', async (game) => {
  const { page, faults, context } = await come(`#/packs/${game}`);
  for (const part of PARTS[game] ?? []) {
    await goTo(page, `#/packs/${game}/${part}`);
    const entries = page.locator('[data-entry]');
    await page.locator(`nav a[aria-current][href$="/${part}"]`).waitFor();
    await entries.first().locator('svg.component').first().waitFor();
    const without = await entries.evaluateAll((all) =>
      all
        .filter((one) => {
          const drawings = one.querySelectorAll('svg.component');
          const isDrawn = [...drawings].every((svg) => svg.querySelector('path, rect, circle, use') !== null);
          return drawings.length === 0 || !isDrawn || one.querySelector('.mark')?.textContent?.trim() === '';
        })
        .map((one) => one.getAttribute('data-entry')),
    );
    expect(without, part).toEqual([]);
    expect(
      await page
        .locator('svg.component text')
        .filter({ hasText: /NaN|undefined|\?/ })
        .count(),
      part,
    ).toBe(0);
  }
  // An address of no part is that of the whole.
  await goTo(page, `#/packs/${game}/nowhere`);
  await page.locator('main li a[href$="/numbers"]').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

describe('a pack of one’s own', () => {
  test('is corrected, named faulty as long as it is, kept, compared, and taken back', async () => {
    const { page, faults, context, key } = await ownPack('1893', 'stock');
    const left = async () => Number(/(\d+) left/.exec(await page.getByTestId('progress').innerText())?.[1]);
    const before = await left();
    const card = page.locator('[data-entry="stock.2"]');
    const field = card.locator('[data-field="stock.2.francs"]');
    await card.locator('summary').click();
    await field.fill('777');
    expect(await page.getByTestId('pack-faults').innerText()).toContain('A whole number from 0 to 99.');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await card.locator('.mark').count()).toBe(0);
    await field.fill('9');
    await page.getByTestId('pack-faults').waitFor({ state: 'detached' });
    expect(await card.locator('svg.component text').first().textContent()).toBe('9');
    expect(await left()).toBe(before - 1);
    const other = page.locator('[data-entry="stock.4"]');
    await other.getByTestId('seen').click();
    expect(await other.locator('.mark').innerText()).toContain('printed');
    expect(await left()).toBe(before - 2);

    await isKept(page);
    await page.reload();
    await card.waitFor();
    expect(await left()).toBe(before - 2);
    await goTo(page, `#/packs/${key}/compare`);
    const differences = page.locator('[data-differs]');
    await differences.first().waitFor();
    expect(
      await differences.evaluateAll((all) => all.map((one) => one.getAttribute('data-differs'))),
    ).toEqual(['stock.2']);
    expect(await differences.locator('svg.component').count()).toBe(2);
    expect(await differences.innerText()).toMatch(/Francs\s*5\s*9/);

    // An effect of another kind: what it was is still said, with its number.
    await goTo(page, `#/packs/${key}/nobles`);
    await page.locator('[data-entry="nobles.1"] summary').click();
    await page.locator('[data-field="nobles.1.effect"]').selectOption({ label: 'Free one of yours' });
    await goTo(page, `#/packs/${key}/compare`);
    const noble = page.locator('[data-differs="nobles.1"] ul');
    expect(await noble.innerText()).toMatch(/Effect\s*Jokers\s*Free one of yours\s*How many\s*2\s*–/);

    await goTo(page, `#/packs/${key}/stock`);
    await card.getByTestId('undo-value').click();
    expect(await card.locator('.mark').innerText()).toContain('reconstructed');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is corrected in two tabs at once: each sees what the other wrote, and nothing is lost', async () => {
    const { page, faults, context, key } = await ownPack('1893', 'stock');
    const other = await context.newPage();
    await other.goto(`${site.address}#/packs/${key}/stock`);
    const fieldIn = async (tab: Page, path: string) => {
      await tab.locator(`[data-entry="${path.replace('.francs', '')}"] details:not([open]) summary`).click();
      return tab.locator(`[data-field="${path}"]`);
    };
    const here = await fieldIn(page, 'stock.2.francs');
    const there = await fieldIn(other, 'stock.3.francs');
    const figure = (tab: Page, path: string) =>
      tab.locator(`[data-entry="${path}"] svg.component text`).first();
    await here.fill('9');
    await figure(other, 'stock.2').getByText('9', { exact: true }).waitFor({ state: 'attached' });
    await there.fill('8');
    await figure(page, 'stock.3').getByText('8', { exact: true }).waitFor({ state: 'attached' });
    await other.reload();
    await other.locator('[data-entry="stock.2"]').waitFor();
    expect(await figure(other, 'stock.2').textContent()).toBe('9');
    expect(await figure(other, 'stock.3').textContent()).toBe('8');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is played with: the table and its row name it, its record has it, also once it was removed', async () => {
    const { page, faults, context } = await ownPack('1897', 'numbers');
    await page.getByTestId('pack-name').fill('Grandmother’s box');
    const entry = page.locator('[data-entry="startFrancs"]');
    await entry.locator('summary').click();
    await entry.locator('[data-field="startFrancs.0"]').fill('17');
    await isKept(page);
    await goTo(page, '#/');
    await page.locator('input[name=game][value="1897"]').check({ force: true });
    await page.locator('form summary').click();
    const choice = page.getByTestId('choose-pack');
    await choice.selectOption({ label: 'Grandmother’s box' });
    await page.locator('form summary').click();
    await choice.waitFor({ state: 'detached' });
    await page.locator('form summary').click();
    await choice.locator('option:checked', { hasText: 'Grandmother’s box' }).waitFor({ state: 'attached' });
    await page.getByTestId('play').click();
    await page.getByTestId('menu').click();
    const line = page.getByTestId('pack-line');
    expect(await line.innerText()).toContain('Grandmother’s box');
    await line.locator('summary').click();
    expect(await page.locator('[data-differs="startFrancs"]').innerText()).toContain('17');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).first().click();
    await page.getByTestId('export-anyway').click();
    const record = recordFromText(readFileSync(await (await coming).path(), 'utf8'));
    expect(record.packData?.name).toBe('Grandmother’s box');
    const table = page.url();

    await goTo(page, '#/packs');
    await page.getByTestId('remove-pack').click();
    await page.getByTestId('remove-sure').click();
    await page.getByTestId('own-pack').waitFor({ state: 'detached' });
    await page.goto(table);
    await page.reload();
    await page.getByTestId('menu').click();
    expect(await page.getByTestId('pack-line').innerText()).toContain('Grandmother’s box');
    await goTo(page, '#/');
    await page.getByText('Grandmother’s box').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('comes with a record to a browser that has none, and the rematch is played with it', async () => {
    const fixture = new URL('../../engine/fixtures/1897/v1/random-2.txt', import.meta.url);
    const { seed, moves } = recordFromText(readFileSync(fixture, 'utf8'));
    const pack = { ...findGame('1897').pack, id: 'box', name: 'Grand\u202emother’s\u200b box' };
    const header = recordHeader('1897', { players: 2, seed, pack });
    const sitters = [{ name: 'Anna' }, { name: '', bot: 'random' }];
    const { page, faults, context } = await come('');
    await importGame(page, `${recordToText({ ...header, moves })}# sitters: ${JSON.stringify(sitters)}\n`);
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.locator('[data-testid=table][data-over=false]').waitFor();
    await page.getByTestId('menu').click();
    expect(await page.getByTestId('pack-line').innerText()).toContain('Grandmother’s box');
    await goTo(page, '#/');
    await page.getByText('Grandmother’s box').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('comes from a file: what is none is said to be none, a faulty one names its faults and can’t be chosen', async () => {
    const { page, faults, context } = await come('#/packs', { isPhone: true });
    const load = (text: string) =>
      page
        .getByTestId('load-pack')
        .setInputFiles({ name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await load('no JSON');
    expect(await page.getByRole('alert').innerText()).toBe('This is no pack: the file isn’t JSON.');
    await load('{"game":"chess","components":{}}');
    await page.getByText('it names no game that Horta knows').waitFor();
    const { pack } = findGame('1893');
    const faulty = { ...pack, name: 'Spoilt', components: { ...pack.components, compass: undefined } };
    await load(JSON.stringify(faulty));
    expect(await page.getByTestId('pack-faults').innerText()).toContain('This is missing.');
    await goTo(page, '#/');
    await page.locator('form summary').click();
    const option = page.getByTestId('choose-pack').locator('option', { hasText: 'Spoilt' });
    expect(await option.getAttribute('disabled')).not.toBeNull();
    await goTo(page, '#/packs');
    // The same file once more is the same pack.
    await load(JSON.stringify(faulty));
    await page.getByTestId('pack-faults').waitFor();
    await goTo(page, '#/packs');
    await page.getByTestId('own-pack').click();
    await page.getByTestId('repair').click();
    await page.getByTestId('pack-faults').waitFor({ state: 'detached' });
    // What can't even be drawn is drawn as soon as it is mended.
    const { nobles } = pack.components as { nobles: readonly object[] };
    const undrawn = { ...pack, components: { ...pack.components, nobles: nobles.with(0, { effect: 7 }) } };
    await goTo(page, '#/packs');
    await load(JSON.stringify(undrawn));
    await page.getByTestId('pack-name').waitFor();
    await page.evaluate(() => (location.hash += '/nobles'));
    await page.getByText('This can’t be drawn as it stands.').waitFor();
    while ((await page.getByTestId('repair').count()) > 0) await page.getByTestId('repair').first().click();
    await page.locator('[data-entry="nobles.0"] svg.component').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is corrected with keys alone', async () => {
    const { page, context } = await come('#/packs/1897');
    await page.getByTestId('copy-pack').focus();
    await page.keyboard.press('Enter');
    const seen = page.locator('[data-entry]').first().getByTestId('seen');
    await seen.waitFor();
    const entry = page.locator('[data-entry]').first();
    const path = await entry.getAttribute('data-entry');
    await seen.focus();
    await page.keyboard.press('Enter');
    expect(await page.locator(`[data-entry="${path}"] .mark`).innerText()).toContain('printed');
    await page.locator(`[data-entry="${path}"] summary`).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-field'))).toContain(path);

    await goTo(page, '#/packs');
    const remove = page.getByTestId('remove-pack');
    await remove.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').locator('button:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-testid=remove-pack]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.getByTestId('remove-sure').focus();
    await page.keyboard.press('Enter');
    await page.locator('h2:focus').waitFor();
    expect(await page.getByTestId('own-pack').count()).toBe(0);
    await context.close();
  });
});

test.each([
  ['desk', false],
  ['phone', true],
])('axe finds nothing on a %s', async (_name, isPhone) => {
  const { page, key, context } = await ownPack('1897', 'to-check', { isPhone });
  const first = page.locator('[data-entry="scales.architecture"]');
  await first.locator('summary').click();
  await first.locator('input').first().fill('');
  await page.getByTestId('pack-faults').waitFor();
  expect(await violations(page)).toEqual([]);
  await isKept(page);
  /** With something that only this page has. */
  const others = isPhone
    ? [[`#/packs/${key}`, '.overview a[href$="/numbers"]']]
    : [
        ['#/packs', '[data-testid=own-pack]'],
        [`#/packs/${key}/compare`, '[data-differs="scales.architecture"]'],
        ['#/packs/1893-first-edition/compass', '[data-entry=compass] svg.component'],
      ];
  for (const [path = '', own = ''] of others) {
    await goTo(page, path);
    await page.locator(own).first().waitFor();
    expect(await violations(page), path).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
  await context.close();
});
