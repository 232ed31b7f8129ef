/** Where the buildings, the prison, the piles and Expo lie: one under another, or all in a column beside the area. */
import { BUILDINGS, PILES } from '@horta/engine/1897';
import { drawnFor, drawnWidth, type Size } from '../drawing.ts';
import type { Room, SidePart } from '../game-view.ts';
import type { Box } from './own-layout.ts';

export interface BrusselsLayout extends Size {
  readonly round: Box;
  readonly buildings: readonly Box[];
  readonly prison: Box;
  /** Where drawn cards are shown, over something else, while one of them is chosen. */
  readonly drawn: Box;
  readonly piles: readonly Box[];
  readonly expo: Box;
}

const WIDE = { least: { width: 380, height: 450 }, ample: { width: 424, height: 508 } };
const COLUMN = { least: { width: 150, height: 470 }, ample: { width: 190, height: 640 } };

interface Heights {
  readonly round: number;
  readonly building: number;
  readonly prison: number;
}

const GAP = 6;

/** The parts under one another; `below` says where piles and Expo lie in what is left. */
function stacked(
  size: Size,
  margin: number,
  { round, building, prison }: Heights,
  below: (rest: Box) => Pick<BrusselsLayout, 'piles' | 'expo'>,
): BrusselsLayout {
  const inner = { x: margin, width: size.width - 2 * margin };
  const first = round + GAP;
  const prisonY = first + BUILDINGS.length * (building + GAP);
  const rest = prisonY + prison + GAP;
  return {
    ...size,
    round: { ...inner, y: 7, height: round - 7 },
    buildings: BUILDINGS.map((_, i) => ({ ...inner, y: first + i * (building + GAP), height: building })),
    prison: { ...inner, y: prisonY, height: prison },
    drawn: { ...inner, y: prisonY, height: prison },
    ...below({ ...inner, y: rest, height: size.height - margin - rest }),
  };
}

/** Four piles and Expo. */
function inARow({ x, y, width, height }: Box): Pick<BrusselsLayout, 'piles' | 'expo'> {
  const pile = (width - PILES.length * GAP) / (PILES.length + 1);
  const at = (i: number) => x + i * (pile + GAP);
  return {
    piles: PILES.map((_, i) => ({ x: at(i), y, width: pile, height })),
    expo: { x: at(PILES.length), y, width: x + width - at(PILES.length), height },
  };
}

/** Piles two by two, Expo under them. */
function inAColumn({ x, y, width, height }: Box): Pick<BrusselsLayout, 'piles' | 'expo'> {
  const row = (height - 2 * 4) / 3;
  const half = (width - 4) / 2;
  return {
    piles: PILES.map((_, i) => ({
      x: x + (i % 2) * (half + 4),
      y: y + Math.floor(i / 2) * (row + 4),
      width: half,
      height: row,
    })),
    expo: { x, y: y + 2 * (row + 4), width, height: row },
  };
}

export function brusselsLayout(room: Room, isNarrow: boolean, part: SidePart): BrusselsLayout {
  if (isNarrow) {
    const heights = { round: 38, building: 98, prison: 104 };
    const [margin, pile] = [9, 108];
    const all =
      heights.round + BUILDINGS.length * (heights.building + GAP) + heights.prison + pile + 2 * GAP + margin;
    const size = { width: drawnWidth(room, 340, 420), height: all };
    return stacked(size, margin, heights, inARow);
  }
  if (part === 'beside') {
    const size = drawnFor(room, COLUMN);
    const margin = 8;
    const pile = 46;
    const free = size.height - 46 - 4 * GAP - 3 * pile - 2 * 4 - margin;
    const column = stacked(
      size,
      margin,
      { round: 46, building: free * 0.255, prison: free * 0.235 },
      inAColumn,
    );
    const [{ x, y }] = column.piles;
    return { ...column, drawn: { x, y, width: size.width - 2 * margin, height: size.height - margin - y } };
  }
  const size = drawnFor(room, WIDE);
  const margin = 11;
  const free = size.height - 40 - (BUILDINGS.length + 2) * GAP - margin;
  return stacked(size, margin, { round: 40, building: free * 0.201, prison: free * 0.2 }, (rest) =>
    inARow(rest),
  );
}
