/** For tests of layouts: whether parts lie inside their board, and beside one another. */

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is wrong with where these parts lie, in words. */
export function faultsOf(
  board: { readonly width: number; readonly height: number },
  parts: Readonly<Record<string, Box>>,
): string[] {
  const faults: string[] = [];
  const named = Object.entries(parts);
  for (const [name, { x, y, width, height }] of named) {
    const isInside = x >= 0 && y >= 0 && x + width <= board.width + 0.01 && y + height <= board.height + 0.01;
    if (!isInside) faults.push(`${name} is not inside`);
    if (!(width > 8 && height > 8)) faults.push(`${name} is ${width} x ${height}`);
  }
  for (const [i, [name, one]] of named.entries())
    for (const [other, two] of named.slice(i + 1))
      if (overlap(one, two)) faults.push(`${name} lies on ${other}`);
  return faults;
}

function overlap(one: Box, two: Box): boolean {
  const hair = 0.01;
  return (
    one.x + hair < two.x + two.width &&
    two.x + hair < one.x + one.width &&
    one.y + hair < two.y + two.height &&
    two.y + hair < one.y + one.height
  );
}

/** Parts of the same kind, each with a name of its own; none if there are none. */
export function numbered(name: string, boxes: readonly Box[]): Record<string, Box> {
  return Object.fromEntries(boxes.map((box, i) => [`${name} ${i}`, box]));
}

/** Without what is not there. */
export function present(parts: Readonly<Record<string, Box | undefined>>): Record<string, Box> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, box]) => (box === undefined ? [] : [[name, box]])),
  );
}

/** Rooms from one size to another, in steps. */
export function roomsBetween(
  from: readonly [width: number, height: number],
  to: readonly [width: number, height: number],
): { width: number; height: number }[] {
  const STEPS = 8;
  const at = (which: 0 | 1, step: number) => from[which] + ((to[which] - from[which]) * step) / STEPS;
  return Array.from({ length: (STEPS + 1) ** 2 }, (_, i) => ({
    width: at(0, i % (STEPS + 1)),
    height: at(1, Math.floor(i / (STEPS + 1))),
  }));
}
