import type { Rect } from '../choices/placing.ts';

/** What the bar, above the boards or below them, leaves of the window. */
export function roomBesideBar(margin: number): Rect {
  const bar = document.querySelector('.bar')?.getBoundingClientRect();
  const isBelow = bar !== undefined && bar.top > innerHeight / 2;
  return {
    left: margin,
    top: (isBelow ? 0 : (bar?.bottom ?? 0)) + margin,
    right: innerWidth - margin,
    bottom: (isBelow ? bar.top : innerHeight) - margin,
  };
}
