/** What there is to see: every page, every board, the moments that matter. */
import { GAME_IDS, type GameId } from '@horta/engine';
import type { Page } from 'playwright-core';
import type { Play, Point } from './positions.ts';

export interface Scene {
  readonly name: string;
  /** A table; without it the home page. */
  readonly table?: Play & { readonly at: Point };
  /** Games that are kept, for the home page. */
  readonly games?: readonly (Play & { readonly at: Point })[];
  /** Only on screens of this kind. */
  readonly only?: 'wide' | 'phone';
  /** What is done before one looks. */
  readonly before?: (page: Page, isPhone: boolean) => Promise<void>;
}

const SECOND = { game: '1893' as const, players: 3, seed: 'Hôtel Tassel' };
const EXPANSION = { ...SECOND, options: { belleEpoque: true } };
const ASYMMETRIC = { ...SECOND, options: { boards: 'dealt' } };
const FIRST = { game: '1893-first-edition' as const, players: 4, seed: 'Maison Autrique' };
const CARDS = { game: '1897' as const, players: 3, seed: 'Hôtel Solvay' };

const BEGINNING: Point = { step: 'turn' };
const MIDDLE: Point = { round: 3, step: 'turn' };
const END: Point = { step: 'end' };

const choosesGame = (game: GameId) => async (page: Page) => {
  await page.locator(`input[name=game][value="${game}"]`).check({ force: true });
  const more = page.locator('details:not([open]) > summary');
  if (await more.isVisible()) await more.click();
};

/** Points at something, even at what can't be chosen: with the mouse, or with a finger. */
const pointsAt = (selector: string) => async (page: Page, isPhone: boolean) => {
  const target = page.locator(`${selector}:visible`).first();
  if (isPhone) await target.tap({ force: true });
  else await target.hover({ force: true });
};

const clicksThing = async (page: Page, isPhone: boolean) => {
  const thing = page.locator('.thing.legal:visible').first();
  await (isPhone ? thing.tap({ force: true }) : thing.click({ force: true }));
};

const passes = async (page: Page, isPhone: boolean) => {
  const pass = page.getByRole('button', { name: /^Pass/ });
  await (isPhone ? pass.tap() : pass.click());
  if (isPhone) await page.getByTestId('confirm').tap();
};

const asksForHint = async (page: Page) => {
  await page.getByTestId('hint').click();
  await page.locator('dialog[open] ol').waitFor({ timeout: 30_000 });
};

const looksBack = async (page: Page, isPhone: boolean) => {
  if (isPhone) await page.locator('#tab-log').click();
  await page.locator('.turn .go:visible').nth(12).click();
  if (isPhone) await page.locator('#tab-main').click();
};

const importsNonsense = async (page: Page) => {
  await page.getByTestId('import').click();
  await page.locator('dialog[open] textarea').fill('A game that is none.');
  await page.locator('dialog[open] button[type=submit]').click();
  await page.getByRole('alert').waitFor();
};

const opensTab = (tab: string) => async (page: Page) => page.locator(`#tab-${tab}`).click();

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
  { name: 'import-refused', before: importsNonsense },
  { name: 'settings', before: (page) => page.getByTestId('settings').first().click() },

  { name: 'table-1893-first', table: { ...SECOND, at: { step: 'any' } } },
  { name: 'table-1893-beginning', table: { ...SECOND, at: BEGINNING } },
  { name: 'table-1893-middle', table: { ...SECOND, at: MIDDLE } },
  { name: 'table-1893-two', table: { ...SECOND, players: 2, at: MIDDLE } },
  { name: 'table-1893-five', table: { ...SECOND, players: 5, at: MIDDLE } },
  { name: 'table-1893-bid', table: { ...SECOND, at: { round: 2, step: 'bid' } } },
  { name: 'table-1893-pay', table: { ...SECOND, at: { step: 'pay-house' } } },
  { name: 'table-1893-cursor', table: { ...SECOND, at: { step: 'move-cursor' } } },
  { name: 'table-1893-tip', table: { ...SECOND, at: MIDDLE }, before: pointsAt('[data-thing].legal') },
  {
    name: 'table-1893-refusal',
    table: { ...SECOND, at: MIDDLE },
    before: pointsAt('[data-thing^="space:"]:not(.legal)'),
  },
  { name: 'table-1893-iris', table: { ...SECOND, at: { round: 2, step: 'choose-iris' } } },
  { name: 'table-1893-prestige', table: { ...SECOND, at: { step: 'use-prestige' } }, before: clicksThing },
  { name: 'table-1893-warning', table: { ...SECOND, at: MIDDLE }, before: passes },
  { name: 'table-1893-hint', table: { ...SECOND, at: MIDDLE }, before: asksForHint },
  { name: 'table-1893-past', table: { ...SECOND, at: MIDDLE }, before: looksBack },
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

  { name: 'table-belle-epoque-beginning', table: { ...EXPANSION, at: BEGINNING } },
  { name: 'table-belle-epoque-middle', table: { ...EXPANSION, at: MIDDLE } },
  { name: 'table-asymmetric-middle', table: { ...ASYMMETRIC, at: MIDDLE } },
  { name: 'table-first-edition-beginning', table: { ...FIRST, at: BEGINNING } },
  { name: 'table-first-edition-middle', table: { ...FIRST, at: MIDDLE } },
  { name: 'table-first-edition-curtain', table: { ...FIRST, people: 2, at: { step: 'take-artwork' } } },
  { name: 'table-first-edition-end', table: { ...FIRST, at: END } },
  { name: 'table-1897-beginning', table: { ...CARDS, at: BEGINNING } },
  { name: 'table-1897-middle', table: { ...CARDS, at: { round: 2, step: 'turn' } } },
  { name: 'table-1897-end', table: { ...CARDS, at: END } },
];
