/** Where everything lies on the Art Nouveau board, in units of its drawing. */
import { AREAS, COLUMNS, SITES } from '@horta/engine/1893';
import { drawnFor, drawnWidth } from '../../drawing.ts';
import type { Room } from '../../game-view.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Whether there is room for the board's name. */
  readonly hasTitle: boolean;
  /** The 5 x 5 spaces. */
  readonly grid: Box;
  /** Where the sums of bids stand, under the columns. */
  readonly sums: Box;
  /** The prestige cards. */
  readonly cards: Box;
  readonly deck: Box;
  readonly sites: readonly Box[];
  /** Radius of the irises. */
  readonly medal: number;
}

const ROWS = 5;
/** Of the band with the sums of bids. */
const SUMS = 20;

interface Arrangement {
  readonly isNarrow: boolean;
  /** The pavilions of Belle Époque stand at the ends of the rows, or below on a phone. */
  readonly hasSites: boolean;
}

export function layoutOf(room: Room, { isNarrow, hasSites }: Arrangement): Layout {
  return isNarrow ? narrow(room, hasSites) : wide(room, hasSites);
}

function wide(room: Room, hasSites: boolean): Layout {
  const { width, height } = drawnFor(room, {
    least: { width: 430, height: 370 },
    ample: { width: hasSites ? 660 : 620, height: 530 },
  });
  // A phone on its side has no room for what is only beautiful.
  const isPressed = height < 440;
  const sitesWidth = hasSites ? within(width * 0.22, 100, 158) : 0;
  const top = isPressed ? 21 : 45;
  const left = isPressed ? 28 : 36;
  const foot = isPressed ? 7 : 11;
  const cardsHeight = isPressed ? 54 : within(height * 0.136, 62, 84);
  const grid = {
    x: left,
    y: top,
    width: width - left - (isPressed ? 8 : 16) - sitesWidth,
    height: height - top - SUMS - 2 - cardsHeight - foot,
  };
  const cards = { x: left, y: height - foot - cardsHeight, width: grid.width, height: cardsHeight };
  const right = left + grid.width;
  const pile = Math.min(48, cardsHeight - 6);
  return {
    width,
    height,
    hasTitle: !isPressed,
    grid,
    sums: sumsUnder(grid),
    cards,
    deck: hasSites
      ? { x: right + 12, y: cards.y + 4, width: sitesWidth - 14, height: cardsHeight - 8 }
      : {
          x: isPressed ? 6 : 9,
          y: cards.y + (cardsHeight - pile) / 2,
          width: isPressed ? 21 : 24,
          height: pile,
        },
    sites: hasSites
      ? rowsOf(grid).map((y) => ({
          x: right + 10,
          y: y + 2,
          width: sitesWidth - 10,
          height: grid.height / ROWS - 4,
        }))
      : [],
    medal: isPressed ? 12 : 14,
  };
}

const NARROW_HEIGHT = 518;

/** With places for fingers, whole on the screen of a phone but for the sites. */
function narrow(room: Room, hasSites: boolean): Layout {
  const width = drawnWidth(room, 340, 480);
  const body = within(room.height ?? NARROW_HEIGHT, NARROW_HEIGHT, 620);
  const deckHeight = 30;
  const cardsHeight = 80;
  const top = 24;
  const grid = {
    x: 21,
    y: top,
    width: width - 31,
    height: body - top - SUMS - 2 - cardsHeight - deckHeight - 20,
  };
  const cards = { x: grid.x, y: grid.y + grid.height + SUMS + 2, width: grid.width, height: cardsHeight };
  const deck = { x: 12, y: cards.y + cardsHeight + 8, width: width - 24, height: deckHeight };
  const siteHeight = 56;
  const gap = 5;
  return {
    width,
    height: hasSites ? body + SITES * (siteHeight + gap) + 2 : body,
    hasTitle: false,
    grid,
    sums: sumsUnder(grid),
    cards,
    deck,
    sites: hasSites
      ? Array.from({ length: SITES }, (_, site) => ({
          x: 10,
          y: body - 6 + site * (siteHeight + gap),
          width: width - 20,
          height: siteHeight,
        }))
      : [],
    medal: 12,
  };
}

function within(wanted: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, wanted));
}

function sumsUnder({ x, y, width, height }: Box): Box {
  return { x, y: y + height + 1, width, height: SUMS };
}

function rowsOf({ y, height }: Box): number[] {
  return Array.from({ length: ROWS }, (_, row) => y + (row * height) / ROWS);
}

export function spaceBox({ grid }: Layout, space: number): Box {
  const width = grid.width / COLUMNS;
  const height = grid.height / ROWS;
  return {
    x: grid.x + (space % COLUMNS) * width,
    y: grid.y + Math.floor(space / COLUMNS) * height,
    width,
    height,
  };
}

/** The crossing at which an iris grows. */
export function irisPoint({ grid }: Layout, iris: number): Point {
  const inner = COLUMNS - 1;
  return {
    x: grid.x + ((iris % inner) + 1) * (grid.width / COLUMNS),
    y: grid.y + (Math.floor(iris / inner) + 1) * (grid.height / ROWS),
  };
}

/** Of the spaces that are active while the square lies on this iris. */
export function areaBox(layout: Layout, iris: number): Box {
  const area = AREAS[iris];
  const first = spaceBox(layout, area[0]);
  const last = spaceBox(layout, area[area.length - 1]);
  return {
    x: first.x,
    y: first.y,
    width: last.x + last.width - first.x,
    height: last.y + last.height - first.y,
  };
}

/** The part of a band under the columns that belongs to one of them. */
export function columnBox(band: Box, column: number): Box {
  const width = band.width / COLUMNS;
  return { x: band.x + column * width, y: band.y, width, height: band.height };
}
