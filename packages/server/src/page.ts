/** The page that everything begins with, as it is now: it may be built anew while the server runs. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/** The text of a file, read again when it has changed. */
export function readAgain(path: string): () => string {
  let known = { changed: Number.NaN, text: '' };
  return () => {
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? known.changed;
    if (changed !== known.changed) known = { changed, text: readFileSync(path, 'utf8') };
    return known.text;
  };
}

/** Which build it is: its files have hashes in their names, and it names them. */
export function buildOf(html: string): string {
  return createHash('sha256').update(html).digest('hex').slice(0, 16);
}
