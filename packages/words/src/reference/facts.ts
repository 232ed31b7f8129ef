/** The rules of a pack as a rulebook asks for its numbers. */
import { findGame, type GameId, type GameOptions, type Pack, rulesOf } from '@horta/engine';
import type { Facts } from './rulebook.ts';

/**
 * A pack may lack the parts that only some tables play with: whoever reads has those of the game's own pack, as nobody plays
 * with others.
 */
export function wholePack(id: GameId, pack: Pack, version = findGame(id).version): Pack {
  const own = findGame(id).packOf(version);
  const there = Object.entries(pack.components).filter(([, component]) => component !== undefined);
  return { ...pack, components: { ...own.components, ...Object.fromEntries(there) } };
}

/** Of the game's own pack if none is given, under its newest rules if no version is; the game must be loaded. */
export function factsOf(id: GameId, pack?: Pack, version?: number): Facts {
  const game = findGame(id);
  const under = version ?? game.version;
  const values = pack === undefined ? game.packOf(under) : wholePack(id, pack, under);
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
