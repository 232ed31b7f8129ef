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
    include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
  },
});
