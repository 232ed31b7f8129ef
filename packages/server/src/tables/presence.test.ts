import { afterEach, expect, test } from 'vitest';
import { decideFirst, type Page, seated, stopServices, type TestService } from '../service.testing.ts';

afterEach(stopServices);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function byDays() {
  const { at, pages, table } = await seated(['Ada', 'Bo'], { pace: { kind: 'days', days: 3, reserve: 0 } });
  await decideFirst(pages, table);
  const [ada, bo] = pages as [Page, Page];
  return { at, ada, bo, table };
}

/** Ada alone, with an offer to end the game: what it waits for, or how the game has ended. */
async function offerTo(at: TestService, ada: Page, table: string) {
  const page = at.pageOf(ada.person);
  await page.call('join', { table, playsForced: false });
  expect(await page.ask(table, { what: 'offer', agreement: { on: 'end' } })).toBeUndefined();
  const { ending, offer } = page.sight(table).now;
  return ending ?? offer?.waitsFor;
}

/** The table leaves memory, where nobody is there. */
async function forget(at: TestService): Promise<void> {
  await at.until(() => expect(at.service.levels.tablesInMemory()).toBe(0), MINUTE);
}

test('at a table by days, who was there in the last day is asked, though the table left memory meanwhile', async () => {
  const { at, ada, bo, table } = await byDays();
  at.clock.pass(23 * HOUR);
  ada.close();
  bo.close();
  await forget(at);
  at.clock.pass(3 * HOUR);
  expect(await offerTo(at, ada, table)).toEqual([1]);
});

test('after a day nobody is asked who was not there', async () => {
  const { at, ada, bo, table } = await byDays();
  bo.close();
  await ada.call('exit', { table });
  ada.close();
  await forget(at);
  at.clock.pass(24 * HOUR);
  expect(await offerTo(at, ada, table)).toBe('agreed');
});

test('whoever was there when the server stopped was there until then, and the time without a server does not count', async () => {
  const { at, ada, table } = await byDays();
  at.clock.pass(23 * HOUR);
  await at.restart(100 * HOUR);
  at.clock.pass(3 * HOUR);
  expect(await offerTo(at, ada, table)).toEqual([1]);
});
