/** How large a board is drawn, in the units of its drawing: pixels, as long as there is not much more room than it needs. */
import type { Room } from './game-view.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Wanted {
  /** With less the drawing is made smaller, letters and all. */
  readonly least: Size;
  /** With more it is made larger. */
  readonly ample: Size;
}

/** The size of the drawing for a room: it fills the room, in pixels or larger units. */
export function drawnFor({ width, height = 0 }: Room, { least, ample }: Wanted): Size {
  const grown = Math.max(1, Math.min(width / ample.width, height / ample.height));
  return {
    width: Math.max(least.width, width / grown),
    height: Math.max(least.height, height / grown),
  };
}

/** The width of the drawing for a room in which it may be as high as it wants to be. */
export function drawnWidth({ width }: Room, least: number, ample: number): number {
  return Math.min(ample, Math.max(least, width));
}
