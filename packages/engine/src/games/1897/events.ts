/**
 * Everything that can happen, told as it happens. From these events alone one can say in words what went on, and
 * why each point and each franc was gained or lost. Cards are numbers of ids.ts: type and kind.
 */
import type { Seat } from '../../core/game.ts';
import type {
  Architect,
  Building,
  Card,
  CardType,
  Cell,
  Colour,
  EffectSource,
  Face,
  FrancSource,
  Noble,
  Pile,
  PointSource,
  Scale,
} from './ids.ts';
import type { Reason } from './reasons.ts';

export type Event =
  // Setup and maintenance
  | { type: 'game-started'; firstPlayer: Seat }
  | { type: 'round-started'; round: number; firstPlayer: Seat }
  /** `byExpo`: for holding Expo, which goes back to its area. */
  | { type: 'first-player-chosen'; player: Seat; byExpo: boolean }
  /** Architects come home but from prison, nobles are ready again, and the cards left in the area are discarded. */
  | { type: 'table-cleared'; discarded: readonly Card[] }
  | { type: 'pile-reshuffled'; pile: Pile; cards: number }
  /** By cell: a card, or NONE; the cards drawn and not laid, or replaced by neutral architects, are discarded. */
  | { type: 'area-laid'; cards: readonly Card[]; discarded: readonly Card[] }
  | { type: 'neutral-placed'; cell: Cell; face: Face; value: number }
  /** By column: the number of the bonus card under it, from 0. */
  | { type: 'bonuses-laid'; bonuses: readonly number[] }
  // Turns
  | { type: 'architect-placed'; player: Seat; cell: Cell; face: Face; value: number }
  | { type: 'card-taken'; player: Seat; cell: Cell; card: Card }
  /** By kind of architect. */
  | { type: 'architects-sent'; player: Seat; building: Building; architects: readonly number[]; use: number }
  | { type: 'action-chosen'; player: Seat; action: CardType }
  | { type: 'action-impossible'; player: Seat; card: Card; reason: Reason }
  | { type: 'passed'; player: Seat; first: boolean }
  // Cards
  | { type: 'cards-drawn'; player: Seat; cards: readonly Card[]; source: 'cinquantenaire' | 'noble' }
  | { type: 'card-kept'; player: Seat; card: Card }
  | { type: 'card-discarded'; player: Seat; card: Card; cause: DiscardCause }
  // Houses: by kind, the material cards that are discarded, the materials used of them and how many kinds these are
  | { type: 'house-paid'; player: Seat; cards: readonly number[]; units: number; kinds: number }
  // Exhibition
  | { type: 'exhibition-started'; player: Seat }
  | { type: 'artwork-shown'; player: Seat; colour: Colour }
  | { type: 'exhibition-ended' }
  // Gains and losses
  | { type: 'francs'; player: Seat; amount: number; source: FrancSource }
  | { type: 'points'; player: Seat; amount: number; source: PointSource; count: number; each: number }
  | { type: 'noble-used'; player: Seat; noble: Noble }
  | { type: 'scale-advanced'; player: Seat; scale: Scale; space: number; level: number; source: EffectSource }
  | { type: 'architect-released'; player: Seat; architect: Architect; source: EffectSource }
  | { type: 'gain-lost'; player: Seat; source: EffectSource; reason: Reason }
  // Majorities; `players` gain, and are nobody where the neutral colour is alone on top
  | {
      type: 'column-majority';
      column: number;
      bonus: number;
      players: readonly Seat[];
      sums: readonly number[];
      neutral: number;
    }
  | {
      type: 'arms-majority';
      block: number;
      players: readonly Seat[];
      counts: readonly number[];
      neutral: number;
    }
  | { type: 'brussels-majority'; players: readonly Seat[]; counts: readonly number[] }
  | { type: 'architect-arrested'; player: Seat; architect: Architect; building: Building }
  // End
  | { type: 'noble-paid'; player: Seat; noble: Noble; cost: number }
  | { type: 'game-ended'; totals: readonly number[]; winners: readonly Seat[] };

export type EventType = Event['type'];

/** Why a card went to the discards, or money to its pile. */
export type DiscardCause = 'impossible' | 'not-chosen' | 'sold' | 'not-kept' | 'second-copy' | 'unpaid';

/** Events that show what was hidden: undo stops at them. */
export const REVEALING: readonly EventType[] = ['area-laid', 'bonuses-laid', 'cards-drawn'];
