/**
 * What a rulebook of ours consists of. Each game has a folder beside this file that makes one: chapters of topics, in the
 * order in which one reads them. A topic says in `about` what of the game it is the rule of: that is how a prompt, a tip,
 * a refusal or a warning finds it, and a test holds that nothing is left out and that nothing is named that there is not.
 *
 * No sentence has a number of its own: numbers come from the rules and their pack.
 */
import type { GameId, GameOptions, Ruleset } from '@horta/engine';
import type { ThingKind } from '../things.ts';
import type { Voice } from '../voice.ts';

/** The rules that a rulebook takes its numbers from: those of a pack. */
export interface Facts<R extends Ruleset = Ruleset> {
  /** Without expansions and variants, with most players. */
  readonly plain: R;
  /** With every expansion and variant, with most players. */
  readonly full: R;
  /** Without expansions and variants, with this number of players. */
  with(players: number): R;
  /** How few, how many. */
  readonly leastPlayers: number;
  readonly mostPlayers: number;
}

export type Say<R extends Ruleset = Ruleset> = (v: Voice, facts: Facts<R>) => string;

export interface Rulebook<R extends Ruleset = Ruleset> {
  readonly game: GameId;
  readonly chapters: readonly Chapter<R>[];
}

export interface Chapter<R extends Ruleset = Ruleset> {
  readonly id: string;
  readonly title: Say<R>;
  /** What a table must have chosen for it to matter: `{ belleEpoque: true }`; always if it is not said. */
  readonly where?: readonly GameOptions[];
  readonly topics: readonly Topic<R>[];
}

export interface Topic<R extends Ruleset = Ruleset> {
  /** Its address: `#/rules/1893/sales`. Small letters and hyphens; unique in its rulebook. */
  readonly id: string;
  readonly title: Say<R>;
  readonly blocks: readonly Block<R>[];
  /** The questions that the rulebooks leave open, by number: `R-4`. */
  readonly rulings?: readonly string[];
  readonly about?: About;
  /** Other topics of the same rulebook that one may want to read next. */
  readonly see?: readonly string[];
}

/** What of the engine and of the tables it is the rule of. Each is named in one topic of a rulebook only. */
export interface About {
  /** Steps that ask somebody. */
  readonly steps?: readonly string[];
  /** Codes of reasons why something can't be chosen. */
  readonly reasons?: readonly string[];
  /** Ids of warnings (`1893-pass`). */
  readonly warnings?: readonly string[];
  /** Kinds of things on the boards. */
  readonly things?: readonly ThingKind[];
  /** Ids of nobles, in the pack's words. */
  readonly nobles?: readonly string[];
  /** Numbers of Belle Époque's cards, from 1, as printed. */
  readonly cards?: readonly number[];
  /** Names of Belle Époque's bonus tiles. */
  readonly tiles?: readonly string[];
  /** Ids of architect boards with a power. */
  readonly boards?: readonly string[];
  /** Sources of points. */
  readonly sources?: readonly string[];
}

export type Block<R extends Ruleset = Ruleset> =
  | { readonly kind: 'text'; readonly say: Say<R> }
  /** `steps` are done one after the other; `points` stand beside each other. */
  | { readonly kind: 'steps' | 'points'; readonly items: readonly Say<R>[] }
  /** A case with its numbers, set apart. */
  | { readonly kind: 'example'; readonly say: Say<R> }
  | { readonly kind: 'table'; readonly make: (v: Voice, facts: Facts<R>) => Table }
  /** Components, by their places in the pack (`nobles.3`, `compass`): drawn as on the boards. */
  | {
      readonly kind: 'pictures';
      readonly paths: (facts: Facts<R>) => readonly string[];
      readonly say?: Say<R>;
    }
  /** A board as it stands in a game, drawn by the game itself. */
  | { readonly kind: 'scene'; readonly scene: string; readonly say?: Say<R> };

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A question that the rulebooks leave open, and our answer. */
export interface Ruling {
  /** `R-4` */
  readonly id: string;
  readonly games: readonly GameId[];
  /** Only where a table has chosen one of these. */
  readonly where?: readonly GameOptions[];
  readonly question: (v: Voice) => string;
  /** What the rulebook says, in our words. */
  readonly book: (v: Voice) => string;
  readonly decision: (v: Voice) => string;
}

/** How editions differ, side by side: one row a subject, a cell a game. */
export interface Difference {
  readonly subject: (v: Voice) => string;
  readonly cells: Readonly<Partial<Record<GameId, (v: Voice) => string>>>;
  /** The topic that says more, in each game's rulebook. */
  readonly topics: Readonly<Partial<Record<GameId, string>>>;
}
