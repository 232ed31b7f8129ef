/**
 * The record of a game: what it was begun with, and every decision. It is the only truth; all else is derived by
 * playing it again.
 */

import { type Fault, refuseFaults } from './faults.ts';
import type { Deal, GameOptions, Ruleset, Seat } from './game.ts';
import { optionsShape } from './json.ts';
import { fingerprint, type Pack } from './pack.ts';
import { either, integer, listOf, object, oneOf, read, recordOf, type Shape, text, word } from './shape.ts';

/** What records are written as. */
export const RECORD_FORMAT = 'horta-record-2';
/** The format before it had no take-backs; it still reads. */
export const FIRST_FORMAT = 'horta-record-1';
export const RECORD_FORMATS = [FIRST_FORMAT, RECORD_FORMAT] as const;
/** The version of the engine that records are written with; the package's own version. */
export const ENGINE_VERSION = '0.1.0';

export interface Move {
  readonly seat: Seat;
  readonly step: string;
  readonly option: number;
}

/** Moves that were played and then taken back. */
export interface TakenBack {
  /** Who took them back. */
  readonly seat: Seat;
  /** How many moves stood before them, and stand again. */
  readonly from: number;
  readonly moves: readonly Move[];
}

/** What a game was begun with. */
export type RecordHeader = Omit<GameRecord, 'moves' | 'takenBack' | 'scores'>;

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  /** The engine that wrote it; for curiosity, not for reading it. */
  readonly engine: string;
  readonly players: number;
  readonly options: GameOptions;
  /** Fingerprint of the component pack; the pack itself is there when it is not the game's own. */
  readonly pack: string;
  readonly packData?: Pack;
  readonly seed: string;
  readonly deal: Deal;
  /** The course of the game that stands. */
  readonly moves: readonly Move[];
  /** What was taken back, in the order in which that was done; `courseOf` tells it among the moves. */
  readonly takenBack?: readonly TakenBack[];
  /** Final scores by seat, when the game was played to its end. */
  readonly scores?: readonly number[];
}

/** What the game of a record was begun with, without what was then played. */
export function headerOf({ moves: _, takenBack: __, scores: ___, ...header }: GameRecord): RecordHeader {
  return header;
}

/** The header of a record about to be played under these rules. */
export function newRecord(rules: Ruleset, ownPacks: readonly Pack[], seed: string, deal: Deal): RecordHeader {
  const { game, version, players, options } = rules;
  const pack = fingerprint(rules.pack);
  const header = {
    format: RECORD_FORMAT,
    game,
    version,
    engine: ENGINE_VERSION,
    players,
    options,
    pack,
  } as const;
  const start = { seed, deal };
  return ownPacks.some((own) => fingerprint(own) === pack)
    ? { ...header, ...start }
    : { ...header, packData: rules.pack, ...start };
}

/** More than any text that is read can hold. */
const MOST_MOVES = 1_000_000;

const number = integer(-0x8000_0000, 0x7fff_ffff);

const packData: Shape<Pack> = (value, path, faults) => {
  if (typeof value === 'object' && value !== null) return value as Pack;
  faults.push({ path, message: 'expected a component pack' });
  return undefined;
};

const headerShapes = {
  game: word(60),
  version: integer(1, 9999),
  engine: word(40),
  players: integer(1, 9),
  options: optionsShape,
  pack: word(60),
  seed: text(200),
  deal: recordOf(either(integer(0, 99), listOf(either(integer(0, 99), text(60))))),
} as const;

const moveShape: Shape<Move> = object({
  seat: integer(0, 9),
  step: word(60),
  option: integer(0, 0x7fff_ffff),
});

const takenBackShape: Shape<TakenBack> = object({
  seat: integer(0, 9),
  from: integer(0, MOST_MOVES),
  moves: listOf(moveShape),
});

const format = oneOf([RECORD_FORMAT]);

export const headerShape = object({ format, ...headerShapes }, { packData });

const bodyShapes = { ...headerShapes, moves: listOf(moveShape) };
const scores = listOf(number);

const recordShape = object(
  { format, ...bodyShapes },
  { packData, takenBack: listOf(takenBackShape), scores },
);
const firstShape = object({ format: oneOf(RECORD_FORMATS), ...bodyShapes }, { packData, scores });

/** Checks the form of a record from outside; whether it can be played is found by playing it. */
export function readRecordJson(json: unknown): GameRecord {
  const isFirst = (json as { readonly format?: unknown } | undefined)?.format !== RECORD_FORMAT;
  if (isFirst) return { ...read(firstShape, json, 'record'), format: RECORD_FORMAT };
  const { takenBack = [], ...record } = read(recordShape, json, 'record');
  refuseFaults('record', takenBackFaults(record, takenBack));
  return takenBack.length === 0 ? record : { ...record, takenBack };
}

/** From the last to the first, since what stood at one of them follows from what was done after it. */
function takenBackFaults(
  { players, moves }: Pick<GameRecord, 'players' | 'moves'>,
  takenBack: readonly TakenBack[],
): Fault[] {
  const faults: Fault[] = [];
  let standing = moves.length;
  for (let i = takenBack.length - 1; i >= 0; i--) {
    const { seat, from, moves: taken } = takenBack[i];
    const path = `takenBack[${i}]`;
    if (seat >= players) faults.push({ path, message: `no seat ${seat} at a table of ${players}` });
    if (from > standing) faults.push({ path, message: `${from} moves, but only ${standing} stood then` });
    if (taken.length === 0) faults.push({ path, message: 'nothing was taken back' });
    standing = from + taken.length;
  }
  return faults.reverse();
}
