/** The games there are, and the tables that each of them offers. */
import { ENTRIES, loadRules } from '#games';
import { refuse } from './core/faults.ts';
import type { Game, GameOptions } from './core/game.ts';
import { GAME_IDS, isGameId } from './game-ids.ts';

export const GAMES: readonly Game[] = GAME_IDS.map((id) => ENTRIES[id]);

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

/** A game by its id, wherever that comes from: one that there is not is refused. */
export function findGame(id: string): Game {
  if (!isGameId(id)) refuse('game', '', `no game '${id}'; there is ${GAME_IDS.join(', ')}`);
  return ENTRIES[id];
}

/** Makes a game ready to be played with these options, or with any if none are given. */
export async function loadGame(id: string, options?: GameOptions): Promise<void> {
  await loadRules(findGame(id).id, options);
}
