/** Where the emblem of its owner is on a piece, in parts of the piece's side; and when pieces lose their fine lines. */
import type { IconName } from './icons.ts';

interface Mark {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** In the round window of a house, and not on the wall. */
  readonly isInWindow?: boolean;
}

/** Below so many pixels a piece has its small cut: flat, with a larger emblem. */
export const LEAST_PIECE = 20;
/** The emblem of a house is in its window: it needs more. */
export const LEAST_HOUSE = 26;
/** Pixels of an em, where pictures stand among words. */
export const LETTER = 16;

const MARKS: Partial<Record<IconName, { readonly usual: Mark; readonly small: Mark }>> = {
  meeple: { usual: { x: 0.285, y: 0.48, size: 0.37 }, small: { x: 0.25, y: 0.44, size: 0.44 } },
  house: {
    usual: { x: 0.346, y: 0.198, size: 0.246, isInWindow: true },
    small: { x: 0.21, y: 0.31, size: 0.52 },
  },
};

export function markOn(name: IconName, isSmall: boolean): Mark | undefined {
  return MARKS[name]?.[isSmall ? 'small' : 'usual'];
}
