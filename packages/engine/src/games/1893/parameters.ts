/** The numbers and lists that the steps of a ruleset read. An edition is another set of them. */

import type { Bonus, Effect } from './effects.ts';
import type { Action, Iris, Noble, PointSource } from './ids.ts';

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

/** An architect board: its tracks, the costs of its houses, the multiplier its rows begin with. */
export interface ArchitectBoard {
  readonly id: string;
  readonly name: string;
  /** By iris, crown, architect track: the number at each space. */
  readonly tracks: readonly (readonly number[])[];
  readonly houseCosts: readonly number[];
  readonly multiplier: number;
}

export interface Parameters {
  readonly rounds: number;
  /** The steps that each player goes through before the first round. */
  readonly playerSetup: readonly string[];
  /** The steps of a round, of the last round, and of the end of the game, in order. */
  readonly round: readonly string[];
  readonly lastRound: readonly string[];
  readonly ending: readonly string[];
  /** Where points can come from. */
  readonly pointSources: readonly PointSource[];

  readonly startFrancs: readonly number[];
  readonly architects: number;
  readonly architectsInCourthouse: number;
  /** How often a Brussels action is used before one architect more is needed. */
  readonly usesPerArchitect: number;

  /** The supply at the start: wood, iron, stone, glass, joker. */
  readonly cubes: readonly number[];
  /** Names of the five colours of artworks, black last. */
  readonly colours: readonly string[];
  readonly artworksPerColour: number;
  /** Artworks in the workshop at the start, by kind. */
  readonly workshop: readonly number[];
  /** Whether the coloured ones lie in a face-down pile that one draws from, not in open stacks. */
  readonly hasArtworkPile: boolean;
  readonly cubesPerMaterialsAction: number;
  readonly jokersAtMarket: number;

  /** The boards that there are; players begin with the first one unless they are given another. */
  readonly boards: readonly ArchitectBoard[];
  readonly houses: number;
  readonly houseBonuses: readonly number[];
  readonly noJokerBonus: number;
  readonly francsPerUnit: number;
  readonly compassSpaces: number;
  /** Kinds of the compass spaces, clockwise, where they are printed; none where chance lays them out. */
  readonly compass: readonly number[];
  /** The compass spaces on which the needles start. */
  readonly needles: readonly number[];
  /** Compass space that needles pass over, or NONE. */
  readonly arrow: number;
  /** Bit set of the spaces of the Art Nouveau board with a tile on which nothing is built. */
  readonly tiledSpaces: number;
  /** The architect level of the space beyond the last one of the track, for whoever has it. */
  readonly portraitLevel: number;
  /** The least that can lie under an architect on the board. */
  readonly leastBid: number;
  /** Cubes of glass that a pavilion costs on top, by site. */
  readonly surcharges: readonly number[];
  /** Bonus tiles that lie open. */
  readonly bonusTiles: number;
  /** The numbers on the cards of the sites, and on the bonus tiles. */
  readonly cardNumbers: readonly number[];
  readonly tileNumbers: readonly number[];
  /** Travellers in the box. */
  readonly travellers: number;

  readonly nobles: readonly NobleRules[];
  readonly startingNoble: Noble;
  /** The cards of the noble deck, unshuffled. */
  readonly nobleCards: readonly Noble[];
  readonly displayCosts: readonly number[];
  readonly unpaidNoblePenalty: number;

  readonly stock: readonly StockCard[];
  /** Stock cards that are put out of the game, unseen. */
  readonly stockOut: number;
  readonly prestige: readonly PrestigeCard[];
  /** What the first to pass keeps until the end: a prestige card face down, or the tile of an exhibition. */
  readonly firstToPassKeeps: 'prestige' | 'exhibition';
  readonly firstToPassManneken: number;

  readonly marketFrancs: readonly number[];
  readonly marketPoints: readonly number[];
  /** By colour: rows down and columns right of the cursor's centre. */
  readonly corners: readonly (readonly number[])[];
  /** The action strips, unshuffled: for each the sides that lie up in the odd and in the even rows. */
  readonly strips: readonly (readonly (readonly Action[])[])[];

  readonly firstPlayerBonus: number;
  readonly francsPerSet: number;
  /** Free architects that score nothing in their row. */
  readonly architectsNotCounted: number;
}
