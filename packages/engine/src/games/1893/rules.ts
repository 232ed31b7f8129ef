/**
 * What a ruleset of this family has beside what every ruleset has, and the parts that editions, expansions and variants
 * put into it. `S` is the state, which in turn names its rules.
 */
import type { Frame, GameState, Ruleset, Seat } from '../../core/game.ts';
import type { ActionName, Edition, Noble, PointSource, Track } from './ids.ts';
import type { Parameters } from './parameters.ts';
import type { Reason } from './reasons.ts';

/** One of the five actions of the Art Nouveau board. */
export interface ArtNouveauAction<S> {
  /** Why this player can't do it now; undefined if they can. */
  obstacle(s: S, player: Seat): Reason | undefined;
  /** Puts its first decision on the agenda. `isUnderWay`: part of it is done already, so it can't be given up. */
  begin(s: S, player: Seat, isUnderWay?: boolean): void;
}

/** One line of the final scoring: how many things count, and what each of them is worth. */
export interface ScoringTerm<S> {
  readonly source: PointSource;
  count(s: S, player: Seat): number;
  each(s: S, player: Seat): number;
}

/** A ruleset of this family: its numbers and lists, its steps, and the few questions that boards, cards and tiles answer. */
export interface FamilyRules<S extends GameState> extends Ruleset<S>, Parameters {
  readonly game: Edition;
  readonly artNouveau: Readonly<Record<ActionName, ArtNouveauAction<S>>>;
  /** What chance lays out before the first round, in the order in which it is drawn. */
  readonly deal: readonly DealPart<S>[];
  readonly terms: readonly ScoringTerm<S>[];
  /** By step: what can lie directly above it on the agenda, for states that come from outside. */
  readonly above: Readonly<Record<string, readonly string[]>>;
  /** What a frame of this step demands of the state. */
  readonly frameChecks: Readonly<Record<string, FrameCheck<S>>>;
  /** Invariants that hold beside those of all editions. */
  readonly checks: readonly Check<S>[];
  /** The last space that the player's disc can reach on a track. */
  lastSpace(s: S, player: Seat, track: Track): number;
  /** What the player pays at the end for keeping the noble. */
  nobleCost(s: S, player: Seat, noble: Noble): number;
  /** How far the player may move the market cursor. */
  cursorSteps(s: S, player: Seat): number;
  /** Manneken-Pis that the player counts beside those of cards won and of passing first. */
  extraManneken(s: S, player: Seat): number;
}

/** A part of the deal: items in random order, and where they are laid. */
export interface DealPart<S> {
  readonly id: string;
  readonly items: readonly number[];
  /** Words for the items, from 0; without any, a given deal names them by their numbers from 1. */
  readonly words?: readonly string[];
  lay(s: S, order: readonly number[]): void;
}

export type Report = (path: string, message: string) => void;
export type Check<S> = (s: S, fault: Report) => void;
export type FrameCheck<S> = (s: S, frame: Frame) => string | undefined;
