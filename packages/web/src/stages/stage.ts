/** What is shown of a stage of the end of a round, or of the final count: a game says it, the page shows it. */
import type { GameEvent, GameState, Seat } from '@horta/engine';
import type { Speaker, ThingId } from '@horta/words/fetched';
import type { IconName } from '../art/icons.ts';
import type { Gain, StageId } from '../games/gain.ts';

/** A stage, as far as it was told. */
export interface StageStory {
  readonly stage: StageId;
  /** The position that the boards show. */
  readonly view: GameState;
  /** That before the move with which it began. */
  readonly before: GameState;
  readonly events: readonly GameEvent[];
  readonly speaker: Speaker;
}

/** What lies over a thing: whose it has become, or that it is new. */
export interface Medal {
  readonly thing: ThingId;
  /** On what must stay in sight it is a small tag: hanging from a card, within a place, or on a corner. Else it lies on its middle. */
  readonly tag?: 'card' | 'place' | 'corner';
  /** By those who share it; nobody's if there are none. */
  readonly parts: readonly MedalPart[];
  /** Pieces that were counted. */
  readonly counts: readonly Counts[];
  /** What it is, and why it went so. */
  readonly title: string;
  readonly texts: readonly string[];
}

interface MedalPart {
  /** Undefined for the neutral colour. */
  readonly seat: Seat | undefined;
  readonly text: string;
}

/** A thing on which a piece of this colour counted. */
interface Counts {
  readonly thing: ThingId;
  readonly seat: Seat | undefined;
}

/** Something that was counted for a player. */
export interface Counted {
  readonly icon?: IconName;
  readonly text: string;
}

/** What else came of it. */
export interface Note {
  readonly icon: IconName;
  readonly seat?: Seat;
  readonly text: string;
}

/** The part of the table on which it happens. */
export type StageArea = 'main' | 'side' | 'own';

/** What a game says of a stage. */
export interface Sheet {
  readonly icon: IconName;
  /** How it is counted. */
  readonly rule: string;
  readonly area: StageArea;
  /** Things that it has to do with; all others fade. */
  readonly things: readonly ThingId[];
  /** Things of which only the pieces on them matter. */
  readonly grounds?: readonly ThingId[];
  readonly medals: readonly Medal[];
  /** The thing whose medal tells what happened last. */
  readonly latest?: ThingId | undefined;
  counted(seat: Seat): readonly Counted[];
  readonly notes: readonly Note[];
}

/** What was counted for a player, what it brought, and the points before and after it. */
export interface Share {
  readonly seat: Seat;
  readonly counted: readonly Counted[];
  readonly gains: readonly Gain[];
  readonly before: number;
  readonly after: number;
}

export interface StageList {
  /** Of the end of this round. */
  readonly round: readonly StageId[];
  readonly count: readonly StageId[];
}

/** What a game knows of its stages; fetched when the first one is told. */
export interface GameStages {
  /** The stages that the rules of this table have, in their order. */
  stagesOf(view: GameState): StageList;
  sheetOf(story: StageStory): Sheet;
}
