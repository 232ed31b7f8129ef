import { randomFromSeed } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import { restoreWeights, type StoredWeights } from '../evaluation/stored-weights.ts';
import { begin, featuresFor, sourcesOf, TABLES } from '../tables.testing.ts';
import type { Generation, TrainingPlan } from './plan.ts';
import { type Assignment, type GamePlayer, type Progress, playAssignment, train } from './run.ts';
import type { Samples } from './samples.ts';

const GENERATION: Generation = {
  games: 4,
  simulations: 0,
  temperature: 0.2,
  trust: 0.9,
  keep: 8,
  passes: 2,
  rate: 0.002,
};
const PLAN: TrainingPlan = {
  seed: 'test',
  hidden1: 8,
  hidden2: 8,
  memory: 2,
  generations: [GENERATION, { ...GENERATION, simulations: 2 }],
};

interface Run {
  readonly weights: StoredWeights;
  readonly progress: readonly Progress[];
}

async function run(plan: TrainingPlan, players: readonly GamePlayer[]): Promise<Run> {
  const progress: Progress[] = [];
  const given: StoredWeights[] = [];
  const weights = await train('1897', plan, players, (step, stored) => {
    progress.push(step);
    given.push(stored);
  });
  expect(given.at(-1)).toEqual(weights);
  return { weights, progress };
}

describe('training', () => {
  it('by a tiny plan makes weights that fit the table, the same each time', async () => {
    const { weights, progress } = await run(PLAN, [playAssignment]);
    expect((await run(PLAN, [playAssignment, playAssignment, playAssignment])).weights).toEqual(weights);
    expect((await run({ ...PLAN, seed: 'other' }, [playAssignment])).weights).not.toEqual(weights);
    const s = begin(TABLES.find(({ game }) => game.id === '1897')!, 'sizes');
    expect(weights).toMatchObject({
      inputs: featuresFor(s.rules).size,
      hidden1: 8,
      hidden2: 8,
      outputs: sourcesOf(s).length,
      sources: sourcesOf(s),
    });
    expect(restoreWeights(weights).input.some((weight) => weight !== 0)).toBe(true);
    expect(progress).toMatchObject([
      { generation: 1, generations: 2, games: 4 },
      { generation: 2, generations: 2, games: 4 },
    ]);
    for (const { error, samples } of progress) {
      expect(error).toBeGreaterThan(0);
      expect(samples).toBeGreaterThan(0);
    }
  });

  it('games do not depend on those that are played with them', async () => {
    const { weights } = await run({ ...PLAN, generations: [GENERATION] }, [playAssignment]);
    const assignment: Assignment = {
      kind: '1897',
      seed: 'parts',
      generation: GENERATION,
      weights,
      first: 0,
      end: 4,
    };
    const whole = await playAssignment(assignment);
    const parts = await Promise.all([
      playAssignment({ ...assignment, first: 0, end: 1 }),
      playAssignment({ ...assignment, first: 1, end: 4 }),
    ]);
    expect(whole).toHaveLength(4);
    expect(parts.flat()).toEqual(whole);
    expect(whole[1]).not.toEqual(whole[0]);
  });
});

describe('games handed out to several players', () => {
  const { inputs, outputs } = sizes();
  /** Games that nobody plays, in no time: what is learnt depends on their number, and on the weights so far. */
  const invented = ({ seed, weights, first, end }: Assignment): Samples[] =>
    Array.from({ length: end - first }, (_, i) => {
      const random = randomFromSeed(`${seed} ${first + i} ${weights.parts[0].numbers.slice(0, 40)}`);
      return {
        counts: Uint16Array.of(1, 1),
        places: Uint16Array.from({ length: 2 }, () => random.below(inputs)),
        values: Float32Array.of(1, 0.5),
        gains: Float32Array.from({ length: 2 * outputs }, () => random.below(10)),
      };
    });

  function player(delays: readonly number[], log: Assignment[]): GamePlayer {
    let turn = 0;
    return async (assignment) => {
      log.push(assignment);
      await new Promise((resolve) => setTimeout(resolve, delays[turn++ % delays.length]));
      return invented(assignment);
    };
  }

  const plan: TrainingPlan = {
    ...PLAN,
    generations: [90, 45, 20, 1].map((games) => ({ ...GENERATION, games })),
  };

  it('make the same weights, in whatever order they come back', async () => {
    const log: Assignment[] = [];
    const { weights } = await run(plan, [player([0], log)]);
    const several: Assignment[] = [];
    const others = [player([12, 0], several), player([0, 5, 9], several), player([3], several)];
    expect((await run(plan, others)).weights).toEqual(weights);
    const parts = ({ seed, first, end }: Assignment): string => `${seed}: ${first} to ${end}`;
    expect(several.map(parts).toSorted()).toEqual(log.map(parts).toSorted());
  });

  it('every game is played once', async () => {
    const log: Assignment[] = [];
    await run(plan, [player([0], log), player([1], log)]);
    const games = log.flatMap(({ seed, first, end }) =>
      Array.from({ length: end - first }, (_, i) => `${seed} ${first + i}`),
    );
    expect(games).toHaveLength(90 + 45 + 20 + 1);
    expect(new Set(games).size).toBe(games.length);
  });

  it('a generation plays with what was learnt before, and learns from the last ones too', async () => {
    const log: Assignment[] = [];
    const { progress } = await run(plan, [player([0], log)]);
    const weights = new Map(log.map(({ seed, weights: given }) => [seed, JSON.stringify(given)]));
    expect(new Set(weights.values()).size).toBe(4);
    // Two samples a game, two generations in memory.
    expect(progress.map(({ samples }) => samples)).toEqual([180, 270, 130, 42]);
  });

  it('fails if a player fails', async () => {
    const failing: GamePlayer = () => Promise.reject(new Error('out of coffee'));
    await expect(run(plan, [player([0], []), failing])).rejects.toThrow('out of coffee');
  });
});

function sizes(): { inputs: number; outputs: number } {
  const s = begin(TABLES.find(({ game }) => game.id === '1897')!, 'sizes');
  return { inputs: featuresFor(s.rules).size, outputs: sourcesOf(s).length };
}
