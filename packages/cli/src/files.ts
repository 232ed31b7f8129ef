/** Files named on the command line. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type Terminal, UsageError } from './command.ts';

/** The text of a file; `-` is the standard input. */
export async function readText(path: string, { stdin }: Terminal): Promise<string> {
  if (path === '-') return text(stdin);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw cannot('read', path, error);
  }
}

/** For a file that could not be read or written. */
export function cannot(verb: string, path: string, error: unknown): UsageError {
  const { code, message } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of the path is no folder',
    EEXIST: 'there is a file of that name',
    EACCES: 'it is not permitted',
  };
  return new UsageError(`cannot ${verb} ${path}: ${reasons[code ?? ''] ?? message}`);
}
