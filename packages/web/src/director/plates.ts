/** Where what somebody gains is shown: at the player's purse, and over nobody's points and francs. */
import type { Rect } from '../choices/placing.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 3;

/** Around the purse and its card; below all that must be seen if there is room nowhere else. */
export function plateSpot(
  { width, height }: Size,
  { purse, card, taken, screen }: { purse: Rect; card: Rect; taken: readonly Rect[]; screen: Size },
): { readonly left: number; readonly top: number } {
  const boxAt = (left: number, top: number): Rect => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  const aligned = Math.max(GAP, Math.min(purse.right - width, screen.width - width - GAP));
  const level = (purse.top + purse.bottom - height) / 2;
  const lowest = Math.max(...[purse, ...taken].map(({ bottom }) => bottom));
  const spots = [
    boxAt(aligned, purse.top - height - GAP),
    boxAt(purse.left - width - GAP, level),
    boxAt(aligned, card.bottom + GAP),
    boxAt(purse.right + GAP, level),
    ...taken.map(({ bottom }) => boxAt(aligned, bottom + GAP)),
  ];
  const isFree = (box: Rect) =>
    box.left >= 0 &&
    box.top >= 0 &&
    box.right <= screen.width &&
    box.bottom <= screen.height &&
    !taken.some((rect) => isOver(box, rect));
  const { left, top } = spots.find(isFree) ?? boxAt(aligned, Math.min(lowest + GAP, screen.height - height));
  return { left, top };
}

function isOver(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
