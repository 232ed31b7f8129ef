/** Records from outside: what is broken is refused with line and reason, and changes nothing. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from './catalogue.ts';
import { isOver, pending } from './core/agenda.ts';
import type { GameEvent } from './core/game.ts';
import { toJson } from './core/json.ts';
import { ENGINE_VERSION, type GameRecord, type Move } from './core/record.ts';
import { playNumbers } from './games.testing.ts';
import { startGame } from './loading.ts';
import { recordFromText, recordToText } from './record-text.ts';
import { recordHeader } from './records.ts';
import { replay } from './replay.ts';

const [game] = GAMES;
const setup = { players: 3, seed: 'records' };

/** The record of a game of which this many decisions were played. */
function sampleRecord(decisions: number, chosen = setup): GameRecord {
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
  return isOver(s) ? { ...record, scores: s.rules.scores(s).map(({ total }) => total) } : record;
}

describe('records as text', () => {
  const text = recordToText(sampleRecord(2000));
  const lines = text.split('\n');
  const replaced = (pattern: RegExp, by: string) => text.replace(pattern, by);

  it('the engine that writes them is this version of the package', () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(ENGINE_VERSION).toBe(version);
  });

  it.each([' a seed ', '"quoted" \\ seed', '# no comment', 'seed: x', 'é\u{1f3db}'])(
    'the seed %j is kept as it is',
    (seed) => {
      const record = sampleRecord(3, { players: 2, seed });
      expect(recordFromText(recordToText(record))).toEqual(record);
    },
  );

  it('can be read with comments, blank lines and the line ends of other systems', () => {
    const annotated = text.replace(/\n(\d) turn/, '\n# a comment\n\n$1 turn').replaceAll('\n', '\r\n');
    expect(recordFromText(annotated)).toEqual(recordFromText(text));
  });

  const broken: [string, string, RegExp][] = [
    ['an empty file', '', /line 1: empty/],
    ['a foreign file', '[Event "?"]\n1. e4 e5\n', /line 1: expected 'horta-record-2'/],
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

describe('records with take-backs', () => {
  const text = recordToText(sampleRecord(60));
  const body = text.split('\n').indexOf('') + 1;
  const lines = text.trimEnd().split('\n');
  const insert = (at: number, ...more: string[]) =>
    `${[...lines.slice(0, body + at), ...more, ...lines.slice(body + at)].join('\n')}\n`;
  const again = insert(20, '2 back 18', ...lines.slice(body + 18, body + 20));

  it('what was taken back stands apart from the moves that stand, and is written where it happened', () => {
    const record = recordFromText(again);
    expect(record.moves).toEqual(sampleRecord(60).moves);
    expect(record.takenBack).toEqual([{ seat: 1, from: 18, moves: record.moves.slice(18, 20) }]);
    expect(recordToText(record)).toBe(again);
    expect(recordFromText(JSON.stringify(record))).toEqual(record);
  });

  it('they replay as if nothing had been taken back, and the sink is told what stands only', () => {
    const events = (record: GameRecord) => {
      const told: GameEvent[] = [];
      const s = replay(record, { sink: { tell: (event) => told.push(event) } });
      return [toJson(s), told];
    };
    expect(events(recordFromText(again))).toEqual(events(recordFromText(text)));
    expect(toJson(replay(recordFromText(again), { count: 19 }))).toEqual(
      toJson(replay(recordFromText(text), { count: 19 })),
    );
  });

  it('everything can be taken back, and a course once taken back can be taken again and left again', () => {
    const all = `${lines.join('\n')}\n1 back 30\n${lines.slice(body + 30).join('\n')}\n3 back 0\n`;
    const record = recordFromText(all);
    expect(record.moves).toEqual([]);
    expect(record.takenBack).toHaveLength(2);
    expect(recordToText(record)).toBe(all);
    expect(toJson(replay(record))).toEqual(toJson(startGame(game.id, setup)));
  });

  it.each([
    ['more than stands', '1 back 21', /line 31: back 21: 20 moves stand/],
    ['nothing', '1 back 20', /line 31: back 20: 20 moves stand/],
    ['less than nothing', '1 back -1', /line 31: expected 'SEAT back NUMBER'/],
    ['a number that is none', '1 back some', /line 31: expected 'SEAT back NUMBER'/],
    ['by a seat there is not', '4 back 3', /line 31: no seat 4 at a table of 3/],
    ['by seat 0', '0 back 3', /line 31: no seat 0 at a table of 3/],
  ])('taking back %s is refused', (_, line, message) => {
    expect(() => recordFromText(insert(20, line))).toThrow(message);
  });

  it.each([
    [
      'more than stands',
      { seat: 0, from: 61, moves: [] },
      /takenBack\[0\]: 61 moves, but only 60 stood then/,
    ],
    ['nothing', { seat: 0, from: 3, moves: [] }, /takenBack\[0\]: nothing was taken back/],
    [
      'by a seat there is not',
      { seat: 3, from: 3, moves: [{ seat: 0, step: 'turn', option: 1 }] },
      /no seat 3/,
    ],
    ['less than nothing', { seat: 0, from: -1, moves: [] }, /takenBack\[0\].from: expected a whole number/],
  ])('as JSON, taking back %s is refused', (_, back, message) => {
    const json = JSON.stringify({ ...sampleRecord(60), takenBack: [back] });
    expect(() => recordFromText(json)).toThrow(message);
  });

  it('what could not have been played can not have been taken back', () => {
    const wrong = insert(0, lines[body].replace(/\S+$/, 'black'), '1 back 0');
    expect(() => replay(recordFromText(wrong))).toThrow(/entry 1: start-artwork .*black-not-allowed/);
    const other = insert(
      3,
      `${otherSeat(lines)} ${lines[body].slice(2)}`,
      '1 back 0',
      ...lines.slice(body, body + 3),
    );
    expect(() => replay(recordFromText(other))).toThrow(/entry 4: .* that is due/);
  });

  it('the scores of a game follow what stands', () => {
    const whole = recordToText(sampleRecord(2000)).trimEnd().split('\n');
    const end = whole.length - 1;
    const retaken = [...whole.slice(0, end), `1 back ${end - body - 5}`, ...whole.slice(end - 5)].join('\n');
    expect(isOver(replay(recordFromText(retaken)))).toBe(true);
  });
});

describe('records of the first format', () => {
  const record = sampleRecord(2000);
  const asFirst = (text: string) => text.replace('horta-record-2', 'horta-record-1');

  it('read as records of the second one, as text and as JSON', () => {
    expect(recordFromText(asFirst(recordToText(record)))).toEqual(record);
    expect(recordFromText(asFirst(JSON.stringify(record)))).toEqual(record);
  });

  it('know no take-backs', () => {
    const text = recordToText(sampleRecord(5));
    expect(() => recordFromText(asFirst(`${text}1 back 2\n`))).toThrow(
      /line 16: nothing is taken back in 'horta-record-1'/,
    );
    const taken = JSON.stringify(recordFromText(`${text}1 back 2\n`));
    expect(() => recordFromText(asFirst(taken))).toThrow(/takenBack: unknown key/);
  });
});

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
