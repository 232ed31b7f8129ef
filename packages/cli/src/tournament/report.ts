/** A tournament in words. */
import { inColumns } from '../columns.ts';
import type { Estimate } from './bootstrap.ts';
import type { TournamentDocument } from './document.ts';
import { type Parameters, slotsOf } from './parameters.ts';
import { seatingsOf } from './seatings.ts';
import type { BotSummary, Rating, Summary } from './summary.ts';

/** Beyond it the numbers say little more than "always": they hang on the half victory that is added to every pair. */
const MOST_ELO = 800;

export function reportLines({ parameters, complete, games, summary }: TournamentDocument): string[] {
  const all = slotsOf(parameters).length;
  const counted = summary?.deals ?? 0;
  return [
    ...aboutParameters(parameters, all),
    ...(complete
      ? []
      : [`stopped: ${games.length} of ${all} games are played; only whole deals count: ${counted}`]),
    ...(summary === undefined ? [] : summaryLines(summary)),
  ];
}

function aboutParameters({ game, players, options, bots, deals, seed }: Parameters, games: number): string[] {
  const chosen = Object.entries(options).map(([id, value]) => ` ${id}=${value}`);
  const seatings = seatingsOf(bots.length, players).length;
  const rotations = seatings === 1 ? '' : `, each in ${seatings} seatings`;
  return [
    `${game} for ${players} players${chosen.join('')}, seed ${seed}`,
    `${deals} deals${rotations}: ${games} games`,
  ];
}

function summaryLines({ evenShare, bots, ratings, winner }: Summary): string[] {
  const sources = Object.keys(winner.meanBySource);
  const columns = [
    ...bots.map(({ bot, meanBySource, score }) => ({ name: bot, meanBySource, total: score.value })),
    { name: 'winner', meanBySource: winner.meanBySource, total: winner.score },
  ];
  return [
    '',
    ...inColumns(
      [
        [
          'bot',
          'games',
          `wins (even: ${percent(evenShare)})`,
          'rank',
          'margin',
          'score',
          'ms a decision',
          'slowest',
        ],
        ...bots.map(botRow),
      ],
      [1, 3, 5, 6, 7],
    ),
    ...(ratings.length === 0 ? [] : ['', ...inColumns([['Elo', ''], ...ratings.map(ratingRow)])]),
    '',
    'In brackets: 95 % intervals, from deals drawn anew.',
    ...(ratings.length === 0 ? [] : ['Elo: half a victory each way is added to every pair.']),
    '',
    ...inColumns(
      [
        ['mean points by source', ...columns.map(({ name }) => name)],
        ...sources.map((source) => [
          source,
          ...columns.map(({ meanBySource }) => one(meanBySource[source] ?? 0)),
        ]),
        ['total', ...columns.map(({ total }) => one(total))],
      ],
      columns.map((_, i) => i + 1),
    ),
  ];
}

function botRow({ bot, games, winShare, rank, margin, score, thinking }: BotSummary): string[] {
  return [
    bot,
    String(games),
    withInterval(winShare, percent),
    rank.value.toFixed(2),
    withInterval(margin, (points) => signed(one(points))),
    one(score.value),
    thinking.mean.toFixed(2),
    one(thinking.slowest),
  ];
}

function ratingRow({ bot, over, elo }: Rating): string[] {
  return [`${bot} over ${over}`, withInterval(elo, eloText)];
}

/** If all deals went alike they cannot tell how far others would go apart: then there is no interval. */
function withInterval({ value, low, high }: Estimate, text: (value: number) => string): string {
  return text(low) === text(high) ? text(value) : `${text(value)} (${text(low)} to ${text(high)})`;
}

function eloText(elo: number): string {
  if (elo > MOST_ELO) return `>+${MOST_ELO}`;
  return elo < -MOST_ELO ? `<-${MOST_ELO}` : signed(elo.toFixed(0));
}

function percent(share: number): string {
  return `${one(100 * share)} %`;
}

function one(value: number): string {
  return value.toFixed(1);
}

function signed(number: string): string {
  return number.startsWith('-') ? number : `+${number}`;
}
