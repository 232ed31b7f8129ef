import { loadGame, options, pending, play, startGame } from '@horta/engine';
import { AROUND, NEUTRAL, type State } from '@horta/engine/1893';
import { expect, test } from 'vitest';
import { columnStandings, irisLeaders } from './standings.ts';

await loadGame('1893');

function atTurn(): State {
  const s = startGame('1893', { players: 3, seed: 'standings' }) as State;
  while (pending(s)?.step !== 'turn') play(s, options(s)[0]);
  return s;
}

function place(s: State, space: number, seat: number, bid: number): void {
  s.meeples[space] = seat;
  s.bids[space] = bid;
}

test('the highest sum of a column comes first and leads; tied players lead together', () => {
  const s = atTurn();
  place(s, 0, 0, 2);
  place(s, 5, 1, 3);
  place(s, 10, 0, 2);
  place(s, 1, 1, 1);
  place(s, 6, 2, 1);
  const [first, second, third] = columnStandings(s);
  expect(first).toEqual([
    { seat: 0, sum: 4, leads: true },
    { seat: 1, sum: 3, leads: false },
  ]);
  expect(second.map(({ leads }) => leads)).toEqual([true, true]);
  expect(third).toEqual([]);
});

test('an iris has leaders once it is surrounded, the neutral colour among them', () => {
  const s = atTurn();
  const [a, b, c, d] = AROUND[5];
  place(s, a, 1, 1);
  place(s, b, 1, 1);
  place(s, c, NEUTRAL, 0);
  expect(irisLeaders(s, 5)).toEqual([]);
  place(s, d, NEUTRAL, 0);
  expect(irisLeaders(s, 5)).toEqual([1, NEUTRAL]);
});
