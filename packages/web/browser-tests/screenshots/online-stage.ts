/** Where scenes of play with others are shown: each has a server of its own, and people who are there already. */
import { createTestServer } from '@horta/server/testing';
import type { Browser, Page } from 'playwright-core';
import { DIST } from '../site.ts';
import { type VisitOptions, visit } from '../visit.ts';
import { comes } from './online-people.ts';
import type { OnlineScene, Seen, Stage } from './online-scenes.ts';

/** What a server in somebody's home may be called, since a link never says localhost: browsers must be told where it is. */
export const NAME = 'horta.home';
const FLOOD = { burst: 1e9, perSecond: 1e9 };
const MINUTE = 60_000;

/** Somebody who looks at a page, once they have done what comes `before`. */
type Look = (page: Page, before: () => Promise<void>) => Promise<void>;

export async function showOnline(
  browser: Browser,
  { isLocal = false, prepare }: OnlineScene,
  options: VisitOptions,
  look: Look,
): Promise<void> {
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
    await lookAt(browser, address, await prepare(stage), options, look);
  } finally {
    await server.close();
  }
}

async function lookAt(
  browser: Browser,
  address: string,
  { hash, as, before = async () => {} }: Seen,
  options: VisitOptions,
  look: Look,
): Promise<void> {
  const { context, page } = await visit(browser, address, { ...options, path: 'favicon.svg' });
  page.setDefaultTimeout(30_000);
  const [name = '', value = ''] = (as?.cookie ?? '').split('=');
  if (as !== undefined) await context.addCookies([{ name, value, url: address }]);
  await page.goto(address + hash);
  await page.locator('main').waitFor();
  await look(page, () => before(page));
  await context.close();
}
