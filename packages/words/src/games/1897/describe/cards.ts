/** What a card is good for, wherever it lies. */
import type { Seat } from '@horta/engine';
import {
  ARCHITECTURE,
  CARD_TYPES,
  type Card,
  houseUnits,
  kindOf,
  level,
  type State,
  typeOf,
} from '@horta/engine/1897';
import { francs, points, type Voice } from '../../../voice.ts';
import { effectText } from '../amounts.ts';
import { scaleName } from '../names.ts';
import { m } from '../tips.ts';

/** Two lines at most, for whoever might take the card. */
export function cardLines(v: Voice, s: State, card: Card, reader: Seat | undefined): (string | undefined)[] {
  const type = CARD_TYPES[typeOf(card)];
  if (type === undefined) return [];
  switch (type) {
    case 'artwork':
      return [artworkLine(v, s)];
    case 'material':
      return [materialLine(v, s)];
    case 'house':
      return houseLines(v, s, reader);
    case 'noble':
      return nobleLines(v, s, kindOf(card), reader);
    case 'money':
      return [m.tip_card_money({ francs: francs(v, s.rules.saleFrancs) }, v)];
    case 'expo':
      return expoLines(v, s);
  }
}

export function artworkLine(v: Voice, { rules }: State): string {
  return m.tip_card_artwork(
    { francs: francs(v, rules.saleFrancs), points: points(v, rules.exhibitionPoints) },
    v,
  );
}

export function materialLine(v: Voice, { rules }: State): string {
  return m.tip_card_material({ points: points(v, rules.pointsPerMaterialCard) }, v);
}

function houseLines(v: Voice, s: State, reader: Seat | undefined): string[] {
  const each = points(v, s.rules.pointsPerMaterialKind);
  const track = scaleName(v, ARCHITECTURE);
  if (reader === undefined) {
    const materials = m.count_materials({ count: s.rules.firstHouseCost }, v);
    return [m.tip_card_house_any({ materials, points: each }, v)];
  }
  const materials = m.count_materials({ count: houseUnits(s, reader) }, v);
  return [
    m.tip_card_house({ materials, points: each }, v),
    m.tip_house_yours({ points: points(v, level(s, reader, ARCHITECTURE)), track }, v),
  ];
}

function nobleLines(v: Voice, s: State, kind: number, reader: Seat | undefined): string[] {
  const noble = s.rules.nobles[kind];
  if (noble === undefined) return [];
  const hasOne = reader !== undefined && (((s.nobles[reader] ?? 0) >> kind) & 1) === 1;
  const effect = effectText(v, noble.effect);
  if (hasOne) return [m.tip_effect({ effect }, v), m.tip_noble_twice({}, v)];
  const isLast = s.round === s.rules.rounds;
  return [
    isLast ? m.tip_card_noble_last({ effect }, v) : m.tip_card_noble({ effect }, v),
    costLine(v, s, kind),
  ];
}

/** What keeping the noble costs at the end. */
export function costLine(v: Voice, { rules }: State, noble: number): string {
  if (noble === rules.startingNoble) return m.tip_noble_free({}, v);
  return m.tip_noble_cost(
    { cost: francs(v, rules.nobleCost), penalty: points(v, rules.unpaidNoblePenalty) },
    v,
  );
}

export function expoLines(v: Voice, { round, rules }: State): string[] {
  const end = { points: points(v, rules.expoPoints) };
  return [
    m.tip_expo({ points: points(v, rules.exhibitionPoints) }, v),
    round < rules.rounds ? m.tip_expo_next(end, v) : m.tip_expo_last(end, v),
  ];
}
