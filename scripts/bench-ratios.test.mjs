import { describe, expect, test } from 'vitest';
import { quantile, ratiosOf, summaryOf, turnsOf } from './bench-ratios.mjs';

describe('two builds in turns', () => {
  test('each work is done by both, one right after the other', () => {
    const turns = [0, 1, 2].flatMap(turnsOf);
    for (let i = 0; i < turns.length; i += 2) {
      expect(turns[i].slice).toBe(i / 2);
      expect(turns[i + 1].slice).toBe(i / 2);
      expect(new Set([turns[i].side, turns[i + 1].side])).toEqual(new Set(['here', 'other']));
    }
  });

  test('both begin equally often', () => {
    const begins = [0, 1].flatMap(turnsOf).filter((_, i) => i % 2 === 0);
    expect(begins.map(({ side }) => side)).toEqual(['here', 'other', 'other', 'here']);
  });

  test('a ratio above 1 says that this build is faster', () => {
    const here = [{ count: 300, seconds: 1 }];
    const other = [{ count: 100, seconds: 0.5 }];
    expect(ratiosOf(here, other)).toEqual([1.5]);
  });

  test.each([
    [0, 1],
    [0.25, 1.75],
    [0.5, 2.5],
    [1, 4],
  ])('the value at %d of four', (share, expected) => {
    expect(quantile([4, 1, 3, 2], share)).toBe(expected);
  });

  test('one pair of processes that is out of line does not decide', () => {
    const { ratio, pairs } = summaryOf([
      [1, 1, 1],
      [0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
      [0.9, 1, 1.2],
    ]);
    expect(ratio).toBe(1);
    expect(pairs).toEqual([1, 0.5, 1]);
  });
});
