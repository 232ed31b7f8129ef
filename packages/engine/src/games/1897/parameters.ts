/** The numbers and lists that the steps of the ruleset read, for one number of players. */
import type { CardSets } from './card-sets.ts';
import type { Bonus, Effect, EndBonus } from './effects.ts';
import type { Cell, Face, Noble } from './ids.ts';
import type { Payments } from './payments.ts';

export interface ArchitectRules {
  /** The values of both faces, as `1/3`. */
  readonly name: string;
  /** Cards of each player, and how many of them start in prison. */
  readonly copies: number;
  readonly inPrison: number;
}

export interface NobleRules {
  readonly id: string;
  readonly name: string;
  readonly effect: Effect;
}

export interface BonusCard {
  readonly id: string;
  /** For the majority of its column in every round. */
  readonly bonus: Bonus;
  /** For the majority of its column in the last round, at the end of the game. */
  readonly end: EndBonus;
}

export interface Parameters {
  readonly rounds: number;
  /** The steps of a round, and of the end of the game, in order. */
  readonly round: readonly string[];
  readonly ending: readonly string[];

  readonly startFrancs: readonly number[];
  readonly architects: readonly ArchitectRules[];
  /** By face. */
  readonly faceValues: readonly number[];
  /** The sets of architects that a player can send. */
  readonly architectSets: CardSets;

  readonly cells: number;
  /** The four cells around each coat of arms. */
  readonly blocks: readonly (readonly Cell[])[];
  readonly cardsPerPile: number;
  /** Where neutral architects lie, and with which face. */
  readonly neutralCells: readonly Cell[];
  readonly neutralFace: Face;

  /** By pile and kind: how many cards. */
  readonly copies: readonly (readonly number[])[];
  readonly nobles: readonly NobleRules[];
  readonly startingNoble: Noble;
  /** By scale: the level of each space. */
  readonly scales: readonly (readonly number[])[];
  readonly bonusCards: readonly BonusCard[];

  /** In materials: the first house, and how many more each further one. */
  readonly firstHouseCost: number;
  readonly furtherHouseCost: number;
  readonly payments: Payments;
  readonly pointsPerMaterialKind: number;
  readonly saleFrancs: number;
  readonly exhibitionPoints: number;
  readonly stockExchangeFrancs: number;
  readonly firstPassFrancs: number;
  readonly passFrancs: number;
  readonly nobleCost: number;
  readonly unpaidNoblePenalty: number;
  readonly pointsPerMaterialCard: number;
  readonly expoPoints: number;
}
