/** Which house stands on whose board, how it is cut into the six parts that are built, and where they come to lie. */
import type { Seat } from '@horta/engine';
import { boardOf, type State } from '@horta/engine/1893';
import { HOUSE_SIZE, type HouseName, houseOfSeat, isHouse } from '../../../art/houses/houses.ts';
import type { Place } from './place.ts';

export function houseOf(s: State, seat: Seat): HouseName {
  const { id } = boardOf(s, seat);
  return isHouse(id) ? id : houseOfSeat(seat);
}

type Cut = readonly [x: number, y: number, width: number, height: number];

/** In the order of building, from the ground up: door, window, stair, bow, attic, loggia. No cut goes through a window. */
export const PARTS: Readonly<Record<HouseName, readonly Cut[]>> = {
  horta: [
    [0, 283, 121, 137],
    [121, 303, 179, 117],
    [0, 152, 121, 131],
    [121, 166, 179, 137],
    [0, 0, 121, 152],
    [121, 0, 179, 166],
  ],
  hankar: [
    [198, 295, 102, 125],
    [0, 295, 198, 125],
    [198, 154, 102, 141],
    [0, 154, 198, 141],
    [198, 0, 102, 154],
    [0, 0, 198, 154],
  ],
  saintenoy: [
    [0, 286, 96, 134],
    [96, 286, 204, 134],
    [0, 103, 96, 183],
    [96, 156, 204, 130],
    [0, 0, 96, 103],
    [96, 0, 204, 156],
  ],
  // The Muses flank the round light, which comes last.
  cauchie: [
    [0, 288, 108, 132],
    [108, 288, 192, 132],
    [86, 197, 128, 91],
    [0, 0, 86, 288],
    [214, 0, 86, 288],
    [86, 0, 128, 197],
  ],
  strauven: [
    [0, 313, 138, 107],
    [138, 313, 162, 107],
    [0, 238, 138, 75],
    [138, 238, 162, 75],
    [0, 154, 300, 84],
    [0, 0, 300, 154],
  ],
};

/** A house may be drawn this much narrower or lower than it is: Brussels builds on narrow plots. */
const STRETCH = 1.35;

export interface Laid {
  /** From the house's own units to the board's. */
  readonly transform: string;
  readonly parts: readonly Place[];
}

/** Lays a house into a place: it stands on the ground, what is left is sky, and belongs to the parts that reach it. */
export function laidOut(house: HouseName, place: Place): Laid {
  const wide = place.width / HOUSE_SIZE.width;
  const high = place.height / HOUSE_SIZE.height;
  const scaleX = Math.min(wide, high * STRETCH);
  const scaleY = Math.min(high, wide * STRETCH);
  const left = place.x + (place.width - HOUSE_SIZE.width * scaleX) / 2;
  const top = place.y + place.height - HOUSE_SIZE.height * scaleY;
  const parts = PARTS[house].map(([x, y, width, height]): Place => {
    const from = x === 0 ? place.x : left + x * scaleX;
    const to = x + width === HOUSE_SIZE.width ? place.x + place.width : left + (x + width) * scaleX;
    const above = y === 0 ? place.y : top + y * scaleY;
    return { x: from, y: above, width: to - from, height: top + (y + height) * scaleY - above };
  });
  return { transform: `translate(${left} ${top}) scale(${scaleX} ${scaleY})`, parts };
}
