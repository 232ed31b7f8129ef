import { type Random, randomFromSeed } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import { POINTS_PER_UNIT } from '../evaluation/evaluator.ts';
import { emptyWeights, Network, PARTS, type Weights } from '../evaluation/network.ts';
import { startingWeights, Trainer } from './fit.ts';
import type { Samples } from './samples.ts';

interface Example {
  readonly features: readonly number[];
  readonly gains: readonly number[];
}

function pack(examples: readonly Example[]): Samples {
  const noticed = examples.map(({ features }) =>
    features.flatMap((value, place) => (value === 0 ? [] : [{ value, place }])),
  );
  return {
    counts: Uint16Array.from(noticed, ({ length }) => length),
    places: Uint16Array.from(noticed.flat(), ({ place }) => place),
    values: Float32Array.from(noticed.flat(), ({ value }) => value),
    gains: Float32Array.from(examples.flatMap(({ gains }) => gains)),
  };
}

function fraction(random: Random): number {
  return random.below(1_000_001) / 1_000_000;
}

/** Features that are mostly zero, and gains that have nothing to do with them. */
function noise(count: number, inputs: number, outputs: number, seed: string): Example[] {
  const random = randomFromSeed(seed);
  return Array.from({ length: count }, () => ({
    features: Array.from({ length: inputs }, () => (random.below(3) === 0 ? fraction(random) * 2 - 0.5 : 0)),
    gains: Array.from({ length: outputs }, () => Math.fround(fraction(random) * 20 - 5)),
  }));
}

/** Half the squares of what is wrong: of every source, and of their sum. */
function loss(weights: Weights, examples: readonly Example[]): number {
  const network = new Network(weights);
  const out = new Float64Array(weights.outputs);
  let sum = 0;
  for (const { features, gains } of examples) {
    network.outputs(Float32Array.from(features), out);
    const errors = gains.map((gain, source) => out[source] - gain / POINTS_PER_UNIT);
    const total = errors.reduce((all, error) => all + error, 0);
    sum += errors.reduce((all, error) => all + error ** 2, total ** 2) / 2;
  }
  return sum;
}

/** The slope of the loss along each weight, by trying. */
function numericGradient(weights: Weights, examples: readonly Example[]): Weights {
  const gradient = emptyWeights(weights);
  const little = 1e-6;
  for (const part of PARTS) {
    for (let i = 0; i < weights[part].length; i++) {
      const weight = weights[part][i];
      weights[part][i] = weight + little;
      const above = loss(weights, examples);
      weights[part][i] = weight - little;
      const below = loss(weights, examples);
      weights[part][i] = weight;
      gradient[part][i] = (above - below) / (2 * little);
    }
  }
  return gradient;
}

const LAYERS = { inputs: 10, hidden1: 8, hidden2: 8, outputs: 3 };

describe('a step of the fit', () => {
  // Adam's steps depend on how slopes follow one another: two of them tell the sizes of the slopes, not only their signs.
  it('goes down the slope of the loss, as far as Adam says', () => {
    const batches = [noise(20, 10, 3, 'first'), noise(64, 10, 3, 'second'), noise(30, 10, 3, 'third')];
    const rate = 0.01;
    const trainer = new Trainer(startingWeights(LAYERS, randomFromSeed('step')));
    const expected = startingWeights(LAYERS, randomFromSeed('step'));
    const means = emptyWeights(LAYERS);
    const squares = emptyWeights(LAYERS);
    batches.forEach((examples, i) => {
      const gradient = numericGradient(expected, examples);
      for (const part of PARTS) {
        for (let j = 0; j < gradient[part].length; j++) {
          const slope = gradient[part][j] / 64;
          means[part][j] = 0.9 * means[part][j] + 0.1 * slope;
          squares[part][j] = 0.999 * squares[part][j] + 0.001 * slope ** 2;
          const correction = Math.sqrt(1 - 0.999 ** (i + 1)) / (1 - 0.9 ** (i + 1));
          expected[part][j] -= (rate * correction * means[part][j]) / (Math.sqrt(squares[part][j]) + 1e-8);
        }
      }
      trainer.pass([pack(examples)], rate, randomFromSeed('order'));
      for (const part of PARTS) {
        trainer.weights[part].forEach((weight, j) => {
          expect(weight, `${part} ${j}`).toBeCloseTo(expected[part][j], 5);
        });
      }
    });
  });

  it('makes the loss less', () => {
    const examples = noise(64, 10, 3, 'less');
    const trainer = new Trainer(startingWeights(LAYERS, randomFromSeed('less')));
    let before = loss(trainer.weights, examples);
    for (let i = 0; i < 10; i++) {
      trainer.pass([pack(examples)], 1e-4, randomFromSeed('order'));
      const after = loss(trainer.weights, examples);
      expect(after).toBeLessThan(before);
      before = after;
    }
  });

  it('comes after every batch, and after what is left', () => {
    const examples = noise(130, 10, 3, 'batches');
    const one = new Trainer(startingWeights(LAYERS, randomFromSeed('batches')));
    one.pass([pack(examples.slice(0, 50)), pack(examples.slice(50))], 0.01, randomFromSeed('order'));
    const other = new Trainer(startingWeights(LAYERS, randomFromSeed('batches')));
    other.pass([pack(examples)], 0.01, randomFromSeed('order'));
    // Samples in one pack or in two: the same fit.
    expect(one.weights).toEqual(other.weights);
    // Three steps move a bias by three times the rate at most, and further than two.
    const moved = Math.max(...one.weights.outputBias.map(Math.abs));
    expect(moved).toBeGreaterThan(0.02);
    expect(moved).toBeLessThan(0.0301);
  });
});

describe('the fit', () => {
  it('gives the mean squared error of the total, in points', () => {
    const examples = noise(40, 10, 3, 'error');
    const weights = startingWeights(LAYERS, randomFromSeed('error'));
    const network = new Network(weights);
    const squares = examples.map(
      ({ features, gains }) =>
        (POINTS_PER_UNIT * network.total(Float32Array.from(features)) -
          gains.reduce((sum, gain) => sum + gain)) **
        2,
    );
    const mean = squares.reduce((sum, square) => sum + square) / squares.length;
    expect(new Trainer(weights).pass([pack(examples)], 0, randomFromSeed('order'))).toBeCloseTo(mean, 6);
  });

  it('learns what can not be said by a sum: either, but not both, and what lies beyond a threshold', () => {
    const random = randomFromSeed('learn');
    const draw = (count: number): Example[] =>
      Array.from({ length: count }, () => {
        const features = Array.from({ length: 10 }, (): number => (random.below(3) === 0 ? 1 : 0));
        features[4] = random.below(2) === 0 ? 0 : fraction(random);
        const either = features[0] === features[1] ? 0 : 10;
        const beyond = Math.max(0, features[4] - 0.5) * 20;
        return { features, gains: [either, beyond + 3 * features[2]] };
      });
    const examples = draw(1500);
    const trainer = new Trainer(
      startingWeights({ inputs: 10, hidden1: 24, hidden2: 16, outputs: 2 }, randomFromSeed('start')),
    );
    const first = trainer.pass([pack(examples)], 0.003, random);
    for (let pass = 0; pass < 25; pass++) trainer.pass([pack(examples)], 0.003, random);
    for (let pass = 0; pass < 5; pass++) trainer.pass([pack(examples)], 0.0005, random);
    // New ones, so that it can't have learnt them by heart.
    const tested = trainer.pass([pack(draw(500))], 0, random);
    expect(first).toBeGreaterThan(10);
    expect(tested).toBeLessThan(0.1);
  });

  it('is the same to the bit for the same seed, another for another', () => {
    const fitted = (seed: string): Weights => {
      const random = randomFromSeed(seed);
      const trainer = new Trainer(startingWeights(LAYERS, random));
      for (let pass = 0; pass < 3; pass++) trainer.pass([pack(noise(200, 10, 3, 'bit'))], 0.003, random);
      return trainer.weights;
    };
    expect(fitted('one')).toEqual(fitted('one'));
    expect(fitted('other')).not.toEqual(fitted('one'));
  });

  it('begins with small weights around zero, the same for the same seed', () => {
    const layers = { inputs: 200, hidden1: 64, hidden2: 32, outputs: 19 };
    const weights = startingWeights(layers, randomFromSeed('start'));
    expect(startingWeights(layers, randomFromSeed('start'))).toEqual(weights);
    for (const part of ['input', 'middle', 'output'] as const) {
      const mean = weights[part].reduce((sum, weight) => sum + weight, 0) / weights[part].length;
      expect(Math.abs(mean)).toBeLessThan(0.02);
      expect(weights[part].every((weight) => Math.abs(weight) < 0.3)).toBe(true);
      expect(new Set(weights[part]).size).toBeGreaterThan(weights[part].length / 2);
    }
    for (const part of ['inputBias', 'middleBias', 'outputBias'] as const)
      expect(weights[part].every((weight) => weight === 0)).toBe(true);
  });
});
