import { describe, expect, it } from 'vitest';
import { type PointSource, ROWS, type RowName } from './ids.ts';
import { setMultiplier, setPoints, tableBeforeLastPass } from './resolution.testing.ts';
import { scores, winners } from './scoring.ts';
import {
  answer,
  type Belongings,
  check,
  choices,
  due,
  forget,
  give,
  noblesKept,
  passAll,
  pointsTold,
  type Table,
  tableAtTurn,
  told,
  total,
} from './table.testing.ts';

/** A game of three before its last pass, where seat 1 scores nothing but for what is given. Brugmann is paid. */
function bare(belongings: Belongings = {}): Table {
  const table = tableBeforeLastPass();
  give(table, 0, { francs: 1, artworks: { yellow: 0 } });
  give(table, 1, { francs: 1, artworks: { yellow: 0 }, courthouse: 7 });
  give(table, 2, { francs: 1, artworks: { yellow: 0 } });
  give(table, 1, belongings);
  return table;
}

function end(table: Table): void {
  check(table);
  answer(table, 'turn', 'pass');
  expect(due(table)).toBe('over');
  check(table);
}

describe('2e, End of the game', () => {
  it('example: 80 VP, four nobles for 13 BF with 12 BF, and what comes then: 135 VP', () => {
    const table = bare({
      francs: 12,
      nobles: ['brugmann', 'buls', 'albert', 'maeterlinck'],
      houses: ['1-1', '1-2', '1-3', '1-4', '1-5'],
      levels: { architect: 8 },
      cubes: { wood: 1, iron: 1, stone: 1, joker: 2 },
      courthouse: 0,
      artworks: { blue: 1 },
    });
    setPoints(table, 1, 80);
    setMultiplier(table, 1, 'architects', 2);
    setMultiplier(table, 1, 'artworks', 3);
    check(table);
    answer(table, 'turn', 'pass');
    // Whichever is left out, three can be paid: one chooses the one for 5 BF.
    expect(choices(table)).toHaveLength(4);
    answer(table, 'pay-nobles', 'brugmann+buls+albert');
    expect(table.s.money[1]).toBe(4);
    expect(noblesKept(table, 1)).toEqual(['brugmann', 'buls', 'albert']);
    expect(pointsTold(table, 1)).toEqual({
      'unpaid-nobles': -5,
      houses: 40,
      cubes: 3,
      'row-architects': 10,
      'row-nobles': 3,
      'row-artworks': 3,
      'row-francs': 1,
    });
    expect(total(table, 1)).toBe(135);
    expect(told(table, 'game-ended')).toEqual([
      { type: 'game-ended', totals: [total(table, 0), 135, total(table, 2)], winners: [1] },
    ]);
    check(table);
  });

  // What one has, its source, how many count, what each is worth.
  const TERMS: [string, Belongings, PointSource, number, number][] = [
    ['1 house, level 1', { houses: ['2-2'] }, 'houses', 1, 1],
    ['2 houses, level 2', { houses: ['2-2', '2-3'], levels: { architect: 2 } }, 'houses', 2, 2],
    ['3 houses, level 4', { houses: ['1-1', '2-2', '2-3'], levels: { architect: 4 } }, 'houses', 3, 4],
    ['1 house, level 6', { houses: ['1-1'], levels: { architect: 6 } }, 'houses', 1, 6],
    ['1 house, level 8', { houses: ['1-1'], levels: { architect: 8 } }, 'houses', 1, 8],
    [
      '6 houses, level 10',
      { houses: ['1-1', '1-2', '1-3', '1-4', '1-5', '2-1'], levels: { architect: 10 } },
      'houses',
      6,
      10,
    ],
    ['refined cubes of any kind', { cubes: { wood: 2, iron: 1, stone: 3 } }, 'cubes', 6, 1],
    ['3 free architects', { courthouse: 4 }, 'row-architects', 1, 1],
    ['5 free architects', { courthouse: 2 }, 'row-architects', 3, 1],
    ['7 free architects', { courthouse: 0 }, 'row-architects', 5, 1],
    ['3 nobles', { nobles: ['brugmann', 'solvay', 'maeterlinck'], francs: 8 }, 'row-nobles', 3, 1],
    ['artworks of any colour', { artworks: { blue: 2, brown: 1, black: 1 } }, 'row-artworks', 4, 1],
    ['4 BF', { francs: 5 }, 'row-francs', 1, 1],
    ['7 BF', { francs: 8 }, 'row-francs', 1, 1],
    ['8 BF', { francs: 9 }, 'row-francs', 2, 1],
  ];

  it.each(TERMS)(
    'each term of the scoring, with how many count and what each is worth: %s',
    (_, own, source, count, each) => {
      const table = bare(own);
      end(table);
      const nobles = source === 'row-nobles' ? {} : { 'row-nobles': 1 };
      expect(pointsTold(table, 1)).toEqual({ ...nobles, [source]: count * each });
      expect(told(table, 'points')).toContainEqual({
        type: 'points',
        player: 1,
        amount: count * each,
        source,
        count,
        each,
      });
    },
  );

  const NOTHING: [string, Belongings][] = [
    ['an architect track without houses', { levels: { architect: 10 } }],
    ['iris and crown tracks', { levels: { iris: 6, crown: 6 } }],
    ['jokers', { cubes: { joker: 9 } }],
    ['1 free architect', { courthouse: 6 }],
    ['2 free architects', { courthouse: 5 }],
    ['3 BF left', { francs: 4 }],
  ];

  it.each(NOTHING)('what scores nothing at the end: %s', (_, own) => {
    const table = bare(own);
    end(table);
    expect(pointsTold(table, 1)).toEqual({ 'row-nobles': 1 });
    expect(total(table, 1)).toBe(1);
  });

  const ROWS_WITH: [RowName, Belongings, number][] = [
    ['architects', { courthouse: 0 }, 5],
    ['nobles', { nobles: ['brugmann', 'buls', 'vandervelde', 'albert'], francs: 11 }, 4],
    ['artworks', { artworks: { green: 2, black: 1 } }, 3],
    ['francs', { francs: 1 + 11 }, 2],
  ];

  it.each(
    ROWS_WITH.flatMap(([row, own, count]) => [2, 3, 5].map((times) => [row, times, own, count] as const)),
  )(
    'a row is worth its multiplier for each thing it counts, the other rows are not: %s x%i',
    (row, times, own, count) => {
      const table = bare(own);
      setMultiplier(table, 1, row, times);
      end(table);
      const nobles = row === 'nobles' ? {} : { 'row-nobles': 1 };
      expect(pointsTold(table, 1)).toEqual({ ...nobles, [`row-${row}`]: count * times });
    },
  );

  it('a row whose condition is not met is worth nothing, whatever is slid under it', () => {
    const table = bare();
    for (const row of ROWS) if (row !== 'nobles') setMultiplier(table, 1, row, 3);
    end(table);
    expect(pointsTold(table, 1)).toEqual({ 'row-nobles': 1 });
  });

  it('nobles lost for want of money do not count in their row, and money paid does not count in its', () => {
    const table = bare({ nobles: ['brugmann', 'buls', 'maeterlinck'], francs: 7 });
    check(table);
    answer(table, 'turn', 'pass');
    answer(table, 'pay-nobles', 'brugmann+maeterlinck');
    expect(pointsTold(table, 1)).toEqual({ 'unpaid-nobles': -5, 'row-nobles': 2 });
    expect(table.s.money[1]).toBe(1);
  });

  it('the tile of the first player is worth 5 VP to who would begin round 6, and to nobody else', () => {
    const table = bare();
    // Seat 0 passed first in round 5 and has all the Manneken-Pis.
    end(table);
    expect(pointsTold(table, 0)['first-player']).toBe(5);
    expect(told(table, 'points').filter(({ source }) => source === 'first-player')).toEqual([
      { type: 'points', player: 0, amount: 5, source: 'first-player', count: 1, each: 5 },
    ]);
  });

  it('the tile goes to the new first player of round 5, not to the one of that round', () => {
    const table = bare();
    table.s.firstPlayer = 2;
    end(table);
    expect(told(table, 'first-player-chosen')[0].player).toBe(0);
    expect(pointsTold(table, 2)['first-player']).toBeUndefined();
    expect(pointsTold(table, 0)['first-player']).toBe(5);
  });

  it('an architect whom the last Brussels majority arrests is not free any more', () => {
    const table = bare({ courthouse: 2 });
    const brussels = table.s.brussels;
    table.s.architects[1]--;
    brussels[4]++;
    brussels[12]++;
    end(table);
    expect(pointsTold(table, 1)).toEqual({ 'row-nobles': 1, 'row-architects': 2 });
  });

  it('the most victory points win', () => {
    const table = bare();
    setPoints(table, 1, 50);
    setPoints(table, 2, 40);
    end(table);
    expect(told(table, 'game-ended')[0].winners).toEqual([1]);
    expect(winners(table.s)).toEqual([1]);
  });

  it('tied players share the victory, whatever else they have', () => {
    const table = bare({ francs: 4 });
    setPoints(table, 0, 60);
    setPoints(table, 1, 70);
    setPoints(table, 2, 67);
    end(table);
    const [first, second, third] = [0, 1, 2].map((seat) => total(table, seat));
    expect(second).toBe(71);
    expect(third).toBe(71);
    expect(first).toBeLessThan(71);
    expect(winners(table.s)).toEqual([1, 2]);
    expect(told(table, 'game-ended')[0]).toEqual({
      type: 'game-ended',
      totals: [first, 71, 71],
      winners: [1, 2],
    });
  });

  it('all players can share it', () => {
    const table = bare();
    [101, 109, 106].forEach((points, seat) => {
      setPoints(table, seat, points);
    });
    end(table);
    const totals = [0, 1, 2].map((seat) => total(table, seat));
    expect(totals).toEqual([110, 110, 110]);
    expect(winners(table.s)).toEqual([0, 1, 2]);
  });

  it('scores are told by source, and the sources add up to the total', () => {
    const table = bare({ houses: ['2-2'], cubes: { wood: 2 }, artworks: { blue: 1 }, francs: 6 });
    setPoints(table, 1, 12);
    end(table);
    const score = scores(table.s)[1];
    expect(Object.keys(score.bySource)).toEqual([
      ...['sale', 'noble', 'no-joker', 'late-house', 'free-sales', 'free-construction', 'iris-majority'],
      ...['unpaid-nobles', 'houses', 'cubes', 'first-player'],
      ...['row-architects', 'row-nobles', 'row-artworks', 'row-francs'],
    ]);
    expect(score.bySource).toMatchObject({
      sale: 12,
      houses: 1,
      cubes: 2,
      'row-nobles': 1,
      'row-artworks': 1,
      'row-francs': 1,
      'row-architects': 0,
      'first-player': 0,
      'unpaid-nobles': 0,
    });
    expect(score.total).toBe(18);
    expect(Object.values(score.bySource).reduce((sum, points) => sum + points)).toBe(18);
  });

  it('before the end nothing of the final scoring is counted', () => {
    const table = tableAtTurn(3);
    give(table, 0, { houses: ['2-2'], cubes: { wood: 2 }, francs: 40 });
    forget(table);
    passAll(table);
    expect(scores(table.s).map((score) => score.total)).toEqual([0, 0, 0]);
    expect(told(table, 'points')).toEqual([]);
  });
});
