import type { Frame, GameEvent, GameState, Reason, Seat } from '@horta/engine';
import type { ThingId } from './things.ts';
import type { Voice } from './voice.ts';

/** A choice of the pending decision that somebody looks at, and why it can't be made. */
export interface Choice {
  readonly option: number;
  readonly reason?: Reason | undefined;
}

/** What somebody looks at closely, so that they can decide: no sentence twice. */
export interface Description {
  /** The name of the thing, for those who don't see it too; without a thing, what the choice does. */
  readonly title: string;
  /** What choosing it does; undefined if it can't be chosen, or if the lines say it. */
  readonly does?: string | undefined;
  /** Why it can't be chosen now, in a sentence. */
  readonly notNow?: string | undefined;
  /** What it means for the reader now, the most important first. */
  readonly lines: readonly string[];
}

/** What is said of the choices of a decision. */
export interface ChoiceWords {
  /** What it does, with what it costs and gives; undefined for a number that means nothing then. */
  option(v: Voice, s: GameState, frame: Frame, option: number): string | undefined;
  /** Why not, in a sentence. */
  reason(v: Voice, s: GameState, reason: Reason): string | undefined;
}

/** What is said of a game beside its names and tasks. It may come after them. */
export interface GameDescriptions extends ChoiceWords {
  /** What happened, in a sentence; undefined if other events tell it already. */
  event(v: Voice, s: GameState, event: GameEvent): string | undefined;
  /** Describes a thing by the id that the boards give it. */
  describe(
    v: Voice,
    s: GameState,
    thing: ThingId,
    reader: Seat | undefined,
    choice: Choice | undefined,
  ): Description | undefined;
  /** Describes a choice of the pending decision, for the one who decides. */
  consider(v: Voice, s: GameState, option: number): Description | undefined;
  /** Of what would happen: what the words of the choice don't say. */
  consequences(v: Voice, s: GameState, events: readonly GameEvent[]): readonly string[];
  /** The task of the pending decision, with the reason why the reader is asked if they did not ask for it. */
  because(
    v: Voice,
    s: GameState,
    reader: Seat | undefined,
    events: readonly GameEvent[],
    task: string,
  ): string;
}
