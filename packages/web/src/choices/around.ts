/** What is on the page around a thing: what opens at it is placed by that. */
import type { Around, Rect } from './placing.ts';

/** Pixels: what is smaller is a picture. */
const LEAST_BOARD = 200;

/** `anchor`: what it is about, and `keeps`: what stays in sight, as selectors. */
export function aroundOf(anchor: string, keeps: readonly string[], room: Rect): Around {
  return {
    // What is not there is told of at the edge.
    anchor: rectOf(anchor) ?? { left: room.right, top: room.top, right: room.right, bottom: room.top },
    kept: keeps.flatMap((selector) => rectOf(selector) ?? []),
    room,
    others: rectsOf('.thing.legal'),
    board: document.querySelector(anchor)?.closest('svg')?.getBoundingClientRect(),
    // Purses and what is left to others: bids are judged by them.
    spared: rectsOf('main :is(.players, .cards, .strip)'),
    boards: rectsOf('main svg:not(svg svg)').filter(({ width }) => width > LEAST_BOARD),
  };
}

/** Of the board that the anchor is on, or of all boards. */
export function boardOf(anchor: string | undefined): Rect | undefined {
  const board = anchor === undefined ? undefined : document.querySelector(anchor)?.closest('svg');
  return (board ?? document.querySelector('main'))?.getBoundingClientRect();
}

/** The first that is shown. */
function rectOf(selector: string): Rect | undefined {
  return rectsOf(selector).find(({ width }) => width > 0);
}

function rectsOf(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
}
