/** Where scenes of play with others are shown: each has a server of its own, and people who are there already. */
import { createTestServer } from '@horta/server/testing';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { layWire } from '../online-wire.ts';
import { DIST } from '../site.ts';
import { type Visit, type VisitOptions, visit } from '../visit.ts';
import { comes } from './online-people.ts';
import type { OnlineScene, Seen } from './online-scenes.ts';

/** What a server in somebody's home may be called, since a link never says localhost: browsers must be told where it is. */
const NAME = 'horta.home';
const FLOOD = { burst: 1e9, perSecond: 1e9 };
const MINUTE = 60_000;
/** An address without a page that does anything. */
const NOTHING = 'favicon.svg';

/** Somebody who looks at a page, once they have done what comes `before`. */
type Look = (page: Page, before: () => Promise<void>) => Promise<void>;

export interface OnlineStage {
  show(scene: OnlineScene, options: VisitOptions, look: Look): Promise<void>;
  close(): Promise<void>;
}

/**
 * One address for the servers of all scenes, so that a page can be used again by the next visitor who wants such a one:
 * what is new to a browser takes it twice as long.
 */
export async function openOnlineStage(): Promise<OnlineStage> {
  const [browser, wire] = await Promise.all([
    launchBrowser([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]),
    layWire(),
  ]);
  const common = `http://${NAME}:${wire.port}/`;
  const known = new Map<string, Visit>();

  /** Nothing is kept of what the one before did there. */
  async function visitAgain(options: VisitOptions): Promise<Visit> {
    const key = JSON.stringify(options);
    const visited = known.get(key);
    if (visited === undefined) {
      const first = await visit(browser, common, { ...options, path: NOTHING });
      known.set(key, first);
      return first;
    }
    const { context, page } = visited;
    await context.clearCookies();
    await page.goto(common + NOTHING);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return visited;
  }

  return {
    async show({ isLocal = false, isAlone = false, prepare }, options, look) {
      let ahead = 0;
      const server = await createTestServer({
        root: DIST,
        clock: () => Date.now() + ahead,
        limits: { messagesPerSocket: FLOOD, messagesPerPerson: FLOOD },
        ...(isLocal ? {} : { url: common }),
      });
      try {
        const address = isLocal ? server.address : common;
        wire.leadTo(server.port);
        const seen = await prepare({
          server,
          come: (name) => comes(server, new URL(address).origin, name),
          later: (minutes) => {
            ahead += minutes * MINUTE;
          },
        });
        if (isLocal || isAlone) {
          const visited = await visit(browser, address, { ...options, path: NOTHING });
          await lookAt(visited, address, seen, look);
          await visited.context.close();
        } else {
          const visited = await visitAgain(options);
          await lookAt(visited, address, seen, look);
          // It would look for its table at the next server.
          await visited.page.goto('about:blank');
        }
      } finally {
        await server.close();
      }
    },
    async close() {
      await browser.close();
      await wire.close();
    },
  };
}

async function lookAt(
  { context, page }: Visit,
  address: string,
  { hash, as, before = async () => {} }: Seen,
  look: Look,
): Promise<void> {
  page.setDefaultTimeout(30_000);
  const [name = '', value = ''] = (as?.cookie ?? '').split('=');
  if (as !== undefined) await context.addCookies([{ name, value, url: address }]);
  await page.goto(address + hash);
  await page.locator('main').waitFor();
  await look(page, () => before(page));
}
