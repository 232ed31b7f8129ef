/** Why a choice is not legal, or an action or effect gives nothing. Clients word it in the player's language. */
import type { Architect, Cell, Colour, MaterialCard, Noble, Pile, Scale } from './ids.ts';

export type Reason =
  | { code: 'not-a-choice' }
  // Turns
  | { code: 'outside-area'; cell: Cell }
  | { code: 'cell-taken'; cell: Cell; by: number }
  /** No card was left to be laid there. */
  | { code: 'cell-empty'; cell: Cell }
  /** `needed` is the least that would do. */
  | { code: 'no-money'; needed: number; available: number }
  | { code: 'no-architect' }
  | { code: 'not-enough-architects'; needed: number; available: number }
  | { code: 'wrong-number-of-architects'; needed: number }
  | { code: 'architects-short'; architect: Architect; needed: number; available: number }
  // Cards
  | { code: 'pile-empty'; pile: Pile }
  | { code: 'not-drawn'; kind: number }
  | { code: 'no-artwork' }
  | { code: 'no-such-artwork'; colour: Colour }
  | { code: 'colour-shown'; colour: Colour }
  // Houses: materials, not cards, but for the cards of `material-cards-short`
  | { code: 'not-enough-materials'; needed: number; available: number }
  | { code: 'material-cards-short'; card: MaterialCard; needed: number; available: number }
  /** Each card discarded gives at least one of the materials needed. */
  | { code: 'too-many-material-cards'; needed: number }
  | { code: 'too-few-material-cards'; needed: number; available: number }
  | { code: 'kinds-impossible'; kinds: number }
  // Nobles
  | { code: 'no-noble-ready' }
  | { code: 'noble-not-yours'; noble: Noble }
  | { code: 'noble-used'; noble: Noble }
  | { code: 'use-one-noble-first' }
  // Prison
  | { code: 'not-in-prison'; architect: Architect }
  | { code: 'prison-empty' }
  | { code: 'not-in-brussels'; architect: Architect }
  | { code: 'scale-full'; scale: Scale };

export type ReasonCode = Reason['code'];
