/**
 * Everything that can happen, told as it happens. From these events alone one can say in words what went on, and
 * why each point and each franc was gained or lost.
 */
import type { Seat } from '../../core/game.ts';
import type {
  Action,
  BrusselsAction,
  Colour,
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
    }
  // Round
  | { type: 'round-started'; round: number; firstPlayer: Seat }
  | { type: 'stock-revealed'; card: number; francs: number }
  | { type: 'area-chosen'; player: Seat; iris: Iris }
  | { type: 'neutral-placed'; player: Seat; space: Space }
  | { type: 'neutral-not-placed'; player: Seat }
  // Turns
  | { type: 'architect-placed'; player: Seat; space: Space; action: Action; bid: number }
  | { type: 'architects-sent'; player: Seat; action: BrusselsAction; architects: number; use: number }
  | { type: 'action-copied'; player: Seat; action: Action }
  | { type: 'action-impossible'; player: Seat; action: Action; reason: Reason }
  | { type: 'free-action'; player: Seat; action: Action; space: Space; by: Seat }
  | { type: 'passed'; player: Seat; first: boolean }
  | { type: 'prestige-kept-face-down'; player: Seat; kept: number }
  // Gains and losses
  | { type: 'francs'; player: Seat; amount: number; source: FrancSource }
  | { type: 'points'; player: Seat; amount: number; source: PointSource; count: number; each: number }
  | { type: 'cubes-taken'; player: Seat; cubes: readonly number[]; source: GainSource }
  | { type: 'cubes-paid'; player: Seat; cubes: readonly number[]; source: 'house' | 'noble' | 'end' }
  | { type: 'track-advanced'; player: Seat; track: Track; space: number; level: number; source: GainSource }
  | { type: 'architect-released'; player: Seat; source: GainSource }
  | { type: 'gain-lost'; player: Seat; source: GainSource; reason: Reason }
  // Artworks
  | { type: 'artwork-taken'; player: Seat; colour: Colour; source: GainSource }
  | { type: 'cursor-moved'; player: Seat; from: number; to: number }
  | { type: 'artwork-returned'; colour: Colour; slot: number }
  | { type: 'artwork-sold'; player: Seat; colour: Colour; slot: number; francs: number; points: number }
  // Nobles
  | { type: 'noble-taken'; player: Seat; noble: Noble; slot: number; price: number }
  | { type: 'noble-used'; player: Seat; noble: Noble }
  | { type: 'noble-kept'; player: Seat; noble: Noble }
  | { type: 'noble-discarded'; player: Seat; noble: Noble; cause: 'choice' | 'second-copy' | 'unpaid' }
  | { type: 'noble-left'; noble: Noble }
  | { type: 'noble-revealed'; noble: Noble; slot: number }
  | { type: 'nobles-reshuffled'; cards: number }
  | { type: 'noble-paid'; player: Seat; noble: Noble; cost: number }
  // Houses
  | { type: 'house-paid'; player: Seat; units: readonly number[]; francs: number }
  | { type: 'needle-moved'; player: Seat; needle: number; from: number; to: number }
  | { type: 'house-built'; player: Seat; space: Space; house: number }
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
  | { type: 'architect-arrested'; player: Seat }
  // End of the round and of the game
  | { type: 'round-ended'; round: number }
  | { type: 'prestige-laid'; cards: readonly number[] }
  | { type: 'game-ended'; totals: readonly number[]; winners: readonly Seat[] };

export type EventType = Event['type'];

/** Events that show what was hidden: undo stops at them. */
export const REVEALING: readonly EventType[] = [
  'stock-revealed',
  'noble-revealed',
  'prestige-laid',
  'prestige-kept-face-down',
];
