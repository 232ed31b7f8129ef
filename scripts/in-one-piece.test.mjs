import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inOnePiece } from './in-one-piece.mjs';

let folder;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'horta-piece-')));
  mkdirSync(join(folder, 'beside'));
  writeFileSync(join(folder, 'setup.ts'), 'globalThis.hortaPiece = ["setup"];');
  writeFileSync(
    join(folder, 'beside/part.ts'),
    'export const PART: URL = new URL("./file", import.meta.url);',
  );
  writeFileSync(
    join(folder, 'whole.slow.test.ts'),
    `import { PART } from './beside/part.ts';
globalThis.hortaPiece.push(PART.href, new URL('./file', import.meta.url).href);`,
  );
});

afterAll(() => {
  delete globalThis.hortaPiece;
  rmSync(folder, { recursive: true });
});

it('a bundled test runs after its set-up, and each of its modules finds what lies beside it', async () => {
  const plugin = inOnePiece(/\.slow\.test\.ts$/, { conditions: [], setup: join(folder, 'setup.ts') });
  const watched = [];
  const { code } = await plugin.load.call(
    { addWatchFile: (file) => watched.push(file) },
    join(folder, 'whole.slow.test.ts'),
  );
  const [, bundle] = /^import "(.+)";$/.exec(code);
  await import(/* @vite-ignore */ bundle);
  const beside = (path) => pathToFileURL(join(folder, path)).href;
  expect(globalThis.hortaPiece).toEqual(['setup', beside('beside/file'), beside('file')]);
  expect(watched).toContain(join(folder, 'beside/part.ts'));
  expect(await plugin.load.call({}, join(folder, 'other.test.ts'))).toBeUndefined();
});
