import { describe, expect, test } from 'vitest';
import type { PlayedGame } from './play.ts';
import { type Summary, summaryOf } from './summary.ts';
import { gamesWith, smallTournament } from './tournament.testing.ts';

function summary(parameters: Parameters<typeof summaryOf>[0], games: readonly PlayedGame[]): Summary {
  const told = summaryOf(parameters, games);
  if (told === undefined) throw new Error('no deal is whole');
  return told;
}

describe('two bots, two deals, worked out by hand', () => {
  const parameters = smallTournament({ bots: ['random', 'master'], deals: 2 });
  // The seats are changed in the second game of a deal: the first bot wins, loses, draws and wins.
  const games = gamesWith(parameters, [
    [50, 40],
    [44, 41],
    [30, 30],
    [20, 35],
  ]);
  const told = summary(parameters, games);
  const [first, second] = told.bots;

  test('win share, rank, margin and score', () => {
    expect(told).toMatchObject({ deals: 2, games: 4, evenShare: 0.5 });
    expect(first).toMatchObject({ bot: 'random', games: 4 });
    expect(first?.winShare.value).toBe(2.5 / 4);
    expect(second?.winShare.value).toBe(1.5 / 4);
    expect(first?.rank.value).toBe((1 + 2 + 1.5 + 1) / 4);
    expect(first?.margin.value).toBe((10 - 3 + 0 + 15) / 4);
    expect(second?.margin.value).toBe(-(10 - 3 + 0 + 15) / 4);
    expect(first?.score.value).toBe((50 + 41 + 30 + 35) / 4);
  });

  test('intervals span what the deals gave: half of the first, three quarters of the second', () => {
    expect(first?.winShare).toEqual({ value: 0.625, low: 0.5, high: 0.75 });
    expect(first?.margin).toEqual({ value: 5.5, low: 3.5, high: 7.5 });
  });

  test('the rating follows from the win share', () => {
    expect(told.ratings).toHaveLength(1);
    expect(told.ratings[0]).toMatchObject({ bot: 'random', over: 'master' });
    expect(told.ratings[0]?.elo.value).toBeCloseTo(400 * Math.log10(3 / 2));
    expect(told.ratings[0]?.elo.low).toBeCloseTo(0);
  });

  test('points by source, of bots and of winners', () => {
    expect(first?.meanBySource).toEqual({ first: 3, second: 36 });
    // The two winners of the third game count as one.
    expect(told.winner).toEqual({
      score: (50 + 44 + 30 + 35) / 4,
      meanBySource: { first: 3, second: (50 + 44 + 30 + 35) / 4 - 3 },
    });
  });

  test('time for thinking', () => {
    expect(first?.thinking).toEqual({ decisions: 40, mean: (20 + 40 + 20 + 40) / 40, slowest: 10 });
  });

  test('only whole deals count', () => {
    expect(summary(parameters, games.slice(0, 3))).toEqual({
      ...summary(parameters, games.slice(0, 2)),
      deals: 1,
      games: 2,
    });
    expect(summaryOf(parameters, games.slice(0, 1))).toBeUndefined();
    expect(summaryOf(parameters, [])).toBeUndefined();
  });

  test('the order in which games were finished does not count', () => {
    expect(summary(parameters, games.toReversed())).toEqual(told);
  });
});

test('one against two, and the reverse: a bot is measured where it is alone, and thinks everywhere', () => {
  const parameters = smallTournament({ bots: ['random', 'master'], players: 3, deals: 1 });
  const alone = [
    [9, 5, 4],
    [5, 9, 4],
    [5, 4, 3],
  ];
  const reverse = [
    [2, 6, 6],
    [6, 2, 6],
    [6, 5, 7],
  ];
  const { bots, evenShare, ratings } = summary(parameters, gamesWith(parameters, [...alone, ...reverse]));
  expect(evenShare).toBe(1 / 3);
  expect(bots[0]).toMatchObject({ games: 3, winShare: { value: 2 / 3 }, score: { value: 7 } });
  expect(bots[0]?.rank.value).toBeCloseTo(5 / 3);
  expect(bots[1]).toMatchObject({ games: 3, winShare: { value: 1 / 3 } });
  expect(bots[1]?.score.value).toBeCloseTo(11 / 3);
  expect(bots.map(({ thinking }) => thinking.decisions)).toEqual([90, 90]);
  expect(ratings[0]?.elo.value).toBeGreaterThan(0);
});

test('a bot against itself: scores, and no rating', () => {
  const parameters = smallTournament({ bots: ['master'], players: 4, deals: 2 });
  const { bots, ratings, winner } = summary(
    parameters,
    gamesWith(parameters, [
      [1, 2, 3, 4],
      [8, 8, 6, 6],
    ]),
  );
  expect(ratings).toEqual([]);
  expect(bots).toHaveLength(1);
  expect(bots[0]).toMatchObject({
    games: 2,
    winShare: { value: 0.25 },
    rank: { value: 2.5 },
    score: { value: 38 / 8 },
  });
  expect(winner).toEqual({ score: 6, meanBySource: { first: 3, second: 3 } });
});

test('three bots: every pair has a rating, and they add up', () => {
  const parameters = smallTournament({ bots: ['master', 'architect', 'random'], players: 3, deals: 2 });
  const games = gamesWith(parameters, [
    [9, 7, 5],
    [7, 5, 9],
    [5, 9, 7],
    [9, 7, 5],
    [7, 5, 9],
    [9, 5, 7],
  ]);
  const { ratings } = summary(parameters, games);
  expect(ratings.map(({ bot, over }) => `${bot} over ${over}`)).toEqual([
    'master over architect',
    'master over random',
    'architect over random',
  ]);
  const [ab, ac, bc] = ratings.map(({ elo }) => elo.value);
  expect((ab ?? 0) + (bc ?? 0)).toBeCloseTo(ac ?? 0);
  expect(Math.min(ab ?? 0, bc ?? 0)).toBeGreaterThan(0);
});
