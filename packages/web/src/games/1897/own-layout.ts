/** Where the bays of a player's board are: in a row, in two rows on a tablet, one under another on a phone. */
import type { Size } from '../drawing.ts';

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export type BayName = 'plate' | 'hand' | 'scales' | 'stock' | 'nobles';

export interface OwnLayout extends Size {
  readonly bays: Readonly<Record<BayName, Box>>;
}

export interface Asked {
  /** The size of the drawing; as high as it has to be on a phone. */
  readonly width: number;
  readonly height: number;
  readonly isNarrow: boolean;
  readonly hasFingers: boolean;
  readonly nobles: number;
}

/** What frames the bays. */
const RIM = { side: 9, top: 8, bottom: 8 };
/** The width of a column of iron, or of a beam. */
export const COLUMN = 10;
/** The glass over a bay, in which its title stands. */
export const FANLIGHT = 24;
/** Below what lies in a bay. */
const SILL = 3;
/** A board this wide has all bays in a row. */
const ROW = 940;

type Part = readonly [name: BayName, share: number];

/** By how much room each needs: fingers need more for faces of architects. */
const IN_A_ROW: readonly Part[] = [
  ['plate', 112],
  ['hand', 214],
  ['scales', 206],
  ['stock', 264],
  ['nobles', 150],
];
const FOR_FINGERS: readonly Part[] = [
  ['plate', 102],
  ['hand', 282],
  ['scales', 184],
  ['stock', 248],
  ['nobles', 130],
];
const UPPER: readonly Part[] = [
  ['plate', 130],
  ['hand', 290],
  ['scales', 294],
];
const LOWER: readonly Part[] = [
  ['stock', 440],
  ['nobles', 284],
];

function row(parts: readonly Part[], { x, y, width, height }: Box): [BayName, Box][] {
  const sum = parts.reduce((all, [, share]) => all + share, 0);
  const unit = (width - (parts.length - 1) * COLUMN) / sum;
  let next = x;
  return parts.map(([name, share]) => {
    const box = { x: next, y, width: share * unit, height };
    next += box.width + COLUMN;
    return [name, box];
  });
}

function column(heights: readonly Part[], x: number, width: number): [BayName, Box][] {
  let next = RIM.top;
  return heights.map(([name, height]) => {
    const box = { x, y: next, width, height };
    next += height + COLUMN;
    return [name, box];
  });
}

function ofBays(size: Size, bays: readonly [BayName, Box][]): OwnLayout {
  return { ...size, bays: Object.fromEntries(bays) as Record<BayName, Box> };
}

export function ownLayout({ width, height, isNarrow, hasFingers, nobles }: Asked): OwnLayout {
  if (isNarrow) {
    const title = FANLIGHT + SILL;
    const bays = column(
      [
        ['plate', title + 74],
        ['hand', title + 178],
        ['scales', title + 168],
        ['stock', title + 174],
        ['nobles', title + Math.max(1, nobles) * 56],
      ],
      6,
      width - 12,
    );
    const { y, height: last } = bays[bays.length - 1][1];
    return ofBays({ width, height: y + last + RIM.bottom }, bays);
  }
  const inner = {
    x: RIM.side,
    y: RIM.top,
    width: width - 2 * RIM.side,
    height: height - RIM.top - RIM.bottom,
  };
  if (width >= ROW) return ofBays({ width, height }, row(hasFingers ? FOR_FINGERS : IN_A_ROW, inner));
  const upper = (inner.height - COLUMN) * 0.555;
  return ofBays({ width, height }, [
    ...row(UPPER, { ...inner, height: upper }),
    ...row(LOWER, { ...inner, y: inner.y + upper + COLUMN, height: inner.height - upper - COLUMN }),
  ]);
}

/** How far the branches of a column reach into a bay: narrow ones need their glass for the title. */
export function reachInto({ width }: Box): number {
  return Math.min(1, width / 215);
}

/** What is left for the contents of a bay: all below its fanlight. */
export function contentsOf({ x, y, width, height }: Box, pad = 7): Box {
  return { x: x + pad, y: y + FANLIGHT + 1, width: width - 2 * pad, height: height - FANLIGHT - 1 - SILL };
}
