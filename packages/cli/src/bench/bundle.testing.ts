/** Node can't run the source of a worker as it is: tests bundle it first. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

export interface Bundle {
  readonly entry: URL;
  remove(): void;
}

export async function bundle(source: URL): Promise<Bundle> {
  const outDir = mkdtempSync(join(tmpdir(), 'horta-'));
  const path = fileURLToPath(source);
  const resolve = { conditions: ['horta-source', 'module', 'import', 'default'] };
  await build({
    configFile: false,
    logLevel: 'silent',
    resolve,
    ssr: { noExternal: true, resolve },
    build: { ssr: path, outDir },
  });
  return {
    entry: pathToFileURL(join(outDir, basename(path).replace('.ts', '.js'))),
    remove: () => rmSync(outDir, { recursive: true }),
  };
}
