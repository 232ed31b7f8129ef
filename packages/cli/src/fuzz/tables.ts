/**
 * The tables that games are spread over: every number of players and every combination of options of every game. Under
 * earlier versions of the rules each combination has one number of players, which depends on the seed.
 */
import {
  earlierTables,
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

/**
 * In an order that depends on the seed only, so that a run of fewer games than tables leaves out none on purpose; but
 * those of earlier versions come last.
 */
export function tablesOf(
  games: readonly Game[],
  players: readonly number[] | undefined,
  seed: string,
): Table[] {
  const random = randomFromSeed(`${seed} tables`);
  const isWanted = (table: Table) =>
    (players === undefined || players.includes(table.players)) && exists(table);
  return [
    ...shuffled(tables(games).filter(isWanted), random),
    ...oneOfEach(shuffled(earlierTables(games).filter(isWanted), random)),
  ];
}

/** The first table of each version and combination of options. */
function oneOfEach(all: readonly Table[]): Table[] {
  const kinds = new Map<string, Table>();
  for (const table of all) {
    const kind = JSON.stringify([table.game.id, table.version, table.options]);
    if (!kinds.has(kind)) kinds.set(kind, table);
  }
  return [...kinds.values()];
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

export function rulesOfTable({ game, players, options, version }: Table): Ruleset {
  return rulesOf(game, players, options, game.packOf(version), version);
}

export function startTable(table: Table, seed: string, sink: Sink): GameState {
  return table.game.start(rulesOfTable(table), seed, {}, sink);
}

export function recordOf(
  { game, players, options, version }: Table,
  seed: string,
  moves: readonly Move[],
): GameRecord {
  return { ...recordHeader(game.id, { players, options, version, seed }), moves };
}

export function tableName({ game, players, options, version }: Table): string {
  const chosen = Object.entries(options).map(([id, value]) => ` ${id}=${value}`);
  const earlier = version === game.version ? '' : ` version ${version}`;
  return `${game.id}${earlier} for ${players}${chosen.join('')}`;
}
