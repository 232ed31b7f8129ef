/** The game that is played in the terminal: the one kept in the file, or a new one. */
import { randomBytes } from 'node:crypto';
import { type GameRecord, isOver, recordHeader, replay } from '@horta/engine';
import { newTable, type Table, tableOfRecord } from '@horta/table';
import { type Terminal, UsageError } from '../command.ts';
import { readKeptText } from '../files.ts';
import { readGameOptions } from '../game-options.ts';
import { packOption } from '../packs.ts';
import { readKeptGame, refuseForeign, type Sitters } from './game-file.ts';
import { type SitterWishes, seatsOf, sittersOf, withBots, withKnownBots } from './sitters.ts';

export const USUAL_GAME = '1893';
export const USUAL_PLAYERS = 3;

/** What a person can ask for. */
export interface GameWishes extends SitterWishes {
  readonly game: string | undefined;
  readonly players: number | undefined;
  readonly options: string | undefined;
  readonly pack: string | undefined;
  readonly seed: string | undefined;
  readonly file: string;
}

export interface Begun {
  readonly table: Table;
  readonly sitters: Sitters;
  /** Bots that the game was kept with, and that there are no more. */
  readonly gone: readonly string[];
}

const ID = 'terminal';

/** The game kept in the file, if it can go on; who sits there is asked of the command line if the file doesn't say. */
export function keptGame(wishes: GameWishes): Begun | undefined {
  const { file } = wishes;
  const text = readKeptText(file);
  if (text === undefined) return undefined;
  try {
    const { record, sitters: kept } = readKeptGame(text);
    if (isOver(replay(record))) return undefined;
    refuseAnother(record, wishes);
    const { sitters, gone } = keptSitters(kept, wishes, record.players);
    return { table: tableOfRecord(record, seatsOf(sitters, record.players), ID), sitters, gone };
  } catch (error) {
    refuseForeign(file);
    throw new UsageError(
      `${(error as Error).message} (${file}; --new begins a new game, and sets this file aside)`,
    );
  }
}

/** Who sat there, but with other bots if some are asked for. */
function keptSitters(
  kept: Sitters | undefined,
  wishes: GameWishes,
  players: number,
): Pick<Begun, 'sitters' | 'gone'> {
  if (kept === undefined) return { sitters: sittersOf(wishes, players), gone: [] };
  if (wishes.bot !== undefined) return { sitters: withBots(kept, players, wishes.bot), gone: [] };
  return withKnownBots(kept, players);
}

/** Who asks for a certain table would not want to play on at another one. */
function refuseAnother({ game, players, options }: GameRecord, wanted: GameWishes): void {
  if (wanted.game !== undefined && wanted.game !== game)
    throw new UsageError(`--game: the game kept is one of ${game}`);
  if (wanted.players !== undefined && wanted.players !== players)
    throw new UsageError(`--players: the game kept is one for ${players}`);
  for (const [id, value] of Object.entries(readGameOptions(wanted.options)))
    if (options[id] !== value)
      throw new UsageError(`--options: the game kept is not one with ${id}=${value}`);
}

export async function newGame(wishes: GameWishes, terminal: Terminal): Promise<Begun> {
  const { game = USUAL_GAME, players = USUAL_PLAYERS, seed = randomBytes(16).toString('hex') } = wishes;
  const sitters = sittersOf(wishes, players);
  const header = recordHeader(game, {
    ...{ players, seed, options: readGameOptions(wishes.options) },
    ...(await packOption(wishes.pack, terminal)),
  });
  return { table: newTable(ID, header, seatsOf(sitters, players)), sitters, gone: [] };
}
