/** The host keeps games: what it acknowledges is stored, what it refuses changes nothing. */
import { type GameRecord, LONGEST_TEXT, options, pending, replay } from '@horta/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer, NewGame, Sitter, Snapshot } from './contract.ts';
import { type TestHost, testHost } from './host.testing.ts';

const PERSON: Sitter = { name: '', bot: undefined };
const BOT: Sitter = { name: '', bot: 'apprentice' };

function value<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`${answer.fault}: ${answer.detail}`);
  return answer.value;
}

function faultOf(answer: Answer<unknown>): string | undefined {
  return answer.ok ? undefined : answer.fault;
}

const PAIR: NewGame = { game: '1893', options: {}, sitters: [PERSON, PERSON], seed: 'host' };

async function opened(wanted: NewGame = PAIR, at: TestHost = testHost()): Promise<TestHost & { id: string }> {
  const id = value(await at.host.create(wanted));
  value(await at.host.open(id, (snapshot) => at.told.push(structuredClone(snapshot))));
  return { ...at, id };
}

function latest(told: readonly Snapshot[]): Snapshot {
  return told[told.length - 1];
}

/** The legal choices after what was told last. */
function choices({ header, moves }: Snapshot): number[] {
  return options(replay({ ...header, moves }));
}

/** Looks again and again until what is expected is so: however busy the machine, and some hundred times in a row. */
function until(expected: () => void): Promise<void> {
  return vi.waitFor(expected, { timeout: 60_000, interval: 1 });
}

describe('beginning', () => {
  test('a new game is stored before anybody plays', async () => {
    const { stored, id } = await opened();
    expect(stored.get(id)?.record.moves).toEqual([]);
    expect(stored.get(id)?.summary).toMatchObject({ game: '1893', moves: 0, isOver: false, round: 0 });
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
    const { host, stored, told, id } = await opened();
    const [option = 0] = choices(latest(told));
    value(await host.decide(0, option));
    expect(stored.get(id)?.record.moves).toHaveLength(1);
    expect(latest(told).moves).toEqual(stored.get(id)?.record.moves);
  });

  test('an illegal choice is refused and changes nothing', async () => {
    const { host, stored, told, id } = await opened();
    const before = latest(told);
    expect(faultOf(await host.decide(0, 999))).toBe('illegal');
    expect(stored.get(id)?.record.moves).toEqual([]);
    expect(latest(told)).toEqual(before);
  });

  test('a decision about another position is stale', async () => {
    const { host, told } = await opened();
    const [option = 0] = choices(latest(told));
    value(await host.decide(0, option));
    expect(faultOf(await host.decide(0, option))).toBe('stale');
  });

  test('nobody decides for a bot', async () => {
    const { host, told } = await opened({ ...PAIR, sitters: [BOT, BOT] }, testHost({ isPatient: true }));
    expect(latest(told).thinking).toBeTypeOf('number');
    expect(faultOf(await host.decide(0, 0))).toBe('stale');
  });
});

describe('bots', () => {
  test('play to the end of a game of their own, and its scores are stored', async () => {
    const { stored, id } = await opened({ ...PAIR, sitters: [BOT, BOT] });
    await until(() => expect(stored.get(id)?.summary.isOver).toBe(true));
    expect(stored.get(id)?.record.scores).toHaveLength(2);
    expect(stored.get(id)?.summary.turn).toBeUndefined();
  });

  test('stop when it is a person’s turn', async () => {
    const { told } = await opened({ ...PAIR, sitters: [BOT, PERSON] });
    await until(() => {
      const { header, moves, thinking } = latest(told);
      expect(pending(replay({ ...header, moves }))?.player).toBe(1);
      expect(thinking).toBeUndefined();
    });
  });

  test('what a bot thinks of is dropped when the person takes back', async () => {
    const at = await opened({ ...PAIR, sitters: [PERSON, BOT] }, testHost({ isPatient: true }));
    // In this deal seat 1, a bot, begins; then the person decides.
    while (pending(replay({ ...latest(at.told).header, moves: latest(at.told).moves }))?.player !== 0) {
      at.answer();
      await until(() => expect(at.told.length).toBeGreaterThan(1));
      await new Promise((resolve) => setImmediate(resolve));
    }
    const { moves } = latest(at.told);
    const [option = 0] = choices(latest(at.told));
    value(await at.host.decide(moves.length, option));
    value(await at.host.undo(0));
    at.answer();
    await new Promise((resolve) => setImmediate(resolve));
    expect(latest(at.told).moves).toHaveLength(moves.length);
    expect(latest(at.told).thinking).toBeUndefined();
  });
});

describe('what bots are given', () => {
  test('tells nothing of the seed of the game, nor is any chance given twice', async () => {
    const seed = 'a-secret-of-the-deal';
    const { requests, stored, id } = await opened({ ...PAIR, seed, sitters: [BOT, BOT] });
    await until(() => expect(stored.get(id)?.summary.isOver).toBe(true));
    expect(stored.get(id)?.record.seed).toBe(seed);
    expect(requests.length).toBeGreaterThan(20);
    // Neither the seed nor the key that is made of it.
    const { randomKey } = replay(stored.get(id)?.record as GameRecord) as unknown as { randomKey: number[] };
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
  async function stopped(): Promise<TestHost & { id: string }> {
    const at = testHost();
    at.makeBots('lost');
    const table = await opened({ ...PAIR, sitters: [BOT, BOT] }, at);
    await until(() => expect(latest(at.told).botFault).toBe('stopped'));
    return table;
  }

  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  test('that simple choices are made for them is told, until they think again', async () => {
    const at = testHost();
    at.makeBots('broken');
    const { told, host } = await opened({ ...PAIR, sitters: [BOT, PERSON] }, at);
    const personIsAsked = () =>
      until(() => {
        const { header, moves } = latest(told);
        expect(pending(replay({ ...header, moves }))?.player).toBe(1);
        expect(moves.length).toBeGreaterThan(0);
      });
    // In this deal seat 0, a bot, begins.
    await personIsAsked();
    expect(latest(told)).toMatchObject({ botFault: 'replaced', thinking: undefined });
    at.makeBots('able');
    while (latest(told).botFault !== undefined) {
      const { moves } = latest(told);
      value(await host.decide(moves.length, choices(latest(told))[0] ?? 0));
      await personIsAsked();
    }
    expect(latest(told).moves.length).toBeGreaterThan(2);
  });

  test('one that stops is told, and nothing is lost', async () => {
    const { told, stored, id } = await stopped();
    expect(latest(told)).toMatchObject({ thinking: undefined, moves: [] });
    expect(stored.get(id)?.record.moves).toEqual([]);
  });

  test('it tries again, as often as one likes', async () => {
    const { host, told, stored, id, makeBots } = await stopped();
    const before = told.length;
    value(await host.goOn('again'));
    await until(() => expect(told.length).toBeGreaterThan(before + 1));
    await until(() => expect(latest(told)).toMatchObject({ botFault: 'stopped', moves: [] }));
    makeBots('able');
    value(await host.goOn('again'));
    await until(() => expect(stored.get(id)?.summary.isOver).toBe(true));
    expect(latest(told).botFault).toBeUndefined();
  });

  test('chance decides for it, up to the end of the game if need be', async () => {
    const { host, told, stored, id } = await stopped();
    while (stored.get(id)?.summary.isOver !== true) {
      const { moves } = latest(told);
      value(await host.goOn('by-chance'));
      await until(() => {
        expect(latest(told).moves).toHaveLength(moves.length + 1);
        expect(latest(told).botFault === 'stopped' || stored.get(id)?.summary.isOver).toBe(true);
      });
    }
    expect(latest(told).botFault).toBeUndefined();
  });

  test('nobody decides for a bot that has not stopped', async () => {
    const { host, told } = await opened({ ...PAIR, sitters: [BOT, BOT] }, testHost({ isPatient: true }));
    expect(faultOf(await host.goOn('by-chance'))).toBe('stale');
    expect(latest(told).moves).toEqual([]);
  });
});

describe('taking back', () => {
  test('takes back, and makes again', async () => {
    const { host, told, stored, id } = await opened();
    const [option = 0] = choices(latest(told));
    value(await host.decide(0, option));
    const seat = latest(told).moves[0]?.seat ?? 0;
    value(await host.undo(seat));
    expect(latest(told).moves).toEqual([]);
    expect(latest(told).undone).toHaveLength(1);
    expect(stored.get(id)?.record.moves).toEqual([]);
    value(await host.redo());
    expect(latest(told).moves).toHaveLength(1);
  });

  test('nobody takes back what another one decided', async () => {
    const { host, told } = await opened();
    const [option = 0] = choices(latest(told));
    value(await host.decide(0, option));
    const seat = latest(told).moves[0]?.seat ?? 0;
    expect(faultOf(await host.undo(1 - seat))).toBe('undo-other-player');
    expect(latest(told).moves).toHaveLength(1);
  });

  test('there is nothing to take back at the start', async () => {
    const { host } = await opened();
    expect(faultOf(await host.undo(0))).toBe('undo-nothing-played');
    expect(faultOf(await host.resetTurn(0))).toBe('undo-nothing-played');
  });
});

describe('keeping', () => {
  test('a game goes on where it stood, in another host', async () => {
    const first = await opened();
    const [option = 0] = choices(latest(first.told));
    value(await first.host.decide(0, option));
    const second = testHost();
    for (const [id, game] of first.stored) second.stored.set(id, game);
    value(await second.host.open(first.id, (snapshot) => second.told.push(snapshot)));
    expect(latest(second.told).moves).toEqual(latest(first.told).moves);
  });

  test('a game is listed, exported, imported and removed', async () => {
    const { host, told } = await opened({ ...PAIR, sitters: [{ name: 'Ana', bot: undefined }, PERSON] });
    const [option = 0] = choices(latest(told));
    value(await host.decide(0, option));
    const [game] = value(await host.list());
    const text = value(await host.exportText(game?.id ?? ''));
    const copy = value(await host.importText(text));
    expect(value(await host.exportText(copy))).toBe(text);
    const list = value(await host.list());
    expect(list).toHaveLength(2);
    expect(list.every(({ sitters, moves }) => sitters[0]?.name === 'Ana' && moves === 1)).toBe(true);
    value(await host.remove(copy));
    expect(value(await host.list())).toHaveLength(1);
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

  test('a record with a move that is not legal is not imported', async () => {
    const { host, told, id } = await opened();
    const [option = 0] = choices(latest(told));
    value(await host.decide(0, option));
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
      value(await second.host.open(id, (snapshot) => second.told.push(snapshot)));
      expect(latest(second.told).sitters).toEqual([PERSON, BOT]);
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
    const { host, told } = await opened(PAIR, at);
    expect(latest(told).isKept).toBe(false);
    const [option = 0] = choices(latest(told));
    value(await host.decide(0, option));
    expect(latest(told)).toMatchObject({ isKept: false, moves: [{ option }] });
  });

  test('a table that could be stored later only is one table, and kept', async () => {
    const at = testHost();
    at.breakStorage();
    const { host, told, id, stored } = await opened(PAIR, at);
    at.mendStorage();
    expect(value(await host.list()).map((game) => game.id)).toEqual([id]);
    value(await host.decide(0, choices(latest(told))[0] ?? 0));
    expect(latest(told).isKept).toBe(true);
    expect(value(await host.list())).toMatchObject([{ id, moves: 1 }]);
    expect(stored.get(id)?.record.moves).toHaveLength(1);
    // And again after it was left.
    await host.close();
    expect(value(await host.list())).toMatchObject([{ id, moves: 1 }]);
    expect(value(await host.exportText(id))).toContain(`# sitters: `);
    value(await host.open(id, (snapshot) => told.push(snapshot)));
    expect(latest(told)).toMatchObject({ isKept: true, moves: [{ step: 'start-artwork' }] });
    value(await host.remove(id));
    expect(value(await host.list())).toEqual([]);
    expect(faultOf(await host.open(id, () => {}))).toBe('no-such-game');
  });

  test('opening a table tries to store it again', async () => {
    const at = testHost();
    at.breakStorage();
    const { host, told, id, stored } = await opened(PAIR, at);
    await host.close();
    at.mendStorage();
    value(await host.open(id, (snapshot) => told.push(snapshot)));
    expect(latest(told).isKept).toBe(true);
    expect(stored.has(id)).toBe(true);
    expect(value(await host.list())).toHaveLength(1);
  });

  test('a table that can be stored no more goes on where it was left, and is one table', async () => {
    const at = testHost();
    const { host, told, id } = await opened(PAIR, at);
    at.breakPuts();
    value(await host.decide(0, choices(latest(told))[0] ?? 0));
    expect(latest(told).isKept).toBe(false);
    await host.close();
    expect(value(await host.list())).toMatchObject([{ id, moves: 1 }]);
    value(await host.open(id, (snapshot) => told.push(structuredClone(snapshot))));
    expect(latest(told)).toMatchObject({ isKept: false, moves: [{ step: 'start-artwork' }] });
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
    expect(faultOf(await at.host.open(id, () => {}))).toBe('open-elsewhere');
    expect(faultOf(await at.host.remove(id))).toBe('open-elsewhere');
  });

  test('a table that is left can be opened again', async () => {
    const { host, id } = await opened();
    await host.close();
    expect(faultOf(await host.decide(0, 0))).toBe('no-such-game');
    expect(faultOf(await host.open(id, () => {}))).toBeUndefined();
  });

  test('a table is let go of only when what was decided there is stored', async () => {
    const { host, told, id, locked, stored } = await opened();
    const [option = 0] = choices(latest(told));
    const decided = host.decide(0, option);
    const closed = host.close();
    expect(locked.has(id)).toBe(true);
    await Promise.all([decided, closed]);
    expect(locked.has(id)).toBe(false);
    expect(stored.get(id)?.record.moves).toHaveLength(1);
  });

  test('an unknown table is told as such', async () => {
    const { host } = testHost();
    expect(faultOf(await host.open('nowhere', () => {}))).toBe('no-such-game');
    expect(faultOf(await host.exportText('nowhere'))).toBe('no-such-game');
  });
});
