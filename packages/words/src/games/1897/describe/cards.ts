/** What a card is good for, wherever it lies, and what it would bring the reader now. */
import type { ChoiceStep, Seat } from '@horta/engine';
import {
  ARCHITECTURE,
  actionObstacle,
  artworkAt,
  CARD_TYPES,
  type Card,
  COLOURS,
  coloursOf,
  type Event,
  houseUnits,
  kindOf,
  level,
  materialCardsOf,
  paymentKinds,
  type State,
  typeOf,
  UNITS_PER_CARD,
} from '@horta/engine/1897';
import { type Lines, optionsAt, tally } from '../../../describing.ts';
import { francs, points, type Voice } from '../../../voice.ts';
import { effectText } from '../amounts.ts';
import { colourName } from '../names.ts';
import { reasonText } from '../reasons.ts';
import { m } from '../tips.ts';

/** Two lines at most, for whoever might take the card. */
export function cardLines(v: Voice, s: State, card: Card, reader: Seat | undefined): Lines {
  const reason = reader === undefined ? undefined : actionObstacle(s, reader, typeOf(card));
  if (reason !== undefined) return [m.tip_discarded({ reason: reasonText(v, s, reason) }, v)];
  const kind = kindOf(card);
  const type = CARD_TYPES[typeOf(card)];
  if (type === undefined) return [];
  switch (type) {
    case 'artwork':
      return [reader === undefined ? undefined : colourLine(v, s, reader, kind), artworkLine(v, s)];
    case 'material':
      return [reader === undefined ? undefined : thenLine(v, s, reader), materialLine(v, s)];
    case 'house':
      return [houseLine(v, s, kind, reader)];
    case 'noble':
      return nobleLines(v, s, kind, reader);
    case 'money':
      return [reader === undefined ? moneyLine(v, s) : saleLine(v, s, reader)];
    case 'expo':
      return [coloursLine(v, s, reader), ...expoLines(v, s)];
  }
}

/** Whether the reader has artworks of this colour. */
function colourLine(v: Voice, s: State, seat: Seat, colour: number): string {
  const number = s.artworks[artworkAt(seat, colour)] ?? 0;
  return number === 0 ? m.tip_new_colour({}, v) : m.tip_own_colour({ number }, v);
}

export function artworkLine(v: Voice, { rules }: State): string {
  return m.tip_card_artwork(
    { francs: francs(v, rules.saleFrancs), points: points(v, rules.exhibitionPoints) },
    v,
  );
}

/** How far it would be to the next house. */
function thenLine(v: Voice, s: State, seat: Seat): string {
  const units = (materialCardsOf(s, seat) + 1) * UNITS_PER_CARD;
  const inputs = {
    materials: m.count_materials({ count: units }, v),
    needed: m.count_materials({ count: houseUnits(s, seat) }, v),
  };
  return m.tip_materials_then(inputs, v);
}

export function materialLine(v: Voice, { rules }: State): string {
  return m.tip_card_material({ points: points(v, rules.pointsPerMaterialCard) }, v);
}

/** What it costs, and the most that the reader's cards could score. */
function houseLine(v: Voice, s: State, house: number, reader: Seat | undefined): string {
  const each = points(v, s.rules.pointsPerMaterialKind);
  if (reader === undefined) {
    const materials = m.count_materials({ count: s.rules.firstHouseCost }, v);
    return m.tip_card_house_any({ materials, points: each }, v);
  }
  const kinds = optionsAt(s, 'pay-house', reader, house).map(paymentKinds);
  const inputs = {
    materials: m.count_materials({ count: houseUnits(s, reader) }, v),
    points: points(v, Math.max(0, ...kinds) * s.rules.pointsPerMaterialKind),
    end: points(v, level(s, reader, ARCHITECTURE)),
  };
  return m.tip_build_now(inputs, v);
}

function nobleLines(v: Voice, s: State, kind: number, reader: Seat | undefined): Lines {
  const noble = s.rules.nobles[kind];
  if (noble === undefined) return [];
  const hasOne = reader !== undefined && (((s.nobles[reader] ?? 0) >> kind) & 1) === 1;
  const effect = effectText(v, noble.effect);
  const lost = reader === undefined ? undefined : lostLine(v, s, reader, kind);
  if (hasOne) return [lost ?? m.tip_effect({ effect }, v), m.tip_noble_twice({}, v)];
  const isLast = s.round === s.rules.rounds;
  return [
    lost ?? (isLast ? m.tip_card_noble_last({ effect }, v) : m.tip_card_noble({ effect }, v)),
    costLine(v, s, kind),
  ];
}

/** Why the noble's effect would be lost now; undefined if it would not be. */
export function lostLine(v: Voice, s: State, seat: Seat, noble: number): string | undefined {
  // What is drawn can't be known, but something is.
  if (s.rules.nobles[noble]?.effect.kind === 'draw-materials') return undefined;
  const events: Event[] = [];
  const copy = s.rules.clone(s);
  copy.agenda.length = 0;
  copy.sink = { tell: (event: Event) => void events.push(event) };
  const use = copy.rules.steps['use-nobles'] as ChoiceStep<State>;
  use.choose(copy, { step: 'use-nobles', player: seat, a: 1, b: 1 }, noble);
  const lost = events.find((event) => event.type === 'gain-lost');
  return lost && m.tip_effect_lost({ reason: reasonText(v, s, lost.reason) }, v);
}

/** What keeping the noble costs at the end. */
export function costLine(v: Voice, { rules }: State, noble: number): string {
  if (noble === rules.startingNoble) return m.tip_noble_free({}, v);
  return m.tip_noble_cost(
    { cost: francs(v, rules.nobleCost), penalty: points(v, rules.unpaidNoblePenalty) },
    v,
  );
}

function moneyLine(v: Voice, { rules }: State): string {
  return m.tip_card_money({ francs: francs(v, rules.saleFrancs) }, v);
}

/** What the reader could sell. */
function saleLine(v: Voice, s: State, seat: Seat): string {
  const artworks = COLOURS.flatMap((colour, i) => {
    const count = s.artworks[artworkAt(seat, i)] ?? 0;
    return count === 0 ? [] : [`${colourName(v, colour)} ${count}`];
  });
  return m.tip_sell_now({ francs: francs(v, s.rules.saleFrancs), artworks: artworks.join(', ') }, v);
}

/** Who could show how many colours. */
function coloursLine(v: Voice, s: State, reader: Seat | undefined): string | undefined {
  const colours = Array.from({ length: s.rules.players }, (_, seat) =>
    (s.passed >> seat) & 1 ? 0 : coloursOf(s, seat),
  );
  const counts = tally(v, colours, [], reader);
  return counts === '' ? undefined : m.tip_expo_colours({ counts }, v);
}

export function expoLines(v: Voice, { round, rules }: State): string[] {
  const end = { points: points(v, rules.expoPoints) };
  return [
    m.tip_expo({ points: points(v, rules.exhibitionPoints) }, v),
    round < rules.rounds ? m.tip_expo_next(end, v) : m.tip_expo_last(end, v),
  ];
}
