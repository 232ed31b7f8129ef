/** The score pad. */
import type { Page } from 'playwright-core';
import type { Scene } from './scene.ts';

/** A pad of the second edition with everything, as a link carries it. */
async function begins(page: Page, game: string, options: readonly string[] = []): Promise<void> {
  await page.locator(`input[name=game][value="${game}"]`).check({ force: true });
  for (const option of options) await page.getByRole('switch', { name: option }).check();
  for (const [i, name] of ['Victor', 'Marie-Antoinette', 'Paul'].entries())
    await page.getByLabel(`Name of player ${i + 1}`).fill(name);
  await page.getByTestId('pad-begin').click();
  await page.locator('[data-field=points]').first().waitFor();
}

const BELLE_EPOQUE = ['Belle Époque'];

async function fills(page: Page): Promise<void> {
  const fill = (field: string, value: number) => page.locator(`input[data-field=${field}]`).fill(`${value}`);
  for (let seat = 0; seat < 3; seat++) {
    await fill('points', 61 + seat * 12);
    await fill('francs', 9 - seat);
    await fill('houses', 3 + seat);
    await fill('cubes', 2);
    await fill('free', 5);
    await fill('artworks', 2 + seat);
    await page
      .locator('[data-field=architect] label')
      .nth(2 + seat)
      .click();
    await page.getByText('Maurice Maeterlinck').click();
    await page.getByTestId('pad-next').click();
  }
}

export const PAD_SCENES: readonly Scene[] = [
  { name: 'pad', path: '#/pad' },
  { name: 'pad-sheet', path: '#/pad', before: (page) => begins(page, '1893') },
  {
    name: 'pad-tiles',
    path: '#/pad',
    before: async (page) => {
      await begins(page, '1893', BELLE_EPOQUE);
      await page.getByText('Neighbours', { exact: true }).first().scrollIntoViewIfNeeded();
    },
  },
  { name: 'pad-1897', path: '#/pad', before: (page) => begins(page, '1897') },
  {
    name: 'pad-scores',
    path: '#/pad',
    only: 'phone',
    before: async (page) => {
      await begins(page, '1893', BELLE_EPOQUE);
      await fills(page);
    },
  },
];
