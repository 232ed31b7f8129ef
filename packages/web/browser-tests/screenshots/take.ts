/** Takes a picture of every scene, on a desk and on a phone, by day and by night. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { importGame, visit } from '../playing.ts';
import { openSite } from '../site.ts';
import { gameUpTo } from './positions.ts';
import { SCENES, type Scene } from './scenes.ts';

const SCREENS = ['wide', 'phone'] as const;
const THEMES = ['light', 'dark'] as const;

/** Resolves to the number of scenes that could not be shown; each is named. */
export async function takeScreenshots(folder: string, isWanted: (name: string) => boolean): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const site = await openSite();
  const browser = await launchBrowser();
  let faults = 0;
  try {
    for (const scene of SCENES.filter(({ name }) => isWanted(name))) {
      try {
        const text = scene.table && (await gameUpTo(scene.table, scene.table.at));
        const games = await Promise.all((scene.games ?? []).map((game) => gameUpTo(game, game.at)));
        for (const screen of SCREENS.filter((candidate) => (scene.only ?? candidate) === candidate))
          for (const theme of THEMES) {
            const path = join(folder, `${scene.name}--${screen}-${theme}.webp`);
            await take(browser, site.address, { scene, text, games, screen, theme, path });
          }
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

interface Shot {
  readonly scene: Scene;
  readonly text: string | undefined;
  readonly games: readonly string[];
  readonly screen: (typeof SCREENS)[number];
  readonly theme: (typeof THEMES)[number];
  readonly path: string;
}

async function take(
  browser: Browser,
  address: string,
  { scene, text, games, screen, theme, path }: Shot,
): Promise<void> {
  const isPhone = screen === 'phone';
  const { context, page } = await visit(browser, address, { isPhone, settings: { theme } });
  page.setDefaultTimeout(10_000);
  for (const game of games) {
    await importGame(page, game);
    await page.goto(address);
  }
  if (text !== undefined) await importGame(page, text);
  // Away from what it has clicked.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  // What is fetched and drawn a little later.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  await scene.before?.(page, isPhone);
  await page.waitForTimeout(300);
  await capture(page, path);
  await context.close();
}

/** As WebP, which Playwright does not write: a fifth of the bytes. */
async function capture(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 62 });
  writeFileSync(path, Buffer.from(data, 'base64'));
}
