/**
 * Everything that can happen, told as it happens. From these events alone one can say in words what went on, and
 * why each point and each franc was gained or lost.
 */
import type { GameEvent, Seat } from '../../core/game.ts';
import type {
  Action,
  Artwork,
  BrusselsAction,
  Colour,
  CubePayment,
  FrancSource,
  GainSource,
  Iris,
  Noble,
  PointSource,
  Row,
  Space,
  Track,
} from './ids.ts';
import type { Reason } from './reasons.ts';

export type Event =
  // Setup
  | {
      type: 'game-started';
      firstPlayer: Seat;
      actions: readonly Action[];
      nobles: readonly Noble[];
      prestige: readonly number[];
      compass: readonly number[];
      /** Architect boards by seat. */
      boards: readonly number[];
      /** Cards of the pavilion sites, and bonus tiles, where the game has them. */
      siteCards: readonly number[];
      bonusTiles: readonly number[];
    }
  | { type: 'board-chosen'; player: Seat; board: number }
  // Round
  | { type: 'round-started'; round: number; firstPlayer: Seat }
  | { type: 'stock-revealed'; card: number; francs: number }
  | { type: 'area-chosen'; player: Seat; iris: Iris }
  | { type: 'neutral-placed'; player: Seat; space: Space }
  | { type: 'neutral-not-placed'; player: Seat }
  // Turns
  | { type: 'architect-placed'; player: Seat; space: Space; action: Action; bid: number }
  | {
      type: 'architects-sent';
      player: Seat;
      action: BrusselsAction;
      architects: number;
      travellers: number;
      use: number;
    }
  | { type: 'action-copied'; player: Seat; action: Action }
  | { type: 'action-impossible'; player: Seat; action: Action; reason: Reason }
  | { type: 'action-declined'; player: Seat; action: Action }
  | { type: 'free-action'; player: Seat; action: Action; space: Space; by: Seat }
  | { type: 'passed'; player: Seat; first: boolean }
  | { type: 'prestige-kept-face-down'; player: Seat; kept: number }
  // Gains and losses
  | { type: 'francs'; player: Seat; amount: number; source: FrancSource }
  | { type: 'points'; player: Seat; amount: number; source: PointSource; count: number; each: number }
  | { type: 'cubes-taken'; player: Seat; cubes: readonly number[]; source: GainSource }
  | { type: 'cubes-paid'; player: Seat; cubes: readonly number[]; source: CubePayment }
  | { type: 'track-advanced'; player: Seat; track: Track; space: number; level: number; source: GainSource }
  | { type: 'architect-released'; player: Seat; source: GainSource }
  | { type: 'gain-lost'; player: Seat; source: GainSource; reason: Reason }
  // Artworks
  | { type: 'artwork-taken'; player: Seat; colour: Colour; source: GainSource }
  | { type: 'cursor-moved'; player: Seat; from: number; to: number }
  | { type: 'artwork-returned'; colour: Colour; slot: number }
  | { type: 'artwork-covered'; colour: Colour; slot: number }
  /** `colour` is what it was sold as. */
  | {
      type: 'artwork-sold';
      player: Seat;
      artwork: Artwork;
      colour: Colour;
      slot: number;
      francs: number;
      points: number;
    }
  | { type: 'white-artwork-created'; player: Seat; colour: Colour; source: GainSource }
  | { type: 'white-artwork-turned'; player: Seat; colour: Colour }
  | { type: 'artwork-given'; player: Seat; colour: Colour }
  | { type: 'white-artworks-discarded'; player: Seat; colours: readonly Colour[] }
  /** Seen by the player only: others get the number of artworks, as UNKNOWN. */
  | { type: 'artworks-drawn'; player: Seat; colours: readonly Colour[] }
  | { type: 'artworks-put-back'; player: Seat; count: number }
  /** How many covered artworks went back to each pile. */
  | { type: 'artworks-reshuffled'; coloured: number; black: number }
  // Nobles
  | { type: 'noble-taken'; player: Seat; noble: Noble; slot: number; price: number }
  | { type: 'noble-used'; player: Seat; noble: Noble }
  | { type: 'noble-kept'; player: Seat; noble: Noble }
  | {
      type: 'noble-discarded';
      player: Seat;
      noble: Noble;
      cause: 'choice' | 'second-copy' | 'card' | 'unpaid';
    }
  | { type: 'noble-left'; noble: Noble }
  /** From the top of the deck, to be chosen from; it fills the next gap if it is not taken. */
  | { type: 'noble-turned-up'; player: Seat; noble: Noble }
  /** Discarded from the display by a card. */
  | { type: 'noble-sent-away'; player: Seat; noble: Noble; slot: number }
  /** `wasOpen`: all have seen it before. */
  | { type: 'noble-revealed'; noble: Noble; slot: number; wasOpen?: true }
  | { type: 'nobles-reshuffled'; cards: number }
  | { type: 'noble-paid'; player: Seat; noble: Noble; cost: number }
  // Houses
  | { type: 'house-paid'; player: Seat; units: readonly number[]; francs: number }
  | { type: 'needle-moved'; player: Seat; needle: number; from: number; to: number }
  | { type: 'house-built'; player: Seat; space: Space; house: number }
  | { type: 'pavilion-built'; player: Seat; site: number; house: number; card: number; surcharge: number }
  // Cards, tiles and travellers
  | { type: 'card-used'; player: Seat; card: number }
  | { type: 'meeple-on-card'; player: Seat; card: number; meeple: number }
  | { type: 'bonus-tile-taken'; player: Seat; tile: number; slot: number }
  | { type: 'bonus-tile-scored'; player: Seat; tile: number }
  | { type: 'row-raised'; player: Seat; row: Row; multiplier: number }
  | { type: 'traveller-taken'; player: Seat; source: GainSource }
  | { type: 'travellers-returned'; from: 'players' | 'brussels' }
  | { type: 'bid-taken-back'; player: Seat; space: Space; francs: number }
  | { type: 'board-power'; player: Seat; board: number }
  | { type: 'prestige-exchanged'; player: Seat; from: number; to: number; card: number }
  | { type: 'meeple-doubled'; player: Seat; space: Space }
  | { type: 'architect-recalled'; player: Seat; action: BrusselsAction }
  | { type: 'pavilion-visited'; player: Seat; site: number; colours: number }
  | { type: 'cards-ready' }
  | { type: 'exhibition-taken'; player: Seat; year: number; tiles: number }
  // Resolution
  | { type: 'column-won'; column: number; player: Seat; card: number; sums: readonly number[] }
  | { type: 'column-tied'; column: number; players: readonly Seat[]; card: number; sums: readonly number[] }
  | { type: 'first-player-chosen'; player: Seat; manneken: readonly number[] }
  | { type: 'prestige-used'; player: Seat; column: number; card: number; alternative: number; tied: boolean }
  | { type: 'prestige-slid'; player: Seat; column: number; card: number; row: Row; multiplier: number }
  | {
      type: 'iris-majority';
      iris: Iris;
      players: readonly Seat[];
      counts: readonly number[];
      neutral: number;
    }
  | { type: 'brussels-majority'; players: readonly Seat[]; counts: readonly number[] }
  | { type: 'architect-arrested'; player: Seat; action: BrusselsAction }
  // End of the round and of the game
  | { type: 'round-ended'; round: number }
  | { type: 'prestige-laid'; cards: readonly number[] }
  | { type: 'game-ended'; totals: readonly number[]; winners: readonly Seat[] };

export type EventType = Event['type'];

/** Events that show what was hidden: undo stops at them. */
const REVEALING: readonly EventType[] = [
  'stock-revealed',
  'noble-revealed',
  'prestige-laid',
  'prestige-kept-face-down',
  'noble-turned-up',
  'artworks-drawn',
];

export function reveals(event: GameEvent): boolean {
  return (REVEALING as readonly string[]).includes(event.type) && !('wasOpen' in event);
}
