/** What somebody decides, and what is seen of the table as far as deciding takes it. */
import type { Frame, GameState } from '@horta/engine';
import type { Played } from '@horta/table';

export interface Decision {
  readonly view: GameState;
  readonly frame: Frame | undefined;
  readonly legal: readonly number[];
}

/** What is seen at one moment (table/seen.ts). */
export interface Surveyed {
  readonly view: GameState;
  readonly legal: readonly number[];
  readonly played: readonly Played[];
  readonly look: { readonly told?: { readonly position: number } | undefined };
}
