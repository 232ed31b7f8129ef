/** Where the parts of the line are drawn. */
import type { Seat } from '@horta/engine';
import type { Timeline } from './timeline.ts';

/** A stretch of the screen, from left to right. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** From a number of beats told to where that is: rounds in one stretch, the final count apart from them. */
export function scaleOf(
  { start, count, end }: Pick<Timeline, 'start' | 'count' | 'end'>,
  rounds: Stretch,
  final: Stretch,
): (told: number) => number {
  return (told) =>
    told <= count
      ? between(rounds, (told - start) / Math.max(1, count - start))
      : between(final, (told - count) / Math.max(1, end - count));
}

function between({ from, to }: Stretch, share: number): number {
  return from + (to - from) * Math.min(1, Math.max(0, share));
}

/** A staircase: the points of a seat while the beats from one number to another are told. */
export function stairs(
  totals: Timeline['totals'],
  seat: Seat,
  { from, to }: Stretch,
  x: (told: number) => number,
  y: (points: number) => number,
): string {
  let path = `M${round(x(from))} ${round(y(totals[from][seat]))}`;
  for (let told = from + 1; told <= to; told++) {
    const points = totals[told][seat];
    if (points !== totals[told - 1][seat]) path += `H${round(x(told))}V${round(y(points))}`;
  }
  return `${path}H${round(x(to))}`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

export interface FlagWish {
  /** Where its mast stands. */
  readonly x: number;
  readonly width: number;
  /** Those that weigh most have the choice. */
  readonly weight: number;
}

export interface PlacedFlag {
  readonly row: number;
  /** Its left edge. */
  readonly left: number;
}

/** Flags in rows above the line, without covering each other; undefined for those that there is no room for. */
export function placeFlags(
  wishes: readonly FlagWish[],
  rows: number,
  room: Stretch,
  gap = 4,
): (PlacedFlag | undefined)[] {
  const taken: Stretch[][] = Array.from({ length: rows }, () => []);
  const placed: (PlacedFlag | undefined)[] = wishes.map(() => undefined);
  const order = wishes.map((_, i) => i).sort((i, j) => wishes[j].weight - wishes[i].weight || i - j);
  for (const i of order) {
    const { x, width } = wishes[i];
    const left = Math.max(room.from, Math.min(x - width / 2, room.to - width));
    const isFree = (others: readonly Stretch[]) =>
      others.every(({ from, to }) => left >= to + gap || left + width + gap <= from);
    const row = taken.findIndex(isFree);
    if (row < 0) continue;
    taken[row].push({ from: left, to: left + width });
    placed[i] = { row, left };
  }
  return placed;
}
