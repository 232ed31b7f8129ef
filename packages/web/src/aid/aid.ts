/** What a player’s aid consists of: sections of lines, each with the pictures that stand for it on the boards. */
import { findGame, type GameId, type GameOptions, type GameState, type Ruleset } from '@horta/engine';
import type { Rules as Rules1893 } from '@horta/engine/1893';
import type { Rules as Rules1897 } from '@horta/engine/1897';
import { type Speaker, speaker } from '@horta/words/fetched';
import type { IconName } from '../art/icons.ts';
import { settings } from '../settings/settings.svelte.ts';
import { aid1893 } from './card-1893.ts';
import { aid1897 } from './card-1897.ts';

export interface AidLine {
  readonly icons: readonly IconName[];
  /** What it is called on the boards. */
  readonly name?: string;
  readonly text: string;
  /** What comes with it for another player. */
  readonly owner?: string;
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

/** The aid of a table, with the numbers of its rules. */
export function aidOf(rules: Ruleset): readonly AidSection[] {
  const speech = speaker(settings.locale);
  // Names need no position; that of the deal has the rules.
  const state = findGame(rules.game).start(rules, 'aid', {});
  const nameOf: NameOf = (kind, which) => speech.name(state, kind, which);
  return AIDS[rules.game](rules, nameOf);
}

const AIDS: Readonly<Record<GameId, (rules: Ruleset, nameOf: NameOf) => readonly AidSection[]>> = {
  '1893': (rules, nameOf) => aid1893(rules as Rules1893, nameOf),
  '1893-first-edition': (rules, nameOf) => aid1893(rules as Rules1893, nameOf),
  '1897': (rules, nameOf) => aid1897(rules as Rules1897, nameOf),
};

/** The rules of a table that one reads about, not one that is played at. */
export function rulesFor(game: GameId, players: number, options: GameOptions): Ruleset {
  const { pack, version, rules } = findGame(game);
  return rules(players, options, pack, version);
}
