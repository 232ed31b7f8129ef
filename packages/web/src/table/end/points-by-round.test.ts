import { describe, expect, it } from 'vitest';
import { axisTicks, places, pointsByRound, ranked, spread } from './points-by-round.ts';

describe('points by round', () => {
  const game = (list: readonly (readonly [round: number, ...totals: number[]])[]) =>
    pointsByRound(list.length, (position) => {
      const [round, ...totals] = list[position];
      return { round, totals: () => totals };
    });

  it('takes the first position, the first of each later round, and the last', () => {
    expect(
      game([
        [1, 0, 0],
        [1, 2, 0],
        [2, 5, 1],
        [2, 6, 1],
        [3, 8, 8],
        [3, 20, 30],
      ]),
    ).toEqual([
      [0, 0],
      [5, 1],
      [8, 8],
      [20, 30],
    ]);
  });
  it('counts nothing before the first round', () => {
    expect(
      game([
        [0, 0],
        [1, 1],
        [2, 4],
        [2, 9],
      ]),
    ).toEqual([[0], [4], [9]]);
  });
  it('tells a game of one round', () =>
    expect(
      game([
        [1, 0],
        [1, 3],
      ]),
    ).toEqual([[0], [3]]));
  it('tells a game that has not begun', () => expect(game([[1, 0]])).toEqual([[0]]));
});

describe('ranking', () => {
  it('puts the most points first', () => expect(ranked([3, 9, 5], [1])).toEqual([1, 2, 0]));
  it('puts whoever wins a tie-breaker first', () => expect(ranked([9, 9, 5], [1])).toEqual([1, 0, 2]));
  it('shares places', () => {
    expect(places([1, 2, 0], [3, 9, 9], [1, 2])).toEqual([1, 1, 3]);
    expect(places([1, 0, 2], [9, 9, 5], [1])).toEqual([1, 2, 3]);
  });
});

describe('axis', () => {
  it.each([
    [0, 137, [0, 50, 100, 150]],
    [0, 3, [0, 1, 2, 3]],
    [0, 0, [0, 1]],
    [-6, 38, [-20, 0, 20, 40]],
  ])('from %i to %i', (least, most, ticks) => expect(axisTicks(least, most)).toEqual(ticks));
});

describe('labels', () => {
  it('stay where they are if there is room', () => expect(spread([10, 50], 20, 0, 100)).toEqual([10, 50]));
  it('move apart', () => expect(spread([50, 52, 10], 20, 0, 100)).toEqual([50, 70, 10]));
  it('stay inside', () => expect(spread([95, 95], 20, 0, 100)).toEqual([80, 100]));
});
