/** What the ruleset says, in the form that is fastest to read. Made once. */
import {
  ARCHITECT_KINDS,
  architectOf,
  CARD_TYPES,
  cardOf,
  type EndBonus,
  FACES,
  kindOf,
  MATERIAL_CARDS,
  type Rules,
  SCALES,
  typeOf,
  UNITS_PER_CARD,
} from '@horta/engine/1897';
import { bestKindsOf, setPlacesOf } from './payment-lookup.ts';

/** What the lower halves of bonus cards count. A lookup holds the place in this list. */
const END_BONUSES = ['nobles', 'francs', 'artworks', 'houses'] as const satisfies EndBonus['kind'][];
export const END_NOBLES = 0;
export const END_FRANCS = 1;
export const END_ARTWORKS = 2;

/** In `advances`: a bonus that frees an architect. */
export const RELEASE = -1;

export interface Lookups {
  /** By face. */
  readonly faceValues: Uint8Array;
  /** By kind of architect: what one adds to the number of a hand. */
  readonly handPlaces: Uint8Array;
  /** By hand: how many, and the sums of their lower and higher faces. */
  readonly handSizes: Uint8Array;
  readonly lowSums: Uint8Array;
  readonly highSums: Uint8Array;
  /** By hand x `purses` + money: how many can be placed on their lower faces; the highest and the lowest face. */
  readonly placements: Uint8Array;
  readonly mostFaces: Uint8Array;
  readonly leastFaces: Uint8Array;
  /** Amounts of money told apart: as much as the highest faces of all architects cost is enough for everything. */
  readonly purses: number;
  /** By card. */
  readonly cardTypes: Uint8Array;
  readonly cardKinds: Uint8Array;
  /** Four cells for each coat of arms. */
  readonly blockCells: Uint8Array;
  /** By bonus card: the scale that it advances, or RELEASE. */
  readonly advances: Int8Array;
  /** By bonus card: what its lower half counts, points for each, and for francs how many make one and how many count. */
  readonly endKinds: Uint8Array;
  readonly endPoints: Uint8Array;
  readonly endFrancs: Uint8Array;
  readonly endMost: Uint8Array;
  /** By bit set: how many members it has. Large enough for nobles, colours and columns. */
  readonly bitCounts: Uint8Array;
  /** By houses x `cardCounts` + material cards: how many houses these pay, one after the other, 3 at most. */
  readonly payableHouses: Uint8Array;
  readonly cardCounts: number;
  /** By kind of material card: what one card adds to the number of a set of them, and its two materials. */
  readonly setPlaces: Int32Array;
  readonly firstMaterials: Uint8Array;
  readonly secondMaterials: Uint8Array;
  /** By set of material cards x `unitCounts` + materials to pay: the most kinds that a payment out of them can have. */
  readonly bestKinds: Uint8Array;
  readonly unitCounts: number;
}

export function lookupsOf(rules: Rules): Lookups {
  const { bonusCards } = rules;
  const cards = Array.from({ length: cardOf(CARD_TYPES.length, 0) }, (_, card) => card);
  return {
    faceValues: Uint8Array.from(rules.faceValues),
    ...handLookups(rules),
    cardTypes: Uint8Array.from(cards, typeOf),
    cardKinds: Uint8Array.from(cards, kindOf),
    blockCells: Uint8Array.from(rules.blocks.flat()),
    advances: Int8Array.from(bonusCards, ({ bonus }) =>
      bonus.kind === 'advance' ? SCALES.indexOf(bonus.scale) : RELEASE,
    ),
    endKinds: Uint8Array.from(bonusCards, ({ end }) => END_BONUSES.indexOf(end.kind)),
    endPoints: Uint8Array.from(bonusCards, ({ end }) => end.points),
    endFrancs: Uint8Array.from(bonusCards, ({ end }) => (end.kind === 'francs' ? end.francs : 1)),
    endMost: Uint8Array.from(bonusCards, ({ end }) => (end.kind === 'francs' ? end.most : 0)),
    bitCounts: bitCountsOf(Math.max(rules.nobles.length, 4)),
    ...houseLookups(rules),
    setPlaces: Int32Array.from(setPlacesOf(rules)),
    firstMaterials: Uint8Array.from(MATERIAL_CARDS, ([first]) => first),
    secondMaterials: Uint8Array.from(MATERIAL_CARDS, ([, second]) => second),
    bestKinds: bestKindsOf(rules),
    unitCounts: rules.payments.unitCounts,
  };
}

function bitCountsOf(bits: number): Uint8Array {
  const counts = new Uint8Array(1 << bits);
  for (let set = 1; set < counts.length; set++) counts[set] = counts[set >> 1] + (set & 1);
  return counts;
}

function handLookups({ architects, architectSets, faceValues }: Rules) {
  const { counts: hands } = architectSets;
  const valuesOf = (kind: number): number[] => faceValues.filter((_, face) => architectOf(face) === kind);
  const faces = Array.from({ length: ARCHITECT_KINDS }, (_, kind) => valuesOf(kind));
  const sumOf = (hand: readonly number[], value: (values: number[]) => number): number =>
    hand.reduce((sum, count, kind) => sum + count * value(faces[kind]), 0);
  const lowest = (values: readonly number[]): number => Math.min(...values);
  const highest = (values: readonly number[]): number => Math.max(...values);
  const purses =
    sumOf(
      architects.map(({ copies }) => copies),
      highest,
    ) + 1;
  const lookups = {
    handPlaces: Uint8Array.from(faces, (_, kind) => hands.findIndex((hand) => hand[kind] === 1)),
    handSizes: Uint8Array.from(architectSets.sizes),
    lowSums: Uint8Array.from(hands, (hand) => sumOf(hand, lowest)),
    highSums: Uint8Array.from(hands, (hand) => sumOf(hand, highest)),
    placements: new Uint8Array(hands.length * purses),
    mostFaces: new Uint8Array(hands.length * purses),
    leastFaces: new Uint8Array(hands.length * purses),
    purses,
  };
  hands.forEach((hand, i) => {
    const costs = hand.flatMap((count, kind) => Array<number>(count).fill(lowest(faces[kind])));
    costs.sort((a, b) => a - b);
    for (let money = 0; money < purses; money++) {
      const at = i * purses + money;
      let rest = money;
      for (const cost of costs) {
        rest -= cost;
        if (rest >= 0) lookups.placements[at]++;
      }
      const payable = faceValues.filter(
        (value, face) => face < FACES && value <= money && hand[architectOf(face)] > 0,
      );
      if (payable.length === 0) continue;
      lookups.mostFaces[at] = highest(payable);
      lookups.leastFaces[at] = lowest(payable);
    }
  });
  return lookups;
}

const MOST_PAYABLE = 3;

function houseLookups({ copies, firstHouseCost, furtherHouseCost }: Rules) {
  const [, materials, houses] = copies.map((counts) => counts.reduce((sum, count) => sum + count, 0));
  const cardCounts = materials + 1;
  const payableHouses = new Uint8Array((houses + 1) * cardCounts);
  for (let i = 0; i < payableHouses.length; i++) {
    let cards = i % cardCounts;
    let cost = firstHouseCost + Math.floor(i / cardCounts) * furtherHouseCost;
    // Paid with as few cards as can be. The limit is for packs in which houses cost nothing.
    while (payableHouses[i] < MOST_PAYABLE && cards * UNITS_PER_CARD >= cost) {
      cards -= Math.ceil(cost / UNITS_PER_CARD);
      cost += furtherHouseCost;
      payableHouses[i]++;
    }
  }
  return { payableHouses, cardCounts };
}
