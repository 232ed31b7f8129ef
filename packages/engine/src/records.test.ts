/** Records, positions and states from outside: what is broken is refused with line and reason, and changes nothing. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  GAMES,
  loadPosition,
  loadState,
  loadView,
  recordFromText,
  recordHeader,
  recordToText,
  replay,
  startGame,
} from './catalogue.ts';
import { isOver, options, pending } from './core/agenda.ts';
import type { GameState } from './core/game.ts';
import { toJson } from './core/json.ts';
import { position } from './core/position.ts';
import { ENGINE_VERSION, type GameRecord, type Move } from './core/record.ts';
import { begin, playNumbers, TABLES } from './games.testing.ts';

const [game] = GAMES;
const setup = { players: 3, seed: 'records' };

/** The record of a game of which this many decisions were played, and its state. */
function sampleGame(decisions: number, chosen = setup): { record: GameRecord; s: GameState } {
  const s = startGame(game.id, chosen);
  const moves: Move[] = [];
  playNumbers(
    s,
    Array.from({ length: decisions }, (_, i) => i * 31),
    (state, option) => {
      const frame = pending(state);
      moves.push({ seat: frame?.player ?? 0, step: frame?.step ?? '', option });
    },
  );
  const record = { ...recordHeader(game.id, chosen), moves };
  return {
    record: isOver(s) ? { ...record, scores: s.rules.scores(s).map(({ total }) => total) } : record,
    s,
  };
}

describe('records as text', () => {
  const text = recordToText(sampleGame(2000).record);
  const lines = text.split('\n');
  const replaced = (pattern: RegExp, by: string) => text.replace(pattern, by);

  it('the engine that writes them is this version of the package', () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(ENGINE_VERSION).toBe(version);
  });

  it.each([' a seed ', '"quoted" \\ seed', '# no comment', 'seed: x', 'é\u{1f3db}'])(
    'the seed %j is kept as it is',
    (seed) => {
      const { record } = sampleGame(3, { players: 2, seed });
      expect(recordFromText(recordToText(record))).toEqual(record);
    },
  );

  it('can be read with comments, blank lines and the line ends of other systems', () => {
    const annotated = text.replace(/\n(\d) turn/, '\n# a comment\n\n$1 turn').replaceAll('\n', '\r\n');
    expect(recordFromText(annotated)).toEqual(recordFromText(text));
  });

  const broken: [string, string, RegExp][] = [
    ['an empty file', '', /line 1: empty/],
    ['a foreign file', '[Event "?"]\n1. e4 e5\n', /line 1: expected 'horta-record-1'/],
    ['a header cut short', lines.slice(0, 3).join('\n'), /line 3: the header must end/],
    ['a header without its seed', replaced(/seed: .*\n/, ''), /seed: missing/],
    ['a game there is not', replaced(/game: .*/, 'game: 1899'), /no game '1899'/],
    ['a version that is not this one', replaced(/version: .*/, 'version: 77'), /version 77/],
    ['another pack', replaced(/pack: .*/, 'pack: 0123456789abcdef'), /another component pack/],
    ['an unknown key', replaced(/seed: /, 'sed: '), /line \d+: unknown key 'sed'/],
    ['a key twice', replaced(/(seed: .*\n)/, '$1$1'), /line \d+: 'seed' is there twice/],
    [
      'a word that is no choice',
      replaced(/\d turn .*/, '1 turn 9-9'),
      /line \d+: '9-9' is no choice of 'turn'/,
    ],
    ['a step there is not', replaced(/\d turn .*/, '1 dance 1-1'), /line \d+: no step 'dance'/],
    ['an automatic step', replaced(/\d turn .*/, '1 turns 1-1'), /line \d+: no step 'turns'/],
    ['a seat there is not', replaced(/\d turn /, '7 turn '), /line \d+: no seat 7/],
    ['half a line', replaced(/(\d turn) .*/, '$1'), /line \d+: expected 'SEAT STEP CHOICE'/],
    ['scores of too few', replaced(/scores: .*/, 'scores: 1 2'), /line \d+: expected 3 scores/],
    ['moves after the scores', `${text}1 turn pass\n`, /line \d+: nothing may follow/],
    ['JSON cut short', JSON.stringify(recordFromText(text)).slice(0, 300), /not JSON/],
    ['other JSON', '{"hello": 1}', /format: missing/],
  ];
  it.each(broken)('%s is refused with line and reason', (_, broken, message) => {
    expect(() => recordFromText(broken)).toThrow(message);
  });

  const wrong: [string, string, RegExp][] = [
    [
      'a move of the wrong seat',
      replaced(/\n(\d) start-artwork/, '\n9 start-artwork').replace('\n9', `\n${otherSeat(lines)}`),
      /move 1: .* that is due/,
    ],
    ['an illegal move', replaced(/(start-artwork) \w+/, '$1 black'), /move 1: .*black-not-allowed/],
    [
      'a move missing',
      lines.filter((_, i) => i !== lines.indexOf('') + 1).join('\n'),
      /move 1: .* that is due/,
    ],
    ['other scores', replaced(/scores: (-?\d+)/, 'scores: 999'), /recorded 999/],
    [
      'scores of a game not over',
      lines.filter((line, i) => i < 30 || line.startsWith('scores')).join('\n'),
      /not over/,
    ],
    ['a move after the end', replaced(/(scores)/, '1 turn pass\n$1'), /over already/],
  ];
  it.each(wrong)('%s can not be replayed, and it is said why', (_, text, message) => {
    const record = recordFromText(text);
    expect(() => replay(record)).toThrow(message);
  });
});

/** Another seat than the one of the first move. */
function otherSeat(lines: readonly string[]): number {
  return (Number(lines[lines.indexOf('') + 1][0]) % 3) + 1;
}

describe('records with parts of their own', () => {
  it('a deal that was given is part of the record', () => {
    const deal = {
      firstPlayer: 2,
      stock: [7, 3],
      nobles: ['solvay', 'buls'],
      prestige: [30, 1],
      strips: [5, 4, 3, 2, 1],
    };
    const record = { ...recordHeader(game.id, { ...setup, deal }), moves: [] };
    const read = recordFromText(recordToText(record));
    expect(read).toEqual(record);
    expect(toJson(replay(read))).toEqual(toJson(startGame(game.id, { ...setup, deal })));
  });

  it('a component pack of one’s own is part of the record, and its values are played with', () => {
    const pack = structuredClone(game.pack) as {
      components: { startFrancs: { value: number[] } };
      id: string;
    };
    pack.id = 'my-box';
    pack.components.startFrancs.value = [50, 60, 70, 80, 90];
    const record = { ...recordHeader(game.id, { ...setup, pack: pack as never }), moves: [] };
    const read = recordFromText(recordToText(record));
    expect(read).toEqual(record);
    expect((replay(read) as unknown as { money: number[] }).money.toSorted()).toEqual([50, 60, 70]);
  });
});

describe('docs/records.md', () => {
  it('its example can be replayed', () => {
    const page = readFileSync(new URL('../../../docs/records.md', import.meta.url), 'utf8');
    const example = /```horta\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    const record = recordFromText(example);
    expect(replay(record).rules.players).toBe(2);
    expect(recordToText(record)).toBe(example);
  });
});

describe('states and positions', () => {
  const { s } = sampleGame(120);
  const json = toJson(s);
  const changed = (fields: object) => ({ ...json, fields: { ...json.fields, ...fields } });
  const field = (name: string) => json.fields[name] as number[];
  const frame = (step: string, a = 0) => ({ step, player: 0, a, b: 0 });
  const turnsOf = (agenda: typeof json.agenda) =>
    agenda.slice(0, agenda.findIndex(({ step }) => step === 'turns') + 1);

  it('a position string is one line and reads back to the same state', () => {
    const line = position(s);
    expect(line).not.toContain('\n');
    expect(toJson(loadPosition(line))).toEqual(json);
    expect(position(loadPosition(line))).toBe(line);
  });

  const broken: [string, unknown, RegExp][] = [
    ['no object', 7, /expected an object/],
    ['no rules', { fields: json.fields, agenda: json.agenda }, /rules: missing/],
    ['another game', { ...json, rules: { ...json.rules, game: '1899' } }, /no game '1899'/],
    [
      'a field missing',
      { ...json, fields: Object.fromEntries(Object.entries(json.fields).slice(1)) },
      /round: missing/,
    ],
    ['an unknown field', changed({ dragons: 3 }), /dragons: unknown field/],
    ['a list for a number', changed({ round: [1] }), /round: expected a number/],
    ['a number for a list', changed({ money: 1 }), /money: expected a list/],
    ['a list too short', changed({ money: [1, 2] }), /money: expected 3 numbers, found 2/],
    ['money below nothing', changed({ money: [-1, 2, 3] }), /money\[0\]: -1 is not from 0/],
    [
      'a cube too many',
      changed({ cubes: field('cubes').with(0, field('cubes')[0] + 1) }),
      /11 wood cubes in all, not 10/,
    ],
    ['a noble too few', changed({ nobleDeck: field('nobleDeck').slice(1) }), /nobleDeck: 1 \S+ missing/],
    [
      'a prestige card twice',
      changed({ prestigeDeck: field('prestigeDeck').with(0, field('prestigeDeck')[1]) }),
      /is there 2 times/,
    ],
    ['an architect too many', changed({ architects: [9, 9, 9] }), /architects\[0\]: 9 is not from 0 to 7/],
    ['needles on one space', changed({ needle0: 2, needle1: 2 }), /both needles/],
    ['an unknown step', { ...json, agenda: [{ step: 'dance', player: 0, a: 0, b: 0 }] }, /no step 'dance'/],
    ['an automatic step on top', { ...json, agenda: json.agenda.slice(0, 1) }, /automatic/],
    [
      'an unknown player',
      { ...json, agenda: json.agenda.map((frame) => ({ ...frame, player: 4 })) },
      /no player 4/,
    ],
    [
      'a noble of no kind on the agenda',
      { ...json, agenda: [...turnsOf(json.agenda), frame('fill-display'), frame('keep-noble', 99)] },
      /no such noble/,
    ],
    [
      'two ends of the round',
      { ...json, agenda: [json.agenda[0], json.agenda[1], ...json.agenda.slice(1)] },
      /can not come up/,
    ],
    [
      'a sale of nothing',
      { ...json, agenda: [...turnsOf(json.agenda), frame('move-cursor', 4)] },
      /no such artwork/,
    ],
    [
      'a turn in the setup',
      changed({ round: 0, stockDeck: [...field('stockDeck'), ...field('stockDiscard')], stockDiscard: [] }),
      /round|stockDeck/,
    ],
    ['the end in the middle', { ...json, agenda: [] }, /the end of the game before/],
  ];
  it.each(broken)('%s is refused with its reason', (_, state, message) => {
    expect(() => loadState(state)).toThrow(message);
  });

  const positions: [string, string, RegExp][] = [
    ['an empty text', '', /expected "horta GAME/],
    [
      'a position of chess',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      /expected "horta GAME/,
    ],
    ['a cut one', position(s).slice(0, -20), /fields|missing/],
    ['a broken field', position(s).replace('round=', 'round='.repeat(2)), /expected name=number/],
    ['a broken frame', position(s).replace('turns.', 'turns,'), /expected step.player.a.b/],
    ['broken options', position(s).replace('{', '{,'), /options: not JSON/],
  ];
  it.each(positions)('%s is no position, and it is said why', (_, text, message) => {
    expect(() => loadPosition(text)).toThrow(message);
  });

  it('no hidden card leaves through a view', () => {
    for (const table of TABLES) {
      const state = begin(table, 'hidden');
      for (let seat = 0; seat < table.players; seat++) {
        const view = toJson(state.rules.view(state, seat)).fields;
        expect(view.randomKey).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
        expect(options(state.rules.view(state, seat))).toEqual(options(state));
      }
    }
  });
});

describe('views', () => {
  const { s } = sampleGame(120);
  const json = toJson(s.rules.view(s, 0));
  const changed = (fields: object) => ({ ...json, fields: { ...json.fields, ...fields } });
  const field = (name: string) => json.fields[name] as number[];

  it('hidden cards are no fault of a view, but of a state', () => {
    expect(() => loadState(json)).toThrow(/nobleDeck\[0\]: -2 is not from 0/);
    expect(toJson(loadView(json))).toEqual(json);
  });

  const broken: [string, unknown, RegExp][] = [
    ['no object', 7, /^view: expected an object/],
    ['rules of another version', { ...json, rules: { ...json.rules, version: 77 } }, /version 77/],
    ['another pack', { ...json, rules: { ...json.rules, pack: '0123' } }, /another component pack/],
    ['an unknown field', changed({ dragons: 3 }), /^view: dragons: unknown field/],
    ['a list too short', changed({ money: [1, 2] }), /money: expected 3 numbers, found 2/],
    ['a noble of no kind', changed({ nobles: [-1, 1, 1] }), /^view: /],
    ['more nobles than there are', changed({ nobleDiscard: Array(40).fill(1) }), /no cards can be dealt/],
    ['a card too few face down', changed({ faceDownOwners: [0, 0, 0, 0, 0, 0, 0, 0] }), /faceDown/],
    [
      'a cube too many',
      changed({ cubes: field('cubes').with(0, field('cubes')[0] + 1) }),
      /11 wood cubes in all, not 10/,
    ],
    ['an unknown step', { ...json, agenda: [{ step: 'dance', player: 0, a: 0, b: 0 }] }, /no step 'dance'/],
    ['the end in the middle', { ...json, agenda: [] }, /the end of the game before/],
  ];
  it.each(broken)('%s is refused with its reason', (_, view, message) => {
    expect(() => loadView(view)).toThrow(message);
  });
});
