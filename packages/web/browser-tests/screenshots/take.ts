/** Takes pictures of scenes, each at its size and by day or by night. */
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { importGame } from '../playing.ts';
import { openRepeatableSite } from '../site.ts';
import { visit } from '../visit.ts';
import { ONLINE_SCENES, takeOnline } from './online-take.ts';
import { photograph, type Shot } from './photograph.ts';
import { gameUpTo } from './positions.ts';
import type { Scene } from './scene.ts';
import { SCENES as LOCAL_SCENES } from './scenes.ts';

export const SCENES: readonly { readonly name: string; readonly only?: 'wide' | 'phone' }[] = [
  ...LOCAL_SCENES,
  ...ONLINE_SCENES,
];

/** Resolves to the number of scenes that could not be shown; each is named. */
export async function takeScreenshots(shots: readonly Shot[]): Promise<number> {
  let faults = 0;
  const report = (name: string, fault?: unknown) => {
    if (fault === undefined) console.log(name);
    else {
      faults++;
      console.error(`${name}: ${fault instanceof Error ? fault.message : fault}`);
    }
  };
  await takeLocal(shots, report);
  await takeOnline(shots, report);
  return faults;
}

async function takeLocal(
  shots: readonly Shot[],
  report: (name: string, fault?: unknown) => void,
): Promise<void> {
  const scenes = LOCAL_SCENES.filter(({ name }) => shots.some(({ scene }) => scene === name));
  if (scenes.length === 0) return;
  const site = await openRepeatableSite();
  const browser = await launchBrowser();
  try {
    for (const scene of scenes) {
      try {
        const games = await gamesOf(scene);
        for (const shot of shots.filter((one) => one.scene === scene.name))
          await take(browser, site.address, scene, games, shot);
        report(scene.name);
      } catch (error) {
        report(scene.name, error);
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
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
  shot: Shot,
): Promise<void> {
  const { size, theme, locale } = shot;
  const { isTouched } = size;
  const { speed = 'instant' } = scene;
  const { context, page } = await visit(browser, address, {
    isSeen: true,
    isPhone: isTouched,
    size,
    settings: { theme, speed, ...(locale && { locale }) },
  });
  page.setDefaultTimeout(30_000);
  for (const game of games.kept) {
    await importGame(page, game);
    await page.goto(address);
  }
  if (games.table !== undefined) await importGame(page, games.table);
  const { before, path } = scene;
  if (path !== undefined) await page.goto(address + path);
  await photograph(page, shot, before && (() => before(page, isTouched)));
  await context.close();
}
