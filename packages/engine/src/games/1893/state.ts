/**
 * The state of a game of Bruxelles 1893. Flat number arrays by seat, changed in place; arrays marked "shared" change
 * rarely, are replaced rather than changed, and so are shared between clones.
 */
import {
  chanceBlock,
  chanceKey,
  type FieldsOf,
  hiddenCards,
  openNumber,
  openNumbers,
  ownBits,
  seenCards,
} from '../../core/fields.ts';
import type { Frame, GameState, Seat, Sink } from '../../core/game.ts';
import type { RandomSource } from '../../core/random.ts';
import type { Event } from './events.ts';
import type { ArchitectBoard } from './parameters.ts';
import type { FamilyRules } from './rules.ts';

export interface Rules extends FamilyRules<State> {}

export interface State extends GameState, RandomSource {
  readonly rules: Rules;
  sink: Sink<Event> | undefined;
  readonly agenda: Frame[];
  randomKey: readonly number[];
  randomBlock: number;

  /** From 1; 0 during the setup. */
  round: number;
  /** Who has the first player tile. */
  firstPlayer: Seat;
  /** This round's stock card, or NONE. */
  stockCard: number;
  /** Where the square lies, or NONE. */
  iris: number;
  /** Compass spaces of the two needles. */
  needle0: number;
  needle1: number;
  /** Place of the market cursor's centre: row x 5 + column of the 25 places it can take. */
  cursor: number;
  /** Bit set of the seats that have passed in this round. */
  passed: number;
  /** Who passed first in this round, or NONE. */
  firstToPass: Seat;

  // By seat.
  money: number[];
  /** Architects ready to be placed. */
  architects: number[];
  /** Bit sets of the kinds of nobles used in this round. */
  usedNobles: number[];
  /** Shared. Architects in the courthouse. */
  courthouse: readonly number[];
  /** Shared. Houses built. */
  built: readonly number[];
  /** Shared. Bit sets of the kinds of nobles kept. */
  nobles: readonly number[];
  /** Shared. By seat and track: the disc's space, from 0. */
  tracks: readonly number[];
  /** Shared. By seat and row. */
  multipliers: readonly number[];
  /** By seat and source. */
  points: number[];
  /** By seat and material; the last line is the supply. */
  cubes: number[];
  /** By seat and artwork; the last line is the workshop. */
  artworks: number[];
  /** By seat and Brussels action: architects there in this round; the last line counts how often it was used. */
  brussels: number[];
  /** Shared. Travellers at hand. */
  travellers: readonly number[];
  /** Shared. By Brussels action: travellers there in this round. */
  travellersSent: readonly number[];
  /** Shared. Architect boards: places in the ruleset's list. */
  boards: readonly number[];

  // By space of the Art Nouveau board.
  /** Seat, NEUTRAL or NONE. */
  meeples: number[];
  bids: number[];
  /** Shared. Owner of the house, or NONE. */
  houses: readonly number[];
  /** Shared. The action of each space. */
  actions: readonly number[];

  // By site of the pavilions.
  /** Shared. Owner of the pavilion, or NONE. Who builds it has the card of the site. */
  pavilions: readonly number[];
  /** Shared. The card of each site, for the whole game. */
  siteCards: readonly number[];
  /** Bit set of the sites whose card was used in this round. */
  usedCards: number;
  /** Shared. By seat: architects that stand on cards in this round; and travellers that do. */
  cardArchitects: readonly number[];
  cardTravellers: number;

  // Shared, all of them. A deck's top is its end.
  /** Kinds of the compass spaces, clockwise: places in COMPASS_KINDS. */
  compass: readonly number[];
  /** Artworks in the two display spaces of the market, or NONE. */
  shop: readonly number[];
  /** Artworks covered by those of the display. */
  covered: readonly number[];
  /** Face-down artworks, where the workshop has a pile; and bit sets of the seats that have seen each of them. */
  artworkPile: readonly number[];
  artworkSeenBy: readonly number[];
  /** Artworks that someone has drawn and chooses from; and bit sets of the seats that have seen each of them. */
  drawn: readonly number[];
  drawnSeenBy: readonly number[];
  /** Who took the exhibition tile of each round. */
  exhibitions: readonly number[];
  /** Bonus tiles, and who has an architect on each of them, or NONE. */
  bonusTiles: readonly number[];
  bonusOwners: readonly number[];
  /** The strategic row that a bonus tile raises, or NONE. */
  raisedRow: number;
  /** From the dearest space to the free one: kinds of nobles, or NONE. */
  nobleDisplay: readonly number[];
  nobleDeck: readonly number[];
  nobleDiscard: readonly number[];
  /** Under each column: a card, or NONE. */
  prestigeStrip: readonly number[];
  prestigeDeck: readonly number[];
  prestigeDiscard: readonly number[];
  /** Cards kept face down for passing first, seen by nobody, and whose each of them is. */
  faceDown: readonly number[];
  faceDownOwners: readonly number[];
  /** Cards slid under architect boards: seat, row, card, one after the other. */
  slid: readonly number[];
  /** Stock cards of the rounds to come; those out of the game; those of the rounds gone by. */
  stockDeck: readonly number[];
  stockOut: readonly number[];
  stockDiscard: readonly number[];
}

/** What hidden cards are dealt from: all cards of one sort, wherever they lie. */
export type Pool = 'nobles' | 'prestige' | 'stock' | 'artworks';

export const FIELDS: FieldsOf<State, Pool> = {
  round: openNumber,
  firstPlayer: openNumber,
  stockCard: openNumber,
  iris: openNumber,
  needle0: openNumber,
  needle1: openNumber,
  cursor: openNumber,
  passed: openNumber,
  firstToPass: openNumber,
  money: openNumbers,
  architects: openNumbers,
  courthouse: openNumbers,
  built: openNumbers,
  nobles: openNumbers,
  usedNobles: openNumbers,
  tracks: openNumbers,
  multipliers: openNumbers,
  points: openNumbers,
  cubes: openNumbers,
  artworks: openNumbers,
  brussels: openNumbers,
  travellers: openNumbers,
  travellersSent: openNumbers,
  boards: openNumbers,
  meeples: openNumbers,
  bids: openNumbers,
  houses: openNumbers,
  actions: openNumbers,
  pavilions: openNumbers,
  siteCards: openNumbers,
  usedCards: openNumber,
  cardArchitects: openNumbers,
  cardTravellers: openNumber,
  compass: openNumbers,
  shop: openNumbers,
  covered: openNumbers,
  artworkPile: seenCards('artworkSeenBy', 'artworks'),
  artworkSeenBy: ownBits,
  drawn: seenCards('drawnSeenBy', 'artworks'),
  drawnSeenBy: ownBits,
  exhibitions: openNumbers,
  bonusTiles: openNumbers,
  bonusOwners: openNumbers,
  raisedRow: openNumber,
  nobleDisplay: openNumbers,
  nobleDeck: hiddenCards('nobles'),
  nobleDiscard: openNumbers,
  prestigeStrip: openNumbers,
  prestigeDeck: hiddenCards('prestige'),
  prestigeDiscard: openNumbers,
  faceDown: hiddenCards('prestige'),
  faceDownOwners: openNumbers,
  slid: openNumbers,
  stockDeck: hiddenCards('stock'),
  stockOut: hiddenCards('stock'),
  stockDiscard: openNumbers,
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
    stockCard: s.stockCard,
    iris: s.iris,
    needle0: s.needle0,
    needle1: s.needle1,
    cursor: s.cursor,
    passed: s.passed,
    firstToPass: s.firstToPass,
    money: s.money.slice(),
    architects: s.architects.slice(),
    courthouse: s.courthouse,
    built: s.built,
    nobles: s.nobles,
    usedNobles: s.usedNobles.slice(),
    tracks: s.tracks,
    multipliers: s.multipliers,
    points: s.points.slice(),
    cubes: s.cubes.slice(),
    artworks: s.artworks.slice(),
    brussels: s.brussels.slice(),
    travellers: s.travellers,
    travellersSent: s.travellersSent,
    boards: s.boards,
    meeples: s.meeples.slice(),
    bids: s.bids.slice(),
    houses: s.houses,
    actions: s.actions,
    pavilions: s.pavilions,
    siteCards: s.siteCards,
    usedCards: s.usedCards,
    cardArchitects: s.cardArchitects,
    cardTravellers: s.cardTravellers,
    compass: s.compass,
    shop: s.shop,
    covered: s.covered,
    artworkPile: s.artworkPile,
    artworkSeenBy: s.artworkSeenBy,
    drawn: s.drawn,
    drawnSeenBy: s.drawnSeenBy,
    exhibitions: s.exhibitions,
    bonusTiles: s.bonusTiles,
    bonusOwners: s.bonusOwners,
    raisedRow: s.raisedRow,
    nobleDisplay: s.nobleDisplay,
    nobleDeck: s.nobleDeck,
    nobleDiscard: s.nobleDiscard,
    prestigeStrip: s.prestigeStrip,
    prestigeDeck: s.prestigeDeck,
    prestigeDiscard: s.prestigeDiscard,
    faceDown: s.faceDown,
    faceDownOwners: s.faceDownOwners,
    slid: s.slid,
    stockDeck: s.stockDeck,
    stockOut: s.stockOut,
    stockDiscard: s.stockDiscard,
  };
}

export function boardOf(s: State, player: Seat): ArchitectBoard {
  return s.rules.boards[s.boards[player]];
}
