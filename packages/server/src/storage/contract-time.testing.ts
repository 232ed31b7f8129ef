/** What any storage must do: time, and what is kept for a time only. */
import { expect, test } from 'vitest';
import { ANNA, BELA, entriesWrite, peopled, sampleTable, tableId } from './samples.testing.ts';
import type { Stage } from './stage.testing.ts';
import { StorageFault } from './storage.ts';

const DAY = 24 * 60 * 60 * 1000;

export function describeTime(stage: Stage): void {
  test('time never goes back, not even with a new start', async () => {
    const { storage } = stage;
    await peopled(storage, [sampleTable(1)]);
    stage.time -= 500;
    expect(await storage.now()).toBe(1_000_000);
    expect(await storage.write(entriesWrite(1, 0, [1]))).toBe(1_000_000);
    await stage.restart(-500);
    expect(await stage.storage.now()).toBe(1_000_000);
    expect(await stage.storage.outages()).toEqual([]);
  });

  test('when no server was up is remembered', async () => {
    expect(await stage.storage.outages()).toEqual([]);
    stage.time += 10;
    await stage.storage.write({ write: 'heartbeat' });
    await stage.restart(100);
    stage.time += 5;
    await stage.restart(30);
    expect(await stage.storage.outages()).toEqual([
      { from: 1_000_010, to: 1_000_110 },
      { from: 1_000_115, to: 1_000_145 },
    ]);
  });

  test('that the machine slept is remembered as well', async () => {
    await stage.storage.writeAll([{ write: 'outage', from: 999_000, to: 999_500 }, { write: 'heartbeat' }]);
    await stage.restart(100);
    expect(await stage.storage.outages()).toEqual([
      { from: 999_000, to: 999_500 },
      { from: 1_000_000, to: 1_000_100 },
    ]);
  });

  test('when somebody was last at a table is remembered, and goes with the table', async () => {
    await peopled(stage.storage, [sampleTable(1), sampleTable(2)]);
    const see = (number: number, { id }: typeof ANNA) =>
      stage.storage.write({ write: 'seen', table: tableId(number), person: id });
    await Promise.all([see(1, ANNA), see(1, ANNA), see(1, BELA), see(2, ANNA)]);
    stage.time += 5;
    await see(1, ANNA);
    await stage.restart(1);
    // Whoever sits there is another matter.
    await stage.storage.write({ write: 'table', table: sampleTable(1) });
    const found = (await stage.storage.seen(tableId(1))).sort((x, y) => x.at - y.at);
    expect(found).toEqual([
      { person: BELA.id, at: 1_000_000 },
      { person: ANNA.id, at: 1_000_005 },
    ]);
    await stage.storage.write({ write: 'remove-table', table: tableId(1) });
    expect(await stage.storage.seen(tableId(1))).toEqual([]);
    expect(await stage.storage.seen(tableId(2))).toEqual([{ person: ANNA.id, at: 1_000_000 }]);
    await expect(see(1, ANNA)).rejects.toThrow(StorageFault);
  });

  test('a table that was never begun is kept for seven days, a game for ever', async () => {
    const opened = stage.time;
    await peopled(stage.storage, [
      sampleTable(1, { opened }),
      sampleTable(2, { opened, begun: opened + 5 }),
      sampleTable(3, { opened: opened + 1 }),
    ]);
    await stage.storage.write(entriesWrite(2, 0, [1]));
    stage.time += 7 * DAY - 1;
    await stage.storage.tidy();
    expect(await stage.storage.table(tableId(1))).toBeDefined();
    stage.time += 1;
    await stage.storage.tidy();
    expect(await stage.storage.table(tableId(1))).toBeUndefined();
    expect(await stage.storage.table(tableId(3))).toBeDefined();
    stage.time += 4000 * DAY;
    await stage.storage.tidy();
    expect(await stage.storage.table(tableId(3))).toBeUndefined();
    expect(await stage.storage.entries(tableId(2))).toHaveLength(1);
  });

  test('talk is kept for ninety days, and its numbers go on', async () => {
    const { storage } = stage;
    await peopled(storage, [sampleTable(1, { begun: 1 })]);
    const line = { person: ANNA.id, among: 'players', text: 'hello' } as const;
    await storage.write({ write: 'line', table: tableId(1), line });
    stage.time += 1;
    await storage.write({ write: 'line', table: tableId(1), line });
    stage.time += 90 * DAY - 1;
    await storage.tidy();
    expect((await storage.lines(tableId(1), 9)).map(({ number }) => number)).toEqual([1]);
    stage.time += DAY;
    await storage.tidy();
    expect(await storage.lines(tableId(1), 9)).toEqual([]);
    expect(await storage.write({ write: 'line', table: tableId(1), line })).toMatchObject({ number: 2 });
  });

  test('sessions and codes are tidied away once they have expired', async () => {
    const { storage } = stage;
    await peopled(storage);
    const expires = stage.time + 10;
    await storage.write({ write: 'session', session: { digest: 's1', person: ANNA.id, expires } });
    await storage.write({
      write: 'session',
      session: { digest: 's2', person: ANNA.id, expires: expires + 1 },
    });
    await storage.write({ write: 'transfer', digest: 't1', person: ANNA.id, expires });
    stage.time = expires;
    await storage.tidy();
    expect(await storage.session('s1')).toBeUndefined();
    expect(await storage.session('s2')).toBeDefined();
    expect(await storage.write({ write: 'use-transfer', digest: 't1' })).toBeUndefined();
  });
}
