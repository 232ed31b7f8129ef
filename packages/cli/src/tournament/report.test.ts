import { expect, test } from 'vitest';
import { documentOf } from './document.ts';
import { reportLines } from './report.ts';
import { gamesWith, smallTournament } from './tournament.testing.ts';

test('a tournament in words', () => {
  const parameters = smallTournament({ bots: ['random', 'master'], deals: 2 });
  const games = gamesWith(parameters, [
    [50, 40],
    [44, 41],
    [30, 30],
    [20, 35],
  ]);
  expect(reportLines(documentOf(parameters, games))).toEqual([
    '1897 for 2 players, seed small',
    '2 deals, each in 2 seatings: 4 games',
    '',
    'bot     games  wins (even: 50.0 %)        rank  margin               score  ms a decision  slowest',
    'random      4  62.5 % (50.0 % to 75.0 %)  1.38  +5.5 (+3.5 to +7.5)   39.0           3.00     10.0',
    'master      4  37.5 % (25.0 % to 50.0 %)  1.63  -5.5 (-7.5 to -3.5)   33.5           3.00     10.0',
    '',
    'Elo',
    'random over master  +70 (+0 to +147)',
    '',
    'In brackets: 95 % intervals, from deals drawn anew.',
    'Elo: half a victory each way is added to every pair.',
    '',
    'mean points by source  random  master  winner',
    'first                     3.0     3.0     3.0',
    'second                   36.0    30.5    36.8',
    'total                    39.0    33.5    39.8',
  ]);
});

test('who wins every game, and what was stopped', () => {
  const parameters = smallTournament({ bots: ['random', 'master'], deals: 100 });
  const games = gamesWith(
    parameters,
    Array.from({ length: 151 }, (_, i) => (i % 2 === 0 ? [1, 9] : [9, 1])),
  );
  const lines = reportLines(documentOf(parameters, games));
  expect(lines).toContain('stopped: 151 of 200 games are played; only whole deals count: 75');
  expect(lines).toContain('random over master  <-800');
  expect(lines.find((line) => line.startsWith('master'))).toMatch(/^master {4}150 {2}100\.0 % {10}/);
  expect(reportLines(documentOf(parameters, []))).toEqual([
    '1897 for 2 players, seed small',
    '100 deals, each in 2 seatings: 200 games',
    'stopped: 0 of 200 games are played; only whole deals count: 0',
  ]);
});
