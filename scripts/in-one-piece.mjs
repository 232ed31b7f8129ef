// A plugin for tests that compute much. Vitest hands what modules share from one to another through getters, which hot
// code pays for with a good part of its speed. Such a test is bundled with all that it is made of first, as for a
// browser, and Node runs the bundle as it is: Vitest would read all of it once more.
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './setup.mjs';

/** Where what is installed lies, so that Vitest leaves it alone; one for each run, gone after it. */
const folder = join(root, 'node_modules', '.horta-tests', String(process.pid));

/**
 * `setup`: what has to be there before the test, in the same piece.
 * @returns {import('vite').Plugin}
 */
export function inOnePiece(pattern, { conditions, setup }) {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return {
    name: 'horta-in-one-piece',
    enforce: 'pre',
    async load(id) {
      if (!pattern.test(id)) return undefined;
      const { output } = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        plugins: [
          {
            name: 'horta-as-if-alone',
            // In the bundle, too, a module finds what lies beside it.
            transform(code, module) {
              const placed = code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(module).href));
              return {
                code: module === id ? `import ${JSON.stringify(setup)};${placed}` : placed,
                map: null,
              };
            },
          },
        ],
        resolve: { conditions },
        ssr: { noExternal: [/^@horta\//], resolve: { conditions } },
        build: {
          ssr: id,
          write: false,
          // Faults are told by the lines of the sources, whose paths go from this folder.
          sourcemap: 'inline',
          outDir: folder,
          minify: false,
          rolldownOptions: { output: { codeSplitting: false } },
        },
      });
      const [{ code, moduleIds }] = output;
      for (const module of moduleIds) this.addWatchFile(module);
      // Another name for other code: Node loads a file once.
      const file = join(folder, `${createHash('sha256').update(id).update(code).digest('hex')}.mjs`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, code);
      return { code: `import ${JSON.stringify(pathToFileURL(file).href)};`, map: null };
    },
  };
}
