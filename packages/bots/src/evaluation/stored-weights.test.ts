import { randomFromSeed } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import { startingWeights } from '../training/fit.ts';
import { emptyWeights, PARTS } from './network.ts';
import { restoreWeights, storeWeights } from './stored-weights.ts';

const LAYERS = { inputs: 300, hidden1: 24, hidden2: 16, outputs: 3 };
const SOURCES = ['sale', 'noble', 'houses'];

function someWeights() {
  const weights = startingWeights(LAYERS, randomFromSeed('stored'));
  weights.outputBias.set([-1.5, 0, 0.001]);
  return weights;
}

describe('stored weights', () => {
  it('come back as they were, but for the precision of 16 bits', () => {
    const weights = someWeights();
    const restored = restoreWeights(storeWeights(weights, SOURCES));
    for (const part of PARTS) {
      const largest = weights[part].reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
      expect(restored[part]).toHaveLength(weights[part].length);
      restored[part].forEach((weight, i) => {
        expect(Math.abs(weight - weights[part][i])).toBeLessThanOrEqual((largest / 32767) * 0.5001);
      });
    }
    expect(restored).toMatchObject(LAYERS);
    expect(restored.outputBias[0]).toBe(-1.5);
  });

  it('keep their sources, and are plain data', () => {
    const stored = storeWeights(someWeights(), SOURCES);
    expect(stored.sources).toEqual(SOURCES);
    expect(JSON.parse(JSON.stringify(stored))).toEqual(stored);
  });

  it('stored twice, read the same', () => {
    const stored = storeWeights(someWeights(), SOURCES);
    expect(storeWeights(someWeights(), SOURCES)).toEqual(stored);
    expect(storeWeights(restoreWeights(stored), SOURCES)).toEqual(stored);
  });

  it('all zeros stay zeros', () => {
    const restored = restoreWeights(storeWeights(emptyWeights(LAYERS), SOURCES));
    for (const part of PARTS) expect(restored[part].every((weight) => weight === 0)).toBe(true);
  });

  it.each([
    ['inputs', 299, 'weights: input has 7200 numbers'],
    ['inputs', 301, 'weights: input has 7200 numbers'],
    ['hidden2', 8, 'weights: middle has 384 numbers'],
    ['outputs', 4, 'weights: output has 48 numbers'],
  ])('of another size are refused: %s %i', (layer, units, message) => {
    const stored = { ...storeWeights(someWeights(), SOURCES), [layer]: units };
    expect(() => restoreWeights(stored)).toThrow(new RangeError(message));
  });

  it.each(PARTS.map((part, i) => [part, i] as const))('cut short are refused: %s', (part, i) => {
    const stored = storeWeights(someWeights(), SOURCES);
    // Four bytes more, three or fewer less: another number of numbers.
    const parts = stored.parts.map((one, j) =>
      i === j ? { ...one, numbers: one.numbers.slice(0, -4) } : one,
    );
    expect(() => restoreWeights({ ...stored, parts })).toThrow(`weights: ${part} has `);
  });
});
