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
  [/words\/src\/games\/([\w-]+)\/describe\.ts$/, 'descriptions-$1'],
  [/web\/src\/games\/([\w-]+)\/view\.ts$/, 'boards-$1'],
];

function chunkName(module: string): string | undefined {
  for (const [pattern, name] of chunkNames) {
    const found = pattern.exec(module);
    if (found !== null) return name.replace('$1', found[1] ?? '').replace('$2', found[2] ?? '');
  }
  return undefined;
}

/** Parts of the page that not every visit needs: Later.svelte fetches them. */
const LATER =
  /web\/src\/(?:table\/(?:end\/|PhoneTable|HintDialog)|settings\/(?:SettingsDialog|SilencedWarnings|Keys)|pages\/(?:Import|Delete)Dialog)/;
/** The same, of the boards of 1893. */
const LATER_1893 =
  /1893\/(?:architect\/(?:Facade|Cards|Power)|art-nouveau\/SiteCard|brussels\/(?:Expansion|Drawn|Exhibition))/;

/**
 * What is always fetched together is one file: it packs better than many small ones. Page and workers share the
 * engine, and nothing of the page may come into its files: workers have no document.
 */
const groups = [
  { name: 'engine', test: /engine\/src\/(?:core|mechanics|[^/]+\.ts|games\/(?:fetched|.*\/meta)\.ts)/ },
  { name: 'bot-names', test: /bots\/src\/(?:bot-spec|budget|levels)\.ts$/ },
  {
    name: 'rules-1893-common',
    test: /engine\/src\/games\/1893\/(?:steps\/|[^/]+$|belle-epoque\/(?:cards|holdings|tiles|room|replaced-payment)|asymmetric\/boards)/,
  },
  {
    name: 'rules-1893',
    test: /engine\/src\/games\/1893\/(?:second-edition\/|(?:belle-epoque|asymmetric)\/(?:pack|components))/,
  },
  { name: 'descriptions-1893', test: /words\/src\/(?:describing\.ts|games\/1893\/(?:describe|tips))/ },
  {
    name: 'page',
    test: (id: string) =>
      /packages\/web\/(?:node_modules\/svelte|src\/(?!games\/18|host\/(?!connection|contract|fault-words|export-game)))/.test(
        id,
      ) && !LATER.test(id),
  },
  {
    name: 'boards-1893',
    test: (id: string) =>
      /web\/src\/games\/1893\/|words\/src\/games\/1893\/(?!describe|tips)/.test(id) && !LATER_1893.test(id),
  },
];

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
      output: {
        codeSplitting: { groups, includeDependenciesRecursively: false },
        entryFileNames: ({ name }) => (name in workers ? 'workers/[name].js' : 'assets/[name]-[hash].js'),
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${chunkName((facadeModuleId ?? '').replaceAll('\\', '/')) ?? '[name]'}-[hash].js`,
      },
    },
  },
});
