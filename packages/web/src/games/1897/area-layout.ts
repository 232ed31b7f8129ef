/** Where the cards of the Art Nouveau area lie: rows of four, and the bonus cards under them. */
import { COLUMNS } from '@horta/engine/1897';
import { drawnFor, drawnWidth, type Size } from '../drawing.ts';
import type { Room } from '../game-view.ts';

export interface AreaLayout extends Size {
  readonly margin: number;
  readonly card: Size;
  readonly gapX: number;
  readonly gapY: number;
  readonly bonusHeight: number;
  /** Half of the width of a coat of arms. */
  readonly shield: number;
  /** How far coats of arms hang below the middle, so that the words of the cards above stay free. */
  readonly sag: number;
}

/** The shares of a column stand on the edge of its bonus card: half of them is above it. */
const SHARES = 13;
const WANTED = { least: { width: 430, height: 372 }, ample: { width: 600, height: 512 } };

function wideLayout(room: Room, rows: number): AreaLayout {
  const { width, height } = drawnFor(room, WANTED);
  const isTight = width < 520;
  const [margin, gapX, gapY] = isTight ? [9, 8, 8] : [13, 14, 10];
  const bonusHeight = isTight ? 76 : 84;
  const cardsHeight = height - 2 * margin - bonusHeight - SHARES - (rows - 1) * gapY;
  return {
    width,
    height,
    margin,
    card: { width: (width - 2 * margin - (COLUMNS - 1) * gapX) / COLUMNS, height: cardsHeight / rows },
    gapX,
    gapY,
    bonusHeight,
    shield: isTight ? 12.5 : 15.5,
    sag: isTight ? 8 : 11,
  };
}

function narrowLayout(room: Room, rows: number): AreaLayout {
  const width = drawnWidth(room, 340, 420);
  const [margin, gapX, gapY, bonusHeight] = [9, 6, 8, 142];
  const card = { width: (width - 2 * margin - (COLUMNS - 1) * gapX) / COLUMNS, height: rows > 3 ? 86 : 102 };
  const height = 2 * margin + rows * card.height + (rows - 1) * gapY + SHARES + bonusHeight;
  return { width, height, margin, card, gapX, gapY, bonusHeight, shield: 12.5, sag: 8 };
}

export function areaLayout(room: Room, rows: number, isNarrow: boolean): AreaLayout {
  return isNarrow ? narrowLayout(room, rows) : wideLayout(room, rows);
}
