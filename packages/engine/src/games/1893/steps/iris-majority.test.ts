import { describe, expect, it } from 'vitest';
import { IRIS_NAMES } from '../board.ts';
import { card, tableWithCards } from '../resolution.testing.ts';
import {
  answer,
  check,
  choices,
  due,
  forget,
  give,
  levelOf,
  passAll,
  pointsTold,
  setNeutral,
  type Table,
  tableAtTurn,
  told,
} from '../table.testing.ts';

/** Who stands on the spaces of a picture from 1-1 on: seats from 1, `n` neutral, `.` nobody. Bids of 1 BF. */
function stand(table: Table, ...rows: string[]): void {
  const neutral: string[] = [];
  rows.forEach((row, r) => {
    [...row].forEach((who, c) => {
      const space = `${r + 1}-${c + 1}`;
      if (who === 'n') neutral.push(space);
      else if (who !== '.') give(table, Number(who) - 1, { placed: { [space]: 1 } });
    });
  });
  setNeutral(table, ...neutral);
  check(table);
}

/** Ends the round, using cards in some way without effect on the iris track. */
function resolve(table: Table): void {
  forget(table);
  passAll(table);
  while (due(table).endsWith('use-prestige'))
    answer(
      table,
      'use-prestige',
      choices(table).find((word) => word.includes('under-')) ?? choices(table)[0],
    );
}

/** The rows 1-4 and columns 1-4 are active, and no prestige card moves a disc on an iris track. */
function table4(players: number): Table {
  const prestige = ['crown', 'architect', 'release', 'crown+crown', 'architect+architect'].map((bonus) =>
    card(bonus),
  );
  return tableAtTurn(players, { deal: { prestige }, iris: '4-4' });
}

function irisesTold(table: Table): unknown[] {
  return told(table, 'iris-majority').map(({ iris, players }) => [IRIS_NAMES[iris], players]);
}

describe('2e, Iris majority', () => {
  it('example: alone ahead at level 2 gives 2 VP, a tie 3 VP and 2 VP, irises not surrounded nothing', () => {
    const table = table4(3);
    give(table, 0, { levels: { iris: 2 } });
    give(table, 1, { levels: { iris: 3 } });
    give(table, 2, { levels: { iris: 2 } });
    // Seat 1 is ahead around 1-1, seats 2 and 3 are tied around 3-3; the irises between have gaps.
    stand(table, '11..', '12..', '..23', '..32');
    resolve(table);
    expect(irisesTold(table)).toEqual([
      ['1-1', [0]],
      ['3-3', [1, 2]],
    ]);
    expect(told(table, 'points').filter(({ source }) => source === 'iris-majority')).toEqual([
      { type: 'points', player: 0, amount: 2, source: 'iris-majority', count: 1, each: 2 },
      { type: 'points', player: 1, amount: 3, source: 'iris-majority', count: 1, each: 3 },
      { type: 'points', player: 2, amount: 2, source: 'iris-majority', count: 1, each: 2 },
    ]);
  });

  // The four spaces around iris 1-1, who scores, meeples by seat.
  const AROUND: [string, string[], number[], number[]][] = [
    ['four of one', ['11', '11'], [0], [4, 0, 0, 0]],
    ['three to one', ['12', '11'], [0], [3, 1, 0, 0]],
    ['one of each of four', ['23', '41'], [0, 1, 2, 3], [1, 1, 1, 1]],
    ['two to one to one', ['22', '13'], [1], [1, 2, 1, 0]],
    ['two to two', ['21', '12'], [0, 1], [2, 2, 0, 0]],
  ];

  it.each(AROUND)(
    'who has the most meeples around a surrounded iris scores, tied players all do: %s',
    (_, rows, players, counts) => {
      const table = table4(4);
      stand(table, ...rows);
      resolve(table);
      expect(told(table, 'iris-majority')).toEqual([
        { type: 'iris-majority', iris: 0, players, counts, neutral: 0 },
      ]);
      for (let seat = 0; seat < 4; seat++)
        expect(pointsTold(table, seat)).toEqual(players.includes(seat) ? { 'iris-majority': 1 } : {});
    },
  );

  it.each([
    ['.1', '11'],
    ['1.', '11'],
    ['11', '.1'],
    ['11', '1.'],
  ])('an iris with one space empty counts for nobody: %s over %s', (first, second) => {
    const table = table4(3);
    stand(table, first, second);
    resolve(table);
    expect(told(table, 'iris-majority')).toEqual([]);
    expect(pointsTold(table, 0)).toEqual({});
  });

  it('a house without a meeple leaves the space empty; one under a meeple changes nothing', () => {
    const table = table4(3);
    give(table, 1, { houses: ['1-1', '1-3'] });
    stand(table, '.112', '1112');
    resolve(table);
    expect(irisesTold(table)).toEqual([
      ['1-2', [0]],
      ['1-3', [0, 1]],
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6])("is worth the number at the player's disc on the iris track: %i", (level) => {
    const table = table4(3);
    give(table, 1, { levels: { iris: level } });
    stand(table, '22', '21');
    resolve(table);
    expect(pointsTold(table, 1)).toEqual({ 'iris-majority': level });
    expect(pointsTold(table, 0)).toEqual({});
  });

  it('bids do not matter', () => {
    const table = table4(3);
    give(table, 0, { francs: 50 });
    stand(table, '12', '22');
    table.s.bids[0] = 30;
    resolve(table);
    expect(told(table, 'iris-majority')[0]).toMatchObject({ players: [1], counts: [1, 3, 0] });
  });

  it('every surrounded iris counts, and one meeple can count around four of them', () => {
    const table = table4(4);
    stand(table, '122', '113', '443');
    resolve(table);
    expect(irisesTold(table)).toEqual([
      ['1-1', [0]],
      ['1-2', [1]],
      ['2-1', [0, 3]],
      ['2-2', [2]],
    ]);
    expect(pointsTold(table, 0)).toEqual({ 'iris-majority': 2 });
  });

  it('the prestige bonuses of this round count: the iris level after them is what scores', () => {
    const table = tableWithCards(3, [card('crown'), card('iris', 1, 1), card('iris', 2, 0)]);
    give(table, 0, { placed: { '2-2': 1, '2-3': 2, '3-2': 3, '3-3': 1 } });
    forget(table);
    passAll(table);
    answer(table, 'use-prestige', 'column2-bonus1');
    answer(table, 'use-prestige', 'column3-bonus1');
    expect(levelOf(table, 0, 'iris')).toBe(3);
    expect(pointsTold(table, 0)).toEqual({ 'iris-majority': 3 });
  });

  it('no surrounded iris: no points for anybody', () => {
    const table = table4(3);
    stand(table, '1.2.', '.3.1', '2.3.');
    resolve(table);
    expect(told(table, 'points')).toEqual([]);
  });

  const NEUTRAL: [string, string[], number[], number[], number][] = [
    ['alone on top, nobody scores', ['nn', '12'], [], [1, 1], 2],
    ['tied with a player, that player scores', ['n1', '1n'], [0], [2, 0], 2],
    ['fewer than a player, it only fills the iris', ['n1', '21'], [0], [2, 1], 1],
    ['one neutral and three of a player', ['22', 'n2'], [1], [0, 3], 1],
  ];

  it.each(NEUTRAL)('R-9: neutral meeples count as one colour: %s', (_, rows, players, counts, neutral) => {
    const table = table4(2);
    give(table, 0, { levels: { iris: 4 } });
    give(table, 1, { levels: { iris: 5 } });
    stand(table, ...rows);
    resolve(table);
    expect(told(table, 'iris-majority')).toEqual([
      { type: 'iris-majority', iris: 0, players, counts, neutral },
    ]);
    expect(pointsTold(table, 0)).toEqual(players.includes(0) ? { 'iris-majority': 4 } : {});
    expect(pointsTold(table, 1)).toEqual(players.includes(1) ? { 'iris-majority': 5 } : {});
  });
});
