/** Training from nothing: generations of games, each played by what was learnt from those before. */
import { findGame, randomFromSeed, rulesOf, startGame } from '@horta/engine';
import { evaluatorOf } from '../evaluation/evaluator.ts';
import type { Features } from '../evaluation/features.ts';
import { type Kind, loadSight, type Sight } from '../evaluation/kinds.ts';
import { restoreWeights, type StoredWeights, storeWeights } from '../evaluation/stored-weights.ts';
import { startingWeights, Trainer } from './fit.ts';
import { type Generation, type TrainingPlan, type TrainingTable, trainingTables } from './plan.ts';
import type { Samples } from './samples.ts';
import { playToLearn } from './self-play.ts';

/** Some games of a generation. Plain data: threads get it. */
export interface Assignment {
  readonly kind: Kind;
  readonly seed: string;
  readonly generation: Generation;
  readonly weights: StoredWeights;
  readonly first: number;
  readonly end: number;
}

/** Someone who plays the games of assignments. */
export type GamePlayer = (assignment: Assignment) => Promise<Samples[]>;

export interface Progress {
  readonly generation: number;
  readonly generations: number;
  readonly games: number;
  readonly samples: number;
  /** Root of the mean squared error of the expected total, in points. */
  readonly error: number;
}

const GAMES_AT_ONCE = 20;

/** Trains; the result depends on the plan only, not on how many play the games. */
export async function train(
  kind: Kind,
  plan: TrainingPlan,
  players: readonly GamePlayer[],
  onProgress: (progress: Progress, weights: StoredWeights) => void,
): Promise<StoredWeights> {
  const sight = await loadSight(kind);
  const tables = trainingTables(kind);
  const sources = sourcesOf(tables);
  const random = randomFromSeed(`${plan.seed} ${kind} fit`);
  const { size } = featuresOf(sight, tables[0]);
  const { hidden1, hidden2 } = plan;
  const trainer = new Trainer(
    startingWeights({ inputs: size, hidden1, hidden2, outputs: sources.length }, random),
  );
  let weights = storeWeights(trainer.weights, sources);
  const memory: Samples[][] = [];
  for (const [number, generation] of plan.generations.entries()) {
    const seed = `${plan.seed} ${kind} ${number}`;
    memory.push(await playGames({ kind, seed, generation, weights }, players));
    if (memory.length > plan.memory) memory.shift();
    const samples = memory.flat();
    let squares = 0;
    for (let pass = 0; pass < generation.passes; pass++)
      squares = trainer.pass(samples, generation.rate, random);
    weights = storeWeights(trainer.weights, sources);
    onProgress(
      {
        generation: number + 1,
        generations: plan.generations.length,
        games: generation.games,
        samples: samples.reduce((sum, { counts }) => sum + counts.length, 0),
        error: Math.sqrt(squares),
      },
      weights,
    );
  }
  return weights;
}

/** Hands the games out in small parts; the samples come back in the order of the games. */
async function playGames(
  assignment: Omit<Assignment, 'first' | 'end'>,
  players: readonly GamePlayer[],
): Promise<Samples[]> {
  const { games } = assignment.generation;
  const parts: Samples[][] = [];
  let next = 0;
  const work = async (player: GamePlayer): Promise<void> => {
    while (next * GAMES_AT_ONCE < games) {
      const part = next++;
      const first = part * GAMES_AT_ONCE;
      parts[part] = await player({ ...assignment, first, end: Math.min(games, first + GAMES_AT_ONCE) });
    }
  };
  await Promise.all(players.map(work));
  return parts.flat();
}

/** Plays the games of an assignment here. */
export const playAssignment: GamePlayer = async ({ kind, seed, generation, weights, first, end }) => {
  const sight = await loadSight(kind);
  const tables = trainingTables(kind);
  const restored = restoreWeights(weights);
  const { sources } = weights;
  return Array.from({ length: end - first }, (_, i) => {
    const number = first + i;
    const table = tables[number % tables.length];
    const features = featuresOf(sight, table);
    const evaluator = evaluatorOf({ features, sources, weights: restored });
    const { game, players, options } = table;
    return playToLearn(
      game,
      { players, options, seed: `${seed} ${number}` },
      { features, sources, evaluator },
      generation,
    );
  });
};

function featuresOf(sight: Sight, { game: id, players, options }: TrainingTable): Features {
  const game = findGame(id);
  return sight.features(rulesOf(game, players, options, game.pack));
}

/** Where points can come from at any of the tables. */
function sourcesOf(tables: readonly TrainingTable[]): string[] {
  const sources = new Set<string>();
  for (const { game, players, options } of tables) {
    const s = startGame(game, { players, options, seed: 'sources' });
    for (const source of Object.keys(s.rules.scores(s)[0].bySource)) sources.add(source);
  }
  return [...sources];
}
