/** The cases of the examples, worked out under the rules of the pack. */
import {
  AREAS,
  allowedPayments,
  COLUMNS,
  COMPASS_KINDS,
  type CompassKind,
  IRIS_NAMES,
  JOKER_UNIT,
  PAYMENT_KINDS,
  PAYMENTS,
  REFINED,
  type Rules,
} from '@horta/engine/1893';
import { nth } from '../says.ts';

type PaymentName = (typeof PAYMENT_KINDS)[number];

/** The spaces that the Try Square on an iris makes active: from and to, counted from one. */
export function areaOf(iris: string): { rows: [number, number]; columns: [number, number]; spaces: number } {
  const area = nth(AREAS, IRIS_NAMES.indexOf(iris));
  const rows = area.map((space) => Math.floor(space / COLUMNS) + 1);
  const columns = area.map((space) => (space % COLUMNS) + 1);
  const ends = (list: number[]): [number, number] => [Math.min(...list), Math.max(...list)];
  return { rows: ends(rows), columns: ends(columns), spaces: area.length };
}

/** What a sale brings with the indicator's centre this many cells right of the middle of the grid. */
export function saleFrom({ marketFrancs, marketPoints, corners }: Rules, colour: number, right: number) {
  const [down = 0, across = 0] = nth(corners, colour);
  const middle = (marketFrancs.length - 1) / 2;
  return {
    francs: nth(marketFrancs, middle + down),
    points: nth(marketPoints, middle + right + across),
  };
}

/** The most that a cell of the indicator can reach, which stays a cell away from each edge if it is its centre. */
export function bestOfCentre({ marketFrancs, marketPoints }: Rules) {
  return {
    francs: Math.max(...marketFrancs.slice(1, -1)),
    points: Math.max(...marketPoints.slice(1, -1)),
  };
}

const IN_WOOD = PAYMENT_KINDS.indexOf('wood');

/**
 * Ways to pay a house with these named by the needles: those without jokers and without what the box doesn't have, most
 * of the first first.
 */
export function payments(
  { cubes }: Rules,
  first: CompassKind & PaymentName,
  second: CompassKind,
  units: number,
): readonly (readonly number[])[] {
  const isHad = (kind: number) => kind >= REFINED || nth(cubes, kind) > 0;
  const unit = PAYMENT_KINDS.indexOf(first);
  return allowedPayments(COMPASS_KINDS.indexOf(first), COMPASS_KINDS.indexOf(second), units)
    .map((option) => nth(PAYMENTS, option))
    .filter(
      (payment) => payment[JOKER_UNIT] === 0 && payment.every((count, kind) => count === 0 || isHad(kind)),
    )
    .sort((a, b) => nth(b, unit) - nth(a, unit));
}

/** With too little money for the francs that are named, a joker stands in for them. */
export function paymentWithJoker(units: number): readonly number[] {
  return PAYMENTS[0]?.map((_, unit) => (unit === IN_WOOD ? units - 1 : Number(unit === JOKER_UNIT))) ?? [];
}

/** The end of a game: nobles that the purse can't pay in full, and what is left. */
const AT_END = {
  points: 80,
  nobles: ['maeterlinck', 'albert', 'buls', 'brugmann'],
  houses: 5,
  architectSpace: 4,
  refined: 3,
  architects: 7,
  architectsFactor: 2,
  artworks: 1,
  artworksFactor: 3,
} as const;

/** The purse lacks one franc, and the dearest noble is left unpaid. */
export function lastPayment(rules: Rules) {
  const prices = AT_END.nobles.map((id) => rules.nobles.find((noble) => noble.id === id)?.cost ?? 0);
  const cost = prices.reduce((sum, price) => sum + price, 0);
  const unpaid = Math.max(...prices);
  const purse = Math.max(0, cost - 1);
  return {
    before: AT_END.points,
    nobles: prices.length,
    cost,
    purse,
    unpaid,
    after: AT_END.points - rules.unpaidNoblePenalty,
    left: purse - (cost - unpaid),
  };
}

/** What the player of that example has then, and what it scores. */
export function lastScoring(rules: Rules) {
  const { after, nobles, left } = lastPayment(rules);
  const board = nth(rules.boards, 0);
  const level = nth(nth(board.tracks, 2), AT_END.architectSpace);
  const counted = Math.max(0, AT_END.architects - rules.architectsNotCounted);
  const sets = Math.floor(left / rules.francsPerSet);
  const paid = nobles - 1;
  const factor = (more: number) => board.multiplier + more - 1;
  const lines = {
    start: after,
    houses: AT_END.houses * level,
    refined: AT_END.refined,
    architects: counted * factor(AT_END.architectsFactor),
    nobles: paid * factor(1),
    artworks: AT_END.artworks * factor(AT_END.artworksFactor),
    francs: sets * factor(1),
  };
  return {
    ...lines,
    has: {
      houses: AT_END.houses,
      level,
      refined: AT_END.refined,
      architects: AT_END.architects,
      counted,
      architectsFactor: factor(AT_END.architectsFactor),
      nobles: paid,
      artworks: AT_END.artworks,
      artworksFactor: factor(AT_END.artworksFactor),
      francs: left,
      sets,
      factor: factor(1),
    },
    total: Object.values(lines).reduce((sum, line) => sum + line, 0),
  };
}
