/**
 * A whole pad as letters of an address: what a link carries, and what the browser keeps. Names of fields have numbers
 * here that stay for ever: a field that is new comes last, and one that is gone leaves its place empty.
 */
import { cleanName, findGame, type GAME_IDS, type GameId, type GameOptions } from '@horta/engine';
import {
  bytesOf,
  lettersOf,
  type Reader,
  readBelow,
  readNumber,
  readText,
  Unreadable,
  type Writer,
  writeNumber,
  writeText,
} from './bytes.ts';
import { COLOURS, LONGEST_NAME, OWN_BOARDS, type Pad, type PadPlayer } from './pad.ts';

const VERSION = 1;
const MINUTE = 60_000;
const MOST_BOARDS = 16;
const LONGEST_FINGERPRINT = 16;
/** Milliseconds: no calendar goes further, and to show a later day would throw. */
const LAST_DAY = 8.64e15;

const FIELDS_1893 = [
  'points',
  'francs',
  'tiles',
  'iris',
  'crown',
  'passing',
  'whites',
  'nobles',
  'architect',
  'houses',
  'pavilions',
  'spots',
  'cubes',
  'free',
  'artworks',
  'row-architects',
  'row-nobles',
  'row-artworks',
  'row-francs',
] as const;

/** By game: the fields by their numbers. */
export const FIELD_NUMBERS: Readonly<Record<GameId, readonly string[]>> = {
  '1893': FIELDS_1893,
  '1893-first-edition': FIELDS_1893,
  '1897': [
    'points',
    'francs',
    'nobles',
    'architecture',
    'houses',
    'materials',
    'majorities',
    'house-kinds',
    'colours',
    'prison',
    'nobility',
    'prestige',
  ],
};

/** Likewise the games, as they were numbered first. */
const GAMES: readonly GameId[] = ['1893', '1893-first-edition', '1897'] satisfies typeof GAME_IDS;

export function codeOf(pad: Pad): string {
  const writer: Writer = { bytes: [] };
  writeNumber(writer, VERSION);
  writeNumber(writer, GAMES.indexOf(pad.game));
  writeNumber(
    writer,
    Number(pad.options.belleEpoque === true) + 2 * Number(pad.options.boards === OWN_BOARDS),
  );
  writeNumber(writer, Math.floor(pad.begun / MINUTE));
  writeNumber(writer, (pad.holder ?? -1) + 1);
  writeNumber(writer, pad.players.length);
  for (const player of pad.players) writePlayer(writer, player, FIELD_NUMBERS[pad.game]);
  // Last, and only where there is one: pads without are as they were before packs could be chosen.
  if (pad.pack !== undefined) writeText(writer, pad.pack);
  return lettersOf(writer.bytes);
}

function writePlayer(writer: Writer, player: PadPlayer, fields: readonly string[]): void {
  const { name, colour, board, isDone, values } = player;
  writeText(writer, name);
  writeNumber(writer, colour);
  writeNumber(writer, board);
  writeNumber(writer, Number(isDone));
  const written = fields.flatMap((field, i) => {
    const value = values[field];
    return value === undefined ? [] : [[i, value] as const];
  });
  writeNumber(writer, written.length);
  for (const [field, value] of written) {
    writeNumber(writer, field);
    writeNumber(writer, value);
  }
}

/** Undefined if the letters are no pad. Whether its game allows what stands on it is asked elsewhere (soundness.ts). */
export function padOfCode(code: string, id: string): Pad | undefined {
  const bytes = bytesOf(code);
  if (bytes === undefined) return undefined;
  try {
    const reader: Reader = { bytes, at: 0 };
    const pad = readPad(reader, id);
    return reader.at === bytes.length ? pad : undefined;
  } catch (fault) {
    if (fault instanceof Unreadable || fault instanceof TypeError) return undefined;
    throw fault;
  }
}

function readPad(reader: Reader, id: string): Pad {
  if (readNumber(reader) !== VERSION) throw new Unreadable('of another version');
  const game = GAMES[readBelow(reader, GAMES.length)];
  const options = optionsOf(game, readBelow(reader, 4));
  const begun = readNumber(reader) * MINUTE;
  const { minPlayers, maxPlayers } = findGame(game);
  const holder = readBelow(reader, maxPlayers + 1) - 1;
  const count = readBelow(reader, maxPlayers + 1);
  if (count < minPlayers || holder >= count) throw new Unreadable('no such table');
  if (begun < 0 || begun > LAST_DAY) throw new Unreadable('no such day');
  const players = Array.from({ length: count }, () => readPlayer(reader, FIELD_NUMBERS[game]));
  const pack = reader.at < reader.bytes.length ? readText(reader, LONGEST_FINGERPRINT) : undefined;
  return {
    ...{ id, begun, game, options, pack, packKey: undefined, players },
    holder: holder < 0 ? undefined : holder,
  };
}

function optionsOf(game: GameId, bits: number): GameOptions {
  if (game === '1893') return optionsOf1893((bits & 1) === 1, (bits & 2) === 2);
  if (bits !== 0) throw new Unreadable('an option that the game has not');
  return {};
}

export function optionsOf1893(belleEpoque: boolean, ownBoards: boolean): GameOptions {
  return { belleEpoque, boards: ownBoards ? OWN_BOARDS : 'alike' };
}

function readPlayer(reader: Reader, fields: readonly string[]): PadPlayer {
  const name = cleanName(readText(reader, LONGEST_NAME)).slice(0, LONGEST_NAME);
  const colour = readBelow(reader, COLOURS);
  const board = readBelow(reader, MOST_BOARDS);
  const isDone = readBelow(reader, 2) === 1;
  const values: Record<string, number> = {};
  for (let left = readBelow(reader, fields.length + 1); left > 0; left--) {
    const field = fields[readBelow(reader, fields.length)];
    if (field === undefined || field in values) throw new Unreadable('a field that is there twice');
    values[field] = readNumber(reader);
  }
  return { name, colour, board, isDone, values };
}
