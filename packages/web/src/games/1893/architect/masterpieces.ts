/** Which house front stands on whose board, and where its parts are. */
import type { Seat } from '@horta/engine';
import { boardOf, type State } from '@horta/engine/1893';
import type { Component } from 'svelte';

type Front = () => Promise<{ default: Component }>;

/** By the id of an architect board; each is fetched when somebody has it. */
const FACADES: Readonly<Record<string, Front>> = {
  hankar: () => import('./FacadeHankar.svelte'),
  cauchie: () => import('./FacadeCauchie.svelte'),
  horta: () => import('./FacadeHorta.svelte'),
  saintenoy: () => import('./FacadeSaintenoy.svelte'),
  strauven: () => import('./FacadeStrauven.svelte'),
};
/** Where all boards are alike each seat has one of them. */
const BY_SEAT = ['horta', 'hankar', 'saintenoy', 'cauchie', 'strauven'];

/** Of this board; undefined if it has none of its own. */
export function frontOf(board: string): Front | undefined {
  return FACADES[board];
}

export function facadeOf(s: State, seat: Seat): Front {
  return FACADES[boardOf(s, seat).id] ?? FACADES[BY_SEAT[seat % BY_SEAT.length]];
}

/** Size of a front as it is drawn. */
export const FRONT = { width: 150, height: 220 } as const;

const LINES = 3;

/** Where a part is: two by two from the ground up, as the houses cost more and more. */
export function partAt(part: number): { x: number; y: number; width: number; height: number } {
  const width = FRONT.width / 2;
  const height = FRONT.height / LINES;
  return { x: (part % 2) * width, y: (LINES - 1 - Math.floor(part / 2)) * height, width, height };
}
