import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { checkChunks, chunkName, groups } from './bundling/check.ts';
import { wholeDocument } from './document/document.ts';

/**
 * Workers are entries of the same build as the page, not builds of their own: what page and workers share, the engine
 * above all, is one file that is fetched once.
 */
const workers = { host: 'src/host/host.worker.ts', bots: 'src/host/bots.worker.ts' };

/** The paper of theme.css. */
const paper = '#f3ead7';

/** The app as a system installs it. */
const manifest: Partial<ManifestOptions> = {
  id: './',
  name: 'Horta',
  short_name: 'Horta',
  description:
    'The Bruxelles board games: Bruxelles 1893 and 1897, with friends near or far, or against bots.',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: paper,
  background_color: paper,
  categories: ['games'],
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export default defineConfig({
  plugins: [
    svelte(),
    wholeDocument(),
    checkChunks(),
    VitePWA({
      manifest,
      // src/pwa/update.svelte.ts does it, and asks before it changes to a newer version.
      injectRegister: false,
      registerType: 'prompt',
      includeManifestIcons: false,
      workbox: {
        // All there is: every game, language and level works without a network after the first visit.
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
        // Scripts of languages that Horta doesn't speak.
        globIgnores: ['**/*-{cyrillic,greek,vietnamese}-*.woff2'],
        maximumFileSizeToCacheInBytes: 16 * 1024 * 1024,
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
      },
    }),
  ],
  resolve: { conditions: ['horta-source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    // Browsers of the last two years: they know light-dark().
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The page lists what it begins with. What is fetched later is not preloaded: that needs a document, and workers
    // have none.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rollupOptions: {
      input: { index: 'index.html', ...workers },
      // Svelte's own does nothing by being there: a file that uses nothing of a part of it doesn't fetch it.
      treeshake: {
        moduleSideEffects: [{ test: /\/node_modules\/svelte\/src\/internal\/client\//, sideEffects: false }],
      },
      output: {
        codeSplitting: { groups, includeDependenciesRecursively: false },
        entryFileNames: ({ name }) => (name in workers ? 'workers/[name].js' : 'assets/[name]-[hash].js'),
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${chunkName(facadeModuleId ?? '') ?? '[name]'}-[hash].js`,
      },
    },
  },
});
