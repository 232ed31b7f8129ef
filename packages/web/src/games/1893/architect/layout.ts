/** Where the parts of an architect board lie, in a room. */
import { ROWS, TRACKS } from '@horta/engine/1893';
import { drawnFor, type Wanted } from '../../drawing.ts';
import type { Room } from '../../game-view.ts';
import { columns, lines, type Place } from './place.ts';

export interface Contents {
  /** An asymmetric board: how wide its power wants to be; undefined if it has none. */
  readonly power: number | undefined;
  /** Belle Époque: cards and travellers. */
  readonly hasCards: boolean;
}

/** What is undefined is not in this game. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly masterpiece: Place;
  readonly name: Place;
  readonly francs: Place;
  readonly points: Place;
  readonly tracks: readonly Place[];
  readonly rows: readonly Place[];
  readonly nobles: Place;
  readonly artworks: Place;
  readonly cubes: Place;
  readonly people: Place;
  /** What passing first leaves. */
  readonly kept: Place;
  readonly travellers: Place | undefined;
  readonly power: Place | undefined;
  readonly cards: Place | undefined;
  /** Nothing lies here. */
  readonly free: Place | undefined;
}

const GAP = 8;
const MARGIN = 10;

/** Less width than this is a tablet's that stands upright: there is another board for it. */
export const LEAST_WIDTH = 700;
/** With less height everything stands in one band. */
const LEAST_HEIGHT = 226;

const FULL: Wanted = { least: { width: 960, height: 226 }, ample: { width: 1072, height: 240 } };
const BAND: Wanted = { least: { width: 950, height: 174 }, ample: { width: 1300, height: 194 } };

export function layoutOf(room: Room, contents: Contents): Layout {
  return (room.height ?? LEAST_HEIGHT) < LEAST_HEIGHT ? band(room, contents) : full(room, contents);
}

/** The name and the purse above the rest. */
function full(room: Room, { power, hasCards }: Contents): Layout {
  const size = drawnFor(room, FULL);
  const inside = within(size);
  const head = 40;
  const [masterpiece, body] = cut(inside, inside.height * 0.68, MARGIN);
  const [top, below] = cutDown(body, head, 6);
  const [name, rest] = cut(top, 206, 6);
  const [middle, purse] = cutEnd(rest, 190, 6);
  const [francs, points] = columns(purse, 2, 5);
  const [tracks, others] = cut(below, (below.width - 2 * GAP) * 0.27, GAP);
  const [rows, right] = cut(others, (below.width - 2 * GAP) * 0.254, GAP);
  const both = power !== undefined && hasCards;
  const [first, second] = both ? cut(middle, Math.min(power, middle.width / 2), 6) : [middle, middle];
  return {
    ...size,
    masterpiece,
    name,
    francs,
    points,
    tracks: lines(tracks, TRACKS.length, 4),
    rows: lines(rows, ROWS.length, 4),
    ...goods(right, hasCards),
    power: power === undefined ? undefined : first,
    cards: hasCards ? second : undefined,
    free: power === undefined && !hasCards ? middle : undefined,
  };
}

/** Everything side by side; the name and the purse are at the end. */
function band(room: Room, { power, hasCards }: Contents): Layout {
  const size = drawnFor(room, BAND);
  const inside = within(size);
  const isRich = power !== undefined || hasCards;
  const isWide = size.width > 1180;
  const [masterpiece, body] = cut(inside, inside.height * (isWide || !isRich ? 0.66 : 0.62), GAP);
  const [all, end] = cutEnd(body, isRich ? (isWide ? 268 : 182) : isWide ? 200 : 128, GAP);
  const [tracks, others] = cut(all, (all.width - 2 * GAP) * (isWide ? 0.28 : 0.265), GAP);
  const [rows, right] = cut(others, (all.width - 2 * GAP) * (isWide ? 0.25 : 0.265), GAP);
  const [name, under] = cutDown(end, isRich ? 34 : 44, 5);
  const [purse, rest] = cutDown(under, isRich ? 36 : isWide ? 54 : under.height, 5);
  const [francs, points] = isRich || isWide ? columns(purse, 2, 5) : lines(purse, 2, 5);
  const both = power !== undefined && hasCards;
  const [first, second] = both ? lines(rest, 2, 4) : [rest, rest];
  return {
    ...size,
    masterpiece,
    name,
    francs,
    points,
    tracks: lines(tracks, TRACKS.length, 4),
    rows: lines(rows, ROWS.length, 4),
    ...goods(right, hasCards),
    power: power === undefined ? undefined : first,
    cards: hasCards ? second : undefined,
    free: isRich || !isWide ? undefined : rest,
  };
}

/** For the cards that somebody has, at least two; side by side where there is more width than height. */
export function cardPlaces(place: Place, count: number): Place[] {
  const places = Math.max(2, count);
  if (place.width > 4 * place.height) return columns(place, places, 4);
  const inLine = places > 2 ? 2 : 1;
  return lines(place, Math.ceil(places / inLine), 4).flatMap((line) => columns(line, inLine, 4));
}

/** Nobles, artworks, cubes and people, one below the other. */
function goods(
  place: Place,
  hasCards: boolean,
): Pick<Layout, 'nobles' | 'artworks' | 'cubes' | 'people' | 'kept' | 'travellers'> {
  const people = Math.max(42, place.height * 0.245);
  const things = Math.max(44, place.height * 0.265);
  const [nobles, below] = cutDown(place, place.height - people - things - 8, 4);
  const [middle, foot] = cutDown(below, things, 4);
  // With the expansion there is one more kind of cube.
  const [artworks, cubes] = cut(middle, (middle.width - MARGIN) * (hasCards ? 0.5 : 0.556), MARGIN);
  const each = Math.min(66, foot.width * 0.17);
  const [where, figures] = cutEnd(foot, hasCards ? 2 * each + 4 : each, 4);
  const [kept, travellers] = hasCards ? columns(figures, 2, 4) : [figures, undefined];
  return { nobles, artworks, cubes, people: where, kept, travellers };
}

function within({ width, height }: { width: number; height: number }): Place {
  return { x: MARGIN, y: 9, width: width - 2 * MARGIN, height: height - 18 };
}

function cut({ x, y, width, height }: Place, first: number, gap: number): [Place, Place] {
  return [
    { x, y, width: first, height },
    { x: x + first + gap, y, width: width - first - gap, height },
  ];
}

function cutEnd(place: Place, last: number, gap: number): [Place, Place] {
  return cut(place, place.width - last - gap, gap);
}

function cutDown({ x, y, width, height }: Place, first: number, gap: number): [Place, Place] {
  return [
    { x, y, width, height: first },
    { x, y: y + first + gap, width, height: height - first - gap },
  ];
}
