/** The catalogue as data: what `horta games` and the referee tell of every game and of every table there is. */
import {
  fingerprint,
  GAMES,
  type Game,
  type GameId,
  type GameOptions,
  type OptionDefinition,
  type OptionValue,
  packsOf,
  type RulesVersion,
  type TableChoice,
  tables,
} from '@horta/engine';

export interface GameEntry {
  readonly id: GameId;
  readonly name: string;
  /** The newest version of its rules, and every one that can be played. */
  readonly version: number;
  readonly versions: readonly RulesVersion[];
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly options: readonly OptionDefinition[];
  readonly pack: PackEntry;
  /** Packs of earlier versions, and others that were the game's own: what was recorded with them can still be played. */
  readonly earlierPacks: readonly PackEntry[];
  readonly tables: readonly TableEntry[];
}

interface PackEntry {
  readonly id: string;
  readonly name: string;
  readonly fingerprint: string;
}

/** One combination of the game's options with a number of players. */
export interface TableEntry {
  /** Of the game, and of what the table chose beside the defaults. */
  readonly name: string;
  readonly players: number;
  readonly options: GameOptions;
  /** What was chosen beside the defaults changes, a sentence for each. */
  readonly changes: readonly string[];
}

export function gamesList(): GameEntry[] {
  return GAMES.map((game) => ({
    id: game.id,
    name: game.name,
    version: game.version,
    versions: game.versions,
    minPlayers: game.minPlayers,
    maxPlayers: game.maxPlayers,
    options: game.options,
    pack: packEntry(game.pack),
    earlierPacks: packsOf(game)
      .filter((pack) => pack !== game.pack)
      .map(packEntry),
    tables: tables([game]).map(tableEntry),
  }));
}

function packEntry(pack: Game['pack']): PackEntry {
  return { id: pack.id, name: pack.name, fingerprint: fingerprint(pack) };
}

function tableEntry({ game, players, options }: TableChoice): TableEntry {
  const chosen = game.options
    .filter(({ id, default: usual }) => options[id] !== usual)
    .map((option) => ({ option, value: chosenValue(option, options) }));
  return {
    name: [
      game.name,
      ...chosen.map(({ option, value }) =>
        value.value === true ? option.name : `${option.name}: ${value.name}`,
      ),
    ].join(', '),
    players,
    options,
    changes: chosen.map(({ value }) => value.changes),
  };
}

function chosenValue({ id, values }: OptionDefinition, options: GameOptions): OptionValue {
  return values.find(({ value }) => value === options[id]) as OptionValue;
}
