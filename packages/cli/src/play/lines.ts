/** Lines typed by a person, or piped in: asked for one at a time. */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface Lines {
  /** The next line without the spaces around it; undefined when there are no more. */
  next(): Promise<string | undefined>;
  close(): void;
}

export function linesOf(stdin: Readable): Lines {
  const reader = createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async next() {
      const { value, done } = await lines.next();
      return done ? undefined : value.trim();
    },
    close: () => reader.close(),
  };
}
