/** A server's data folder: one database, readable by its owner only. */
import { accessSync, closeSync, constants, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultOf } from './faults.ts';

/** Where a server keeps things that was not told another place: in the project's folder. */
export const USUAL_DATA = fileURLToPath(new URL('../../../../data', import.meta.url));

const OWNER_ONLY = 0o600;

export function databaseIn(folder: string): string {
  return join(folder, 'horta.sqlite');
}

export function lockIn(folder: string): string {
  return join(folder, 'horta.lock');
}

/** Makes it at need. Throws StorageFault if that can't be done, or nothing can be written there. */
export function madeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw faultOf(`the data folder ${folder} can't be written`, error);
  }
}

/**
 * An empty file, if there is none: SQLite gives its other files the same permissions. One that is there is not even
 * opened, because closing it would end all locks that this process has on it.
 */
export function madePrivate(file: string): string {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return file;
}
