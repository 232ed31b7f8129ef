/** A panel of a phone is scrolled to what happens on its board, or to what is asked about. */

const MARGIN = 8;

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** How far to scroll so that all parts are within the room; if they don't fit together, the first of them. */
export function wayTo(parts: readonly Span[], room: Span): number {
  if (parts.length === 0) return 0;
  const top = Math.min(...parts.map((part) => part.top));
  const bottom = Math.max(...parts.map((part) => part.bottom));
  const isTooTall = bottom - top > room.bottom - room.top - 2 * MARGIN;
  if (isTooTall && parts.length > 1) return wayTo(parts.slice(0, 1), room);
  // Of what is too tall by itself the beginning is seen.
  if (isTooTall || top < room.top + MARGIN) return top - room.top - MARGIN;
  return Math.max(0, bottom - room.bottom + MARGIN);
}

/** A long way would take longer than the step it follows. */
const LONGEST_SMOOTH = 160;

function scroll(panel: Element, way: number, isSmooth: boolean): void {
  const isShort = Math.abs(way) < LONGEST_SMOOTH;
  if (way !== 0) panel.scrollBy({ top: way, behavior: isSmooth && isShort ? 'smooth' : 'instant' });
}

/** Scrolls a panel to things that lie in it, again if its size changes; returns how to end that. */
export function keepInSight(panel: Element, things: readonly Element[], isSmooth: boolean): () => void {
  const observer = new ResizeObserver(() => {
    const parts = things.map((thing) => thing.getBoundingClientRect()).filter(({ width }) => width > 0);
    scroll(panel, wayTo(parts, panel.getBoundingClientRect()), isSmooth);
  });
  observer.observe(panel);
  return () => observer.disconnect();
}

/**
 * Keeps a thing in sight above a sheet that lies over its panel, however large the sheet becomes; returns how to end
 * that. The board keeps its size, and its place if it can: a second tap at the same spot is for the same thing.
 */
export function keepAbove(
  sheet: HTMLElement,
  panel: HTMLElement,
  thing: Element,
  isSmooth: boolean,
): () => void {
  const observer = new ResizeObserver(() => {
    const over = sheet.getBoundingClientRect();
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    const isBeside = over.right <= left || over.left >= right;
    const edge = isBeside ? bottom : Math.max(top, Math.min(bottom, over.top));
    // All of the board can still be scrolled to.
    panel.style.setProperty('--covered', `${bottom - edge}px`);
    scroll(panel, wayTo([thing.getBoundingClientRect()], { top, bottom: edge }), isSmooth);
  });
  observer.observe(sheet);
  return () => {
    observer.disconnect();
    panel.style.removeProperty('--covered');
  };
}
