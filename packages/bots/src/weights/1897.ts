import type { StoredWeights } from '../evaluation/stored-weights.ts';
export const WEIGHTS: StoredWeights = {
  inputs: 0,
  hidden1: 0,
  hidden2: 0,
  outputs: 0,
  sources: [],
  parts: [],
};
