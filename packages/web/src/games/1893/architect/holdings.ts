/** What a player holds of artworks and cubes, and how much is left of each. */
import type { Seat } from '@horta/engine';
import {
  ARTWORKS,
  artworkAt,
  BLACK,
  backOf,
  COLOURS,
  cubeAt,
  JOKER,
  MATERIAL_NAMES,
  type State,
  stackOf,
  supplyOf,
  WHITE,
} from '@horta/engine/1893';
import type { IconName } from '../../../art/icons.ts';
import type { ThingId } from '../../game-view.ts';
import { thing } from '../things.ts';

export interface Holding {
  readonly id: ThingId;
  readonly icon: IconName;
  readonly count: number;
  /** How many there would be, if that is another number. */
  readonly next?: number | undefined;
  /** The colour on the other side of a white artwork. */
  readonly back?: IconName;
  /** What can still be taken, if it lies open. */
  readonly left?: { readonly id: ThingId; readonly count: number } | undefined;
}

export function artworksOf(s: State, seat: Seat): Holding[] {
  const art = (colour: number) => `art-${s.rules.colours[colour]}` as IconName;
  const items: Holding[] = COLOURS.map((_, colour) => ({
    id: thing.ownArtwork(seat, colour),
    icon: art(colour),
    count: s.artworks[artworkAt(seat, colour)],
    // From a pile only black ones are taken openly.
    left:
      s.rules.hasArtworkPile && colour !== BLACK
        ? undefined
        : { id: thing.workshop(colour), count: stackOf(s, colour) },
  }));
  for (let artwork = WHITE; artwork < ARTWORKS; artwork++) {
    const count = s.artworks[artworkAt(seat, artwork)];
    const id = thing.ownArtwork(seat, artwork);
    if (count > 0) items.push({ id, icon: 'art-white', count, back: art(backOf(artwork)) });
  }
  return items;
}

/** `ahead`: what the position would be. */
export function cubesOf(s: State, seat: Seat, ahead: State | undefined): Holding[] {
  return MATERIAL_NAMES.flatMap((icon, material) =>
    (s.rules.cubes[material] ?? 0) === 0 && material !== JOKER
      ? []
      : [
          {
            id: thing.ownCube(seat, material),
            icon,
            count: s.cubes[cubeAt(seat, material)],
            next: ahead?.cubes[cubeAt(seat, material)],
            left: { id: thing.supply(material), count: supplyOf(s, material) },
          },
        ],
  );
}
