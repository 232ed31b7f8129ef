/** The tables that games are spread over: every number of players and every combination of options of every game. */
import {
  type Game,
  type GameOptions,
  type GameRecord,
  InvalidInput,
  type LiveState,
  type Move,
  randomFromSeed,
  recordHeader,
  rulesOf,
  type Sink,
  shuffled,
} from '@horta/engine';

export interface Table {
  readonly game: Game;
  readonly players: number;
  readonly options: GameOptions;
}

/** In an order that depends on the seed only, so that a run of fewer games than tables leaves out none on purpose. */
export function tablesOf(
  games: readonly Game[],
  players: readonly number[] | undefined,
  seed: string,
): Table[] {
  const tables = games.flatMap((game) =>
    combinations(game).flatMap((options) =>
      playerCounts(game)
        .filter((count) => players === undefined || players.includes(count))
        .map((count): Table => ({ game, players: count, options })),
    ),
  );
  return shuffled(tables.filter(exists), randomFromSeed(`${seed} tables`));
}

function playerCounts({ minPlayers, maxPlayers }: Game): number[] {
  return Array.from({ length: maxPlayers - minPlayers + 1 }, (_, i) => minPlayers + i);
}

function combinations(game: Game): GameOptions[] {
  return game.options.reduce<GameOptions[]>(
    (partial, option) =>
      partial.flatMap((chosen) => option.values.map((value) => ({ ...chosen, [option.id]: value }))),
    [{}],
  );
}

/** Some options don't go together, or not with every number of players: the game says so. */
function exists({ game, players, options }: Table): boolean {
  try {
    rulesOf(game, players, options, game.pack);
    return true;
  } catch (error) {
    if (error instanceof InvalidInput) return false;
    throw error;
  }
}

export function startTable({ game, players, options }: Table, seed: string, sink: Sink): LiveState {
  return game.start(rulesOf(game, players, options, game.pack), seed, {}, sink);
}

export function recordOf(
  { game, players, options }: Table,
  seed: string,
  moves: readonly Move[],
): GameRecord {
  return { ...recordHeader(game.id, { players, options, seed }), moves };
}

export function tableName({ game, players, options }: Table): string {
  const chosen = Object.entries(options).map(([id, value]) => ` ${id}=${value}`);
  return `${game.id} for ${players}${chosen.join('')}`;
}
