/** What any storage must do: lists of tables, and talk. */
import { expect, test } from 'vitest';
import { ANNA, BELA, entriesWrite, peopled, sampleTable, seatOf, tableId } from './samples.testing.ts';
import type { Stage } from './stage.testing.ts';
import type { ListedRow, NewLine, StoredTable } from './storage.ts';

function ids(rows: readonly ListedRow[]): string[] {
  return rows.map(({ table }) => table.id);
}

function unlisted(number: number, changes: Partial<StoredTable> = {}): StoredTable {
  const table = sampleTable(number, changes);
  return { ...table, setup: { ...table.setup, isListed: false } };
}

export function describeLists(stage: Stage): void {
  test('the lobby shows listed tables that are open or played, what changed last first', async () => {
    const { storage } = stage;
    await peopled(
      storage,
      [1, 2, 3, 4].map((number) => sampleTable(number)),
    );
    await storage.write({ write: 'table', table: unlisted(5) });
    await storage.write({ write: 'table', table: sampleTable(6, { phase: 'closed' }) });
    stage.time += 1;
    await storage.write(entriesWrite(3, 0, [], { round: 2 }));
    stage.time += 1;
    await storage.write(entriesWrite(1, 0, [1], { phase: 'over' }));
    const rows = await storage.listed(9);
    expect(ids(rows)).toEqual([tableId(3), tableId(2), tableId(4)]);
    expect(rows[0]).toMatchObject({ table: { phase: 'playing' }, summary: { round: 2 }, changed: 1_000_001 });
    expect(rows[1]?.summary).toBeUndefined();
    expect(await storage.listed(2)).toHaveLength(2);
  });

  test('my tables are those where I sit, and those I opened, whatever their phase', async () => {
    const { storage } = stage;
    await peopled(storage, [
      sampleTable(1),
      unlisted(2, { opener: BELA.id, seats: [seatOf(BELA), seatOf(ANNA)] }),
      sampleTable(3, { opener: BELA.id, seats: [seatOf(undefined), seatOf(BELA)] }),
      sampleTable(4, { seats: [seatOf(undefined), seatOf(undefined)] }),
    ]);
    stage.time += 1;
    await storage.write(entriesWrite(2, 0, [1], { phase: 'over' }));
    expect(ids(await storage.tablesOf(ANNA.id, 9))).toEqual([tableId(2), tableId(1), tableId(4)]);
    expect(ids(await storage.tablesOf(ANNA.id, 1))).toEqual([tableId(2)]);
    // Anna stands up.
    const left = unlisted(2, { opener: BELA.id, seats: [seatOf(BELA), seatOf(undefined)] });
    await storage.write({ write: 'table', table: left });
    expect(ids(await storage.tablesOf(ANNA.id, 9))).toEqual([tableId(1), tableId(4)]);
    expect(ids(await storage.tablesOf('nobody', 9))).toEqual([]);
  });

  test('tables that someone has opened are counted until they are over', async () => {
    const { storage } = stage;
    await peopled(storage, [
      sampleTable(1),
      unlisted(2),
      sampleTable(3),
      sampleTable(4, { phase: 'closed' }),
    ]);
    await storage.write(entriesWrite(1, 0, [], { phase: 'over' }));
    expect(await storage.openTablesBy(ANNA.id)).toBe(2);
    expect(await storage.openTablesBy(BELA.id)).toBe(0);
  });

  test('due is what a bot has to think about, and whose clock has run out by then', async () => {
    const { storage } = stage;
    await peopled(
      storage,
      [1, 2, 3, 4, 5].map((number) => sampleTable(number)),
    );
    await storage.write(entriesWrite(1, 0, [1], { deadline: 500 }));
    await storage.write(entriesWrite(2, 0, [1], { deadline: 501 }));
    await storage.write(entriesWrite(3, 0, [1], { isBotDue: true }));
    await storage.write(entriesWrite(4, 0, [1], { isBotDue: true, deadline: 400 }));
    const due = async (by: number) =>
      (await storage.due(by)).sort((one, other) => (one.table < other.table ? -1 : 1));
    const bots = [
      { table: tableId(3), deadline: undefined, isBotDue: true },
      { table: tableId(4), deadline: 400, isBotDue: true },
    ];
    expect(await due(499)).toEqual(bots);
    expect(await due(500)).toEqual([{ table: tableId(1), deadline: 500, isBotDue: false }, ...bots]);
    expect(await due(Number.MAX_SAFE_INTEGER)).toHaveLength(4);
    // Nothing is due at a table that is over.
    await storage.write(entriesWrite(4, 1, [1], { phase: 'over', isBotDue: true, deadline: 400 }));
    expect(await due(499)).toEqual(bots.slice(0, 1));
  });

  test('lines are numbered at each table, and the last ones are shown', async () => {
    const { storage } = stage;
    await peopled(storage, [sampleTable(1), sampleTable(2)]);
    const say = (table: number, line: Partial<NewLine>) =>
      storage.write({
        write: 'line',
        table: tableId(table),
        line: { person: ANNA.id, among: 'players', ...line },
      });
    const answers = await Promise.all([
      say(1, { text: '<b>one</b>' }),
      say(2, { phrase: 'hello' }),
      say(1, { text: 'two', among: 'watchers' }),
    ]);
    const at = stage.time;
    expect(answers).toEqual([
      { number: 0, at },
      { number: 0, at },
      { number: 1, at },
    ]);
    stage.time += 1;
    expect(await say(1, { person: BELA.id, phrase: 'thanks' })).toEqual({ number: 2, at: at + 1 });
    expect(await storage.lines(tableId(1), 2)).toEqual([
      { number: 1, at, among: 'watchers', person: ANNA, text: 'two' },
      { number: 2, at: at + 1, among: 'players', person: BELA, phrase: 'thanks' },
    ]);
    expect(await storage.lines(tableId(1), 9)).toHaveLength(3);
    expect((await storage.lines(tableId(1), 2, ['players'])).map(({ number }) => number)).toEqual([0, 2]);
    expect((await storage.lines(tableId(1), 2, ['watchers'])).map(({ number }) => number)).toEqual([1]);
    await expect(say(3, { text: 'nowhere' })).rejects.toThrow();
  });
}
