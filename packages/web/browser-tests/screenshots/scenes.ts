/** What there is to see: every page, every board, the moments that matter. */
import { GAME_IDS, type GameId, randomFromSeed } from '@horta/engine';
import type { Page } from 'playwright-core';
import { finger, mouse } from '../hands.ts';
import { decide, moved, movesMade } from '../playing.ts';
import { AID_SCENES } from './aid-scenes.ts';
import { LEARN_SCENES } from './learn-scenes.ts';
import { PACK_SCENES } from './pack-scenes.ts';
import { PAD_SCENES } from './pad-scenes.ts';
import type { Point } from './positions.ts';
import { REFERENCE_SCENES } from './reference-scenes.ts';
import type { Scene } from './scene.ts';

const SECOND = { game: '1893' as const, players: 3, seed: 'Hôtel Tassel' };
/** A game in which the first seat is the last one to pass in the middle of the game. */
const PATIENT = { ...SECOND, seed: 'Maison Saint-Cyr' };
/** One of four, which has surrounded irises. */
const STAGED = { ...SECOND, players: 4, seed: 'Maison Saint-Cyr' };
const EXPANSION = { ...SECOND, options: { belleEpoque: true } };
const ASYMMETRIC = { ...SECOND, options: { boards: 'dealt' } };
const CHOSEN = { ...SECOND, options: { boards: 'chosen' } };
const FIRST = { game: '1893-first-edition' as const, players: 4, seed: 'Maison Autrique' };
const CARDS = { game: '1897' as const, players: 3, seed: 'Hôtel Solvay' };

const BEGINNING: Point = { step: 'turn' };
const MIDDLE: Point = { round: 3, step: 'turn' };
const LAST_TURN: Point = { round: 2, step: 'last-turn' };
const END: Point = { step: 'end' };

const choosesGame = (game: GameId) => async (page: Page) => {
  await page.locator(`input[name=game][value="${game}"]`).check({ force: true });
  const more = page.locator('details:not([open]) > summary');
  if (await more.isVisible()) await more.click();
};

/** Points at something, even at what can't be chosen: with the mouse, or with a finger. */
const pointsAt = (selector: string) => async (page: Page, isTouched: boolean) => {
  const target = page.locator(`${selector}:visible`).first();
  if (isTouched) await target.tap({ force: true });
  else await target.hover({ force: true });
};

const clicksThing = async (page: Page, isTouched: boolean) => {
  const thing = page.locator('.thing.legal:visible').first();
  await (isTouched ? thing.tap({ force: true }) : thing.click({ force: true }));
};

const passes = async (page: Page, isTouched: boolean) => {
  const pass = page.getByRole('button', { name: /^Pass/ });
  await (isTouched ? pass.tap() : pass.click());
  // A finger's first tap may only show what passing would do.
  const confirm = page.getByTestId('confirm');
  if (isTouched && (await confirm.isVisible()) && (await confirm.isEnabled())) await confirm.tap();
};

/** Passes whatever there is to say about it: what one sees at the end of the round. */
const endsRound = async (page: Page, isTouched: boolean) => {
  const before = await movesMade(page);
  await passes(page, isTouched);
  const table = page.getByTestId('table');
  if ((await table.getAttribute('data-held')) === 'true') await page.getByTestId('do-anyway').click();
  await moved(page, before);
};

/** Ends the round, and goes on to one of its stages; what has to be decided meanwhile is left to chance. */
const goesToStage = (wanted: string) => async (page: Page, isTouched: boolean) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await endsRound(page, isTouched);
  const random = randomFromSeed(wanted);
  for (;;) {
    const moment = await page.waitForFunction(
      (stage) => {
        const { dataset } = document.querySelector('[data-testid=table]') as HTMLElement;
        if (dataset.stage === stage) return 'there';
        if (dataset.asking === 'true' && dataset.telling === 'false') return 'asked';
        const button = document.querySelector<HTMLButtonElement>('[data-testid=stage-continue]:enabled');
        button?.click();
        return undefined;
      },
      wanted,
      { timeout: 60_000 },
    );
    if ((await moment.jsonValue()) === 'there') break;
    await decide(page, random, isTouched ? finger : mouse);
  }
  await page.getByTestId('stage-continue').waitFor();
};

const asksForecast = async (page: Page) => {
  // A vast screen has it all the time.
  const button = page.getByTestId('forecast-button');
  if (await button.isVisible()) await button.click();
  await page.getByTestId('forecast').waitFor();
};

const asksForHint = async (page: Page) => {
  await page.getByTestId('hint').click();
  await page.getByTestId('hint-show').waitFor({ timeout: 30_000 });
};

const looksBack = async (page: Page) => {
  // On a phone a tab, elsewhere perhaps a button, which lays all of it over the last turns.
  const tab = page.locator('#tab-log');
  if (await tab.isVisible()) await tab.click();
  const button = page.getByTestId('log-button').first();
  const isDrawn = await button.isVisible();
  if (isDrawn) await button.click();
  const log = isDrawn ? page.getByTestId('log-drawer') : page;
  await log.locator('.turn .go:visible').nth(12).click();
  await page.getByTestId('replay').waitFor();
};

const importsNonsense = async (page: Page) => {
  await page.getByTestId('import').click();
  await page.locator('dialog[open] textarea').fill('A game that is none.');
  await page.locator('dialog[open] button[type=submit]').click();
  await page.getByRole('alert').waitFor();
};

const opensTab = (tab: string) => async (page: Page) => page.locator(`#tab-${tab}`).click();

/** In the replay of a game that is over, in its fourth round. */
const replays = async (page: Page) => {
  await page.evaluate(() => {
    location.hash = location.hash.replace('table', 'replay');
  });
  await page.getByTestId('replay').waitFor();
  for (const key of [
    'PageDown',
    'PageDown',
    'PageDown',
    'Shift+ArrowRight',
    'Shift+ArrowRight',
    'ArrowRight',
  ])
    await page.keyboard.press(key);
};

export const SCENES: readonly Scene[] = [
  { name: 'home' },
  ...GAME_IDS.map((game) => ({ name: `new-${game}`, before: choosesGame(game) })),
  {
    name: 'home-with-games',
    games: [
      { ...SECOND, at: MIDDLE },
      { ...CARDS, at: END },
    ],
  },
  ...LEARN_SCENES,
  ...REFERENCE_SCENES,
  ...AID_SCENES,
  ...PAD_SCENES,
  ...PACK_SCENES,
  { name: 'import-refused', before: importsNonsense },
  { name: 'settings', before: (page) => page.getByTestId('settings').first().click() },

  { name: 'table-1893-first', table: { ...SECOND, at: { step: 'any' } } },
  { name: 'table-1893-beginning', table: { ...SECOND, at: BEGINNING } },
  { name: 'table-1893-middle', table: { ...SECOND, at: MIDDLE } },
  { name: 'table-1893-two', table: { ...SECOND, players: 2, at: MIDDLE } },
  { name: 'table-1893-five', table: { ...SECOND, players: 5, at: MIDDLE } },
  { name: 'table-1893-bid', table: { ...SECOND, at: { round: 2, step: 'bid' } } },
  { name: 'table-1893-pay', table: { ...SECOND, at: { step: 'pay-house' } } },
  { name: 'table-1893-keep-noble', table: { ...SECOND, at: { step: 'keep-noble' } } },
  { name: 'table-1893-sale', table: { ...SECOND, at: { round: 2, step: 'sell-artwork' } } },
  { name: 'table-1893-replace', table: { ...SECOND, at: { step: 'replace-artwork' } } },
  { name: 'table-1893-round-end', table: { ...PATIENT, at: LAST_TURN }, before: endsRound },
  { name: 'table-1893-cursor', table: { ...SECOND, at: { step: 'move-cursor' } } },
  { name: 'table-1893-tip', table: { ...SECOND, at: MIDDLE }, before: pointsAt('[data-thing].legal') },
  {
    name: 'table-1893-space-tip',
    table: { ...SECOND, at: MIDDLE },
    before: pointsAt('[data-thing="space:7"]'),
  },
  {
    name: 'table-1893-refusal',
    table: { ...SECOND, at: MIDDLE },
    before: pointsAt('[data-thing^="space:"]:not(.legal)'),
  },
  { name: 'table-1893-forecast', table: { ...PATIENT, at: LAST_TURN }, before: asksForecast },
  { name: 'table-1893-iris', table: { ...SECOND, at: { round: 2, step: 'choose-iris' } } },
  { name: 'table-1893-prestige', table: { ...SECOND, at: { step: 'use-prestige' } }, before: clicksThing },
  { name: 'table-1893-warning', table: { ...SECOND, at: MIDDLE }, before: passes },
  { name: 'table-1893-hint', table: { ...SECOND, at: MIDDLE }, before: asksForHint },
  { name: 'table-1893-shared', table: { ...SECOND, people: 3, at: MIDDLE } },
  { name: 'table-1893-end', table: { ...SECOND, at: END } },
  ...(['side', 'own', 'others', 'log'] as const).map(
    (tab): Scene => ({
      name: `table-1893-tab-${tab}`,
      table: { ...SECOND, at: MIDDLE },
      only: 'phone',
      before: opensTab(tab),
    }),
  ),

  ...(['columns', 'irises', 'brussels', 'cards'] as const).map(
    (stage): Scene => ({
      name: `table-1893-stage-${stage}`,
      table: { ...STAGED, at: LAST_TURN },
      speed: 'steady',
      before: goesToStage(stage),
    }),
  ),
  {
    name: 'table-1893-stage-final',
    table: { ...STAGED, at: { round: 5, step: 'last-turn' } },
    speed: 'steady',
    before: goesToStage('row-artworks'),
  },
  ...(['columns', 'arms', 'brussels', 'cards'] as const).map(
    (stage): Scene => ({
      name: `table-1897-stage-${stage}`,
      table: { ...CARDS, at: LAST_TURN },
      speed: 'steady',
      before: goesToStage(stage),
    }),
  ),
  {
    name: 'table-belle-epoque-stage-pavilions',
    table: { ...EXPANSION, at: { round: 4, step: 'last-turn' } },
    speed: 'steady',
    before: goesToStage('pavilions'),
  },
  {
    name: 'table-first-edition-stage-irises',
    table: { ...FIRST, at: LAST_TURN },
    speed: 'steady',
    before: goesToStage('irises'),
  },
  {
    name: 'table-1897-stage-final',
    table: { ...CARDS, at: { round: 4, step: 'turn' } },
    speed: 'steady',
    before: goesToStage('houses'),
  },

  { name: 'table-belle-epoque-beginning', table: { ...EXPANSION, at: BEGINNING } },
  {
    name: 'table-belle-epoque-tip',
    table: { ...EXPANSION, at: MIDDLE },
    before: pointsAt('[data-thing^="space:"].legal'),
  },
  { name: 'table-belle-epoque-middle', table: { ...EXPANSION, at: MIDDLE } },
  { name: 'table-1893-choose-board', table: { ...CHOSEN, at: { round: 0, step: 'choose-board' } } },
  { name: 'table-asymmetric-middle', table: { ...ASYMMETRIC, at: MIDDLE } },
  { name: 'table-first-edition-beginning', table: { ...FIRST, at: BEGINNING } },
  { name: 'table-first-edition-middle', table: { ...FIRST, at: MIDDLE } },
  { name: 'table-first-edition-curtain', table: { ...FIRST, people: 2, at: { step: 'take-artwork' } } },
  { name: 'table-first-edition-end', table: { ...FIRST, at: END } },
  { name: 'table-1897-beginning', table: { ...CARDS, at: BEGINNING } },
  { name: 'table-1897-middle', table: { ...CARDS, at: { round: 2, step: 'turn' } } },
  { name: 'table-1897-hint', table: { ...CARDS, at: { round: 2, step: 'turn' } }, before: asksForHint },
  { name: 'table-1897-place', table: { ...CARDS, at: { step: 'place-architect' } } },
  { name: 'table-1897-pay', table: { ...CARDS, at: { step: 'pay-house' } } },
  { name: 'table-1897-send', table: { ...CARDS, at: { step: 'send-architects' } } },
  { name: 'table-1897-round-end', table: { ...CARDS, at: LAST_TURN }, before: endsRound },
  {
    name: 'table-1897-tip',
    table: { ...CARDS, at: { round: 2, step: 'turn' } },
    before: pointsAt('[data-thing^="cell:"].legal'),
  },
  { name: 'table-1897-end', table: { ...CARDS, at: END } },

  { name: 'replay-1893', table: { ...SECOND, players: 4, at: END }, before: replays },
  { name: 'replay-1897', table: { ...CARDS, at: END }, before: replays },
  { name: 'replay-past', table: { ...SECOND, at: MIDDLE }, before: looksBack },
];
