import { GAMES, optionCombinations, randomFromSeed, UNKNOWN } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { run } from '../terminal.testing.ts';
import { conversation, GAME, playSome } from './referee.testing.ts';
import { REQUESTS } from './requests.ts';

const random = (seed: string) => {
  const source = randomFromSeed(seed);
  return (count: number) => source.below(count);
};

describe('a game', () => {
  test('is begun, asked about and played to its end', () => {
    const talk = conversation();
    const begun = talk.ask('new', GAME);
    expect(begun).toMatchObject({ game: '1893', seed: 'referee', moves: 0, over: false });
    expect(begun.events[0].event.type).toBe('game-started');
    expect(begun.decision).toMatchObject({ step: 'start-artwork', a: 0, b: 0, conceivable: 5 });
    expect(begun.decision.options[2]).toMatchObject({ option: 2, word: 'blue' });
    const played = playSome(talk, 10_000, random('whole'));
    const end = talk.ask('options');
    expect(end).toMatchObject({ moves: played, over: true, winners: expect.any(Array) });
    expect(end.decision).toBeUndefined();
    const { scores, over, winners } = talk.ask('scores');
    expect({ over, winners }).toEqual({ over: true, winners: end.winners });
    for (const { total, bySource } of scores) {
      const sum = Object.values(bySource as Record<string, number>).reduce((a, b) => a + b, 0);
      expect(sum).toBe(total);
    }
    expect(talk.ask('record').record.scores).toEqual(scores.map(({ total }: { total: number }) => total));
    expect(talk.refused('play', { option: 0 })).toMatchObject({
      code: 'illegal',
      details: { reason: { code: 'game-over' } },
    });
    expect(talk.ask('obstacle', { option: 0 })).toMatchObject({
      legal: false,
      reason: { code: 'game-over' },
    });
  });

  const tables = GAMES.flatMap((game) =>
    optionCombinations(game).map((options, i) => ({
      game: game.id,
      options,
      players: game.minPlayers + (i % (game.maxPlayers - game.minPlayers + 1)),
    })),
  );

  test.each(tables)('of $game with $options for $players is played, kept and loaded', (table) => {
    const talk = conversation();
    talk.ask('new', { ...table, seed: 'table' });
    playSome(talk, 60, random('table'));
    const { state, position, hash } = talk.ask('state');
    expect(state.rules).toMatchObject(table);
    for (const kept of [{ state }, { position }]) {
      const again = conversation();
      again.ask('load', kept);
      expect(again.ask('state').hash).toBe(hash);
    }
    playSome(talk, 10_000, random('table on'));
    expect(talk.ask('options').over).toBe(true);
    const again = conversation();
    expect(again.ask('load', { record: talk.ask('record').text }).scores).toEqual(talk.ask('scores').scores);
  });

  test('tells what a seat may see of an event that it may not see whole', () => {
    const { events } = conversation().ask('new', { game: '1893-first-edition', players: 3, seed: 'seen' });
    const drawn = events.filter(({ event }: { event: { type: string } }) => event.type === 'artworks-drawn');
    expect(drawn).toHaveLength(3);
    for (const { event, seenBy } of drawn) {
      expect(event.colours[0]).toBeGreaterThanOrEqual(0);
      expect(seenBy.map(({ seat }: { seat: number }) => seat)).toEqual(
        [0, 1, 2].filter((seat) => seat !== event.player),
      );
      for (const told of seenBy) {
        expect(told.event).toEqual({ ...event, colours: [UNKNOWN] });
        expect(told.words).toBe(`Player ${event.player + 1} draws 1 artwork.`);
      }
    }
    for (const { event, seenBy } of events)
      if (event.type !== 'artworks-drawn') expect(seenBy).toBeUndefined();
  });

  test('without a seed has one of 32 random hex digits', () => {
    const { ask } = conversation();
    const setup = { game: '1893', players: 3 };
    const { seed } = ask('new', setup);
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    const { hash } = ask('state');
    expect(ask('new', setup).seed).not.toBe(seed);
    ask('new', { ...setup, seed });
    expect(ask('state').hash).toBe(hash);
  });

  test('is played under the version that is named, or the newest', () => {
    const { ask, refused } = conversation();
    const setup = { ...GAME, options: { belleEpoque: true } };
    for (const [version, expected] of [
      [1, 1],
      [2, 2],
      [undefined, 2],
    ]) {
      ask('new', { ...setup, version });
      expect(ask('record').record.version).toBe(expected);
      const { state } = ask('state');
      expect(state.rules.version).toBe(expected);
      ask('load', { state });
      expect(ask('state').state).toEqual(state);
    }
    expect(refused('new', { ...setup, version: 3 }).message).toContain('there is 1, 2');
    expect(refused('new', { ...setup, version: 'x' }).message).toContain('version');
  });

  test('follows the deal that is given', () => {
    const { ask } = conversation();
    const deal = { firstPlayer: 2, nobles: ['maeterlinck', 'empain'], prestige: [30, 1], stock: [12] };
    const { events } = ask('new', { ...GAME, deal });
    expect(events[0].event).toMatchObject({ firstPlayer: 1 });
    expect(events[0].event.prestige.slice(0, 2)).toEqual([29, 0]);
    expect(ask('state').state.fields.stockDeck.at(-1)).toBe(11);
    expect(ask('record').record.deal).toEqual(deal);
  });

  test('follows the pack that is given, and can be loaded again with it', () => {
    const pack = structuredClone(GAMES[0]?.pack) as unknown as {
      id: string;
      components: Record<string, unknown>;
    };
    pack.id = 'corrected';
    pack.components.startFrancs = { value: [9, 9, 9, 9, 9], origin: 'printed' };
    const { ask, refused } = conversation();
    ask('new', { ...GAME, pack });
    const { state, packs, hash, position } = ask('state');
    expect(state.fields.money).toEqual([9, 9]);
    expect(refused('load', { state })).toMatchObject({
      code: 'invalid',
      details: { faults: [{ path: 'pack' }] },
    });
    ask('load', { state, packs });
    expect(ask('state').hash).toBe(hash);
    ask('load', { position, packs });
    expect(ask('state').hash).toBe(hash);
  });

  test('a view hides what the seat may not know', () => {
    const { ask } = conversation();
    ask('new', GAME);
    const { state } = ask('state');
    const { view } = ask('view', { seat: 1 });
    expect(view.fields.nobleDeck).toEqual(state.fields.nobleDeck.map(() => -2));
    expect(view.fields.nobleDisplay).toEqual(state.fields.nobleDisplay);
    expect(view.agenda).toEqual(state.agenda);
  });
});

describe('choices', () => {
  test('can be given as number or as word', () => {
    const { ask } = conversation();
    ask('new', GAME);
    expect(ask('obstacle', { word: 'green' })).toEqual({ option: 3, word: 'green', legal: true });
    expect(ask('obstacle', { option: 4 })).toMatchObject({
      ...{ option: 4, word: 'black', legal: false },
      reason: { code: 'black-not-allowed' },
      words: expect.stringMatching(/./),
    });
    expect(ask('obstacle', { word: 'mauve' })).toMatchObject({
      ...{ word: 'mauve', legal: false },
      reason: { code: 'not-a-choice' },
    });
    const { events, moves } = ask('play', { word: 'green' });
    expect(moves).toBe(1);
    expect(events).toEqual([
      {
        event: expect.objectContaining({ type: 'artwork-taken', colour: 3 }),
        words: expect.stringMatching(/./),
      },
    ]);
  });

  test('that are illegal change nothing', () => {
    const { ask, refused } = conversation();
    ask('new', GAME);
    const { hash } = ask('state');
    for (const choice of [{ option: 4 }, { option: 99 }, { word: 'black' }, { word: 'mauve' }, { word: '' }])
      expect(refused('play', choice)).toMatchObject({ code: 'illegal', details: { reason: {}, words: {} } });
    expect(ask('state').hash).toBe(hash);
  });

  test('for the wrong seat or step are refused', () => {
    const { ask, refused } = conversation();
    const { seat, step } = ask('new', GAME).decision;
    expect(refused('play', { option: 0, seat: 1 - seat })).toMatchObject({
      code: 'not-due',
      details: { seat, step },
    });
    expect(refused('play', { option: 0, step: 'bid' }).code).toBe('not-due');
    expect(ask('play', { option: 0, seat, step }).moves).toBe(1);
  });
});

describe('undo', () => {
  test('goes back move by move to the beginning', () => {
    const talk = conversation();
    talk.ask('new', GAME);
    const hashes = [talk.ask('state').hash];
    const pick = random('undo');
    for (let i = 0; i < 30; i++) {
      playSome(talk, 1, pick);
      hashes.push(talk.ask('state').hash);
    }
    expect(talk.ask('undo', { moves: 10 })).toMatchObject({ undone: 10, moves: 20 });
    for (let at = 20; at > 0; at--) {
      expect(talk.ask('state').hash).toBe(hashes[at]);
      expect(talk.ask('undo')).toMatchObject({ undone: 1, moves: at - 1 });
    }
    expect(talk.ask('state').hash).toBe(hashes[0]);
    expect(talk.refused('undo')).toMatchObject({ code: 'cannot-undo', details: { possible: 0 } });
  });
});

describe('what was taken back', () => {
  const blue = { step: 'start-artwork', option: 2 };
  const wandered = () => {
    const talk = conversation();
    const { seat } = talk.ask('new', GAME).decision;
    talk.ask('play', { word: 'blue' });
    talk.ask('play', { word: 'green' });
    talk.ask('undo', { moves: 2 });
    talk.ask('play', { word: 'blue' });
    return { ...talk, seat };
  };

  test('is in the record, by the seat that decides anew', () => {
    const { ask, seat } = wandered();
    const { record, text } = ask('record');
    expect(record).toMatchObject({
      format: 'horta-record-2',
      moves: [{ seat, ...blue }],
      takenBack: [
        {
          seat,
          from: 0,
          moves: [
            { seat, ...blue },
            { seat: 1 - seat, step: 'start-artwork', option: 3 },
          ],
        },
      ],
    });
    expect(text).toContain(`${seat + 1} back 0\n`);
  });

  test.each(['text', 'record'])('is still there when the record was loaded as %s', (form) => {
    const { ask, refused } = wandered();
    const told = ask('record');
    ask('new', { ...GAME, seed: 'another' });
    expect(ask('load', { record: told[form] }).moves).toBe(1);
    expect(ask('record')).toEqual(told);
    expect(refused('undo', { moves: 2 }).details).toEqual({ possible: 1 });
    ask('load', { record: told[form], moves: 0 });
    expect(ask('record').record).toMatchObject({ moves: [] });
    expect(ask('record').record.takenBack).toBeUndefined();
  });

  test('is not, if the request for it was refused', () => {
    const { ask, refused } = wandered();
    const told = ask('record');
    refused('undo', { moves: 2 });
    refused('play', { word: 'black' });
    expect(ask('record')).toEqual(told);
  });
});

describe('load', () => {
  const played = () => {
    const talk = conversation();
    talk.ask('new', GAME);
    playSome(talk, 40, random('load'));
    return talk;
  };

  test.each(['state', 'position'])('takes up a game from its %s', (key) => {
    const { ask, refused } = played();
    const told = ask('state');
    const next = ask('options').decision;
    const loaded = ask('load', { [key]: told[key] });
    expect(loaded).toMatchObject({ game: '1893', moves: 0, over: false, decision: next });
    expect(ask('state').hash).toBe(told.hash);
    expect(refused('undo').details).toEqual({ possible: 0 });
    expect(refused('record').code).toBe('no-record');
  });

  test.each(['text', 'record'])('takes up a game from the %s of its record', (form) => {
    const { ask } = played();
    const { hash } = ask('state');
    const told = ask('record');
    ask('new', { ...GAME, seed: 'another' });
    expect(ask('load', { record: told[form] }).moves).toBe(40);
    expect(ask('state').hash).toBe(hash);
    expect(ask('record')).toEqual(told);
    expect(ask('load', { record: told[form], moves: 7 }).moves).toBe(7);
    expect(ask('undo', { moves: 7 }).moves).toBe(0);
  });

  test('the record of a whole game keeps its scores', () => {
    const talk = conversation();
    talk.ask('new', GAME);
    playSome(talk, 10_000, random('scores'));
    const { text, record } = talk.ask('record');
    expect(talk.ask('load', { record: text }).over).toBe(true);
    expect(talk.ask('record')).toEqual({ text, record });
    talk.ask('undo');
    expect(talk.ask('record').record.scores).toBeUndefined();
    const wrong = { ...record, scores: [1, 1] };
    expect(talk.refused('load', { record: wrong })).toMatchObject({ code: 'invalid' });
  });

  test.each([
    [{}, 'bad-request', 'exactly one of'],
    [{ position: 'x', record: 'y' }, 'bad-request', 'exactly one of'],
    [{ position: 'x', moves: 3 }, 'bad-request', 'goes with a record only'],
    [{ record: 'x', packs: [] }, 'bad-request', 'has its pack within'],
    [{ position: 'x' }, 'invalid', 'expected "horta GAME'],
    [{ position: 'x', packs: [{}] }, 'invalid', 'pack: game'],
    [{ state: {} }, 'invalid', 'fields: missing'],
    [{ record: 'x' }, 'invalid', 'line 1'],
    [{ record: {} }, 'invalid', 'moves: missing'],
    [{ record: '{' }, 'invalid', 'not JSON'],
  ])('%j is refused', (keys, code, message) => {
    const { ask, refused } = played();
    const { hash } = ask('state');
    const error = refused('load', keys);
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
    expect(ask('state').hash).toBe(hash);
  });

  test('more moves than the record has are refused', () => {
    const { ask, refused } = played();
    const { text } = ask('record');
    expect(refused('load', { record: text, moves: 41 })).toMatchObject({
      code: 'bad-request',
      message: 'moves: the record has 40 moves',
    });
  });

  test('a decision with too many options is not listed, but can be played', () => {
    const talk = conversation();
    talk.ask('new', GAME);
    for (let step = ''; step !== 'bid'; ) {
      const { decision } = talk.ask('options');
      step = talk.ask('play', { option: decision.options[0].option }).decision.step;
    }
    const { state } = talk.ask('state');
    state.fields.money = [9999, 9999];
    const { decision } = talk.ask('load', { state });
    expect(decision).toMatchObject({ step: 'bid', conceivable: 10_001 });
    expect(decision.options).toBeUndefined();
    expect(talk.ask('play', { option: 9999 }).moves).toBe(1);
  });
});

describe('the command', () => {
  test('answers line by line, in order, until quit', async () => {
    const input = [
      '{"id":1,"request":"games"}',
      '',
      'x\r',
      '{"id":2,"request":"quit"}',
      '{"id":3,"request":"games"}',
    ].join('\n');
    const { code, stdout } = await run(['referee'], input);
    expect(code).toBe(0);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      { id: 1, result: {} },
      { error: { code: 'not-json' } },
      { id: 2, result: {} },
    ]);
  });

  test('a line may come in pieces, and the last one without an end', async () => {
    const bytes = Buffer.from('{"id":"é","request":"quit"}');
    const { stdout } = await run(
      ['referee'],
      Array.from(bytes, (byte) => Buffer.from([byte])),
    );
    expect(stdout).toBe('{"id":"é","result":{}}\n');
  });

  test('a line of more than 4 MB is dropped and answered', async () => {
    const long = `{"request":"games","id":"${'x'.repeat(4 * 1024 * 1024)}"}\n`;
    const { stdout } = await run(['referee'], `${long}{"request":"quit"}\n`);
    expect(stdout).toMatch(/^\{"error":\{"code":"too-long".*\n\{"result":\{\}\}\n$/);
  });

  test('help tells every request', () => {
    const { requests: told, errors } = conversation().ask('help');
    expect(told.map(({ request }: { request: string }) => request)).toEqual(Object.keys(REQUESTS));
    expect(errors).toHaveProperty('illegal');
  });
});
