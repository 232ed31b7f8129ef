/** The numbers and lists that the steps of a ruleset read. An edition is another set of them. */

import type { CompassKind } from './compass.ts';
import type { Bonus, Effect } from './effects.ts';
import type { Action, Iris, Noble } from './ids.ts';

export interface NobleRules {
  readonly id: string;
  readonly name: string;
  /** Paid at the end of the game for keeping it. */
  readonly cost: number;
  readonly effect: Effect;
}

export interface StockCard {
  readonly francs: number;
  /** The irises that the first player can choose between, with this number of players. */
  readonly irises: readonly Iris[];
}

export interface PrestigeCard {
  /** One of the alternatives is chosen; all of its effects are gained. */
  readonly bonus: readonly (readonly Bonus[])[];
  readonly symbols: number;
  readonly manneken: number;
}

export interface Parameters {
  readonly rounds: number;
  /** The steps of a round, and of the end of the game, in order. */
  readonly round: readonly string[];
  readonly ending: readonly string[];
  /** Matches the steps of every agenda that can come up, from its bottom, for states that come from outside. */
  readonly agendas: RegExp;

  readonly startFrancs: readonly number[];
  readonly architects: number;
  readonly architectsInCourthouse: number;
  /** How often a Brussels action is used before one architect more is needed. */
  readonly usesPerArchitect: number;

  /** The supply at the start: wood, iron, stone, glass, joker. */
  readonly cubes: readonly number[];
  readonly artworksPerColour: number;
  readonly cubesPerMaterialsAction: number;
  readonly jokersAtMarket: number;

  readonly houseCosts: readonly number[];
  readonly houseBonuses: readonly number[];
  readonly noJokerBonus: number;
  readonly francsPerUnit: number;
  /** Clockwise. */
  readonly compass: readonly CompassKind[];
  readonly needles: readonly number[];
  /** Compass space that needles pass over, or NONE. */
  readonly arrow: number;

  readonly nobles: readonly NobleRules[];
  readonly startingNoble: Noble;
  /** The cards of the noble deck, unshuffled. */
  readonly nobleCards: readonly Noble[];
  readonly displayCosts: readonly number[];
  readonly unpaidNoblePenalty: number;

  readonly stock: readonly StockCard[];
  readonly prestige: readonly PrestigeCard[];
  readonly firstToPassManneken: number;

  /** By iris, crown, architect track: the number at each space. */
  readonly tracks: readonly (readonly number[])[];
  readonly marketFrancs: readonly number[];
  readonly marketPoints: readonly number[];
  /** By colour: rows down and columns right of the cursor's centre. */
  readonly corners: readonly (readonly number[])[];
  /** The action strips, compass side, unshuffled. */
  readonly strips: readonly (readonly Action[])[];

  readonly firstPlayerBonus: number;
  readonly francsPerSet: number;
  /** Free architects that score nothing in their row. */
  readonly architectsNotCounted: number;
}
