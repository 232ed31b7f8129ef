import type { GameState, Seat } from '@horta/engine';
import type { ThingId } from './things.ts';
import type { Voice } from './voice.ts';

/** A thing on the boards, described in one or two plain sentences, and what it means for the reader now. */
export interface Description {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Describes a thing by the id that the boards give it. */
export type DescribeThing = (
  v: Voice,
  s: GameState,
  thing: ThingId,
  reader: Seat | undefined,
) => Description | undefined;
