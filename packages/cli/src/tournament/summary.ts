/** What the games of a tournament come to. */
import type { Score } from '@horta/engine';
import type { Estimate } from './bootstrap.ts';
import { measured, type SeatedGame } from './measures.ts';
import { type Parameters, placeOf, slotsOf } from './parameters.ts';
import { pairsOf } from './plackett-luce.ts';
import type { PlayedGame } from './play.ts';
import { measuredSeats } from './seatings.ts';

/** A bot at a table of others is measured where it is alone of its kind: see `measuredSeats`. */
export interface BotSummary {
  readonly bot: string;
  readonly games: number;
  readonly winShare: Estimate;
  readonly rank: Estimate;
  readonly margin: Estimate;
  readonly score: Estimate;
  readonly meanBySource: Readonly<Record<string, number>>;
  /** In all its seats; milliseconds as measured, which differ from run to run. */
  readonly thinking: { readonly decisions: number; readonly mean: number; readonly slowest: number };
}

export interface Rating {
  readonly bot: string;
  readonly over: string;
  readonly elo: Estimate;
}

export interface Summary {
  /** Deals of which all games are played: the others are not counted anywhere. */
  readonly deals: number;
  readonly games: number;
  /** What a bot among its equals would win. */
  readonly evenShare: number;
  readonly bots: readonly BotSummary[];
  /** Every pair of bots. */
  readonly ratings: readonly Rating[];
  /** The mean over the winners of all games. */
  readonly winner: { readonly score: number; readonly meanBySource: Readonly<Record<string, number>> };
}

/** Undefined while no deal is whole. */
export function summaryOf(parameters: Parameters, games: readonly PlayedGame[]): Summary | undefined {
  const deals = wholeDeals(parameters, games);
  if (deals.length === 0) return undefined;
  const { bots, players, seed } = parameters;
  const counted = deals.flat();
  const numbers = measured(deals, bots.length, seed);
  const winners = counted.map(({ game }) =>
    meanScore(game.winners.map((seat) => game.scores[seat] as Score)),
  );
  const winner = meanScore(winners);
  return {
    deals: deals.length,
    games: counted.length,
    evenShare: 1 / players,
    bots: numbers.bots.map((own, i) => ({ ...aboutBot(bots[i] as string, i, counted), ...own })),
    ratings: pairsOf(bots.length).map(([a, b], pair) => ({
      bot: bots[a] as string,
      over: bots[b] as string,
      elo: numbers.elo[pair] as Estimate,
    })),
    winner: { score: winner.total, meanBySource: winner.bySource },
  };
}

/** A deal is fair to all only in all its rotations. */
function wholeDeals(parameters: Parameters, games: readonly PlayedGame[]): SeatedGame[][] {
  const found = new Map(games.map((game) => [placeOf(game), game]));
  const deals = Array.from({ length: parameters.deals }, (): (SeatedGame | undefined)[] => []);
  for (const slot of slotsOf(parameters)) {
    const game = found.get(placeOf(slot));
    deals[slot.deal - 1]?.push(game && { game, seating: slot.seating });
  }
  return deals.filter((deal): deal is SeatedGame[] => !deal.includes(undefined));
}

function aboutBot(
  name: string,
  bot: number,
  counted: readonly SeatedGame[],
): Pick<BotSummary, 'bot' | 'games' | 'meanBySource' | 'thinking'> {
  const scores: Score[] = [];
  let games = 0;
  let decisions = 0;
  let total = 0;
  let slowest = 0;
  for (const { game, seating } of counted) {
    const seats = measuredSeats(seating, bot);
    if (seats.length > 0) games++;
    scores.push(...seats.map((seat) => game.scores[seat] as Score));
    for (const [seat, who] of seating.entries()) {
      if (who !== bot) continue;
      decisions += game.decisions[seat] ?? 0;
      total += game.thinking.total[seat] ?? 0;
      slowest = Math.max(slowest, game.thinking.slowest[seat] ?? 0);
    }
  }
  return {
    bot: name,
    games,
    meanBySource: meanScore(scores).bySource,
    thinking: { decisions, mean: total / Math.max(1, decisions), slowest },
  };
}

function meanScore(scores: readonly Score[]): Score {
  const mean = (value: (score: Score) => number) =>
    scores.reduce((sum, score) => sum + value(score), 0) / scores.length;
  const sources = Object.keys(scores[0]?.bySource ?? {});
  return {
    total: mean(({ total }) => total),
    bySource: Object.fromEntries(
      sources.map((source) => [source, mean(({ bySource }) => bySource[source] ?? 0)]),
    ),
  };
}
