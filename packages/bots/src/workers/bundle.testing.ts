/** Node can't run the source of a worker as it is, and a browser can't either: tests bundle it first. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

export interface Bundle {
  readonly entry: URL;
  /** What it still imports. */
  readonly imports: readonly string[];
  /** The modules that it is made of. */
  readonly modules: readonly string[];
  remove(): void;
}

export async function bundle(source: URL, platform: 'node' | 'browser'): Promise<Bundle> {
  const outDir = mkdtempSync(join(tmpdir(), 'horta-'));
  const path = fileURLToPath(source);
  const resolve = { conditions: ['horta-source', 'module', 'import', 'default'] };
  const single = { output: { codeSplitting: false, entryFileNames: 'entry.js' } };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve,
    ssr: { noExternal: true, resolve },
    build:
      platform === 'node'
        ? { ssr: path, outDir, rolldownOptions: single }
        : { lib: { entry: path, formats: ['es'] }, outDir, rolldownOptions: single },
  });
  const chunks = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const [main] = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []));
  if (main === undefined || chunks.length > 1) throw new Error(`expected one file, found ${chunks.length}`);
  return {
    // What is loaded when needed lies in the same file here.
    imports: [...main.imports, ...main.dynamicImports].filter((name) => name !== main.fileName),
    modules: main.moduleIds,
    entry: pathToFileURL(join(outDir, 'entry.js')),
    remove: () => rmSync(outDir, { recursive: true }),
  };
}
