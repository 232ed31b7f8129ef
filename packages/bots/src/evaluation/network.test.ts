import { type Random, randomFromSeed } from '@horta/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startingWeights } from '../training/fit.ts';
import { fastNetwork, plainNetwork, simdNetwork } from './fast-network.ts';
import { emptyWeights, type Layers, Network, type Weights } from './network.ts';
import { simdMemory } from './simd.ts';

const SIZES: readonly (readonly [number, number, number, number])[] = [
  [1, 8, 8, 1],
  [7, 16, 8, 3],
  [64, 8, 128, 19],
  [100, 24, 40, 5],
  [333, 64, 32, 19],
  [600, 128, 128, 12],
  [900, 104, 56, 1],
];

function randomWeights([inputs, hidden1, hidden2, outputs]: readonly number[]): Weights {
  const random = randomFromSeed(`${inputs} ${hidden1}`);
  const weights = startingWeights({ inputs, hidden1, hidden2, outputs }, random);
  for (const part of ['inputBias', 'middleBias', 'outputBias'] as const)
    weights[part].forEach((_, i) => {
      weights[part][i] = between(random, -0.5, 0.5);
    });
  return weights;
}

function between(random: Random, least: number, most: number): number {
  return least + (random.below(1_000_001) / 1_000_000) * (most - least);
}

/** Most of them zero, as the features of a state are. */
function fillSparsely(features: Float32Array, random: Random): void {
  features.forEach((_, i) => {
    features[i] = random.below(5) === 0 ? between(random, -2, 2) : 0;
  });
}

/** What the network should say, word for word. */
function reference(weights: Weights, features: Float32Array): number[] {
  const layer = (values: readonly number[], rows: Float64Array, bias: Float64Array): number[] =>
    Array.from(bias, (start, unit) =>
      values.reduce((sum, value, i) => sum + value * rows[i * bias.length + unit], start),
    );
  const rectified = (values: readonly number[]): number[] => values.map((value) => Math.max(0, value));
  const first = rectified(layer([...features], weights.input, weights.inputBias));
  const second = rectified(layer(first, weights.middle, weights.middleBias));
  return layer(second, weights.output, weights.outputBias);
}

function sumOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

function outputsOf(network: { outputs(out: Float64Array): void }, count: number): number[] {
  const out = new Float64Array(count).fill(99);
  network.outputs(out);
  return [...out];
}

describe('the plain network', () => {
  it.each(SIZES)('%i features, %i and %i hidden units, %i outputs', (...sizes) => {
    const weights = randomWeights(sizes);
    const network = plainNetwork(weights);
    const random = randomFromSeed('plain');
    for (let i = 0; i < 3; i++) {
      fillSparsely(network.features, random);
      const expected = reference(weights, network.features);
      outputsOf(network, weights.outputs).forEach((value, output) => {
        expect(value).toBeCloseTo(expected[output], 9);
      });
      expect(network.total()).toBeCloseTo(sumOf(expected), 9);
    }
  });

  it('gives the biases for no features at all', () => {
    const weights = emptyWeights({ inputs: 5, hidden1: 8, hidden2: 8, outputs: 2 });
    weights.outputBias.set([3, -1]);
    expect(outputsOf(plainNetwork(weights), 2)).toEqual([3, -1]);
    expect(plainNetwork(weights).total()).toBe(2);
  });

  it('follows a change of its weights', () => {
    const weights = randomWeights([7, 8, 8, 3]);
    const network = new Network(weights);
    const features = new Float32Array(7).fill(1);
    weights.output.forEach((weight, i) => {
      weights.output[i] = weight + 0.25;
    });
    weights.outputBias[1] += 2;
    network.refresh();
    expect(network.total(features)).toBeCloseTo(sumOf(reference(weights, features)), 9);
  });

  it.each([
    [4, 8],
    [8, 12],
    [1, 1],
    [63, 32],
  ])('refuses hidden layers of %i and %i units', (hidden1, hidden2) => {
    const layers: Layers = { inputs: 3, hidden1, hidden2, outputs: 1 };
    expect(() => emptyWeights(layers)).toThrow(new RangeError('hidden layers have multiples of 8 units'));
  });
});

describe('the network with lanes', () => {
  it.each(SIZES)('%i features, %i and %i hidden units, %i outputs: as the plain one', (...sizes) => {
    const weights = randomWeights(sizes);
    const plain = plainNetwork(weights);
    const simd = simdNetwork(weights)!;
    const random = randomFromSeed('lanes');
    let active = 0;
    for (let i = 0; i < 20; i++) {
      fillSparsely(simd.features, random);
      plain.features.set(simd.features);
      const close = (value: number, expected: number): void => {
        expect(Math.abs(value - expected)).toBeLessThanOrEqual(1e-4 * Math.max(1, Math.abs(expected)));
      };
      const expected = outputsOf(plain, weights.outputs);
      const outputs = outputsOf(simd, weights.outputs);
      outputs.forEach((value, output) => {
        close(value, expected[output]);
      });
      close(simd.total(), plain.total());
      close(sumOf(outputs), simd.total());
      if (Math.abs(plain.total() - sumOf(weights.outputBias)) > 1e-3) active++;
    }
    // It was not all zeros in the end.
    expect(active).toBeGreaterThan(0);
  });

  it('two of them do not share their numbers', () => {
    const [a, b] = [randomWeights([7, 16, 8, 3]), randomWeights([100, 24, 40, 5])].map((weights) => {
      const network = simdNetwork(weights)!;
      network.features.fill(0.5);
      return { network, expected: sumOf(reference(weights, network.features)) };
    });
    for (const { network, expected } of [a, b, a]) expect(network.total()).toBeCloseTo(expected, 4);
  });

  it('is what bots use where it can be had', () => {
    const weights = randomWeights([7, 16, 8, 3]);
    const fast = fastNetwork(weights);
    // A view into the memory of the module, not numbers of its own.
    expect(fast.features.buffer.byteLength).toBeGreaterThan(fast.features.byteLength);
  });
});

describe('where there are no lanes', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const weights = randomWeights([7, 16, 8, 3]);

  function expectPlain(): void {
    expect(simdMemory(100, [8])).toBeUndefined();
    expect(simdNetwork(weights)).toBeUndefined();
    const network = fastNetwork(weights);
    network.features.fill(0.75);
    expect(network.total()).toBeCloseTo(sumOf(reference(weights, network.features)), 9);
  }

  it('bots use the plain network: WebAssembly is undefined', () => {
    vi.stubGlobal('WebAssembly', undefined);
    expectPlain();
  });

  it('bots use the plain network: there is no such name', () => {
    // Stubbed first, so that the end of the test brings it back.
    vi.stubGlobal('WebAssembly', undefined);
    Reflect.deleteProperty(globalThis, 'WebAssembly');
    expectPlain();
  });

  it('bots use the plain network: WebAssembly knows no lanes', () => {
    vi.stubGlobal('WebAssembly', { validate: () => false });
    expectPlain();
  });
});
