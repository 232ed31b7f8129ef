/** What any storage must do, whichever database it is on. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeLists } from './contract-lists.testing.ts';
import { describeTime } from './contract-time.testing.ts';
import { ANNA, BELA, entriesWrite, peopled, sampleEntry, sampleTable, tableId } from './samples.testing.ts';
import type { Place, Stage } from './stage.testing.ts';
import { type Storage, StorageFault } from './storage.ts';

export function describeStorage(name: string, makePlace: () => Promise<Place>): void {
  describe(name, () => {
    let place: Place;
    let storage: Storage;
    const stage: Stage = {
      get storage() {
        return storage;
      },
      time: 0,
      async restart(outage) {
        await storage.close();
        stage.time += outage;
        storage = await place.open(() => stage.time);
      },
    };
    beforeEach(async () => {
      stage.time = 1_000_000;
      place = await makePlace();
      storage = await place.open(() => stage.time);
    });
    afterEach(async () => {
      await storage.close();
      await place.remove();
    });
    describePeople(stage);
    describeEntries(stage);
    describeTogether(stage);
    describeLists(stage);
    describeTime(stage);
  });
}

function describePeople(stage: Stage): void {
  test('people are found again, by the name that they have last', async () => {
    const { storage } = stage;
    await peopled(storage);
    await storage.write({ write: 'person', person: { ...ANNA, name: 'Ann' } });
    expect(await storage.person(ANNA.id)).toEqual({ ...ANNA, name: 'Ann' });
    expect(await storage.person('c')).toBeUndefined();
    const found = await storage.people([BELA.id, ANNA.id, 'c', BELA.id]);
    expect(found.map(({ name }) => name).sort()).toEqual(['Ann', 'Béla']);
    expect(await storage.people([])).toEqual([]);
  });

  test.each(['O\u0000O', '\ud83d', "'; drop table people; --", '𝄞 é ß', ''])(
    'a name may be %j',
    async (name) => {
      await stage.storage.write({ write: 'person', person: { ...ANNA, name } });
      await stage.restart(1);
      expect(await stage.storage.person(ANNA.id)).toEqual({ ...ANNA, name });
    },
  );

  test('a session is there until it ends or expires', async () => {
    const { storage } = stage;
    await peopled(storage);
    const session = { digest: 'd1', person: ANNA.id, expires: stage.time + 10 };
    await storage.write({ write: 'session', session });
    await storage.write({ write: 'session', session: { ...session, digest: 'd2' } });
    expect(await storage.session('d1')).toEqual(session);
    await storage.write({ write: 'end-session', digest: 'd1' });
    expect(await storage.session('d1')).toBeUndefined();
    stage.time += 9;
    expect(await storage.session('d2')).toBeDefined();
    stage.time += 1;
    expect(await storage.session('d2')).toBeUndefined();
    // Longer, by writing it again.
    await storage.write({ write: 'session', session: { ...session, digest: 'd2', expires: stage.time + 1 } });
    expect(await storage.session('d2')).toBeDefined();
  });

  test('a seat is taken to another device once, in time', async () => {
    const { storage } = stage;
    await peopled(storage);
    const transfer = (digest: string) =>
      storage.write({ write: 'transfer', digest, person: ANNA.id, expires: stage.time + 10 });
    await transfer('t1');
    await transfer('t2');
    const use = (digest: string) => storage.write({ write: 'use-transfer', digest });
    expect(await Promise.all([use('t1'), use('t1'), use('t3')])).toEqual([ANNA.id, undefined, undefined]);
    stage.time += 10;
    expect(await use('t2')).toBeUndefined();
  });

  test('a session of nobody is refused, and what comes with it is stored', async () => {
    const { storage } = stage;
    const [anna, nobody, bela] = await Promise.allSettled([
      storage.write({ write: 'person', person: ANNA }),
      storage.write({ write: 'session', session: { digest: 'd', person: 'nobody', expires: 2e9 } }),
      storage.write({ write: 'person', person: BELA }),
    ]);
    expect([anna.status, nobody.status, bela.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(nobody.status === 'rejected' && nobody.reason).toBeInstanceOf(StorageFault);
    expect(await storage.people([ANNA.id, BELA.id])).toHaveLength(2);
  });
}

function describeEntries(stage: Stage): void {
  test('a table is found as it was written last', async () => {
    const table = sampleTable(1, { origin: { table: tableId(2), position: 3 }, fixed: 'fixed', attempt: 2 });
    await peopled(stage.storage, [sampleTable(1), table]);
    expect(await stage.storage.table(tableId(1))).toEqual(table);
    expect(await stage.storage.table(tableId(2))).toBeUndefined();
    await stage.restart(1);
    expect(await stage.storage.table(tableId(1))).toEqual(table);
  });

  test('entries are found in their order, with the time they were taken', async () => {
    const { storage } = stage;
    await peopled(storage, [sampleTable(1), sampleTable(2)]);
    expect(await storage.write(entriesWrite(1, 0, [5, 6]))).toBe(1_000_000);
    stage.time += 7;
    expect(await storage.write(entriesWrite(1, 2, [7]))).toBe(1_000_007);
    expect(await storage.write(entriesWrite(2, 0, [9]))).toBe(1_000_007);
    expect(await storage.entries(tableId(1))).toEqual([
      { entry: sampleEntry(5), at: 1_000_000 },
      { entry: sampleEntry(6), at: 1_000_000 },
      { entry: sampleEntry(7), at: 1_000_007 },
    ]);
    expect(await storage.entries(tableId(3))).toEqual([]);
  });

  test.each([
    ['a number that is taken', 1, [8]],
    ['numbers of which one is taken', 1, [8, 9, 10]],
    ['a number after a gap', 3, [8]],
  ])('%s is stale', async (_, first, choices) => {
    const { storage } = stage;
    await peopled(storage, [sampleTable(1)]);
    await storage.write(entriesWrite(1, 0, [0, 1], { round: 1 }));
    expect(await storage.write(entriesWrite(1, first, choices, { round: 2 }))).toBeUndefined();
    expect(await storage.entries(tableId(1))).toHaveLength(2);
    const [row] = await storage.listed(1);
    expect(row?.summary?.round).toBe(1);
  });

  test('of a table that there is not, entries are stale', async () => {
    expect(await stage.storage.write(entriesWrite(1, 0, [0]))).toBeUndefined();
    expect(await stage.storage.write(entriesWrite(1, 0, []))).toBeUndefined();
  });

  test('of two that write the same number at once, one is stale', async () => {
    const { storage } = stage;
    await peopled(storage, [sampleTable(1)]);
    const answers = await Promise.all([
      storage.write(entriesWrite(1, 0, [1])),
      storage.write(entriesWrite(1, 0, [2])),
      storage.write(entriesWrite(1, 1, [3])),
    ]);
    expect(answers).toEqual([stage.time, undefined, stage.time]);
    expect((await storage.entries(tableId(1))).map(({ entry }) => entry)).toEqual([
      sampleEntry(1),
      sampleEntry(3),
    ]);
  });

  test('a game that begins has a summary before its first entry, and from then on its phase is the table’s', async () => {
    const { storage } = stage;
    await peopled(storage, [sampleTable(1)]);
    const playing = sampleTable(1, { phase: 'dealing', begun: stage.time });
    await Promise.all([
      storage.write({ write: 'table', table: playing }),
      storage.write(entriesWrite(1, 0, [])),
    ]);
    expect(await storage.table(tableId(1))).toEqual({ ...playing, phase: 'playing' });
    await storage.write(entriesWrite(1, 0, [4], { phase: 'over' }));
    await storage.write({ write: 'table', table: { ...playing, rematch: tableId(2) } });
    expect(await storage.table(tableId(1))).toMatchObject({ phase: 'over', rematch: tableId(2) });
  });

  test('a table that is removed takes everything with it', async () => {
    const { storage } = stage;
    await peopled(storage, [sampleTable(1), sampleTable(2)]);
    await storage.write(entriesWrite(1, 0, [1]));
    const answers = await Promise.all([
      storage.write(entriesWrite(1, 1, [2])),
      storage.write({ write: 'remove-table', table: tableId(1) }),
      storage.write(entriesWrite(1, 2, [3])),
    ]);
    expect(answers).toEqual([stage.time, undefined, undefined]);
    expect(await storage.table(tableId(1))).toBeUndefined();
    expect(await storage.entries(tableId(1))).toEqual([]);
    expect(await storage.tablesOf(ANNA.id, 9)).toHaveLength(1);
    await storage.write({ write: 'remove-table', table: tableId(7) });
  });
}

function describeTogether(stage: Stage): void {
  test('more writes at once than one statement takes are all stored', async () => {
    const { storage } = stage;
    await peopled(
      storage,
      Array.from({ length: 300 }, (_, number) => sampleTable(number)),
    );
    const answers = await Promise.all(
      Array.from({ length: 1500 }, (_, index) =>
        storage.write(entriesWrite(index % 300, Math.floor(index / 300), [index])),
      ),
    );
    expect(new Set(answers)).toEqual(new Set([stage.time]));
    for (const number of [0, 17, 299])
      expect((await storage.entries(tableId(number))).map(({ entry }) => entry)).toEqual(
        [0, 1, 2, 3, 4].map((round) => sampleEntry(round * 300 + number)),
      );
  });

  test('what was asked for after a write sees it', async () => {
    const { storage } = stage;
    const written = peopled(storage);
    await written;
    expect(await storage.person(ANNA.id)).toEqual(ANNA);
  });

  test('what is written together is stored whole or not at all, whatever else is refused in that turn', async () => {
    const { storage } = stage;
    await peopled(storage, [sampleTable(1), sampleTable(2)]);
    const nobody = { write: 'session', session: { digest: 'd', person: 'nobody', expires: 2e9 } } as const;
    const pair = (number: number) =>
      [
        { write: 'table', table: sampleTable(number, { attempt: 7 }) },
        entriesWrite(number, 0, [number]),
      ] as const;
    const results = await Promise.allSettled([
      storage.write(nobody),
      storage.writeAll(pair(1)),
      storage.write(nobody),
      storage.writeAll([...pair(2), nobody]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'rejected']);
    expect(results[1]).toMatchObject({ value: [undefined, stage.time] });
    expect(await storage.table(tableId(1))).toMatchObject({ attempt: 7 });
    expect(await storage.entries(tableId(1))).toHaveLength(1);
    expect(await storage.table(tableId(2))).toMatchObject({ attempt: 0 });
    expect(await storage.entries(tableId(2))).toEqual([]);
  });

  test('what is written together with entries that are stale is not stored either', async () => {
    const { storage } = stage;
    await peopled(storage, [sampleTable(1)]);
    await storage.write(entriesWrite(1, 0, [1]));
    const [anna, pair, bela] = await Promise.all([
      storage.write({ write: 'person', person: { ...ANNA, name: 'Ann' } }),
      storage.writeAll([{ write: 'table', table: sampleTable(1, { attempt: 7 }) }, entriesWrite(1, 0, [2])]),
      storage.write({ write: 'person', person: { ...BELA, name: 'Bela' } }),
    ]);
    expect([anna, pair, bela]).toEqual([undefined, [undefined, undefined], undefined]);
    expect((await storage.table(tableId(1)))?.attempt).toBe(0);
    expect((await storage.people([ANNA.id, BELA.id])).map(({ name }) => name).sort()).toEqual([
      'Ann',
      'Bela',
    ]);
  });

  test('closing waits for what was to be written, and nothing is taken after it', async () => {
    const written = peopled(stage.storage, [sampleTable(1)]);
    const closed = stage.storage.close();
    await expect(stage.storage.write({ write: 'person', person: ANNA })).rejects.toThrow(StorageFault);
    await Promise.all([written, closed, stage.storage.close()]);
    await stage.restart(1);
    expect(await stage.storage.table(tableId(1))).toEqual(sampleTable(1));
  });

  test('it answers and can write', async () => {
    await expect(stage.storage.check()).resolves.toBeUndefined();
  });
}
