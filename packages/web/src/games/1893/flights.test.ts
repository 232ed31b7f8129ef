import { type GameEvent, loadGame, options, pending, play, randomFromSeed, startGame } from '@horta/engine';
import type { Event, State } from '@horta/engine/1893';
import { expect, test } from 'vitest';
import { ICONS } from '../../art/icons.ts';
import { flightsOf1893 } from './flights.ts';

await Promise.all(['1893', '1893-first-edition'].map((id) => loadGame(id)));

const s = startGame('1893', { players: 3, seed: 'flights' }) as State;
const flights = (event: Event) => flightsOf1893(s, event);

test('an architect flies to its space, and the bid with it', () => {
  expect(flights({ type: 'architect-placed', player: 1, space: 12, action: 0, bid: 3 })).toEqual([
    { icon: 'meeple', seat: 1, from: 'architects:1', to: 'space:12' },
    { icon: 'francs', from: 'francs:1', to: 'space:12' },
  ]);
});

test('each cube flies by itself', () => {
  const taken = flights({ type: 'cubes-taken', player: 0, cubes: [1, 0, 1, 0, 0], source: 'action' });
  expect(taken.map(({ icon, from, to }) => [icon, from, to])).toEqual([
    ['wood', 'supply:0', 'own-cube:0:0'],
    ['stone', 'supply:2', 'own-cube:0:2'],
  ]);
});

test('francs fly towards the purse when gained, away from it when paid', () => {
  expect(flights({ type: 'francs', player: 2, amount: 4, source: 'stock-exchange' })).toEqual([
    { icon: 'francs', from: 'brussels:0', to: 'francs:2' },
  ]);
  expect(flights({ type: 'francs', player: 2, amount: -6, source: 'house' })).toEqual([
    { icon: 'francs', from: 'francs:2', to: 'needle:0' },
  ]);
});

test('a card under a row leaves its column', () => {
  const slid: Event = { type: 'prestige-slid', player: 0, column: 4, card: 0, row: 2, multiplier: 3 };
  expect(flights(slid)).toEqual([{ icon: 'prestige', from: 'column:4', to: 'row:0:2' }]);
});

test('artworks that the viewer may not see do not show their colours', () => {
  expect(flights({ type: 'artworks-drawn', player: 1, colours: [-2, -2] })).toEqual([]);
});

test.each([
  ['1893', {}],
  ['1893', { belleEpoque: true, boards: 'dealt' }],
  ['1893-first-edition', {}],
])('nothing in a game of %s %o flies to nowhere', (game, chosen) => {
  const events: GameEvent[] = [];
  const state = startGame(
    game,
    { players: 4, seed: 'sky', options: chosen },
    { tell: (e) => events.push(e) },
  );
  const random = randomFromSeed('sky');
  while (pending(state) !== undefined) {
    const legal = options(state);
    play(state, legal[random.below(legal.length)]);
  }
  const flown = events.flatMap((event) => flightsOf1893(state, event));
  expect(flown.length).toBeGreaterThan(50);
  for (const { icon, from, to } of flown) {
    expect(ICONS).toContain(icon);
    expect(`${from} ${to}`).not.toMatch(/undefined|NaN|-\d/u);
  }
});
