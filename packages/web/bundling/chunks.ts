/**
 * Which modules are one file of the built client, by their paths in packages/ or node_modules/. A pattern is a path in which `*` stands
 * for anything within a name and `**` for anything at all; what begins with `!` takes away again, and the last pattern
 * that a module matches decides. The build fails if a pattern matches nothing: a file that was moved or renamed is
 * missed, not lost (check.ts).
 */
import type { GameId } from '@horta/engine';

interface Group {
  readonly name: string;
  readonly modules: readonly string[];
}

/**
 * What is always fetched together is one file: it packs better than many small ones. Page and workers share the
 * engine, and nothing of the page may come into its files: workers have no document.
 */
export const GROUPS: readonly Group[] = [
  {
    name: 'engine',
    modules: [
      'engine/src/core/**',
      'engine/src/mechanics/**',
      'engine/src/*.ts',
      // Reads, writes and plays records: for whoever exports or imports a game.
      '!engine/src/record-text.ts',
      '!engine/src/replay.ts',
      '!engine/src/core/record-shape.ts',
      '!engine/src/core/notation.ts',
      '!engine/src/core/course.ts',
      '!engine/src/core/parse.ts',
      'engine/src/games/fetched.ts',
      'engine/src/games/**/meta.ts',
      'engine/src/games/**/versions.ts',
    ],
  },
  // Vite's own, for whoever fetches something later.
  { name: 'preload-helper', modules: ['(vite/preload-helper.js)'] },
  { name: 'connection', modules: ['node_modules/comlink/**', 'web/src/host/worker-urls.ts'] },
  {
    name: 'words',
    modules: [
      'words/src/*.ts',
      '!words/src/describing.ts',
      '!words/src/stages.ts',
      '!words/src/replay.ts',
      '!words/src/forecast.ts',
      'words/dist/messages/shared/fetched.js',
      'words/dist/messages/interface/fetched.js',
      'words/dist/messages/interface-later/fetched.js',
      'words/dist/messages/interface-card-game/fetched.js',
      'words/dist/messages/choices/fetched.js',
    ],
  },
  { name: 'bot-names', modules: ['bots/src/bot-spec.ts', 'bots/src/budget.ts', 'bots/src/levels.ts'] },
  // What lets bots think, fetched when one has to.
  {
    name: 'bots-pool',
    modules: [
      'bots/src/workers/**',
      '!bots/src/workers/web-worker.ts',
      '!bots/src/workers/serve.ts',
      '!bots/src/workers/latest.ts',
    ],
  },
  {
    name: 'table',
    modules: ['table/src/**', '!table/src/following.ts', '!table/src/records.ts', '!table/src/playing-on.ts'],
  },
  {
    name: 'rules-1893-common',
    modules: [
      'engine/src/games/1893/*',
      'engine/src/games/1893/steps/**',
      'engine/src/games/1893/belle-epoque/cards.ts',
      'engine/src/games/1893/belle-epoque/holdings.ts',
      'engine/src/games/1893/belle-epoque/tiles.ts',
      'engine/src/games/1893/belle-epoque/room.ts',
      'engine/src/games/1893/belle-epoque/replaced-payment.ts',
      'engine/src/games/1893/asymmetric/boards.ts',
    ],
  },
  {
    name: 'rules-1893',
    modules: [
      'engine/src/games/1893/second-edition/**',
      'engine/src/games/1893/belle-epoque/pack.ts',
      'engine/src/games/1893/belle-epoque/components.ts',
      'engine/src/games/1893/asymmetric/pack.ts',
      'engine/src/games/1893/asymmetric/components.ts',
    ],
  },
  {
    name: 'descriptions-1893',
    modules: [
      'words/src/describing.ts',
      'words/src/games/1893/describe.ts',
      'words/src/games/1893/describe/**',
      'words/src/games/1893/tips.ts',
      'words/src/games/1893/*events.ts',
      'words/src/games/1893/gains.ts',
    ],
  },
  {
    name: 'page',
    modules: [
      'node_modules/svelte/**',
      // Svelte's own.
      'node_modules/clsx/**',
      'web/src/**',
      '!web/src/games/18*/**',
      // How choices are made: the first one is a click on a thing.
      '!web/src/choices/**',
      'web/src/choices/ahead.ts',
      'web/src/choices/chosen.ts',
      // The host's own, but for what the page says to it.
      '!web/src/host/**',
      'web/src/host/connection.ts',
      'web/src/host/fault-words.ts',
      // Parts of the page that not every visit needs: Later.svelte fetches them.
      '!web/src/table/end/**',
      '!web/src/stages/**',
      '!web/src/forecast/**',
      '!web/src/table/PhoneTable.svelte',
      '!web/src/table/camera.ts',
      '!web/src/replay/**',
      '!web/src/director/*.svelte',
      '!web/src/director/gains.ts',
      '!web/src/director/places.ts',
      '!web/src/director/plates.ts',
      '!web/src/table/Flights.svelte',
      '!web/src/table/Curtain.svelte',
      '!web/src/sound/**',
      '!web/src/players/PlayerStrip.svelte',
      '!web/src/table/Log*.svelte',
      '!web/src/table/Since.svelte',
      '!web/src/table/Tip.svelte',
      '!web/src/table/PointedText.svelte',
      '!web/src/table/tip.ts',
      '!web/src/art/symbols/MoreSymbols.svelte',
      '!web/src/table/Result.svelte',
      '!web/src/hints/**',
      'web/src/hints/toggle.ts',
      '!web/src/table/TableMenu.svelte',
      '!web/src/table/Attention.svelte',
      '!web/src/settings/SettingsDialog.svelte',
      '!web/src/settings/SilencedWarnings.svelte',
      '!web/src/settings/Keys.svelte',
      '!web/src/pages/SavedGameRow.svelte',
      '!web/src/pages/ImportDialog.svelte',
      '!web/src/pages/DeleteDialog.svelte',
      '!web/src/pages/ExportDialog.svelte',
      // What it knows of a table is what it is told.
      'table/src/following.ts',
    ],
  },
  {
    name: 'choices',
    modules: ['web/src/choices/**', '!web/src/choices/ahead.ts', '!web/src/choices/chosen.ts'],
  },
  // What a hint takes, at once.
  { name: 'hints', modules: ['web/src/hints/**', '!web/src/hints/toggle.ts'] },
  {
    name: 'boards-1893',
    modules: [
      'web/src/games/1893/**',
      'words/src/games/1893/**',
      'words/dist/messages/1893/fetched.js',
      'words/dist/messages/1893-expansion/fetched.js',
      '!words/src/games/1893/describe.ts',
      '!words/src/games/1893/describe/**',
      '!words/src/games/1893/tips.ts',
      // What is shown when a round ends.
      '!web/src/games/1893/stages/**',
      '!web/src/games/1893/forecast.ts',
      '!words/src/games/1893/*events.ts',
      '!words/src/games/1893/gains.ts',
      '!web/src/games/1893/choices/**',
      '!web/src/games/1893/warnings.ts',
      // Pictures that come after the first decision, and what only phones, expansions and variants show.
      '!web/src/games/1893/brussels/Portrait.svelte',
      '!web/src/games/1893/brussels/looks.ts',
      '!web/src/games/1893/architect/NarrowBoard.svelte',
      '!web/src/games/1893/architect/ArchitectList.svelte',
      '!web/src/games/1893/architect/Facade*.svelte',
      '!web/src/games/1893/architect/Cards.svelte',
      '!web/src/games/1893/architect/Power.svelte',
      '!web/src/games/1893/art-nouveau/SiteCard.svelte',
      '!web/src/games/1893/brussels/Expansion.svelte',
      '!web/src/games/1893/brussels/Drawn.svelte',
      '!web/src/games/1893/brussels/Exhibition.svelte',
    ],
  },
];

/** By game: the module behind which its rules are. */
const RULES: Readonly<Record<GameId, string>> = {
  '1893': 'engine/src/games/1893/second-edition/game.ts',
  '1893-first-edition': 'engine/src/games/1893/first-edition/game.ts',
  '1897': 'engine/src/games/1897/game.ts',
};

/**
 * Names for what is fetched when it is needed, by the module behind it: the files' own names say too little. What a `*`
 * of the pattern stands for comes in place of one of the name.
 */
export const NAMES: readonly (readonly [pattern: string, name: string])[] = [
  ...Object.entries(RULES).map(([game, module]) => [module, `rules-${game}`] as const),
  ['bots/src/weights/*.ts', 'weights-*'],
  ['bots/src/evaluation/*/index.ts', 'evaluation-*'],
  ['words/dist/messages/*/messages/*.js', 'messages-*-*'],
  ['words/src/games/*/words.ts', 'words-*'],
  ['words/src/games/*/describe.ts', 'descriptions-*'],
  ['web/src/games/*/view.ts', 'boards-*'],
  ['web/src/games/*/choices/choices.ts', 'choices-*'],
];
