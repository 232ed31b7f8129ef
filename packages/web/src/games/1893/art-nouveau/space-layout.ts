/** How a space arranges its name, its action's emblem and what stands there: nothing hides the house. */
import { textWidth } from './fit-text.ts';

/** Top left corner and side of a square. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface SpaceLayout {
  /** Height of the letters of the name, and where their feet stand. */
  readonly letters: number;
  readonly baseline: number;
  /** The name must be squeezed to this, if at all. */
  readonly squeezedTo: number | undefined;
  readonly emblem: Spot | undefined;
  /** Up at the left: a house or a tile. */
  readonly back: Spot;
  /** Down at the right: an architect. */
  readonly front: Spot;
}

/** Narrower ones are those of a phone. */
const WIDE = 75;
const LEAST_LETTERS = { phone: 11, desk: 12 };
const MOST_LETTERS = 20;
const MARGIN = 4;
/** From the edge of a space to where the ring of those that can be chosen has ended. */
const RING = { phone: 7, desk: 9 };
/** Letters that are squeezed further are hard to read: they may lie on the ring. */
const LEAST_SQUEEZED = 0.85;
/** Parts of a piece's square that its coin sticks out at the right. */
const COIN = 0.1;

export function layoutOfSpace(
  { width, height }: { readonly width: number; readonly height: number },
  name: string,
  stands: { readonly back: boolean; readonly front: boolean },
): SpaceLayout {
  const isWide = width >= WIDE;
  const room = width - 2 * MARGIN;
  const least = isWide ? LEAST_LETTERS.desk : LEAST_LETTERS.phone;
  const wanted = Math.min(MOST_LETTERS, Math.max(least, width / 7.8));
  const inside = width - 2 * (isWide ? RING.desk : RING.phone);
  const letters = Math.max(least, Math.min(wanted, inside / textWidth(name, 1)));
  // Letters stand between the irises at the corners.
  const baseline = height - (isWide ? 12 : 13);
  const top = MARGIN - 1;
  const floor = baseline - letters * 0.8 - 1.5;
  const high = floor - top;
  const natural = textWidth(name, letters);
  const squeezedTo =
    natural > inside ? Math.max(inside, Math.min(room, natural * LEAST_SQUEEZED)) : undefined;
  const text = { letters, baseline, squeezedTo };

  if (stands.back && stands.front) {
    const small = isWide ? width * 0.16 : 0;
    const house = Math.min(high * 0.95, (room - small) * 0.58);
    const piece = house * 0.94;
    return {
      ...text,
      emblem: isWide ? { x: MARGIN, y: floor - small - 1, size: small } : undefined,
      back: { x: MARGIN - 1 + small * 0.9, y: top, size: house },
      front: { x: width - MARGIN - piece * (1 + COIN), y: floor - piece, size: piece },
    };
  }

  const size = Math.min(high, room * 0.56);
  const right = width - MARGIN - Math.max(0, width - WIDE) * 0.12;
  const spot = { x: right - size * (1 + COIN), y: floor - size, size };
  const isBare = !stands.back && !stands.front;
  const side = Math.min(isBare ? room : spot.x - MARGIN - 1, high - 4, Math.max(34, width * 0.32));
  const middle = isBare ? width / 2 : (spot.x + MARGIN) / 2;
  return {
    ...text,
    emblem: { x: middle - side / 2, y: top + (high - side) / 2, size: side },
    back: spot,
    front: spot,
  };
}
