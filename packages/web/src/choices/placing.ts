/** Where something opens on a wide screen: beside what it is about, never over it. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const SIDES = ['right', 'left', 'above', 'below'] as const;
export type Side = (typeof SIDES)[number];

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
}

const GAP = 14;
/** How much worse it is to lie over the anchor, or over what must stay in sight, than over what could be chosen instead. */
const ANCHOR_WEIGHT = 10_000;
const KEPT_WEIGHT = 100;

interface Around {
  readonly anchor: Rect;
  /** What must stay in sight. */
  readonly kept: readonly Rect[];
  readonly room: Rect;
  /** What could be chosen instead. */
  readonly others?: readonly Rect[];
}

/** On the side where it hides least; of those on the side with most room. `sides`: those that it may stand on. */
export function spotFor(
  size: Size,
  { anchor, kept, room, others = [] }: Around,
  sides: readonly Side[] = SIDES,
): Spot {
  const spots = sides.flatMap((side) =>
    PARTS.map((part) => {
      const spot = within(beside(side, part, size, anchor), size, room);
      const box = boxOf(spot, size);
      const hidden =
        ANCHOR_WEIGHT * overlap(box, anchor) +
        KEPT_WEIGHT * kept.reduce((sum, rect) => sum + overlap(box, rect), 0) +
        others.reduce((sum, rect) => sum + overlap(box, rect), 0);
      return { ...spot, side, hidden, space: spaceAt(side, anchor, room) };
    }),
  );
  spots.sort((one, other) => one.hidden - other.hidden || other.space - one.space);
  const [{ left, top, side }] = spots;
  return { left, top, side };
}

/** Which part of it is level with the anchor, the best first: rather the upper one, where one begins to read. */
const PARTS = [0.4, 0.15, 0.85];

function beside(
  side: Side,
  part: number,
  { width, height }: Size,
  anchor: Rect,
): { left: number; top: number } {
  const middle = { x: (anchor.left + anchor.right) / 2, y: (anchor.top + anchor.bottom) / 2 };
  switch (side) {
    case 'right':
      return { left: anchor.right + GAP, top: middle.y - height * part };
    case 'left':
      return { left: anchor.left - GAP - width, top: middle.y - height * part };
    case 'above':
      return { left: middle.x - width * part, top: anchor.top - GAP - height };
    case 'below':
      return { left: middle.x - width * part, top: anchor.bottom + GAP };
  }
}

function within(
  { left, top }: { left: number; top: number },
  { width, height }: Size,
  room: Rect,
): { left: number; top: number } {
  return {
    left: Math.max(room.left, Math.min(left, room.right - width)),
    top: Math.max(room.top, Math.min(top, room.bottom - height)),
  };
}

function boxOf({ left, top }: { left: number; top: number }, { width, height }: Size): Rect {
  return { left, top, right: left + width, bottom: top + height };
}

/** The area that both cover. */
export function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Sideways there is more of it on a wide screen: above and below only where that is not enough. */
function spaceAt(side: Side, anchor: Rect, room: Rect): number {
  switch (side) {
    case 'right':
      return room.right - anchor.right;
    case 'left':
      return anchor.left - room.left;
    case 'above':
      return (anchor.top - room.top) / 2;
    case 'below':
      return (room.bottom - anchor.bottom) / 2;
  }
}
