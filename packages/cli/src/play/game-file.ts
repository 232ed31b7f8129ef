/** Where a game in the terminal is kept between its decisions: its record, and under it who sits where. */
import { lstatSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  cleanName,
  type GameRecord,
  isRecordText,
  parseJson,
  recordFromText,
  recordToText,
} from '@horta/engine';
import { UsageError } from '../command.ts';
import { readKeptText } from '../files.ts';
import { makeFolderOf, trying, writeWhole } from '../writing.ts';

/** Who sits at the table: people first, then bots. */
export interface Sitters {
  readonly people: number;
  readonly names: readonly string[];
  readonly bot: string;
}

export const DEFAULT_FILE: string = join(homedir(), '.horta', 'game.txt');

/** In a comment, so that the file is a record like any other. The word is an older one of ours, and files are kept. */
const SITTERS = '# seating: ';

export interface KeptGame {
  readonly record: GameRecord;
  readonly sitters: Sitters | undefined;
}

/** Throws UsageError if it can't. */
export function keepGame(path: string, record: GameRecord, sitters: Sitters): void {
  makeFolderOf(path);
  writeWhole(path, `${recordToText(record)}${SITTERS}${JSON.stringify(sitters)}\n`);
}

/** Gives the file, if there is one, another name: the first free of `FILE.1`, `FILE.2` and so on. */
export function setAside(path: string): string | undefined {
  if (!isThere(path)) return undefined;
  refuseForeign(path);
  let number = 1;
  while (isThere(`${path}.${number}`)) number++;
  const free = `${path}.${number}`;
  trying(path, () => renameSync(path, free));
  return free;
}

/**
 * Throws UsageError if something lies there that is no record: a folder, a device, somebody else's file, an empty one.
 * A record may be broken, or of another version: no game could be begun otherwise where such a one is kept.
 */
export function refuseForeign(path: string): void {
  if (!isThere(path)) return;
  if (!isRecordText(readKeptText(path) ?? ''))
    throw new UsageError(
      `${path} is no record of a game, and stays as it is: --file says where else to keep the game`,
    );
}

/** A link that leads nowhere is there, too. */
function isThere(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

/** The game of a file's text. Throws InvalidInput if it is something else. */
export function readKeptGame(text: string): KeptGame {
  const record = recordFromText(text);
  const line = text.split('\n').find((candidate) => candidate.startsWith(SITTERS));
  return {
    record,
    sitters: line === undefined ? undefined : readSitters(line.slice(SITTERS.length), record.players),
  };
}

function readSitters(json: string, players: number): Sitters | undefined {
  try {
    const { people, names, bot } = parseJson(json) as Partial<Sitters>;
    if (!Number.isInteger(people) || Number(people) < 0 || Number(people) > players) return undefined;
    if (!Array.isArray(names) || typeof bot !== 'string') return undefined;
    return { people: Number(people), names: names.map((name) => cleanName(String(name))), bot };
  } catch {
    return undefined;
  }
}
