import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tested from sources, and compiled as for a browser, although in Node: what needs a page is tested in browser-tests.
const conditions = ['horta-source', ...defaultClientConditions];

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'web',
    include: ['{src,bundling}/**/*.test.ts'],
    setupFiles: ['../words/src/strict.testing.ts', 'src/page.testing.ts'],
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
