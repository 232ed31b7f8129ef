/** What an entry comes to, in a few signs: `5 × 8 = 40 VP`. */

import type { GameState } from '@horta/engine';
import { t } from '../words.svelte.ts';
import type { Field, Place } from './fields.ts';
import type { TieBreak } from './games/pad-game.ts';
import type { Line, SeatScore } from './score.ts';
import { signed } from './signed.ts';

/** Points in words, with a real minus. */
export function pointsText(count: number): string {
  return t.points({ count }).replace('-', '−');
}

/** How a line comes to its points, `5 × 2 + 6`; nothing where there is nothing to multiply or to add. */
export function sumsOf({ sums }: Pick<Line, 'sums'>): string {
  const counts = new Map<number, number>();
  for (const { count, each } of sums) if (count !== 0) counts.set(each, (counts.get(each) ?? 0) + count);
  const parts = [...counts].map(([each, count]) =>
    count > 1 && Math.abs(each) > 1 ? `${count} × ${signed(each)}` : signed(count * each),
  );
  return parts.length > 1 || parts[0]?.includes('×') ? parts.join(' + ') : '';
}

/** What a field has brought or cost this player; undefined if that is nothing. */
export function resultOf(
  { lines }: SeatScore,
  { sources = [], part }: Field,
  place: Place,
): string | undefined {
  const all = lines.filter(({ source, points }) => points !== 0 && sources.includes(source));
  const own = part === undefined ? all : all.map((line) => partOf(line, part(place)));
  const points = own.reduce((sum, line) => sum + line.points, 0);
  if (points === 0) return undefined;
  const sums = sumsOf({ sums: own.flatMap((line) => line.sums) });
  return sums === '' ? pointsText(points) : `${sums} = ${pointsText(points)}`;
}

/** The same for so many of the things that count; all of them are worth the same. */
function partOf({ source, sums }: Line, count: number): Line {
  const each = sums[0]?.each ?? 0;
  return { source, points: count * each, sums: [{ count, each }] };
}

/** What it takes to tell who of those that are even has won: nothing that comes after it was decided. */
export function breaksNeeded(
  breaks: readonly TieBreak[],
  state: GameState,
  tied: readonly number[],
  winner: number,
): TieBreak[] {
  let even = tied;
  return breaks.filter(({ value }) => {
    if (even.length < 2) return false;
    even = even.filter((seat) => value(state, seat) === value(state, winner));
    return true;
  });
}
