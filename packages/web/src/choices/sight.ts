/** On a phone a sheet takes room from the board: what it is about is brought into sight, smaller if need be. */

export interface Sight {
  readonly board: SVGElement | undefined;
  end(): void;
}

/** Letters of a board that is smaller than this can't be read. */
const SMALLEST = 0.86;
const MARGIN = 6;

/** The anchor and what should be seen with it, by selectors; what was shown before goes back to its size. */
export function withinSight(before: Sight | undefined, anchor: string, keeps: readonly string[]): Sight {
  before?.end();
  const things = [anchor, ...keeps].flatMap((selector) =>
    [...document.querySelectorAll<SVGElement>(selector)]
      .filter((thing) => thing.getBoundingClientRect().width > 0)
      .slice(0, 1),
  );
  const board = things[0]?.ownerSVGElement ?? undefined;
  const panel = board?.parentElement;
  if (board === undefined || panel == null) return { board: undefined, end: () => {} };
  const all = () => {
    const rects = things
      .filter((thing) => thing.ownerSVGElement === board)
      .map((thing) => thing.getBoundingClientRect());
    return {
      top: Math.min(...rects.map(({ top }) => top)),
      bottom: Math.max(...rects.map(({ bottom }) => bottom)),
    };
  };
  const { top, bottom } = all();
  const scale = Math.max(SMALLEST, Math.min(1, (panel.clientHeight - 2 * MARGIN) / (bottom - top)));
  if (scale < 1) {
    board.style.width = `${scale * 100}%`;
    board.style.marginInline = 'auto';
  }
  const now = all();
  const edge = panel.getBoundingClientRect();
  const isTooTall = now.bottom - now.top > edge.height - 2 * MARGIN;
  // If not all of it fits, the anchor does.
  if (isTooTall) things[0].scrollIntoView({ block: 'center' });
  else if (now.top < edge.top + MARGIN || now.bottom > edge.bottom - MARGIN)
    panel.scrollBy({ top: now.bottom - edge.bottom + MARGIN });
  return {
    board,
    end() {
      board.style.width = '';
      board.style.marginInline = '';
    },
  };
}
