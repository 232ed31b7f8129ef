/** A pad of Bruxelles 1897: what is asked, and the position of the engine whose own ending does all sums. */
import { findGame, type GameState, NONE, type Ruleset } from '@horta/engine';
import {
  ARCHITECTURE,
  architectAt,
  artworkAt,
  COLOURS,
  COLUMNS,
  type Event,
  HOUSES as HOUSE_KINDS,
  houseAt,
  kindOf,
  level,
  materialAt,
  NOBILITY,
  PRESTIGE,
  pointsAt,
  prisoners,
  type Rules,
  SCALES,
  type State,
  scaleAt,
} from '@horta/engine/1897';
import {
  entryOf,
  type Field,
  hasMember,
  type Label,
  type LevelField,
  type NumberField,
  type Place,
  type Refusal,
  type Section,
  type SetField,
} from '../fields.ts';
import type { Pad } from '../pad.ts';
import { isOpen, noted, notedByOthers, othersOf, type PadGame, shared } from './pad-game.ts';

const rulesOf = ({ rules }: Place): Rules => rules as unknown as Rules;

const MOST_POINTS = 999;
const MOST_FRANCS = 999;

const sum = (list: readonly number[]): number => list.reduce((total, count) => total + count, 0);

/** Cards of a pile, all kinds together. */
function cardsOf(place: Place, pile: number): number {
  return sum(rulesOf(place).copies[pile] ?? []);
}
const ARTWORKS = 0;
const MATERIALS = 1;
const HOUSES = 2;
const NOBLES = 3;

/** Whether the player has the majority of a column in the last round whose card counts such things at the end. */
function hasBonus(place: Place, end: string): boolean {
  return rulesOf(place).bonusCards.some(
    (card, i) => card.end.kind === end && hasMember(noted(place, 'majorities'), i),
  );
}

const POINTS: NumberField = {
  kind: 'number',
  id: 'points',
  label: 'points',
  hint: 'points_hint',
  icon: 'points',
  least: () => -MOST_POINTS,
  most: () => ({ value: MOST_POINTS, bound: 'own' }),
};

const FRANCS: NumberField = {
  kind: 'number',
  id: 'francs',
  label: 'francs',
  hint: 'francs_hint',
  icon: 'francs',
  most: () => ({ value: MOST_FRANCS, bound: 'own' }),
};

const NOBLES_KEPT: SetField = {
  kind: 'set',
  id: 'nobles',
  label: { kind: 'pile', which: 'nobles' },
  hint: 'nobles_hint',
  usual: (place) => 1 << rulesOf(place).startingNoble,
  members(place) {
    const { nobles, nobleCost, startingNoble } = rulesOf(place);
    return nobles.map((_, noble) => ({
      label: { kind: 'noble', which: noble },
      francs: noble === startingNoble ? 0 : nobleCost,
    }));
  },
  refusal(place, noble): Refusal | undefined {
    const { copies, startingNoble } = rulesOf(place);
    if (noble === startingNoble) return undefined;
    const by = othersOf(place).filter((other) => hasMember(noted(other, 'nobles'), noble));
    const all = copies[NOBLES]?.[noble] ?? 0;
    return by.length >= all ? { code: 'taken', by: by.map(({ seat }) => seat) } : undefined;
  },
};

function scaleField(scale: number, id: string, hint?: Label): LevelField {
  return {
    kind: 'level',
    id,
    label: { kind: 'track', which: scale },
    ...(hint && { hint }),
    levels: (place) => rulesOf(place).scales[scale] ?? [],
  };
}

const HOUSE_COUNT: NumberField = {
  kind: 'number',
  id: 'houses',
  label: { kind: 'pile', which: 'houses' },
  icon: 'house',
  most: (place) => shared(cardsOf(place, HOUSES), notedByOthers(place, 'houses'), cardsOf(place, HOUSES)),
};

/** The most copies of a kind that there are. */
function copiesOfKind(place: Place, pile: number): number {
  return Math.max(1, ...(rulesOf(place).copies[pile] ?? []));
}

const HOUSE_KINDS_BUILT: NumberField = {
  kind: 'number',
  id: 'house-kinds',
  label: 'house_kinds',
  icon: 'house',
  isAsked: (place) => hasBonus(place, 'houses'),
  least: (place) => Math.ceil(noted(place, 'houses') / copiesOfKind(place, HOUSES)),
  most: (place) => ({ value: Math.min(HOUSE_KINDS.length, noted(place, 'houses')), bound: 'own' }),
};

const MATERIAL_COUNT: NumberField = {
  kind: 'number',
  id: 'materials',
  label: { kind: 'source', which: 'material-cards' },
  icon: 'materials',
  most: (place) =>
    shared(cardsOf(place, MATERIALS), notedByOthers(place, 'materials'), cardsOf(place, MATERIALS)),
};

const EXPO: Field = { kind: 'holder', id: 'holder', label: { kind: 'source', which: 'expo' }, icon: 'expo' };

const MAJORITIES: SetField = {
  kind: 'set',
  id: 'majorities',
  label: 'majorities',
  hint: 'majorities_hint',
  members: (place) =>
    rulesOf(place).bonusCards.map(({ end }, card) => ({
      label: { kind: 'source', which: `bonus-${end.kind}` },
      hint: { kind: 'bonus', which: card },
    })),
  // Players who are even all have it.
  refusal: () => undefined,
};

const ARTWORK_COLOURS: NumberField = {
  kind: 'number',
  id: 'colours',
  label: 'artwork_colours',
  icon: 'artwork',
  isAsked: (place) => hasBonus(place, 'artworks'),
  most: (place) => ({
    value: (rulesOf(place).copies[ARTWORKS] ?? []).filter((count) => count > 0).length,
    bound: 'own',
  }),
};

const PRISONERS: NumberField = {
  kind: 'number',
  id: 'prison',
  label: 'tie_prison',
  hint: 'for_ties',
  icon: 'prison',
  most: (place) => ({ value: sum(rulesOf(place).architects.map(({ copies }) => copies)), bound: 'own' }),
};

const SECTIONS: readonly Section[] = [
  { id: 'so-far', title: 'before_the_end', fields: [POINTS, FRANCS] },
  { id: 'nobles', title: { kind: 'pile', which: 'nobles' }, fields: [NOBLES_KEPT] },
  {
    id: 'houses',
    title: { kind: 'pile', which: 'houses' },
    fields: [scaleField(ARCHITECTURE, 'architecture', 'level_hint'), HOUSE_COUNT],
  },
  { id: 'things', title: 'your_things', fields: [MATERIAL_COUNT, EXPO] },
  { id: 'bonuses', title: 'majorities', fields: [MAJORITIES, HOUSE_KINDS_BUILT, ARTWORK_COLOURS] },
  {
    id: 'ties',
    title: 'tie_section',
    fields: [
      PRISONERS,
      scaleField(NOBILITY, 'nobility', 'for_ties'),
      scaleField(PRESTIGE, 'prestige', 'for_ties'),
    ],
  },
];

const FIELDS: ReadonlyMap<string, Field> = new Map(
  SECTIONS.flatMap(({ fields }) => fields.map((field) => [field.id, field] as const)),
);

/** What counts in a field; nothing where it is not asked. */
function counted(place: Place, id: string): number {
  const field = FIELDS.get(id);
  return field === undefined || field.isAsked?.(place) === false ? 0 : entryOf(place, field);
}

/**
 * The table after the majorities of the last round. Only what the end of the game reads is as it was: of the area the
 * columns won, one architect of each of those who have won them.
 */
function position(rules: Ruleset, pad: Pad): GameState {
  const s = findGame(pad.game).start(rules, 'pad', {}) as State;
  s.round = s.rules.rounds;
  s.firstPlayer = 0;
  s.expoHolder = pad.holder ?? NONE;
  s.bonuses = s.rules.bonusCards.map((_, card) => card);
  s.owners.fill(NONE);
  s.faces.fill(NONE);
  s.artworks.fill(0);
  s.materials.fill(0);
  s.houses = s.houses.map(() => 0);
  s.prison = s.prison.map(() => 0);
  for (let seat = 0; seat < rules.players; seat++) writeDown(s, { rules, pad, seat });
  s.agenda.length = 0;
  for (const step of s.rules.ending.toReversed()) s.agenda.push({ step, player: 0, a: 0, b: 0 });
  return s;
}

/** What these nobles cost at the end. */
function priceOf(place: Place, nobles: number): number {
  return sum(
    NOBLES_KEPT.members(place).map(({ francs = 0 }, noble) => (hasMember(nobles, noble) ? francs : 0)),
  );
}

/** So many cards of so many kinds. */
function spread(count: number, kinds: number, at: (kind: number) => number, list: number[]): void {
  for (let card = 0; card < count; card++) {
    const place = at(card % Math.max(1, kinds));
    list[place] = (list[place] ?? 0) + 1;
  }
}

function writeDown(s: State, place: Place): void {
  const { seat } = place;
  const of = (id: string) => counted(place, id);
  s.points[pointsAt(seat, 0)] = of('points');
  s.money[seat] = of('francs');
  s.nobles = s.nobles.with(seat, of('nobles'));
  s.usedNobles[seat] = 0;
  if (isOpen(place, 'francs')) s.money[seat] = priceOf(place, of('nobles'));
  SCALES.forEach((scale, i) => {
    s.scales = s.scales.with(scaleAt(seat, i), of(scale));
  });
  const houses = s.houses.slice();
  spread(of('houses'), of('house-kinds'), (kind) => houseAt(seat, kind), houses);
  s.houses = houses;
  spread(of('colours'), COLOURS.length, (colour) => artworkAt(seat, colour), s.artworks);
  s.materials[materialAt(seat, 0)] = of('materials');
  s.prison = s.prison.with(architectAt(seat, 0), of('prison'));
  const majorities = of('majorities');
  for (let column = 0; column < COLUMNS; column++) {
    if (!hasMember(majorities, column)) continue;
    // A cell for each seat: an area has as many rows as players sit there, at least.
    s.owners[seat * COLUMNS + column] = seat;
    s.faces[seat * COLUMNS + column] = 0;
  }
}

export const pad1897: PadGame = {
  sections: SECTIONS,
  position,
  sources: [
    'unpaid-nobles',
    'houses',
    'material-cards',
    'expo',
    'bonus-nobles',
    'bonus-francs',
    'bonus-artworks',
    'bonus-houses',
  ],
  unpaidNoble(event) {
    const told = event as Event;
    return told.type === 'card-discarded' && told.cause === 'unpaid' ? kindOf(told.card) : undefined;
  },
  tieBreaks: [
    { label: 'tie_prison', value: (s, seat) => prisoners(s as State, seat) },
    {
      label: 'tie_levels',
      value: (s, seat) => SCALES.reduce((all, _, scale) => all + level(s as State, seat, scale), 0),
    },
  ],
};
