import { describe, expect, it } from 'vitest';
import { leaders } from './majority.ts';
import { multisets, multisetWord, thingsOf } from './multiset.ts';

describe('majorities', () => {
  it.each([
    [[3, 2], [0]],
    [
      [2, 3, 3],
      [1, 2],
    ],
    [[0, 0, 0], []],
    [[], []],
    [
      [1, 1, 1],
      [0, 1, 2],
    ],
  ])('of %j the leaders are %j', (counts, expected) => {
    expect(leaders(counts)).toEqual(expected);
  });
});

describe('multisets', () => {
  it('there are as many as combinations with repetition', () => {
    expect(multisets(6, 2)).toHaveLength(21);
    expect(multisets(6, 3)).toHaveLength(56);
    expect(multisets(6, 4)).toHaveLength(126);
    expect(new Set(multisets(4, 2).map(String)).size).toBe(10);
  });

  it('are told thing by thing, and none has less than nothing of a kind', () => {
    expect(thingsOf([2, 0, 1])).toEqual([0, 0, 2]);
    expect(() => thingsOf([2, -1])).toThrow(RangeError);
  });

  it('are written with a letter for each thing', () => {
    expect(multisetWord([2, 0, 1], 'wis')).toBe('wws');
  });
});
