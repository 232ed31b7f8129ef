/** How columns and irises stand, and what a bid would change. */
import { NONE, type Seat } from '@horta/engine';
import {
  AREAS,
  AROUND,
  COLUMNS,
  columnSums,
  IRIS_TRACK,
  isInArea,
  leaders,
  level,
  NEUTRAL,
  type State,
} from '@horta/engine/1893';
import { playerNames } from '../../../common.ts';
import { neutralAndFree, semicolons, type Telling, tally, valued } from '../../../describing.ts';
import { listOfAny } from '../../../text.ts';
import { francs, points, type Voice } from '../../../voice.ts';
import { bonusText } from '../amounts.ts';
import { irisName } from '../names.ts';
import { m } from '../tips.ts';

export function columnOf(space: number): number {
  return space % COLUMNS;
}

/** Whether somebody can bid in the column in this round. */
export function isActive(s: State, column: number): boolean {
  return s.iris === NONE || (AREAS[s.iris] ?? []).some((space) => columnOf(space) === column);
}

function sumsOf(s: State, column: number): number[] {
  return columnSums(s)[column] ?? [];
}

/** The sums, and what it takes to lead. */
export function leadLine({ v, s, reader }: Telling<State>, column: number): string {
  const sums = sumsOf(s, column);
  const told = tally(v, sums, [], reader);
  const which = { column: column + 1 };
  if (told === '') return m.tip_lead_any(which, v);
  if (reader === undefined) return m.tip_lead_sums({ ...which, sums: told }, v);
  const needed = Math.max(0, ...sums.filter((_, seat) => seat !== reader)) + 1 - (sums[reader] ?? 0);
  if (needed <= 0) return m.tip_lead_yours({ ...which, sums: told }, v);
  return needed <= (s.money[reader] ?? 0)
    ? m.tip_lead_bid({ ...which, sums: told, francs: francs(v, needed) }, v)
    : m.tip_lead_never({ ...which, sums: told }, v);
}

/** Where the column stands once this bid lies in it. */
export function bidLine(v: Voice, after: State, player: Seat, column: number): string {
  const sums = sumsOf(after, column);
  const best = leaders(sums);
  const own = sums[player] ?? 0;
  const others = sums.filter((_, seat) => seat !== player);
  const most = Math.max(0, ...others);
  const inputs = { column: column + 1, sum: francs(v, own), other: francs(v, most) };
  const rivals = playerNames(
    v,
    best.filter((seat) => seat !== player),
  );
  if (own > most) return most === 0 ? m.tip_bid_alone(inputs, v) : m.tip_bid_leads(inputs, v);
  return own === most
    ? m.tip_bid_ties({ ...inputs, players: rivals }, v)
    : m.tip_bid_behind({ ...inputs, players: rivals }, v);
}

/** "+1 on the crown track or +2 for a row; 1 Manneken-Pis"; undefined without a card. */
function cardGives(v: Voice, s: State, column: number): string | undefined {
  const card = s.rules.prestige[s.prestigeStrip[column] ?? NONE];
  if (card === undefined) return undefined;
  const gives = listOfAny(v.locale, [
    ...card.bonus.map((effects) => bonusText(v, effects)),
    ...(card.symbols === 0 ? [] : [m.tip_card_slides({ number: card.symbols }, v)]),
  ]);
  return card.manneken === 0 ? gives : m.tip_card_manneken({ gives, number: card.manneken }, v);
}

export function cardLine(v: Voice, s: State, column: number): string | undefined {
  const card = cardGives(v, s, column);
  return card && m.tip_card_gives({ card }, v);
}

/** Those with architects around an iris, and free spaces. Houses don't count. */
export function aroundIris({ v, s, reader }: Telling<State>, iris: number): string {
  const pieces = (AROUND[iris] ?? []).map((space) => s.meeples[space] ?? NONE);
  const count = (whose: number) => pieces.filter((piece) => piece === whose).length;
  const seats = Array.from({ length: s.rules.players }, (_, seat) => count(seat));
  return tally(v, seats, neutralAndFree(v, count(NEUTRAL), count(NONE)), reader);
}

/** Whether the iris can be surrounded in this round. */
export function canBeSurrounded(s: State, iris: number): boolean {
  return s.iris !== NONE && (AROUND[iris] ?? []).every((space) => isInArea(s.iris, space));
}

/** The irises that a space touches, as they stand. */
export function irisesLine(telling: Telling<State>, space: number): string | undefined {
  const { v, s, reader } = telling;
  const touched = AROUND.flatMap((around, iris) =>
    around.includes(space) && canBeSurrounded(s, iris) ? [iris] : [],
  );
  if (touched.length === 0) return undefined;
  const isEmpty = (iris: number) => (AROUND[iris] ?? []).every((other) => s.meeples[other] === NONE);
  const empty = touched.filter(isEmpty).map(irisName).join(', ');
  const irises = semicolons(v, [
    ...touched
      .filter((iris) => !isEmpty(iris))
      .map((iris) => `${irisName(iris)}: ${aroundIris(telling, iris)}`),
    ...(empty === '' ? [] : [valued(v, empty, m.tip_nobody({}, v))]),
  ]);
  if (reader === undefined) return m.tip_irises({ irises }, v);
  return m.tip_irises_yours({ irises, points: points(v, level(s, reader, IRIS_TRACK)) }, v);
}
