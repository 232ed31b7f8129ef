/** Every table of the catalogue, random games at them, and evaluators that know nothing, for tests of any weights. */
import {
  type GameState,
  isOver,
  options,
  pending,
  playLegal,
  type Ruleset,
  randomFromSeed,
  startGame,
  type TableChoice,
  tables,
} from '@horta/engine';
import { type Evaluator, evaluatorOf } from './evaluation/evaluator.ts';
import type { Features } from './evaluation/features.ts';
import { KINDS, kindOf, loadSight } from './evaluation/kinds.ts';
import { startingWeights } from './training/fit.ts';

export const TABLES: readonly TableChoice[] = tables();

export function tableName({ game, players, options: chosen }: TableChoice): string {
  return [`${game.id}, ${players} players`, ...Object.entries(chosen).map((entry) => entry.join(' '))].join(
    ', ',
  );
}

/** For `it.each`. */
export const NAMED_TABLES = TABLES.map((table) => [tableName(table), table] as const);

export function begin({ game, players, options: chosen }: TableChoice, seed: string): GameState {
  return startGame(game.id, { players, options: chosen, seed });
}

/** Plays a game at random; `atEach` is called at every decision, forced ones too. */
function playAtRandom(s: GameState, seed: string, atEach: (s: GameState) => void): void {
  const random = randomFromSeed(seed);
  const legal: number[] = [];
  while (!isOver(s)) {
    atEach(s);
    options(s, legal);
    playLegal(s, legal[random.below(legal.length)]);
  }
}

/** Decisions with a choice in a random game: the first one, one within a turn, one in the middle and a late one. */
export function somePositions(table: TableChoice, seed: string): GameState[] {
  const all: GameState[] = [];
  playAtRandom(begin(table, seed), seed, (s) => {
    if (options(s).length > 1) all.push(s.rules.clone(s));
  });
  const third = Math.floor(all.length / 3);
  const withinTurn = all.slice(third).find((s) => pending(s)?.step !== 'turn') ?? all[third];
  return [all[0], withinTurn, all[Math.floor(all.length / 2)], all[Math.floor(all.length * 0.9)]];
}

/** What the deciding seat knows. */
export function viewOf(s: GameState): GameState {
  return s.rules.view(s, pending(s)?.player ?? 0);
}

const sights = new Map(await Promise.all(KINDS.map(async (kind) => [kind, await loadSight(kind)] as const)));

export function featuresFor(rules: Ruleset): Features {
  return sights.get(kindOf(rules))!.features(rules);
}

export function sourcesOf(s: GameState): string[] {
  return Object.keys(s.rules.scores(s)[0].bySource);
}

const evaluators = new WeakMap<Ruleset, Evaluator>();

/** An evaluator with random weights: it likes some things and not others, for no reason. */
export function anyEvaluator(rules: Ruleset): Evaluator {
  let evaluator = evaluators.get(rules);
  if (evaluator === undefined) {
    const features = featuresFor(rules);
    const sources = sourcesOf(
      startGame(rules.game, { players: rules.players, options: rules.options, seed: 'sources' }),
    );
    const layers = { inputs: features.size, hidden1: 16, hidden2: 8, outputs: sources.length };
    const weights = startingWeights(layers, randomFromSeed('any weights'));
    evaluator = evaluatorOf({ features, weights, sources });
    evaluators.set(rules, evaluator);
  }
  return evaluator;
}
