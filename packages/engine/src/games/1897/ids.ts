/** Names of everything on the table. A number in a state is an index in one of these lists. */
import type { Seat } from '../../core/game.ts';

/** The types of cards that lie in the Art Nouveau area. Those before money have a draw pile and discards. */
export const CARD_TYPES = ['artwork', 'material', 'house', 'noble', 'money', 'expo'] as const;
export type CardTypeName = (typeof CARD_TYPES)[number];
export type CardType = number;
export const ARTWORK = 0;
export const MATERIAL = 1;
export const HOUSE = 2;
export const NOBLE = 3;
export const MONEY = 4;
export const EXPO = 5;

export const PILES = ['artworks', 'materials', 'houses', 'nobles'] as const;
export type PileName = (typeof PILES)[number];
/** A pile has the number of the type of its cards. */
export type Pile = number;

/** A card as one number: its type, and its kind within the type. Cards of a kind are alike. */
export type Card = number;
const KINDS_PER_TYPE = 16;

export function cardOf(type: CardType, kind: number): Card {
  return type * KINDS_PER_TYPE + kind;
}

export function typeOf(card: Card): CardType {
  return Math.floor(card / KINDS_PER_TYPE);
}

export function kindOf(card: Card): number {
  return card % KINDS_PER_TYPE;
}

export const MONEY_CARD: Card = cardOf(MONEY, 0);
export const EXPO_CARD: Card = cardOf(EXPO, 0);

/** Kinds of artworks. */
export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const;
export type ColourName = (typeof COLOURS)[number];
export type Colour = number;

export const MATERIAL_NAMES = ['metal', 'stone', 'wood'] as const;
export type MaterialName = (typeof MATERIAL_NAMES)[number];
export type Material = number;

/** Kinds of material cards: every pair of materials, by their two materials. */
export const MATERIAL_CARDS: readonly (readonly [Material, Material])[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 2],
  [2, 2],
];
export const MATERIAL_CARD_NAMES: readonly string[] = MATERIAL_CARDS.map(
  ([first, second]) => `${MATERIAL_NAMES[first]}-${MATERIAL_NAMES[second]}`,
);
export type MaterialCard = number;
/** Materials on a card. */
export const UNITS_PER_CARD = 2;

/** Kinds of houses. */
export const HOUSES = ['a', 'b', 'c', 'd'] as const;
export type HouseName = (typeof HOUSES)[number];
export type House = number;

/** Kind of noble: an index in the ruleset's list of nobles. */
export type Noble = number;
/** Kinds of nobles that a pack can have: they are bits of a set, and kinds of a type of card. */
export const MOST_NOBLES = KINDS_PER_TYPE;

/** Kind of architect card: an index in the ruleset's list. Each has two faces. */
export type Architect = number;
export const ARCHITECT_KINDS = 3;
/** A face of an architect card: kind of architect x 2 + 0 or 1. */
export type Face = number;
export const FACES = ARCHITECT_KINDS * 2;

export function architectOf(face: Face): Architect {
  return face >> 1;
}

export const SCALES = ['architecture', 'nobility', 'prestige'] as const;
export type ScaleName = (typeof SCALES)[number];
export type Scale = number;
export const ARCHITECTURE = 0;
export const NOBILITY = 1;
export const PRESTIGE = 2;

/** The cards of the Brussels area that architects are sent to. */
export const BUILDINGS = ['cinquantenaire', 'stock-exchange', 'town-hall'] as const;
export type BuildingName = (typeof BUILDINGS)[number];
export type Building = number;

/** Where victory points come from. */
export const POINT_SOURCES = [
  'building-materials',
  'exhibition',
  'coat-of-arms',
  'unpaid-nobles',
  'houses',
  'material-cards',
  'expo',
  'bonus-nobles',
  'bonus-francs',
  'bonus-artworks',
  'bonus-houses',
] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

/** Where francs come from and go to. */
export type FrancSource = 'setup' | 'architect' | 'sale' | 'noble' | 'stock-exchange' | 'pass' | 'noble-cost';

/** What carries out an effect: a noble, or the bonus card of a column. */
export const EFFECT_SOURCES = ['noble', 'bonus'] as const;
export type EffectSource = (typeof EFFECT_SOURCES)[number];

/** The neutral colour of a table of two, beside the seats 0 to 3. */
export const NEUTRAL: Seat = 4;

export const COLUMNS = 4;
export const MOST_CELLS = 16;
/** A place of the Art Nouveau area: row x 4 + column, from 0. */
export type Cell = number;
