/** The games there are, and the tables that each of them offers. */
import { GAMES } from '#games';
import { refuse } from './core/faults.ts';
import type { Game, GameOptions } from './core/game.ts';

export { GAMES, loadGame } from '#games';

/** A table that can be played at: a game, a number of players, a value for each of the game's options, a version. */
export interface TableChoice {
  readonly game: Game;
  readonly players: number;
  readonly options: GameOptions;
  readonly version: number;
}

/** Every table there is under the newest rules: all combinations of game, number of players and options. */
export function tables(games: readonly Game[] = GAMES): TableChoice[] {
  return games.flatMap((game) => tablesUnder(game, game.version));
}

/** The same tables under the versions before: games that were begun under them go on. */
export function earlierTables(games: readonly Game[] = GAMES): TableChoice[] {
  return games.flatMap((game) =>
    game.versions.flatMap(({ number }) => (number === game.version ? [] : tablesUnder(game, number))),
  );
}

function tablesUnder(game: Game, version: number): TableChoice[] {
  const counts = Array.from({ length: game.maxPlayers - game.minPlayers + 1 }, (_, i) => game.minPlayers + i);
  return optionCombinations(game).flatMap((options) =>
    counts.map((players) => ({ game, players, options, version })),
  );
}

/** Every way to answer the options of a game, the defaults first. */
export function optionCombinations(game: Game): GameOptions[] {
  return game.options.reduce<GameOptions[]>(
    (all, { id, values }) => all.flatMap((chosen) => values.map(({ value }) => ({ ...chosen, [id]: value }))),
    [{}],
  );
}

export function findGame(id: string): Game {
  const game = GAMES.find((candidate) => candidate.id === id);
  if (game === undefined)
    refuse('game', '', `no game '${id}'; there is ${GAMES.map((known) => known.id).join(', ')}`);
  return game;
}
