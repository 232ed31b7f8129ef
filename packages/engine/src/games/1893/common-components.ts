/** Printed values that the editions share. */
import { derived, type Origin, printed, reconstructed } from '../../core/pack.ts';
import type { CommonComponents, NobleComponent } from './common-pack.ts';
import type { Bonus, Effect } from './effects.ts';
import { type ActionName, TRACKS } from './ids.ts';

function noble(
  id: string,
  name: string,
  cost: number,
  effect: Effect,
  copies = 3,
  starting = false,
): NobleComponent {
  return { id, name, cost: derived(cost), copies: derived(copies), starting, effect };
}

const NOBLES = [
  noble('brugmann', 'Georges Brugmann', 1, { kind: 'francs', amount: 5 }, 5, true),
  noble('empain', 'Édouard Empain', 2, { kind: 'jokers', amount: 2 }),
  noble('solvay', 'Ernest Solvay', 2, { kind: 'cube-or-trade' }),
  noble('buls', 'Charles Buls', 3, { kind: 'advance', track: 'iris' }),
  noble('albert', 'Prince Albert', 4, { kind: 'advance', track: 'crown' }),
  noble('van-de-velde', 'Henry Van de Velde', 4, { kind: 'advance', track: 'architect' }),
  noble('vandervelde', 'Émile Vandervelde', 3, { kind: 'release' }),
  noble('maeterlinck', 'Maurice Maeterlinck', 5, { kind: 'points', amount: 5 }),
];

type StockRow = readonly [francs: number, two: string, three: string, four: string, five: string];

/** Value, and the two irises for 2, 3, 4 and 5 players. The first card is printed in the rulebook. */
const STOCK: readonly StockRow[] = [
  [4, '24 42', '22 33', '22 33', '12 21'],
  [3, '11 44', '12 21', '14 41', '11 44'],
  [5, '34 43', '23 32', '13 31', '24 42'],
  [4, '12 21', '34 43', '11 44', '14 41'],
  [6, '22 33', '24 42', '23 32', '13 31'],
  [3, '13 31', '11 44', '34 43', '11 44'],
  [5, '23 32', '13 31', '12 21', '34 43'],
  [4, '24 42', '14 41', '24 42', '14 41'],
  [6, '22 33', '23 32', '22 33', '12 21'],
  [3, '14 41', '12 21', '11 44', '11 44'],
  [5, '34 43', '22 33', '14 41', '24 42'],
  [6, '23 32', '34 43', '13 31', '13 31'],
];

function stockCard([francs, ...pairs]: StockRow, index: number): CommonComponents['stock'][number] {
  const irises = pairs.map((pair) => pair.split(' ').map((iris) => [Number(iris[0]), Number(iris[1])]));
  return { francs, irises, origin: index === 0 ? 'printed' : 'reconstructed' };
}

export const STOCK_CARDS = STOCK.map(stockCard);

/** The four kinds of bonus are printed; which cards show them, with how many symbols, is reconstructed. */
export const BONUSES: readonly Bonus[] = [
  ...TRACKS.map((track): Bonus => ({ kind: 'advance', track })),
  { kind: 'release' },
];
const PAIRS = BONUSES.flatMap((first, i) => BONUSES.slice(i + 1).map((second) => [first, second] as const));

export function prestigeCard(
  bonus: readonly (readonly Bonus[])[],
  symbols: number,
  manneken: number,
): CommonComponents['prestige'][number] {
  const origin: Origin = 'reconstructed';
  return { bonus: bonus.map((effects) => effects.slice()), symbols, manneken, origin };
}

/** One bonus. */
export const SINGLE = BONUSES.flatMap((bonus) => [
  prestigeCard([[bonus]], 2, 0),
  prestigeCard([[bonus]], 1, 1),
  prestigeCard([[bonus]], 0, 2),
]);
/** One of two, one of four. */
export const ONE_OF_TWO = PAIRS.map(([first, second]) => prestigeCard([[first], [second]], 1, 1));
export const ONE_OF_FOUR = [0, 1].map(() =>
  prestigeCard(
    BONUSES.map((bonus) => [bonus]),
    0,
    2,
  ),
);
/** The same twice, two different ones. */
export const DOUBLE = BONUSES.map((bonus) => prestigeCard([[bonus, bonus]], 2, 0));
export const MIXED = PAIRS.map(([first, second]) => prestigeCard([[first, second]], 1, 0));

const ACTION_BY_LETTER: Readonly<Record<string, ActionName>> = {
  W: 'workshop',
  S: 'sales',
  N: 'nobles',
  M: 'materials',
  C: 'construction',
};

function strip(letters: string): ActionName[] {
  return [...letters].map((letter) => ACTION_BY_LETTER[letter]);
}

export const STRIPS = ['WSNMC', 'NMCWS', 'CWSNM', 'SNMCW', 'MCWSN'].map(strip);
/** Their other sides. */
export const OTHER_STRIPS = ['MWCSN', 'SCMNW', 'WNSCM', 'CSNWM', 'NMWSC'].map(strip);

/** All that comes first in a pack. */
export const COMMON: Pick<
  CommonComponents,
  | 'startFrancs'
  | 'architects'
  | 'architectsInCourthouse'
  | 'cubes'
  | 'artworksPerColour'
  | 'houseCosts'
  | 'houseBonuses'
  | 'noJokerBonus'
  | 'francsPerUnit'
  | 'nobles'
  | 'displayCosts'
  | 'unpaidNoblePenalty'
  | 'firstPlayerBonus'
  | 'firstToPassManneken'
  | 'francsPerSet'
  | 'architectsNotCounted'
  | 'jokersAtMarket'
  | 'cubesPerMaterialsAction'
  | 'market'
> = {
  startFrancs: printed([5, 6, 7, 8, 9]),
  architects: printed(7),
  architectsInCourthouse: printed(2),
  cubes: printed({ wood: 10, iron: 10, stone: 10, joker: 15 }),
  artworksPerColour: printed(6),
  houseCosts: printed([2, 2, 3, 3, 4, 4]),
  houseBonuses: printed([0, 0, 0, 0, 5, 5]),
  noJokerBonus: printed(5),
  francsPerUnit: printed(3),
  nobles: NOBLES,
  displayCosts: printed([3, 2, 1, 0]),
  unpaidNoblePenalty: printed(5),
  firstPlayerBonus: printed(5),
  firstToPassManneken: printed(2),
  francsPerSet: printed(4),
  architectsNotCounted: printed(2),
  jokersAtMarket: printed(3),
  cubesPerMaterialsAction: printed(2),
  market: {
    francs: derived([6, 4, 2, 0, 2, 4, 6]),
    points: derived([6, 4, 2, 0, 2, 4, 6]),
    // Yellow, brown or pink, blue, green, black. That green is on the left is derived.
    corners: reconstructed([
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
      [0, 0],
    ]),
  },
};
