import { digestOf } from '@horta/online/chance';
import { afterEach, expect, test } from 'vitest';
import {
  bitsOf,
  decideFirst,
  type Page,
  SETUP,
  seated,
  startService,
  stopServices,
} from '../service.testing.ts';

afterEach(stopServices);

/** The tables of a list as it was told so far. */
function followed(
  page: Page,
  kind: 'lobby' | 'mine',
  first: readonly { readonly table: string }[],
): string[] {
  const known = new Set(first.map(({ table }) => table));
  for (const tell of page.tells) {
    if (tell.tell !== kind) continue;
    for (const { table } of tell.tables) known.add(table);
    for (const table of tell.gone) known.delete(table);
  }
  return [...known];
}

test('the lobby moves by itself: tables come, are played, and go; private ones are never there', async () => {
  const at = await startService();
  const [ada, eve] = [await at.page('Ada'), await at.page()];
  const first = await eve.call('lobby');
  const { table } = await ada.call('open', { setup: SETUP });
  await ada.call('open', { setup: { ...SETUP, isListed: false } });
  await at.until(() => expect(followed(eve, 'lobby', first)).toEqual([table]), 50);
  const other = await at.page();
  expect((await other.call('lobby')).map((row) => row.table)).toEqual([table]);
  await ada.call('sit', { table, seat: 1, digest: digestOf(bitsOf(1)) });
  const last = () => eve.tells.findLast(({ tell }) => tell === 'lobby');
  await at.until(() => expect(last()).toMatchObject({ tables: [{ seats: [{}, { name: 'Ada' }] }] }), 50);
  await ada.call('close', { table });
  await at.until(() => expect(followed(eve, 'lobby', first)).toEqual([]), 50);
});

test('whoever leaves the lobby is told no more of it', async () => {
  const at = await startService();
  const [ada, eve] = [await at.page('Ada'), await at.page()];
  await eve.call('lobby');
  await eve.call('leave-lobby');
  await ada.call('mine');
  await ada.call('open', { setup: SETUP });
  await at.until(() => expect(ada.tells.some(({ tell }) => tell === 'mine')).toBe(true), 50);
  expect(eve.tells.filter(({ tell }) => tell === 'lobby')).toEqual([]);
});

test("one's own tables say what waits for whom", async () => {
  const { at, pages, table } = await seated(['Ada', 'Bo']);
  const rows = await Promise.all(pages.map((page) => page.call('mine')));
  const turn = pages[0]?.sight(table).now.decision?.seat as number;
  expect(rows.map(([row]) => row?.isWaiting)).toEqual([turn === 0, turn === 1]);
  expect(rows[turn]?.[0]).toMatchObject({ table, turn, yours: [turn], deadline: expect.any(Number) });
  const lastOf = (page: Page | undefined) => page?.tells.findLast(({ tell }) => tell === 'mine');
  while (pages[0]?.sight(table).now.decision?.seat === turn) await decideFirst(pages, table);
  await at.until(() => expect(lastOf(pages[turn])).toMatchObject({ tables: [{ isWaiting: false }] }), 50);
  await at.until(() => expect(lastOf(pages[1 - turn])).toMatchObject({ tables: [{ isWaiting: true }] }), 50);
});

test('the deadline of a row is that of the clock which runs, not that of an offer that is open', async () => {
  const { pages, table } = await seated(['Ada', 'Bo']);
  const turn = pages[0]?.sight(table).now.decision?.seat as number;
  const deadlines = async () =>
    (await Promise.all(pages.map((page) => page.call('mine')))).map(([row]) => row);
  const before = await deadlines();
  await pages[turn]?.ask(table, { what: 'offer', agreement: { on: 'pause' } });
  const after = await deadlines();
  expect(after[turn]?.deadline).toBe(before[turn]?.deadline);
  // Something waits for them, but not on a clock of theirs.
  expect(after[1 - turn]).toMatchObject({ isWaiting: true });
  expect(after[1 - turn]?.deadline).toBeUndefined();
});

test('whoever was thrown out has the table no more', async () => {
  const at = await startService();
  const [ada, bo] = [await at.page('Ada'), await at.page('Bo')];
  const { table } = await ada.call('open', { setup: SETUP });
  await bo.call('sit', { table, seat: 0, digest: digestOf(bitsOf(0)) });
  const first = await bo.call('mine');
  expect(first).toMatchObject([{ table, isWaiting: false }]);
  await ada.call('throw-out', { table, seat: 0 });
  await at.until(() => expect(followed(bo, 'mine', first)).toEqual([]), 50);
});

test('tables that nobody looks at are listed as they are stored', async () => {
  const { at, pages, table } = await seated(['Ada', 'Bo']);
  await decideFirst(pages, table);
  await at.restart();
  const again = at.pageOf(pages[0]?.person);
  expect(await again.call('mine')).toMatchObject([
    { table, phase: 'playing', yours: [0], moves: 1, rounds: expect.any(Number) },
  ]);
  expect(await again.call('lobby')).toMatchObject([{ table, seats: [{ name: 'Ada' }, { name: 'Bo' }] }]);
});

test('whoever comes to the lobby a moment after another is shown the same, and told what has changed since', async () => {
  const at = await startService();
  const [ada, eve, fay] = [await at.page('Ada'), await at.page(), await at.page()];
  const shown = await eve.call('lobby');
  await eve.call('leave-lobby');
  const { table } = await ada.call('open', { setup: SETUP });
  const first = await fay.call('lobby');
  expect([shown, first]).toEqual([[], []]);
  await at.until(() => expect(followed(fay, 'lobby', first)).toEqual([table]), 50);
  const gus = await at.page();
  expect(await gus.call('lobby')).toMatchObject([{ table }]);
});
