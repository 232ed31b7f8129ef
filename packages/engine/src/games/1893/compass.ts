/** The compass and the payments its two needles allow. */
import { wordList } from '../../core/notations.ts';
import { type Multiset, multisets, multisetWord } from '../../mechanics/multiset.ts';

/** What the spaces of the compass can name. */
export const COMPASS_KINDS = [
  'wood',
  'iron',
  'stone',
  'glass',
  'francs',
  /** Any refined cube, or francs. */
  'choice',
  'empty',
  /** Any refined cube. */
  'refined',
] as const;
export type CompassKind = (typeof COMPASS_KINDS)[number];
const IRON = 1;

/** What one unit of a house's cost can be paid with. The cubes stand in the order of the materials. */
export const PAYMENT_KINDS = ['wood', 'iron', 'stone', 'glass', 'francs', 'joker'] as const;
export type PaymentKind = number;
export const FRANCS_UNIT = 4;
export const JOKER_UNIT = 5;

/** The units that a compass space lets one pay; a joker may stand in for any of them. */
const NAMED_UNITS: Readonly<Record<CompassKind, readonly PaymentKind[]>> = {
  wood: [0],
  iron: [1],
  stone: [2],
  glass: [3],
  francs: [4],
  choice: [0, 1, 2, 3, 4],
  empty: [],
  refined: [0, 1, 2, 3],
};

const MIN_UNITS = 2;
const MAX_UNITS = 4;

/** Every payment of 2, 3 or 4 units. An option of the payment step is an index in this list. */
export const PAYMENTS: readonly Multiset[] = Array.from({ length: MAX_UNITS - MIN_UNITS + 1 }, (_, i) =>
  multisets(PAYMENT_KINDS.length, MIN_UNITS + i),
).flat();

const LETTERS = 'wisgfj';
export const paymentNotation = wordList(PAYMENTS.map((payment) => multisetWord(payment, LETTERS)));

export type PaymentFault =
  | { readonly code: 'wrong-number-of-units'; readonly needed: number }
  | { readonly code: 'unit-not-named'; readonly unit: PaymentKind }
  | { readonly code: 'unit-required'; readonly unit: PaymentKind }
  | { readonly code: 'refined-cube-required' };

/**
 * Whether the needles allow this payment. Every unit is of a kind that a space names, and each space but the empty one
 * wants at least one of its own; a space that names several allows each unit freely, and beside the empty space any mix
 * . Jokers replace any unit, required ones too.
 */
export function paymentFault(
  payment: Multiset,
  units: number,
  kinds: readonly CompassKind[],
): PaymentFault | undefined {
  let total = 0;
  for (const count of payment) total += count;
  if (total !== units) return { code: 'wrong-number-of-units', needed: units };
  for (let unit = 0; unit < JOKER_UNIT; unit++) {
    if (payment[unit] > 0 && !kinds.some((kind) => NAMED_UNITS[kind].includes(unit)))
      return { code: 'unit-not-named', unit };
  }
  let jokers = payment[JOKER_UNIT];
  for (const kind of kinds) {
    const named = NAMED_UNITS[kind];
    const isMissing = named.length > 0 && named.every((unit) => payment[unit] === 0);
    if (isMissing && jokers-- === 0)
      return named.length === 1
        ? { code: 'unit-required', unit: named[0] }
        : { code: 'refined-cube-required' };
  }
  return undefined;
}

/** By the kinds of the two needles and the number of units: the payments that are allowed, ascending. */
const ALLOWED: readonly (readonly number[])[] = COMPASS_KINDS.flatMap((kind0) =>
  COMPASS_KINDS.flatMap((kind1) =>
    Array.from({ length: MAX_UNITS - MIN_UNITS + 1 }, (_, i) =>
      PAYMENTS.flatMap((payment, option) =>
        paymentFault(payment, MIN_UNITS + i, [kind0, kind1]) === undefined ? [option] : [],
      ),
    ),
  ),
);

/** Kinds by their places in COMPASS_KINDS. */
export function allowedPayments(kind0: number, kind1: number, units: number): readonly number[] {
  return ALLOWED[(kind0 * COMPASS_KINDS.length + kind1) * (MAX_UNITS - MIN_UNITS + 1) + units - MIN_UNITS];
}

/** The space after this one, clockwise; a needle that comes on the arrow tile goes on to iron. */
export function nextCompassSpace(compass: readonly number[], arrow: number, space: number): number {
  const next = (space + 1) % compass.length;
  return next === arrow ? compass.indexOf(IRON) : next;
}

/** The space before this one; the arrow tile is passed over. */
export function previousCompassSpace(compass: readonly number[], arrow: number, space: number): number {
  const previous = (space + compass.length - 1) % compass.length;
  return previous === arrow ? (previous + compass.length - 1) % compass.length : previous;
}
