/** Payments in which one cube of a house is replaced by another cube, refined or joker. */
import type { Seat } from '../../../core/game.ts';
import { allowedPayments, COMPASS_KINDS, FRANCS_UNIT, JOKER_UNIT, PAYMENTS } from '../compass.ts';
import { canAfford, houseUnits } from '../payment.ts';
import type { State } from '../state.ts';
import { leavesRoom } from './room.ts';

interface Replaced {
  /** Payments, ascending. */
  readonly options: readonly number[];
  /** Those of them that count as paid without a joker. */
  readonly withoutJoker: ReadonlySet<number>;
}

const cache = new Map<number, Replaced>();

/** A unit due as a refined cube may be any other cube; the joker that stands for it doesn't cost the bonus. */
function replacedPayments(kind0: number, kind1: number, units: number): Replaced {
  const key = (kind0 * COMPASS_KINDS.length + kind1) * PAYMENTS.length + units;
  let found = cache.get(key);
  if (found === undefined) {
    found = findReplaced(allowedPayments(kind0, kind1, units));
    cache.set(key, found);
  }
  return found;
}

function findReplaced(allowed: readonly number[]): Replaced {
  const options = new Set<number>();
  const withoutJoker = new Set<number>();
  for (const base of allowed.map((option) => PAYMENTS[option])) {
    for (let due = 0; due < FRANCS_UNIT; due++) {
      if (base[due] === 0) continue;
      for (let paid = 0; paid <= JOKER_UNIT; paid++) {
        if (paid === due || paid === FRANCS_UNIT) continue;
        const payment = base.with(due, base[due] - 1).with(paid, base[paid] + 1);
        const option = PAYMENTS.findIndex((other) => other.every((count, unit) => count === payment[unit]));
        options.add(option);
        if (base[JOKER_UNIT] === 0) withoutJoker.add(option);
      }
    }
  }
  return { options: [...options].sort((a, b) => a - b), withoutJoker };
}

function ofNextHouse(s: State, player: Seat): Replaced {
  return replacedPayments(s.compass[s.needle0], s.compass[s.needle1], houseUnits(s, player));
}

/** The payments that the player can make with one cube replaced. */
export function replacedOptions(s: State, player: Seat, out: number[]): void {
  for (const option of ofNextHouse(s, player).options)
    if (canAfford(s, player, option) && leavesRoom(s, player, option)) out.push(option);
}

export function canReplaceCube(s: State, player: Seat): boolean {
  return ofNextHouse(s, player).options.some(
    (option) => canAfford(s, player, option) && leavesRoom(s, player, option),
  );
}

export function isReplaced(s: State, player: Seat, option: number): boolean {
  return ofNextHouse(s, player).options.includes(option);
}

export function countsWithoutJoker(s: State, player: Seat, option: number): boolean {
  return ofNextHouse(s, player).withoutJoker.has(option);
}
