/** Where one comes to from a place on the line, by a step, a turn or a round: as a player of films goes by chapters. */
import type { Block, Timeline } from './timeline.ts';

export const STRIDES = ['step', 'turn', 'round'] as const;
export type Stride = (typeof STRIDES)[number];
export type Direction = 1 | -1;

type Line = Pick<Timeline, 'blocks' | 'bands' | 'stops' | 'start' | 'end'>;

/** Backwards, the beginning of the turn or round that one is in comes first. */
export function next(line: Line, told: number, stride: Stride, direction: Direction): number {
  const places = placesOf(line, stride);
  return direction > 0
    ? (places.find((place) => place > told) ?? line.end)
    : (places.findLast((place) => place < told) ?? line.start);
}

function placesOf({ blocks, bands, stops }: Line, stride: Stride): readonly number[] {
  switch (stride) {
    case 'step':
      return stops;
    case 'turn':
      return blocks.map(({ landing }) => landing);
    case 'round':
      return bands.map(({ landing }) => landing);
  }
}

/** The turn or stage in which so many beats were told; undefined at the beginning. */
export function blockAt({ blocks, start }: Pick<Line, 'blocks' | 'start'>, told: number): Block | undefined {
  return told <= start ? undefined : blocks.findLast(({ first }) => first < told);
}
