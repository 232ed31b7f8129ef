/** Where things, and pieces on them, are on the screen. */
import type { ThingId } from '../games/game-view.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function firstShown(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find(
    (element) => element.getBoundingClientRect().width > 0,
  );
}

function elementOfThing(thing: ThingId): Element | undefined {
  return firstShown(`main [data-thing="${thing}"]`);
}

/** The outline of a thing, without what hangs over it. */
export function boxOfThing(thing: ThingId): Box | undefined {
  const element = elementOfThing(thing);
  const edge = element?.querySelector('.edge');
  return (edge ?? element)?.getBoundingClientRect();
}

/** That of the piece which stands on the thing, if there is one beside the thing itself. */
export function boxOfPiece(thing: ThingId): Box | undefined {
  return firstShown(`main [data-thing="${thing}"] [data-piece] use`)?.getBoundingClientRect();
}

/** What the boards have of the screen: on a phone they are scrolled within it. */
export function boardsBox(): Box | undefined {
  const tabs = [...document.querySelectorAll('main [data-tab]')].map((tab) => tab.getBoundingClientRect());
  const shown = tabs.filter(({ width }) => width > 0);
  if (shown.length === 0) return firstShown('main')?.getBoundingClientRect();
  const left = Math.min(...shown.map((box) => box.left));
  const top = Math.min(...shown.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...shown.map((box) => box.right)) - left,
    height: Math.max(...shown.map((box) => box.bottom)) - top,
  };
}

/**
 * Looks whenever the boards come, go or change their size: a tablet that is turned has other ones, which are fetched.
 * Returns how to end that.
 */
export function watchBoards(look: () => void): () => void {
  const sizes = new ResizeObserver(look);
  const watch = () => {
    sizes.disconnect();
    for (const element of document.querySelectorAll('main, main > .column')) sizes.observe(element);
  };
  const changes = new MutationObserver(watch);
  const table = document.querySelector('.table');
  if (table !== null) changes.observe(table, { childList: true });
  watch();
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
}

/** The column at the right, where the players and the log are; without one, a board that the stage is not about. */
export function asideBox(area: 'main' | 'side' | 'own'): Box | undefined {
  const column = firstShown('main > .column');
  return (column ?? firstShown(area === 'main' ? 'main > .spare' : 'main > .main'))?.getBoundingClientRect();
}

/** Scrolls the board on a phone to where these things are; if there are too many of them, to what matters most. */
export function bringIntoSight(things: readonly ThingId[], most: readonly ThingId[]): void {
  const scroller = things
    .map((thing) => elementOfThing(thing)?.closest('[data-tab]'))
    .find((tab) => tab != null);
  const all = extentOf(things);
  if (scroller == null || all === undefined) return;
  const seen = scroller.getBoundingClientRect();
  const MARGIN = 16;
  const isTall = all.bottom - all.top + 2 * MARGIN > seen.height;
  const bottom = extentOf(most)?.bottom ?? all.bottom;
  const way = isTall
    ? bottom + MARGIN - (seen.top + seen.height)
    : (all.top + all.bottom) / 2 - (seen.top + seen.height / 2);
  scroller.scrollBy({ top: way });
}

function extentOf(things: readonly ThingId[]): { top: number; bottom: number } | undefined {
  const boxes = things.flatMap((thing) => boxOfThing(thing) ?? []);
  if (boxes.length === 0) return undefined;
  return {
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.top + box.height)),
  };
}
