import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';

/**
 * Workers are entries of the same build as the page, not builds of their own: what page and workers share, the engine
 * above all, is one file that is fetched once.
 */
const workers = { host: 'src/host/host.worker.ts', bots: 'src/host/bots.worker.ts' };

/** Names for what is fetched when it is needed, by the module behind it: the files' own names say too little. */
const chunkNames: readonly [RegExp, string][] = [
  [/engine\/src\/games\/1893\/second-edition\/game\.ts$/, 'rules-1893'],
  [/engine\/src\/games\/1893\/first-edition\/game\.ts$/, 'rules-1893-first-edition'],
  [/engine\/src\/games\/1897\/game\.ts$/, 'rules-1897'],
  [/bots\/src\/weights\/(.+)\.ts$/, 'weights-$1'],
  [/bots\/src\/evaluation\/(\w+)\/index\.ts$/, 'evaluation-$1'],
  [/words\/dist\/messages\/([\w-]+)\/messages\/(\w+)\.js$/, 'messages-$1-$2'],
  [/words\/src\/games\/([\w-]+)\/words\.ts$/, 'words-$1'],
  [/web\/src\/games\/([\w-]+)\/view\.ts$/, 'boards-$1'],
];

function chunkName(module: string): string | undefined {
  for (const [pattern, name] of chunkNames) {
    const found = pattern.exec(module);
    if (found !== null) return name.replace('$1', found[1] ?? '').replace('$2', found[2] ?? '');
  }
  return undefined;
}

/** The paper of theme.css. */
const paper = '#f3ead7';

/** The app as a system installs it. */
const manifest: Partial<ManifestOptions> = {
  id: './',
  name: 'Horta',
  short_name: 'Horta',
  description: 'The Bruxelles board games: Bruxelles 1893 and 1897, alone, around one screen, against bots.',
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
    // The page lists what it begins with. What is fetched later is not preloaded: that needs a document, and workers
    // have none.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rollupOptions: {
      input: { index: 'index.html', ...workers },
      output: {
        entryFileNames: ({ name }) => (name in workers ? 'workers/[name].js' : 'assets/[name]-[hash].js'),
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${chunkName((facadeModuleId ?? '').replaceAll('\\', '/')) ?? '[name]'}-[hash].js`,
      },
    },
  },
});
