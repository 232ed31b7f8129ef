import { describe, expect, test } from 'vitest';
import { stands, undisturbed } from './steady.ts';

const repeat = (count: number, value: number) => Array.from({ length: count }, () => value);

/** Comes nearer and nearer to 1000, half of the way in so many slices. */
const rising = (count: number, half: number) =>
  Array.from({ length: count }, (_, i) => 1000 * (1 - 0.8 * 2 ** (-i / half)));

/** Slices at these rates, with so much code after each; as much all the time if it is not said. */
const slicesOf = (rates: readonly number[], code: readonly number[] = []) =>
  rates.map((rate, i) => ({ count: rate * 0.06, seconds: 0.06, code: code[i] ?? 1000 }));

describe('a figure stands', () => {
  test.each([
    ['when all slices agree', repeat(12, 1000)],
    [
      'when they differ by a few per cent',
      [1000, 990, 1010, 1005, 985, 1000, 1015, 995, 1000, 970, 1020, 1010],
    ],
    ['when it has risen, and then rested', [...rising(12, 2), ...repeat(18, 1000)]],
    ['though another program takes slices away', [...repeat(7, 1000), 500, 1000, 300, 1000, 600, 1000]],
    ['at any speed', repeat(12, 0.02)],
  ])('%s', (_, rates) => expect(stands(slicesOf(rates))).toBe(true));

  test('when code has been compiled, and then hardly any', () => {
    const code = [...rising(12, 2), ...repeat(14, 1000), 1002, 1004, 1004, 1005];
    expect(stands(slicesOf(repeat(30, 1000), code))).toBe(true);
  });

  test('when compiled code was thrown away', () => {
    expect(stands(slicesOf(repeat(12, 1000), [...repeat(10, 1000), 900, 900]))).toBe(true);
  });
});

describe('a figure does not stand', () => {
  test.each([
    ['before there are enough slices', repeat(11, 1000)],
    ['without any', []],
    ['while it rises', rising(12, 6)],
    ['while it rises slowly, by less than a few per cent a slice', rising(60, 30)],
    ['after a leap', [...repeat(12, 500), ...repeat(4, 1000)]],
    ['after a fall', [...repeat(12, 1000), ...repeat(4, 500)]],
  ])('%s', (_, rates) => expect(stands(slicesOf(rates))).toBe(false));

  test('while code is compiled, even if rates agree by chance', () => {
    expect(stands(slicesOf(repeat(12, 1000), rising(12, 6)))).toBe(false);
  });
});

test('the pace that is kept undisturbed is the upper quartile', () => {
  expect(undisturbed([300, 1000, 500, 990, 400, 200, 600, 100])).toBe(600);
  expect(undisturbed([300, 1000, 990, 995, 400, 200, 600, 100])).toBe(990);
  expect(undisturbed([7])).toBe(7);
});
