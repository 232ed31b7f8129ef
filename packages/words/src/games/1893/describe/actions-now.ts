/** What each of the five actions would bring a player in this position, or why it would bring nothing. */
import { NONE, type Seat } from '@horta/engine';
import {
  ACTIONS,
  type ActionName,
  artworkSold,
  BLACK,
  COLOURS,
  colourSold,
  houseUnits,
  MATERIAL_NAMES,
  PAYMENTS,
  REFINED,
  type State,
  stackOf,
  supplyOf,
  WHITE,
} from '@horta/engine/1893';
import { optionsAt } from '../../../describing.ts';
import { listOfAll } from '../../../text.ts';
import { francs, points, type Voice } from '../../../voice.ts';
import { cubeSum, paymentSum } from '../amounts.ts';
import { earnsBonus, placingObstacle, saleAt } from '../label-facts.ts';
import { colourName } from '../names.ts';
import { causeText } from '../reasons.ts';
import { m } from '../tips.ts';
import { familyName } from './ready-nobles.ts';
import { rowTerm } from './scoring.ts';

/** In a sentence. `s` is the position in which the action is done: an architect is placed, its bid paid. */
export function actionNow(v: Voice, s: State, player: Seat, action: number): string {
  const reason = placingObstacle(s, player, action);
  const name = ACTIONS[action];
  if (reason !== undefined || name === undefined)
    return m.tip_nothing({ reason: reason === undefined ? '' : causeText(v, s, reason) }, v);
  return NOW[name](v, s, player);
}

const NOW: Readonly<Record<ActionName, (v: Voice, s: State, player: Seat) => string>> = {
  workshop: workshopNow,
  sales: salesNow,
  nobles: noblesNow,
  materials(v, s) {
    const left = MATERIAL_NAMES.map((_, material) => (material < REFINED ? supplyOf(s, material) : 0));
    const count = Math.min(
      s.rules.cubesPerMaterialsAction,
      left.reduce((sum, cubes) => sum + cubes),
    );
    return m.tip_now_materials({ cubes: m.count_refined({ count }, v), left: amounts(v, left) }, v);
  },
  construction: constructionNow,
};

/** "7 wood, 10 iron" */
function amounts(v: Voice, cubes: readonly number[]): string {
  return cubes
    .flatMap((count, i) =>
      count > 0
        ? [
            cubeSum(
              v,
              cubes.map((_, other) => (other === i ? count : 0)),
            ),
          ]
        : [],
    )
    .join(', ');
}

function workshopNow(v: Voice, s: State, player: Seat): string {
  if (s.rules.hasArtworkPile) {
    const count = 1 + s.exhibitions.filter((owner) => owner === player).length;
    return count === 1
      ? m.tip_now_draw_one({}, v)
      : m.tip_now_draw({ artworks: m.count_artworks({ count }, v) }, v);
  }
  const colours = COLOURS.map((_, colour) => colour).filter((colour) => colour !== BLACK);
  const left = colours
    .filter((colour) => stackOf(s, colour) > 0)
    .map((colour) => `${colourName(v, colour)} ${stackOf(s, colour)}`);
  const gone = colours.filter((colour) => stackOf(s, colour) === 0).map((colour) => colourName(v, colour));
  const inputs = { left: left.join(', ') };
  return gone.length === 0
    ? m.tip_now_workshop(inputs, v)
    : m.tip_now_workshop_gone({ ...inputs, gone: listOfAll(v.locale, gone) }, v);
}

/** What each of the player's artworks would bring as the cursor stands. */
function salesNow(v: Voice, s: State, player: Seat): string {
  const steps = m.count_steps({ count: s.rules.cursorSteps(s, player) }, v);
  const gains = bestSales(s, optionsAt(s, 'sell-artwork', player)).map((sale) => saleText(v, s, sale));
  return gains.length === 0
    ? m.tip_now_sales_cleared({ steps }, v)
    : m.tip_now_sales({ gains: gains.join(', '), steps }, v);
}

/** One for each artwork; of the colours that a white one can be sold as, the one that brings most. */
function bestSales(s: State, sales: readonly number[]): number[] {
  const worth = (sale: number) => {
    const { francs: money, points: score } = saleAt(s, sale, s.cursor);
    return money + score;
  };
  const best = new Map<number, number>();
  for (const sale of sales) {
    // White ones differ in their backs only, which don't matter for the price.
    const artwork = Math.min(artworkSold(sale), WHITE);
    const known = best.get(artwork);
    if (known === undefined || worth(sale) > worth(known)) best.set(artwork, sale);
  }
  return [...best.values()];
}

function saleText(v: Voice, s: State, sale: number): string {
  const gain = saleAt(s, sale, s.cursor);
  const colour = colourName(v, colourSold(sale));
  const artwork =
    artworkSold(sale) < WHITE ? colour : m.tip_white_as({ white: m.colour_white({}, v), colour }, v);
  return `${artwork} ${francs(v, gain.francs)} + ${points(v, gain.points)}`;
}

/** Those that can be paid with what is left. */
function noblesNow(v: Voice, s: State, player: Seat): string {
  const slots = optionsAt(s, 'take-noble', player);
  const nobles = slots.flatMap((slot) => {
    const noble = s.rules.nobles[s.nobleDisplay[slot] ?? NONE];
    return noble === undefined ? [] : [`${familyName(noble)} ${francs(v, s.rules.displayCosts[slot] ?? 0)}`];
  });
  const left = francs(v, s.money[player] ?? 0);
  return nobles.length === 0
    ? m.tip_now_nobles_none({ left }, v)
    : m.tip_now_nobles({ left, nobles: nobles.join(', ') }, v);
}

function constructionNow(v: Voice, s: State, player: Seat): string {
  const built = s.built[player] ?? 0;
  const payments = optionsAt(s, 'pay-house', player);
  const frame = { step: 'pay-house', player, a: 0, b: 0 };
  const best = payments.find((payment) => earnsBonus(s, frame, payment)) ?? payments[0];
  const units = m.count_units({ count: houseUnits(s, player) }, v);
  const inputs = { number: built + 1, end: points(v, rowTerm(s, player, 'houses').each), units };
  // A power or a card would first make it possible.
  if (best === undefined) return m.tip_now_build_later(inputs, v);
  const withoutJoker = earnsBonus(s, frame, best) ? s.rules.noJokerBonus : 0;
  const score = withoutJoker + (s.rules.houseBonuses[built] ?? 0);
  const paid = { ...inputs, payment: paymentSum(v, s.rules, PAYMENTS[best] ?? []), points: points(v, score) };
  if (withoutJoker === 0) return m.tip_now_build_joker(paid, v);
  return payments.length === 1 ? m.tip_now_build(paid, v) : m.tip_now_build_such({ ...paid }, v);
}
