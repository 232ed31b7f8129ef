import type { Frame, GameState } from '@horta/engine';
import type { Subject } from '@horta/words/reference';

/** What a game adds to the kind of a thing. */
export interface GameSubjects {
  /** What the thing is, beyond its kind: the action of a space, the noble of a card. */
  ofThing(view: GameState, kind: string, numbers: readonly number[]): readonly Subject[];
  /** What its panel says of a choice that is set: why its action could not be done. `trial`: the position after it. */
  ofTrial?(frame: Frame, trial: GameState): readonly Subject[];
  /** The component that has an entry of its own within its topic, by its place in the pack. */
  entryOf?(subject: Subject): string | undefined;
  /** The topic of each stage that is no source of points. */
  readonly stages: Readonly<Record<string, string>>;
}
