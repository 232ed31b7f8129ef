/** The player’s aid of each game. */
import { findGame, type GameId, type GameOptions, type Ruleset } from '@horta/engine';
import type { Rules as Rules1893 } from '@horta/engine/1893';
import type { Rules as Rules1897 } from '@horta/engine/1897';
import { speaker } from '@horta/words/fetched';
import { settings } from '../settings/settings.svelte.ts';
import type { AidSection, NameOf } from './card.ts';
import { aid1893 } from './card-1893.ts';
import { aid1897 } from './card-1897.ts';

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
