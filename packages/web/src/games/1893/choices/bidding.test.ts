/** How a column would stand is what the engine's sums say after the bid. */
import { loadGame, options, pending, play, recordHeader, startRecord } from '@horta/engine';
import { AREAS, COLUMNS, columnSums, type State } from '@horta/engine/1893';
import { expect, test } from 'vitest';
import { rightAfter } from '../../../choices/ahead.ts';
import { levelBids, standingAt, usualBid } from './bidding.ts';

await loadGame('1893');

/** The first turn of a game of three, with these bids of the others in a column of the active area. */
function turnWith(bids: readonly number[]): { s: State; space: number; player: number } {
  const state = startRecord(recordHeader('1893', { players: 3, seed: 'bidding' })) as State;
  while (pending(state)?.step !== 'turn') play(state, options(state)[0] ?? 0);
  const player = pending(state)?.player ?? 0;
  const column = AREAS[state.iris][0] % COLUMNS;
  const spaces = AREAS[state.iris].filter((space) => space % COLUMNS === column);
  bids.forEach((bid, i) => {
    if (bid === 0) return;
    state.meeples[spaces[i + 1]] = (player + i + 1) % 3;
    state.bids[spaces[i + 1]] = bid;
  });
  return { s: rightAfter(state, spaces[0]) as State, space: spaces[0], player };
}

test.each([
  { others: [0, 0], bid: 1, verdict: 'lead', theirs: 0 },
  { others: [3, 1], bid: 2, verdict: 'behind', theirs: 3 },
  { others: [3, 1], bid: 3, verdict: 'tie', theirs: 3 },
  { others: [3, 1], bid: 4, verdict: 'lead', theirs: 3 },
  { others: [2, 2], bid: 2, verdict: 'tie', theirs: 2 },
])('with bids of $others, $bid makes: $verdict', ({ others, bid, verdict, theirs }) => {
  const { s, space, player } = turnWith(others);
  expect(standingAt(s, space, player, bid)).toMatchObject({ verdict, mine: bid, theirs });
});

test('those who have bid are drawn level with', () => {
  const { s, space, player } = turnWith([3, 1]);
  expect([...levelBids(s, space, player)]).toEqual(
    [
      [(player + 1) % 3, 3],
      [(player + 2) % 3, 1],
    ].sort(([one], [other]) => one - other),
  );
});

test('the least bid that leads is usual, or the least of all', () => {
  const { s, space, player } = turnWith([3, 1]);
  expect(usualBid(s, space, player, [1, 2, 3, 4, 5])).toBe(4);
  expect(usualBid(s, space, player, [1, 2])).toBe(1);
});

test('looking ahead changes nothing, and is what a bid does', () => {
  const { s, space } = turnWith([3, 1]);
  const before = JSON.stringify(columnSums(s));
  const after = rightAfter(s, 4) as State;
  expect(JSON.stringify(columnSums(s))).toBe(before);
  expect(after.bids[space]).toBe(4);
});
