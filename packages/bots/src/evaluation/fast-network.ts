/** The network as bots use it: only forward, as fast as the platform allows. */
import { Network, PARTS, type Weights } from './network.ts';
import { simdMemory } from './simd.ts';

export interface FastNetwork {
  /** Where the features are to be written. */
  readonly features: Float32Array;
  /** The sum of all outputs. */
  total(): number;
  outputs(out: Float64Array): void;
}

export function fastNetwork(weights: Weights): FastNetwork {
  return simdNetwork(weights) ?? plainNetwork(weights);
}

export function plainNetwork(weights: Weights): FastNetwork {
  const network = new Network(weights);
  const features = new Float32Array(weights.inputs);
  return {
    features,
    total: () => network.total(features),
    outputs: (out) => {
      network.outputs(features, out);
    },
  };
}

const FLOAT = 4;

/** Undefined where the platform has no lanes. */
export function simdNetwork(weights: Weights): FastNetwork | undefined {
  const { inputs, hidden1, hidden2, outputs, output, outputBias } = weights;
  const sizes = [inputs, hidden1, hidden2, ...PARTS.slice(0, 4).map((part) => weights[part].length)];
  // Every piece begins at a multiple of 16 bytes, as lanes like it.
  const starts: number[] = [];
  let bytes = 0;
  for (const size of sizes) {
    starts.push(bytes);
    bytes += Math.ceil((size * FLOAT) / 16) * 16;
  }
  const memory = simdMemory(bytes, [hidden1, hidden2]);
  if (memory === undefined) return undefined;
  const pieces = sizes.map((size, i) => new Float32Array(memory.buffer, starts[i], size));
  const [features, , second] = pieces;
  PARTS.slice(0, 4).forEach((part, i) => {
    pieces[3 + i].set(weights[part]);
  });
  const [firstLayer, secondLayer] = memory.layers;
  const [featuresAt, firstAt, secondAt, inputAt, inputBiasAt, middleAt, middleBiasAt] = starts;
  const run = (): void => {
    firstLayer(featuresAt, featuresAt + inputs * FLOAT, inputAt, inputBiasAt, firstAt);
    secondLayer(firstAt, firstAt + hidden1 * FLOAT, middleAt, middleBiasAt, secondAt);
  };
  const sum = Float64Array.from({ length: hidden2 }, (_, i) =>
    output.subarray(i * outputs, (i + 1) * outputs).reduce((total, weight) => total + weight, 0),
  );
  const sumBias = outputBias.reduce((total, bias) => total + bias, 0);
  return {
    features,
    total() {
      run();
      let total = sumBias;
      for (let i = 0; i < hidden2; i++) total += second[i] * sum[i];
      return total;
    },
    outputs(out) {
      run();
      out.set(outputBias);
      for (let i = 0; i < hidden2; i++)
        for (let j = 0; j < outputs; j++) out[j] += output[i * outputs + j] * second[i];
    },
  };
}
