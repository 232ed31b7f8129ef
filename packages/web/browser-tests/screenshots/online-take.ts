/** Takes pictures of play with others: each scene has a server of its own, and people who are there already. */
import { createTestServer } from '@horta/server/testing';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { DIST } from '../site.ts';
import { visit } from '../visit.ts';
import { comes } from './online-people.ts';
import { ONLINE_SCENES, type OnlineScene, type Seen, type Stage } from './online-scenes.ts';
import { photograph, type Shot } from './photograph.ts';

export { ONLINE_SCENES };

/** What a server in somebody's home may be called: a link never says localhost. */
const NAME = 'horta.home';
const FLOOD = { burst: 1e9, perSecond: 1e9 };
const MINUTE = 60_000;

/** Each scene by itself; `report` is told of what could not be shown. */
export async function takeOnline(
  shots: readonly Shot[],
  report: (scene: string, fault?: unknown) => void,
): Promise<void> {
  const scenes = ONLINE_SCENES.filter(({ name }) => shots.some(({ scene }) => scene === name));
  if (scenes.length === 0) return;
  const browser = await launchBrowser([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]);
  try {
    for (const scene of scenes) {
      try {
        for (const shot of shots.filter((one) => one.scene === scene.name)) await take(browser, scene, shot);
        report(scene.name);
      } catch (error) {
        report(scene.name, error);
      }
    }
  } finally {
    await browser.close();
  }
}

async function take(browser: Browser, { isLocal = false, prepare }: OnlineScene, shot: Shot): Promise<void> {
  let ahead = 0;
  const server = await createTestServer({
    root: DIST,
    clock: () => Date.now() + ahead,
    limits: { messagesPerSocket: FLOOD, messagesPerPerson: FLOOD },
  });
  try {
    const address = isLocal ? server.address : `http://${NAME}:${server.port}/`;
    if (!isLocal) await server.restart({ url: address });
    const stage: Stage = {
      server,
      come: (name) => comes(server, new URL(address).origin, name),
      later: (minutes) => {
        ahead += minutes * MINUTE;
      },
    };
    await look(browser, address, await prepare(stage), shot);
  } finally {
    await server.close();
  }
}

async function look(
  browser: Browser,
  address: string,
  { hash, as, before }: Seen,
  shot: Shot,
): Promise<void> {
  const { size, theme } = shot;
  const { context, page } = await visit(browser, address, {
    isSeen: true,
    isPhone: size.isTouched,
    size,
    settings: { theme, ...(shot.locale && { locale: shot.locale }) },
    path: 'favicon.svg',
  });
  page.setDefaultTimeout(30_000);
  const [name = '', value = ''] = (as?.cookie ?? '').split('=');
  if (as !== undefined) await context.addCookies([{ name, value, url: address }]);
  await page.goto(address + hash);
  await page.locator('main').waitFor();
  await photograph(page, shot, before && (() => before(page)));
  await context.close();
}
