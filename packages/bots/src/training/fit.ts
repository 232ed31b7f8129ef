/** Fits the weights of a network to samples, by stochastic gradient descent with Adam's step sizes. */
import type { Random } from '@horta/engine';
import { POINTS_PER_UNIT } from '../evaluation/evaluator.ts';
import { emptyWeights, type Layers, Network, PARTS, type Weights } from '../evaluation/network.ts';
import type { Samples } from './samples.ts';

const BATCH = 64;
const FIRST_MOMENT = 0.9;
const SECOND_MOMENT = 0.999;
const TINY = 1e-8;

/** Small random weights, larger where a unit has few inputs. */
export function startingWeights(layers: Layers, random: Random): Weights {
  const weights = emptyWeights(layers);
  // About this many features are not zero at a time.
  const activeInputs = 90;
  const spread = (part: Float64Array, inputs: number): void => {
    const range = Math.sqrt(6 / inputs) / 2;
    for (let i = 0; i < part.length; i++) part[i] = (random.below(2_000_001) / 1_000_000 - 1) * range;
  };
  spread(weights.input, activeInputs);
  spread(weights.middle, layers.hidden1);
  spread(weights.output, layers.hidden2);
  return weights;
}

/** Weights under training, with the memory of earlier steps. */
export class Trainer {
  readonly weights: Weights;
  private readonly network: Network;
  private readonly gradient: Weights;
  private readonly means: Weights;
  private readonly squares: Weights;
  /** How much each hidden unit should have been different. */
  private readonly backFirst: Float64Array;
  private readonly backSecond: Float64Array;
  private steps = 0;

  constructor(weights: Weights) {
    this.weights = weights;
    this.network = new Network(weights);
    this.backFirst = new Float64Array(weights.hidden1);
    this.backSecond = new Float64Array(weights.hidden2);
    this.gradient = emptyWeights(weights);
    this.means = emptyWeights(weights);
    this.squares = emptyWeights(weights);
  }

  /** Goes once through the samples, in random order. Gives the mean squared error of the total, in points, before each step. */
  pass(all: readonly Samples[], rate: number, random: Random): number {
    const order = shuffledSamples(all, random);
    const features = new Float32Array(this.weights.inputs);
    const { outputs } = this.weights;
    const predicted = new Float64Array(outputs);
    let squares = 0;
    for (let i = 0; i < order.length; i++) {
      const { samples, place, from } = order[i];
      features.fill(0);
      const count = samples.counts[place];
      for (let j = from; j < from + count; j++) features[samples.places[j]] = samples.values[j];
      this.network.outputs(features, predicted);
      let error = 0;
      for (let source = 0; source < outputs; source++) {
        predicted[source] -= samples.gains[place * outputs + source] / POINTS_PER_UNIT;
        error += predicted[source];
      }
      squares += (error * POINTS_PER_UNIT) ** 2;
      // Every source counts, and their sum as much as all of them.
      for (let source = 0; source < outputs; source++) predicted[source] += error;
      this.learn(samples, from, count, predicted);
      if (i % BATCH === BATCH - 1 || i === order.length - 1) this.step(rate);
    }
    return squares / order.length;
  }

  /** Adds to the gradient what one sample wants. `errors`: by output. */
  private learn(samples: Samples, from: number, count: number, errors: Float64Array): void {
    const { hidden1, hidden2, outputs, output, middle } = this.weights;
    const { first, second } = this.network;
    const to = this.gradient;
    for (let j = 0; j < outputs; j++) to.outputBias[j] += errors[j];
    const { backFirst, backSecond } = this;
    backFirst.fill(0);
    backSecond.fill(0);
    for (let i = 0; i < hidden2; i++) {
      const value = second[i];
      if (value === 0) continue;
      let back = 0;
      const at = i * outputs;
      for (let j = 0; j < outputs; j++) {
        to.output[at + j] += value * errors[j];
        back += output[at + j] * errors[j];
      }
      backSecond[i] = back;
      to.middleBias[i] += back;
    }
    for (let i = 0; i < hidden1; i++) {
      const value = first[i];
      if (value === 0) continue;
      let back = 0;
      const at = i * hidden2;
      for (let j = 0; j < hidden2; j++) {
        to.middle[at + j] += value * backSecond[j];
        back += middle[at + j] * backSecond[j];
      }
      backFirst[i] = back;
      to.inputBias[i] += back;
    }
    for (let k = from; k < from + count; k++) {
      const at = samples.places[k] * hidden1;
      const value = samples.values[k];
      for (let j = 0; j < hidden1; j++) to.input[at + j] += value * backFirst[j];
    }
  }

  private step(rate: number): void {
    this.steps++;
    const correction = Math.sqrt(1 - SECOND_MOMENT ** this.steps) / (1 - FIRST_MOMENT ** this.steps);
    for (const part of PARTS) {
      const weights = this.weights[part];
      const gradient = this.gradient[part];
      const means = this.means[part];
      const squares = this.squares[part];
      for (let i = 0; i < weights.length; i++) {
        const slope = gradient[i] / BATCH;
        if (slope === 0 && means[i] === 0) continue;
        means[i] = FIRST_MOMENT * means[i] + (1 - FIRST_MOMENT) * slope;
        squares[i] = SECOND_MOMENT * squares[i] + (1 - SECOND_MOMENT) * slope * slope;
        weights[i] -= (rate * correction * means[i]) / (Math.sqrt(squares[i]) + TINY);
        gradient[i] = 0;
      }
    }
    this.network.refresh();
  }
}

interface SamplePlace {
  readonly samples: Samples;
  readonly place: number;
  /** Where its features begin. */
  readonly from: number;
}

function shuffledSamples(all: readonly Samples[], random: Random): SamplePlace[] {
  const order: SamplePlace[] = [];
  for (const samples of all) {
    let from = 0;
    for (let place = 0; place < samples.counts.length; place++) {
      order.push({ samples, place, from });
      from += samples.counts[place];
    }
  }
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const other = order[i];
    order[i] = order[j];
    order[j] = other;
  }
  return order;
}
