/**
 * What a page is still fetching, by the document that asked for it. Playwright's own 'networkidle' counts what workers
 * fetch, too, and waits for ever for what a worker asked for that went with its document.
 */
import type { CDPSession, Page } from 'playwright-core';

/** Ids of requests that are on their way, by page: of its present document alone. */
const underway = new WeakMap<Page, Promise<ReadonlySet<string>>>();

/** From now on; before a page's first document, or what that has asked for is not known. */
export function watchFetching(page: Page): Promise<ReadonlySet<string>> {
  const known = underway.get(page) ?? watch(page);
  underway.set(page, known);
  return known;
}

async function watch(page: Page): Promise<ReadonlySet<string>> {
  const requests = new Set<string>();
  const session: CDPSession = await page.context().newCDPSession(page);
  let document = '';
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, request }) => {
    if (loaderId === document && !request.url.startsWith('data:')) requests.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId }) => requests.delete(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => requests.delete(requestId));
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId !== undefined) return;
    document = frame.loaderId;
    requests.clear();
  });
  await Promise.all([session.send('Network.enable'), session.send('Page.enable')]);
  return requests;
}

/** Frames in a row without anything on its way: what was fetched has been drawn, and has asked for what it needs. */
const CALM = 4;

/** Until nothing is fetched any more: parts that are fetched make room for themselves. */
export async function fetched(page: Page): Promise<void> {
  const requests = await watchFetching(page);
  for (let calm = 0; calm < CALM; calm = requests.size === 0 ? calm + 1 : 0)
    await page.evaluate(() => new Promise(requestAnimationFrame));
}
