import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Packages are tested from their sources, not from the build.
const conditions = ['horta-source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Property tests and whole games take seconds, and many on a busy machine: no test is about time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['packages/words/src/strict.testing.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: ['packages/web/**', '**/node_modules/**'],
        },
      },
      // The client's own code wants the compiler of its components.
      'packages/web/vitest.config.ts',
      {
        // The built client in a real browser, after all the others and one file after another: some of them measure.
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/web/browser-tests/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
