import { randomFromSeed } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import { searchByPlayouts } from './random-playouts.ts';
import { best, edgeOf, meanReward, PAIR, rewardOf, type Toy, toyView } from './search.testing.ts';

describe('search by random playouts', () => {
  const toy: Toy = {
    players: 2,
    cards: 3,
    decision: (path) =>
      path.length === 0 ? { seat: 0, choices: [0, 1, 2, 3] } : path.length < 4 ? PAIR : undefined,
    points: (path, card) => [path[0] === 2 ? 30 : path[0] === 1 && card === 0 ? 30 : path[0], 0],
  };

  it('tries every choice once before any is tried twice', () => {
    for (let simulations = 1; simulations <= 4; simulations++) {
      const root = searchByPlayouts(toyView(toy), { simulations }, randomFromSeed('once'));
      expect(root.edges.map(({ visits }) => visits).toSorted()).toEqual(
        [0, 0, 0, 0].fill(1, 4 - simulations),
      );
    }
  });

  it('finds what is best whatever the card is', () => {
    for (let seed = 0; seed < 5; seed++) {
      const root = searchByPlayouts(toyView(toy), { simulations: 300 }, randomFromSeed(`${seed}`));
      expect(best(root)).toBe(2);
      expect(root.visits).toBe(300);
      expect(meanReward(edgeOf(root, 2), 0)).toBeCloseTo(rewardOf([30, 0], 0), 9);
    }
  });
});
