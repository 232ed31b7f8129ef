/** Before and after the game: sitting down, dealing so that anyone can check it, the next game. */

import { findGame, fingerprint, recordFromText } from '@horta/engine';
import type { Room } from '@horta/online';
import { checkProof, digestOf, proofIn } from '@horta/online/chance';
import { afterEach, describe, expect, test } from 'vitest';
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

const BOT = { for: 'bot', bot: 'random' } as const;
const { seed: _, ...UNSEEDED } = SETUP;

async function open(setup = {}) {
  const at = await startService();
  const [ada, bo] = [await at.page('Ada'), await at.page('Bo')];
  const { table } = await ada.call('open', { setup: { ...SETUP, ...setup } });
  for (const page of [ada, bo]) await page.call('enter', { table });
  const sit = (page: Page, seat: number) => page.call('sit', { table, seat, digest: digestOf(bitsOf(seat)) });
  const room = async (page: Page = ada): Promise<Room> => (await page.call('enter', { table })).room;
  return { at, ada, bo, table, sit, room };
}

describe('sitting down', () => {
  test('a seat that is taken is refused; one that was left is free', async () => {
    const { ada, bo, table, sit } = await open();
    await sit(ada, 0);
    expect(await bo.fault('sit', { table, seat: 0, digest: digestOf(bitsOf(0)) })).toBe('seat-taken');
    await ada.call('stand-up', { table, seat: 0 });
    await sit(bo, 0);
  });

  test('everybody at the table sees who comes, sits down, and goes', async () => {
    const { at, ada, bo, table, sit } = await open();
    await sit(bo, 1);
    const lastRoom = () => ada.tells.findLast(({ tell }) => tell === 'room');
    await at.until(() =>
      expect(lastRoom()).toMatchObject({ room: { seats: [{}, { person: { name: 'Bo' }, isHere: true }] } }),
    );
    bo.close();
    await at.until(() => expect(lastRoom()).toMatchObject({ room: { seats: [{}, { isHere: false }] } }));
    expect((await ada.call('enter', { table })).room.watchers).toBe(1);
  });

  test('only the opener throws out, sets seats, begins and closes', async () => {
    const { ada, bo, table, sit, room } = await open();
    await sit(bo, 1);
    expect(await bo.fault('throw-out', { table, seat: 1 })).toBe('not-the-opener');
    expect(await bo.fault('set-seat', { table, seat: 0, bot: 'random' })).toBe('not-the-opener');
    expect(await bo.fault('begin', { table, isWanted: true })).toBe('not-the-opener');
    expect(await bo.fault('close', { table })).toBe('not-the-opener');
    expect(await ada.fault('set-seat', { table, seat: 1, bot: 'random' })).toBe('seat-taken');
    await ada.call('throw-out', { table, seat: 1 });
    expect((await room(bo)).yours).toEqual([]);
    await ada.call('set-seat', { table, seat: 1, bot: 'random' });
    expect((await room()).seats[1]).toMatchObject({ bot: 'random' });
    await ada.call('close', { table });
    expect(await bo.fault('sit', { table, seat: 0, digest: digestOf(bitsOf(0)) })).toBe('no-such-table');
  });

  test.each([
    ['a game that there is not', { game: 'chess' }],
    ['too many players', { game: '1897', seats: [BOT, BOT, BOT, BOT, BOT] }],
    ['an option that there is not', { options: { colour: 'red' } }],
    ['a bot that there is not', { seats: [BOT, { for: 'bot', bot: 'nobody' } as const] }],
    ['a bot that would think for ever', { seats: [BOT, { for: 'bot', bot: 'mcts@9999999' } as const] }],
  ])('%s is refused', async (_name, setup) => {
    const at = await startService();
    const ada = await at.page('Ada');
    expect(await ada.fault('open', { setup: { ...SETUP, ...setup } })).toBe('bad-message');
  });

  describe('with a component pack', () => {
    const { pack: own } = findGame('1897');
    const pack = {
      ...own,
      id: 'box',
      name: 'My box',
      components: { ...own.components, saleFrancs: { value: 4, origin: 'printed' } },
    };

    test('names it to all, and shows it to whoever has the link', async () => {
      const { at, table, room } = await open({ pack });
      const told = { name: 'My box', fingerprint: fingerprint(findGame('1897').readPack(pack)) };
      expect((await room()).pack).toEqual(told);
      const stranger = await at.page();
      expect(await stranger.call('lobby')).toMatchObject([{ table, pack: told }]);
      expect(await stranger.call('pack', { table })).toEqual(pack);
      await at.restart();
      expect(await (await at.page()).call('pack', { table })).toEqual(pack);
    });

    test.each([
      ['turns what follows it around', 'My \u202ebox\u2066', 'My box'],
      ['holds what nobody sees', 'My\u200b box\u{e0041}', 'My box'],
      ['is nothing but that', '\u200b\u2060', 'box'],
    ])('is told by a name that can be shown, if the one that it has %s', async (_name, name, shown) => {
      const { at, table, room } = await open({ pack: { ...pack, name } });
      const told = { name: shown, fingerprint: fingerprint(findGame('1897').readPack({ ...pack, name })) };
      expect((await room()).pack).toEqual(told);
      expect(await (await at.page()).call('lobby')).toMatchObject([{ table, pack: told }]);
    });

    test('does not speak of the game’s own', async () => {
      const { ada, table, room } = await open({ pack: own });
      expect((await room()).pack).toBeUndefined();
      expect(await ada.call('pack', { table })).toBeUndefined();
    });

    test.each([
      [
        'with a fault',
        { ...pack, components: { ...pack.components, saleFrancs: { value: 400, origin: 'printed' } } },
      ],
      ['of another game', { ...pack, game: '1893' }],
      [
        'that holds more than a pack',
        { ...pack, components: { ...pack.components, more: 'x'.repeat(2000) } },
      ],
    ])('is refused if it is one %s', async (_name, faulty) => {
      const at = await startService();
      const ada = await at.page('Ada');
      expect(await ada.fault('open', { setup: { ...SETUP, pack: faulty } })).toBe('bad-pack');
      expect(await ada.call('mine')).toEqual([]);
    });

    test('is refused if it goes deeper than anybody could walk', async () => {
      const at = await startService();
      const ada = await at.page('Ada');
      const [opening, deep] = [JSON.stringify({ id: 0, call: 'open', setup: { ...SETUP, pack } }), 10_000];
      ada.send(opening.replace('"value":4', `"value":${'['.repeat(deep)}${']'.repeat(deep)}`));
      await at.until(() => expect(ada.texts.join()).toContain('"bad-message"'));
    });

    test('is not even read for whoever has opened their tables of the hour', async () => {
      const at = await startService();
      const ada = await at.page('Ada');
      const [none, texts]: [{ take: () => boolean }, string[]] = [{ take: () => false }, []];
      const visit = at.service.connect({ person: ada.person }, (text) => texts.push(text), {
        limits: { openTablesPerPerson: 9 },
        ...{ tables: none, lines: none, hints: none },
      });
      const faulty = { ...pack, components: { ...pack.components, saleFrancs: 'none' } };
      visit.receive(JSON.stringify({ id: 1, call: 'open', setup: { ...SETUP, pack: faulty } }));
      await at.until(() => expect(texts.join()).toContain('"answer":1'));
      expect(JSON.parse(texts.at(-1) ?? '')).toMatchObject({ answer: 1, fault: 'too-fast' });
    });

    test('is played with, has its place in what is fixed before the deal, and goes into the record and the next game', async () => {
      const { at, pages, table } = await seated(['Ada'], {
        ...UNSEEDED,
        seed: undefined as never,
        seats: [BOT],
        pack,
      });
      for (;;) {
        const { decision } = pages[0].sight(table).now;
        if (decision === undefined) break;
        if (decision.options === undefined)
          await at.until(() => expect(pages[0].sight(table).now.decision?.seat).not.toBe(1));
        else await decideFirst(pages, table);
      }
      const text = await at.service.record(table, undefined);
      expect(recordFromText(text).packData?.name).toBe('My box');
      expect(checkProof(text).findings).toEqual([]);
      const { table: next } = await pages[0].call('rematch', { table });
      expect((await pages[0].call('enter', { table: next })).room.pack?.name).toBe('My box');
    });
  });

  test('one opens only so many tables, however many are asked for at once', async () => {
    const at = await startService();
    const ada = await at.page('Ada');
    const fill = await Promise.all(Array.from({ length: 98 }, () => ada.fault('open', { setup: SETUP })));
    expect(new Set(fill)).toEqual(new Set([undefined]));
    const answers = await Promise.all(Array.from({ length: 5 }, () => ada.fault('open', { setup: SETUP })));
    expect(answers.filter((fault) => fault === undefined)).toHaveLength(2);
    expect(answers.filter((fault) => fault === 'too-many-tables')).toHaveLength(3);
    // And again, once there is room.
    const [row] = await ada.call('mine');
    await ada.call('close', { table: row?.table ?? '' });
    expect(await ada.fault('open', { setup: SETUP })).toBeUndefined();
  });

  test.each(['random', 'mcts'])('%s is a bot for tests only', async (bot) => {
    const at = await startService({ acceptsSeeds: false });
    const ada = await at.page('Ada');
    const setup = (one: string) => ({ ...UNSEEDED, seats: [{ for: 'bot' as const, bot: one }, BOT] });
    expect(await ada.fault('open', { setup: setup(bot) })).toBe('bad-message');
    const levels = {
      ...setup('master'),
      seats: [{ for: 'bot' as const, bot: 'master' }, { for: 'person' as const }],
    };
    const { table } = await ada.call('open', { setup: levels });
    expect(await ada.fault('set-seat', { table, seat: 1, bot })).toBe('bad-message');
    expect(await ada.fault('set-seat', { table, seat: 1, bot: 'apprentice' })).toBeUndefined();
  });

  test('a seed is refused outside of tests', async () => {
    const at = await startService({ acceptsSeeds: false });
    const ada = await at.page('Ada');
    expect(await ada.fault('open', { setup: SETUP })).toBe('bad-message');
    expect(await ada.fault('open', { setup: UNSEEDED })).toBeUndefined();
  });
});

describe('dealing', () => {
  test('begins when all seats are taken, and shows bits as they come', async () => {
    const { ada, bo, table, sit, room } = await open();
    await sit(ada, 0);
    await ada.call('begin', { table, isWanted: true });
    expect((await room()).phase).toBe('open');
    await sit(bo, 1);
    expect(await room()).toMatchObject({
      phase: 'dealing',
      chance: { bits: [null, null], fixed: expect.any(String) },
    });
    expect(await ada.fault('ready', { table, seat: 0, bits: bitsOf(1) })).toBe('other-bits');
    await ada.call('ready', { table, seat: 0, bits: bitsOf(0) });
    expect((await room()).chance.bits).toEqual([bitsOf(0), null]);
    await bo.call('ready', { table, seat: 1, bits: bitsOf(1) });
    expect((await room()).phase).toBe('playing');
    expect(await bo.fault('ready', { table, seat: 1, bits: bitsOf(1) })).toBeUndefined();
  });

  test('whoever leaves meanwhile makes a new secret necessary, and new bits of all', async () => {
    const { ada, bo, table, sit, room } = await open();
    await sit(ada, 0);
    await sit(bo, 1);
    await ada.call('begin', { table, isWanted: true });
    await ada.call('ready', { table, seat: 0, bits: bitsOf(0) });
    const { commitment } = (await room()).chance;
    await bo.call('stand-up', { table, seat: 1 });
    const { phase, chance } = await room();
    expect(phase).toBe('open');
    expect(chance).toMatchObject({ attempt: 1, digests: [null, null], bits: [null, null] });
    expect(chance.commitment).not.toBe(commitment);
    await sit(bo, 1);
    expect((await room()).phase).toBe('open');
    await ada.call('commit', { table, seat: 0, digest: digestOf(bitsOf(7)) });
    expect((await room()).phase).toBe('dealing');
  });

  test('a page that has lost its bits promises others: dealing begins anew', async () => {
    const { ada, bo, table, sit, room } = await open();
    await sit(ada, 0);
    await sit(bo, 1);
    await ada.call('begin', { table, isWanted: true });
    await bo.call('commit', { table, seat: 1, digest: digestOf(bitsOf(9)) });
    expect((await room()).chance).toMatchObject({ attempt: 1, digests: [null, digestOf(bitsOf(9))] });
    expect(await ada.fault('commit', { table, seat: 1, digest: digestOf(bitsOf(9)) })).toBe('not-your-seat');
  });

  test('the record proves afterwards that nobody chose the deal; before, it is not told', async () => {
    const { at, pages, table } = await seated(['Ada'], {
      ...UNSEEDED,
      seed: undefined as never,
      seats: [BOT],
    });
    await expect(at.service.record(table, undefined)).rejects.toThrow('not over');
    const { room } = await pages[0].call('enter', { table });
    for (;;) {
      const { decision } = pages[0].sight(table).now;
      if (decision === undefined) break;
      if (decision.options === undefined)
        await at.until(() => expect(pages[0].sight(table).now.decision?.seat).not.toBe(1));
      else await decideFirst(pages, table);
    }
    const text = await at.service.record(table, undefined);
    expect(proofIn(text)).toMatchObject({ commitment: room.chance.commitment });
    expect(checkProof(text).findings).toEqual([]);
    expect(text).not.toContain('Ada');
  });
});

describe('the next game', () => {
  async function ended() {
    const { at, pages, table } = await seated(['Ada', 'Bo'], { seats: [BOT] });
    const [ada, bo] = pages as [Page, Page];
    expect(await ada.fault('rematch', { table })).toBe('not-over');
    expect(await ada.fault('play-on', { table, position: 0, sitters: [] })).toBe('not-over');
    await ada.ask(table, { what: 'offer', agreement: { on: 'end' } });
    await bo.ask(table, { what: 'reply', agrees: true });
    return { at, ada, bo, table };
  }

  test('is one for all who ask; seats move by one, and are kept for who had them', async () => {
    const { at, ada, bo, table } = await ended();
    const { table: next } = await ada.call('rematch', { table });
    expect(await bo.call('rematch', { table })).toEqual({ table: next });
    const { room } = await bo.call('enter', { table: next });
    expect(room.seats.map(({ person, bot }) => person?.name ?? bot)).toEqual(['Bo', 'random', 'Ada']);
    const cy = await at.page('Cy');
    const digest = digestOf(bitsOf(0));
    expect(await cy.fault('sit', { table: next, seat: 0, digest })).toBe('seat-taken');
    expect(await cy.fault('rematch', { table })).toBe('not-seated');
    await bo.call('sit', { table: next, seat: 0, digest });
    await ada.call('sit', { table: next, seat: 2, digest: digestOf(bitsOf(2)) });
    expect((await bo.call('enter', { table: next })).room.phase).toBe('dealing');
  });

  test("a game that is over is played on from a position, at a table of one's own", async () => {
    const { at, pages, table } = await seated(['Ada', 'Bo']);
    const [ada] = pages as [Page];
    while (ada.sight(table).now.decision !== undefined) await decideFirst(pages, table);
    const sitters = [{ name: '' }, { name: '', bot: 'random' }];
    expect(await ada.fault('play-on', { table, position: 10_000, sitters })).toBe('illegal');
    expect(await ada.fault('play-on', { table, position: 3, sitters: [] })).toBe('bad-message');
    const { table: next } = await ada.call('play-on', { table, position: 6, sitters });
    await ada.call('join', { table: next, playsForced: false });
    expect(ada.sight(next).origin).toEqual({ table, position: 6 });
    const { revision } = ada.sight(next);
    expect(revision).toBeGreaterThanOrEqual(6);
    const listed = { table: next, origin: { table, position: 6 }, moves: ada.sight(next).played.length };
    expect(await ada.call('mine')).toEqual(expect.arrayContaining([expect.objectContaining(listed)]));
    await at.restart();
    const again = at.pageOf(ada.person);
    expect(await again.call('mine')).toEqual(expect.arrayContaining([expect.objectContaining(listed)]));
    await again.call('join', { table: next, playsForced: false });
    expect(again.sight(next).revision).toBeGreaterThanOrEqual(revision);
  });
});
