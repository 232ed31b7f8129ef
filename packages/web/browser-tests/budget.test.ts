/** What a first visit costs, from the address to the first decision in the default game. */
import { GAME_IDS, pending, recordHeader, startRecord } from '@horta/engine';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { importGame, isAsked, newGameText, type TableWish, WIDE } from './playing.ts';
import { openSite, type Site, sentSize } from './site.ts';

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

/** The files that page and workers load. What the service worker fetches for later is not on the way. */
function recordFiles(context: BrowserContext): Set<string> {
  const files = new Set<string>();
  context.on('response', (response) => {
    const request = response.request();
    if (request.serviceWorker() !== null || !response.ok()) return;
    const { origin, pathname } = new URL(response.url());
    if (`${origin}/` === site.address) files.add(pathname.slice(1) || 'index.html');
  });
  return files;
}

/** A table at which this seat decides first. */
function wishWithFirst(seat: number): TableWish {
  for (let number = 0; ; number++) {
    const wish = { game: DEFAULT, seats: [undefined, 'journeyman', 'journeyman'], seed: `first ${number}` };
    const state = startRecord(recordHeader(wish.game, { players: 3, seed: wish.seed, options: {} }));
    if (pending(state)?.player === seat) return wish;
  }
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

describe('From the address to the first decision', () => {
  it('takes at most 150 KB of markup, style and scripts, and nothing of other games and languages', async () => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: WIDE });
    const files = recordFiles(context);
    const page = await context.newPage();
    await page.goto(site.address);
    await page.getByTestId('play').click();
    await isAsked(page);

    const sums = report(files);
    const largest = [...files]
      .map((file) => ({ file, bytes: sentSize(file) }))
      .sort((x, y) => y.bytes - x.bytes);
    console.log('first decision, bytes as sent:', sums, largest.slice(0, 15));
    expect(sums.page).toBeLessThanOrEqual(BUDGET);
    expect(sums.bots).toBeLessThanOrEqual(BUDGET_OF_BOTS);
    expect(sums.telling).toBeLessThanOrEqual(BUDGET_OF_TELLING);
    const foreign = [...files].filter((file) => FOREIGN.test(file));
    expect(foreign).toEqual([]);
    await context.close();
  });

  it('needs no bot if a person decides first, and nothing that tells what happened', async () => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: WIDE });
    const files = recordFiles(context);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const asked = new MutationObserver(() => {
        if (document.querySelector('[data-testid=table][data-asking=true]') === null) return;
        asked.disconnect();
        performance.mark('asked');
      });
      asked.observe(document, { subtree: true, childList: true, attributeFilter: ['data-asking'] });
    });
    await page.goto(site.address);
    await importGame(page, newGameText(wishWithFirst(0)));
    await isAsked(page);
    console.log('first decision of a person who begins, bytes as sent:', report(files));
    expect([...files].filter((file) => ['bots', 'weights'].includes(kindOf(file)))).toEqual([]);
    const early = await page.evaluate(() => {
      const [asked] = performance.getEntriesByName('asked');
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < asked.startTime)
        .map(({ name }) => new URL(name).pathname.slice(1));
    });
    expect(early.length).toBeGreaterThan(5);
    expect(early.filter((file) => /-(?:story)-|Told|Flights|Log/.test(file))).toEqual([]);
    await context.close();
  });
});
