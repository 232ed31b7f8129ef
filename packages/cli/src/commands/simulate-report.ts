/** What many games come to: scores by seat, wins, and where the points came from. */
import type { GameOptions } from '@horta/engine';
import { inColumns } from '../columns.ts';
import type { GameResult } from './simulate-game.ts';

interface Summary {
  readonly mean: number;
  /** Standard deviation. */
  readonly spread: number;
  readonly worst: number;
  readonly best: number;
}

interface SeatReport {
  readonly seat: number;
  readonly bot: string;
  readonly score: Summary;
  /** A shared victory counts in parts. */
  readonly winShare: number;
  readonly meanBySource: Readonly<Record<string, number>>;
}

export interface Report {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly players: number;
  /** All of them, defaults too. */
  readonly options: GameOptions;
  readonly games: number;
  readonly seed: string;
  readonly decisions: Summary;
  readonly seats: readonly SeatReport[];
}

export function reportOf(
  {
    game,
    version,
    players,
    options,
    seed,
  }: Pick<Report, 'game' | 'version' | 'players' | 'options' | 'seed'>,
  bots: readonly { readonly id: string }[],
  played: readonly GameResult[],
): Report {
  const seats = bots.map(({ id }, seat): SeatReport => {
    const scores = played.flatMap((one) => one.scores[seat] ?? []);
    const sources = Object.keys(scores[0]?.bySource ?? {});
    return {
      seat,
      bot: id,
      score: summary(scores.map((score) => score.total)),
      winShare: mean(played.map(({ winners }) => (winners.includes(seat) ? 1 / winners.length : 0))),
      meanBySource: Object.fromEntries(
        sources.map((source) => [source, mean(scores.map(({ bySource }) => bySource[source] ?? 0))]),
      ),
    };
  });
  const decisions = summary(played.map((one) => one.decisions));
  return { game, version, players, options, games: played.length, seed, decisions, seats };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function summary(values: readonly number[]): Summary {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return {
    mean: middle,
    spread: values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1)),
    worst: values.reduce((a, b) => Math.min(a, b)),
    best: values.reduce((a, b) => Math.max(a, b)),
  };
}

export function reportLines(report: Report): string[] {
  const { game, version, players, games, seed, decisions, seats } = report;
  const options = Object.entries(report.options).map(([id, value]) => ` ${id}=${value}`);
  const one = (value: number) => value.toFixed(1);
  const sources = Object.keys(seats[0]?.meanBySource ?? {});
  return [
    `${games} games of ${game}, version ${version}, for ${players} players${options.join('')}, seed ${seed}`,
    `decisions a game: ${one(decisions.mean)} (${decisions.worst} to ${decisions.best})`,
    '',
    ...inColumns(
      [
        ['seat', 'bot', 'mean', 'spread', 'worst', 'best', 'wins'],
        ...seats.map(({ seat, bot, score, winShare }) => [
          String(seat + 1),
          bot,
          one(score.mean),
          one(score.spread),
          String(score.worst),
          String(score.best),
          `${one(100 * winShare)} %`,
        ]),
      ],
      [2, 3, 4, 5, 6],
    ),
    '',
    ...inColumns(
      [
        ['mean points by source', ...seats.map(({ seat }) => `seat ${seat + 1}`), 'all'],
        ...sources.map((source) => {
          const means = seats.map(({ meanBySource }) => meanBySource[source] ?? 0);
          return [source, ...means.map(one), one(mean(means))];
        }),
      ],
      [...seats.map((_, i) => i + 1), seats.length + 1],
    ),
  ];
}
