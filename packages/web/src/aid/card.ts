/** What a player’s aid consists of: sections of lines, each with the pictures that stand for it on the boards. */
import type { GameState } from '@horta/engine';
import type { Speaker } from '@horta/words/fetched';
import type { IconName } from '../art/icons.ts';

export interface AidLine {
  readonly icons: readonly IconName[];
  /** What it is called on the boards. */
  readonly name?: string;
  readonly text: string;
  /** What comes with it for another player. */
  readonly owner?: string;
  /** One of several that the line before them speaks of. */
  readonly isPart?: true;
}

export interface AidSection {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly AidLine[];
}

/** Says the names of things under these rules. */
export type NameOf = (
  ...asked: Parameters<Speaker['name']> extends [GameState, ...infer Rest] ? Rest : never
) => string;
