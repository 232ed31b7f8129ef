// `npm run ladder`: the tournaments behind the figures of docs/bots.md. The number of games stands here, before the first
// one is played. A run that was stopped goes on where it stopped (results lie in the folder given, `ladder` if none is).
// Prints the rows of the tables; `npm run ladder -- FOLDER NAME` holds only the tournaments whose names begin so.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@horta/bots';
import { GAME_IDS } from '@horta/engine';
import { runNode } from './setup.mjs';

const GAMES = {
  1893: ['--game', '1893'],
  'belle-epoque': ['--game', '1893', '--options', 'belleEpoque=true'],
  'first-edition': ['--game', '1893-first-edition'],
  1897: ['--game', '1897'],
};

for (const id of GAME_IDS)
  if (!Object.values(GAMES).some(([, game]) => game === id)) throw new Error(`no tournament of ${id}`);

/** Each level against the one below it. */
const STEPS = LEVELS.map((level, i) => [level, LEVELS[i - 1] ?? 'random']);

/** Deals of each step of the ladder: 2 games each at a table of two, 6 at one of three, 8 at one of four. */
const DEALS = { 2: [50, 50, 50, 25], 3: [4, 5, 5, 3], 4: [3, 4, 4, 2] };

const TOURNAMENTS = [
  ...['1893', 'belle-epoque', 'first-edition', '1897'].flatMap((game) => ladder(game, 2)),
  ...ladder('1893', 3),
  ...ladder('1893', 4),
  ...Object.keys(GAMES).map((game) => ({
    name: `mcts-${game}`,
    game,
    players: 2,
    bots: ['master@100ms', 'mcts@100ms'],
    deals: 5,
  })),
  { name: 'four-masters', game: '1893', players: 4, bots: ['master'], deals: 6 },
];

function ladder(game, players) {
  return STEPS.map((bots, step) => ({
    name: `ladder-${game}-${players}-${bots[0]}`,
    game,
    players,
    bots,
    deals: DEALS[players][step],
  }));
}

const [folder = 'ladder', only = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const { name, game, players, bots, deals } of TOURNAMENTS) {
  if (!name.startsWith(only)) continue;
  const save = join(folder, `${name}.json`);
  const exitCode = await runNode([
    'packages/cli/dist/main.js',
    'tournament',
    ...GAMES[game],
    ...['--players', `${players}`, '--bots', bots.join(','), '--deals', `${deals}`],
    ...['--seed', 'stairs', '--save', save],
  ]);
  if (exitCode !== 0) process.exit(exitCode);
  for (const row of rows(game, players, JSON.parse(readFileSync(save, 'utf8')).summary)) console.log(row);
}

function rows(game, players, { games, bots, ratings, winner }) {
  if (bots.length === 1)
    return [
      `winner ${winner.score.toFixed(1)}: ${Object.entries(winner.meanBySource)
        .map(([source, points]) => `${source} ${points.toFixed(1)}`)
        .join(', ')}`,
    ];
  const [better, other] = bots;
  const percent = (share) => `${(100 * share).toFixed(0)}%`;
  const { value, low, high } = better.winShare;
  return [
    `| ${game} | ${players} | ${better.bot} | ${other.bot} | ${games} | ${percent(value)} (${percent(low)}-${percent(high)}) | ${better.margin.value.toFixed(1)} | ${better.score.value.toFixed(1)} : ${other.score.value.toFixed(1)} | ${ratings[0].elo.value.toFixed(0)} |`,
  ];
}
