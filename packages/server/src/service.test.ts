/** What people meet at a service, from the first to the last decision. */
import type { Pool } from '@horta/bots/pool';
import { options } from '@horta/engine';
import { afterEach, describe, expect, test } from 'vitest';
import {
  decideFirst,
  type Page,
  QUICK_POOL,
  SETUP,
  seated,
  startService,
  stopServices,
} from './service.testing.ts';

afterEach(stopServices);

async function decideTimes(pages: readonly Page[], table: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await decideFirst(pages, table);
}

describe('a game of two', () => {
  test('each is told what their own eyes see, and each decision at once', async () => {
    const { pages, table } = await seated(['Ada', 'Bo']);
    expect(pages.map((page) => page.sight(table).onlookers)).toEqual([[0], [1]]);
    await decideTimes(pages, table, 10);
    const [ada, bo] = pages.map((page) => page.sight(table));
    expect(ada?.revision).toBe(10);
    expect(bo?.played.map(({ move }) => move)).toEqual(ada?.played.map(({ move }) => move));
  });

  test.each(['1893', '1893-first-edition', '1897'])(
    '%s is played to its end, and told whole then',
    async (game) => {
      const { at, pages, table } = await seated(['Ada', 'Bo'], { game });
      const isOver = () => pages[0]?.sight(table).now.decision === undefined;
      while (!isOver()) await decideFirst(pages, table);
      await at.until(() => expect(pages[0]?.tells.at(-1)).toMatchObject({ room: { phase: 'over' } }));
      const stranger = await at.page();
      await stranger.call('join', { table, playsForced: false });
      expect(stranger.sight(table).onlookers).toEqual(['spectator', 0, 1]);
      expect(await at.service.record(table, undefined)).toContain('# sitters: ');
    },
  );

  test('goes on after a restart where it was', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    await decideTimes(pages, table, 7);
    await at.restart();
    const again = at.pageOf(pages[0]?.person);
    await again.call('join', { table, playsForced: false });
    expect(again.sight(table).revision).toBe(7);
    expect(again.sight(table).played).toEqual(pages[0]?.sight(table).played);
  });

  test('whoever knows a revision is told only what is new; with other eyes, all', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    await decideTimes(pages, table, 6);
    const again = at.pageOf(pages[0]?.person);
    await again.call('join', { table, playsForced: false, knows: { revision: 4, onlookers: [0] } });
    expect(again.standing(table).told).toMatchObject({ kind: 'news', since: 4, revision: 6 });
    await again.call('join', { table, playsForced: false, knows: { revision: 4, onlookers: [1] } });
    expect(again.standing(table).told).toMatchObject({ kind: 'whole' });
    await again.call('join', { table, playsForced: false, knows: { revision: 99, onlookers: [0] } });
    expect(again.standing(table).told).toMatchObject({ kind: 'whole' });
  });

  test('two pages of one person stay in step', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    const phone = at.pageOf(pages[0]?.person);
    await phone.call('join', { table, playsForced: false });
    await decideTimes(pages, table, 3);
    expect(phone.sight(table).played).toEqual(pages[0]?.sight(table).played);
  });

  test('a decision that is sent twice counts once; with another content it is refused', async () => {
    const { pages, table } = await seated(['Ada', 'Bo']);
    const page = pages.find((one) => one.sight(table).now.decision?.options !== undefined) as Page;
    const { seat, options = [] } = page.sight(table).now.decision ?? {};
    const asked = { id: 'once', revision: 0, seat: seat as number };
    const wish = { what: 'decide', option: options[0] } as const;
    expect(await page.ask(table, wish, asked)).toBeUndefined();
    expect(await page.ask(table, wish, asked)).toBeUndefined();
    expect(page.sight(table).revision).toBe(1);
    expect(await page.ask(table, { what: 'take-back' }, asked)).toBe('request-reused');
    expect(await page.ask(table, wish, { ...asked, id: 'late' })).toBe('stale');
  });

  test('what could not be stored was not done, is not told, and can be done later', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    at.storage.limitPages(1);
    const told = () => pages.map(({ tells }) => tells.length);
    let before = told();
    // Some still fit into what there is.
    const toTheBrim = async () => {
      for (;;) {
        before = told();
        await decideFirst(pages, table);
      }
    };
    await expect(toTheBrim()).rejects.toThrow('storage');
    expect(told()).toEqual(before);
    const { revision = 0 } = pages[0]?.sight(table) ?? {};
    at.storage.limitPages(1_000_000);
    await decideTimes(pages, table, 2);
    expect(pages[0]?.sight(table).revision).toBe(revision + 2);
  });

  test('what is being stored is not told before it is: no record, no name, no talk', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    const [ada, bo] = pages as [Page, Page];
    const eve = await at.page('Eve');
    await eve.call('enter', { table });
    const told = () => JSON.stringify(pages.map(({ tells }) => tells));
    let decided: Promise<unknown> = Promise.resolve();
    let isLast = false;
    while (!isLast) {
      const before = told();
      const release = at.holdEntries();
      decided = decideFirst(pages, table).then(
        () => undefined,
        (error: Error) => error.message,
      );
      for (let i = 0; i < 20; i++) await Promise.resolve();
      const record = at.service.record(table, undefined).then(
        () => 'told',
        () => 'not over',
      );
      const playedOn = ada.fault('play-on', { table, position: 0, sitters: [{ name: '' }, { name: '' }] });
      at.service.renamed({ id: ada.person?.id ?? '', name: 'Ada' });
      await eve.call('say', { table, text: 'hello' });
      expect(told()).toBe(before);
      release(false);
      expect(await decided).toBe('storage');
      expect([await record, await playedOn]).toEqual(['not over', 'not-over']);
      await decideFirst(pages, table);
      isLast = bo.sight(table).now.decision === undefined;
    }
  });

  test('while a server stops nothing is begun', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    await at.service.stop();
    expect(pages[0]?.tells.at(-1)).toEqual({ tell: 'stopping' });
    expect(await pages[0]?.fault('enter', { table })).toBe('stopping');
  });
});

describe('bots', () => {
  const BOT = { for: 'bot', bot: 'random' } as const;

  test('play when it is their turn, and after a restart', async () => {
    const { at, pages, table } = await seated(['Ada'], { seats: [BOT] });
    const turns = () => pages[0]?.sight(table);
    for (let i = 0; i < 8; i++) {
      await at.until(() => expect(turns()?.now.decision?.seat).toBe(0));
      await decideFirst(pages, table);
    }
    await at.restart();
    const again = at.pageOf(pages[0]?.person);
    await again.call('join', { table, playsForced: false });
    await at.until(() => expect(again.sight(table).now.decision?.seat).toBe(0));
  });

  test('among themselves play only for someone who looks', async () => {
    const at = await startService();
    const ada = await at.page('Ada');
    const { table } = await ada.call('open', { setup: { ...SETUP, seats: [BOT, BOT] } });
    await ada.call('begin', { table, isWanted: true });
    expect((await ada.call('mine'))[0]).toMatchObject({ phase: 'playing', turn: expect.any(Number) });
    await ada.call('join', { table, playsForced: false });
    await at.until(() => expect(ada.sight(table).now.decision).toBeUndefined());
    expect(ada.sight(table).onlookers).toEqual(['all']);
  });

  test('are held by one who plays alone, and by nobody else', async () => {
    const { at, pages, table } = await seated(['Ada'], { seats: [BOT] });
    const [ada] = pages as [Page];
    await at.until(() => expect(ada.sight(table).now.decision?.seat).toBe(0));
    await ada.call('hold', { table, isHeld: true });
    while (ada.sight(table).now.decision?.seat === 0) await decideFirst(pages, table);
    const { revision } = ada.sight(table);
    at.clock.pass(10_000);
    expect(ada.sight(table).revision).toBe(revision);
    await ada.call('hold', { table, isHeld: false });
    await at.until(() => expect(ada.sight(table).revision).toBeGreaterThan(revision));
    const other = await seated(['Ada', 'Bo']);
    expect(await other.pages[0]?.fault('hold', { table: other.table, isHeld: true })).toBe('not-alone');
  });

  test('that are held while they wait for their turn with what they thought of wait on', async () => {
    let answer = () => {};
    const pool: Pool = {
      ...QUICK_POOL,
      choose: (_, view) =>
        new Promise((resolve) => {
          answer = () => resolve(options(view)[0]);
        }),
    };
    const { at, pages, table } = await seated(['Ada'], { seats: [BOT] }, { pool });
    const [ada] = pages as [Page];
    while (ada.sight(table).now.decision?.seat === 0) await decideFirst(pages, table);
    const { revision } = ada.sight(table);
    const turn = () => ada.call('set-manner', { table, playsForced: false });
    const before = Array.from({ length: 20 }, turn);
    const holding = ada.call('hold', { table, isHeld: true });
    // All of it is on its way, and nothing of it done.
    for (let i = 0; i < 10; i++) await Promise.resolve();
    answer();
    await Promise.all([...before, holding]);
    await turn();
    expect(ada.sight(table).revision).toBe(revision);
    await ada.call('hold', { table, isHeld: false });
    await at.until(() => expect(ada.sight(table).revision).toBe(revision + 1));
  });

  test('that stop are told to go on', async () => {
    let isBroken = true;
    const pool = {
      choose: async (_: string, view: Parameters<typeof QUICK_POOL.choose>[1]) => {
        if (isBroken) throw new Error('broken');
        return QUICK_POOL.choose('', view, '');
      },
      explain: QUICK_POOL.explain,
      close: QUICK_POOL.close,
    };
    const silent = { info: () => {}, warn: () => {}, error: () => {} };
    const { at, pages, table } = await seated(['Ada'], { seats: [BOT] }, { pool, log: silent });
    const [ada] = pages as [Page];
    while (ada.sight(table).now.decision?.seat === 0) await decideFirst(pages, table);
    await at.until(() => expect(ada.standing(table).botFault).toBe('stopped'));
    const { revision } = ada.sight(table);
    await ada.call('go-on', { table, revision, way: 'by-chance' });
    expect(ada.sight(table).revision).toBe(revision + 1);
    isBroken = false;
    await at.until(() => expect(['stopped', undefined]).toContain(ada.standing(table).botFault));
  });
});
