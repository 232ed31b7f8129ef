import { describe, expect, it } from 'vitest';
import { Collector, type Samples } from './samples.ts';

/** Samples without features: seat, points it had, points it expected; by source. */
function gainsOf(
  positions: readonly (readonly [seat: number, had: readonly number[], expected: readonly number[]])[],
  final: readonly (readonly number[])[],
  trust: number,
): number[] {
  const collector = new Collector();
  for (const [seat, had, expected] of positions) collector.add(new Float32Array(2), { seat, had, expected });
  collector.finish(final, trust);
  return [...collector.pack().gains];
}

describe('samples', () => {
  const expected = [0, 0];

  it('hold the features that are not zero, and what each seat gained by source', () => {
    const collector = new Collector();
    collector.add(Float32Array.of(0, 1, 0, -0.5), { seat: 0, had: [1, 2], expected });
    collector.add(Float32Array.of(0, 0, 0, 0), { seat: 1, had: [0, 0], expected });
    collector.add(Float32Array.of(0.25, 0, 1, 0), { seat: 1, had: [3, 5], expected });
    const final = [
      [10, 20],
      [3, 4],
    ];
    collector.finish(final, 1);
    expect(collector.pack()).toEqual<Samples>({
      counts: Uint16Array.of(2, 0, 2),
      places: Uint16Array.of(1, 3, 0, 2),
      values: Float32Array.of(1, -0.5, 0.25, 1),
      gains: Float32Array.of(9, 18, 3, 4, 0, -1),
    });
    expect(final).toEqual([
      [10, 20],
      [3, 4],
    ]);
  });

  it('keep what was seen although the list is written anew', () => {
    const collector = new Collector();
    const features = new Float32Array(2);
    features[0] = 1;
    collector.add(features, { seat: 0, had: [0], expected: [0] });
    features.fill(0);
    features[1] = 3;
    collector.add(features, { seat: 0, had: [0], expected: [0] });
    collector.finish([[1]], 1);
    expect(collector.pack()).toMatchObject({ places: Uint16Array.of(0, 1), values: Float32Array.of(1, 3) });
  });
});

describe('what a position led to', () => {
  const positions = [
    [0, [0], [40]],
    [1, [0], [4]],
    [0, [2], [16]],
    [1, [1], [6]],
    [0, [8], [12]],
  ] as const;

  it('trusting the end only: what was gained until then', () => {
    expect(gainsOf(positions, [[10], [20]], 1)).toEqual([10, 20, 8, 19, 2]);
  });

  it('trusting it not at all: what was expected at the next position of the seat', () => {
    expect(gainsOf(positions, [[10], [20]], 0)).toEqual([16, 6, 10, 19, 2]);
  });

  it('by halves: what was expected on the way, the nearer the more', () => {
    // Seat 0: before the end 10 and 12 expected: 11; before that 11 and 16 expected: 13.5. Seat 1: 20 and 6: 13.
    expect(gainsOf(positions, [[10], [20]], 0.5)).toEqual([13.5, 13, 9, 19, 2]);
  });

  it('each source for itself', () => {
    const two = [
      [0, [1, 1], [9, 9]],
      [0, [2, 3], [6, 8]],
    ] as const;
    expect(gainsOf(two, [[10, 4]], 0.5)).toEqual([7, 5, 8, 1]);
  });
});
