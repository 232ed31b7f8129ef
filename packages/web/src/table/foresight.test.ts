/** What a choice would do is told as far as it can be known. */
import { loadGame, options, pending, play, recordHeader, startRecord } from '@horta/engine';
import { expect, test } from 'vitest';
import { foresee } from './foresight.ts';

await loadGame('1893');

/** A game played by first choices up to this step. */
function before(step: string) {
  const state = startRecord(recordHeader('1893', { players: 2, seed: 'foresight' }));
  while (pending(state)?.step !== step) play(state, options(state)[0] ?? 0);
  return state;
}

test('a bid is foreseen with what it costs', () => {
  const state = before('bid');
  const player = pending(state)?.player;
  const { events } = foresee(state.rules.view(state, player ?? 0), 1);
  expect(events).toContainEqual(expect.objectContaining({ type: 'architect-placed', player, bid: 1 }));
  expect(events).toContainEqual(expect.objectContaining({ type: 'francs', player, amount: -1 }));
});

test('nothing is told from where something hidden is revealed', () => {
  // The last of the first artworks: then the stock card is turned up.
  const state = before('start-artwork');
  play(state, options(state)[0] ?? 0);
  const { events, hasRevealed } = foresee(state.rules.view(state, pending(state)?.player ?? 0), 1);
  expect(hasRevealed).toBe(true);
  expect(events.some((event) => state.rules.reveals(event))).toBe(false);
});

test('looking ahead changes nothing', () => {
  const state = before('turn');
  const view = state.rules.view(state, 0);
  const copy = JSON.stringify(view.agenda);
  for (const option of options(view)) foresee(view, option);
  expect(JSON.stringify(view.agenda)).toBe(copy);
});
