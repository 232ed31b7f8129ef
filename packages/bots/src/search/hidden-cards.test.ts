import { describe, expect, it } from 'vitest';
import {
  best,
  type Decision,
  decisions,
  edgeOf,
  meanReward,
  PAIR,
  rewardOf,
  searched,
  type Toy,
} from './search.testing.ts';

describe('search of hidden cards', () => {
  /** Seat 0 can gamble on the card 0 of three, or have 2 points. */
  const gamble: Toy = {
    players: 2,
    cards: 3,
    decision: decisions({ '': PAIR }),
    points: ([choice], card) => (choice === 0 ? [card === 0 ? 30 : -15, 0] : choice === 1 ? [2, 0] : [0, 0]),
  };
  const seeds = Array.from({ length: 12 }, (_, i) => `gamble ${i}`);

  it('weighs all that there can be, not the one it guessed first', () => {
    // One look trusts its guess, and takes the gamble if the guess is the good card.
    const looks = seeds.map((seed) => best(searched(gamble, 1, seed)));
    expect(new Set(looks)).toEqual(new Set([0, 1]));
    const mean = (rewardOf([30, 0], 0) + 2 * rewardOf([-15, 0], 0)) / 3;
    for (const [i, seed] of seeds.entries()) {
      const root = searched(gamble, 1500, seed);
      expect(best(root)).toBe(1);
      // What looked well was tried often enough to know better.
      if (looks[i] === 0) expect(Math.abs(meanReward(edgeOf(root, 0), 0) - mean)).toBeLessThan(0.06);
    }
  });

  it('takes what is good in two of three', () => {
    const toy: Toy = {
      ...gamble,
      points: ([choice], card) => [choice === 0 ? (card === 0 ? -3 : 15) : 2, 0],
    };
    const looks = seeds.map((seed) => best(searched(toy, 1, seed)));
    expect(new Set(looks)).toEqual(new Set([0, 1]));
    for (const seed of seeds) expect(best(searched(toy, 1500, seed))).toBe(0);
  });

  it('guesses them anew for every simulation', () => {
    const cards = new Set<number>();
    const toy: Toy = {
      ...gamble,
      points(path, card) {
        cards.add(card);
        return gamble.points(path, card);
      },
    };
    searched(toy, 60);
    expect(cards).toEqual(new Set([0, 1, 2]));
  });

  /** By card: what seat 1 can choose. */
  const answers: readonly (readonly number[])[] = [
    [0, 1],
    [1, 2],
    [2, 3, 4],
  ];

  it('choices that only some cards allow are tried under those', () => {
    const played = new Map<number, Set<number>>();
    const toy: Toy = {
      players: 2,
      cards: 3,
      decision: ([own, other], card) =>
        own === undefined ? PAIR : other === undefined ? { seat: 1, choices: answers[card] } : undefined,
      points([own, other], card) {
        if (other !== undefined) played.set(other, (played.get(other) ?? new Set()).add(card));
        return [own === 0 ? 1 : 0, other ?? 0];
      },
    };
    const root = searched(toy, 600);
    for (const [other, cards] of played)
      expect([...cards].toSorted()).toEqual([0, 1, 2].filter((card) => answers[card].includes(other)));
    expect(played.size).toBe(5);
    const [node] = edgeOf(root, 0).next;
    expect(node.edges.map(({ option }) => option).toSorted()).toEqual([0, 1, 2, 3, 4]);
    // With a third of the cards each, the best of what is allowed is chosen: 1, 2 or 4.
    for (const [option, other] of [
      [1, 0],
      [4, 3],
    ])
      expect(edgeOf(node, option).visits).toBeGreaterThan(edgeOf(node, other).visits);
    expect(node.edges.every(({ visits }) => visits > 0)).toBe(true);
    expect(best(root)).toBe(0);
  });

  it('different decisions at the same place are kept apart', () => {
    // After the first choice, the card says who goes on, and about what.
    const next: readonly Decision[] = [
      { seat: 0, choices: [0, 1] },
      { seat: 1, choices: [0, 1] },
      { seat: 1, choices: [0, 1, 2], about: 7 },
    ];
    const toy: Toy = {
      players: 2,
      cards: 3,
      decision: (path, card) => (path.length === 0 ? PAIR : path.length === 1 ? next[card] : undefined),
      points: (path, card) => (path.length < 2 ? [0, 0] : card === 0 ? [path[1], 0] : [0, path[1]]),
    };
    const nodes = edgeOf(searched(toy, 200), 0).next;
    expect(nodes.map(({ player, a }) => [player, a]).toSorted()).toEqual([
      [0, 0],
      [1, 0],
      [1, 7],
    ]);
    for (const node of nodes) {
      expect(node.edges).toHaveLength(node.a === 7 ? 3 : 2);
      expect(best(node)).toBe(node.a === 7 ? 2 : 1);
    }
  });

  it('a decision that is forced by some cards only', () => {
    const toy: Toy = {
      players: 2,
      cards: 2,
      decision: (path, card) =>
        path.length === 0
          ? PAIR
          : path.length === 1
            ? { seat: 1, choices: card === 0 ? [0] : [0, 1] }
            : undefined,
      points: (path) => (path[1] === 1 ? [-20, 5] : [path[0] === 0 ? 4 : 0, 0]),
    };
    const root = searched(toy, 300);
    expect(best(root)).toBe(0);
    // Half of the games end at once, with the points that they have.
    const mean = (rewardOf([4, 0], 0) + rewardOf([-20, 5], 0)) / 2;
    expect(Math.abs(meanReward(edgeOf(root, 0), 0) - mean)).toBeLessThan(0.08);
  });
});
