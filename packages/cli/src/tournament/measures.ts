/** The numbers that a tournament measures, with their intervals. */
import { bootstrap, type Estimate } from './bootstrap.ts';
import { type Draw, drawsOf, type Field, fieldsOf, pairsOf } from './plackett-luce.ts';
import type { PlayedGame } from './play.ts';
import { measuredSeats, type Seating } from './seatings.ts';
import { leaders, type Standing, standingsOf } from './standings.ts';
import { eloDifference, strengthsOf } from './strengths.ts';
import { addTo, sumOf } from './sums.ts';

/** A game and who sat where in it. */
export interface SeatedGame {
  readonly game: PlayedGame;
  readonly seating: Seating;
}

const MEASURES = ['winShare', 'rank', 'margin', 'score'] as const satisfies (keyof Standing)[];
type Measure = (typeof MEASURES)[number];
/** For each bot: in how many seats it was measured, and the sum of each measure. */
const WIDTH = 1 + MEASURES.length;

export interface Measured {
  /** By bot. */
  readonly bots: readonly Readonly<Record<Measure, Estimate>>[];
  /** By pair of bots, in the order of `pairsOf`: how many Elo points the first is above the second. */
  readonly elo: readonly Estimate[];
}

/** `deals`: the games of each deal, which must be whole. */
export function measured(deals: readonly (readonly SeatedGame[])[], bots: number, seed: string): Measured {
  const draws = deals.map((games) => games.flatMap((played) => drawsOfGame(played, bots)));
  const fields = fieldsOf(bots, draws.flat());
  const pairs = pairsOf(bots);
  const sums = deals.map((games, deal) => dealSums(games, draws[deal] as Draw[], bots, fields));
  const ratingWeights = (all: Float64Array) => all.subarray(bots * WIDTH);
  const start = strengthsOf(fields, ratingWeights(sumOf(sums)));
  const statistics = (all: Float64Array) => {
    const strengths = strengthsOf(fields, ratingWeights(all), start);
    return [...means(all, bots), ...pairs.map((pair) => eloDifference(strengths, pair))];
  };
  const estimates = bootstrap(sums, statistics, seed);
  const first = (bot: number) => bot * MEASURES.length;
  return {
    bots: Array.from({ length: bots }, (_, bot) => {
      const own = estimates.slice(first(bot), first(bot + 1));
      return Object.fromEntries(MEASURES.map((measure, i) => [measure, own[i]])) as Record<Measure, Estimate>;
    }),
    elo: estimates.slice(first(bots)),
  };
}

function drawsOfGame({ game, seating }: SeatedGame, bots: number): Draw[] {
  return drawsOf(seating, bots, (seats) => leaders(game, seats));
}

/** What is added up over deals: first the sums of the bots, then the weights of the fields. */
function dealSums(
  games: readonly SeatedGame[],
  draws: readonly Draw[],
  bots: number,
  fields: readonly Field[],
): Float64Array {
  const sums = new Float64Array(bots * WIDTH + fields.length * bots);
  for (const { game, seating } of games) {
    const standings = standingsOf(game);
    for (let bot = 0; bot < bots; bot++) {
      for (const seat of measuredSeats(seating, bot)) {
        addTo(sums, bot * WIDTH, 1);
        MEASURES.forEach((measure, i) => {
          addTo(sums, bot * WIDTH + 1 + i, standings[seat]?.[measure] ?? 0);
        });
      }
    }
  }
  const places = new Map(fields.map((field, f) => [field.join(), bots * WIDTH + f * bots]));
  for (const { field, next, weight } of draws)
    addTo(sums, (places.get(field.join()) ?? Number.NaN) + next, weight);
  return sums;
}

function means(sums: Float64Array, bots: number): number[] {
  return Array.from({ length: bots }, (_, bot) => {
    const [seats, ...own] = sums.subarray(bot * WIDTH, (bot + 1) * WIDTH);
    return own.map((sum) => sum / (seats as number));
  }).flat();
}
