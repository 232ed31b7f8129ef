import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';

/**
 * Workers are entries of the same build as the page, not builds of their own: what page and workers share, the engine
 * above all, is one file that is fetched once.
 */
const workers = { host: 'src/host/host.worker.ts', bots: 'src/host/bots.worker.ts' };

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['horta-source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    // What preloads modules needs a document, and workers have none.
    modulePreload: false,
    cssCodeSplit: false,
    rollupOptions: {
      input: { index: 'index.html', ...workers },
      output: {
        entryFileNames: ({ name }) => (name in workers ? 'workers/[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
