// Who may import whom (design: packages, editions without if-soup).
const test = '\\.(test|testing)\\.ts$';
const engine = '^packages/engine/src';
const web = '^packages/web/src';

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      comment:
        'A module that nobody imports and that imports nothing; entry points and tests may stand alone.',
      severity: 'error',
      from: { orphan: true, pathNot: [test, '^packages/[^/]+/src/(index|main)\\.ts$'] },
      to: {},
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'packages-by-name',
      comment: 'Another package is reached through its name, never by a path into its sources.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'engine-alone',
      comment: 'Of tests only: Vitest, fast-check, Node.',
      severity: 'error',
      from: { path: `${engine}/`, pathNot: test },
      to: { pathNot: '^packages/engine/' },
    },
    {
      name: 'engine-in-no-package',
      severity: 'error',
      from: { path: '^packages/engine/' },
      to: { path: '^packages/', pathNot: '^packages/engine/' },
    },
    {
      name: 'core-alone',
      comment: 'core knows no game, only that each has an id of the list.',
      severity: 'error',
      from: { path: `${engine}/core/`, pathNot: test },
      to: { path: '^packages/', pathNot: `${engine}/(core/|game-ids\\.ts$)` },
    },
    {
      name: 'mechanics-on-core',
      comment: 'mechanics are shared by games and know none of them.',
      severity: 'error',
      from: { path: `${engine}/mechanics/`, pathNot: test },
      to: { path: '^packages/', pathNot: `${engine}/(core|mechanics)/` },
    },
    {
      name: 'games-apart',
      comment: 'A game does not import another game: what two share belongs in mechanics.',
      severity: 'error',
      from: { path: `${engine}/games/([^/]+)/` },
      to: { path: `${engine}/games/[^/]+/`, pathNot: `${engine}/games/$1/` },
    },
    {
      name: 'common-ground-knows-no-edition',
      comment: 'What editions share imports none of them; the list of exports for clients is apart.',
      severity: 'error',
      from: {
        path: `${engine}/games/1893/(steps/)?[^/]+$`,
        pathNot: [test, `${engine}/games/1893/index\\.ts$`],
      },
      to: { path: `${engine}/games/1893/(second-edition|first-edition|belle-epoque|asymmetric)/` },
    },
    {
      name: 'editions-apart',
      comment:
        'The first edition is a sibling: it takes nothing from the second, its expansion and its variant.',
      severity: 'error',
      from: { path: `${engine}/games/1893/first-edition/`, pathNot: test },
      to: { path: `${engine}/games/1893/(second-edition|belle-epoque|asymmetric)/` },
    },
    {
      name: 'bots-words-and-table-on-engine',
      severity: 'error',
      from: { path: '^packages/(bots|words|table)/' },
      to: { path: '^packages/', pathNot: '^packages/(engine|$1)/' },
    },
    ...['cli', 'web'].map((name) => ({
      name: `nobody-on-${name}`,
      severity: 'error',
      from: { pathNot: `^packages/${name}/` },
      to: { path: `^packages/${name}/` },
    })),
    {
      name: 'online-on-table',
      comment: 'What pages and servers say to each other knows neither of them.',
      severity: 'error',
      from: { path: '^packages/online/' },
      to: { path: '^packages/', pathNot: '^packages/(engine|table|online)/' },
    },
    {
      name: 'server-on-doors',
      comment: 'It hosts tables; bots think in threads of their own. Words are the page’s.',
      severity: 'error',
      from: { path: '^packages/server/', pathNot: test },
      to: {
        path: '^packages/',
        pathNot:
          '^packages/(engine|table|online|server)/|^packages/bots/src/(index|workers/(pool|thread-pool))\\.ts$',
      },
    },
    {
      name: 'nobody-on-server',
      comment: 'But for the commands that need it, and tests in browsers.',
      severity: 'error',
      from: { pathNot: '^packages/(server|cli|web/browser-tests)/' },
      to: { path: '^packages/server/' },
    },
    {
      name: 'web-on-doors',
      comment:
        'The client takes what is made for browsers: no threads, no training, not all languages at once.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: test },
      to: {
        path: '^packages/(bots|words|cli)/',
        pathNot:
          '^packages/(bots/src/(index|workers/(pool|web-pool|web-worker))|words/src/(fetched|replay|stages|forecast|together|online|verify|learn|reference|aid|pad|packs))\\.ts$',
      },
    },
    {
      name: 'workers-without-page',
      comment: 'Workers have no document: what they run must not need one.',
      severity: 'error',
      from: { path: `${web}/host/(host|bots)\\.worker\\.ts$` },
      to: { path: '\\.svelte(\\.ts)?$|/svelte/', reachable: true },
    },
    {
      name: 'boards-apart',
      comment:
        "The boards of a game don't import those of another; components is what all of their lists are made of.",
      severity: 'error',
      from: { path: `${web}/games/([^/]+)/` },
      to: { path: `${web}/games/[^/]+/`, pathNot: `${web}/games/($1|components)/` },
    },
    {
      name: 'boards-on-the-table',
      comment:
        'Nothing but the list of games imports boards, so that those of one game are fetched alone; the gallery is not sent to anybody.',
      severity: 'error',
      from: { path: `${web}/`, pathNot: [test, `${web}/games/`, `${web}/gallery/`] },
      to: {
        path: `${web}/games/[^/]+/`,
        pathNot: `${web}/games/(components/|[^/]+/(things|card-icons)\\.ts$)`,
      },
    },
    {
      name: 'courses-and-aids-of-one-game',
      comment:
        'What is fetched for one game alone may name the things on its boards: its courses, and its aid.',
      severity: 'error',
      from: {
        path: `${web}/`,
        pathNot: [test, `${web}/(games|gallery)/`, `${web}/learn/[^/]+/`, `${web}/aid/card-`],
      },
      to: { path: `${web}/games/[^/]+/(things|card-icons)\\.ts$` },
    },
    {
      name: 'nobody-on-gallery',
      severity: 'error',
      from: { pathNot: `${web}/gallery/` },
      to: { path: `${web}/gallery/` },
    },
  ],
  options: {
    exclude: { path: '(^|/)dist/' },
    doNotFollow: { path: 'node_modules' },
    // Imports of types count as imports.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['horta-source', 'import', 'require', 'node', 'default', 'types'],
    },
  },
};
