/** Nobles: on display, in the deck, and kept by players. */
import { NONE, type Seat } from '@horta/engine';
import { NOBLES, noblesSettled, powerOf, type State } from '@horta/engine/1893';
import { chosenAt, type Described, description, type Telling } from '../../../describing.ts';
import { francs, points, type Voice } from '../../../voice.ts';
import { effectText } from '../amounts.ts';
import { actionName, brusselsName } from '../names.ts';
import { reasonText } from '../reasons.ts';
import { m } from '../tips.ts';
import { powerLine } from './extras.ts';
import { nobleUse } from './prospects.ts';
import { rowTerm } from './scoring.ts';

const NOBLES_ROW = 'row-nobles';

/** A space of the display. */
export function nobleTip(telling: Telling<State>, slot: number): Described | undefined {
  const { v, s, reader } = telling;
  const cost = s.rules.displayCosts[slot];
  if (cost === undefined) return undefined;
  const price = francs(v, cost);
  const which = s.nobleDisplay[slot] ?? NONE;
  const noble = s.rules.nobles[which];
  if (noble === undefined)
    return description(
      m.option_noble_gap({ price }, v),
      m.tip_noble_gap({ price }, v),
      m.tip_noble_deck({}, v),
    );
  const leaves = slot === s.rules.displayCosts.length - 1 && s.round < s.rules.rounds;
  const inputs = { action: actionName(v, NOBLES), price, effect: effectText(v, noble.effect) };
  return {
    title: noble.name,
    lines: () => [
      chosenAt(telling) === undefined ? m.tip_noble_price(inputs, v) : undefined,
      reader === undefined || chosenAt(telling) !== undefined ? undefined : lostLine(v, s, reader, which),
      has(s, reader, which) ? m.tip_noble_twice({}, v) : keepLine(v, s, reader, which),
      leaves && chosenAt(telling) === undefined ? m.tip_noble_leaves({}, v) : undefined,
    ],
  };
}

/** Why its effect would be lost now; undefined if it would not be. */
function lostLine(v: Voice, s: State, seat: Seat, noble: number): string | undefined {
  const lost = nobleUse(s, seat, noble).find((event) => event.type === 'gain-lost');
  return lost && m.tip_effect_lost({ reason: reasonText(v, s, lost.reason) }, v);
}

/** What keeping it means. A noble kept in the last round was used already. */
export function keepLine(v: Voice, s: State, player: Seat | undefined, noble: number): string {
  const costs = keepingCosts(v, s, player, noble);
  if (costs.isFree) return m.tip_noble_keep_free({}, v);
  if (s.round < s.rules.rounds || player === undefined) return m.tip_noble_keep(costs, v);
  return m.tip_noble_keep_last({ ...costs, each: points(v, rowTerm(s, player, NOBLES_ROW).each) }, v);
}

function has(s: State, player: Seat | undefined, noble: number): boolean {
  return player !== undefined && (((s.nobles[player] ?? 0) >> noble) & 1) === 1;
}

function keepingCosts(
  v: Voice,
  s: State,
  player: Seat | undefined,
  noble: number,
): { cost: string; penalty: string; isFree: boolean } {
  const printed = s.rules.nobles[noble]?.cost ?? 0;
  const cost = player === undefined ? printed : s.rules.nobleCost(s, player, noble);
  return {
    cost: francs(v, cost),
    penalty: points(v, s.rules.unpaidNoblePenalty),
    isFree: cost === 0 && printed > 0,
  };
}

export function nobleDeckTip({ v, s, reader }: Telling<State>): Described {
  const drawsTop = reader !== undefined && powerOf(s, reader, 'top-noble') !== undefined;
  return description(
    m.tip_noble_deck_title({}, v),
    m.tip_face_down({ cards: m.count_cards({ count: s.nobleDeck.length }, v) }, v),
    m.tip_noble_deck({}, v),
    drawsTop ? powerLine(v, s, reader) : undefined,
  );
}

export function ownNobleTip(telling: Telling<State>, seat: Seat, which: number): Described | undefined {
  const { v, s } = telling;
  const noble = s.rules.nobles[which];
  if (noble === undefined) return undefined;
  const isChosen = chosenAt(telling) !== undefined;
  return {
    title: noble.name,
    lines: () => [
      isChosen ? undefined : m.tip_effect({ effect: effectText(v, noble.effect) }, v),
      has(s, seat, which) && !isChosen && !noblesSettled(s, seat) ? readiness(v, s, seat, which) : undefined,
      costLine(v, s, seat, which),
    ],
  };
}

/** What it costs at the end, or did. */
function costLine(v: Voice, s: State, seat: Seat, noble: number): string {
  const each = points(v, rowTerm(s, seat, NOBLES_ROW).each);
  const costs = keepingCosts(v, s, seat, noble);
  if (has(s, seat, noble) && noblesSettled(s, seat)) return m.tip_noble_paid({ each }, v);
  return costs.isFree ? m.tip_noble_cost_free({ each }, v) : m.tip_noble_cost({ ...costs, each }, v);
}

function readiness(v: Voice, s: State, seat: Seat, noble: number): string {
  const isUsed = (((s.usedNobles[seat] ?? 0) >> noble) & 1) === 1;
  if (!isUsed) return m.tip_noble_ready({ place: brusselsName(v, 'grand-place') }, v);
  return s.round < s.rules.rounds ? m.tip_noble_used({}, v) : m.tip_noble_used_last({}, v);
}
