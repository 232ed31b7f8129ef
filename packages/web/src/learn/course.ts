/**
 * What a guided game consists of. A course is one recorded game; each of its chapters begins at a position of that game,
 * and is a list of moments: what the teacher says there, what it points at, and what is to be tried. lesson.ts plays
 * it; docs/learning.md says how one is written.
 */
import type { Frame, GameEvent, GameId, GameOptions, GameState, Seat } from '@horta/engine';
import type { StageId, ThingId } from '../games/game-view.ts';
import type { CourseId } from './course-ids.ts';

export interface Course {
  readonly id: CourseId;
  readonly game: GameId;
  readonly options: GameOptions;
  readonly seed: string;
  /** Whose turn it is to learn; all other seats are played by the course. */
  readonly learner: Seat;
  /** By seat, what the others are called; the learner's is empty. */
  readonly names: readonly string[];
  /** The whole game that the chapters are taken from: the options chosen, one after the other. */
  readonly decisions: readonly number[];
  readonly chapters: readonly Chapter[];
  /** Everything that must have been told by the end. */
  readonly topics: readonly string[];
  /** What somebody else chooses where the recorded game is no guide any more. */
  readonly otherwise: (view: GameState, frame: Frame, legal: readonly number[]) => number;
}

export interface Chapter {
  readonly id: string;
  readonly title: () => string;
  /** What one knows after it, in a sentence. */
  readonly sum: () => string;
  /** So many of the decisions of the recorded game lead here. */
  readonly at: number;
  /** In their order; with the last one the chapter ends. */
  readonly moments: readonly Moment[];
}

/** Where a lesson stands when the teacher speaks, as the learner may know it. */
export interface Situation {
  readonly view: GameState;
  readonly seat: Seat;
  /** What the moment waited for, if it was an event. */
  readonly event: GameEvent | undefined;
  /** All that has happened in this chapter. */
  readonly events: readonly GameEvent[];
  /** What the learner has chosen in this chapter. */
  readonly chosen: readonly Chosen[];
  /** What is asked of the learner. */
  readonly frame: Frame | undefined;
}

/** A choice of the learner's, and the view that it was made at. */
export interface Chosen {
  readonly step: string;
  readonly option: number;
  readonly before: GameState;
  readonly events: readonly GameEvent[];
}

/** A thing on the boards, or all that shows a player. */
export type Pointed = ThingId | `seat:${Seat}`;

export interface Moment {
  /** Known by it to tests and to what is kept: unique in its chapter. */
  readonly id: string;
  /** What it waits for after the moment before it; without it, it comes at once. */
  readonly when?: When;
  /** If this comes first, the moment is left out. */
  readonly lapses?: When;
  /** One to three short sentences. */
  readonly says: (at: Situation) => string;
  /** Things on the boards that are ringed. */
  readonly points?: (at: Situation) => readonly Pointed[];
  /** Which of the course's topics are told by it. */
  readonly teaches?: readonly string[];
  /** What is to be tried; without it one reads and goes on. */
  readonly task?: Task;
}

/** What a moment waits for. */
export type When =
  /** The learner has to decide this. */
  | { readonly asked: string }
  /**
   * Something has happened since the moment before. With a stage, it is said while that one is shown: the end of a
   * round is one decision of the game, and many moments of a lesson.
   */
  | {
      readonly event: string;
      readonly where?: (event: GameEvent, at: Situation) => boolean;
      readonly stage?: StageId;
    }
  | { readonly over: true };

/** Something to choose. Whatever else has to be decided before and after it is free. */
export interface Task {
  readonly step: string;
  /** What the teacher says instead of letting it be played; undefined if it is what is wanted, or as good. */
  readonly refuses?: (option: number, at: Situation) => string | undefined;
  /** Of those that are wanted, the one that is made for somebody who would rather be shown; the first without it. */
  readonly shows?: (wanted: readonly number[], at: Situation) => number;
  /** What the teacher says of the choice that was made; undefined if there is nothing to say. */
  readonly answers?: (chosen: Chosen, at: Situation) => string | undefined;
}
