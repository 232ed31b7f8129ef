import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Packages are tested from their sources, not from the build.
const conditions = ['horta-source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
  },
});
