/** Sets signs and numbers as large as a place has room for. */
import type { Arrangement, Item, Link, Sign } from './signs.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** With the left upper corner and the side of the square that it fills; the feet and the size of letters. */
export type Placed =
  | {
      readonly kind: 'sign';
      readonly sign: Sign;
      readonly x: number;
      readonly y: number;
      readonly size: number;
    }
  | {
      readonly kind: 'link';
      readonly link: Link;
      readonly x: number;
      readonly y: number;
      readonly size: number;
    }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
    };

/** All in sides of a sign. */
const GAP = 0.1;
const LINK = 0.56;
const LETTERS = 0.86;
/** Numbers are not set smaller, whatever the signs are. */
const LEAST_LETTERS = 12;
const LETTER = 0.54 * LETTERS;
const NARROW_LETTER = 0.38 * LETTERS;
const STANDING = 1.3;
const LEADING = 1.06;
const NARROW = /[1 /]/;

function widthOf(item: Item): number {
  if ('link' in item) return LINK;
  if ('sign' in item) return item.on === undefined ? 1 : STANDING;
  let width = 0;
  for (const letter of item.text) width += NARROW.test(letter) ? NARROW_LETTER : LETTER;
  return width;
}

function lineWidth(line: readonly Item[]): number {
  return line.reduce((sum, item) => sum + widthOf(item), (line.length - 1) * GAP);
}

function sizeIn(arrangement: Arrangement, { width, height }: Place): number {
  const widest = Math.max(...arrangement.map(lineWidth));
  return Math.min(width / widest, height / (arrangement.length * LEADING));
}

/** The largest of the arrangements, in the middle of its place. `most`: no sign is larger. */
export function fitted(arrangements: readonly Arrangement[], place: Place, most: number): readonly Placed[] {
  const sized = arrangements.map((lines) => ({ lines, size: Math.min(most, sizeIn(lines, place)) }));
  const { lines, size } = sized.reduce((best, other) => (other.size > best.size ? other : best));
  const leading = size * LEADING;
  const top = place.y + (place.height - lines.length * leading) / 2 + (leading - size) / 2;
  return lines.flatMap((line, i) => setLine(line, place, size, top + i * leading));
}

function setLine(line: readonly Item[], place: Place, size: number, y: number): Placed[] {
  const placed: Placed[] = [];
  let x = place.x + (place.width - lineWidth(line) * size) / 2;
  for (const item of line) {
    placed.push(...set(item, x, y, size));
    x += (widthOf(item) + GAP) * size;
  }
  return placed;
}

function set(item: Item, x: number, y: number, size: number): Placed[] {
  if ('text' in item)
    return [
      { kind: 'text', text: item.text, x, y: y + size * 0.8, size: Math.max(LEAST_LETTERS, size * LETTERS) },
    ];
  if ('link' in item)
    return [{ kind: 'link', link: item.link, x, y: y + (size * (1 - LINK)) / 2, size: size * LINK }];
  if (item.on === undefined) return [{ kind: 'sign', sign: item.sign, x, y, size }];
  const under = size * 0.86;
  return [
    { kind: 'sign', sign: item.on, x: x + STANDING * size - under, y: y + size - under, size: under },
    { kind: 'sign', sign: item.sign, x, y, size: size * 0.86 },
  ];
}
