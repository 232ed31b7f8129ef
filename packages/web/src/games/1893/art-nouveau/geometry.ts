/** Where everything lies on the Art Nouveau board, in units of its drawing. */
import { AREAS, COLUMNS, SITES } from '@horta/engine/1893';

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
  readonly isNarrow: boolean;
  /** The 5 x 5 spaces. */
  readonly grid: Box;
  /** Where the sums of bids stand, under the columns. */
  readonly sums: Box;
  /** The prestige cards. */
  readonly cards: Box;
  readonly deck: Box;
  readonly sites: readonly Box[];
}

const ROWS = 5;

/** `hasSites`: the pavilions of Belle Époque stand at the ends of the rows, or below on a phone. */
export function layoutOf(isNarrow: boolean, hasSites: boolean): Layout {
  return isNarrow ? narrow(hasSites) : wide(hasSites);
}

function wide(hasSites: boolean): Layout {
  const sitesWidth = hasSites ? 158 : 0;
  const grid = { x: 36, y: 45, width: 620 - 36 - 16 - sitesWidth, height: 380 };
  const cards = { x: grid.x, y: 447, width: grid.width, height: 72 };
  const right = grid.x + grid.width;
  return {
    width: 620,
    height: 530,
    isNarrow: false,
    grid,
    sums: { x: grid.x, y: grid.y + grid.height + 1, width: grid.width, height: 20 },
    cards,
    deck: hasSites
      ? { x: right + 12, y: cards.y + 4, width: sitesWidth - 12, height: 64 }
      : { x: 8, y: cards.y + 12, width: 25, height: 48 },
    sites: hasSites
      ? rowsOf(grid).map((y) => ({
          x: right + 10,
          y: y + 2,
          width: sitesWidth - 10,
          height: grid.height / ROWS - 4,
        }))
      : [],
  };
}

function narrow(hasSites: boolean): Layout {
  const grid = { x: 20, y: 46, width: 336, height: 350 };
  const cards = { x: grid.x, y: grid.y + grid.height + 24, width: grid.width, height: 86 };
  const deck = { x: 8, y: cards.y + cards.height + 8, width: 350, height: 34 };
  const top = deck.y + deck.height + 8;
  const height = 56;
  return {
    width: 366,
    height: hasSites ? top + SITES * (height + 5) + 8 : top + 6,
    isNarrow: true,
    grid,
    sums: { x: grid.x, y: grid.y + grid.height + 2, width: grid.width, height: 20 },
    cards,
    deck,
    sites: hasSites
      ? Array.from({ length: SITES }, (_, site) => ({
          x: 8,
          y: top + site * (height + 5),
          width: 350,
          height,
        }))
      : [],
  };
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
