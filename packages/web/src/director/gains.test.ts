/** What a beat brings: what is left of it, and what was paid and received. */
import type { GameState } from '@horta/engine';
import { expect, test } from 'vitest';
import type { Gain } from '../games/game-view.ts';
import { flowsIn, gainsIn } from './gains.ts';

const game = { gainsOf: (_: GameState, event: unknown) => [event as Gain] };
const view = {} as GameState;
const francs = (amount: number, seat = 0): Gain => ({ seat, icon: 'francs', amount });
const told = (...gains: readonly Gain[]) => ({ events: gains as never });

test('what is paid and received is told apart, and adds up by itself', () => {
  const beat = told(francs(-1), francs(3), francs(-2), francs(4, 1));
  expect(flowsIn(game, view, beat)).toEqual([francs(-3), francs(3), francs(4, 1)]);
  expect(gainsIn(game, view, beat)).toEqual([francs(4, 1)]);
});
