/**
 * Ways to pay for a house: a set of material cards to discard, and how many different materials are used of them.
 * Which materials these are makes no difference once the cards and their number are known, so it is not asked.
 */

import type { Notation } from '../../core/game.ts';
import { bitCount } from '../../mechanics/bits.ts';
import { type CardSets, cardSets, setNotation } from './card-sets.ts';
import { MATERIAL_CARD_NAMES, MATERIAL_CARDS, MATERIAL_NAMES, UNITS_PER_CARD } from './ids.ts';

const MOST_KINDS = MATERIAL_NAMES.length;

export interface Payments {
  readonly sets: CardSets;
  /** One more than the most materials that all cards together give. */
  readonly unitCounts: number;
  /**
   * By set x unitCounts + materials used: a bit set of the numbers of kinds that these materials can be of, if every
   * card gives at least one of them; 0 if the set can't give just as many.
   */
  readonly possible: readonly number[];
  /** As options: `metal-stone+wood-wood:2`. */
  readonly notation: Notation;
}

export function paymentOption(set: number, kinds: number): number {
  return set * MOST_KINDS + kinds - 1;
}

/** The set of material cards, a number of `payments.sets`. */
export function paymentSet(option: number): number {
  return Math.floor(option / MOST_KINDS);
}

export function paymentKinds(option: number): number {
  return (option % MOST_KINDS) + 1;
}

export function paymentCount({ sets }: Payments): number {
  return sets.counts.length * MOST_KINDS;
}

export function isPossible(
  { possible, unitCounts }: Payments,
  set: number,
  units: number,
  kinds: number,
): boolean {
  return units < unitCounts && ((possible[set * unitCounts + units] >> kinds) & 1) === 1;
}

/** `copies`: of each kind of material card. */
export function paymentsOf(copies: readonly number[]): Payments {
  const sets = cardSets(copies);
  const cards = copies.reduce((sum, count) => sum + count, 0);
  const unitCounts = cards * UNITS_PER_CARD + 1;
  const words = setNotation(copies, MATERIAL_CARD_NAMES);
  return {
    sets,
    unitCounts,
    possible: usesOf(copies, sets, unitCounts).map(numbersOfKinds),
    notation: {
      write: (option) => `${words.write(paymentSet(option))}:${paymentKinds(option)}`,
      read(word) {
        const [, cardWords, kinds] = /^(.*):([1-9])$/.exec(word) ?? [];
        const set = cardWords === undefined ? undefined : words.read(cardWords);
        return set === undefined || Number(kinds) > MOST_KINDS
          ? undefined
          : paymentOption(set, Number(kinds));
      },
    },
  };
}

/** As `possible`, but each number a bit set of the sets of materials (themselves bit sets) that can be used. */
function usesOf(copies: readonly number[], { counts }: CardSets, unitCounts: number): number[] {
  const uses = Array<number>(counts.length * unitCounts).fill(0);
  uses[0] = 1;
  let place = 1;
  copies.forEach((limit, kind) => {
    const [first, second] = MATERIAL_CARDS[kind].map((material) => 1 << material);
    // The sets without further kinds: each holds one card of this kind more than the set `place` before it.
    for (let set = place; set < place * (limit + 1); set++) {
      const fewer = (set - place) * unitCounts;
      for (let units = 0; units + UNITS_PER_CARD < unitCounts; units++) {
        const before = uses[fewer + units];
        if (before === 0) continue;
        uses[set * unitCounts + units + 1] |= adding(before, first) | adding(before, second);
        uses[set * unitCounts + units + 2] |= adding(before, first | second);
      }
    }
    place *= limit + 1;
  });
  return uses;
}

/** Every set of materials with these materials added. */
function adding(sets: number, materials: number): number {
  let result = 0;
  for (let set = 0; sets >> set !== 0; set++) if ((sets >> set) & 1) result |= 1 << (set | materials);
  return result;
}

function numbersOfKinds(sets: number): number {
  let result = 0;
  for (let set = 0; sets >> set !== 0; set++) if ((sets >> set) & 1) result |= 1 << bitCount(set);
  return result;
}
