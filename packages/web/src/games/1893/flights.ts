/** Pieces that fly from one thing to another when something happens. */
import type { GameEvent, LiveState } from '@horta/engine';
import type { Event } from '@horta/engine/1893';
import type { Flight } from '../game-view.ts';
import { thing } from './things.ts';

export function flightsOf1893(_view: LiveState, told: GameEvent): readonly Flight[] {
  const event = told as Event;
  switch (event.type) {
    case 'architect-placed':
      return [
        { icon: 'meeple', seat: event.player, from: thing.architects(event.player), to: thing.space(event.space) },
      ];
    default:
      return [];
  }
}
