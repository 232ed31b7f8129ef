/** Why a choice is not legal, or an effect gives nothing. Clients word it in the player's language. */
import type { PaymentKind } from './compass.ts';
import type { Colour, Iris, Noble, Row, Space, Track } from './ids.ts';

export type Reason =
  | { code: 'not-a-choice' }
  /** `needed` is the least that would do. */
  | { code: 'no-money'; needed: number; available: number }
  | { code: 'outside-active-area'; space: Space }
  | { code: 'occupied'; space: Space; by: number }
  | { code: 'house-there'; space: Space; owner: number }
  | { code: 'tile-there'; space: Space }
  | { code: 'no-tile-there'; space: Space }
  | { code: 'architect-not-yours'; space: Space }
  | { code: 'nothing-bid'; space: Space }
  | { code: 'bid-smaller'; space: Space; available: number }
  | { code: 'nothing-displayed'; slot: number }
  | { code: 'noble-not-used'; noble: Noble }
  | { code: 'cubes-short'; material: number; needed: number; available: number }
  | { code: 'not-one-cube-replaced' }
  | { code: 'no-glass-left' }
  | { code: 'pavilion-there'; site: number; owner: number }
  | { code: 'glass-short'; site: number; needed: number; available: number }
  | { code: 'tile-not-in-game'; tile: number }
  | { code: 'tile-taken'; tile: number; owner: number }
  | { code: 'not-enough-travellers'; available: number }
  | { code: 'too-many-travellers'; needed: number }
  | { code: 'no-meeple-to-play' }
  | { code: 'column-active'; column: number }
  | { code: 'no-card-there'; column: number }
  | { code: 'site-card-not-yours'; site: number }
  | { code: 'card-not-now'; site: number }
  | { code: 'board-taken'; board: number }
  | { code: 'pile-empty' }
  | { code: 'colour-not-drawn'; colour: Colour }
  | { code: 'no-architect' }
  | { code: 'not-enough-architects'; needed: number; available: number }
  | { code: 'bid-too-low'; least: number }
  | { code: 'iris-not-on-card'; irises: readonly Iris[] }
  | { code: 'black-not-allowed' }
  | { code: 'stack-empty'; colour: Colour }
  | { code: 'all-stacks-empty' }
  | { code: 'no-such-artwork'; colour: Colour }
  | { code: 'no-artwork' }
  | { code: 'colour-displayed'; colour: Colour }
  | { code: 'white-displayed' }
  | { code: 'all-colours-displayed' }
  | { code: 'too-far'; steps: number; allowed: number }
  | { code: 'no-noble-there'; slot: number }
  | { code: 'no-noble-on-display' }
  | { code: 'no-noble-turned-up' }
  | { code: 'noble-not-yours'; noble: Noble }
  | { code: 'noble-used'; noble: Noble }
  | { code: 'no-noble-ready' }
  | { code: 'supply-short'; material: number; needed: number; available: number }
  | { code: 'supply-empty' }
  | { code: 'wrong-number-of-cubes'; needed: number }
  | { code: 'no-joker' }
  | { code: 'no-traveller' }
  | { code: 'all-houses-built' }
  | { code: 'no-space-for-house' }
  | { code: 'wrong-number-of-units'; needed: number }
  | { code: 'unit-not-named'; unit: PaymentKind }
  | { code: 'unit-required'; unit: PaymentKind }
  | { code: 'refined-cube-required' }
  | { code: 'unit-short'; unit: PaymentKind; needed: number; available: number }
  /** However one pays: this many units are missing at least, and the needles name these kinds. */
  | { code: 'payment-impossible'; missing: number; units: number; named: readonly string[] }
  | { code: 'needles-would-meet' }
  | { code: 'card-not-yours'; column: number }
  | { code: 'no-symbols-to-slide' }
  | { code: 'tied-card-not-kept' }
  | { code: 'row-used-this-round'; row: Row }
  | { code: 'no-such-alternative' }
  | { code: 'noble-affordable'; noble: Noble }
  | { code: 'track-full'; track: Track }
  | { code: 'courthouse-empty' };

export type ReasonCode = Reason['code'];
