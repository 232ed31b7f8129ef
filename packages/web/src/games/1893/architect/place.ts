/** A rectangle of the board in which a component draws itself. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Equal places side by side. */
export function columns({ x, y, width, height }: Place, count: number, gap: number): Place[] {
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ x: x + i * (each + gap), y, width: each, height }));
}

/** Equal places one below the other. */
export function lines({ x, y, width, height }: Place, count: number, gap: number): Place[] {
  const each = (height - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ x, y: y + i * (each + gap), width, height: each }));
}
