/** What is asked after a game of Bruxelles 1897, in the order of the final scoring. */
import { ARCHITECTURE, HOUSES as HOUSE_KINDS, NOBILITY, PRESTIGE, type Rules } from '@horta/engine/1897';
import {
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
import { FRANCS, noteOfNobles, POINTS } from './common-fields.ts';
import { noted, notedByOthers, othersOf, shared } from './pad-game.ts';

const rulesOf = ({ rules }: Place): Rules => rules as unknown as Rules;

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

export const NOBLES_KEPT: SetField = {
  kind: 'set',
  id: 'nobles',
  sources: ['unpaid-nobles'],
  label: { kind: 'pile', which: 'nobles' },
  hint: 'nobles_hint',
  usual: (place) => 1 << rulesOf(place).startingNoble,
  note: (place) => noteOfNobles(NOBLES_KEPT, place),
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

function scaleField(scale: number, id: 'architecture' | 'nobility' | 'prestige', hint: Label): LevelField {
  return {
    kind: 'level',
    id,
    icon: id === 'prestige' ? 'prestige-scale' : id,
    label: { kind: 'track', which: scale },
    hint,
    levels: (place) => rulesOf(place).scales[scale] ?? [],
  };
}

const HOUSE_COUNT: NumberField = {
  kind: 'number',
  id: 'houses',
  label: { kind: 'pile', which: 'houses' },
  icon: 'house',
  sources: ['houses'],
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
  sources: ['material-cards'],
  most: (place) =>
    shared(cardsOf(place, MATERIALS), notedByOthers(place, 'materials'), cardsOf(place, MATERIALS)),
};

const EXPO: Field = {
  kind: 'holder',
  id: 'holder',
  label: { kind: 'source', which: 'expo' },
  icon: 'expo',
  sources: ['expo'],
};

const MAJORITIES: SetField = {
  kind: 'set',
  id: 'majorities',
  sources: ['bonus-nobles', 'bonus-francs', 'bonus-artworks', 'bonus-houses'],
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

export const SECTIONS_1897: readonly Section[] = [
  { id: 'so-far', title: 'before_the_end', topic: 'final-scoring', fields: [POINTS, FRANCS] },
  { id: 'nobles', title: { kind: 'pile', which: 'nobles' }, topic: 'paying-nobles', fields: [NOBLES_KEPT] },
  {
    id: 'houses',
    title: { kind: 'pile', which: 'houses' },
    topic: 'final-scoring',
    fields: [scaleField(ARCHITECTURE, 'architecture', 'level_hint'), HOUSE_COUNT],
  },
  { id: 'things', title: 'your_things', topic: 'final-scoring', fields: [MATERIAL_COUNT, EXPO] },
  {
    id: 'bonuses',
    title: 'majorities',
    topic: 'bonus-cards',
    fields: [MAJORITIES, HOUSE_KINDS_BUILT, ARTWORK_COLOURS],
  },
  {
    id: 'ties',
    title: 'tie_section',
    topic: 'winner',
    fields: [
      PRISONERS,
      scaleField(NOBILITY, 'nobility', 'for_ties'),
      scaleField(PRESTIGE, 'prestige', 'for_ties'),
    ],
  },
];
