/** Where the parts of the line are drawn, for the room that there is. */
import { axisTicks } from '../table/end/points-by-round.ts';
import { scaleOf } from './drawing.ts';
import type { Timeline } from './timeline.ts';

/** Of a flag, with the gap below it. */
export const FLAG_PITCH = 28;

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** On a phone: without an axis, flags and bars. */
  readonly isSmall: boolean;
  /** Room for turns and rounds only. */
  readonly isFlat: boolean;
  readonly flagRows: number;
  /** Of the area with the points. */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** Where what everyone has is drawn, and the final count begins. */
  readonly asideFrom: number;
  readonly ticks: readonly number[];
  readonly x: (told: number) => number;
  readonly y: (points: number) => number;
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** So many beats are drawn: what comes may be hidden. */
  readonly shownTo: number;
}

const SMALL = 560;
const BLOCKS = { small: 15, large: 18 } as const;
const LABELS = { small: 17, large: 22 } as const;

export function layoutOf(line: Timeline, { width, height, shownTo }: Room): Layout {
  const isSmall = width < SMALL || height < 120;
  const size = isSmall ? 'small' : 'large';
  const flagRows = isSmall ? 0 : height > 190 ? 2 : 1;
  const top = flagRows * FLAG_PITCH + 12;
  const bottom = height - LABELS[size] - BLOCKS[size];
  const left = isSmall ? 10 : 40;
  const isCounted = line.count < line.end;
  // Where there is room, what everyone has stands beside the line; the final count is told there.
  const asideWidth = isSmall ? (isCounted ? 34 : 0) : Math.min(180, width / 5);
  const right = width - 10 - asideWidth - (isSmall ? 0 : 16);
  const asideFrom = width - 10 - asideWidth + (isSmall ? 6 : 0);
  const drawn = line.totals.slice(line.start, shownTo + 1).flat();
  const ticks = axisTicks(Math.min(...drawn), Math.max(8, ...drawn), height < 190 ? 2 : 5);
  const [least] = ticks;
  const most = ticks[ticks.length - 1];
  return {
    ...{ width, height, isSmall, isFlat: height < 60, flagRows, top, bottom, left, right, asideFrom, ticks },
    x: scaleOf(line, { from: left, to: right }, { from: asideFrom, to: width - 10 }),
    y: (points) => bottom - ((bottom - top) * (points - least)) / (most - least),
  };
}
