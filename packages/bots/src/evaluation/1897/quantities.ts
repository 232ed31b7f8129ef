/**
 * What is counted of each seat. The quantities of all seats stand in one array: that of a seat at `Q.money + seat`;
 * seats that the table doesn't have hold zeros.
 */

export const MOST_SEATS = 4;

/** Quantities that are compared with those of the other seats, and what they are divided by as features. */
export const COMPARED = {
  money: 10,
  /** Architects at hand. */
  architects: 7,
  /** The highest face that can be placed and paid; 0 after passing. */
  reach: 5,
  /** Architects that can be placed with the money at hand, on their lower faces. */
  placements: 7,
  prisoners: 3,
  inBrussels: 4,
  artworks: 4,
  /** Different ones. */
  colours: 4,
  materials: 4,
  /** Houses that the materials at hand pay, one after the other. */
  payableHouses: 3,
  readyNobles: 4,
  nobility: 5,
  prestige: 5,
  /** Columns whose bonus one would gain, alone or tied. */
  columns: 4,
} as const;

/** Quantities of which a seat only looks at its own. */
const OWN_ONLY = {
  /** Sums of the lower and higher faces at hand. */
  lowSum: 10,
  highSum: 20,
  houses: 4,
  houseKinds: 4,
  /** Without the starting one. */
  nobles: 4,
  architecture: 5,
  /** With the bonuses of this round's columns. */
  architectureToCome: 5,
  nobilityToCome: 5,
  prestigeToCome: 5,
  /** Money after passing and paying nobles, and nobles that can be paid. */
  spareFrancs: 10,
  paidNobles: 4,
  /** Points if nothing more happened in this round, and it were the last one; those of end bonuses only if it is. */
  unpaidPoints: 6,
  armsPoints: 10,
  housePoints: 20,
  bonusNobles: 10,
  bonusFrancs: 15,
  bonusArtworks: 8,
  bonusHouses: 8,
  pointsAsItStands: 40,
} as const;

const DIVISORS = { ...COMPARED, ...OWN_ONLY };
type Quantity = keyof typeof DIVISORS;

export const QUANTITIES = Object.keys(DIVISORS) as readonly Quantity[];
/** What each is multiplied by as a feature. */
export const FACTORS = Float64Array.from(QUANTITIES, (quantity) => 1 / DIVISORS[quantity]);
/** Where the quantity of seat 0 stands. */
export const Q = Object.freeze(
  Object.fromEntries(QUANTITIES.map((quantity, place) => [quantity, place * MOST_SEATS])),
) as Readonly<Record<Quantity, number>>;
