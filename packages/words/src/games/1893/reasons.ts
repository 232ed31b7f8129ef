/** Why a choice is not legal, or an effect gives nothing. */
import { NONE, pending } from '@horta/engine';
import {
  type CompassKind,
  FRANCS_UNIT,
  MATERIAL_NAMES,
  NEUTRAL,
  PAYMENT_KINDS,
  type Reason,
  type State,
} from '@horta/engine/1893';
import { m as shared } from '#messages/shared';
import { listOfAll } from '../../text.ts';
import { francs, playerName, type Voice } from '../../voice.ts';
import { cubeSum, unitAmount } from './amounts.ts';
import { boardName } from './architect-boards.ts';
import { cardNumber, glass, tileName } from './cards.ts';
import { m } from './messages.ts';
import {
  colourName,
  compassName,
  irisName,
  materialName,
  nobleName,
  rowName,
  spaceName,
  trackName,
} from './names.ts';

/** Reasons that only expansions, variants or other editions give. */
type ExpansionReason = ReasonOf<
  | 'tile-there'
  | 'no-tile-there'
  | 'architect-not-yours'
  | 'nothing-bid'
  | 'bid-smaller'
  | 'nothing-displayed'
  | 'noble-not-used'
  | 'cubes-short'
  | 'not-one-cube-replaced'
  | 'no-glass-left'
  | 'pavilion-there'
  | 'glass-short'
  | 'tile-not-in-game'
  | 'tile-taken'
  | 'not-enough-travellers'
  | 'too-many-travellers'
  | 'no-meeple-to-play'
  | 'column-active'
  | 'no-card-there'
  | 'site-card-not-yours'
  | 'card-not-now'
  | 'board-taken'
  | 'pile-empty'
  | 'colour-not-drawn'
  | 'white-displayed'
  | 'no-noble-turned-up'
  | 'no-traveller'
  | 'refined-cube-required'
>;

export function reasonText(v: Voice, s: State, reason: Reason): string {
  switch (reason.code) {
    case 'not-a-choice':
      return shared.reason_not_a_choice({}, v);
    case 'no-money':
      return m.reason_no_money(
        { needed: francs(v, reason.needed), available: francs(v, reason.available) },
        v,
      );
    case 'outside-active-area':
      return m.reason_outside_active_area({ space: spaceName(reason.space) }, v);
    case 'occupied':
      return reason.by === NEUTRAL
        ? m.reason_occupied_neutral({ space: spaceName(reason.space) }, v)
        : m.reason_occupied({ player: playerName(v, reason.by), space: spaceName(reason.space) }, v);
    case 'house-there':
      return m.reason_house_there({ player: playerName(v, reason.owner), space: spaceName(reason.space) }, v);
    case 'no-architect':
      return m.reason_no_architect({}, v);
    case 'not-enough-architects':
      return notEnoughArchitects(v, s, reason);
    case 'bid-too-low':
      return pending(s)?.step === 'take-back-francs'
        ? m.reason_take_back_least({ francs: francs(v, reason.least) }, v)
        : m.reason_bid_too_low({ francs: francs(v, reason.least) }, v);
    case 'iris-not-on-card':
      return m.reason_iris_not_on_card({ irises: listOfAll(v.locale, reason.irises.map(irisName)) }, v);
    case 'black-not-allowed':
      return m.reason_black_not_allowed({}, v);
    case 'stack-empty':
      return m.reason_stack_empty({ colour: colourName(v, reason.colour) }, v);
    case 'all-stacks-empty':
      return m.reason_all_stacks_empty({}, v);
    case 'no-such-artwork':
      return m.reason_no_such_artwork({ colour: colourName(v, reason.colour) }, v);
    case 'no-artwork':
      return m.reason_no_artwork({}, v);
    case 'colour-displayed':
      return m.reason_colour_displayed({ colour: colourName(v, reason.colour) }, v);
    case 'all-colours-displayed':
      return m.reason_all_colours_displayed({}, v);
    case 'too-far':
      return m.reason_too_far(
        { steps: m.count_steps({ count: reason.steps }, v), allowed: reason.allowed },
        v,
      );
    case 'no-noble-there':
      return m.reason_no_noble_there({}, v);
    case 'no-noble-on-display':
      return m.reason_no_noble_on_display({}, v);
    case 'noble-not-yours':
      return m.reason_noble_not_yours({ noble: nobleName(s.rules, reason.noble) }, v);
    case 'noble-used':
      return m.reason_noble_used({ noble: nobleName(s.rules, reason.noble) }, v);
    case 'no-noble-ready':
      return m.reason_no_noble_ready({}, v);
    case 'supply-short':
      return supplyShort(v, reason);
    case 'supply-empty':
      return m.reason_supply_empty({}, v);
    case 'wrong-number-of-cubes':
      return m.reason_wrong_number_of_cubes({ cubes: m.count_refined({ count: reason.needed }, v) }, v);
    case 'no-joker':
      return m.reason_no_joker({}, v);
    case 'all-houses-built':
      return m.reason_all_houses_built({}, v);
    case 'no-space-for-house':
      return m.reason_no_space_for_house({}, v);
    case 'wrong-number-of-units':
      return m.reason_wrong_number_of_units({ units: m.count_units({ count: reason.needed }, v) }, v);
    case 'unit-not-named':
      return m.reason_unit_not_named({ unit: unitName(v, s, reason.unit) }, v);
    case 'unit-required':
      return m.reason_unit_required({ unit: unitName(v, s, reason.unit) }, v);
    case 'unit-short':
      return unitShort(v, s, reason);
    case 'payment-impossible':
      return m.reason_payment_impossible(paymentMissing(v, s, reason), v);
    case 'needles-would-meet':
      return m.reason_needles_would_meet({}, v);
    case 'card-not-yours':
      return m.reason_card_not_yours({ column: reason.column + 1 }, v);
    case 'no-symbols-to-slide':
      return m.reason_no_symbols_to_slide({}, v);
    case 'tied-card-not-kept':
      return m.reason_tied_card_not_kept({}, v);
    case 'row-used-this-round':
      return m.reason_row_used_this_round({ row: rowName(v, reason.row) }, v);
    case 'no-such-alternative':
      return m.reason_no_such_alternative({}, v);
    case 'noble-affordable':
      return m.reason_noble_affordable({ noble: nobleName(s.rules, reason.noble) }, v);
    case 'track-full':
      return m.reason_track_full({ track: trackName(v, reason.track) }, v);
    case 'courthouse-empty':
      return m.reason_courthouse_empty({}, v);
    default:
      return expansionReason(v, s, reason);
  }
}

function expansionReason(v: Voice, s: State, reason: ExpansionReason): string {
  switch (reason.code) {
    case 'tile-there':
      return m.reason_tile_there({ space: spaceName(reason.space) }, v);
    case 'no-tile-there':
      return m.reason_no_tile_there({ space: spaceName(reason.space) }, v);
    case 'architect-not-yours':
      return m.reason_architect_not_yours({ space: spaceName(reason.space) }, v);
    case 'nothing-bid':
      return m.reason_nothing_bid({ space: spaceName(reason.space) }, v);
    case 'bid-smaller':
      return m.reason_bid_smaller({ space: spaceName(reason.space), francs: francs(v, reason.available) }, v);
    case 'nothing-displayed':
      return m.reason_nothing_displayed({}, v);
    case 'noble-not-used':
      return m.reason_noble_not_used({ noble: nobleName(s.rules, reason.noble) }, v);
    case 'cubes-short':
      return m.reason_unit_short({ cubes: cubesOf(v, reason), available: reason.available }, v);
    case 'not-one-cube-replaced':
      return m.reason_not_one_cube_replaced({}, v);
    case 'no-glass-left':
      return m.reason_no_glass_left({}, v);
    case 'pavilion-there':
      return m.reason_pavilion_there({ player: playerName(v, reason.owner), site: reason.site + 1 }, v);
    case 'glass-short':
      return m.reason_glass_short(
        { site: reason.site + 1, glass: glass(v, reason.needed), available: reason.available },
        v,
      );
    case 'tile-not-in-game':
      return m.reason_tile_not_in_game({ tile: tileName(v, reason.tile) }, v);
    case 'tile-taken':
      return m.reason_tile_taken({ player: playerName(v, reason.owner), tile: tileName(v, reason.tile) }, v);
    case 'not-enough-travellers':
      return m.reason_not_enough_travellers({ available: reason.available }, v);
    case 'too-many-travellers':
      return m.reason_too_many_travellers({ needed: reason.needed }, v);
    case 'no-meeple-to-play':
      return m.reason_no_meeple_to_play({}, v);
    case 'column-active':
      return m.reason_column_active({ column: reason.column + 1 }, v);
    case 'no-card-there':
      return m.reason_no_card_there({ column: reason.column + 1 }, v);
    case 'site-card-not-yours':
      return m.reason_site_card_not_yours({ number: numberAt(s, reason.site) }, v);
    case 'card-not-now':
      return m.reason_card_not_now({ number: numberAt(s, reason.site) }, v);
    case 'board-taken':
      return m.reason_board_taken({ board: boardName(v, s.rules, reason.board) }, v);
    case 'pile-empty':
      return m.reason_pile_empty({}, v);
    case 'colour-not-drawn':
      return m.reason_colour_not_drawn({ colour: colourName(v, reason.colour) }, v);
    case 'white-displayed':
      return m.reason_white_displayed({}, v);
    case 'no-noble-turned-up':
      return m.reason_no_noble_turned_up({}, v);
    case 'no-traveller':
      return m.reason_no_traveller({}, v);
    case 'refined-cube-required':
      return m.reason_refined_cube_required({}, v);
  }
}

/** The same reason said of somebody rather than to them, as in a log. Most reasons address nobody. */
export function causeText(v: Voice, s: State, reason: Reason): string {
  switch (reason.code) {
    case 'no-money':
      return m.cause_no_money(
        { needed: francs(v, reason.needed), available: francs(v, reason.available) },
        v,
      );
    case 'payment-impossible':
      return m.cause_payment_impossible(paymentMissing(v, s, reason), v);
    default:
      return reasonText(v, s, reason);
  }
}

/** The number printed on the card of a site. */
function numberAt(s: State, site: number): number {
  return cardNumber(s.siteCards[site] ?? NONE);
}

type ReasonOf<Code extends Reason['code']> = Extract<Reason, { code: Code }>;

/** What a unit of a house's cost is paid with. */
function unitName(v: Voice, s: State, unit: number): string {
  return unit === FRANCS_UNIT
    ? francs(v, s.rules.francsPerUnit)
    : materialName(v, PAYMENT_KINDS[unit] ?? unit);
}

function supplyShort(v: Voice, reason: ReasonOf<'supply-short'>): string {
  return m.reason_supply_short({ cubes: cubesOf(v, reason), available: reason.available }, v);
}

function cubesOf(v: Voice, { material, needed }: ReasonOf<'supply-short' | 'cubes-short'>): string {
  return cubeSum(
    v,
    MATERIAL_NAMES.map((_, i) => (i === material ? needed : 0)),
  );
}

/** Where travellers can go for architects, a turn counts them too. */
function notEnoughArchitects(v: Voice, s: State, reason: ReasonOf<'not-enough-architects'>): string {
  const { needed, available } = reason;
  return s.rules.travellers > 0 && pending(s)?.step === 'turn'
    ? m.reason_not_enough_meeples({ number: needed, available }, v)
    : m.reason_not_enough_architects({ architects: m.count_architects({ count: needed }, v), available }, v);
}

/** Of francs one names the sum, not the units that it would make. */
function unitShort(v: Voice, s: State, { unit, needed, available }: ReasonOf<'unit-short'>): string {
  const amount = unitAmount(v, s.rules, unit, needed);
  if (unit !== FRANCS_UNIT) return m.reason_unit_short({ cubes: amount, available }, v);
  const money = s.money[pending(s)?.player ?? NONE] ?? available * s.rules.francsPerUnit;
  return m.reason_no_money({ needed: amount, available: francs(v, money) }, v);
}

/** The cost of a house, what the compass asks for, and how many materials are missing. */
function paymentMissing(v: Voice, s: State, { units, named, missing }: ReasonOf<'payment-impossible'>) {
  const kinds = named as readonly CompassKind[];
  return {
    units: m.count_units({ count: units }, v),
    named: listOfAll(
      v.locale,
      kinds.map((kind) => compassName(v, s.rules, kind)),
    ),
    missing,
  };
}
