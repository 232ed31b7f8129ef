/** What a first visit costs, from the address to the first decision in the default game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@horta/engine';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { isAsked } from './playing.ts';
import { DIST, HOST, openSite, type Site, sentSize, withFixedChance } from './site.ts';
import { WIDE } from './visit.ts';

/** Bytes of markup, style and scripts, as they are sent. */
const BUDGET = 150_000;
/** What a bot that decides before the person adds, beside its weights. */
const BUDGET_OF_BOTS = 15_000;
/** What tells what happened: fetched after the first decision is shown, or while bots decide before it. */
const BUDGET_OF_TELLING = 20_000;

const [DEFAULT] = GAME_IDS;

/** Rules, boards, words and bots of other games, other languages. */
const FOREIGN = new RegExp(
  `^assets/(?:[a-z]+-(?:${[...GAME_IDS.filter((id) => id !== DEFAULT), '1893-belle-epoque'].join('|')})-|messages-[\\w-]+-(?:fr|es|de|nl)-)`,
);

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await openSite();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** The files that page and workers ask for, and when (milliseconds). What the service worker fetches for later is not on the way. */
function recordFiles(context: BrowserContext): Map<string, number> {
  const files = new Map<string, number>();
  context.on('response', (response) => {
    const request = response.request();
    if (request.serviceWorker() !== null || !response.ok()) return;
    const { origin, pathname } = new URL(response.url());
    const file = pathname.slice(1) || 'index.html';
    if (`${origin}/` === site.address && !files.has(file)) files.set(file, request.timing().startTime);
  });
  return files;
}

/** When the boards are shown; when the first decision is asked for. */
type Moment = 'boards' | 'asked';

/** Runs in the page. */
function markMoments(): void {
  const marks = { boards: 'main .thing', asked: '[data-testid=table][data-asking=true]' };
  new MutationObserver(() => {
    for (const [moment, selector] of Object.entries(marks))
      if (performance.getEntriesByName(moment).length === 0 && document.querySelector(selector) !== null)
        performance.mark(moment);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-asking'] });
}

/** Those that were asked for before that. */
async function before(page: Page, moment: Moment, files: ReadonlyMap<string, number>): Promise<string[]> {
  const at = await page.evaluate(
    (name) => performance.timeOrigin + performance.getEntriesByName(name)[0].startTime,
    moment,
  );
  return [...files].filter(([, asked]) => asked < at).map(([file]) => file);
}

/** What is needed for the first decision; what only bots need, and only if one decides first; what comes after. */
type Kind = 'page' | 'bots' | 'weights' | 'telling' | 'descriptions' | 'other';

const TELLING =
  /^assets\/(?:Told|DirectorControls|Flights|sound|gains|Log\w*|Since|Tip|PointedText|MoreSymbols|messages-[\w-]+-(?:story|later)-\w+)-/;

function kindOf(file: string): Kind {
  if (/^assets\/weights-/.test(file)) return 'weights';
  if (/^workers\/bots\.js$|^assets\/(?:evaluation|catalogue|bots-pool|web-pool)-/.test(file)) return 'bots';
  if (TELLING.test(file)) return 'telling';
  if (/^assets\/(?:descriptions|describing|messages-[\w-]*tips)-/.test(file)) return 'descriptions';
  return /\.(?:html|js|css)$/.test(file) ? 'page' : 'other';
}

function report(files: Iterable<string>): Record<Kind, number> {
  const sums = { page: 0, bots: 0, weights: 0, telling: 0, descriptions: 0, other: 0 };
  for (const file of files) sums[kindOf(file)] += sentSize(file);
  return sums;
}

/** Games by chance that are looked at for one in which this or that seat begins. */
const MOST_GAMES = 20;

/** From the address by Play to where `moment` is marked, in a game in which a person begins, or a bot. */
async function filesOnTheWay(moment: Moment, isPersonFirst: boolean): Promise<string[]> {
  const host = readFileSync(join(DIST, HOST), 'utf8');
  for (let start = 0; start < MOST_GAMES; start++) {
    const context = await browser.newContext({ locale: 'en-GB', viewport: WIDE });
    await context.route(`**/${HOST}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: withFixedChance(host, start) }),
    );
    const files = recordFiles(context);
    const page = await context.newPage();
    await page.addInitScript(markMoments);
    await page.goto(site.address);
    await page.getByTestId('play').click();
    await isAsked(page);
    const isFound = [...files.keys()].some((file) => kindOf(file) === 'weights') !== isPersonFirst;
    const early = isFound ? await before(page, moment, files) : [];
    await context.close();
    if (isFound) return early;
  }
  throw new Error('nobody begins');
}

function largest(files: readonly string[]): object[] {
  return files
    .map((file) => ({ file, bytes: sentSize(file) }))
    .sort((x, y) => y.bytes - x.bytes)
    .slice(0, 15);
}

describe('From the address to the first decision', () => {
  it('a person who begins needs at most 150 KB of markup, style and scripts, and nothing of bots, of other games and languages', async () => {
    const early = await filesOnTheWay('asked', true);
    const sums = report(early);
    console.log('first decision of a person who begins, bytes as sent:', sums, largest(early));
    expect(early.length).toBeGreaterThan(5);
    expect(sums.page + sums.telling + sums.descriptions).toBeLessThanOrEqual(BUDGET);
    expect(sums.bots + sums.weights).toBe(0);
    expect(early.filter((file) => FOREIGN.test(file))).toEqual([]);
  });

  it('where a bot begins, the boards need no more, and the bot little', async () => {
    const early = await filesOnTheWay('boards', false);
    const sums = report(early);
    console.log('boards while a bot begins, bytes as sent:', sums);
    expect(sums.page).toBeLessThanOrEqual(BUDGET);
    expect(sums.bots).toBeLessThanOrEqual(BUDGET_OF_BOTS);
    expect(sums.telling).toBeLessThanOrEqual(BUDGET_OF_TELLING);
    expect(early.filter((file) => FOREIGN.test(file))).toEqual([]);
  });
});
