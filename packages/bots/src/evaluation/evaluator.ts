/** What a state is worth: the final points that each seat can expect. */
import { type GameState, isOver, type Seat } from '@horta/engine';
import type { ExpectedScore } from '../bot.ts';
import { fastNetwork } from './fast-network.ts';
import type { Features } from './features.ts';
import type { Weights } from './network.ts';

/** The network counts in units of so many points: its numbers stay near 1. */
export const POINTS_PER_UNIT = 10;

export interface Evaluator {
  /** The final points that each seat can expect; at the end of the game, its points. */
  expect(s: GameState, out: Float64Array): void;
  /** The final points that one seat can expect. */
  expectOf(s: GameState, seat: Seat): number;
  /** The same by source. */
  bySource(s: GameState): ExpectedScore[];
}

/** What belongs to one kind of table: how to look at its states, and the weights fitted for them. */
export interface Knowledge {
  readonly sources: readonly string[];
  readonly weights: Weights;
  readonly features: Features;
}

export function evaluatorOf({ features, weights, sources }: Knowledge): Evaluator {
  const network = fastNetwork(weights);
  const noticed = network.features;
  const outputs = new Float64Array(sources.length);

  const expectOf = (s: GameState, seat: Seat): number => {
    const points = features.points(s, seat);
    if (isOver(s)) return points;
    noticed.fill(0);
    features.observe(s, seat, noticed);
    return points + POINTS_PER_UNIT * network.total();
  };

  return {
    expectOf,
    expect(s, out) {
      for (let seat = 0; seat < s.rules.players; seat++) out[seat] = expectOf(s, seat);
    },
    bySource(s) {
      return s.rules.scores(s).map((score, seat) => {
        if (isOver(s)) return score;
        noticed.fill(0);
        features.observe(s, seat, noticed);
        network.outputs(outputs);
        const bySource = Object.fromEntries(
          sources.map((source, i) => [source, (score.bySource[source] ?? 0) + POINTS_PER_UNIT * outputs[i]]),
        );
        return { total: Object.values(bySource).reduce((sum, points) => sum + points, 0), bySource };
      });
    },
  };
}
