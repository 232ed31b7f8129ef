/** The rules to read: as pages, and over a table. */
import type { Page } from 'playwright-core';
import type { Scene } from './scene.ts';

const TABLE = { game: '1893' as const, players: 3, seed: 'Hôtel Tassel', at: { round: 3, step: 'turn' } };
const CARDS = { game: '1897' as const, players: 3, seed: 'Hôtel Solvay', at: { round: 2, step: 'turn' } };

const seeks = (query: string) => async (page: Page) => {
  await page.getByTestId('rules-search').fill(query);
  await page.getByTestId('rules-found').locator('a').first().waitFor();
};

/** Chooses something that can't be chosen, and reads its rule. */
const readsRefusal = async (page: Page, isTouched: boolean) => {
  const thing = page.locator('[data-thing^="space:"]:not(.legal):visible').first();
  await (isTouched ? thing.tap({ force: true }) : thing.click({ force: true }));
  const rule = page.getByTestId('rule');
  await (isTouched ? rule.tap() : rule.click());
  await page.getByTestId('help-panel').locator('[data-topic]').waitFor();
};

const asks = (key: string) => async (page: Page) => {
  await page.keyboard.press(key);
  // Once it has been fetched: the rule, or the aid.
  await page.getByTestId('help-panel').getByRole('heading').first().waitFor();
};

export const REFERENCE_SCENES: readonly Scene[] = [
  { name: 'reference', path: '#/rules' },
  { name: 'reference-contents', path: '#/rules/1893' },
  { name: 'reference-topic', path: '#/rules/1893/irises' },
  { name: 'reference-nobles', path: '#/rules/1893/noble-effects' },
  { name: 'reference-cards', path: '#/rules/1893/belle-epoque-cards' },
  { name: 'reference-1897', path: '#/rules/1897/columns' },
  { name: 'reference-first-edition', path: '#/rules/1893-first-edition/sales' },
  { name: 'reference-search', path: '#/rules/1893/turn', before: seeks('iris') },
  { name: 'reference-rulings', path: '#/rules/1893/rulings' },
  { name: 'reference-differences', path: '#/rules/differences' },
  { name: 'reference-all', path: '#/rules/1893/all' },
  { name: 'table-help-refusal', table: TABLE, before: readsRefusal },
  { name: 'table-help-step', table: CARDS, before: asks('?') },
  { name: 'table-help-aid', table: TABLE, before: asks('a') },
];
