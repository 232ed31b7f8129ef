/** Paying for a house: what the needles allow and what the player has. */
import type { Seat } from '../../core/game.ts';
import type { Multiset } from '../../mechanics/multiset.ts';
import {
  allowedPayments,
  COMPASS_KINDS,
  type CompassKind,
  FRANCS_UNIT,
  JOKER_UNIT,
  PAYMENTS,
  paymentFault,
} from './compass.ts';
import { gainFrancs, gainPoints, payCubes } from './gains.ts';
import { JOKER, REFINED } from './ids.ts';
import { cubeAt } from './places.ts';
import type { Reason } from './reasons.ts';
import { boardOf, type State } from './state.ts';

/** How many units the player's next house costs. */
export function houseUnits(s: State, player: Seat): number {
  return boardOf(s, player).houseCosts[s.built[player]];
}

export function namedKinds(s: State): CompassKind[] {
  return [COMPASS_KINDS[s.compass[s.needle0]], COMPASS_KINDS[s.compass[s.needle1]]];
}

function allowed(s: State, player: Seat): readonly number[] {
  return allowedPayments(s.compass[s.needle0], s.compass[s.needle1], houseUnits(s, player));
}

/** The legal payments, ascending. */
export function payments(s: State, player: Seat, out: number[]): void {
  for (const option of allowed(s, player)) if (canAfford(s, player, option)) out.push(option);
}

export function canPayHouse(s: State, player: Seat): boolean {
  for (const option of allowed(s, player)) if (canAfford(s, player, option)) return true;
  return false;
}

export function canAfford(s: State, player: Seat, option: number): boolean {
  return shortfall(s, player, PAYMENTS[option]) === 0;
}

/** The least number of units that are missing, whichever way one would pay. */
export function missingUnits(s: State, player: Seat): number {
  let least = houseUnits(s, player);
  for (const option of allowed(s, player)) least = Math.min(least, shortfall(s, player, PAYMENTS[option]));
  return least;
}

export function paymentObstacle(s: State, player: Seat, option: number): Reason | undefined {
  return paymentFault(PAYMENTS[option], houseUnits(s, player), namedKinds(s)) ?? unitShort(s, player, option);
}

/** The first kind of unit that the player has too few of for this payment. */
export function unitShort(s: State, player: Seat, option: number): Reason | undefined {
  const payment = PAYMENTS[option];
  for (let unit = 0; unit < payment.length; unit++) {
    const available = unitsOf(s, player, unit);
    if (payment[unit] > available) return { code: 'unit-short', unit, needed: payment[unit], available };
  }
  return undefined;
}

/** How many units of this kind the player could pay. */
function unitsOf(s: State, player: Seat, unit: number): number {
  if (unit === FRANCS_UNIT) return Math.floor(s.money[player] / s.rules.francsPerUnit);
  return s.cubes[cubeAt(player, unit === JOKER_UNIT ? JOKER : unit)];
}

function shortfall(s: State, player: Seat, payment: Multiset): number {
  let missing = 0;
  for (let unit = 0; unit < payment.length; unit++) {
    const needed = payment[unit];
    if (needed === 0) continue;
    const available = unitsOf(s, player, unit);
    if (needed > available) missing += needed - available;
  }
  return missing;
}

/** Pays; without a joker it earns points. */
export function payHouse(
  s: State,
  player: Seat,
  option: number,
  withoutJoker = PAYMENTS[option][JOKER_UNIT] === 0,
): void {
  const payment = PAYMENTS[option];
  const francs = payment[FRANCS_UNIT] * s.rules.francsPerUnit;
  s.sink?.tell({ type: 'house-paid', player, units: payment, francs });
  gainFrancs(s, player, -francs, 'house');
  payCubes(s, player, [...payment.slice(0, REFINED), payment[JOKER_UNIT]], 'house');
  if (withoutJoker) gainPoints(s, player, 'no-joker', 1, s.rules.noJokerBonus);
}
