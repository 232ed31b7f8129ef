/** The public numbers of a player. */
import type { GameState, Seat } from '@horta/engine';
import {
  architectsAtHand,
  artworksOf,
  housesOf,
  materialCardsOf,
  prisoners,
  type State,
  totalPoints,
} from '@horta/engine/1897';
import type { Fact } from '../game-view.ts';
import { noblesOf } from './reading.ts';
import { number, thing } from './things.ts';

export function factsOf1897(view: GameState, seat: Seat): readonly Fact[] {
  const s = view as State;
  return [
    { icon: 'points', value: totalPoints(s, seat), thing: thing.points(seat), isMain: true },
    { icon: 'francs', value: s.money[seat], thing: thing.francs(seat), isMain: true },
    { icon: 'architect', value: architectsAtHand(s, seat), thing: number.architects(seat), isMain: true },
    { icon: 'artwork', value: artworksOf(s, seat), thing: thing.ownArtwork(seat, 0) },
    { icon: 'materials', value: materialCardsOf(s, seat), thing: thing.ownMaterial(seat, 0) },
    { icon: 'house', value: housesOf(s, seat), thing: thing.ownHouse(seat, 0) },
    { icon: 'noble', value: noblesOf(s, seat).length, thing: thing.ownNoble(seat, s.rules.startingNoble) },
    { icon: 'prison', value: prisoners(s, seat), thing: number.prisoners(seat) },
  ];
}
