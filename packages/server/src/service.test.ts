import { digestOf } from '@horta/online/chance';
import { afterEach, describe, expect, test } from 'vitest';
import { bitsOf, decideFirst, type Page, SETUP, startService, type TestService } from './service.testing.ts';

const started: TestService[] = [];
afterEach(async () => {
  for (const service of started.splice(0)) await service.stop();
});

async function start(...given: Parameters<typeof startService>): Promise<TestService> {
  const service = await startService(...given);
  started.push(service);
  return service;
}

/** Two people with a game begun. */
async function pair(setup = {}): Promise<TestService & { pages: [Page, Page]; table: string }> {
  const service = await start();
  const pages: [Page, Page] = [await service.page('Ada'), await service.page('Bo')];
  return Object.assign(Object.create(service), { pages, table: await service.begun(pages, setup) });
}

describe('a game of two', () => {
  test('each is told what their own eyes see, and each decision at once', async () => {
    const { pages, table, until } = await pair();
    expect(pages[0].sight(table).onlookers).toEqual([0]);
    expect(pages[1].sight(table).onlookers).toEqual([1]);
    for (let i = 0; i < 10; i++) {
      await decideFirst(pages, table);
      await until(() => expect(pages[0].sight(table).revision).toBe(pages[1].sight(table).revision));
    }
    expect(pages[1].sight(table).revision).toBeGreaterThan(9);
  });

  test('goes on after a restart where it was', async () => {
    const service = await pair();
    const { pages, table } = service;
    for (let i = 0; i < 7; i++) await decideFirst(pages, table);
    const { revision } = pages[0].sight(table);
    await service.restart();
    const again = service.pageOf(pages[0].person);
    await again.call('join', { table, playsForced: false });
    expect(again.sight(table).revision).toBe(revision);
    expect(again.sight(table).played).toEqual(pages[0].sight(table).played);
  });

  test('whoever knows a revision is told only what is new', async () => {
    const service = await pair();
    const { pages, table } = service;
    for (let i = 0; i < 4; i++) await decideFirst(pages, table);
    const before = pages[0].sight(table);
    pages[0].close();
    const { decision } = pages[1].sight(table).now;
    if (decision?.options === undefined) {
      const helper = service.pageOf(pages[0].person);
      await helper.call('join', { table, playsForced: false });
      await decideFirst([helper], table);
      helper.close();
    } else await decideFirst([pages[1]], table);
    const again = service.pageOf(pages[0].person);
    const knows = { revision: before.revision, onlookers: [0] };
    await again.call('join', { table, playsForced: false, knows });
    expect(again.standing(table).told).toMatchObject({ kind: 'news', since: before.revision });
    const other = service.pageOf(pages[0].person);
    await other.call('join', { table, playsForced: false, knows: { revision: 3, onlookers: [1] } });
    expect(other.standing(table).told).toMatchObject({ kind: 'whole' });
  });
});

describe('sitting down', () => {
  test('a seat that is taken is refused, and one that was left is free', async () => {
    const service = await start();
    const [ada, bo] = [await service.page('Ada'), await service.page('Bo')];
    const { table } = await ada.call('open', { setup: SETUP });
    const digest = digestOf(bitsOf(0));
    await ada.call('sit', { table, seat: 0, digest });
    expect(await bo.fault('sit', { table, seat: 0, digest })).toBe('seat-taken');
    await ada.call('stand-up', { table, seat: 0 });
    expect(await bo.fault('sit', { table, seat: 0, digest })).toBeUndefined();
    expect(await bo.fault('throw-out', { table, seat: 0 })).toBe('not-the-opener');
    expect(await ada.fault('throw-out', { table, seat: 0 })).toBeUndefined();
  });
});
