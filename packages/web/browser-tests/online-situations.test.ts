/** What happens at tables over a network besides playing: lines that break, talk, agreements, clocks that run out. */
import { randomFromSeed } from '@horta/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finger, mouse } from './hands.ts';
import { atTable, type Company, type Guest, LAPTOP, openCompany, tableAddress } from './online-company.ts';
import { inStep, playByHand, whoIsAsked } from './online-playing.ts';
import { layWire, type Wire } from './online-wire.ts';
import { decide, movesMade, WAITING } from './playing.ts';
import { playUpTo } from './screenshots/online-people.ts';
import type { Play } from './screenshots/positions.ts';
import { violations } from './violations.ts';

const MINUTE = 60_000;
/** As many as one says below, one after the other. */
const LINES = { burst: 7, perSecond: 1e-6 };

/** Milliseconds that the server's clock is before the real one. */
let ahead = 0;
const now = () => Date.now() + ahead;
const timers = {
  now,
  after(milliseconds: number, body: () => void): () => void {
    const timer = setTimeout(body, milliseconds);
    return () => clearTimeout(timer);
  },
};

let company: Company;
let wire: Wire;
/** One whose line can be cut, one who reads French on a phone. */
let victor: Guest;
let marie: Guest;

beforeAll(async () => {
  company = await openCompany({ clock: now, timers, limits: { linesPerPerson: LINES } });
  wire = await layWire(company.server.port);
  [victor, marie] = await Promise.all([
    company.come('Victor', { size: LAPTOP, address: wire.address }),
    company.come('Marie', { isPhone: true, settings: { locale: 'fr' } }),
  ]);
});
afterAll(async () => {
  await company?.leave();
  await wire?.close();
});

const hands = () =>
  new Map([
    [victor.page, mouse],
    [marie.page, finger],
  ]);

/** A page that is loaded again has lost it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);

/** As a browser says it whose network is back: the page does not wait for its next try. */
async function mend(): Promise<void> {
  wire.mend();
  await victor.page.evaluate(() => dispatchEvent(new Event('online')));
}

/** Plays until Victor is asked, then begins to put an architect somewhere and leaves open how much to bid. */
async function chooseHalf(): Promise<void> {
  const { page } = victor;
  const pages = [page, marie.page];
  const random = randomFromSeed('half');
  for (;;) {
    const asked = await whoIsAsked(pages);
    if (asked === undefined) throw new Error('the game is over');
    const before = await movesMade(page);
    const space = asked === page ? await page.$('[data-thing^="space:"].legal') : null;
    if (space === null) await decide(asked, random, hands().get(asked));
    else {
      await mouse(page, space);
      const reaction = await page.waitForFunction(
        (count) => {
          const { dataset } = document.querySelector('[data-testid=table]') as HTMLElement;
          if (dataset.open === 'true') return 'open';
          return Number(dataset.moves) === count ? undefined : 'moved';
        },
        before,
        WAITING,
      );
      if ((await reaction.jsonValue()) === 'open') return;
    }
    await inStep(pages);
  }
}

test('a line that breaks in the middle of a choice costs nothing, and the page says what it is doing', async () => {
  await company.begin([victor, marie], { game: '1893', seed: 'wire 1' });
  const { page } = victor;
  await mark(page);
  await chooseHalf();
  const before = await movesMade(page);
  wire.cut();
  const connection = page.getByTestId('connection');
  await expect.poll(() => connection.innerText()).toBe('Connection lost. Trying again…');
  expect(await violations(page)).toEqual([]);
  // What was half chosen is still there; it is finished without a line, and counts when there is one again.
  expect(await page.getByTestId('table').getAttribute('data-open')).toBe('true');
  await page.locator('[data-testid=choice] button[data-option]:visible').first().click();
  await expect
    .poll(() => marie.page.getByTestId('company-0').first().getAttribute('data-here'))
    .toBe('false');
  expect(await movesMade(marie.page)).toBe(before);
  await mend();
  await expect.poll(() => connection.innerText()).toBe('Connected again: everything is up to date.');
  await expect.poll(() => movesMade(marie.page)).toBeGreaterThan(before);
  await inStep([page, marie.page]);

  // What the other one does meanwhile is made up for.
  await playByHand(hands(), 2, 'wire 1');
  await expect.poll(() => connection.count()).toBe(0);
  const random = randomFromSeed('meanwhile');
  while ((await whoIsAsked([page, marie.page])) === page) await decide(page, random);
  await inStep([page, marie.page]);
  wire.cut();
  await expect.poll(() => connection.innerText()).toBe('Connection lost. Trying again…');
  const missed = await movesMade(marie.page);
  await decide(marie.page, random, finger);
  expect(await movesMade(page)).toBe(missed);
  await mend();
  await expect.poll(() => movesMade(page)).toBeGreaterThan(missed);
  await inStep([page, marie.page]);
  expect(await isMarked(page)).toBe(true);
});

test('a server that stops and starts in the middle of a choice is waited for', async () => {
  const { page } = victor;
  await mark(page);
  await mark(marie.page);
  await chooseHalf();
  const before = await movesMade(page);
  await company.server.stop();
  await expect.poll(() => page.getByTestId('connection').innerText()).toMatch(/The server is restarting/);
  await expect.poll(() => marie.page.getByTestId('connection').innerText()).not.toBe('');
  await company.server.restart();
  await expect.poll(() => page.getByTestId('connection').innerText()).toMatch(/Connected again/);
  expect(await movesMade(page)).toBe(before);
  expect(await page.getByTestId('table').getAttribute('data-open')).toBe('true');
  await page.locator('[data-testid=choice] button[data-option]:visible').first().click();
  await expect.poll(() => movesMade(page)).toBeGreaterThan(before);
  await playByHand(hands(), 2, 'restart');
  expect([await isMarked(page), await isMarked(marie.page)]).toEqual([true, true]);
});

test('what is said is text, phrases are in the language of whoever reads them, and people can be muted', async () => {
  await company.begin([victor, marie], { game: '1897', seed: 'talk 1' });
  const { page } = victor;
  const said = async (text: string) => {
    await page.getByTestId('chat-text').fill(text);
    await page.getByTestId('chat-send').click();
    await expect.poll(() => page.getByTestId('chat-text').inputValue()).toBe('');
  };
  await page.getByTestId('chat-button').click();
  await page.getByTestId('chat').waitFor();
  expect(await violations(page)).toEqual([]);
  const HOSTILE = [
    '<img src=x onerror="document.title=\'taken\'"><script>document.title="taken"</script>',
    '[link](javascript:alert(1)) &lt;b&gt; {player} %s',
    `\u202Egnihtyna \u200f שלום`,
    'W'.repeat(300),
  ];
  for (const text of HOSTILE) await said(text);
  const button = marie.page.getByTestId('chat-button');
  await expect.poll(() => button.innerText()).toBe('4');
  await button.click();
  const lines = marie.page.locator('[data-testid=chat] .said');
  await expect.poll(() => lines.count()).toBe(4);
  const shown = await lines.allTextContents();
  // Marks that turn the order of letters around for whatever follows are gone.
  expect(shown).toEqual([HOSTILE[0], HOSTILE[1], 'gnihtyna  שלום', HOSTILE[3]]);
  expect(await marie.page.locator('[data-testid=chat] ol :is(img, script, a, b)').count()).toBe(0);
  for (const one of [page, marie.page]) {
    expect(await one.title()).not.toContain('taken');
    const [over, wide] = await one.evaluate(() => {
      const list = document.querySelector('[data-testid=chat] [role=log]') as HTMLElement;
      return [list.scrollWidth - list.clientWidth, document.documentElement.scrollWidth - innerWidth];
    });
    expect([over, wide]).toEqual([0, 0]);
  }
  // Without typing, in five languages.
  await page.locator('[data-testid=chat] summary').click();
  await page.locator('[data-phrase=good-luck]').click();
  await expect.poll(() => lines.last().textContent()).toMatch(/^Bonne chance\s!$/);
  await expect.poll(() => page.locator('[data-testid=chat] .said').last().textContent()).toBe('Good luck!');
  expect(await violations(marie.page)).toEqual([]);

  await marie.page.locator('[data-testid=chat] .mute').first().click();
  await expect.poll(() => lines.allTextContents()).toEqual(Array(5).fill('Message masqué'));
  await said('You do not hear this');
  await expect.poll(() => lines.last().textContent()).toBe('Message masqué');
  await marie.page.getByTestId('chat-close').click();
  await said('Nor this');
  expect(await button.innerText()).toBe('');
  await button.click();
  await marie.page.locator('[data-testid=chat] .mute').first().click();
  await expect.poll(() => lines.last().textContent()).toBe('Nor this');
  await marie.page.getByTestId('chat-close').click();
  // Whoever talks too much is told to wait, and has not lost what they wrote.
  await page.getByTestId('chat-text').fill('One more');
  await page.getByTestId('chat-send').click();
  await expect
    .poll(() => page.locator('[data-testid=chat] [role=alert]').innerText())
    .toMatch(/a bit much at once/);
  expect(await page.getByTestId('chat-text').inputValue()).toBe('One more');
  await page.keyboard.press('Escape');
  await page.getByTestId('chat').waitFor({ state: 'detached' });
});

test('taking back further than one may is asked for: refused once, then agreed to', async () => {
  await company.begin([victor, marie], { game: '1897', seed: 'back 1' });
  const pages = [victor.page, marie.page];
  const random = randomFromSeed('back 1');
  const first = (await whoIsAsked(pages)) as Page;
  const second = pages.find((page) => page !== first) as Page;
  // Until both have decided: what the first one chose lies behind what the other did.
  while ((await whoIsAsked(pages)) === first) await decide(first, random, hands().get(first));
  await inStep(pages);
  const stood = await movesMade(first);
  await decide(second, random, hands().get(second));
  await inStep(pages);
  const before = await movesMade(first);
  const ask = first.getByTestId('ask-back');
  await ask.click();
  await second.getByTestId('offer').waitFor();
  expect(await violations(second)).toEqual([]);
  await second.getByTestId('refuse').click();
  await first.getByTestId('offer-refused').waitFor();
  expect(await movesMade(first)).toBe(before);
  await ask.click();
  await second.getByTestId('agree').click();
  await expect.poll(() => movesMade(first)).toBeLessThan(stood);
  expect(await inStep(pages)).toBeLessThan(stood);
  expect(await whoIsAsked(pages)).toBe(first);
  await decide(first, random, hands().get(first));
  await inStep(pages);
});

test('at zero a bot plays on, until the player is back', async () => {
  const pace = { kind: 'live', minutes: 1, increment: 0 } as const;
  const table = await company.begin([victor, marie], { game: '1897', seed: 'clock 1', pace });
  const pages = [victor.page, marie.page];
  const late = (await whoIsAsked(pages)) as Page;
  const other = pages.find((page) => page !== late) as Page;
  const seat = pages.indexOf(late);
  expect(await other.getByTestId(`company-${seat}`).first().getAttribute('data-running')).toBe('true');
  const before = await movesMade(late);
  ahead += MINUTE;
  await late.getByTestId('stand-in').waitFor();
  expect(await violations(late)).toEqual([]);
  await expect.poll(() => movesMade(other)).toBeGreaterThan(before);
  // Whoever comes back finds the seat again, in another tab as well.
  await late.goto(`${company.address}favicon.svg`);
  await late.goto(tableAddress(seat === 0 ? wire.address : company.address, table));
  await atTable(late);
  await late.getByTestId('take-seat-back').click();
  await late.getByTestId('stand-in').waitFor({ state: 'detached' });
  const random = randomFromSeed('clock 1');
  while ((await whoIsAsked(pages)) === other) await decide(other, random, hands().get(other));
  expect(await whoIsAsked(pages)).toBe(late);
  await decide(late, random, hands().get(late));
  await inStep(pages);
});

const SCREENS = [
  LAPTOP,
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
];
const PHONES = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
];

/** Whether all parts of a bar that can be seen lie within it. Runs in the page. */
function isWhole(bar: Element): boolean {
  const { left, right } = bar.getBoundingClientRect();
  return [...bar.children].every((part) => {
    const box = part.getBoundingClientRect();
    return box.width === 0 || (box.left >= left - 1 && box.right <= right + 1);
  });
}

test('whoever waits at the end of a round for a choice of somebody else is told whose, and of what', async () => {
  const usual = { settings: { speed: undefined } };
  const [anna, laptop, phone] = await Promise.all([
    company.come('Anna'),
    company.come('Ben', { ...usual, size: LAPTOP }),
    company.come('Chloé', { ...usual, isPhone: true }),
  ]);
  const people = await Promise.all([anna, laptop, phone].map(company.connect));
  const play: Play = { game: '1893', players: 3, people: 3, seed: 'awaited' };
  const table = await playUpTo(people, play, { step: 'use-prestige' });
  for (const { page } of [laptop, phone]) {
    await page.goto(tableAddress(company.address, table.id));
    await atTable(page);
    const awaited = page.getByTestId('stage-awaited');
    await expect.poll(() => awaited.innerText()).toMatch(/^Anna: .*Prestige card/);
    expect(await awaited.getAttribute('role')).toBe('status');
    expect(await awaited.isVisible()).toBe(true);
    expect(await page.getByTestId('stage-continue').isDisabled()).toBe(true);
    // Nothing is pushed out of the bar for it, however much room there is.
    for (const size of page === phone.page ? PHONES : SCREENS) {
      await page.setViewportSize(size);
      await expect.poll(() => awaited.isVisible()).toBe(true);
      await expect.poll(() => page.getByTestId('stage-bar').evaluate(isWhole)).toBe(true);
    }
  }
  await Promise.all(people.map(({ socket }) => socket.close()));
});

test('nothing went wrong in any page', () => {
  const isExpected = (fault: string) => /ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET)|WebSocket/.test(fault);
  for (const { faults } of [victor, marie]) expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
});
