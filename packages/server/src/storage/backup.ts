/** One file with all that a server keeps, made while it runs, and how a folder comes from such a file. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { sql } from 'kysely';
import { faultOf } from './faults.ts';
import { databaseIn, lockIn, madeFolder, madePrivate } from './folder.ts';
import { lockFolder } from './lock.ts';
import { checkKnown, migrationsOf } from './migrations.ts';
import { type Connection, connect, kyselyOn } from './sqlite.ts';
import { StorageFault } from './storage.ts';

export interface Backup {
  /** Of the file that was written. */
  readonly bytes: number;
}

/**
 * Writes everything that is committed by now, as it is at one moment; whoever writes meanwhile is not held up. Throws
 * StorageFault if nothing can be read or written, and never writes over a file.
 */
export async function backUp(folder: string, file: string): Promise<Backup> {
  const database = databaseIn(folder);
  if (!existsSync(database)) throw new StorageFault(`there is no database of Horta's in ${folder}`);
  if (existsSync(file)) throw new StorageFault(`${file} is there already`);
  try {
    return await copied(connect(database), resolve(file));
  } catch (error) {
    throw faultOf(`${folder} was not backed up`, error);
  }
}

/** Throws StorageFault if the file is not a sound one of ours, or if the folder is in use or holds anything. */
export async function restore(folder: string, file: string): Promise<Backup> {
  if (!existsSync(file)) throw new StorageFault(`there is no file ${file}`);
  madeFolder(folder);
  const unlock = lockFolder(folder);
  try {
    const lock = basename(lockIn(folder));
    if (readdirSync(folder).some((name) => name !== lock))
      throw new StorageFault(`the data folder ${folder} holds something: only an empty one is filled`);
    return await copied(connect(file, { readOnly: true }), databaseIn(folder));
  } catch (error) {
    throw faultOf(`${file} was not restored`, error);
  } finally {
    unlock();
  }
}

/** There is the whole file in the end, or none. */
async function copied(source: Connection, file: string): Promise<Backup> {
  const part = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    await checkOurs(source);
    // In one transaction, so that it is of one moment; and anew, so that nothing is in it that was deleted.
    source.prepare('VACUUM INTO ?').run(madePrivate(part));
    flush(part);
    renameSync(part, file);
    flush(dirname(file));
    return { bytes: statSync(file).size };
  } finally {
    source.close();
    rmSync(part, { force: true });
  }
}

async function checkOurs(source: Connection): Promise<void> {
  const db = kyselyOn<never>(source);
  const { rows } = await sql<{ readonly integrity_check: string }>`pragma integrity_check(1)`.execute(db);
  const [found] = rows;
  if (found?.integrity_check !== 'ok')
    throw new StorageFault(`the database is damaged: ${found?.integrity_check}`);
  const migrations = await migrationsOf(db);
  if (migrations.length === 0) throw new StorageFault("it is no database of Horta's");
  checkKnown(migrations);
}

/** Of a file or folder: it is on the disk then. */
function flush(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
