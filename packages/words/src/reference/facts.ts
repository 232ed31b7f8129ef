/** The rules of a pack as a rulebook asks for its numbers. */
import { findGame, type GameId, type GameOptions, type Pack, rulesOf } from '@horta/engine';
import type { Facts } from './rulebook.ts';

/** Of the game's own pack if none is given, under its newest rules if no version is; the game must be loaded. */
export function factsOf(id: GameId, pack?: Pack, version?: number): Facts {
  const game = findGame(id);
  const under = version ?? game.version;
  const values = pack ?? game.packOf(under);
  const rules = (players: number, options: GameOptions) => rulesOf(game, players, options, values, under);
  // Of each choice the last one: those before it leave something in the box.
  const everything = Object.fromEntries(
    game.options.map((option) => [option.id, option.values.at(-1)?.value ?? option.default]),
  );
  return {
    plain: rules(game.maxPlayers, {}),
    full: rules(game.maxPlayers, everything),
    with: (players) => rules(players, {}),
    fullWith: (players) => rules(players, everything),
    leastPlayers: game.minPlayers,
    mostPlayers: game.maxPlayers,
  };
}
