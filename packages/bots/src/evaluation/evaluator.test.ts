import { isOver, options, playLegal, randomFromSeed } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import {
  anyEvaluator,
  begin,
  featuresFor,
  NAMED_TABLES,
  somePositions,
  sourcesOf,
} from '../tables.testing.ts';
import { evaluatorOf } from './evaluator.ts';
import { emptyWeights } from './network.ts';

describe('what a seat can expect', () => {
  it.each(NAMED_TABLES)('is the same in all and by source: %s', (_, table) => {
    for (const s of somePositions(table, 'expected')) {
      const evaluator = anyEvaluator(s.rules);
      const totals = new Float64Array(table.players);
      evaluator.expect(s, totals);
      evaluator.bySource(s).forEach(({ total, bySource }, seat) => {
        expect(evaluator.expectOf(s, seat)).toBe(totals[seat]);
        expect(Object.keys(bySource)).toEqual(sourcesOf(s));
        expect(Math.abs(total - totals[seat])).toBeLessThan(1e-3);
      });
      // Random weights see a difference between the seats.
      expect(new Set(totals).size).toBeGreaterThan(1);
    }
  });

  it.each(NAMED_TABLES)('at the end of the game it is the score: %s', (_, table) => {
    const s = begin(table, 'end');
    const random = randomFromSeed('end');
    while (!isOver(s)) {
      const legal = options(s);
      playLegal(s, legal[random.below(legal.length)]);
    }
    const totals = new Float64Array(table.players);
    anyEvaluator(s.rules).expect(s, totals);
    const scores = s.rules.scores(s);
    expect([...totals]).toEqual(scores.map(({ total }) => total));
    expect(anyEvaluator(s.rules).bySource(s)).toEqual(scores);
  });

  it.each(NAMED_TABLES)('what is scored already counts in full: %s', (_, table) => {
    for (const s of somePositions(table, 'scored')) {
      const sources = sourcesOf(s);
      const features = featuresFor(s.rules);
      const layers = { inputs: features.size, hidden1: 8, hidden2: 8, outputs: sources.length };
      const weights = emptyWeights(layers);
      weights.outputBias[1] = 0.5;
      const evaluator = evaluatorOf({ features, sources, weights });
      s.rules.scores(s).forEach(({ total, bySource }, seat) => {
        // Ten points are one unit.
        expect(evaluator.expectOf(s, seat)).toBeCloseTo(total + 5, 9);
        expect(evaluator.bySource(s)[seat].bySource).toEqual({
          ...bySource,
          [sources[1]]: bySource[sources[1]] + 5,
        });
      });
    }
  });
});
