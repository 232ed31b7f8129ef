/** Components and their packs. */
import type { Page } from 'playwright-core';
import type { Scene } from './scene.ts';

/** A copy of the game's own pack, at one of its parts. */
const copied =
  (part: string, then?: (page: Page) => Promise<void>): NonNullable<Scene['before']> =>
  async (page) => {
    await page.getByTestId('copy-pack').click();
    await page.getByTestId('pack-name').waitFor();
    await page.evaluate((wanted) => {
      location.hash = location.hash.replace(/[^/]+$/, wanted);
    }, part);
    await then?.(page);
  };

async function correct(page: Page): Promise<void> {
  const card = page.locator('[data-entry="stock.1"]');
  await card.locator('summary').click();
  await card.locator('[data-field="stock.1.francs"]').fill('9');
}

const drawn = async (page: Page) => {
  await page.locator('svg.component').first().waitFor();
};

export const PACK_SCENES: readonly Scene[] = [
  { name: 'packs', path: '#/packs' },
  { name: 'pack', path: '#/packs/1893' },
  { name: 'pack-nobles', path: '#/packs/1893/nobles', before: drawn },
  { name: 'pack-belle-epoque', path: '#/packs/1893/belle-epoque', before: drawn },
  { name: 'pack-asymmetric', path: '#/packs/1893/asymmetric', before: drawn },
  { name: 'pack-first-edition', path: '#/packs/1893-first-edition/exhibitions', before: drawn },
  { name: 'pack-cards', path: '#/packs/1897/cards', before: drawn },
  { name: 'pack-to-check', path: '#/packs/1897', before: copied('to-check', drawn) },
  { name: 'pack-corrected', path: '#/packs/1893', before: copied('stock', correct) },
  {
    name: 'pack-faulty',
    path: '#/packs/1893',
    before: copied('strips', async (page) => {
      await page.locator('[data-entry="strips"] summary').click();
      await page.locator('[data-field="strips.0.0"]').selectOption({ index: 1 });
      await page.getByTestId('pack-faults').waitFor();
    }),
  },
  {
    name: 'pack-compared',
    path: '#/packs/1893',
    before: copied('stock', async (page) => {
      await correct(page);
      await page.evaluate(() => {
        location.hash = location.hash.replace(/[^/]+$/, 'compare');
      });
      await page.locator('[data-differs]').waitFor();
    }),
  },
];
