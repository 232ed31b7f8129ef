/** Where the parts of the side board lie. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly actions: Box;
  readonly stock: Box;
  readonly courthouse: Box;
  readonly nobles: Box;
  readonly market: Box;
  readonly compass: Box;
  readonly workshop: Box;
  readonly supply: Box;
  /** Of the expansion: bonus tiles and the train. */
  readonly expansion: Box | undefined;
}

function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

/** 440 x 530, beside the Art Nouveau board: everything at once. `cubes`: kinds of cubes in the supply. */
export function wideLayout(hasExpansion: boolean, cubes: number): Layout {
  const left = 8;
  const width = 424;
  const heights = hasExpansion ? [148, 98, 146, 54, 52] : [156, 104, 176, 62];
  const gap = hasExpansion ? 4 : 5.5;
  const tops: number[] = [];
  let y = 8;
  for (const height of heights) {
    tops.push(y);
    y += height + gap;
  }
  const [upper, nobles, middle, lower] = heights;
  const supply = cubes * 41 + 2;
  return {
    width: 440,
    height: 530,
    actions: box(left, tops[0], 312, upper),
    stock: box(324, tops[0], 108, upper - 66),
    courthouse: box(324, tops[0] + upper - 62, 108, 62),
    nobles: box(left, tops[1], width, nobles),
    market: box(left, tops[2], 264, middle),
    compass: box(276, tops[2], 156, middle),
    workshop: box(left, tops[3], width - supply - 6, lower),
    supply: box(left + width - supply, tops[3], supply, lower),
    expansion: hasExpansion ? box(left, tops[4], width, heights[4]) : undefined,
  };
}

/** 366 wide, one part under the other, with places for fingers. */
export function narrowLayout(hasExpansion: boolean, tiles: number): Layout {
  const left = 6;
  const width = 354;
  const half = (width - 6) / 2;
  const heights = [192, 84, 160, 302, 184, 78, 78, Math.ceil((tiles + 1) / 3) * 60];
  const tops: number[] = [];
  let y = 10;
  for (const height of heights) {
    tops.push(y);
    y += height + 10;
  }
  return {
    width: 366,
    height: hasExpansion ? y : tops[7],
    actions: box(left, tops[0], width, heights[0]),
    stock: box(left, tops[1], half, heights[1]),
    courthouse: box(left + half + 6, tops[1], half, heights[1]),
    nobles: box(left, tops[2], width, heights[2]),
    market: box(left, tops[3], width, heights[3]),
    compass: box(left, tops[4], width, heights[4]),
    workshop: box(left, tops[5], width, heights[5]),
    supply: box(left, tops[6], width, heights[6]),
    expansion: hasExpansion ? box(left, tops[7], width, heights[7]) : undefined,
  };
}
