import { describe, expect, it } from 'vitest';
import { multiplierOf, setUses, toRound } from '../resolution.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  give,
  levelOf,
  passAll,
  pointsTold,
  sendArchitects,
  setNeutral,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';
import { card, newTable, tableAtTurn } from './table.testing.ts';

/** Five cards under the columns, all 16 spaces from 2-2 on active. */
function withCards(players: number, ...prestige: number[]): Table {
  return tableAtTurn(players, { deal: { prestige } });
}

describe('1e, Auctions', () => {
  it('example: 3 BF against 2 BF in a column win its card', () => {
    const table = withCards(3, card('iris', 2, 0), card('crown', 2, 0));
    give(table, 0, { placed: { '2-2': 3 } });
    give(table, 1, { placed: { '3-2': 2 } });
    check(table);
    passAll(table);
    expect(due(table)).toBe('1 use-prestige');
    expect(told(table, 'column-won')).toEqual([
      { type: 'column-won', column: 1, player: 0, card: card('crown', 2, 0) - 1, sums: [3, 2, 0] },
    ]);
  });

  it('all bids of a player in the column are added up', () => {
    const table = withCards(3);
    give(table, 0, { placed: { '2-2': 3 } });
    give(table, 1, { placed: { '3-2': 2, '4-2': 2 } });
    passAll(table);
    expect(told(table, 'column-won').map(({ player, sums }) => [player, sums])).toEqual([[1, [3, 4, 0]]]);
  });

  it('on a tie each of the tied gains the central power, and the card is discarded', () => {
    const tied = card('crown', 2, 0);
    const table = withCards(3, card('iris', 2, 0), tied);
    give(table, 0, { placed: { '2-2': 2 } });
    give(table, 2, { placed: { '3-2': 2 } });
    passAll(table);
    expect(whyNot(table, 'column2-under-nobles')).toEqual({ code: 'tied-card-not-kept' });
    answers(table, 'use-prestige column2-bonus1', 'use-prestige column2-bonus1');
    expect([0, 1, 2].map((seat) => levelOf(table, seat, 'crown'))).toEqual([2, 1, 2]);
    expect(table.s.prestigeDiscard).toContain(tied - 1);
    check(table);
  });

  it('the Manneken-Pis of a tied card count for nobody', () => {
    const table = withCards(3, card('iris', 2, 0), card('crown', 0, 2));
    give(table, 1, { placed: { '2-2': 2 } });
    give(table, 2, { placed: { '3-2': 2 } });
    passAll(table);
    expect(told(table, 'first-player-chosen')[0]).toMatchObject({ player: 0, manneken: [2, 0, 0] });
  });
});

describe('1e, Bonus cards', () => {
  it('example: of three cards one raises the row of francs by 2, one that of artworks by 1, and one the crown by 2', () => {
    const table = withCards(
      3,
      card('release', 2, 0),
      card('iris', 2, 0),
      card('iris', 1, 1),
      card('crown+crown', 2, 0),
      card('crown', 0, 2),
    );
    give(table, 0, { placed: { '2-2': 1, '2-3': 1, '2-4': 1 } });
    check(table);
    passAll(table);
    answers(
      table,
      'use-prestige column2-under-francs',
      'use-prestige column3-under-artworks',
      'use-prestige column4-bonus1',
    );
    expect(multiplierOf(table, 0, 'francs')).toBe(3);
    expect(multiplierOf(table, 0, 'artworks')).toBe(2);
    expect([multiplierOf(table, 0, 'nobles'), multiplierOf(table, 0, 'architects')]).toEqual([1, 1]);
    expect(levelOf(table, 0, 'crown')).toBe(3);
    check(table);
  });

  it('two cards of one round do not go under the same row', () => {
    const table = withCards(3, card('release', 2, 0), card('iris', 2, 0), card('iris', 1, 1));
    give(table, 0, { placed: { '2-2': 1, '2-3': 1 } });
    passAll(table);
    answer(table, 'use-prestige', 'column2-under-francs');
    expect(whyNot(table, 'column3-under-francs')).toEqual({ code: 'row-used-this-round', row: 3 });
    expect(choices(table)).toEqual([
      'column3-under-architects',
      'column3-under-nobles',
      'column3-under-artworks',
      'column3-bonus1',
    ]);
  });

  it('a card without VP symbol can not be slid', () => {
    const table = withCards(3, card('release', 2, 0), card('iris', 0, 2));
    give(table, 0, { placed: { '2-2': 1 } });
    passAll(table);
    expect(choices(table)).toEqual(['column2-bonus1']);
    expect(whyNot(table, 'column2-under-nobles')).toEqual({ code: 'no-symbols-to-slide' });
  });

  it.each([
    ['bonus1', 2, 1],
    ['bonus2', 1, 2],
  ])('some cards let one choose between two powers: %s', (use, crown, architect) => {
    const table = withCards(3, card('release', 2, 0), card('crown|architect', 2, 0));
    give(table, 0, { placed: { '2-2': 1 } });
    passAll(table);
    answer(table, 'use-prestige', `column2-${use}`);
    expect([levelOf(table, 0, 'crown'), levelOf(table, 0, 'architect')]).toEqual([crown, architect]);
  });

  it('a card frees an assistant from the courthouse, or has no effect if none is there', () => {
    const table = withCards(3, card('iris', 2, 0), card('release+release', 2, 0));
    give(table, 0, { placed: { '2-2': 1 }, courthouse: 1 });
    passAll(table);
    answer(table, 'use-prestige', 'column2-bonus1');
    expect(told(table, 'architect-released')).toHaveLength(1);
    expect(told(table, 'gain-lost').map(({ reason }) => reason)).toEqual([{ code: 'courthouse-empty' }]);
    expect(table.s.courthouse[0]).toBe(0);
  });

  it('a row takes a card again in the next round', () => {
    const first = [card('release', 2, 0), card('iris', 2, 0), card('iris', 1, 1), card('crown', 2, 0)];
    const second = [
      card('crown', 1, 1),
      card('release', 1, 1),
      card('architect', 1, 1),
      card('architect', 2, 0),
    ];
    const table = withCards(3, ...first, ...second);
    give(table, 0, { placed: { '2-2': 1 } });
    passAll(table);
    answer(table, 'use-prestige', 'column2-under-francs');
    toRound(table, 2);
    table.s.iris = 0;
    give(table, 0, { placed: { '2-3': 1 } });
    passAll(table);
    // The last of the eight cards dealt lies under the third column now: two symbols more.
    answer(table, 'use-prestige', 'column3-under-francs');
    expect(multiplierOf(table, 0, 'francs')).toBe(5);
  });

  it('cards are used before coats of arms are counted, and these before the Brussels majority', () => {
    const table = withCards(3, card('release', 2, 0), card('iris', 2, 0), card('release', 1, 1));
    give(table, 0, { courthouse: 0, placed: { '2-2': 1, '2-3': 1, '3-2': 1, '3-3': 1 } });
    sendArchitects(table, 0, 0, 1);
    check(table);
    passAll(table);
    answers(table, 'use-prestige column2-bonus1', 'use-prestige column3-bonus1');
    // The town hall level that the card has raised counts.
    expect(pointsTold(table, 0)).toEqual({ 'iris-majority': 2 });
    // Nobody was in the courthouse yet when the other card was used.
    expect(told(table, 'gain-lost').map(({ reason }) => reason)).toEqual([{ code: 'courthouse-empty' }]);
    expect(table.s.courthouse[0]).toBe(1);
  });

  it('five cards a round use up the 25 by the last round', () => {
    const table = tableAtTurn(3);
    for (const round of [1, 2, 3, 4, 5]) {
      toRound(table, round);
      expect([table.s.prestigeStrip.length, table.s.prestigeDeck.length]).toEqual([5, 25 - 5 * round]);
    }
  });
});

describe('1e, Coats of arms', () => {
  it('example: of four coats of arms two are not surrounded; blue wins one for 2, orange and blue share one for 3 and 2', () => {
    // Around 2-2: orange once, blue three times. Around 3-2: twice each. 4-2 and 1-2 are not surrounded.
    const [orange, blue] = [0, 1];
    const table = tableAtTurn(3);
    give(table, orange, { levels: { iris: 3 }, placed: { '3-2': 1, '4-3': 1 } });
    give(table, blue, { levels: { iris: 2 }, placed: { '2-2': 1, '2-3': 1, '3-3': 1, '4-2': 1 } });
    check(table);
    passAll(table);
    while (due(table).endsWith('use-prestige')) answer(table, 'use-prestige', choices(table)[0]);
    expect(pointsTold(table, blue)).toEqual({ 'iris-majority': 2 + 2 });
    expect(pointsTold(table, orange)).toEqual({ 'iris-majority': 3 });
    expect(told(table, 'iris-majority').map(({ players }) => players)).toEqual([[blue], [orange, blue]]);
  });

  it('the money bid does not matter', () => {
    const table = tableAtTurn(3);
    give(table, 0, { placed: { '2-2': 9 } });
    give(table, 1, { placed: { '2-3': 1, '3-2': 1, '3-3': 1 } });
    passAll(table);
    while (due(table).endsWith('use-prestige')) answer(table, 'use-prestige', choices(table)[0]);
    expect(told(table, 'iris-majority').map(({ players }) => players)).toEqual([[1]]);
  });
});

describe('1e, Two players', () => {
  it('each puts a neutral assistant on the area before the first turn, without a bid', () => {
    const table = tableAtTurn(2);
    expect(table.s.meeples.filter((who) => who === 5)).toHaveLength(2);
    expect(table.s.bids.every((bid) => bid === 0)).toBe(true);
    expect(due(table)).toBe('1 turn');
  });

  it('a neutral assistant goes on no house, and on no space outside the area', () => {
    const table = newTable(2, { deal: { stock: [2] } });
    answer(table, 'choose-iris', '1-1');
    give(table, 1, { houses: ['3-3'] });
    expect(due(table)).toBe('1 place-neutral');
    expect(choices(table)).toHaveLength(15);
    expect(whyNot(table, '3-3')).toEqual({ code: 'house-there', space: 12, owner: 1 });
    expect(whyNot(table, '1-1')).toEqual({ code: 'outside-active-area', space: 0 });
  });

  it('the neutral colour alone on top: nobody scores', () => {
    const table = tableAtTurn(2);
    setNeutral(table, '2-2', '2-3');
    give(table, 0, { placed: { '3-2': 1 }, levels: { iris: 4 } });
    give(table, 1, { placed: { '3-3': 1 }, levels: { iris: 5 } });
    check(table);
    passAll(table);
    while (due(table).endsWith('use-prestige')) answer(table, 'use-prestige', choices(table)[0]);
    expect(told(table, 'points')).toEqual([]);
  });

  it('the neutral colour tied: the tied players score', () => {
    const table = tableAtTurn(2);
    setNeutral(table, '2-2', '2-3');
    give(table, 0, { placed: { '3-2': 1, '3-3': 1 }, levels: { iris: 4 } });
    check(table);
    passAll(table);
    while (due(table).endsWith('use-prestige')) answer(table, 'use-prestige', choices(table)[0]);
    expect(pointsTold(table, 0)).toEqual({ 'iris-majority': 4 });
  });

  it('Brussels actions count as with three', () => {
    const table = tableAtTurn(2);
    setUses(table, 'stock-exchange', 1);
    answer(table, 'turn', 'stock-exchange');
    expect(told(table, 'architects-sent')[0]).toMatchObject({ architects: 2 });
  });

  it('neutral assistants win no bonus card and bid against nobody', () => {
    const table = tableAtTurn(2);
    setNeutral(table, '2-2', '2-3');
    give(table, 1, { placed: { '3-2': 1 } });
    check(table);
    passAll(table);
    expect(told(table, 'column-won').map(({ column, player, sums }) => [column, player, sums])).toEqual([
      [1, 1, [0, 1]],
    ]);
    expect(told(table, 'column-tied')).toEqual([]);
  });

  it('a space with a neutral assistant takes neither assistant nor house', () => {
    const table = tableAtTurn(2);
    setNeutral(table, '2-2', '2-3');
    expect(whyNot(table, '2-2')).toEqual({ code: 'occupied', space: 6, by: 5 });
    give(table, 0, { cubes: { joker: 2 } });
    answers(table, 'turn cinquantenaire', 'cinquantenaire construction', 'pay-house jj');
    answer(table, 'move-needle', choices(table)[0]);
    expect(whyNot(table, '2-3')).toEqual({ code: 'occupied', space: 7, by: 5 });
    expect(choices(table)).toHaveLength(23);
  });

  it.each([
    [['5-3', '5-4', '5-5'], 0],
    [['5-3', '5-4'], 1],
  ])('no neutral assistant is placed when no space of the area is free: houses on %o too', (more, placed) => {
    // Stock card 5 names 2-2, which leaves nine spaces, rows and columns 3 to 5.
    const table = newTable(2, { deal: { stock: [5] } });
    give(table, 0, { houses: ['3-3', '3-4', '3-5', '4-3', '4-4', '4-5'] });
    give(table, 1, { houses: more });
    check(table);
    answer(table, 'choose-iris', '2-2');
    for (let i = 0; i < placed; i++) answer(table, 'place-neutral', '5-5');
    expect(due(table)).toBe('1 turn');
    expect(told(table, 'neutral-not-placed').map(({ player }) => player)).toEqual([0, 1].slice(placed));
  });

  it('both are placed anew in each round, the first player beginning', () => {
    const table = tableAtTurn(2);
    // Seat 2 passes first and begins round 2.
    answers(table, 'turn stock-exchange', 'turn pass', 'turn pass');
    expect(due(table)).toBe('2 choose-iris');
    expect(table.s.meeples.every((who) => who < 0)).toBe(true);
    answer(table, 'choose-iris', choices(table)[0]);
    expect(due(table)).toBe('2 place-neutral');
    const [space] = choices(table);
    answer(table, 'place-neutral', space);
    expect(due(table)).toBe('1 place-neutral');
    expect(whyNot(table, space)).toMatchObject({ code: 'occupied', by: 5 });
    answer(table, 'place-neutral', choices(table)[0]);
    expect(due(table)).toBe('2 turn');
  });
});
