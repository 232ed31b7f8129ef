import { randomFromSeed } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import { rewards } from './reward.ts';

function rewardsOf(...totals: number[]): number[] {
  const out = new Float64Array(totals.length);
  rewards(Float64Array.from(totals), totals.length, out);
  return [...out];
}

/** Scores of random games, from close to far apart. */
function someScores(players: number): number[][] {
  const random = randomFromSeed(`${players}`);
  return Array.from({ length: 200 }, (_, i) =>
    Array.from({ length: players }, () => random.below(5 + i) - 20),
  );
}

describe.each([2, 3, 4, 5])('the reward of %i players', (players) => {
  it('lies between 0 and 1', () => {
    for (const totals of someScores(players))
      for (const reward of rewardsOf(...totals)) {
        expect(reward).toBeGreaterThan(0);
        expect(reward).toBeLessThan(1);
      }
  });

  it('is more with more points of one’s own, and less with more points of another', () => {
    for (const totals of someScores(players)) {
      const before = rewardsOf(...totals);
      const after = rewardsOf(...totals.with(0, totals[0] + 1));
      expect(after[0]).toBeGreaterThan(before[0]);
      for (let other = 1; other < players; other++) expect(after[other]).toBeLessThan(before[other]);
    }
  });

  it('is better in a better rank, and the same for the same points', () => {
    for (const totals of someScores(players)) {
      const found = rewardsOf(...totals);
      for (let seat = 1; seat < players; seat++)
        expect(Math.sign(found[seat] - found[0])).toBe(Math.sign(totals[seat] - totals[0]));
    }
  });

  it('is a half where all are equal', () => {
    expect(rewardsOf(...Array<number>(players).fill(37))).toEqual(Array<number>(players).fill(0.5));
  });

  it('knows no seats: who sits elsewhere is rewarded alike', () => {
    for (const totals of someScores(players))
      rewardsOf(...totals.toReversed())
        .toReversed()
        .forEach((reward, seat) => {
          expect(reward).toBeCloseTo(rewardsOf(...totals)[seat], 12);
        });
  });

  it('counts differences only', () => {
    for (const totals of someScores(players))
      expect(rewardsOf(...totals.map((total) => total + 50))).toEqual(rewardsOf(...totals));
  });
});

describe('rewards', () => {
  it('of two players add up to 1', () => {
    for (const [one, other] of someScores(2)) {
      const [a, b] = rewardsOf(one, other);
      expect(a + b).toBeCloseTo(1, 12);
    }
  });

  it('a sure win still wants points, but the next point matters most in a close game', () => {
    const gain = (lead: number): number => rewardsOf(lead + 1, 0)[0] - rewardsOf(lead, 0)[0];
    expect(gain(100)).toBeGreaterThan(0);
    expect(gain(0)).toBeGreaterThan(gain(20));
    expect(gain(20)).toBeGreaterThan(gain(100));
  });

  it('a second place is worth more than the last one, and less than the first', () => {
    const [first, second, third] = rewardsOf(60, 50, 40);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    // To win counts more than to come second: the same step up is worth more at the top.
    expect(rewardsOf(50.5, 50, 0)[0] - rewardsOf(49.5, 50, 0)[0]).toBeGreaterThan(
      rewardsOf(50.5, 50, 100)[0] - rewardsOf(49.5, 50, 100)[0],
    );
  });
});
