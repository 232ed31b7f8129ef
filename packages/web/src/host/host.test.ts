/** The browser's host keeps games: what it acknowledges is stored, what it refuses changes nothing. */
import {
  findGame,
  type GameRecord,
  hash,
  LONGEST_TEXT,
  loadGame,
  recordFromText,
  replay,
} from '@horta/engine';
import type { Message, NewGame, SavedTable, Sitter, TableId } from '@horta/table';
import {
  anything,
  describeHost,
  faultOf,
  type Guest,
  glance,
  joined,
  until,
  value,
} from '@horta/table/host-suite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestHost, testHost } from './host.testing.ts';

const PERSON: Sitter = { name: '', bot: undefined };
const BOT: Sitter = { name: '', bot: 'apprentice' };

const PAIR: NewGame = { game: '1893', options: {}, sitters: [PERSON, PERSON], seed: 'host' };
const BOTS: NewGame = { ...PAIR, sitters: [BOT, BOT] };

describeHost('the browser’s host', () => {
  const { host, breakStorage } = testHost();
  return { host, isOfThisDevice: true, breakStorage, async close() {} };
});

async function opened(
  wanted: NewGame = PAIR,
  at: TestHost = testHost(),
): Promise<TestHost & { guest: Guest; id: TableId }> {
  const id = value(await at.host.create(wanted));
  const guest = await joined(at.host, id, false);
  return { ...at, guest, id };
}

function savedIn({ stored }: Pick<TestHost, 'stored'>, id: TableId): SavedTable {
  const game = stored.get(id);
  if (game === undefined || 'record' in game) throw new Error('not stored');
  return game;
}

describe('beginning', () => {
  test('a new game is stored before anybody plays', async () => {
    const at = await opened();
    expect(savedIn(at, at.id).entries).toEqual([]);
    expect(at.stored.get(at.id)?.summary).toMatchObject({ game: '1893', moves: 0, isOver: false, round: 0 });
  });

  test.each([
    ['a game that there is not', { ...PAIR, game: 'chess' }],
    ['too many players', { ...PAIR, sitters: [PERSON, PERSON, PERSON, PERSON, PERSON, PERSON] }],
    ['an option that there is not', { ...PAIR, options: { strips: 'expert' } }],
    ['a bot that there is not', { ...PAIR, sitters: [PERSON, { name: '', bot: 'oracle' }] }],
    ['a name that is too long', { ...PAIR, sitters: [PERSON, { name: 'x'.repeat(25), bot: undefined }] }],
  ])('%s is refused, and nothing is stored', async (_, wanted) => {
    const { host, stored } = testHost();
    expect(faultOf(await host.create(wanted))).toBe('not-a-record');
    expect(stored.size).toBe(0);
  });
});

describe('deciding', () => {
  test('a decision is stored when it is acknowledged', async () => {
    const at = await opened();
    const { option } = anything(at.guest.sight());
    value(await at.guest.ask({ what: 'decide', option }));
    expect(savedIn(at, at.id).entries).toMatchObject([{ type: 'decision', option }]);
  });

  test('what is refused is not stored', async () => {
    const at = await opened();
    expect(faultOf(await at.guest.ask({ what: 'decide', option: 999 }))).toBe('illegal');
    expect(savedIn(at, at.id).entries).toEqual([]);
  });

  test('choices without alternative are made when one sits down who wishes so, and stored', async () => {
    const at = await opened();
    while (at.guest.sight().now.decision?.options?.length !== 1)
      value(await at.guest.ask(anything(at.guest.sight())));
    const { revision } = at.guest.sight();
    const again = await joined(at.host, at.id, true);
    expect(again.sight().revision).toBeGreaterThan(revision);
    expect(savedIn(at, at.id).entries).toHaveLength(again.sight().revision);
  });

  test('and from the moment at which one wishes so', async () => {
    const { guest, host, id } = await opened();
    while (guest.sight().now.decision?.options?.length !== 1) value(await guest.ask(anything(guest.sight())));
    const { revision } = guest.sight();
    value(await host.setManner(id, { playsForced: true }));
    expect(guest.sight().revision).toBeGreaterThan(revision);
  });
});

describe('bots', () => {
  test('play to the end of a game of their own, and its scores are stored', async () => {
    const { host, stored, id } = await opened(BOTS);
    await until(() => expect(stored.get(id)?.summary.isOver).toBe(true));
    expect(recordFromText(value(await host.exportText(id))).scores).toHaveLength(2);
    expect(stored.get(id)?.summary.turn).toBeUndefined();
  });

  test('what a bot thinks of is dropped when the person takes back', async () => {
    const at = await opened({ ...PAIR, sitters: [PERSON, BOT] }, testHost({ isPatient: true }));
    const { guest } = at;
    const turns = () => new Promise((resolve) => setImmediate(resolve));
    while (guest.sight().now.decision?.seat !== 0) {
      at.answer();
      await turns();
    }
    const { length } = guest.sight().played;
    value(await guest.ask(anything(guest.sight())));
    value(await guest.ask({ what: 'take-back' }, { seat: 0 }));
    at.answer();
    await turns();
    expect(guest.sight().played).toHaveLength(length);
    expect(guest.messages.at(-1)?.thinking).toBeUndefined();
  });

  test('stop when the table is left, and go on when someone is back', async () => {
    const at = await opened(BOTS, testHost({ isPatient: true }));
    await at.host.leave(at.id);
    at.answer();
    await new Promise((resolve) => setImmediate(resolve));
    expect(savedIn(at, at.id).entries).toEqual([]);
    const again = await joined(at.host, at.id, false);
    expect(again.messages.at(-1)?.thinking).toBeTypeOf('number');
  });
});

describe('what bots are given', () => {
  test('tells nothing of the seed of the game, nor is any chance given twice', async () => {
    const seed = 'a-secret-of-the-deal';
    const { host, requests, stored, id } = await opened({ ...BOTS, seed });
    await until(() => expect(stored.get(id)?.summary.isOver).toBe(true));
    const record: GameRecord = recordFromText(value(await host.exportText(id)));
    expect(record.seed).toBe(seed);
    expect(requests.length).toBeGreaterThan(20);
    // Neither the seed nor the key that is made of it.
    const { randomKey } = replay(record) as unknown as { randomKey: number[] };
    const key = String(randomKey);
    expect(key).toMatch(/^-?\d+(,-?\d+){7}$/);
    for (const request of requests) {
      expect(JSON.stringify(request)).not.toContain(seed);
      expect(JSON.stringify(request)).not.toContain(key);
    }
    expect(new Set(requests.map((request) => request.seed)).size).toBe(requests.length);
  });
});

describe('bots that fail', () => {
  /** A table at which a bot has stopped. */
  async function stopped(): Promise<TestHost & { guest: Guest; id: TableId }> {
    const at = testHost();
    at.makeBots('lost');
    const table = await opened(BOTS, at);
    await until(() => expect(table.guest.messages.at(-1)?.botFault).toBe('stopped'));
    return table;
  }

  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  test('that simple choices are made for them is told, until they think again', async () => {
    const at = testHost();
    at.makeBots('broken');
    const { guest } = await opened({ ...PAIR, sitters: [BOT, PERSON] }, at);
    const personIsAsked = () =>
      until(() => {
        expect(guest.sight().now.decision?.seat).toBe(1);
        expect(guest.sight().played.length).toBeGreaterThan(0);
        expect(guest.messages.at(-1)?.thinking).toBeUndefined();
      });
    // In this deal seat 0, a bot, begins.
    await personIsAsked();
    expect(guest.messages.at(-1)?.botFault).toBe('replaced');
    at.makeBots('able');
    while (guest.messages.at(-1)?.botFault !== undefined) {
      value(await guest.ask(anything(guest.sight())));
      await personIsAsked();
    }
    expect(guest.sight().played.length).toBeGreaterThan(2);
  });

  test('one that stops is told, and nothing is lost', async () => {
    const at = await stopped();
    expect(at.guest.messages.at(-1)?.thinking).toBeUndefined();
    expect(savedIn(at, at.id).entries).toEqual([]);
  });

  test('it tries again, as often as one likes', async () => {
    const { host, guest, stored, id, makeBots } = await stopped();
    const before = guest.messages.length;
    value(await host.goOn(id, 0, 'again'));
    await until(() => expect(guest.messages.length).toBeGreaterThan(before + 1));
    await until(() => expect(guest.messages.at(-1)?.botFault).toBe('stopped'));
    expect(guest.sight().played).toEqual([]);
    makeBots('able');
    value(await host.goOn(id, 0, 'again'));
    await until(() => expect(stored.get(id)?.summary.isOver).toBe(true));
    await until(() => expect(guest.messages.at(-1)?.botFault).toBeUndefined());
  });

  test('chance decides for it, up to the end of the game if need be', async () => {
    const { host, guest, stored, id } = await stopped();
    while (stored.get(id)?.summary.isOver !== true) {
      const { revision } = guest.sight();
      value(await host.goOn(id, revision, 'by-chance'));
      await until(() => {
        expect(guest.sight().revision).toBe(revision + 1);
        const isStopped = guest.messages.at(-1)?.botFault === 'stopped';
        expect(isStopped || stored.get(id)?.summary.isOver).toBe(true);
      });
    }
    expect(guest.messages.at(-1)?.botFault).toBeUndefined();
  });

  test('nobody decides for a bot that has not stopped, or about another position', async () => {
    const { host, guest, id } = await opened(BOTS, testHost({ isPatient: true }));
    expect(faultOf(await host.goOn(id, 0, 'by-chance'))).toBe('stale');
    expect(guest.sight().played).toEqual([]);
    const at = await stopped();
    expect(faultOf(await at.host.goOn(at.id, 1, 'by-chance'))).toBe('stale');
  });
});

describe('hints', () => {
  test('are for the seat that has to decide, about the position it sees', async () => {
    const { host, guest, id } = await opened({ ...PAIR, sitters: [PERSON, BOT] });
    await until(() => expect(guest.sight().now.decision?.seat).toBe(0));
    const { revision } = guest.sight();
    expect(faultOf(await host.explain(id, 0, revision, 'master'))).toBeUndefined();
    expect(faultOf(await host.explain(id, 0, revision - 1, 'master'))).toBe('stale');
    expect(faultOf(await host.explain(id, 1, revision, 'master'))).toBe('not-your-seat');
  });
});

describe('keeping', () => {
  test('a game goes on where it stood, in another host, and can be taken back there', async () => {
    const first = await opened();
    const { seat = 0 } = first.guest.sight().now.decision ?? {};
    value(await first.guest.ask(anything(first.guest.sight())));
    const second = testHost();
    for (const [id, game] of first.stored) second.stored.set(id, game);
    const guest = await joined(second.host, first.id, false);
    expect(glance(guest.sight())).toEqual(glance(first.guest.sight()));
    value(await guest.ask({ what: 'take-back' }, { seat }));
    expect(guest.sight().played).toEqual([]);
  });

  test('a game is listed, exported, imported and removed', async () => {
    const { host, guest } = await opened({ ...PAIR, sitters: [{ name: 'Ana', bot: undefined }, PERSON] });
    const { seat = 0 } = guest.sight().now.decision ?? {};
    value(await guest.ask(anything(guest.sight())));
    // What was taken back is part of the record.
    value(await guest.ask({ what: 'take-back' }, { seat }));
    value(await guest.ask(anything(guest.sight())));
    const [game] = value(await host.list());
    const text = value(await host.exportText(game?.id ?? ''));
    expect(text).toMatch(/^\d back 0$/m);
    const copy = value(await host.importText(text));
    expect(value(await host.exportText(copy))).toBe(text);
    const list = value(await host.list());
    expect(list).toHaveLength(2);
    expect(list.every(({ sitters, moves }) => sitters[0]?.name === 'Ana' && moves === 1)).toBe(true);
    value(await host.remove(copy));
    expect(value(await host.list())).toHaveLength(1);
  });

  test('what a game was played on from is exported and imported with it, if it can be understood', async () => {
    const { host, stored, id } = await opened(BOTS);
    await until(() => expect(stored.get(id)?.summary.isOver).toBe(true));
    const copy = value(await host.playOn(id, 7, [PERSON, PERSON]));
    const text = value(await host.exportText(copy));
    const origin = { table: id, position: 7 };
    expect(text).toContain(`# played on from: ${JSON.stringify(origin)}\n`);
    const again = value(await host.importText(text));
    expect(stored.get(again)).toMatchObject({ origin, summary: { origin } });
    expect(value(await host.exportText(again))).toBe(text);
    for (const nonsense of [
      '7',
      'null',
      '{',
      '{"table":"../x","position":7}',
      '{"table":"x","position":-1}',
    ]) {
      const other = text.replace(/(# played on from: ).*/, `$1${nonsense}`);
      expect(stored.get(value(await host.importText(other)))?.summary.origin).toBeUndefined();
    }
  });

  test('a record with a component pack comes back with it, and is played on with it', async () => {
    await loadGame('1893');
    const { pack: own } = findGame('1893');
    const components = { ...own.components, startFrancs: { value: [9, 8, 7, 6, 5], origin: 'printed' } };
    const at = await opened({ ...BOTS, pack: { ...own, id: 'box', name: 'My box', components } });
    await until(() => expect(at.stored.get(at.id)?.summary.isOver).toBe(true));
    const elsewhere = testHost();
    const id = value(await elsewhere.host.importText(value(await at.host.exportText(at.id))));
    expect(elsewhere.stored.get(id)?.summary).toMatchObject({
      pack: 'My box',
      scores: at.stored.get(at.id)?.summary.scores,
    });
    const next = value(await elsewhere.host.playOn(id, 0, BOTS.sitters));
    expect(elsewhere.stored.get(next)?.summary).toMatchObject({ pack: 'My box' });
  });

  test.each([
    ['no record', 'hello'],
    ['nothing', ''],
    ['half a record', 'horta-record-1\ngame: 1893\n'],
    ['broken JSON', '{"format": "horta-record-1"'],
    ['JSON nested too deeply', `{"format": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    ['a text that is too long', `horta-record-1\n${' '.repeat(LONGEST_TEXT)}`],
  ])('%s is not imported', async (_, text) => {
    const { host, stored } = testHost();
    expect(faultOf(await host.importText(text))).toBe('not-a-record');
    expect(stored.size).toBe(0);
  });

  test('scores that a record claims but does not come to are refused, with both', async () => {
    const { host, stored, id } = await opened(BOTS);
    await until(() => expect(stored.get(id)?.summary.isOver).toBe(true));
    const text = value(await host.exportText(id));
    const played = stored.get(id)?.summary.scores;
    const before = stored.size;
    const answer = await host.importText(text.replace(/^scores: .*/m, 'scores: 999 -1'));
    expect(answer).toMatchObject({ fault: 'false-scores', scores: { claimed: [999, -1], played } });
    expect(stored.size).toBe(before);
    // Of a game that is not over there are none to claim.
    const lines = text.split('\n');
    const half = lines.filter((line, i) => i < 30 || line.startsWith('scores:')).join('\n');
    expect(await host.importText(half)).toMatchObject({
      fault: 'not-a-record',
      detail: expect.stringContaining('not over'),
    });
    value(await host.importText(text));
  });

  test('a record with a move that is not legal is not imported', async () => {
    const { host, guest, id } = await opened();
    value(await guest.ask(anything(guest.sight())));
    const text = value(await host.exportText(id));
    const twice = text.replace(/^(\d start-artwork \w+)$/m, '$1\n$1');
    expect(twice).not.toBe(text);
    expect(faultOf(await host.importText(twice))).toBe('not-a-record');
  });

  test('sitters that make no sense are people without a name', async () => {
    const { host, id } = await opened();
    const text = value(await host.exportText(id)).replace(
      /# sitters: .*/,
      '# sitters: [7, {"bot": "oracle"}]',
    );
    const copy = value(await host.importText(text));
    const found = value(await host.list()).find((game) => game.id === copy);
    expect(found?.sitters).toEqual([PERSON, PERSON]);
  });

  test.each(['  ', '\u200b\u200d', '\x1b\x00', '\u202e', '\t\n'])(
    'the blank name %j is none, imported or stored',
    async (blank) => {
      const { host, id, stored } = await opened({ ...PAIR, sitters: [{ name: 'Ana', bot: undefined }, BOT] });
      const text = value(await host.exportText(id)).replace('"Ana"', JSON.stringify(blank));
      const copy = value(await host.importText(text));
      expect(stored.get(copy)?.sitters).toEqual([PERSON, BOT]);

      const old = stored.get(id);
      if (old === undefined) throw new Error('not stored');
      const second = testHost();
      second.stored.set(id, { ...old, sitters: [{ name: blank, bot: undefined }, BOT] });
      const guest = await joined(second.host, id, false);
      expect(guest.sight().sitters).toEqual([PERSON, BOT]);
    },
  );

  test('a name gives no orders, and has no more letters than fit', async () => {
    const { host, id, stored } = await opened({ ...PAIR, sitters: [{ name: 'Ana', bot: undefined }, BOT] });
    const name = `\x1b[2J\u202e${'x'.repeat(22)}🎲`;
    const text = value(await host.exportText(id)).replace('"Ana"', JSON.stringify(name));
    const copy = value(await host.importText(text));
    expect(stored.get(copy)?.sitters[0]?.name).toBe(`[2J${'x'.repeat(21)}`);
  });

  test('where nothing can be stored the game is played all the same, and says so', async () => {
    const at = testHost();
    at.breakStorage();
    const { guest } = await opened(PAIR, at);
    expect(guest.messages.at(-1)?.isKept).toBe(false);
    value(await guest.ask(anything(guest.sight())));
    expect(guest.messages.at(-1)?.isKept).toBe(false);
    expect(guest.sight().played).toHaveLength(1);
  });

  test('a table that could be stored later only is one table, and kept', async () => {
    const at = testHost();
    at.breakStorage();
    const { host, guest, id } = await opened(PAIR, at);
    at.mendStorage();
    expect(value(await host.list()).map((game) => game.id)).toEqual([id]);
    value(await guest.ask(anything(guest.sight())));
    expect(guest.messages.at(-1)?.isKept).toBe(true);
    expect(value(await host.list())).toMatchObject([{ id, moves: 1 }]);
    expect(savedIn(at, id).entries).toHaveLength(1);
    // And again after it was left.
    await host.leave(id);
    expect(value(await host.list())).toMatchObject([{ id, moves: 1 }]);
    expect(value(await host.exportText(id))).toContain(`# sitters: `);
    const again = await joined(host, id, false);
    expect(again.messages.at(-1)?.isKept).toBe(true);
    expect(again.sight().played).toMatchObject([{ move: { step: 'start-artwork' } }]);
    value(await host.remove(id));
    expect(value(await host.list())).toEqual([]);
    expect(faultOf(await host.join(id, { playsForced: false }, () => {}))).toBe('no-such-game');
  });

  test('sitting down at a table tries to store it again', async () => {
    const at = testHost();
    at.breakStorage();
    const { host, id, stored } = await opened(PAIR, at);
    await host.leave(id);
    at.mendStorage();
    const again = await joined(host, id, false);
    expect(again.messages.at(-1)?.isKept).toBe(true);
    expect(stored.has(id)).toBe(true);
    expect(value(await host.list())).toHaveLength(1);
  });

  test('a table that can be stored no more goes on where it was left, and is one table', async () => {
    const at = testHost();
    const { host, guest, id } = await opened(PAIR, at);
    at.breakPuts();
    value(await guest.ask(anything(guest.sight())));
    expect(guest.messages.at(-1)?.isKept).toBe(false);
    await host.leave(id);
    expect(value(await host.list())).toMatchObject([{ id, moves: 1 }]);
    const again = await joined(host, id, false);
    expect(again.messages.at(-1)?.isKept).toBe(false);
    expect(again.sight().played).toMatchObject([{ move: { step: 'start-artwork' } }]);
    const text = value(await host.exportText(id));
    expect(text).toMatch(/^\d start-artwork \w+$/m);
    value(await host.remove(id));
    expect(value(await host.list())).toEqual([]);
  });

  test('a table that is not stored can be removed whatever the storage says, another one can’t', async () => {
    const at = testHost();
    const kept = value(await at.host.create(PAIR));
    at.breakStorage();
    const { host, id } = await opened(PAIR, at);
    expect(faultOf(await host.remove(id))).toBeUndefined();
    expect(faultOf(await host.remove(kept))).toBe('storage');
    at.mendStorage();
    expect(value(await host.list()).map((game) => game.id)).toEqual([kept]);
  });

  test('a table that another page has open is not opened', async () => {
    const at = testHost();
    const id = value(await at.host.create(PAIR));
    at.locked.add(id);
    expect(faultOf(await at.host.join(id, { playsForced: false }, () => {}))).toBe('open-elsewhere');
    expect(faultOf(await at.host.remove(id))).toBe('open-elsewhere');
  });

  test('who waits for a table that another page has open sits down when that one is closed', async () => {
    const at = testHost();
    const id = value(await at.host.create(PAIR));
    at.locked.add(id);
    const messages: Message[] = [];
    const joining = at.host.join(id, { playsForced: false }, (message) => messages.push(message), true);
    // Whoever doesn't wait is still refused.
    expect(faultOf(await at.host.remove(id))).toBe('open-elsewhere');
    expect(messages).toEqual([]);
    at.unlock(id);
    value(await joining);
    expect(messages[0]?.told?.kind).toBe('whole');
    expect(at.locked.has(id)).toBe(true);
  });

  test('who leaves while waiting never sits down', async () => {
    const at = testHost();
    const id = value(await at.host.create(PAIR));
    at.locked.add(id);
    const joining = at.host.join(id, { playsForced: false }, () => {}, true);
    await new Promise((resolve) => setImmediate(resolve));
    await at.host.leave(id);
    expect(faultOf(await joining)).toBe('open-elsewhere');
    at.unlock(id);
    await new Promise((resolve) => setImmediate(resolve));
    expect(at.locked.has(id)).toBe(false);
  });

  test('a table is let go of only when what was decided there is stored', async () => {
    const at = await opened();
    const decided = at.guest.ask(anything(at.guest.sight()));
    const left = at.host.leave(at.id);
    expect(at.locked.has(at.id)).toBe(true);
    await Promise.all([decided, left]);
    expect(at.locked.has(at.id)).toBe(false);
    expect(savedIn(at, at.id).entries).toHaveLength(1);
  });
});

describe('games of an earlier Horta', () => {
  const files = import.meta.glob<string>('../../../table/fixtures/landing-1/browser/*.json', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const [text = '{}'] = Object.values(
    import.meta.glob<string>('../../../table/fixtures/landing-1/states.json', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  );
  const states: Readonly<Record<string, { readonly hash: string }>> = JSON.parse(text);
  const cases = Object.entries(files).map(([path, text]) => ({ name: path.split('/').at(-1), text }));

  test('there are some', () => expect(cases.length).toBeGreaterThan(10));

  test.each(cases)(
    '$name opens, goes on where it stood, and is kept with its entries',
    async ({ name, text }) => {
      const old = JSON.parse(text);
      const at = testHost();
      at.stored.set(old.id, old);
      expect(value(await at.host.list())).toEqual([old.summary]);
      const record = recordFromText(value(await at.host.exportText(old.id)));
      expect(hash(replay(record))).toBe(states[`browser/${name}`]?.hash);
      const guest = await joined(at.host, old.id, false);
      expect(guest.sight().played.length).toBeGreaterThanOrEqual(old.record.moves.length);
      while (guest.sight().now.decision !== undefined && guest.sight().now.decision?.options === undefined)
        await new Promise((resolve) => setImmediate(resolve));
      if (guest.sight().now.decision === undefined) return;
      const { length } = guest.sight().played;
      value(await guest.ask(anything(guest.sight())));
      expect(savedIn(at, old.id).entries.length).toBeGreaterThan(length);
      expect(savedIn(at, old.id).header.version).toBe(1);
    },
  );
});
