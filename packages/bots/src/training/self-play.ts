/** Games that a bot plays against itself to learn from. */
import {
  type GameState,
  isOver,
  options,
  pending,
  playLegal,
  type Random,
  randomFromSeed,
  type Setup,
  startGame,
} from '@horta/engine';
import type { ExpectedScore } from '../bot.ts';
import type { Evaluator } from '../evaluation/evaluator.ts';
import type { Features } from '../evaluation/features.ts';
import { look, search, TRAINING_SETTINGS } from '../search/search.ts';
import { Collector, type Samples } from './samples.ts';

export interface SelfPlay {
  /** Simulations for a decision; with none, choices are weighed by a look at what follows them. */
  readonly simulations: number;
  /** Without simulations: how freely choices other than the best are taken, as a difference of reward. */
  readonly temperature: number;
  /** How far the end of the game counts against what was expected on the way to it, from 0 to 1. */
  readonly trust: number;
  /** One position in so many is kept. */
  readonly keep: number;
}

export function playToLearn(
  game: string,
  setup: Setup,
  knowledge: { features: Features; sources: readonly string[]; evaluator: Evaluator },
  { simulations, temperature, trust, keep }: SelfPlay,
): Samples {
  const { features, sources, evaluator } = knowledge;
  const s = startGame(game, setup);
  const random = randomFromSeed(`${setup.seed} choices`);
  const collector = new Collector();
  const noticed = new Float32Array(features.size);
  const legal: number[] = [];
  while (!isOver(s)) {
    if (random.below(keep) === 0) {
      const had = bySource(s.rules.scores(s), sources);
      const expected = bySource(evaluator.bySource(s), sources);
      for (let seat = 0; seat < s.rules.players; seat++) {
        noticed.fill(0);
        features.observe(s, seat, noticed);
        collector.add(noticed, { seat, had: had[seat], expected: expected[seat] });
      }
    }
    options(s, legal);
    playLegal(s, legal.length === 1 ? legal[0] : choose(s, evaluator, simulations, temperature, random));
  }
  collector.finish(bySource(s.rules.scores(s), sources), trust);
  return collector.pack();
}

function choose(
  s: GameState,
  evaluator: Evaluator,
  simulations: number,
  temperature: number,
  random: Random,
): number {
  const frame = pending(s);
  const view = s.rules.view(s, frame?.player ?? 0);
  if (simulations === 0) {
    const edges = look(view, evaluator, random, temperature);
    return drawn(
      edges,
      edges.map((edge) => edge.prior),
      random,
    );
  }
  const { root } = search(view, evaluator, { simulations }, random, TRAINING_SETTINGS);
  // Visits tell which choices were close: those are tried too.
  return drawn(
    root.edges,
    root.edges.map((edge) => edge.visits ** 3),
    random,
  );
}

function drawn(edges: readonly { option: number }[], weights: readonly number[], random: Random): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let left = (random.below(1_000_000) / 1_000_000) * sum;
  for (let i = 0; i < edges.length; i++) {
    left -= weights[i];
    if (left < 0) return edges[i].option;
  }
  return edges[0].option;
}

function bySource(scores: readonly ExpectedScore[], sources: readonly string[]): number[][] {
  return scores.map((score) => sources.map((source) => score.bySource[source] ?? 0));
}
