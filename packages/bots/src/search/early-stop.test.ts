import { randomFromSeed } from '@horta/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anyEvaluator, somePositions, TABLES, viewOf } from '../tables.testing.ts';
import { best, decisions, PAIR, type Toy, toyEvaluator, toyView } from './search.testing.ts';
import { search } from './search.ts';

describe('a search that is settled early', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('chooses what it would have chosen in the end', () => {
    const simulations = 96;
    let stopped = 0;
    for (const table of TABLES.filter(
      ({ players, options }) => players === 2 && options.boards !== 'chosen',
    )) {
      for (const s of somePositions(table, 'settled').slice(1, 3)) {
        const view = viewOf(s);
        const evaluator = anyEvaluator(s.rules);
        const early = search(view, evaluator, { simulations }, randomFromSeed('settled'));
        // A budget of time is never settled. This clock moves on at each look, which comes after every 8 simulations.
        let now = -8;
        vi.spyOn(performance, 'now').mockImplementation(() => (now += 8));
        const full = search(view, evaluator, { milliseconds: simulations }, randomFromSeed('settled'));
        vi.restoreAllMocks();
        expect(full.simulations).toBe(simulations);
        if (early.simulations < simulations) stopped++;
        expect(best(early.root)).toBe(best(full.root));
      }
    }
    expect(stopped).toBeGreaterThan(5);
  });

  it('goes on as long as another choice can still come first', () => {
    // Two choices as good as each other.
    const toy: Toy = { players: 2, cards: 1, decision: decisions({ '': PAIR }), points: () => [0, 0] };
    const evaluator = toyEvaluator(toy);
    expect(
      search(toyView(toy), evaluator, { simulations: 200 }, randomFromSeed('even')).simulations,
    ).toBeGreaterThan(190);
  });
});
