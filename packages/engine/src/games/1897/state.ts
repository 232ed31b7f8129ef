/**
 * The state of a game of Bruxelles 1897. Flat number arrays by seat, changed in place; arrays marked "shared" change
 * rarely, are replaced rather than changed, and so are shared between clones.
 */
import {
  chanceBlock,
  chanceKey,
  type FieldsOf,
  hiddenCards,
  openNumber,
  openNumbers,
} from '../../core/fields.ts';
import type { Frame, GameState, Ruleset, Seat, Sink } from '../../core/game.ts';
import type { RandomSource } from '../../core/random.ts';
import type { Event } from './events.ts';
import {
  ARCHITECT_KINDS,
  type Architect,
  BUILDINGS,
  type Building,
  COLOURS,
  type Colour,
  HOUSES,
  type House,
  MATERIAL_CARDS,
  type MaterialCard,
  type PileName,
  POINT_SOURCES,
  SCALES,
  type Scale,
} from './ids.ts';
import type { Parameters } from './parameters.ts';

export interface Rules extends Ruleset<State>, Parameters {}

export interface State extends GameState, RandomSource {
  readonly rules: Rules;
  sink: Sink<Event> | undefined;
  readonly agenda: Frame[];
  randomKey: readonly number[];
  randomBlock: number;

  /** From 1; 0 before the first one. */
  round: number;
  firstPlayer: Seat;
  /** Who has Expo, or NONE: then it lies in the Art Nouveau area or in its own. */
  expoHolder: Seat;
  /** Bit set of the seats that have passed in this round. */
  passed: number;

  // By seat.
  money: number[];
  /** Bit sets of the kinds of nobles used in this round. */
  usedNobles: number[];
  /** Shared. Bit sets of the kinds of nobles kept. */
  nobles: readonly number[];
  /** By seat and kind: architects at hand. */
  hand: number[];
  /** Shared. By seat and kind. */
  prison: readonly number[];
  /** By seat, building and kind: architects sent there in this round. */
  brussels: number[];
  /** By seat and colour. */
  artworks: number[];
  /** By seat and kind of material card. */
  materials: number[];
  /** Shared. By seat and kind. */
  houses: readonly number[];
  /** Shared. By seat and scale: the marker's space, from 0. */
  scales: readonly number[];
  /** By seat and source. */
  points: number[];

  /** By building: how often it was used in this round. */
  uses: number[];

  // By cell of the Art Nouveau area.
  /** The card, or NONE. */
  cards: number[];
  /** Whose architect lies there: a seat, NEUTRAL or NONE; and its face, or NONE. */
  owners: number[];
  faces: number[];

  // Shared, all of them.
  /** By column: the bonus card under it. */
  bonuses: readonly number[];
  /** Kinds of cards, by pile. A pile's top is its end; discards lie open. */
  artworkDeck: readonly number[];
  materialDeck: readonly number[];
  houseDeck: readonly number[];
  nobleDeck: readonly number[];
  artworkDiscard: readonly number[];
  materialDiscard: readonly number[];
  houseDiscard: readonly number[];
  nobleDiscard: readonly number[];
}

export const FIELDS: FieldsOf<State, PileName> = {
  round: openNumber,
  firstPlayer: openNumber,
  expoHolder: openNumber,
  passed: openNumber,
  money: openNumbers,
  usedNobles: openNumbers,
  nobles: openNumbers,
  hand: openNumbers,
  prison: openNumbers,
  brussels: openNumbers,
  artworks: openNumbers,
  materials: openNumbers,
  houses: openNumbers,
  scales: openNumbers,
  points: openNumbers,
  uses: openNumbers,
  cards: openNumbers,
  owners: openNumbers,
  faces: openNumbers,
  bonuses: openNumbers,
  artworkDeck: hiddenCards('artworks'),
  materialDeck: hiddenCards('materials'),
  houseDeck: hiddenCards('houses'),
  nobleDeck: hiddenCards('nobles'),
  artworkDiscard: openNumbers,
  materialDiscard: openNumbers,
  houseDiscard: openNumbers,
  nobleDiscard: openNumbers,
  randomKey: chanceKey,
  randomBlock: chanceBlock,
};

/** A copy that can be played on without changing the original. It has no sink. */
export function clone(s: State): State {
  return {
    rules: s.rules,
    sink: undefined,
    agenda: s.agenda.slice(),
    randomKey: s.randomKey,
    randomBlock: s.randomBlock,
    round: s.round,
    firstPlayer: s.firstPlayer,
    expoHolder: s.expoHolder,
    passed: s.passed,
    money: s.money.slice(),
    usedNobles: s.usedNobles.slice(),
    nobles: s.nobles,
    hand: s.hand.slice(),
    prison: s.prison,
    brussels: s.brussels.slice(),
    artworks: s.artworks.slice(),
    materials: s.materials.slice(),
    houses: s.houses,
    scales: s.scales,
    points: s.points.slice(),
    uses: s.uses.slice(),
    cards: s.cards.slice(),
    owners: s.owners.slice(),
    faces: s.faces.slice(),
    bonuses: s.bonuses,
    artworkDeck: s.artworkDeck,
    materialDeck: s.materialDeck,
    houseDeck: s.houseDeck,
    nobleDeck: s.nobleDeck,
    artworkDiscard: s.artworkDiscard,
    materialDiscard: s.materialDiscard,
    houseDiscard: s.houseDiscard,
    nobleDiscard: s.nobleDiscard,
  };
}

/** Places in the arrays with several indices. */
export function architectAt(seat: Seat, architect: Architect): number {
  return seat * ARCHITECT_KINDS + architect;
}

export function brusselsAt(seat: Seat, building: Building, architect: Architect): number {
  return (seat * BUILDINGS.length + building) * ARCHITECT_KINDS + architect;
}

export function artworkAt(seat: Seat, colour: Colour): number {
  return seat * COLOURS.length + colour;
}

export function materialAt(seat: Seat, card: MaterialCard): number {
  return seat * MATERIAL_CARDS.length + card;
}

export function houseAt(seat: Seat, house: House): number {
  return seat * HOUSES.length + house;
}

export function scaleAt(seat: Seat, scale: Scale): number {
  return seat * SCALES.length + scale;
}

export function pointsAt(seat: Seat, source: number): number {
  return seat * POINT_SOURCES.length + source;
}
