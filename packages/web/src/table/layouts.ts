/**
 * How the parts of a table lie on a screen of this size:
 *
 * - `desk`: all boards, players and log; header and bar are two lines.
 * - `laptop`: the same in less height: header and bar are one line, one's own board has all the width, the log is short
 *   and unfolds over the boards.
 * - `tablet`: as on a laptop, with the players in a row and the log folded away.
 * - `upright`: a tablet that stands: the side board in two places, the bar at the thumb.
 * - `phone`: one board at a time, behind tabs; `lying`: on its side, the main board stays beside the others.
 */
export type Layout = 'desk' | 'laptop' | 'tablet' | 'upright' | 'phone' | 'lying';

/** In pixels at the size of letters that somebody prefers. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

export function layoutFor({ width, height }: Screen): Layout {
  if (width <= height) return width >= 700 && height >= 900 ? 'upright' : 'phone';
  if (width < 1000 || height < 640) return width < 560 ? 'phone' : 'lying';
  if (width >= 1400 && height >= 850) return 'desk';
  return width >= 1200 ? 'laptop' : 'tablet';
}

/** So much room that the column beside the boards holds more than the log. */
export function isVast({ width, height }: Screen): boolean {
  return width >= 2200 && height >= 1100;
}
