/**
 * The end of a round, live and at the usual speed: stage by stage, with the points that the engine counts; on, back and
 * away by buttons and keys; never in the way of those who want everything at once.
 */
import { randomFromSeed } from '@horta/engine';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { next, pass, waitForEver } from './end-of-round.ts';
import { finger, type Hand, mouse } from './hands.ts';
import { decide, importGame, isAsked } from './playing.ts';
import { gameUpTo, type Play } from './screenshots/positions.ts';
import { violations } from './violations.ts';
import { type Stay, type StayOptions, visitors } from './visitors.ts';

const visit = visitors();

/** All others have passed: the round ends when the first seat passes, too. */
const LAST_TURN = { round: 2, step: 'last-turn' } as const;

async function atLastTurn(wish: Play, screen: StayOptions = {}): Promise<Stay> {
  const visited = await visit({ settings: { speed: undefined }, ...screen });
  await visited.page.evaluate(waitForEver);
  await importGame(visited.page, await gameUpTo(wish, LAST_TURN));
  await isAsked(visited.page);
  return visited;
}

interface Shown {
  readonly stage: string;
  readonly rule: string;
  readonly medals: number;
  /** Points after it by seat, as the panel has them; none where nothing is counted. */
  readonly totals: readonly number[];
  /** As the cards of the players have them. */
  readonly points: readonly number[];
}

function shownStage(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const panel = document.querySelector('[data-testid=stage-panel]') as HTMLElement;
    const numbers = (root: ParentNode, rows: string, number: string) =>
      [...root.querySelectorAll<HTMLElement>(rows)].map((row) => ({
        seat: Number(row.dataset.share ?? row.dataset.purse),
        value: Number(row.querySelector(number)?.textContent),
      }));
    const bySeat = (list: { seat: number; value: number }[]) =>
      list.sort((x, y) => x.seat - y.seat).map(({ value }) => value);
    return {
      stage: (document.querySelector('[data-testid=table]') as HTMLElement).dataset.stage ?? '',
      rule: panel.querySelector('.rule')?.textContent ?? '',
      medals: document.querySelectorAll('[data-testid=medals] button').length,
      totals: bySeat(numbers(panel, '[data-share]', '[data-total]')),
      points: bySeat(numbers(document, '[data-purse]', '.fact')),
    };
  });
}

/** Goes through all stages, with what must be decided in them left to chance; what each of them showed. */
async function goThrough(page: Page, goOn: () => Promise<void>, hand: Hand): Promise<Shown[]> {
  const random = randomFromSeed('stages');
  const seen: Shown[] = [];
  for (;;) {
    const moment = await next(page);
    if (moment === 'over') return seen;
    const panel = page.getByTestId('stage-panel');
    // It is fetched when the first stage begins, which may ask for something before it is there.
    if (hand === mouse) await panel.waitFor();
    // On a phone what is asked has the room of the panel.
    if ((await panel.count()) > 0) {
      const shown = await shownStage(page);
      if (seen.at(-1)?.stage !== shown.stage) seen.push(shown);
    }
    if (moment === 'asked') {
      await decide(page, random, hand);
      continue;
    }
    const told = await page.getByTestId('table').getAttribute('data-told');
    await goOn();
    await page.waitForFunction(
      (before) => {
        const { dataset } = document.querySelector('[data-testid=table]') as HTMLElement;
        return dataset.told !== before || dataset.telling === 'false';
      },
      told,
      { timeout: 60_000 },
    );
  }
}

const TABLES: readonly (Play & { readonly name: string; readonly stages: readonly string[] })[] = [
  {
    name: '1893',
    game: '1893',
    players: 4,
    seed: 'Maison Saint-Cyr',
    stages: ['columns', 'irises', 'brussels', 'cards'],
  },
  {
    name: 'Belle Époque with boards',
    game: '1893',
    options: { belleEpoque: true, boards: 'dealt' },
    players: 3,
    seed: 'Hôtel Tassel',
    stages: ['columns', 'irises', 'brussels', 'pavilions', 'cards'],
  },
  {
    name: 'the first edition',
    game: '1893-first-edition',
    players: 3,
    seed: 'Maison Autrique',
    stages: ['columns', 'irises', 'brussels', 'cards'],
  },
  {
    name: '1897',
    game: '1897',
    players: 3,
    seed: 'Hôtel Solvay',
    stages: ['columns', 'arms', 'brussels', 'cards'],
  },
];

// Side by side: mostly they wait.
test.concurrent.for(TABLES)(
  '$name: the end of a round is shown stage by stage, with the points that there are after each',
  async ({ stages, ...wish }, { expect }) => {
    const { leave, page, faults } = await atLastTurn(wish);
    await pass(page);
    const seen = await goThrough(page, () => page.getByTestId('stage-continue').click(), mouse);
    expect(seen.map(({ stage }) => stage)).toEqual(stages);
    expect(seen.filter(({ rule }) => rule === '')).toEqual([]);
    expect(seen.some(({ medals }) => medals > 0)).toBe(true);
    const counted = seen.filter(({ totals }) => totals.length > 0);
    expect(counted.length).toBeGreaterThan(0);
    for (const { stage, totals, points } of counted) expect(totals, stage).toEqual(points);
    expect(faults).toEqual([]);
    await leave();
  },
);

const [FOUR] = TABLES;

test.concurrent('by keys: on, back, and away', async ({ expect }) => {
  const { leave, page, faults } = await atLastTurn(FOUR);
  await pass(page);
  const stage = () => page.getByTestId('table').getAttribute('data-stage');
  for (let first = true; (await stage()) !== 'irises'; first = false) {
    const moment = await next(page);
    if (moment === 'asked') await decide(page, randomFromSeed('keys'));
    else await page.keyboard.press(first ? 'Space' : 'Enter');
    await page.waitForFunction(() =>
      document.querySelector('[data-testid=table]')?.getAttribute('data-stage'),
    );
  }
  await next(page);
  await page.getByTestId('stage-back').focus();
  await page.keyboard.press('Enter');
  await expect.poll(stage).toBe('columns');
  // Whoever looks closely is not hurried.
  expect(await page.getByTestId('stage-run').count()).toBe(0);
  await page.getByTestId('stage-continue').focus();
  await page.keyboard.press('Enter');
  await expect.poll(stage).toBe('irises');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByTestId('stage-panel').count()).toBe(0);
  await isAsked(page);
  expect(faults).toEqual([]);
  await leave();
});

test.concurrent('on a phone, by fingers; axe finds nothing', async ({ expect }) => {
  const { leave, page, faults } = await atLastTurn(FOUR, { isPhone: true });
  await pass(page);
  const seen = await goThrough(
    page,
    async () => {
      expect(await violations(page)).toEqual([]);
      await page.getByTestId('stage-continue').tap();
    },
    finger,
  );
  // Whoever has decided in the first one has seen it.
  expect(seen.map(({ stage }) => stage).slice(-3)).toEqual(FOUR.stages.slice(-3));
  expect(faults).toEqual([]);
  await leave();
});

test.concurrent('whoever wants everything at once is not held up', async ({ expect }) => {
  const { leave, page } = await atLastTurn(FOUR, { settings: { speed: 'instant' } });
  await page.evaluate(() => {
    Object.assign(globalThis, { panels: 0 });
    new MutationObserver(() => {
      if (document.querySelector('[data-testid=stage-panel]') !== null)
        Object.assign(globalThis, { panels: 1 });
    }).observe(document, { subtree: true, childList: true });
  });
  const random = randomFromSeed('at once');
  const round = () => page.locator('header .round').innerText();
  const before = await round();
  await pass(page);
  while ((await isAsked(page)) && (await round()) === before) await decide(page, random);
  expect(await page.evaluate(() => (globalThis as unknown as { panels: number }).panels)).toBe(0);
  await leave();
});
