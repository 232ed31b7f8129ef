import { randomFromSeed } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import { PAIR, type Toy, toyEvaluator, toyView } from './search/search.testing.ts';
import { searchBot } from './search-bot.ts';

describe('a search bot', () => {
  const toy: Toy = {
    players: 2,
    cards: 2,
    decision: (path) =>
      path.length === 0 ? PAIR : path.length === 1 ? { seat: 1, choices: [0, 1] } : undefined,
    points: ([own, other], card) =>
      own === undefined ? [0, 0] : [own === 0 ? 8 : card * 4, other === undefined ? 0 : other * 3],
  };

  it.each([1, 2, 64, 256])('tells what the seats can expect, after %i simulations', (most) => {
    const bot = searchBot('toy', { simulations: most }, () => toyEvaluator(toy));
    const { choices, simulations } = bot.explain!(toyView(toy), randomFromSeed('explain'));
    expect(simulations).toBeLessThanOrEqual(most);
    expect(choices.map(({ option }) => option)).toEqual([0, 1]);
    expect(choices[0].share + choices[1].share).toBeCloseTo(1, 12);
    expect(choices[0].expected[0]).toEqual({ total: 8, bySource: { toy: 8 } });
    for (const { expected } of choices) {
      expect(expected).toHaveLength(2);
      for (const { total, bySource } of expected) expect(bySource).toEqual({ toy: total });
    }
    if (most < 64) return;
    // A mean of guesses: 0 or 4 points.
    expect(choices[1].expected[0].total).toBeGreaterThan(0);
    expect(choices[1].expected[0].total).toBeLessThan(4);
    // Seat 1 chooses its 3 points, most of the time.
    expect(choices[0].expected[1].total).toBeGreaterThan(1.5);
    expect(choices[0].expected[1].total).toBeLessThanOrEqual(3);
  });

  it('does not think about what is forced', () => {
    const forced: Toy = {
      ...toy,
      decision: (path) => (path.length === 0 ? { seat: 0, choices: [4] } : undefined),
    };
    const unthinking = searchBot('toy', { simulations: 64 }, () => {
      throw new Error('thought');
    });
    expect(unthinking.choose(toyView(forced), randomFromSeed('forced'))).toBe(4);
  });
});
