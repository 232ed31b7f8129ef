import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { inOnePiece } from './scripts/in-one-piece.mjs';
import { LongestFirst } from './scripts/longest-first.mjs';

// Packages are tested from their sources; in a browser it is the build that is tested, and Node runs the rest of it as it is.
// Not those that only bundlers know: Node would be handed files that it can't read.
const conditions = ['horta-source', ...defaultServerConditions.filter((name) => name !== 'module')];
const fromSources = { resolve: { conditions }, ssr: { resolve: { conditions } } };
const fromBuild = { server: { deps: { external: [/\/packages\/[^/]+\/dist\//] } } };

/** Whole games, many positions, training, the compiler: what is too long to wait for after each change (`npm run quick`). */
const slow = ['packages/*/src/**/*.slow.test.ts', 'scripts/**/*.slow.test.mjs'];
/** Where words are missing, tests fail. */
const strict = fileURLToPath(new URL('packages/words/src/strict.testing.ts', import.meta.url));
const browserTests = 'packages/web/browser-tests';
/** What all files of tests share. */
const globalSetup = [fileURLToPath(new URL(`${browserTests}/setup.ts`, import.meta.url))];

export default defineConfig({
  test: {
    // All of them: nobody else wants a core meanwhile.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    // Property tests and whole games take seconds, and many on a busy machine: no test is about time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        ...fromSources,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...configDefaults.exclude, 'packages/web/**', ...slow],
          setupFiles: [strict],
          isolate: false,
        },
      },
      {
        extends: true,
        ...fromSources,
        plugins: [inOnePiece(/\.slow\.test\.ts$/, { conditions, setup: strict })],
        test: { name: 'slow', include: slow, setupFiles: [strict], isolate: false },
      },
      // The client's own code wants the compiler of its components.
      'packages/web/vitest.config.ts',
      {
        // The built client in a real browser.
        extends: true,
        test: {
          ...fromBuild,
          name: 'browser',
          include: [`${browserTests}/**/*.test.ts`],
          exclude: [...configDefaults.exclude, `${browserTests}/measures/**`],
          isolate: false,
          globalSetup,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // What measures how quick the page is: by itself, one file after another.
        extends: true,
        test: {
          ...fromBuild,
          name: 'browser-measures',
          include: [`${browserTests}/measures/**/*.test.ts`],
          globalSetup,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
