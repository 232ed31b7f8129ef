/** The public numbers of a player. */
import type { LiveState, Seat } from '@horta/engine';
import { artworksOf, type State, totalPoints } from '@horta/engine/1893';
import type { Fact } from '../game-view.ts';
import { thing } from './things.ts';

export function factsOf1893(view: LiveState, seat: Seat): readonly Fact[] {
  const s = view as State;
  return [
    { icon: 'points', value: totalPoints(s, seat), thing: thing.points(seat), isMain: true },
    { icon: 'francs', value: s.money[seat], thing: thing.francs(seat), isMain: true },
    { icon: 'meeple', value: s.architects[seat], thing: thing.architects(seat), isMain: true },
    { icon: 'artwork', value: artworksOf(s, seat), thing: thing.ownArtwork(seat, 0) },
  ];
}
