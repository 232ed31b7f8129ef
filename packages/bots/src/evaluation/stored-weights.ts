/** Weights as text: 16 bits each, so that they travel in a module. */
import { emptyWeights, type Layers, PARTS, type Weights } from './network.ts';

export interface StoredWeights extends Layers {
  /** Where points come from: one output each. */
  readonly sources: readonly string[];
  /** By part: what the largest number stands for, and the numbers in base 64. */
  readonly parts: readonly { readonly scale: number; readonly numbers: string }[];
}

const LARGEST = 32767;
const BYTES_AT_ONCE = 4096;

export function storeWeights(weights: Weights, sources: readonly string[]): StoredWeights {
  const { inputs, hidden1, hidden2, outputs } = weights;
  const parts = PARTS.map((name) => {
    const part = weights[name];
    const scale = part.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
    const rounded = Int16Array.from(part, (weight) =>
      scale === 0 ? 0 : Math.round((weight / scale) * LARGEST),
    );
    return { scale, numbers: toBase64(rounded) };
  });
  return { inputs, hidden1, hidden2, outputs, sources, parts };
}

export function restoreWeights(stored: StoredWeights): Weights {
  const weights = emptyWeights(stored);
  PARTS.forEach((name, i) => {
    const { scale, numbers } = stored.parts[i];
    const rounded = fromBase64(numbers);
    const part = weights[name];
    if (rounded.length !== part.length)
      throw new RangeError(`weights: ${name} has ${rounded.length} numbers`);
    for (let j = 0; j < part.length; j++) part[j] = (rounded[j] / LARGEST) * scale;
  });
  return weights;
}

/** Low byte first, whatever the machine. */
function toBase64(numbers: Int16Array): string {
  const bytes = new Uint8Array(numbers.length * 2);
  const data = new DataView(bytes.buffer);
  numbers.forEach((number, i) => {
    data.setInt16(i * 2, number, true);
  });
  let text = '';
  for (let i = 0; i < bytes.length; i += BYTES_AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(i, i + BYTES_AT_ONCE));
  return btoa(text);
}

function fromBase64(text: string): Int16Array {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const data = new DataView(bytes.buffer);
  return Int16Array.from({ length: bytes.length / 2 }, (_, i) => data.getInt16(i * 2, true));
}
