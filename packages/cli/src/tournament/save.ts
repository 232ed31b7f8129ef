/**
 * The file of a tournament. While games are played it is a journal of JSON lines: the parameters, then a line for each
 * game. So a process may be killed at any moment: at worst the last line is cut short, and that game is played again.
 * When all games are played the document takes the journal's place, in one line.
 */
import { appendFileSync, closeSync, openSync } from 'node:fs';
import { readKeptText } from '../files.ts';
import { refuseUnwritable, trying, writeWhole } from '../writing.ts';
import { FORMAT, type TournamentDocument } from './document.ts';
import type { Parameters } from './parameters.ts';
import type { PlayedGame } from './play.ts';
import { readSaved } from './saved.ts';

/** In bytes. A game has about a thousand. */
const LARGEST_SAVE = 500_000_000;

/** The games in the file; none if there is no file. Throws UsageError if it is another's or broken. */
export function loadGames(path: string, parameters: Parameters): PlayedGame[] {
  const text = readKeptText(path, LARGEST_SAVE);
  if (text === undefined) return [];
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

function write(path: string, lines: readonly unknown[]): void {
  refuseUnwritable(path);
  writeWhole(path, lines.map(lineOf).join(''));
}

function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
