/** What a player has: architects, tracks, cards, money and points. */
import { isOver, NONE, pending, type Seat } from '@horta/engine';
import {
  ARCHITECTURE,
  architectAt,
  architectOf,
  architectsAtHand,
  artworkAt,
  BUILDINGS,
  brusselsAt,
  COLOURS,
  cardOf,
  HOUSE,
  HOUSES,
  houseAt,
  housesOf,
  houseUnits,
  level,
  MATERIAL,
  MATERIAL_CARDS,
  materialAt,
  prisoners,
  SCALES,
  type ScaleName,
  type State,
  scaleAt,
  TERMS,
} from '@horta/engine/1897';
import {
  chosenAt,
  type Described,
  description,
  pointsDescription,
  type Telling,
  valued,
} from '../../../describing.ts';
import { capitalised } from '../../../text.ts';
import { francs, points, type Voice } from '../../../voice.ts';
import { architectSum, effectText } from '../amounts.ts';
import { cardName } from '../cards.ts';
import { architectName, buildingName, colourName, pileName, scaleName, sourceName } from '../names.ts';
import { m } from '../tips.ts';
import { artworkLine, costLine, lostLine, materialLine } from './cards.ts';
import { armsLine, valueLine } from './standings.ts';

/** Architects of a kind, with how many are at this place. */
function architectsOfKind(v: Voice, s: State, kind: number, count: number, ...lines: string[]): Described {
  const architect = architectName(s.rules, kind);
  return description(valued(v, m.tip_hand_title({ architect }, v), count), ...lines);
}

export function handTip({ v, s }: Telling<State>, seat: Seat, kind: number): Described | undefined {
  if (s.rules.architects[kind] === undefined) return undefined;
  const count = s.hand[architectAt(seat, kind)] ?? 0;
  const low = s.rules.faceValues[kind * 2] ?? 0;
  const high = s.rules.faceValues[kind * 2 + 1] ?? 0;
  return architectsOfKind(v, s, kind, count, m.tip_hand({ low, high }, v), m.tip_hand_brussels({}, v));
}

/** One face of a kind of architect at hand: described as the architect. */
export function faceTip(telling: Telling<State>, seat: Seat, face: number): Described | undefined {
  const { v, s } = telling;
  const value = s.rules.faceValues[face];
  const hand = handTip(telling, seat, architectOf(face));
  if (value === undefined || hand === undefined) return undefined;
  const architect = architectName(s.rules, architectOf(face));
  const title = valued(v, m.tip_hand_title({ architect }, v), francs(v, value));
  if (chosenAt(telling) !== 'place-architect') return { ...hand, title };
  const cell = pending(s)?.a ?? NONE;
  const left = francs(v, (s.money[seat] ?? 0) - value);
  return {
    title,
    lines: () => [valueLine(v, s, seat, cell, value), m.tip_left_then({ left }, v), armsLine(telling, cell)],
  };
}

export function prisonerTip({ v, s }: Telling<State>, seat: Seat, kind: number): Described | undefined {
  if (s.rules.architects[kind] === undefined) return undefined;
  const count = s.prison[architectAt(seat, kind)] ?? 0;
  return architectsOfKind(v, s, kind, count, m.tip_prison({}, v), m.tip_prison_tie({}, v));
}

/** Sent to Brussels. */
export function sentTip({ v, s }: Telling<State>, seat: Seat, kind: number): Described | undefined {
  if (s.rules.architects[kind] === undefined) return undefined;
  const count = BUILDINGS.reduce(
    (sum, _, which) => sum + (s.brussels[brusselsAt(seat, which, kind)] ?? 0),
    0,
  );
  return architectsOfKind(v, s, kind, count, m.tip_brussels_majority({}, v));
}

export function architectsTip({ v, s }: Telling<State>, seat: Seat): Described {
  const ready = architectsAtHand(s, seat);
  return description(
    valued(v, m.label_architects({}, v), ready),
    m.tip_architects({ ready, prison: prisoners(s, seat) }, v),
    m.tip_architects_use({}, v),
  );
}

/** All that a player has in prison. */
export function ownPrisonTip({ v, s }: Telling<State>, seat: Seat): Described {
  const counts = s.rules.architects.map((_, kind) => s.prison[architectAt(seat, kind)] ?? 0);
  const architects = architectSum(s.rules, counts);
  return description(
    valued(v, capitalised(v.locale, m.label_prison({}, v)), prisoners(s, seat)),
    architects === '' ? undefined : m.tip_in_prison({ architects }, v),
    m.tip_prison({}, v),
    m.tip_prison_tie({}, v),
  );
}

export function scaleTip({ v, s }: Telling<State>, seat: Seat, scale: number): Described | undefined {
  const name = SCALES[scale];
  if (name === undefined) return undefined;
  const now = level(s, seat, scale);
  return description(
    valued(v, capitalised(v.locale, scaleName(v, scale)), m.tip_level({ level: now }, v)),
    scaleLine(v, s, seat, name, now),
    nextLevel(v, s, seat, scale),
  );
}

function scaleLine(v: Voice, s: State, seat: Seat, scale: ScaleName, now: number): string {
  switch (scale) {
    case 'architecture': {
      const count = housesOf(s, seat);
      const inputs = { each: points(v, now), points: points(v, count * now) };
      return m.tip_scale_architecture({ ...inputs, houses: m.count_houses({ count }, v) }, v);
    }
    case 'nobility': {
      const nobles = m.count_nobles({ count: now }, v);
      return m.tip_scale_nobility({ building: buildingName(v, 'town-hall'), nobles }, v);
    }
    case 'prestige':
      return m.tip_scale_prestige({ points: points(v, now) }, v);
  }
}

function nextLevel(v: Voice, s: State, seat: Seat, scale: number): string {
  const next = s.rules.scales[scale]?.[(s.scales[scaleAt(seat, scale)] ?? 0) + 1];
  return next === undefined ? m.tip_scale_end({}, v) : m.tip_scale_next({ level: next }, v);
}

export function ownArtworkTip(telling: Telling<State>, seat: Seat, colour: number): Described | undefined {
  const { v, s } = telling;
  if (COLOURS[colour] === undefined) return undefined;
  const title = `${pileName(v, 'artworks')}, ${colourName(v, colour)}`;
  const isChosen = chosenAt(telling) !== undefined;
  const named = valued(v, title, s.artworks[artworkAt(seat, colour)] ?? 0);
  return description(named, isChosen ? undefined : artworkLine(v, s));
}

export function ownMaterialTip({ v, s }: Telling<State>, seat: Seat, kind: number): Described | undefined {
  if (MATERIAL_CARDS[kind] === undefined) return undefined;
  const title = capitalised(v.locale, cardName(v, s.rules, cardOf(MATERIAL, kind)));
  const count = s.materials[materialAt(seat, kind)] ?? 0;
  return description(valued(v, title, count), materialLine(v, s), nextHouse(v, s, seat));
}

export function ownHouseTip({ v, s }: Telling<State>, seat: Seat, kind: number): Described | undefined {
  if (HOUSES[kind] === undefined) return undefined;
  const title = capitalised(v.locale, cardName(v, s.rules, cardOf(HOUSE, kind)));
  const worth = { points: points(v, level(s, seat, ARCHITECTURE)), track: scaleName(v, ARCHITECTURE) };
  return description(
    valued(v, title, s.houses[houseAt(seat, kind)] ?? 0),
    m.tip_house_each(worth, v),
    nextHouse(v, s, seat),
  );
}

function nextHouse(v: Voice, s: State, seat: Seat): string {
  return m.tip_next_house({ materials: m.count_materials({ count: houseUnits(s, seat) }, v) }, v);
}

export function ownNobleTip(telling: Telling<State>, seat: Seat, which: number): Described | undefined {
  const { v, s } = telling;
  const noble = s.rules.nobles[which];
  if (noble === undefined) return undefined;
  const isUsed = (((s.usedNobles[seat] ?? 0) >> which) & 1) === 1;
  const isPaid = isOver(s) && which !== s.rules.startingNoble;
  const effect = m.tip_effect({ effect: effectText(v, noble.effect) }, v);
  const ready = m.tip_noble_ready({ building: buildingName(v, 'town-hall') }, v);
  return {
    title: noble.name,
    lines: () => [
      ...(chosenAt(telling) === undefined && !isOver(s)
        ? [lostLine(v, s, seat, which) ?? effect, isUsed ? usedLine(v, s) : ready]
        : []),
      isPaid ? m.tip_noble_paid({}, v) : costLine(v, s, which),
    ],
  };
}

function usedLine(v: Voice, { round, rules }: State): string {
  return round < rules.rounds ? m.tip_noble_used({}, v) : m.tip_noble_used_last({}, v);
}

export function francsTip({ v, s }: Telling<State>, seat: Seat): Described {
  const { rules } = s;
  const paid = rules.nobles.filter(
    (_, noble) => noble !== rules.startingNoble && ((s.nobles[seat] ?? 0) >> noble) & 1,
  );
  const cost = francs(v, paid.length * rules.nobleCost);
  return description(
    valued(v, m.tip_francs_title({}, v), francs(v, s.money[seat] ?? 0)),
    m.tip_francs({}, v),
    paid.length === 0 || isOver(s)
      ? undefined
      : m.tip_francs_nobles({ cost, penalty: points(v, rules.unpaidNoblePenalty) }, v),
  );
}

export function pointsTip({ v, s }: Telling<State>, seat: Seat): Described {
  const { rules } = s;
  const end = TERMS.reduce((sum, { count, each }) => sum + count(s, seat) * each(s, seat), 0);
  const line = isOver(s) ? undefined : m.tip_points_end({ points: points(v, end) }, v);
  return pointsDescription(v, rules.scores(s)[seat]?.bySource ?? {}, (source) => sourceName(v, source), line);
}
