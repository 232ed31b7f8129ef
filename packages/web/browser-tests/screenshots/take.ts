/** Takes pictures of scenes, each at its size and by day or by night. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { fetched } from '../fetching.ts';
import { importGame } from '../playing.ts';
import { openRepeatableSite } from '../site.ts';
import { visit } from '../visit.ts';
import { gameUpTo } from './positions.ts';
import { SCENES, type Scene } from './scenes.ts';

export { SCENES };

export interface Shot {
  /** The scene's name. */
  readonly scene: string;
  readonly size: { readonly width: number; readonly height: number; readonly isTouched: boolean };
  readonly theme: string;
  readonly path: string;
}

/** Resolves to the number of scenes that could not be shown; each is named. */
export async function takeScreenshots(shots: readonly Shot[]): Promise<number> {
  const site = await openRepeatableSite();
  const browser = await launchBrowser();
  let faults = 0;
  try {
    for (const scene of SCENES) {
      const wanted = shots.filter((shot) => shot.scene === scene.name);
      if (wanted.length === 0) continue;
      try {
        const games = await gamesOf(scene);
        for (const shot of wanted) await take(browser, site.address, scene, games, shot);
        console.log(scene.name);
      } catch (error) {
        faults++;
        console.error(`${scene.name}: ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return faults;
}

/** The texts of the games that a scene needs. */
interface Games {
  readonly table: string | undefined;
  readonly kept: readonly string[];
}

async function gamesOf({ table, games = [] }: Scene): Promise<Games> {
  return {
    table: table && (await gameUpTo(table, table.at)),
    kept: await Promise.all(games.map((game) => gameUpTo(game, game.at))),
  };
}

async function take(
  browser: Browser,
  address: string,
  scene: Scene,
  games: Games,
  { size, theme, path }: Shot,
): Promise<void> {
  const { isTouched } = size;
  const { speed = 'instant' } = scene;
  const { context, page } = await visit(browser, address, {
    isSeen: true,
    isPhone: isTouched,
    size,
    settings: { theme, speed },
  });
  page.setDefaultTimeout(30_000);
  for (const game of games.kept) {
    await importGame(page, game);
    await page.goto(address);
  }
  if (games.table !== undefined) await importGame(page, games.table);
  // Away from what it has clicked.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  // What is fetched and drawn a little later.
  await fetched(page);
  await page.waitForTimeout(300);
  await scene.before?.(page, isTouched);
  await page.waitForTimeout(300);
  await capture(page, path);
  await context.close();
}

/** As WebP, which Playwright does not write: a fifth of the bytes. */
async function capture(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 62 });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(data, 'base64'));
}
