/** The public numbers of a player. */
import type { GameState, Seat } from '@horta/engine';
import { artworksOf, cubeAt, JOKER, REFINED, type State, totalPoints } from '@horta/engine/1893';
import type { Fact } from '../game-view.ts';
import { thing } from './things.ts';

export function factsOf1893(view: GameState, seat: Seat): readonly Fact[] {
  const s = view as State;
  return [
    { icon: 'points', value: totalPoints(s, seat), thing: thing.points(seat), isMain: true },
    { icon: 'francs', value: s.money[seat], thing: thing.francs(seat), isMain: true },
    { icon: 'meeple', value: s.architects[seat], thing: thing.architects(seat), isMain: true },
    ...holdingsOf(s, seat),
    ...ofTheExpansion(s, seat),
    ...ofPassing(s, seat),
  ];
}

function holdingsOf(s: State, seat: Seat): Fact[] {
  return [
    { icon: 'artwork', value: artworksOf(s, seat), thing: thing.ownArtwork(seat, 0) },
    { icon: 'noble', value: membersOf(s.nobles[seat]), thing: thing.ownNoble(seat, s.rules.startingNoble) },
    {
      icon: 'house',
      value: s.built[seat],
      thing: thing.house(seat, Math.min(s.built[seat], s.rules.houses - 1)),
    },
    { icon: 'wood', value: refinedCubesOf(s, seat), thing: thing.ownCube(seat, 0) },
    { icon: 'joker', value: s.cubes[cubeAt(seat, JOKER)], thing: thing.ownCube(seat, JOKER) },
  ];
}

function ofTheExpansion(s: State, seat: Seat): Fact[] {
  if (s.rules.travellers === 0) return [];
  return [{ icon: 'traveller', value: s.travellers[seat], thing: thing.travellers(seat) }];
}

/** What whoever passes first has: face-down prestige cards, or exhibition tiles. */
function ofPassing(s: State, seat: Seat): Fact[] {
  return s.rules.firstToPassKeeps === 'exhibition'
    ? [{ icon: 'exhibition', value: countOf(s.exhibitions, seat), thing: thing.exhibitions(seat) }]
    : [{ icon: 'prestige', value: countOf(s.faceDownOwners, seat), thing: thing.faceDown(seat) }];
}

function refinedCubesOf(s: State, seat: Seat): number {
  let count = 0;
  for (let material = 0; material < REFINED; material++) count += s.cubes[cubeAt(seat, material)];
  return count;
}

function countOf(owners: readonly Seat[], seat: Seat): number {
  return owners.filter((owner) => owner === seat).length;
}

/** Of a bit set. */
function membersOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
