/** The plaque with the price of a part, as large as the part has room for. */
import type { Place } from './place.ts';

export interface Plaque extends Place {
  /** Of the price. */
  readonly size: number;
  /** The picture of a house before the price; undefined if there is no room. */
  readonly icon: number | undefined;
  /** The points that the part brings stand below the price, not beside it. */
  readonly isStacked: boolean;
  /** What the price is paid in is said in a word. */
  readonly hasWord: boolean;
}

/** Of what stands beside or below the price. */
export const SMALL = 12;
const LEAST = 14;
const MOST = 30;

export function plaqueOf(part: Place, hasBonus: boolean): Plaque {
  const size = Math.max(LEAST, Math.min(MOST, part.width * 0.24, part.height * 0.3));
  const icon = part.width >= 52 && part.height >= 44 ? Math.round(size) : undefined;
  const hasWord = part.width >= 104 && part.height >= 100;
  const isStacked = hasBonus && (hasWord || part.width < size + (icon ?? 0) + 3 * SMALL);
  const beside = hasBonus && !isStacked ? 2.4 * SMALL : 0;
  const lines = (isStacked ? 1 : 0) + (hasWord ? 1 : 0);
  const inner = Math.max(size * 0.7 + (icon ?? 0) + beside, lines > 0 ? (hasWord ? 5 : 2.2) * SMALL : 0);
  const width = Math.min(inner + 8, part.width - 1);
  const height = size + 4 + lines * (SMALL + 1);
  return {
    size,
    icon,
    isStacked,
    hasWord,
    width,
    height,
    x: part.x + (part.width - width) / 2,
    y: Math.max(part.y + 1, part.y + part.height - height - Math.max(2, Math.min(14, part.height * 0.08))),
  };
}
