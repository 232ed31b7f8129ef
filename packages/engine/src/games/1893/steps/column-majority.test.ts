import { describe, expect, it } from 'vitest';
import { card, tableWithCards, toRound, typesTold } from '../resolution.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  forget,
  give,
  giveTurn,
  levelOf,
  passAll,
  setNeutral,
  type Table,
  tableAtTurn,
  told,
} from '../table.testing.ts';
import { nextFirstPlayer } from './column-majority.ts';

const IRIS_2 = card('iris', 2, 0);
const CROWN_2 = card('crown', 2, 0);
const ARCHITECT_2 = card('architect', 2, 0);
const RELEASE_2 = card('release', 2, 0);
const DOUBLE = card('iris+iris');
/** No Manneken-Pis on any of them. */
const PLAIN = [DOUBLE, IRIS_2, CROWN_2, ARCHITECT_2, RELEASE_2];

/** Spaces with the bids on them, by seat. */
type Placed = Readonly<Record<string, number>>;

function place(table: Table, bySeat: readonly Placed[]): void {
  bySeat.forEach((placed, seat) => {
    give(table, seat, { placed });
  });
  check(table);
}

function winners(table: Table): unknown[] {
  return told(table, 'column-won').map(({ column, player, card: won }) => [column + 1, player, won + 1]);
}

describe('2e, Column majority', () => {
  it('example: 3 BF in two bids beat 2 BF, and the card is won', () => {
    const table = tableWithCards(3, PLAIN);
    place(table, [{ '2-2': 1, '4-2': 2 }, { '3-2': 2 }]);
    passAll(table);
    expect(told(table, 'column-won')).toEqual([
      { type: 'column-won', column: 1, player: 0, card: IRIS_2 - 1, sums: [3, 2, 0] },
    ]);
    expect(told(table, 'column-tied')).toEqual([]);
    expect(due(table)).toBe('1 use-prestige');
    expect(choices(table).every((word) => word.startsWith('column2-'))).toBe(true);
  });

  const MAJORITIES: [string, Placed[], number | undefined, number[]][] = [
    ['the only bid', [{}, { '3-2': 1 }], 1, [0, 1, 0]],
    ['one bid against two smaller ones', [{ '2-2': 1, '3-2': 1 }, { '4-2': 3 }], 1, [2, 3, 0]],
    ['two bids against a higher one', [{ '2-2': 2, '3-2': 2 }, { '4-2': 3 }], 0, [4, 3, 0]],
    ['four bids of three players', [{ '2-2': 1, '3-2': 3 }, { '4-2': 3 }, { '5-2': 5 }], 2, [4, 3, 5]],
    ['alike', [{ '2-2': 2 }, { '4-2': 2 }], undefined, [2, 2, 0]],
    ['alike in sum, not in number', [{ '2-2': 1, '3-2': 1 }, { '4-2': 2 }], undefined, [2, 2, 0]],
    ['three alike', [{ '2-2': 1 }, { '4-2': 1 }, { '5-2': 1 }], undefined, [1, 1, 1]],
  ];

  it.each(MAJORITIES)(
    'the highest sum of bids in a column takes its card, a tie gives it to nobody: %s',
    (_, bids, winner, sums) => {
      const table = tableWithCards(3, PLAIN);
      place(table, bids);
      passAll(table);
      expect(winners(table)).toEqual(winner === undefined ? [] : [[2, winner, IRIS_2]]);
      const [told1] = [...told(table, 'column-won'), ...told(table, 'column-tied')];
      expect(told1.sums).toEqual(sums);
    },
  );

  it('every column is decided for itself', () => {
    const table = tableWithCards(3, PLAIN);
    place(table, [
      { '2-2': 2, '2-3': 1, '2-5': 1 },
      { '3-2': 1, '3-3': 4, '3-5': 1 },
      { '4-4': 1, '5-3': 3 },
    ]);
    passAll(table);
    expect(winners(table)).toEqual([
      [2, 0, IRIS_2],
      [3, 1, CROWN_2],
      [4, 2, ARCHITECT_2],
    ]);
    expect(told(table, 'column-tied')).toEqual([
      { type: 'column-tied', column: 4, players: [0, 1], card: RELEASE_2 - 1, sums: [1, 1, 0] },
    ]);
  });

  it('one player can win several columns', () => {
    const table = tableWithCards(3, PLAIN);
    place(table, [{ '2-2': 2, '2-3': 1, '2-4': 1, '2-5': 3 }]);
    passAll(table);
    expect(winners(table)).toEqual([
      [2, 0, IRIS_2],
      [3, 0, CROWN_2],
      [4, 0, ARCHITECT_2],
      [5, 0, RELEASE_2],
    ]);
  });

  it('a column without bids is won by nobody, and its card gives nothing', () => {
    const table = tableWithCards(3, PLAIN);
    passAll(table);
    expect(winners(table)).toEqual([]);
    expect(told(table, 'column-tied')).toEqual([]);
    expect(told(table, 'prestige-used')).toEqual([]);
    expect(due(table)).toBe('1 choose-iris');
    expect(table.s.prestigeDiscard).toEqual(expect.arrayContaining(PLAIN.map((number) => number - 1)));
  });

  it('a tie is between the highest sums only: who bid less gains nothing', () => {
    const table = tableWithCards(4, PLAIN);
    place(table, [{ '2-2': 2 }, { '3-2': 2 }, { '4-2': 1 }]);
    passAll(table);
    expect(told(table, 'column-tied')[0]).toMatchObject({ players: [0, 1], sums: [2, 2, 1, 0] });
    answers(table, 'use-prestige column2-bonus1', 'use-prestige column2-bonus1');
    expect([0, 1, 2, 3].map((seat) => levelOf(table, seat, 'iris'))).toEqual([2, 2, 1, 1]);
    expect(due(table)).toBe('1 choose-iris');
  });

  it('neutral meeples bid nothing', () => {
    const table = tableWithCards(2, PLAIN);
    setNeutral(table, '2-2', '3-3');
    place(table, [{ '4-3': 1 }]);
    passAll(table);
    expect(told(table, 'column-won')).toEqual([
      { type: 'column-won', column: 2, player: 0, card: CROWN_2 - 1, sums: [1, 0] },
    ]);
    expect(told(table, 'column-tied')).toEqual([]);
  });

  it('neither houses nor money at home nor architects in Brussels count in a column', () => {
    const table = tableWithCards(3, PLAIN);
    give(table, 0, { houses: ['3-2', '4-2', '5-2'], francs: 50 });
    place(table, [{}, { '2-2': 1 }]);
    answers(table, 'turn stock-exchange');
    passAll(table);
    expect(winners(table)).toEqual([[2, 1, IRIS_2]]);
  });
});

describe('2e, First player', () => {
  const ONE_A = card('iris', 1, 1);
  const ONE_B = card('crown', 1, 1);
  const TWO = card('iris', 0, 2);
  const NO = card('architect', 2, 0);
  const REST = card('release', 2, 0);

  it('example: 1 + 1 on cards of the old first player against 2 for passing first: the other one begins', () => {
    const table = tableWithCards(3, [REST, ONE_A, ONE_B, NO, DOUBLE]);
    place(table, [{ '2-2': 1, '2-3': 1 }, { '3-4': 1 }]);
    giveTurn(table, 1);
    passAll(table);
    expect(winners(table)).toEqual([
      [2, 0, ONE_A],
      [3, 0, ONE_B],
      [4, 1, NO],
    ]);
    expect(told(table, 'first-player-chosen')).toEqual([
      { type: 'first-player-chosen', player: 1, manneken: [2, 2, 0] },
    ]);
    expect(table.s.firstPlayer).toBe(1);
  });

  it('the most Manneken-Pis make the first player', () => {
    const table = tableWithCards(3, [REST, ONE_A, TWO, NO, DOUBLE]);
    place(table, [{ '2-4': 1 }, {}, { '2-2': 1, '2-3': 1 }]);
    passAll(table);
    expect(told(table, 'first-player-chosen')).toEqual([
      { type: 'first-player-chosen', player: 2, manneken: [2, 0, 3] },
    ]);
  });

  it('the old first player stays it with the most alone', () => {
    const table = tableWithCards(3, [REST, ONE_A, TWO, NO, DOUBLE]);
    place(table, [{ '2-3': 1, '2-2': 1 }]);
    giveTurn(table, 1);
    passAll(table);
    expect(told(table, 'first-player-chosen')).toEqual([
      { type: 'first-player-chosen', player: 0, manneken: [3, 2, 0] },
    ]);
  });

  it('who passed first has two Manneken-Pis, without any card won', () => {
    const table = tableWithCards(4, PLAIN);
    giveTurn(table, 2);
    passAll(table);
    expect(told(table, 'first-player-chosen')).toEqual([
      { type: 'first-player-chosen', player: 2, manneken: [0, 0, 2, 0] },
    ]);
  });

  it('who passed first in an earlier round has nothing of it any more', () => {
    const table = tableAtTurn(3);
    giveTurn(table, 2);
    toRound(table, 2);
    expect(table.s.faceDownOwners).toEqual([2]);
    giveTurn(table, 1);
    passAll(table);
    expect(told(table, 'first-player-chosen')[0].manneken).toEqual([0, 2, 0]);
  });

  it('the Manneken-Pis of a tied card count for nobody', () => {
    const table = tableWithCards(3, [REST, TWO, ONE_A, NO, DOUBLE]);
    place(table, [{ '2-2': 2 }, { '3-2': 2, '3-3': 1 }]);
    giveTurn(table, 2);
    passAll(table);
    expect(told(table, 'first-player-chosen')[0].manneken).toEqual([0, 1, 2]);
  });

  it('the Manneken-Pis of cards that nobody won count for nobody', () => {
    const table = tableWithCards(3, [TWO, ONE_A, ONE_B, NO, DOUBLE]);
    passAll(table);
    expect(told(table, 'first-player-chosen')[0].manneken).toEqual([2, 0, 0]);
  });

  it('a card counts its Manneken-Pis also if it is slid afterwards', () => {
    const table = tableWithCards(3, [REST, ONE_A, TWO, NO, DOUBLE]);
    place(table, [{}, { '2-2': 1, '2-3': 1 }]);
    passAll(table);
    answer(table, 'use-prestige', 'column2-under-nobles');
    expect(told(table, 'first-player-chosen')[0]).toMatchObject({ player: 1, manneken: [2, 3, 0] });
  });

  it('is found after all columns and before the first card is used', () => {
    const table = tableWithCards(3, [REST, ONE_A, TWO, NO, DOUBLE]);
    place(table, [{ '3-5': 1 }, { '2-2': 1, '2-3': 1 }]);
    passAll(table);
    expect(table.s.firstPlayer).toBe(1);
    while (due(table).endsWith('use-prestige'))
      answer(table, 'use-prestige', choices(table).at(-1) as string);
    expect(typesTold(table, 'column-won', 'first-player-chosen', 'prestige-used')).toEqual([
      'column-won',
      'column-won',
      'column-won',
      'first-player-chosen',
      'prestige-used',
      'prestige-used',
      'prestige-used',
    ]);
  });

  it('the new first player chooses the area and has the first turn of the next round', () => {
    const table = tableAtTurn(3);
    giveTurn(table, 2);
    passAll(table);
    expect(due(table)).toBe('3 choose-iris');
    expect(told(table, 'round-started')).toEqual([{ type: 'round-started', round: 2, firstPlayer: 2 }]);
    answer(table, 'choose-iris', choices(table)[0]);
    expect(due(table)).toBe('3 turn');
  });

  const TIES: [string, number, number[], number][] = [
    ['the neighbour on the left comes first', 0, [2, 2, 2, 2], 1],
    ['the old first player comes last', 2, [0, 0, 2, 0], 2],
    ['the old first player loses every tie', 2, [0, 2, 2, 0], 1],
    ['round the table: after seat 4 comes seat 1', 3, [2, 0, 0, 2], 0],
    ['the nearest on the left, not the lowest seat', 1, [3, 3, 0, 3], 3],
    ['who has less is no part of the tie', 0, [1, 1, 2, 2], 2],
    ['of five', 4, [0, 1, 4, 4, 4], 2],
    ['of two', 0, [2, 2], 1],
  ];

  it.each(TIES)(
    'ties: the first of the tied to the left of the old first player: %s',
    (_, old, manneken, expected) => {
      expect(nextFirstPlayer(old, manneken)).toBe(expected);
    },
  );

  it('ties: every set of tied players, every old first player, 2 to 5 players', () => {
    for (let players = 2; players <= 5; players++) {
      for (let old = 0; old < players; old++) {
        for (let tied = 1; tied < 1 << players; tied++) {
          const manneken = Array.from({ length: players }, (_, seat) => ((tied >> seat) & 1 ? 3 : 1));
          const distance = (seat: number) => (seat - old + players) % players || players;
          const expected = manneken
            .flatMap((count, seat) => (count === 3 ? [seat] : []))
            .sort((a, b) => distance(a) - distance(b))[0];
          expect(nextFirstPlayer(old, manneken)).toBe(expected);
        }
      }
    }
  });

  it('the picture on the tile is no Manneken-Pis: with 2 against 2 the old first player loses it', () => {
    const table = tableWithCards(4, [REST, TWO, ONE_A, NO, DOUBLE]);
    place(table, [{ '2-2': 1 }]);
    giveTurn(table, 3);
    passAll(table);
    expect(told(table, 'first-player-chosen')[0]).toMatchObject({ player: 3, manneken: [2, 0, 0, 2] });
  });

  it('someone always has Manneken-Pis, for someone passes first; were there none, all would be tied', () => {
    const table = tableAtTurn(4);
    for (let round = 1; round <= 5; round++) {
      toRound(table, round);
      passAll(table);
      expect(Math.max(...told(table, 'first-player-chosen')[0].manneken)).toBe(2);
      forget(table);
    }
    expect(nextFirstPlayer(1, [0, 0, 0, 0])).toBe(2);
  });
});
