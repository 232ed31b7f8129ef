import { describe, expect, it } from 'vitest';
import { give } from '../arranging.testing.ts';
import { hand, levels, prison } from '../holdings.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  forget,
  newTable,
  passAll,
  pointsTold,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';

/** Architecture under the first column, nobility, prestige and prison under the others. */
const BONUSES = { bonuses: ['architecture', 'nobility', 'prestige', 'prison'] };

function counted(table: Table): Table {
  check(table);
  forget(table);
  passAll(table);
  return table;
}

describe('1897, Column majority', () => {
  it('example: 2 + 2 against 4 in a column: both gain its bonus', () => {
    const table = newTable(4, BONUSES);
    give(table, 2, { prison: {}, placed: { '1-1': '2/4:2', '3-1': '2/5:2' } });
    give(table, 3, { placed: { '2-1': '2/4:4' } });
    counted(table);
    expect([0, 1, 2, 3].map((seat) => levels(table, seat))).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [2, 1, 1],
      [2, 1, 1],
    ]);
    expect(told(table, 'column-majority')).toEqual([
      { type: 'column-majority', column: 0, bonus: 0, players: [2, 3], sums: [0, 0, 4, 4], neutral: 0 },
    ]);
  });

  it('the highest sum of visible values wins, not the most architects', () => {
    const table = newTable(3, BONUSES);
    give(table, 0, { placed: { '1-1': '1/3:1', '2-1': '1/3:1' } });
    give(table, 1, { placed: { '3-1': '1/3:3' } });
    counted(table);
    expect([levels(table, 0), levels(table, 1)]).toEqual([
      [1, 1, 1],
      [2, 1, 1],
    ]);
  });

  it.each([
    ['1-1', [2, 1, 1]],
    ['1-2', [1, 2, 1]],
    ['1-3', [1, 1, 2]],
  ])('gains what the upper half of the bonus card under it says: a level, %s', (cell, expected) => {
    const table = newTable(3, BONUSES);
    give(table, 1, { placed: { [cell]: '1/3:1' } });
    counted(table);
    expect(levels(table, 1)).toEqual(expected);
  });

  it('the prison bonus frees one architect of choice', () => {
    const table = newTable(3, BONUSES);
    give(table, 1, { placed: { '1-4': '1/3:1' } });
    counted(table);
    expect(due(table)).toBe('2 release-architect');
    expect(choices(table)).toEqual(['2/4', '2/5']);
    check(table);
    answer(table, 'release-architect', '2/5');
    expect(prison(table, 1)).toEqual({ '2/4': 1 });
    expect(table.s.round).toBe(2);
    expect(hand(table, 1)).toEqual({ '1/3': 4, '2/4': 1, '2/5': 1 });
  });

  it('tied players free their architects clockwise from the first player (R-62)', () => {
    const table = newTable(3, { ...BONUSES, firstPlayer: 3 });
    give(table, 1, { placed: { '1-4': '1/3:1' } });
    give(table, 2, { placed: { '2-4': '1/3:1' } });
    counted(table);
    expect(due(table)).toBe('3 release-architect');
    check(table);
    answer(table, 'release-architect', '2/4');
    expect(due(table)).toBe('2 release-architect');
    check(table);
    answer(table, 'release-architect', '2/4');
    expect(table.s.round).toBe(2);
  });

  it('with nobody in prison, or at the top of the scale, the bonus is lost', () => {
    const table = newTable(3, BONUSES);
    give(table, 0, {
      prison: {},
      levels: { architecture: 5 },
      placed: { '1-1': '1/3:1', '1-4': '1/3:1' },
    });
    counted(table);
    expect(told(table, 'gain-lost').map(({ reason }) => reason)).toEqual([
      { code: 'scale-full', scale: 0 },
      { code: 'prison-empty' },
    ]);
    expect(table.s.round).toBe(2);
  });

  it('a column without architects gives nothing', () => {
    const table = counted(newTable(3, BONUSES));
    expect(told(table, 'column-majority')).toEqual([]);
  });

  it('two players: neutral architects count; alone on top, nobody gains', () => {
    const table = newTable(2, BONUSES);
    give(table, 0, { placed: { '1-1': '1/3:1' } });
    counted(table);
    expect(levels(table, 0)).toEqual([1, 1, 1]);
    expect(told(table, 'column-majority')).toEqual([
      { type: 'column-majority', column: 0, bonus: 0, players: [], sums: [1, 0], neutral: 2 },
      { type: 'column-majority', column: 3, bonus: 3, players: [], sums: [0, 0], neutral: 2 },
    ]);
  });

  it('two players: tied with the neutral colour one gains, and above it too', () => {
    const table = newTable(2, { bonuses: ['architecture', 'prison', 'prestige', 'nobility'] });
    give(table, 0, { placed: { '1-1': '2/4:2' } });
    give(table, 1, { placed: { '1-4': '1/3:3' } });
    counted(table);
    expect([levels(table, 0), levels(table, 1)]).toEqual([
      [2, 1, 1],
      [1, 2, 1],
    ]);
  });

  it('four players: all four rows of a column count', () => {
    const table = newTable(4, BONUSES);
    give(table, 0, { placed: { '1-2': '1/3:3', '4-2': '1/3:1' } });
    give(table, 1, { placed: { '2-2': '1/3:1', '3-2': '1/3:1' } });
    give(table, 3, { placed: { '4-3': '1/3:1' } });
    counted(table);
    expect(
      told(table, 'column-majority').map(({ column, players, sums }) => [column, players, sums]),
    ).toEqual([
      [1, [0], [4, 2, 0, 0]],
      [2, [3], [0, 0, 0, 1]],
    ]);
  });

  it('the majority of several columns gains the bonus of each', () => {
    const table = newTable(3, BONUSES);
    give(table, 2, {
      prison: {},
      placed: { '1-1': '1/3:1', '2-2': '1/3:1', '3-3': '1/3:1', '1-4': '2/4:2' },
    });
    counted(table);
    expect(levels(table, 2)).toEqual([2, 2, 2]);
  });
});

describe('1897, Coat of arms majority', () => {
  it('example: an unfinished one gives nothing, alone on top 2 VP, tied 2 and 3 VP', () => {
    const table = newTable(3, { bonuses: ['nobility', 'architecture', 'prison', 'prestige'] });
    // Three coats of arms side by side between the top two rows: the first lacks 1-1.
    give(table, 0, {
      prison: {},
      levels: { prestige: 2 },
      placed: { '1-2': '1/3:1', '2-2': '1/3:1', '1-3': '1/3:1', '2-4': '1/3:1' },
    });
    give(table, 1, {
      prison: {},
      levels: { prestige: 3 },
      placed: { '2-1': '1/3:1', '2-3': '1/3:1', '1-4': '1/3:1' },
    });
    // So that the level of prestige goes to somebody else.
    give(table, 2, { prison: {}, placed: { '3-4': '2/5:5' } });
    counted(table);
    expect(
      told(table, 'arms-majority').map(({ block, players, counts }) => [block, players, counts]),
    ).toEqual([
      [1, [0], [3, 1, 0]],
      [2, [0, 1], [2, 2, 0]],
    ]);
    expect(pointsTold(table, 0)).toEqual({ 'coat-of-arms': 4 });
    expect(pointsTold(table, 1)).toEqual({ 'coat-of-arms': 3 });
  });

  it('values do not matter', () => {
    const table = newTable(3, BONUSES);
    give(table, 0, { prison: {}, placed: { '1-1': '1/3:1', '1-2': '1/3:1' } });
    give(table, 1, { prison: {}, placed: { '2-1': '2/5:5' } });
    give(table, 2, { prison: {}, placed: { '2-2': '2/4:4' } });
    counted(table);
    expect(told(table, 'arms-majority').map(({ players }) => players)).toEqual([[0]]);
    expect(pointsTold(table, 0)).toEqual({ 'coat-of-arms': 1 });
  });

  it.each([
    [2, 6],
    [3, 6],
    [4, 9],
  ])('there is one wherever four cells meet: %i players, %i', (players, blocks) => {
    expect(newTable(players).s.rules.blocks).toHaveLength(blocks);
  });

  it('a level of prestige gained by a column counts already', () => {
    const table = newTable(3, { bonuses: ['prestige', 'nobility', 'architecture', 'prison'] });
    give(table, 0, {
      prison: {},
      placed: { '1-1': '1/3:1', '1-2': '1/3:1', '2-1': '1/3:1', '2-2': '1/3:1' },
    });
    counted(table);
    expect(levels(table, 0)).toEqual([1, 2, 2]);
    expect(pointsTold(table, 0)).toEqual({ 'coat-of-arms': 2 });
  });

  it('two players: a neutral architect is one of the four, and counts as a colour of its own', () => {
    const table = newTable(2, BONUSES);
    give(table, 0, {
      prison: {},
      placed: { '2-1': '1/3:1', '3-2': '1/3:1', '2-3': '1/3:1', '2-4': '1/3:1' },
    });
    give(table, 1, { prison: {}, placed: { '2-2': '1/3:1', '3-3': '1/3:1' } });
    counted(table);
    const majorities = told(table, 'arms-majority');
    expect(
      majorities.map(({ block, players, counts, neutral }) => [block, players, counts, neutral]),
    ).toEqual([
      [3, [0], [2, 1], 1],
      [4, [0, 1], [2, 2], 0],
      [5, [0], [2, 1], 1],
    ]);
  });

  it('all of four tied players score, each their own level', () => {
    const table = newTable(4, { bonuses: ['architecture', 'nobility', 'prison', 'prestige'] });
    ['1-1', '1-2', '2-1', '2-2'].forEach((cell, seat) => {
      give(table, seat, { levels: { prestige: seat + 1 }, placed: { [cell]: '1/3:1' } });
    });
    counted(table);
    expect([0, 1, 2, 3].map((seat) => pointsTold(table, seat))).toEqual([
      { 'coat-of-arms': 1 },
      { 'coat-of-arms': 2 },
      { 'coat-of-arms': 3 },
      { 'coat-of-arms': 4 },
    ]);
  });

  it('four players: nine blocks, down to the bottom right; a cell can be part of four of them', () => {
    const table = newTable(4, { bonuses: ['architecture', 'nobility', 'prison', 'prestige'] });
    // The nine cells from 2-2 to 4-4, seven of them of seat 0: four coats of arms.
    give(table, 0, {
      prison: {},
      placed: {
        '2-2': '1/3:1',
        '2-3': '1/3:1',
        '3-2': '1/3:1',
        '3-3': '1/3:1',
        '4-2': '2/4:2',
        '4-3': '2/4:2',
        '2-4': '2/5:2',
      },
    });
    give(table, 1, { prison: {}, levels: { prestige: 2 }, placed: { '3-4': '2/4:4', '4-4': '2/5:5' } });
    counted(table);
    expect(
      told(table, 'arms-majority').map(({ block, players, counts }) => [block, players, counts]),
    ).toEqual([
      [4, [0], [4, 0, 0, 0]],
      [5, [0], [3, 1, 0, 0]],
      [7, [0], [4, 0, 0, 0]],
      [8, [0, 1], [2, 2, 0, 0]],
    ]);
    // Seat 1 has 9 against 2 in the column of prestige: its level is 3 by then, that of seat 0 is 1.
    expect(pointsTold(table, 0)).toEqual({ 'coat-of-arms': 4 });
    expect(pointsTold(table, 1)).toEqual({ 'coat-of-arms': 3 });
  });

  it('the end of a row and the beginning of the next do not meet', () => {
    const table = newTable(3, BONUSES);
    give(table, 0, {
      prison: {},
      placed: { '1-4': '1/3:1', '2-4': '1/3:1', '2-1': '1/3:1', '3-1': '1/3:1' },
    });
    counted(table);
    expect(told(table, 'arms-majority')).toEqual([]);
  });
});

describe('1897, Brussels majority', () => {
  it('example: 3, 2 and 1 architects in Brussels: the one with 3 sends one of them, of choice, to prison', () => {
    const table = newTable(3, BONUSES);
    give(table, 0, { sent: [['stock-exchange', '1/3']] });
    give(table, 1, {
      sent: [
        ['stock-exchange', '1/3+2/4'],
        ['town-hall', '1/3'],
      ],
    });
    give(table, 2, { sent: [['town-hall', '1/3+1/3']] });
    counted(table);
    expect(told(table, 'brussels-majority')).toEqual([
      { type: 'brussels-majority', players: [1], counts: [1, 3, 2] },
    ]);
    expect(due(table)).toBe('2 arrest-architect');
    expect(choices(table)).toEqual(['1/3', '2/4']);
    expect(whyNot(table, '2/5')).toEqual({ code: 'not-in-brussels', architect: 2 });
    check(table);
    answer(table, 'arrest-architect', '1/3');
    expect(prison(table, 1)).toEqual({ '1/3': 1, '2/4': 1, '2/5': 1 });
    expect(table.s.round).toBe(2);
    expect(hand(table, 1)).toEqual({ '1/3': 3, '2/4': 1 });
    expect(prison(table, 2)).toEqual({ '2/4': 1, '2/5': 1 });
  });

  it('tied players all lose one, clockwise from the first player', () => {
    const table = newTable(3, { ...BONUSES, firstPlayer: 2 });
    give(table, 0, {
      sent: [
        ['stock-exchange', '1/3'],
        ['cinquantenaire', '2/4'],
      ],
    });
    give(table, 1, { sent: [['stock-exchange', '1/3+2/4']] });
    give(table, 2, { sent: [['town-hall', '1/3']] });
    counted(table);
    expect(due(table)).toBe('2 arrest-architect');
    check(table);
    answers(table, 'arrest-architect 2/4', 'arrest-architect 1/3');
    expect(prison(table, 1)).toEqual({ '2/4': 2, '2/5': 1 });
    expect(prison(table, 0)).toEqual({ '1/3': 1, '2/4': 1, '2/5': 1 });
    expect(prison(table, 2)).toEqual({ '2/4': 1, '2/5': 1 });
  });

  it('architects all alike leave nothing to choose', () => {
    const table = newTable(3, BONUSES);
    give(table, 2, {
      sent: [
        ['town-hall', '1/3'],
        ['stock-exchange', '1/3'],
      ],
    });
    counted(table);
    expect(table.s.round).toBe(2);
    expect(prison(table, 2)).toEqual({ '1/3': 1, '2/4': 1, '2/5': 1 });
  });

  it('nobody is arrested if nobody was in Brussels', () => {
    const table = counted(newTable(3, BONUSES));
    expect(told(table, 'architect-arrested')).toEqual([]);
    expect(told(table, 'brussels-majority')).toEqual([]);
  });

  it('the architects at all three buildings count together', () => {
    const table = newTable(3, BONUSES);
    give(table, 0, {
      sent: [
        ['cinquantenaire', '1/3'],
        ['stock-exchange', '1/3'],
        ['town-hall', '1/3'],
      ],
    });
    give(table, 1, { sent: [['stock-exchange', '1/3+1/3']] });
    counted(table);
    expect(told(table, 'brussels-majority')).toEqual([
      { type: 'brussels-majority', players: [0], counts: [3, 2, 0] },
    ]);
    expect(prison(table, 0)).toEqual({ '1/3': 1, '2/4': 1, '2/5': 1 });
    expect(prison(table, 1)).toEqual({ '2/4': 1, '2/5': 1 });
  });

  it('comes after the column majority: an architect freed by it and one arrested in the same round', () => {
    const table = newTable(3, BONUSES);
    give(table, 0, { placed: { '1-4': '1/3:1' }, sent: [['stock-exchange', '2/4']] });
    counted(table);
    // The 2/4 in Brussels is not in prison yet: one 2/4 and the 2/5 are.
    expect(choices(table)).toEqual(['2/4', '2/5']);
    answer(table, 'release-architect', '2/5');
    expect(table.s.round).toBe(2);
    expect(prison(table, 0)).toEqual({ '2/4': 2 });
    expect(hand(table, 0)).toEqual({ '1/3': 4, '2/5': 1 });
  });
});

describe('1897, Majority', () => {
  it('columns come first, then coats of arms, then Brussels, when all have passed', () => {
    const table = newTable(3, BONUSES);
    give(table, 0, {
      prison: {},
      placed: { '1-1': '1/3:1', '1-2': '1/3:1', '2-1': '1/3:1', '2-2': '1/3:1' },
      sent: [['stock-exchange', '2/4']],
    });
    counted(table);
    const majorities = table.events.filter(({ type }) => type.endsWith('majority')).map(({ type }) => type);
    expect(majorities).toEqual(['column-majority', 'column-majority', 'arms-majority', 'brussels-majority']);
    expect(table.events.findIndex(({ type }) => type === 'column-majority')).toBeGreaterThan(
      table.events.findLastIndex(({ type }) => type === 'passed'),
    );
  });
});
