/** What holds for every game, edition, option and number of players, at every decision of any game. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableChoice } from './catalogue.ts';
import { conceivable, isOver, obstacle, options, pending, play } from './core/agenda.ts';
import type { GameEvent, GameState } from './core/game.ts';
import { toJson } from './core/json.ts';
import { position } from './core/position.ts';
import { randomFromSeed } from './core/random.ts';
import type { GameRecord, Move } from './core/record.ts';
import { hash } from './core/state-hash.ts';
import { allEyes } from './core/view.ts';
import { begin, playNumbers, TABLES, tableName } from './games.testing.ts';
import { loadPosition, loadState, loadView, startGame } from './loading.ts';
import { recordFromText, recordToText } from './record-text.ts';
import { recordHeader } from './records.ts';
import { replay } from './replay.ts';

/** A seed and the decisions of a game, some of it or all. */
const play300 = fc.record({
  seed: fc.stringMatching(/^[0-9a-f]{8}$/),
  numbers: fc.array(fc.nat(9999), { minLength: 0, maxLength: 300, size: 'max' }),
});
const whole = fc.record({
  seed: fc.stringMatching(/^[0-9a-f]{8}$/),
  numbers: fc.array(fc.nat(9999), { minLength: 900, maxLength: 900 }),
});
const settings = { seed: 1893, numRuns: 40 };

describe.each(TABLES.map((table) => [tableName(table), table] as const))('%s', (_, table) => {
  it('pieces, cubes, artworks and cards are conserved at every decision', () => {
    check(table, ({ s }) => expectSame(s.rules.faults(s), []), play300, true);
  });

  it('there is always a legal choice, and they are given ascending', () => {
    const atEach = ({ s }: Played) => {
      const legal = options(s);
      if (legal.length === 0) expect(isOver(s)).toBe(true);
      expectSame(
        legal,
        [...new Set(legal)].sort((a, b) => a - b),
      );
    };
    check(table, atEach, play300, true);
  });

  it('a conceivable choice is legal exactly when it has no obstacle', () => {
    const atEach = ({ s }: Played) => {
      const legal = options(s);
      const free: number[] = [];
      for (let option = 0; option < conceivable(s) + 2; option++)
        if (obstacle(s, option) === undefined) free.push(option);
      expectSame(free, legal);
    };
    check(table, atEach, play300, true);
  });

  it('an illegal choice throws and changes nothing', () => {
    check(table, ({ s }) => {
      const before = hash(s);
      const illegal = [-1, 0.5, Number.NaN, conceivable(s), conceivable(s) + 1000, 2 ** 40];
      for (let option = 0; option < conceivable(s); option++)
        if (obstacle(s, option) !== undefined) illegal.push(option);
      for (const option of illegal) expect(() => play(s, option)).toThrow(/not legal/);
      expect(hash(s)).toBe(before);
    });
  });

  it('clone, replay and JSON round trip give the same state', () => {
    check(table, ({ s, record }) => {
      const copy = s.rules.clone(s);
      expectSame(toJson(copy), toJson(s));
      const states = [
        copy,
        replay(record),
        loadState(JSON.parse(JSON.stringify(toJson(s)))),
        loadPosition(position(s)),
      ];
      for (const state of states) {
        expectSame(toJson(state), toJson(s));
        expect(hash(state)).toBe(hash(s));
        expect(Object.keys(state).sort()).toEqual(Object.keys(s).sort());
      }
    });
  });

  it('playing on a clone leaves the original as it was', () => {
    check(table, ({ s }) => {
      const before = JSON.stringify(toJson(s));
      playNumbers(
        s.rules.clone(s),
        Array.from({ length: 60 }, (__, i) => i * 7),
      );
      expect(JSON.stringify(toJson(s))).toBe(before);
    });
  });

  it('a sample has the view it was made from, and is a state that can come up', () => {
    check(table, ({ s, seed }) => {
      for (const eyes of allEyes(s.rules)) {
        const view = s.rules.view(s, eyes);
        const sample = s.rules.sample(view, randomFromSeed(seed));
        expectSame(sample.rules.faults(sample), []);
        expectSame(toJson(s.rules.view(sample, eyes)), toJson(view));
        if (pending(s)?.player === eyes) expectSame(options(sample), options(s));
      }
    });
  });

  it('a view reads back from its JSON as it was', () => {
    check(table, ({ s }) => {
      for (const eyes of allEyes(s.rules)) {
        const view = s.rules.view(s, eyes);
        const read = loadView(JSON.parse(JSON.stringify(toJson(view))));
        expectSame(toJson(read), toJson(view));
        expect(read.rules).toBe(s.rules);
        expect(Object.keys(read).sort()).toEqual(Object.keys(view).sort());
      }
    });
  });

  it('a view does not change when what it does not show is reshuffled', () => {
    check(table, ({ s, seed }) => {
      for (const eyes of allEyes(s.rules)) {
        const view = toJson(s.rules.view(s, eyes));
        const other = s.rules.sample(s.rules.view(s, eyes), randomFromSeed(`${seed} other`));
        expectSame(toJson(s.rules.view(other, eyes)), view);
      }
    });
  });

  it('a record is read back from its text exactly, and replays to its scores', () => {
    fc.assert(
      fc.property(whole, ({ seed, numbers }) => {
        const { s, record } = played(table, seed, numbers);
        expect(isOver(s)).toBe(true);
        const finished = { ...record, scores: s.rules.scores(s).map((score) => score.total) };
        const text = recordToText(finished);
        expect(recordFromText(text)).toEqual(finished);
        expect(recordToText(recordFromText(text))).toBe(text);
        expect(recordFromText(JSON.stringify(finished))).toEqual(finished);
        expect(hash(replay(recordFromText(text)))).toBe(hash(s));
      }),
      { ...settings, numRuns: 5 },
    );
  });

  it('the same seed and decisions tell the same events', () => {
    fc.assert(
      fc.property(play300, ({ seed, numbers }) => {
        const tell = (): GameEvent[] => {
          const events: GameEvent[] = [];
          playNumbers(
            begin(table, seed, { tell: (event) => void events.push(structuredClone(event)) }),
            numbers,
          );
          return events;
        };
        expectSame(tell(), tell());
      }),
      { ...settings, numRuns: 5 },
    );
  });

  it('points by source add up to the total, and there are winners, all of them with the most', () => {
    check(table, ({ s }) => {
      const scores = s.rules.scores(s);
      const most = Math.max(...scores.map(({ total }) => total));
      for (const { total, bySource } of scores)
        expect(Object.values(bySource).reduce((sum, points) => sum + points, 0)).toBe(total);
      // Games may break ties: not all who have the most need have won.
      const winners = s.rules.winners(s);
      expect(winners.length).toBeGreaterThan(0);
      for (const seat of winners) expect(scores[seat].total).toBe(most);
    });
  });
});

/** As `toEqual`, of what can be written as JSON: the same text is the same, and found out a hundred times as fast. */
function expectSame(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

interface Played {
  readonly s: GameState;
  readonly seed: string;
  readonly record: GameRecord;
}

function played(
  table: TableChoice,
  seed: string,
  numbers: readonly number[],
  atEach?: (s: GameState) => void,
): Played {
  const s = begin(table, seed);
  const moves: Move[] = [];
  playNumbers(s, numbers, (state, option) => {
    atEach?.(state);
    const { player, step } = pending(state) ?? { player: 0, step: '' };
    moves.push({ seat: player, step, option });
  });
  const { game, players, options: chosen, version } = table;
  const header = recordHeader(game.id, { players, options: chosen, version, seed });
  return { s, seed, record: { ...header, moves } };
}

/** Checks a property at the end of a piece of a game, and at each of its decisions if `everywhere`. */
function check(
  table: TableChoice,
  property: (played: Played) => void,
  games = play300,
  everywhere = false,
): void {
  fc.assert(
    fc.property(games, ({ seed, numbers }) => {
      if (everywhere) property(played(table, seed, numbers, (s) => property({ s, seed, record: noRecord })));
      else property(playedOnce(table, seed, numbers));
    }),
    everywhere ? { ...settings, numRuns: 8 } : settings,
  );
}

/** Properties are tried on the same games at a table: each of them is played once, and every property gets a copy. */
let latest: { readonly table: TableChoice; readonly games: Map<string, Played> } | undefined;

function playedOnce(table: TableChoice, seed: string, numbers: readonly number[]): Played {
  if (latest?.table !== table) latest = { table, games: new Map() };
  const key = `${seed} ${numbers.join()}`;
  const known = latest.games.get(key) ?? played(table, seed, numbers);
  latest.games.set(key, known);
  return { ...known, s: known.s.rules.clone(known.s) };
}

const noRecord = {} as GameRecord;

describe('bad setups', () => {
  const cases: [string, string, object, RegExp][] = [
    ['a game there is not', '1899', { players: 4, seed: 'x' }, /no game '1899'/],
    ['too many players', '1893', { players: 6, seed: 'x' }, /2 to 5 players, not 6/],
    ['half a player', '1893', { players: 2.5, seed: 'x' }, /players: expected a whole number/],
    ['no seed', '1893', { players: 3 }, /seed: missing/],
    ['an empty seed', '1893', { players: 3, seed: '' }, /seed: expected a text/],
    [
      'an option there is not',
      '1893',
      { players: 3, seed: 'x', options: { dragons: true } },
      /options.dragons/,
    ],
    [
      'a pack of another kind',
      '1893',
      { players: 3, seed: 'x', pack: { format: 'zip' } },
      /pack: format: expected one of/,
    ],
    ['an unknown key', '1893', { players: 3, seed: 'x', sed: 'y' }, /sed: unknown key/],
  ];
  it.each(cases)('%s is refused with its reason', (_, game, setup, message) => {
    expect(() => startGame(game, setup as never)).toThrow(message);
  });
});
