/** Where a game in the terminal is kept between its decisions: its record, and under it who sits where. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type GameRecord, recordFromText, recordToText } from '@horta/engine';

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

/** Writes beside the file first: a file cut short never takes the place of a whole one. */
export async function keepGame(path: string, record: GameRecord, sitters: Sitters): Promise<void> {
  const draft = `${path}.new`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, `${recordToText(record)}${SITTERS}${JSON.stringify(sitters)}\n`);
  await rename(draft, path);
}

/** Gives the file's contents, if there are any, another name: the first free of `FILE.1`, `FILE.2` and so on. */
export async function setAside(path: string): Promise<string | undefined> {
  if (!existsSync(path)) return undefined;
  let number = 1;
  while (existsSync(`${path}.${number}`)) number++;
  await rename(path, `${path}.${number}`);
  return `${path}.${number}`;
}

/** The game kept in the file; undefined if there is no file. Throws if the file is something else. */
export async function readKeptGame(path: string): Promise<KeptGame | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const line = text.split('\n').find((candidate) => candidate.startsWith(SITTERS));
  return {
    record: recordFromText(text),
    sitters: line === undefined ? undefined : readSitters(line.slice(SITTERS.length)),
  };
}

function readSitters(json: string): Sitters | undefined {
  try {
    const { people, names, bot } = JSON.parse(json) as Partial<Sitters>;
    if (typeof people !== 'number' || !Array.isArray(names) || typeof bot !== 'string') return undefined;
    return { people, names: names.map(String), bot };
  } catch {
    return undefined;
  }
}
