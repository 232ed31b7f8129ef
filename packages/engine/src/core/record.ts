/**
 * The record of a game: what it was begun with, and every decision. It is the only truth; all else is derived by
 * playing it again.
 */
import type { Deal, GameOptions, Ruleset, Seat } from './game.ts';
import { fingerprint, type Pack } from './pack.ts';

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
