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
      // And what else page and workers all begin with: what bots are called, and Vite's own for what is fetched later.
      'bots/src/bot-spec.ts',
      'bots/src/budget.ts',
      'bots/src/levels.ts',
      '(vite/preload-helper.js)',
      // The worker keeps games with it, the pages of packs keep those: one file less for every visit.
      'node_modules/idb/**',
    ],
  },
  { name: 'connection', modules: ['node_modules/comlink/**', 'web/src/host/worker-urls.ts'] },
  {
    name: 'words',
    modules: [
      'words/src/*.ts',
      '!words/src/describing.ts',
      '!words/src/stages.ts',
      '!words/src/replay.ts',
      '!words/src/forecast.ts',
      '!words/src/together.ts',
      '!words/src/online.ts',
      '!words/src/verify.ts',
      '!words/src/learn.ts',
      '!words/src/reference.ts',
      '!words/src/aid.ts',
      '!words/src/pad.ts',
      '!words/src/packs.ts',
      'words/dist/messages/shared/fetched.js',
      // Forms of plurals: a file of its own for each would be larger than what is in it.
      'words/dist/messages/shared/registry.js',
      'words/dist/messages/1893/registry.js',
      'words/dist/messages/interface/fetched.js',
      'words/dist/messages/interface-later/fetched.js',
      'words/dist/messages/interface-card-game/fetched.js',
      'words/dist/messages/choices/fetched.js',
    ],
  },
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
      'words/src/games/1893/options.ts',
      'words/src/games/1893/options/**',
      'words/src/games/1893/reasons.ts',
      'words/src/games/1893/label-facts.ts',
      // Pieces that fly when it is told what happened, and small pictures on buttons.
      'web/src/games/1893/pictures.ts',
      'web/src/games/1893/option-icons.ts',
      'web/src/games/1893/flights.ts',
      'web/src/games/1893/flights/**',
    ],
  },
  // What every visit begins with: the home page, and what all pages share.
  {
    name: 'page',
    modules: [
      // What any component uses of it: attributes from an object (`{...place}`) or `$state.snapshot` cost every visitor
      // hundreds of bytes, whichever page does it.
      'node_modules/svelte/**',
      // But for what comes and goes gradually: nothing does so at first.
      '!node_modules/svelte/src/internal/client/dom/elements/transitions.js',
      '!node_modules/svelte/src/internal/client/loop.js',
      // Svelte's own.
      'node_modules/clsx/**',
      'web/src/*',
      '!web/src/FurtherPage.svelte',
      'web/src/art/**',
      '!web/src/art/Emblem.svelte',
      '!web/src/art/TableSymbols.svelte',
      '!web/src/art/patterns/**',
      '!web/src/art/symbols/CitySymbols.svelte',
      '!web/src/art/symbols/GoodsSymbols.svelte',
      '!web/src/art/symbols/MoreSymbols.svelte',
      '!web/src/art/portraits/**',
      '!web/src/art/houses/*',
      'web/src/art/houses/houses.ts',
      'web/src/pages/**',
      '!web/src/pages/TablePage.svelte',
      'web/src/settings/**',
      'web/src/pwa/**',
      '!web/src/pwa/FreshVersion.svelte',
      'web/src/host/connection.ts',
      'web/src/host/fault.ts',
      'web/src/table/names.ts',
      'web/src/players/Shield.svelte',
      'web/src/table/unkept.ts',
      'web/src/learn/LearningOffer.svelte',
      'web/src/learn/offered.ts',
      // Parts of the page that not every visit needs: Later.svelte fetches them.
      '!web/src/settings/SettingsDialog.svelte',
      '!web/src/settings/SilencedWarnings.svelte',
      '!web/src/settings/Keys.svelte',
      '!web/src/settings/Switch.svelte',
      '!web/src/pages/GameOptionFields.svelte',
      '!web/src/pages/GameOptions.svelte',
      '!web/src/pages/LastGame.svelte',
      '!web/src/pages/SavedGameRow.svelte',
      '!web/src/pages/Standing.svelte',
      '!web/src/pages/saved-words.ts',
      '!web/src/pages/when.ts',
      '!web/src/pages/ImportDialog.svelte',
      '!web/src/pages/DropHere.svelte',
      '!web/src/pages/DeleteDialog.svelte',
      '!web/src/pages/ExportDialog.svelte',
    ],
  },
  // A table of any game, as it is at the first decision.
  {
    name: 'table-page',
    modules: [
      'web/src/pages/TablePage.svelte',
      'web/src/art/TableSymbols.svelte',
      'web/src/art/patterns/**',
      'web/src/art/symbols/CitySymbols.svelte',
      'web/src/art/symbols/GoodsSymbols.svelte',
      'web/src/table/**',
      'web/src/director/**',
      'web/src/players/**',
      '!web/src/players/Shield.svelte',
      'web/src/games/*',
      '!web/src/games/component-lists.ts',
      '!web/src/games/component-pictures.ts',
      'web/src/hints/toggle.ts',
      // How choices are made: the first one is a click on a thing.
      'web/src/choices/ahead.ts',
      'web/src/choices/chosen.ts',
      // What it knows of a table is what it is told.
      'table/src/following.ts',
      '!web/src/table/names.ts',
      '!web/src/table/unkept.ts',
      // What comes later.
      '!web/src/table/end/**',
      '!web/src/table/PhoneTable.svelte',
      '!web/src/table/PhoneTabs.svelte',
      '!web/src/table/UprightTable.svelte',
      '!web/src/table/OpenedBoard.svelte',
      '!web/src/table/tabs.svelte.ts',
      '!web/src/table/following.svelte.ts',
      '!web/src/table/camera.ts',
      '!web/src/director/*.svelte',
      '!web/src/director/gains.ts',
      '!web/src/director/places.ts',
      '!web/src/director/plates.ts',
      '!web/src/table/Flights.svelte',
      '!web/src/table/Curtain.svelte',
      '!web/src/players/PlayerStrip.svelte',
      '!web/src/table/Log*.svelte',
      '!web/src/table/Since.svelte',
      '!web/src/table/Tip.svelte',
      '!web/src/table/PointedText.svelte',
      '!web/src/table/tip.ts',
      '!web/src/table/Result.svelte',
      '!web/src/table/TableMenu.svelte',
      '!web/src/table/foreign-pack.ts',
      '!web/src/table/own-keys.ts',
      '!web/src/table/room.ts',
      '!web/src/table/Attention.svelte',
      '!web/src/table/Troubles.svelte',
      '!web/src/table/PointedSheet.svelte',
      '!web/src/table/ConfirmButton.svelte',
    ],
  },
  // The way from anything at a table to its rule.
  {
    name: 'help',
    modules: [
      'web/src/help/Help.svelte',
      'web/src/help/RuleButton.svelte',
      'web/src/help/help.svelte.ts',
      'web/src/help/subjects.ts',
      'web/src/table/own-keys.ts',
    ],
  },
  // Which component pack a table is played with.
  {
    name: 'pack-line',
    modules: [
      'web/src/packs/PackLine.svelte',
      'web/src/packs/Differences.svelte',
      'web/src/packs/OriginMark.svelte',
      'web/src/packs/Picture.svelte',
    ],
  },
  // Pages around tables over a network; apart from them what tells anywhere that a game waits.
  {
    name: 'together',
    modules: [
      'web/src/online/pages/**',
      'words/src/together.ts',
      'words/dist/messages/together/fetched.js',
      'node_modules/uqr/**',
      '!web/src/online/pages/Waiting.svelte',
      '!web/src/online/pages/title.ts',
      '!web/src/online/pages/lists.svelte.ts',
      '!web/src/online/pages/order.ts',
      // The score pad copies links, too.
      '!web/src/online/pages/copying.ts',
    ],
  },
  {
    name: 'waiting',
    modules: [
      'web/src/online/pages/Waiting.svelte',
      'web/src/online/pages/title.ts',
      'web/src/online/pages/lists.svelte.ts',
      'web/src/online/pages/order.ts',
    ],
  },
  // Faces of bots and nobles: they come after the first decision.
  { name: 'portraits', modules: ['web/src/art/portraits/**'] },
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
      '!words/src/games/1893/options.ts',
      '!words/src/games/1893/options/**',
      '!words/src/games/1893/reasons.ts',
      '!words/src/games/1893/label-facts.ts',
      '!web/src/games/1893/pictures.ts',
      '!web/src/games/1893/option-icons.ts',
      '!web/src/games/1893/flights.ts',
      '!web/src/games/1893/flights/**',
      // What is shown when a round ends.
      '!web/src/games/1893/stages/**',
      '!web/src/games/1893/forecast.ts',
      '!words/src/games/1893/*events.ts',
      '!words/src/games/1893/gains.ts',
      '!web/src/games/1893/choices/**',
      '!web/src/games/1893/warnings.ts',
      // What comes after the first decision, and what only phones, tablets, expansions and variants show.
      '!web/src/games/1893/components/**',
      '!web/src/games/1893/architect/NarrowBoard.svelte',
      '!web/src/games/1893/architect/ArchitectList.svelte',
      '!web/src/games/1893/architect/compact/**',
      '!web/src/games/1893/architect/NobleCard.svelte',
      '!web/src/games/1893/art-nouveau/ColumnSums.svelte',
      '!web/src/games/1893/architect/Front.svelte',
      '!web/src/games/1893/architect/Cards.svelte',
      '!web/src/games/1893/architect/Power.svelte',
      '!web/src/games/1893/art-nouveau/SiteCard.svelte',
      '!web/src/games/1893/art-nouveau/BackOfTile.svelte',
      '!web/src/games/1893/brussels/Expansion.svelte',
      '!web/src/games/1893/expansion/**',
      '!web/src/games/1893/brussels/Drawn.svelte',
      '!web/src/games/1893/brussels/Exhibition.svelte',
    ],
  },
  // What a table with the expansion shows from the beginning.
  {
    name: 'belle-epoque',
    modules: [
      'web/src/games/1893/art-nouveau/SiteCard.svelte',
      'web/src/games/1893/brussels/Expansion.svelte',
      'web/src/games/1893/architect/Cards.svelte',
      'web/src/games/1893/expansion/**',
      // For whoever looks at the legend.
      '!web/src/games/1893/expansion/SignLegend.svelte',
      '!web/src/games/1893/expansion/legend.ts',
      '!web/src/games/1893/expansion/sign-words.ts',
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
