import { randomFromSeed } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import { anyEvaluator, somePositions, TABLES, viewOf } from '../tables.testing.ts';
import { searchByPlayouts } from './random-playouts.ts';
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
  toyEvaluator,
  toyView,
} from './search.testing.ts';
import { look, search, TRAINING_SETTINGS } from './search.ts';
import type { Node } from './tree.ts';

describe('search', () => {
  it('finds a combination of two choices that a first look misses', () => {
    const toy: Toy = {
      players: 2,
      cards: 1,
      decision: decisions({ '': PAIR, '0': { seat: 1, choices: [0, 1] }, '0,0': PAIR, '0,1': PAIR }),
      points: (path) =>
        path.length === 3 && path[0] === 0 && path[2] === 1 ? [20, 0] : path[0] === 1 ? [5, 0] : [0, 0],
    };
    expect(best(searched(toy, 1))).toBe(1);
    const root = searched(toy, 100);
    expect(best(root)).toBe(0);
    expect(meanReward(edgeOf(root, 0), 0)).toBeGreaterThan(rewardOf([5, 0], 0));
  });

  describe('takes every seat for one that wants its own good', () => {
    /** Seat 0 can have 3 points for sure, or leave it to seat 1. */
    const trusting = (kind: readonly number[], unkind: readonly number[]): Toy => ({
      players: 3,
      cards: 1,
      decision: decisions({ '': PAIR, '1': { seat: 1, choices: [0, 1] } }),
      points: ([own, others]) =>
        own === 0 ? [3, 0, 0] : others === 0 ? kind : others === 1 ? unkind : [0, 0, 0],
    });

    it('who would not hurt itself to hurt others', () => {
      const root = searched(trusting([25, 20, 0], [-30, -20, 0]), 600);
      expect(best(root)).toBe(1);
      const [answer] = edgeOf(root, 1).next;
      expect(answer.player).toBe(1);
      expect(best(answer)).toBe(0);
    });

    it('who does not spare others what does it good', () => {
      const root = searched(trusting([20, 0, 0], [-20, 10, 0]), 200);
      expect(best(root)).toBe(0);
      expect(best(edgeOf(root, 1).next[0])).toBe(1);
    });

    it('nor favours seat 0: the same choice of seat 2 is made for seat 2', () => {
      const toy: Toy = {
        players: 3,
        cards: 1,
        decision: decisions({ '': { seat: 2, choices: [0, 1, 2] } }),
        points: ([choice]) =>
          [
            [30, 0, 1],
            [0, 30, 2],
            [0, 0, 9],
          ][choice] ?? [0, 0, 0],
      };
      expect(best(searched(toy, 1))).toBe(2);
      expect(best(searched(toy, 100))).toBe(2);
    });
  });

  it('passes through what is forced to the next real decision', () => {
    const forced: Decision = { seat: 1, choices: [9] };
    const toy: Toy = {
      players: 2,
      cards: 1,
      decision: decisions({
        '': PAIR,
        '0': forced,
        '0,9': forced,
        '0,9,9': PAIR,
        '1': forced,
        '1,9': forced,
      }),
      points: (path) => [path.length === 4 ? 10 * path[3] : path.length === 3 && path[0] === 1 ? 6 : 0, 0],
    };
    const root = searched(toy, 100);
    const [node, ...others] = edgeOf(root, 0).next;
    expect(others).toEqual([]);
    expect(node).toMatchObject({ player: 0, step: 'decide' });
    expect(node.edges.map(({ option }) => option).toSorted()).toEqual([0, 1]);
    // To the end of the game, and what it brings.
    expect(edgeOf(root, 1).next).toEqual([]);
    expect(meanReward(edgeOf(root, 1), 0)).toBeCloseTo(rewardOf([6, 0], 0), 9);
    expect(best(root)).toBe(0);
  });

  it('a game that ends within the tree counts with its scores, whatever was hoped before', () => {
    const toy: Toy = {
      players: 2,
      cards: 1,
      decision: decisions({ '': PAIR, '0': { seat: 1, choices: [0, 1] }, '1': { seat: 1, choices: [0, 1] } }),
      points: ([own, other]) => (other === undefined ? [0, 0] : own === 0 ? [12, 0] : [1, 0]),
      // Hopes at the end are not asked for.
      hopes: ([own, other]) => (other !== undefined ? [0, 90] : own === 1 ? [25, 0] : [0, 0]),
    };
    expect(best(searched(toy, 1))).toBe(1);
    const root = searched(toy, 300);
    expect(best(root)).toBe(0);
    expect(meanReward(edgeOf(root, 0), 0)).toBeCloseTo(rewardOf([12, 0], 0), 6);
    expect(meanReward(edgeOf(root, 1), 0)).toBeCloseTo(rewardOf([1, 0], 0), 6);
  });

  describe('of many choices', () => {
    const many: Toy = {
      players: 2,
      cards: 1,
      decision: decisions({ '': { seat: 0, choices: Array.from({ length: 60 }, (_, i) => i) } }),
      points: () => [0, 0],
    };
    const visited = (root: Node): number => root.edges.filter(({ visits }) => visits > 0).length;

    it('considers the more of them the longer it thinks', () => {
      const counts = [10, 40, 160, 640].map((simulations) => visited(searched(many, simulations)));
      for (let i = 1; i < counts.length; i++) expect(counts[i]).toBeGreaterThan(counts[i - 1]);
      [10, 40, 160, 640].forEach((simulations, i) => {
        expect(counts[i]).toBeLessThanOrEqual(3 + TRAINING_SETTINGS.widening * Math.sqrt(simulations));
        // They look alike: all that are considered are tried.
        expect(counts[i]).toBeGreaterThanOrEqual(
          Math.floor(TRAINING_SETTINGS.widening * Math.sqrt(simulations)),
        );
      });
      expect(visited(searched(many, 3000))).toBe(60);
    });

    it('considers three and no more where it may not widen', () => {
      expect(visited(searched(many, 640, 'toy', { ...TRAINING_SETTINGS, widening: 0 }))).toBe(3);
    });

    it('begins with those that look best', () => {
      const toy: Toy = { ...many, hopes: ([choice]) => [choice === undefined ? 0 : (choice * 7) % 60, 0] };
      const root = searched(
        {
          ...toy,
          decision: (path) =>
            path.length === 2 ? undefined : { seat: path.length, choices: many.decision([], 0)!.choices },
        },
        10,
      );
      const tried = root.edges.filter(({ visits }) => visits > 0).map(({ option }) => (option * 7) % 60);
      expect(Math.max(...tried)).toBe(59);
      expect(Math.min(...tried)).toBeGreaterThanOrEqual(
        60 - 3 - Math.floor(TRAINING_SETTINGS.widening * Math.sqrt(10)),
      );
    });
  });

  it('counts every simulation once: visits of a node are those of its choices and the first look', () => {
    const check = (node: Node): void => {
      const visits = node.edges.reduce((sum, edge) => sum + edge.visits, 0);
      expect(node.visits).toBe(visits + 1);
      for (const edge of node.edges) for (const next of edge.next) check(next);
    };
    const s = somePositions(TABLES[TABLES.length - 1], 'visits')[2];
    const { root, simulations } = search(
      viewOf(s),
      anyEvaluator(s.rules),
      { simulations: 60 },
      randomFromSeed('visits'),
    );
    expect(root.visits).toBe(simulations);
    check(root);
  });

  it('can not decide where nothing is to be decided', () => {
    const over: Toy = { players: 2, cards: 1, decision: () => undefined, points: () => [0, 0] };
    const message = 'nothing is to be decided';
    expect(() => searched(over, 5)).toThrow(message);
    expect(() => searchByPlayouts(toyView(over), { simulations: 5 }, randomFromSeed('over'))).toThrow(
      message,
    );
  });
});

describe('a first look', () => {
  const toy: Toy = {
    players: 2,
    cards: 1,
    decision: decisions({ '': { seat: 0, choices: [3, 5, 8] } }),
    points: ([choice]) => [{ 3: 1, 5: 9, 8: 4 }[choice] ?? 0, 0],
  };
  const shares = (temperature: number): [number, number][] =>
    look(toyView(toy), toyEvaluator(toy), randomFromSeed('look'), temperature).map(({ option, prior }) => [
      option,
      prior,
    ]);

  it('gives shares of attention, the best choice first', () => {
    const found = shares(0.1);
    expect(found.map(([option]) => option)).toEqual([5, 8, 3]);
    expect(found.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 12);
    const ratio = Math.exp((rewardOf([9, 0], 0) - rewardOf([4, 0], 0)) / 0.1);
    expect(found[0][1] / found[1][1]).toBeCloseTo(ratio, 9);
  });

  it('the colder, the surer', () => {
    expect(shares(0.01)[0][1]).toBeGreaterThan(shares(0.1)[0][1]);
    expect(shares(0.1)[0][1]).toBeGreaterThan(shares(1)[0][1]);
  });
});
