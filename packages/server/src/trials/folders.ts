import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whoever asks for it removes it. */
export function temporary(): string {
  return mkdtempSync(join(tmpdir(), 'horta-trial-'));
}
