/** Files named on the command line, to be read. What they hold, and how much of it, is nobody's promise. */
import { closeSync, constants, createReadStream, openSync, readSync, type Stats, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { LONGEST_TEXT } from '@horta/engine';
import { type Terminal, UsageError } from './command.ts';

/** The text of a record or pack; `-` is the standard input. Pipes are read too: `horta replay <(zcat FILE)`. */
export async function readText(path: string, { stdin }: Terminal): Promise<string> {
  const name = path === '-' ? 'the standard input' : path;
  const stream: Readable = path === '-' ? stdin : createReadStream(path);
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      const part = Buffer.from(chunk as Uint8Array);
      length += part.length;
      if (length > LONGEST_TEXT) throw tooLarge(name, LONGEST_TEXT, sizeOf(path));
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof UsageError ? error : cannot('read', name, error);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The text of a file that we keep, and so of a plain one; undefined if there is none. */
export function readKeptText(path: string, limit: number = LONGEST_TEXT): string | undefined {
  try {
    const found = statSync(path);
    // Before it is opened: at a pipe that alone would wait for ever.
    if (!found.isFile()) throw new UsageError(`cannot read ${path}: it is ${kindOf(found)}`);
    if (found.size > limit) throw tooLarge(path, limit, found.size);
    return readAtMost(path, limit);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cannot('read', path, error);
  }
}

/** Some files are longer than they say. */
function readAtMost(path: string, limit: number): string {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const parts: Buffer[] = [];
    let length = 0;
    for (;;) {
      const part = Buffer.alloc(1 << 20);
      const count = readSync(file, part);
      if (count === 0) return Buffer.concat(parts).toString('utf8');
      length += count;
      if (length > limit) throw tooLarge(path, limit, undefined);
      parts.push(part.subarray(0, count));
    }
  } finally {
    closeSync(file);
  }
}

function kindOf(found: Stats): string {
  if (found.isDirectory()) return 'a folder';
  return found.isFIFO() || found.isSocket() ? 'a pipe, not a file' : 'a device, not a file';
}

function sizeOf(path: string): number | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : undefined;
}

function tooLarge(name: string, limit: number, size: number | undefined): UsageError {
  const found = size === undefined ? 'there are more' : `there are ${size}`;
  return new UsageError(`cannot read ${name}: it may have ${limit} bytes, and ${found}`);
}

const REASONS: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  EEXIST: 'there is a file of that name',
  EACCES: 'it is not permitted',
  ENOSPC: 'there is no space left',
};

/** For a file that could not be read or written. */
export function cannot(verb: 'read' | 'write', path: string, error: unknown): UsageError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const nothing = verb === 'read' ? 'there is no such file' : 'there is no such folder';
  return new UsageError(
    `cannot ${verb} ${path}: ${code === 'ENOENT' ? nothing : (REASONS[code] ?? message)}`,
  );
}
