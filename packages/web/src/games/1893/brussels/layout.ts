/** Where the parts of the side board lie, in a room. */
import { BRUSSELS_ACTIONS } from '@horta/engine/1893';
import { drawnFor, drawnWidth } from '../../drawing.ts';
import type { Room, SidePart } from '../../game-view.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is undefined lies elsewhere, or is not in this game. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly actions: readonly Box[];
  readonly stock?: Box;
  readonly courthouse?: Box;
  readonly nobles?: Box;
  readonly market?: Box;
  readonly compass?: Box;
  readonly workshop?: Box;
  readonly supply?: Box;
  /** Of the expansion: bonus tiles and the train. */
  readonly expansion?: Box | undefined;
}

export interface Contents {
  /** Of the expansion; none without it. */
  readonly tiles: number;
  /** Kinds of cubes in the supply. */
  readonly cubes: number;
  /** Whether artworks are drawn from a pile. */
  readonly hasPile: boolean;
}

const ARTWORKS = 5;

export function layoutOf(room: Room, part: SidePart | 'narrow', contents: Contents): Layout {
  switch (part) {
    case 'narrow':
      return narrow(room, contents);
    case 'beside':
      return beside(room);
    case 'below':
      return below(room, contents);
    case 'all':
      return all(room, contents);
  }
}

/** Beside the Art Nouveau board: everything at once. */
function all(room: Room, { tiles, cubes }: Contents): Layout {
  const hasTiles = tiles > 0;
  const { width, height } = drawnFor(room, {
    least: { width: 400, height: hasTiles ? 464 : 460 },
    ample: hasTiles ? { width: 450, height: 560 } : { width: 440, height: 530 },
  });
  const whole = box(7, 7, width - 14, height - 14);
  const bands = [
    { least: hasTiles ? 128 : 134, share: 3 },
    { least: hasTiles ? 88 : 94, share: 2 },
    { least: hasTiles ? 121 : 152, share: 5 },
    { least: hasTiles ? 49 : 58, share: 0.7 },
    ...(hasTiles ? [{ least: 47, share: 1.5 }] : []),
  ];
  const [upper, nobles, middle, lower, expansion] = stacked(whole, bands, hasTiles ? 4 : 5);
  const [actions, right] = split(upper, 0.725, 4);
  const [stock, courthouse] = stacked(
    right,
    [
      { least: 66, share: 1 },
      { least: 56, share: 0.4 },
    ],
    4,
  );
  const [market, compass] = split(middle, 0.63, 6);
  const [workshop, supply] = split(lower, ARTWORKS / (ARTWORKS + cubes), 0);
  return {
    width,
    height,
    actions: twoByTwo(actions),
    stock,
    courthouse,
    nobles,
    market,
    compass,
    workshop,
    supply,
    expansion,
  };
}

/** A column: what architects are sent to, and what the round is about. */
function beside(room: Room): Layout {
  const { width, height } = drawnFor(room, {
    least: { width: 146, height: 460 },
    ample: { width: 176, height: 560 },
  });
  const places = stacked(
    box(6, 6, width - 12, height - 12),
    [
      ...BRUSSELS_ACTIONS.map(() => ({ least: 68, share: 1 })),
      { least: 84, share: 1 },
      { least: 64, share: 0.8 },
    ],
    4,
  );
  return { width, height, actions: places.slice(0, 4), stock: places[4], courthouse: places[5] };
}

/** What is bought, sold and built with. Stacks and cubes are counted on the board beside it, piles are not. */
function below(room: Room, { tiles, hasPile }: Contents): Layout {
  const { width, height } = drawnFor(room, {
    least: { width: 400, height: 296 },
    ample: { width: 470, height: 360 },
  });
  const hasTiles = tiles > 0;
  const isFull = hasTiles || hasPile;
  const bands = [
    { least: isFull ? 90 : 96, share: 1 },
    { least: isFull ? 130 : 160, share: 4 },
    ...(isFull ? [{ least: 50, share: 0.5 }] : []),
  ];
  const [nobles, middle, foot] = stacked(box(7, 7, width - 14, height - 14), bands, 5);
  const [market, compass] = split(middle, 0.62, 6);
  return {
    width,
    height,
    actions: [],
    nobles,
    market,
    compass,
    ...(hasTiles ? { expansion: foot } : hasPile ? { workshop: foot } : {}),
  };
}

/** One part under the other, with places for fingers. */
function narrow(room: Room, { tiles }: Contents): Layout {
  const width = drawnWidth(room, 340, 480);
  const heights = [192, 84, 160, 302, 184, 78, 78, ...(tiles > 0 ? [Math.ceil((tiles + 1) / 3) * 60] : [])];
  const gap = 10;
  const height = heights.reduce((sum, each) => sum + each + gap, gap);
  const [actions, pair, nobles, market, compass, workshop, supply, expansion] = stacked(
    box(6, gap, width - 12, height - 2 * gap),
    heights.map((least) => ({ least, share: 0 })),
    gap,
  );
  const [stock, courthouse] = split(pair, 0.5, 6);
  return {
    width,
    height,
    actions: twoByTwo(actions),
    stock,
    courthouse,
    nobles,
    market,
    compass,
    workshop,
    supply,
    expansion,
  };
}

function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

interface Band {
  readonly least: number;
  /** Of the room that is left. */
  readonly share: number;
}

/** One below the other; what is left goes to those that can use it. */
function stacked({ x, y, width, height }: Box, bands: readonly Band[], gap: number): Box[] {
  const left = height - bands.reduce((sum, { least }) => sum + least + gap, -gap);
  const shares = bands.reduce((sum, { share }) => sum + share, 0) || 1;
  let top = y;
  return bands.map(({ least, share }) => {
    const place = box(x, top, width, least + (Math.max(0, left) * share) / shares);
    top += place.height + gap;
    return place;
  });
}

/** Side by side; the first has this part of the width. */
function split({ x, y, width, height }: Box, part: number, gap: number): [Box, Box] {
  const first = (width - gap) * part;
  return [box(x, y, first, height), box(x + first + gap, y, width - first - gap, height)];
}

function twoByTwo(whole: Box): Box[] {
  const half = { least: (whole.height - 4) / 2, share: 0 };
  return stacked(whole, [half, half], 4).flatMap((line) => split(line, 0.5, 4));
}
