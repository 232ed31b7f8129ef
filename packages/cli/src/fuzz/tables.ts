/** The tables that games are spread over: every number of players and every combination of options of every game. */
import {
  type Game,
  type GameRecord,
  type GameState,
  InvalidInput,
  type Move,
  type Ruleset,
  randomFromSeed,
  recordHeader,
  rulesOf,
  type Sink,
  shuffled,
  type TableChoice,
  tables,
} from '@horta/engine';

export type Table = TableChoice;

/** In an order that depends on the seed only, so that a run of fewer games than tables leaves out none on purpose. */
export function tablesOf(
  games: readonly Game[],
  players: readonly number[] | undefined,
  seed: string,
): Table[] {
  const wanted = tables(games).filter((table) => players === undefined || players.includes(table.players));
  return shuffled(wanted.filter(exists), randomFromSeed(`${seed} tables`));
}

/** Some options don't go together, or not with every number of players: the game says so. */
function exists(table: Table): boolean {
  try {
    rulesOfTable(table);
    return true;
  } catch (error) {
    if (error instanceof InvalidInput) return false;
    throw error;
  }
}

export function rulesOfTable({ game, players, options }: Table): Ruleset {
  return rulesOf(game, players, options, game.pack);
}

export function startTable(table: Table, seed: string, sink: Sink): GameState {
  return table.game.start(rulesOfTable(table), seed, {}, sink);
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
