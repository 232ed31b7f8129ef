// A plugin for tests that compute much. Vitest hands what modules share from one to another through getters, which hot
// code pays for with half of its speed. Such a test is bundled with all that it is made of first, as for a browser.
import { build } from 'vite';

/**
 * `setup`: what has to be there before the test, in the same piece.
 * @returns {import('vite').Plugin}
 */
export function inOnePiece(pattern, { conditions, setup }) {
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
            name: 'horta-setup',
            transform: (code, module) =>
              module === id ? { code: `import ${JSON.stringify(setup)};${code}`, map: null } : undefined,
          },
        ],
        resolve: { conditions },
        ssr: { noExternal: [/^@horta\//], resolve: { conditions } },
        build: {
          ssr: id,
          write: false,
          sourcemap: true,
          minify: false,
          rolldownOptions: { output: { codeSplitting: false } },
        },
      });
      const [{ code, map, moduleIds }] = output;
      for (const module of moduleIds) this.addWatchFile(module);
      return { code, map };
    },
  };
}
