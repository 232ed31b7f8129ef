/**
 * The file of a tournament. While games are played it is a journal of JSON lines: the parameters, then a line for each
 * game. So a process may be killed at any moment: at worst the last line is cut short, and that game is played again.
 * When all games are played the document takes the journal's place, in one line.
 */
import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../command.ts';
import { cannot } from '../files.ts';
import { FORMAT, type TournamentDocument } from './document.ts';
import type { Parameters } from './parameters.ts';
import type { PlayedGame } from './play.ts';
import { readSaved } from './saved.ts';

/** The games in the file; none if there is no file. Throws UsageError if it is another's or broken. */
export function loadGames(path: string, parameters: Parameters): PlayedGame[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cannot('read', path, error);
  }
  return readSaved(path, text, parameters);
}

export interface Journal {
  /** The game is in the file when this returns. */
  add(game: PlayedGame): void;
  close(): void;
}

/** Begins the journal anew with the games that there are: what was cut short is gone. */
export function openJournal(path: string, parameters: Parameters, games: readonly PlayedGame[]): Journal {
  write(path, [{ format: FORMAT, parameters }, ...games]);
  // Held open: whatever happens to the name meanwhile, no other file gets the lines.
  const file = trying(path, () => openSync(path, 'a'));
  return {
    add: (game) => trying(path, () => appendFileSync(file, lineOf(game))),
    close: () => closeSync(file),
  };
}

export function saveDocument(path: string, document: TournamentDocument): void {
  write(path, [document]);
}

/** Beside the file first: a file cut short never takes the place of a whole one. */
function write(path: string, lines: readonly unknown[]): void {
  const draft = `${path}.new`;
  const folder = dirname(path);
  if (!existsSync(folder)) throw new UsageError(`cannot write ${path}: there is no folder ${folder}`);
  trying(path, () => {
    try {
      writeFileSync(draft, lines.map(lineOf).join(''));
      renameSync(draft, path);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
  });
}

function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

function trying<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw cannot('write', path, error);
  }
}
