/** The houses: no cut between two parts goes through a window, and at the end of a game light is in the winner's alone. */
import { GAME_IDS } from '@horta/engine';
import { expect, test } from 'vitest';
import { HOUSES } from '../src/art/houses/houses.ts';
import { PARTS } from '../src/games/1893/architect/masterpieces.ts';
import { importGame, isAsked } from './playing.ts';
import { gameUpTo } from './screenshots/positions.ts';
import { visitors } from './visitors.ts';

const visit = visitors();

test('architects are chosen from a street of five houses, none of which is cut through a window', async () => {
  const { leave, page } = await visit();
  const wish = { game: '1893', options: { boards: 'chosen' }, players: 3, seed: 'houses' } as const;
  await importGame(page, await gameUpTo(wish, { round: 0, step: 'choose-board' }));
  await isAsked(page);
  await expect.poll(() => page.locator('[data-house] .f-pane').count()).toBeGreaterThan(5 * HOUSES.length);

  /** Of every pane, by house: a path may have several. */
  const panes = await page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('[data-house]')].map((house) => {
      const probe = house.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
      const boxes = [...house.querySelectorAll('.f-pane, .f-glass')].flatMap((drawn) =>
        (drawn.getAttribute('d') ?? '').split(/(?=M)/).map((pane) => {
          probe.setAttribute('d', pane);
          const { x, y, width, height } = probe.getBBox();
          return [x, y, x + width, y + height] as const;
        }),
      );
      probe.remove();
      return { house: house.dataset.house ?? '', boxes };
    }),
  );
  expect(panes.map(({ house }) => house).toSorted()).toEqual([...HOUSES].toSorted());
  for (const name of HOUSES) {
    const { boxes } = panes.find(({ house }) => house === name) ?? { boxes: [] };
    const cut = boxes.filter(
      ([left, top, right, bottom]) =>
        !PARTS[name].some(
          ([x, y, width, height]) => x <= left && y <= top && right <= x + width && bottom <= y + height,
        ),
    );
    expect(cut, name).toEqual([]);
  }
  await leave();
});

test.each(GAME_IDS)('at the end of %s light is in the houses of the winners alone', async (game) => {
  const { leave, page } = await visit();
  await importGame(page, await gameUpTo({ game, players: 3, seed: 'light' }, { step: 'end' }));
  const street = page.getByTestId('winners-street');
  await expect.poll(() => street.locator('.f-pane').count()).toBeGreaterThan(3);
  const seen = await page.evaluate(() => {
    const fill = (plot: Element) => getComputedStyle(plot.querySelector('.f-pane') as Element).fill;
    const plots = [...document.querySelectorAll('[data-testid=winners-street] [data-seat]')];
    return {
      lit: plots.filter((plot) => plot.hasAttribute('data-lit')).map(fill),
      dark: plots.filter((plot) => !plot.hasAttribute('data-lit')).map(fill),
      winners: document.querySelectorAll('.diploma li.won').length,
    };
  });
  expect(seen.lit).toHaveLength(seen.winners);
  expect(seen.lit.length + seen.dark.length).toBe(3);
  for (const dark of seen.dark) expect(seen.lit).not.toContain(dark);
  await leave();
});
