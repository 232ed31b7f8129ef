/** Where a house tile can go: a free space of the board, or a free site whose glass one has. */
import { NONE, type Seat } from '../../../core/game.ts';
import { PAYMENTS } from '../compass.ts';
import { MATERIAL_NAMES } from '../ids.ts';
import { cubeAt } from '../places.ts';
import type { State } from '../state.ts';
import { hasSpaceForHouse } from '../steps/construction.ts';

export const GLASS = MATERIAL_NAMES.indexOf('glass');

/** Whether there is a place for the house tile once this payment is made. */
export function leavesRoom(s: State, player: Seat, payment: number): boolean {
  return hasSpaceForHouse(s) || hasSite(s, s.cubes[cubeAt(player, GLASS)] - PAYMENTS[payment][GLASS]);
}

/** Whether a site is free that this much glass pays for. */
export function hasSite(s: State, glass: number): boolean {
  for (let site = 0; site < s.pavilions.length; site++)
    if (s.pavilions[site] === NONE && s.rules.surcharges[site] <= glass) return true;
  return false;
}
