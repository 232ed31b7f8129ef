/** Files named on the command line, to be written. Whatever goes wrong is a UsageError that names the file. */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from './command.ts';
import { cannot } from './files.ts';

export function writeText(path: string, text: string): void {
  trying(path, () => writeFileSync(path, text));
}

/** Writes beside the file first: a file cut short never takes the place of a whole one. */
export function writeWhole(path: string, text: string): void {
  trying(path, () => {
    const draft = `${path}.${process.pid}.new`;
    // Never into something that lies there already.
    const file = openSync(draft, 'wx');
    try {
      try {
        writeFileSync(file, text);
        // Or a machine that fails may keep the name and lose what is in it.
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(draft, path);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
  });
}

/** Makes the folder of a file and those above it, one by one: asked for all at once, Node 20 hangs under /proc. */
export function makeFolderOf(path: string): void {
  const missing: string[] = [];
  for (let folder = resolve(dirname(path)); !existsSync(folder); folder = dirname(folder))
    missing.unshift(folder);
  trying(path, () => {
    for (const folder of missing) mkdirSync(folder);
  });
}

/** Before hours of work rather than after them. */
export function refuseUnwritable(path: string): void {
  const folder = dirname(path);
  if (!existsSync(folder)) throw new UsageError(`cannot write ${path}: there is no folder ${folder}`);
  trying(path, () => {
    if (!statSync(folder).isDirectory()) throw new UsageError(`cannot write ${path}: ${folder} is no folder`);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw new UsageError(`cannot write ${path}: it is a folder`);
    accessSync(found === undefined ? folder : path, constants.W_OK);
  });
}

export function trying<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw error instanceof UsageError ? error : cannot('write', path, error);
  }
}
