/**
 * The record of a game: what it was begun with, and every decision. It is the only truth; all else is derived by
 * playing it again.
 */
import type { Deal, GameOptions, Ruleset, Seat } from './game.ts';
import { optionsShape } from './json.ts';
import { fingerprint, type Pack } from './pack.ts';
import { either, integer, listOf, object, oneOf, read, recordOf, type Shape, text, word } from './shape.ts';

export const RECORD_FORMAT = 'horta-record-1';
/** The version of the engine that records are written with; the package's own version. */
export const ENGINE_VERSION = '0.1.0';

export interface Move {
  readonly seat: Seat;
  readonly step: string;
  readonly option: number;
}

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
  readonly moves: readonly Move[];
  /** Final scores by seat, when the game was played to its end. */
  readonly scores?: readonly number[];
}

/** The header of a record about to be played under these rules. */
export function newRecord(
  rules: Ruleset,
  ownPacks: readonly Pack[],
  seed: string,
  deal: Deal,
): Omit<GameRecord, 'moves'> {
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

const number = integer(-0x8000_0000, 0x7fff_ffff);

const packData: Shape<Pack> = (value, path, faults) => {
  if (typeof value === 'object' && value !== null) return value as Pack;
  faults.push({ path, message: 'expected a component pack' });
  return undefined;
};

const headerShapes = {
  format: oneOf([RECORD_FORMAT]),
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

export const headerShape = object(headerShapes, { packData });

const recordShape = object(
  { ...headerShapes, moves: listOf(moveShape) },
  { packData, scores: listOf(number) },
);

/** Checks the form of a record from outside; whether it can be played is found by playing it. */
export function readRecordJson(json: unknown): GameRecord {
  return read(recordShape, json, 'record');
}
