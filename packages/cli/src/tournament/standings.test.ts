import { describe, expect, test } from 'vitest';
import { leaders, standingsOf } from './standings.ts';
import { outcome } from './tournament.testing.ts';

describe('win share, rank and margin by seat', () => {
  test.each([
    ['a clear order', [50, 30, 40], [1, 0, 0], [1, 3, 2], [10, -20, -10]],
    ['a shared victory', [50, 50, 40], [0.5, 0.5, 0], [1.5, 1.5, 3], [0, 0, -10]],
    ['shared places below', [20, 50, 20, 20], [0, 1, 0, 0], [3, 1, 3, 3], [-30, 30, -30, -30]],
    ['all level', [7, 7, 7], [1 / 3, 1 / 3, 1 / 3], [2, 2, 2], [0, 0, 0]],
  ])('%s', (_, totals, shares, ranks, margins) => {
    const standings = standingsOf(outcome(totals));
    expect(standings.map(({ winShare }) => winShare)).toEqual(shares);
    expect(standings.map(({ rank }) => rank)).toEqual(ranks);
    expect(standings.map(({ margin }) => margin)).toEqual(margins);
    expect(standings.map(({ score }) => score)).toEqual(totals);
  });

  test('a tie that the game has broken', () => {
    const game = { ...outcome([50, 50, 50]), winners: [2] };
    expect(standingsOf(game).map(({ rank }) => rank)).toEqual([2.5, 2.5, 1]);
    expect(leaders(game, [0, 1, 2])).toEqual([2]);
    expect(leaders(game, [0, 1])).toEqual([0, 1]);
  });
});
