/** Where the name and the signs of a tile stand: a longer name is set in smaller letters, then in two lines. */
import { type Face, widthOf } from '../brussels/lettering.svelte.ts';
import { brokenInLines } from '../brussels/lines.ts';
import type { Place } from './fitting.ts';

export interface PlateName {
  readonly lines: readonly string[];
  readonly size: number;
  readonly face: Face;
  /** Of the lines' middle. */
  readonly x: number;
  /** Of the first line's feet. */
  readonly y: number;
  /** What the lines have to be squeezed to: a word too long for its tile. */
  readonly width: number;
}

interface PlateLayout {
  readonly name: PlateName;
  readonly signs: Place;
  /** No sign is larger. */
  readonly most: number;
  /** An architect on the right upper corner. */
  readonly figure: { readonly x: number; readonly y: number; readonly size: number };
}

const LEAST = 12;
export const LEADING = 0.98;
/** How far an architect stands out over the corner. */
const OVERHANG = 6;

export function plateLayout({ width, height }: Place, text: string, hasFigure: boolean): PlateLayout {
  const side = width < 84 ? 3.5 : 6;
  const figure = Math.min(30, Math.max(18, height * 0.42));
  const room = width - 2 * side - (hasFigure ? figure - OVERHANG - side + 1 : 0);
  const name = setName(text, room, Math.min(24, Math.max(LEAST, height * 0.27)));
  const foot = 3.5 + name.size * 0.92;
  const top = foot + (name.lines.length - 1) * name.size * LEADING + name.size * 0.26;
  return {
    name: { ...name, x: side + room / 2, y: foot, width: room },
    signs: { x: side, y: top, width: width - 2 * side, height: height - top - 4.5 },
    most: Math.max(16, height * 0.42),
    figure: { x: width - figure + OVERHANG, y: -OVERHANG, size: figure },
  };
}

function setName(name: string, room: number, usual: number): Pick<PlateName, 'lines' | 'size' | 'face'> {
  const largest = (face: Face) => Math.min(usual, (room * 0.99) / widthOf(name, 1, face));
  const titled = largest('title');
  if (titled >= LEAST) return { lines: [name], size: titled, face: 'title' };
  if (name.includes(' ')) {
    const lines = brokenInLines(name, room, 2, (part) => widthOf(part, LEAST, 'title'));
    return { lines, size: LEAST, face: 'title' };
  }
  return { lines: [name], size: Math.max(LEAST, largest('text')), face: 'text' };
}
