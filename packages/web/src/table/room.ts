import type { Rect } from '../choices/placing.ts';

/** What the bar, above the boards or below them, leaves of the window; a teacher who speaks is heard to the end, too. */
export function roomBesideBar(margin: number): Rect {
  const bar = document.querySelector('.bar')?.getBoundingClientRect();
  const teacher = document.querySelector('.schoolroom > .above')?.getBoundingClientRect();
  const isBelow = bar !== undefined && bar.top > innerHeight / 2;
  const top = isBelow ? 0 : (bar?.bottom ?? 0);
  // On a phone on its side the teacher is beside the boards.
  const isAbove = teacher !== undefined && teacher.width > innerWidth / 2;
  return {
    left: (teacher !== undefined && !isAbove ? teacher.right : 0) + margin,
    top: Math.max(top, isAbove ? teacher.bottom : 0) + margin,
    right: innerWidth - margin,
    bottom: (isBelow ? bar.top : innerHeight) - margin,
  };
}
