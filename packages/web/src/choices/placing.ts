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

/** What is wider than the board it lies over. */
const RIM = 4;

/** Over a board, as large as the board or as what it shows, within the room. */
export function boxOver(board: Rect, least: Size, room: Rect): { left: number; top: number } & Size {
  const width = Math.min(Math.max(board.right - board.left + 2 * RIM, least.width), room.right - room.left);
  const height = Math.min(Math.max(board.bottom - board.top + 2 * RIM, least.height), room.bottom - room.top);
  return {
    ...within({ left: board.left - RIM, top: board.top - RIM }, { width, height }, room),
    width,
    height,
  };
}

const SIDES = ['right', 'left', 'above', 'below'] as const;
export type Side = (typeof SIDES)[number];

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  /** Beside the board rather than beside the anchor itself. */
  readonly isAway: boolean;
}

const GAP = 14;
/** How much worse it is to lie over the anchor, or over what must stay in sight, than over what could be chosen instead. */
const ANCHOR_WEIGHT = 10_000;
const KEPT_WEIGHT = 100;
/** What else the board shows says what the choice means; what is about the players as well. */
const BOARD_WEIGHT = 2;
/** Any other board, rather than the log. */
const BOARDS_WEIGHT = 0.25;
/** An area for each pixel between it and the anchor: one decides where one looks. */
const DISTANCE_WEIGHT = 400;

export interface Around {
  readonly anchor: Rect;
  /** What must stay in sight. */
  readonly kept: readonly Rect[];
  readonly room: Rect;
  /** What could be chosen instead. */
  readonly others?: readonly Rect[];
  /** The board that the anchor is on. */
  readonly board?: Rect | undefined;
  /** What one would rather see as well. */
  readonly spared?: readonly Rect[];
  /** What may be hidden, if there is nothing that matters less. */
  readonly boards?: readonly Rect[];
}

/** Where it hides least; of those on the side with most room. */
export function spotFor(size: Size, around: Around): Spot {
  const { anchor, room } = around;
  const spots = SIDES.flatMap((side) =>
    [...nearby(side, size, anchor), ...away(side, size, around)].map((found) => {
      const spot = { ...found, ...within(found, size, room), side };
      return { spot, harm: harmOf(boxOf(spot, size), around), space: spaceAt(side, anchor, room) };
    }),
  );
  spots.sort((one, other) => one.harm - other.harm || other.space - one.space);
  return spots[0].spot;
}

/** Where it stood, now that it is of another size: its upper left corner stays, unless what it is about is below or right. */
export function grown(
  { spot, size }: { readonly spot: Spot; readonly size: Size },
  now: Size,
  room: Rect,
): Spot {
  const { side } = spot;
  const left = side === 'left' ? spot.left + size.width - now.width : spot.left;
  const top = side === 'above' ? spot.top + size.height - now.height : spot.top;
  return { ...spot, ...within({ left, top }, now, room) };
}

function harmOf(box: Rect, { anchor, kept, others = [], board, spared = [], boards = [] }: Around): number {
  const over = (rects: readonly Rect[]) => rects.reduce((sum, rect) => sum + overlap(box, rect), 0);
  return (
    ANCHOR_WEIGHT * overlap(box, anchor) +
    KEPT_WEIGHT * over(kept) +
    BOARD_WEIGHT * over(board === undefined ? spared : [board, ...spared]) +
    over(others) +
    BOARDS_WEIGHT * over(boards) +
    DISTANCE_WEIGHT * distance(box, anchor)
  );
}

function nearby(side: Side, size: Size, anchor: Rect): Omit<Spot, 'side'>[] {
  return PARTS.map((part) => ({ ...beside(side, part, size, anchor), isAway: false }));
}

/** Beside the board: level with the anchor, or as high or low as it can be; above and below it where the anchor is. */
function away(side: Side, size: Size, { anchor, board, room }: Around): Omit<Spot, 'side'>[] {
  if (board === undefined) return [];
  if (side === 'above' || side === 'below') {
    const { top } = beside(side, 0, size, board);
    return PARTS.map((part) => ({ left: beside(side, part, size, anchor).left, top, isAway: true }));
  }
  const { left } = beside(side, 0, size, board);
  const tops = PARTS.map((part) => beside(side, part, size, anchor).top);
  return [...tops, room.top, room.bottom - size.height].map((top) => ({ left, top, isAway: true }));
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

export function boxOf({ left, top }: { left: number; top: number }, { width, height }: Size): Rect {
  return { left, top, right: left + width, bottom: top + height };
}

/** The area that both cover. */
export function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function distance(one: Rect, other: Rect): number {
  const x = Math.max(0, one.left - other.right, other.left - one.right);
  const y = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return x + y;
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
