/** Rules are read: as pages, found by words, in any language, on paper; and at a table, from what is asked or refused. */
import { findGame, loadGame, type Pack, randomFromSeed, recordHeader, recordToText } from '@horta/engine';
import type { Pack1893 } from '@horta/engine/1893';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { next, pass, waitForEver } from './end-of-round.ts';
import { fetched } from './fetching.ts';
import { decide, importGame, isAsked, movesMade } from './playing.ts';
import { gameUpTo } from './screenshots/positions.ts';
import { violations } from './violations.ts';
import { theSite, visitors } from './visitors.ts';

const visit = visitors();

const TABLE = { game: '1893' as const, players: 3, seed: 'Hôtel Tassel', level: 'apprentice' as const };
const TURN = { step: 'turn' } as const;

/** Outside this round's active area: it says why it can't be chosen. */
const REFUSED = '[data-thing^="space:"]:not(.legal)';

/** The rule of each stage of the end of a round. */
const STAGES: Readonly<Record<string, string>> = {
  columns: 'columns',
  irises: 'irises',
  brussels: 'courthouse',
  cards: 'end-of-round',
};

const title = (page: Page) => page.locator('[data-topic] [data-focus]').innerText();
const panel = (page: Page) => page.getByTestId('help-panel');
const topicIn = (page: Page) => panel(page).locator('[data-topic]');
const inFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-thing]')?.dataset.thing);

async function openRules(page: Page, path: string): Promise<void> {
  await page.goto(`${theSite()}#/rules${path}`);
  await page.getByTestId('rules').waitFor();
  await fetched(page);
}

describe('pages of rules', () => {
  test('from the games to the contents, a topic, the next one, and what differs; axe finds nothing wrong', async () => {
    const { leave, page, faults } = await visit({ isAlone: true, path: '#/rules' });
    await page.getByTestId('rules-1893').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('rules-1893').click();
    await page.locator('nav.contents a[href="#/rules/1893/sales"]').click();
    await page.locator('[data-topic=sales]').waitFor();
    await fetched(page);
    expect(await violations(page)).toEqual([]);
    await page.locator('a[rel=next]').click();
    await page.waitForURL('**/#/rules/1893/market');
    await page.goto(`${theSite()}#/rules/differences`);
    const cell = page.locator('td a[href^="#/rules/1893-first-edition/"]').first();
    await cell.waitFor();
    expect(await violations(page)).toEqual([]);
    await cell.click();
    await page.locator('[data-topic]').waitFor();
    expect(faults).toEqual([]);
    await leave();
  });

  test('words are found by keys alone: slash, arrows, Enter; what is not found leads to the contents', async () => {
    const { leave, page, faults } = await visit({ isAlone: true });
    await openRules(page, '/1893/turn');
    await page.keyboard.press('/');
    await page.keyboard.type('STÔCK exch');
    const links = page.getByTestId('rules-found').locator('a');
    await links.first().waitFor();
    expect(await links.first().locator('mark').first().innerText()).toMatch(/^stock$/i);
    // Of other games, too, which say which.
    await page.getByTestId('rules-found').locator('a:not([href^="#/rules/1893/"]) b').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const wanted = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    expect(wanted).toMatch(/^#\/rules\//);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/${wanted}`);
    await page.locator('[data-topic]').waitFor();

    await page.keyboard.press('/');
    await page.keyboard.type('zzyzx');
    const found = page.getByTestId('rules-found');
    await found.getByText('Nothing found for “zzyzx”').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await found.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await leave();
  });

  test('a phone has the contents one tap away, and comes back to where one was', async () => {
    const { leave, page, faults } = await visit({ isAlone: true, isPhone: true });
    await openRules(page, '/1893/noble-effects');
    expect(await violations(page)).toEqual([]);
    await page.evaluate(async () => {
      const ended = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
      scrollTo(0, 300);
      await ended;
    });
    await page.getByTestId('rules-contents').tap();
    await page.getByTestId('go-on-reading').tap();
    await page.locator('[data-topic=noble-effects]').waitFor();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(faults).toEqual([]);
    await leave();
  });

  test('another language is spoken at once, by the rules as by the page', async () => {
    const { leave, page, faults } = await visit({ isAlone: true });
    await openRules(page, '/1893/irises');
    const before = await title(page);
    await page.locator('select').first().selectOption('de');
    await expect.poll(() => title(page)).not.toBe(before);
    await page.getByTestId('rules-search').fill('grösste');
    await page.getByTestId('rules-found').locator('mark').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(faults).toEqual([]);
    await leave();
  });

  test('rulings without a game: of which game is asked, and a found rule of another game says so in words apart', async () => {
    const { leave, page, faults } = await visit({ isAlone: true });
    await openRules(page, '/rulings');
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('rules-1897').click();
    await page.waitForURL('**/#/rules/1897/rulings');
    await page.getByTestId('rules-search').fill('try square');
    const where = page.getByTestId('rules-found').locator('.where').filter({ hasText: 'second edition' });
    expect(await where.first().innerText()).toMatch(/second edition · \p{Lu}/u);
    expect(faults).toEqual([]);
    await leave();
  });

  test('on paper no title stands alone at the foot of a column', async () => {
    const { leave, page, faults } = await visit({ isAlone: true });
    await openRules(page, '/1893/all');
    await page.emulateMedia({ media: 'print' });
    await page.locator('[data-topic]').last().waitFor();
    // Wherever columns end: one more line above moves all of it.
    const alone = await page.getByTestId('rules-whole').evaluate((whole: HTMLElement) => {
      const found = new Set<string>();
      whole.style.columnFill = 'auto';
      const leftOf = (one: Element | null | undefined) => one?.getClientRects()[0]?.left ?? 0;
      const isBeside = (one: Element, other: Element | null | undefined) =>
        Math.abs(leftOf(one) - leftOf(other)) < whole.clientWidth / 4;
      for (let height = 700; height < 1100; height += 23) {
        whole.style.height = `${height}px`;
        for (const section of whole.querySelectorAll('section')) {
          const chapter = section.querySelector('h2');
          const topic = section.querySelector('h3');
          if (chapter && !isBeside(chapter, topic)) found.add(chapter.innerText);
        }
        for (const topic of whole.querySelectorAll('h3'))
          if (!isBeside(topic, topic.nextElementSibling)) found.add(topic.innerText);
      }
      return [...found];
    });
    expect(alone).toEqual([]);
    expect(faults).toEqual([]);
    await leave();
  });

  test('on paper there is all of it, ink on white, and nothing to press', async () => {
    const { leave, page, faults } = await visit({ isAlone: true, settings: { theme: 'dark' } });
    await openRules(page, '/1897/all');
    await page.emulateMedia({ media: 'print' });
    const shown = page.locator('[data-topic]');
    expect(await shown.count()).toBeGreaterThan(25);
    const pressed = page.locator('main.rules').locator('button, select, input');
    expect(await pressed.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
    // Boards are on it as they are on the screen, with what they show.
    const board = page.locator('[data-topic=columns] .board > svg');
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => board.getAttribute('style')).toContain('max-width');
    const drawn = await board.getAttribute('viewBox');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await board.getAttribute('viewBox')).toBe(drawn);
    const colours = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { backgroundColor, color };
    });
    expect(colours).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
    // A chapter by itself.
    await page.emulateMedia({ media: 'screen' });
    const all = await shown.count();
    await page.goto(`${theSite()}#/rules/1897/all-end-of-game`);
    await expect.poll(() => shown.count()).toBeLessThan(all);
    expect(await shown.count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await leave();
  });
});

describe('at a table', () => {
  test('a refusal leads to its rule, from there to others and to the page, and back to the table', async () => {
    const { leave, page, faults } = await visit();
    await importGame(page, await gameUpTo(TABLE, TURN));
    await isAsked(page);
    const moves = await movesMade(page);
    await page.locator(REFUSED).first().click({ force: true });
    await page.getByTestId('tip').getByTestId('rule').click();
    await topicIn(page).waitFor();
    expect(await topicIn(page).getAttribute('data-topic')).toBe('active-area');
    await fetched(page);
    expect(await violations(page)).toEqual([]);
    // It can be chosen meanwhile, and what has opened is closed first.
    await panel(page).locator('nav.see a').first().click();
    await expect.poll(() => topicIn(page).getAttribute('data-topic')).not.toBe('active-area');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('rule');

    await page.getByTestId('help').click();
    await page.getByTestId('help-page').click();
    await page.getByTestId('back-to-table').click();
    await isAsked(page);
    // The browser's own way back leads there, too, and closes the panel before it leaves the table.
    const { hash } = new URL(page.url());
    await page.getByTestId('help').click();
    await page.getByTestId('help-page').click();
    await page.getByTestId('rules').waitFor();
    await page.goBack();
    await isAsked(page);
    await page.getByTestId('help').click();
    await topicIn(page).waitFor();
    await page.goBack();
    await panel(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe(hash);
    expect(await movesMade(page)).toBe(moves);
    expect(faults).toEqual([]);
    await leave();
  });

  test('so it does by keys alone: the focus comes back to the thing', async () => {
    const { leave, page, faults } = await visit();
    await importGame(page, await gameUpTo(TABLE, TURN));
    await isAsked(page);
    // From what can be chosen to what can't.
    await page.locator('.thing.legal[data-thing^="space:"]').first().focus();
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) {
      if ((await page.locator(`${REFUSED}:focus`).count()) > 0) break;
      for (let step = 0; step < 5; step++) await page.keyboard.press(key);
    }
    const thing = await inFocus(page);
    await page.locator(`${REFUSED}:focus`).waitFor();
    await page.keyboard.press('?');
    await topicIn(page).waitFor();
    expect(await topicIn(page).getAttribute('data-topic')).toBe('active-area');
    // Keys mean the panel as long as one is in it.
    const moves = await movesMade(page);
    await page.keyboard.press('u');
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await inFocus(page)).toBe(thing);
    expect(await movesMade(page)).toBe(moves);
    // The player's aid has a key of its own.
    await page.keyboard.press('a');
    const aid = page.locator('[data-testid=help-aid][aria-pressed=true]');
    await aid.waitFor();
    await page.keyboard.press('Escape');
    expect(await inFocus(page)).toBe(thing);
    // It closes it, too.
    await page.keyboard.press('a');
    await aid.waitFor();
    await page.keyboard.press('a');
    await panel(page).waitFor({ state: 'detached' });
    expect(await inFocus(page)).toBe(thing);
    expect(faults).toEqual([]);
    await leave();
  });

  test('so it does by finger on a phone', async () => {
    const { leave, page, faults } = await visit({ isPhone: true });
    await importGame(page, await gameUpTo(TABLE, TURN));
    await isAsked(page);
    await page.locator(REFUSED).first().tap({ force: true });
    await page.getByTestId('tip').getByTestId('rule').tap();
    await topicIn(page).waitFor();
    expect(await topicIn(page).getAttribute('data-topic')).toBe('active-area');
    await fetched(page);
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('help-close').tap();
    await panel(page).waitFor({ state: 'detached' });
    // What was pointed at is still shown.
    await page.getByTestId('tip').waitFor();
    // Nothing is pointed at: it is the rule of what is asked.
    await page.getByRole('button', { name: 'Close' }).first().tap();
    await page.getByTestId('help').tap();
    await topicIn(page).waitFor();
    await page.getByTestId('help-contents').tap();
    await panel(page).locator('nav.contents a').first().waitFor();
    expect(faults).toEqual([]);
    await leave();
  });

  test('a stage of the end of a round waits while its rule is read, and keys mean the panel', async () => {
    const { leave, page, faults } = await visit({ settings: { speed: undefined } });
    await page.evaluate(waitForEver);
    await importGame(page, await gameUpTo(TABLE, { round: 2, step: 'last-turn' }));
    await isAsked(page);
    await pass(page);
    const stage = async () => (await page.getByTestId('table').getAttribute('data-stage')) ?? '';
    const random = randomFromSeed('stages');
    while ((await next(page)) === 'asked') await decide(page, random);
    const before = await stage();
    await page.getByTestId('stage-panel').getByTestId('rule').click();
    await topicIn(page).waitFor();
    expect(await topicIn(page).getAttribute('data-topic')).toBe(STAGES[before]);
    await page.getByTestId('stage-run').waitFor({ state: 'detached' });
    await page.keyboard.press(' ');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await stage()).toBe(before);
    expect(faults).toEqual([]);
    await leave();
  });

  test('the diploma leads to how it is counted, and comes back; so does a replay', async () => {
    const { leave, page, faults } = await visit({ isPhone: true });
    await importGame(page, await gameUpTo(TABLE, { step: 'end' }));
    const diploma = page.locator('dialog.result[open]');
    await diploma.getByTestId('rule').tap();
    await topicIn(page).waitFor();
    expect(await topicIn(page).getAttribute('data-topic')).toBe('final-scoring');
    await page.goBack();
    await diploma.waitFor();
    // So it does where one looks back, by night.
    await page.evaluate(() => {
      location.hash = location.hash.replace('/table/', '/replay/');
    });
    await page.getByTestId('replay').getByTestId('help').tap();
    await topicIn(page).waitFor();
    await fetched(page);
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('help-close').tap();
    await panel(page).waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await leave();
  });

  test('a card leads to its own entry among those of its kind', async () => {
    const { leave, page, faults } = await visit();
    await importGame(page, await gameUpTo({ ...TABLE, options: { belleEpoque: true } }, TURN));
    await isAsked(page);
    await page.locator('[data-thing="site:3"]').click({ force: true });
    const tip = page.getByTestId('tip');
    const [, number] = /Card (\d+)/.exec(await tip.innerText()) ?? [];
    await tip.getByTestId('rule').click();
    const entry = panel(page).locator('[data-entry]:focus');
    await entry.getByText(`Card ${number} –`).waitFor();
    expect(faults).toEqual([]);
    await leave();
  });

  test('a warning leads to its rule', async () => {
    const { leave, page, faults } = await visit();
    await importGame(page, await gameUpTo(TABLE, TURN));
    await isAsked(page);
    await page.getByRole('button', { name: /^Pass/ }).click();
    await page.getByTestId('held').getByTestId('rule').click();
    await topicIn(page).waitFor();
    expect(await topicIn(page).getAttribute('data-topic')).toBe('passing');
    await page.getByTestId('help-close').click();
    await page.getByTestId('do-anyway').waitFor();
    expect(faults).toEqual([]);
    await leave();
  });

  test('the panel of a bid leads to bids, and on to what the space is for', async () => {
    const { leave, page, faults } = await visit();
    await importGame(page, await gameUpTo(TABLE, TURN));
    await isAsked(page);
    await page.locator('[data-thing^="space:"].legal').first().click({ force: true });
    await page.getByTestId('choice-rule').click();
    await topicIn(page).waitFor();
    expect(await topicIn(page).getAttribute('data-topic')).toBe('bids');
    const action = page
      .locator('.around button')
      .filter({ hasText: /^(Workshop|Sales|Nobles|Materials|Construction)$/ });
    const name = await action.first().innerText();
    await action.first().click();
    await expect.poll(() => title(page)).toBe(name);
    expect(faults).toEqual([]);
    await leave();
  });

  test('with another pack its numbers are said, at the table and on the page, and those of the game for what it lacks', async () => {
    const { leave, page, faults } = await visit();
    await loadGame('1893');
    const pack = baseGameWithOtherPrice(findGame('1893').pack as Pack1893);
    const header = recordHeader('1893', { players: 2, seed: 'another pack', pack });
    const sitters = [{ name: 'Anna' }, { name: 'Ben' }];
    await importGame(
      page,
      `${recordToText({ ...header, moves: [] })}# sitters: ${JSON.stringify(sitters)}\n`,
    );
    await isAsked(page);
    await page.getByTestId('help').click();
    await topicIn(page).waitFor();
    await page.getByTestId('help-page').click();
    await page.getByTestId('rules').waitFor();
    await page.getByText('With the numbers of the component pack “A pack of our own”').waitFor();
    // Not a new document: the table that was left is known to this one.
    await page.evaluate(() => {
      location.hash = '#/rules/1893/noble-effects';
    });
    await page.locator('[data-topic=noble-effects]').getByText('17 BF').first().waitFor();
    await page.evaluate(() => {
      location.hash = '#/rules/1893/cards-round';
    });
    await page.locator('[data-topic=cards-round] .picture svg').first().waitFor();
    // Whoever has gone home has left the table for good, and its numbers with it.
    await page.getByTestId('back-to-table').waitFor();
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await page.getByTestId('play').waitFor();
    await page.evaluate(() => {
      location.hash = '#/rules/1893/noble-effects';
    });
    await page.locator('[data-topic=noble-effects]').waitFor();
    expect(await page.getByTestId('back-to-table').count()).toBe(0);
    expect(await page.getByText('With the numbers of the component pack').count()).toBe(0);
    expect(faults).toEqual([]);
    await leave();
  });
});

/** A pack that serves no tables with expansion or boards. */
function baseGameWithOtherPrice(pack: Pack1893): Pack {
  const other = structuredClone(pack);
  const [first] = other.components.nobles;
  if (first === undefined) throw new Error('no noble');
  Object.assign(first, { cost: { value: 17, origin: 'printed' } });
  const { belleEpoque, asymmetric, ...components } = other.components;
  return { ...other, components, id: 'our-own', name: 'A pack of our own' };
}
