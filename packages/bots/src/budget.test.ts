import { afterEach, describe, expect, it, vi } from 'vitest';
import { readBudget, spend } from './budget.ts';

describe('a budget', () => {
  it.each([
    ['1', { simulations: 1 }],
    ['500', { simulations: 500 }],
    ['9999999', { simulations: 9_999_999 }],
    ['200ms', { milliseconds: 200 }],
    ['0.5ms', { milliseconds: 0.5 }],
    ['2s', { milliseconds: 2000 }],
    ['1.5s', { milliseconds: 1500 }],
    ['0.125s', { milliseconds: 125 }],
  ])('%s', (text, budget) => {
    expect(readBudget(text)).toEqual(budget);
  });

  it.each([
    ...['', '0', '0ms', '0s', '0.0s', '-1', '+1', '1.5', '1.', '.5s', '1,5s', '1e3', '10000000', '0.0001s'],
    ...['ms', 's', '5 ms', ' 5', '5 ', '5\n', '5m', '5S', 'five', 'Infinity', 'NaN', '5ms5', '0x10'],
  ])('%j is none', (text) => {
    expect(readBudget(text)).toBeUndefined();
  });
});

describe('spending a budget', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** A clock that the simulations move on, from a time far from zero. */
  function clock(millisecondsEach: number) {
    let now = 5000;
    const looks = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const simulate = vi.fn(() => {
      now += millisecondsEach;
    });
    return { looks, simulate };
  }

  it.each([1, 7, 8, 9, 100])('stops after %i simulations, without a look at the clock', (simulations) => {
    const { looks, simulate } = clock(1e9);
    expect(spend({ simulations }, simulate)).toBe(simulations);
    expect(simulate).toHaveBeenCalledTimes(simulations);
    expect(looks).not.toHaveBeenCalled();
  });

  it.each([
    [1, 200],
    [1, 33],
    [5, 1000],
  ])('with %i ms for a simulation, stops soon after %i ms', (each, milliseconds) => {
    const { simulate } = clock(each);
    const done = spend({ milliseconds }, simulate);
    expect(simulate).toHaveBeenCalledTimes(done);
    expect(done * each).toBeGreaterThanOrEqual(milliseconds);
    // The clock is looked at now and then only.
    expect(done * each).toBeLessThan(milliseconds + 8 * each);
  });

  it('simulates at least once, however slow', () => {
    const { simulate } = clock(1e6);
    expect(spend({ milliseconds: 0.5 }, simulate)).toBeGreaterThanOrEqual(1);
    expect(spend({ milliseconds: 0.5 }, simulate)).toBeLessThanOrEqual(8);
  });

  it('whichever is reached first: simulations', () => {
    expect(spend({ simulations: 20, milliseconds: 1000 }, clock(1).simulate)).toBe(20);
  });

  it('whichever is reached first: time', () => {
    const done = spend({ simulations: 1000, milliseconds: 40 }, clock(1).simulate);
    expect(done).toBeGreaterThanOrEqual(40);
    expect(done).toBeLessThan(48);
  });

  it('stops when nothing can change any more', () => {
    const left: number[] = [];
    const done = spend({ simulations: 1000 }, clock(1).simulate, (count) => {
      left.push(count);
      return count <= 900;
    });
    expect(done).toBe(1000 - left[left.length - 1]);
    expect(done).toBeGreaterThanOrEqual(100);
    expect(done).toBeLessThan(108);
    expect(left.slice(0, -1).every((count) => count > 900)).toBe(true);
  });

  it('with time only there is always more left', () => {
    const isSettled = vi.fn((left: number) => left < 1e9);
    expect(spend({ milliseconds: 100 }, clock(1).simulate, isSettled)).toBeGreaterThanOrEqual(100);
    expect(isSettled).toHaveBeenCalledWith(Infinity);
  });
});
