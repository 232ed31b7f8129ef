/** What is agreed upon at tables of a service, its clocks, and who comes and goes. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool } from '@horta/bots/pool';
import type { TableSetup } from '@horta/online';
import { afterEach, describe, expect, test } from 'vitest';
import {
  decideFirst,
  type Page,
  QUICK_POOL,
  seated,
  stopServices,
  type TestService,
} from '../service.testing.ts';

afterEach(stopServices);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The page whose turn it is, and the others. */
function inTurn(pages: readonly Page[], table: string): { readonly due: Page; readonly others: Page[] } {
  const due = pages.find((page) => page.sight(table).now.decision?.options !== undefined) as Page;
  return { due, others: pages.filter((page) => page !== due) };
}

function seatAt(page: Page, table: string): number {
  return page.sight(table).onlookers[0] as number;
}

describe('agreements', () => {
  test('what lies behind a barrier is taken back if all others agree, and not if one refuses', async () => {
    const { pages, table } = await seated(['Ada', 'Bo']);
    for (let i = 0; i < 5; i++) await decideFirst(pages, table);
    const [ada, bo] = pages as [Page, Page];
    const before = ada.sight(table).played.length;
    const offer = { what: 'offer', agreement: { on: 'back', stands: 1 } } as const;
    expect(await ada.ask(table, offer)).toBeUndefined();
    expect(bo.sight(table).now.offer).toMatchObject({ seat: 0, waitsFor: [1] });
    expect(await bo.ask(table, { what: 'reply', agrees: false })).toBeUndefined();
    expect(ada.sight(table).now.offer).toBeUndefined();
    expect(ada.sight(table).played).toHaveLength(before);
    await ada.ask(table, offer);
    await bo.ask(table, { what: 'reply', agrees: true });
    expect(ada.sight(table).played).toHaveLength(1);
    expect(bo.sight(table).played).toHaveLength(1);
  });

  test('a bot that plays for someone who is away has no word about taking back', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    for (let i = 0; i < 5; i++) await decideFirst(pages, table);
    const [ada, bo] = pages as [Page, Page];
    bo.close();
    await ada.call('mine');
    at.clock.pass(MINUTE);
    await ada.ask(table, { what: 'offer', agreement: { on: 'bot', seat: 1 } });
    await at.until(() => expect(ada.sight(table).now.decision?.seat).toBe(0));
    const stood = ada.sight(table).played.length;
    expect(await ada.ask(table, { what: 'offer', agreement: { on: 'back', stands: 0 } })).toBeUndefined();
    expect(ada.sight(table).now.offer?.waitsFor).toEqual([1]);
    expect(ada.sight(table).played).toHaveLength(stood);
    at.clock.pass(2 * MINUTE);
    await at.until(() => expect(ada.sight(table).now.offer).toBeUndefined(), 100);
    expect(ada.sight(table).played).toHaveLength(stood);
  });

  test('a table may say that nothing is taken back behind a barrier', async () => {
    const { pages, table } = await seated(['Ada', 'Bo'], { takingBack: 'barrier' });
    await decideFirst(pages, table);
    const offer = { what: 'offer', agreement: { on: 'back', stands: 0 } } as const;
    expect(await pages[0]?.ask(table, offer)).toBe('no-taking-back');
  });

  test('a pause stops clocks and decisions until one of the players goes on', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    const { due, others } = inTurn(pages, table);
    const [other] = others as [Page];
    await due.ask(table, { what: 'offer', agreement: { on: 'pause' } });
    await other.ask(table, { what: 'reply', agrees: true });
    expect(due.sight(table).now.isPaused).toBe(true);
    expect(due.sight(table).now.decision).toBeUndefined();
    at.clock.pass(DAY);
    await other.ask(table, { what: 'resume' });
    const { left } = due.standing(table).clocks ?? {};
    expect(left).toEqual([30 * MINUTE, 30 * MINUTE]);
  });

  test('time is given, and a game ended without a result', async () => {
    const { pages, table } = await seated(['Ada', 'Bo']);
    const [ada, bo] = pages as [Page, Page];
    await ada.ask(table, { what: 'offer', agreement: { on: 'time', seat: 1, minutes: 10 } });
    await bo.ask(table, { what: 'reply', agrees: true });
    expect(ada.standing(table).clocks?.left[1]).toBe(40 * MINUTE);
    await ada.ask(table, { what: 'offer', agreement: { on: 'end' } });
    await bo.ask(table, { what: 'reply', agrees: true });
    expect(ada.sight(table).now.ending).toBe('agreed');
    expect(ada.sight(table).now.decision).toBeUndefined();
    expect(await ada.ask(table, { what: 'resume' })).toBe('ended');
  });

  test('an offer that nobody answers lapses', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    await pages[0]?.ask(table, { what: 'offer', agreement: { on: 'pause' } });
    at.clock.pass(2 * MINUTE);
    await at.until(() => expect(pages[0]?.sight(table).now.offer).toBeUndefined(), 100);
    expect(pages[0]?.sight(table).now.isPaused).toBeUndefined();
  });
});

test('a game that is over is not taken back: its record and every hand are public', async () => {
  const { at, pages, table } = await seated(['Ada', 'Bo']);
  let last = 0;
  while (pages[0]?.sight(table).now.decision !== undefined) last = await decideFirst(pages, table);
  expect(await at.service.record(table, undefined)).toContain('seed');
  for (const [seat, page] of pages.entries()) {
    expect(page.sight(table).now.seats).toEqual([{ seat, barrier: 'revealed', canMakeAgain: false }]);
    for (const what of ['take-back', 'reset'] as const)
      expect(await page.ask(table, { what })).toBe('undo-revealed');
    expect(await page.ask(table, { what: 'offer', agreement: { on: 'back', stands: 0 } })).toBe('ended');
  }
  await at.restart();
  const again = at.pageOf(pages[last]?.person);
  await again.call('join', { table, playsForced: false });
  expect(await again.ask(table, { what: 'take-back' })).toBe('undo-revealed');
});

describe('clocks', () => {
  test('a bot takes the seat of one whose clock ran out, who takes it back and has a minute at least', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    const { due } = inTurn(pages, table);
    const seat = seatAt(due, table);
    at.clock.pass(30 * MINUTE - 1);
    await at.until(() => expect(due.sight(table).now.absences).toBeUndefined());
    await at.until(() => expect(due.sight(table).now.absences).toEqual([{ seat, cause: 'time' }]), 100);
    expect(due.sight(table).sitters[seat]?.bot).toBe('journeyman');
    await at.until(() => expect(due.sight(table).now.decision?.seat).not.toBe(seat));
    expect(await due.ask(table, { what: 'hand-over', bot: undefined })).toBeUndefined();
    expect(due.sight(table).now.absences).toBeUndefined();
    expect(due.standing(table).clocks?.left[seat]).toBeGreaterThanOrEqual(MINUTE);
  });

  test('where nobody is left the table ends as abandoned', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    const { due, others } = inTurn(pages, table);
    await others[0]?.ask(table, { what: 'hand-over', bot: 'random' });
    expect(await due.ask(table, { what: 'leave' })).toBeUndefined();
    await at.until(() => expect(others[0]?.sight(table).now.ending).toBe('abandoned'));
  });

  test('a clock that ran out while no server was up has not: that time is not charged', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    await decideFirst(pages, table);
    await at.restart(DAY);
    const again = at.pageOf(pages[0]?.person);
    await again.call('join', { table, playsForced: false });
    expect(Math.min(...(again.standing(table).clocks?.left ?? [0]))).toBeGreaterThan(29 * MINUTE);
    expect(again.sight(table).now.absences).toBeUndefined();
  });

  test('by days: so many for each decision, then the reserve', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo'], {
      pace: { kind: 'days', days: 2, reserve: 1 },
    });
    const { due } = inTurn(pages, table);
    at.clock.pass(2.5 * DAY);
    await decideFirst(pages, table);
    expect(due.standing(table).clocks?.left[seatAt(due, table)]).toBe(DAY / 2);
  });
});

describe('a table that all have left', () => {
  /** A page that only looks on: what happens is nothing that it does. */
  async function onlooker(at: TestService, table: string): Promise<Page> {
    const page = at.pageOf(undefined);
    await page.call('join', { table, playsForced: false });
    return page;
  }

  /** What is due then is looked for, several times. */
  async function passes(at: TestService, milliseconds: number): Promise<void> {
    at.clock.pass(milliseconds);
    for (let i = 0; i < 5; i++) {
      // What is written is written between turns of the event loop.
      await nextTurn();
      at.clock.pass(1000);
    }
  }

  test('ends as abandoned a day after something happened there, but for the time without a server', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    const opener = pages[0]?.person?.id ?? '';
    const eve = await onlooker(at, table);
    for (const page of pages) page.close();
    // Whoever was due has lost the seat to a bot; for the other one no clock runs.
    await passes(at, 30 * MINUTE);
    await at.until(() => expect(eve.sight(table).now.absences).toMatchObject([{ cause: 'time' }]));
    const [{ seat: lost } = { seat: 0 }] = eve.sight(table).now.absences ?? [];
    await at.until(() => expect(eve.sight(table).now.decision?.seat).toBe(1 - lost));
    await passes(at, 23 * 60 * MINUTE);
    await at.restart(3 * DAY);
    const late = await onlooker(at, table);
    await passes(at, 30 * MINUTE);
    expect(late.sight(table).now.ending).toBeUndefined();
    expect(await at.storage.openTablesBy(opener)).toBe(1);
    await passes(at, 30 * MINUTE);
    await at.until(() => expect(late.sight(table).now.ending).toBe('abandoned'), 1000);
    expect(await at.storage.openTablesBy(opener)).toBe(0);
    expect(await at.service.record(table, undefined)).toContain('seed');
  });

  test('has not been left as long as something happens there', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    const [ada, bo] = pages as [Page, Page];
    await bo.ask(table, { what: 'hand-over', bot: 'random' });
    for (let days = 0; days < 3; days++) {
      await at.until(() => expect(ada.sight(table).now.decision?.seat).toBe(0));
      await passes(at, DAY - MINUTE);
      await decideFirst([ada], table);
    }
    expect(ada.sight(table).now.ending).toBeUndefined();
  });

  test.each<[string, Parameters<typeof seated>[0], Partial<TableSetup>]>([
    ['one person with a bot', ['Ada'], { seats: [{ for: 'bot', bot: 'random' }] }],
    ['a table that rests', ['Ada', 'Bo'], {}],
    ['by days', ['Ada', 'Bo'], { pace: { kind: 'days', days: 2, reserve: 1 } }],
  ])('may lie still for thirty days: %s', async (name, names, setup) => {
    const { at, pages, table } = await seated(names, setup);
    const [ada, bo] = pages as [Page, Page | undefined];
    if (name === 'by days') await bo?.ask(table, { what: 'hand-over', bot: 'random' });
    else await ada.ask(table, { what: 'offer', agreement: { on: 'pause' } });
    if (name === 'a table that rests') await bo?.ask(table, { what: 'reply', agrees: true });
    else if (name !== 'by days') await ada.ask(table, { what: 'resume' });
    const eve = await onlooker(at, table);
    for (const page of pages) page.close();
    await passes(at, 30 * DAY - MINUTE);
    expect(eve.sight(table).now.ending).toBeUndefined();
    expect(eve.sight(table).now.absences?.some(({ cause }) => cause === 'time')).not.toBe(true);
    await passes(at, MINUTE);
    await at.until(() => expect(eve.sight(table).now.ending).toBe('abandoned'), 1000);
  });

  test('to bots by wish is played on only while somebody looks, and ends after its day', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    const { due, others } = inTurn(pages, table);
    await others[0]?.ask(table, { what: 'hand-over', bot: 'random' });
    for (const page of others) page.close();
    await due.ask(table, { what: 'hand-over', bot: 'random' });
    due.close();
    await passes(at, 10 * MINUTE);
    const stood = (await at.storage.entries(table)).length;
    await passes(at, 10 * MINUTE);
    expect((await at.storage.entries(table)).length).toBe(stood);
    const eve = await onlooker(at, table);
    await at.until(() => expect(eve.sight(table).played.length).toBeGreaterThan(stood));
    eve.close();
    const opener = pages[0]?.person?.id ?? '';
    expect(await at.storage.openTablesBy(opener)).toBe(1);
    // What a bot had decided is stored.
    await passes(at, 0);
    at.clock.pass(DAY);
    for (let i = 0; i < 20 && (await at.storage.openTablesBy(opener)) > 0; i++) await passes(at, 1000);
    expect((await at.storage.entries(table)).at(-1)?.entry).toMatchObject({ type: 'end', how: 'abandoned' });
  });

  test('nobody is told of that as of a clock of their own', async () => {
    const { pages, table } = await seated(['Ada'], { seats: [{ for: 'bot', bot: 'random' }] });
    const [ada] = pages as [Page];
    expect(ada.sight(table).now.decision).toBeDefined();
    expect((await ada.call('mine'))[0]?.deadline).toBeUndefined();
  });
});

describe('who is here', () => {
  test('one who is away for a minute is absent, and the others give the seat to a bot', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = pages as [Page, Page, Page];
    const offer = { what: 'offer', agreement: { on: 'bot', seat: 2 } } as const;
    expect(await ada.ask(table, offer)).toBe('not-absent');
    cy.close();
    await ada.call('mine');
    at.clock.pass(59_000);
    expect(await ada.ask(table, offer)).toBe('not-absent');
    at.clock.pass(1000);
    expect(await ada.ask(table, offer)).toBeUndefined();
    expect(await bo.ask(table, { what: 'reply', agrees: true })).toBeUndefined();
    expect(ada.sight(table).now.absences).toEqual([{ seat: 2, cause: 'agreed' }]);
  });

  test('another person takes a seat that is free, with the eyes of it; the one before has none', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    const [ada, bo] = pages as [Page, Page];
    bo.close();
    await ada.call('mine');
    at.clock.pass(MINUTE);
    await ada.ask(table, { what: 'offer', agreement: { on: 'replacement', seat: 1 } });
    const dee = await at.page('Dee');
    await dee.call('enter', { table });
    await dee.call('join', { table, playsForced: false });
    expect(await dee.fault('replace', { table, seat: 0 })).toBe('seat-taken');
    await dee.call('replace', { table, seat: 1 });
    expect(dee.sight(table).onlookers).toEqual([1]);
    expect(ada.sight(table).sitters[1]).toEqual({ name: 'Dee', bot: undefined });
    const late = at.pageOf(bo.person);
    await late.call('join', { table, playsForced: false });
    expect(late.sight(table).onlookers).toEqual(['spectator']);
    await at.restart();
    const again = at.pageOf(dee.person);
    await again.call('join', { table, playsForced: false });
    expect(again.sight(table).onlookers).toEqual([1]);
  });

  test('a seat that is free is for one who has not seen the cards of any seat of this game', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = pages as [Page, Page, Page];
    await cy.ask(table, { what: 'leave' });
    bo.close();
    await ada.call('mine');
    at.clock.pass(MINUTE);
    await ada.ask(table, { what: 'offer', agreement: { on: 'replacement', seat: 1 } });
    for (const page of [ada, cy, at.pageOf(bo.person)])
      expect(await page.fault('replace', { table, seat: 1 })).toBe('already-seated');
    expect(ada.sight(table).onlookers).toEqual([0]);
    await at.restart();
    expect(await at.pageOf(cy.person).fault('replace', { table, seat: 1 })).toBe('already-seated');
    const dee = await at.page('Dee');
    expect(await dee.fault('replace', { table, seat: 1 })).toBeUndefined();
  });

  test('one who leaves for good has no seat any more; a bot plays on for the others', async () => {
    const { pages, table } = await seated(['Ada', 'Bo', 'Cy']);
    const [ada, bo] = pages as [Page, Page];
    const asked = { id: 'I leave', revision: 0, seat: 0 };
    expect(await ada.ask(table, { what: 'leave' }, asked)).toBeUndefined();
    expect(await ada.ask(table, { what: 'leave' }, asked)).toBeUndefined();
    expect(bo.sight(table).now.absences).toEqual([{ seat: 0, cause: 'left' }]);
    expect(ada.sight(table).onlookers).toEqual(['spectator']);
    // What she did before is still told under her name, and lists know who it was.
    expect(bo.sight(table).sitters[0]).toEqual({ name: 'Ada', bot: 'journeyman' });
    expect(await bo.call('mine')).toMatchObject([{ seats: [{ name: 'Ada' }, {}, {}] }]);
    expect(
      await ada.fault('ask', { table, request: { ...asked, id: 'x', what: 'hand-over', bot: undefined } }),
    ).toBe('not-your-seat');
    expect(await ada.call('mine')).toMatchObject([{ yours: [] }]);
  });

  test('one who has left hears so again where nobody looks on, too', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo', 'Cy'], { mayBeWatched: false });
    const asked = { id: 'I leave', revision: 0, seat: 0, what: 'leave' } as const;
    expect(await pages[0]?.fault('ask', { table, request: asked })).toBeUndefined();
    expect(await pages[0]?.fault('ask', { table, request: asked })).toBeUndefined();
    expect(await at.pageOf(pages[0]?.person).fault('ask', { table, request: asked })).toBeUndefined();
    const eve = await at.page('Eve');
    expect(await eve.fault('ask', { table, request: asked })).toBe('no-such-game');
  });

  test('a page that is closed while it comes is not here', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    const [ada, bo] = pages as [Page, Page];
    const seats = async () => (await ada.call('enter', { table })).room.seats.map(({ isHere }) => isHere);
    bo.close();
    for (const coming of [
      (page: Page) => page.fault('enter', { table }),
      (page: Page) => page.fault('join', { table, playsForced: false }),
    ]) {
      const again = at.pageOf(bo.person);
      const refused = coming(again);
      again.close();
      expect(await refused).toBe('no-such-game');
    }
    expect(await seats()).toEqual([true, false]);
  });

  test('one is told of the room until exit, of the game until leave, and here until both', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    const [ada, bo] = pages as [Page, Page];
    const isBoHere = async () => (await ada.call('enter', { table })).room.seats[1]?.isHere;
    await bo.call('exit', { table });
    await decideFirst(pages, table);
    expect(bo.sight(table).revision).toBe(1);
    const rooms = () => bo.tells.filter(({ tell }) => tell === 'room').length;
    const before = rooms();
    const eve = await at.page();
    await eve.call('enter', { table });
    at.clock.pass(0);
    await ada.call('enter', { table });
    expect(rooms()).toBe(before);
    expect(await isBoHere()).toBe(true);
    await bo.call('leave', { table });
    expect(await isBoHere()).toBe(false);
    await bo.call('enter', { table });
    await bo.call('join', { table, playsForced: false });
    await bo.call('leave', { table });
    expect(await isBoHere()).toBe(true);
    await bo.call('exit', { table });
    expect(await isBoHere()).toBe(false);
  });

  test('an exit does not overtake the enter that it ends, nor a leave its join', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    const eve = await at.page();
    const calls = [
      eve.call('enter', { table }),
      eve.call('join', { table, playsForced: false }),
      eve.call('exit', { table }),
      eve.call('leave', { table }),
    ];
    await Promise.all(calls);
    expect((await pages[0]?.call('enter', { table }))?.room.watchers).toBe(0);
  });

  test('a name that changes is told at the table', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    const person = { ...(pages[0]?.person as { id: string; name: string }), name: 'Ada L.' };
    at.service.renamed(person);
    await at.until(() => expect(pages[1]?.sight(table).sitters[0]?.name).toBe('Ada L.'));
  });
});

describe('looking on', () => {
  test('a spectator sees nothing that is hidden, has no word, and may not come where that is not wanted', async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    const eve = await at.page();
    await eve.call('join', { table, playsForced: false });
    expect(eve.sight(table).onlookers).toEqual(['spectator']);
    await decideFirst(pages, table);
    expect(eve.sight(table).played).toHaveLength(1);
    const closed = await seated(['Ada', 'Bo'], { mayBeWatched: false });
    const fay = await closed.at.page();
    expect(await fay.fault('join', { table: closed.table, playsForced: false })).toBe('may-not-watch');
  });

  test('one who has a seat looks on with no more than others see, if they wish', async () => {
    const { pages, table } = await seated(['Ada', 'Bo']);
    await pages[0]?.call('join', { table, playsForced: false, watches: true });
    expect(pages[0]?.sight(table).onlookers).toEqual(['spectator']);
  });

  test('of the hints that one person asks for the last one is thought of, and none once the page is gone', async () => {
    const asked: { readonly group: string | undefined; readonly signal: AbortSignal | undefined }[] = [];
    const pool: Pool = {
      ...QUICK_POOL,
      explain: (_bot, _view, _seed, { group, signal } = {}) => {
        asked.push({ group, signal });
        return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
      },
    };
    const { at, pages, table } = await seated(['Ada', 'Bo'], {}, { pool });
    const { due } = inTurn(pages, table);
    const hint = { table, seat: seatAt(due, table), revision: 0, bot: 'apprentice' };
    const first = due.fault('explain', hint);
    await at.until(() => expect(asked).toHaveLength(1));
    const second = due.fault('explain', hint);
    expect(await first).toBe('too-fast');
    await at.until(() => expect(asked).toHaveLength(2));
    due.close();
    expect(await second).toBe('no-such-game');
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
    expect(asked.map(({ group }) => group)).toEqual([due.person?.id, due.person?.id]);
  });

  test('hints are given to whoever decides, where the table has them', async () => {
    const { pages, table } = await seated(['Ada', 'Bo']);
    const { due, others } = inTurn(pages, table);
    const asked = { table, seat: seatAt(due, table), revision: 0, bot: 'random' };
    expect(await due.fault('explain', asked)).toBeUndefined();
    expect(await others[0]?.fault('explain', asked)).toBe('not-your-seat');
    expect(await due.fault('explain', { ...asked, bot: 'mcts@100000000' })).toBe('bad-message');
    const without = await seated(['Ada', 'Bo'], { hasHints: false });
    const { due: one } = inTurn(without.pages, without.table);
    const seat = seatAt(one, without.table);
    expect(await one.fault('explain', { ...asked, table: without.table, seat })).toBe('no-hints');
  });
});
