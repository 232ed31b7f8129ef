import { type GameState, isOver, startGame, type TableChoice } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import { anyEvaluator, featuresFor, sourcesOf, TABLES, tableName } from '../tables.testing.ts';
import type { Samples } from './samples.ts';
import { playToLearn, type SelfPlay } from './self-play.ts';

const FIRST_LOOKS: SelfPlay = { simulations: 0, temperature: 0.1, trust: 1, keep: 1 };
const SEARCH: SelfPlay = { simulations: 3, temperature: 0, trust: 1, keep: 1 };

interface Seen {
  readonly seat: number;
  readonly had: readonly number[];
  readonly expected: readonly number[];
  readonly features: Float32Array;
}

/** Plays a game to learn from, and watches it: what was seen, and the state that the game ended with. */
function watched({ game, players, options }: TableChoice, seed: string, selfPlay: SelfPlay) {
  const { rules } = startGame(game.id, { players, options, seed });
  const sources = sourcesOf(startGame(game.id, { players, options, seed }));
  const features = featuresFor(rules);
  const evaluator = anyEvaluator(rules);
  const seen: Seen[] = [];
  const states = new Set<GameState>();
  const watching = {
    ...features,
    observe(s: GameState, seat: number, out: Float32Array) {
      features.observe(s, seat, out);
      const own = new Float32Array(features.size);
      features.observe(s, seat, own);
      const score = s.rules.scores(s)[seat].bySource;
      const expected = evaluator.bySource(s)[seat].bySource;
      states.add(s);
      seen.push({
        seat,
        had: sources.map((source) => score[source]),
        expected: sources.map((source) => expected[source]),
        features: own,
      });
    },
  };
  const knowledge = { features: watching, sources, evaluator };
  const samples = playToLearn(game.id, { players, options, seed }, knowledge, selfPlay);
  const [end] = states;
  expect(states.size).toBe(1);
  expect(isOver(end)).toBe(true);
  const final = end.rules.scores(end).map(({ bySource }) => sources.map((source) => bySource[source]));
  return { samples, seen, final, sources };
}

/** The features of each sample, unpacked. */
function unpacked({ counts, places, values }: Samples, size: number): Float32Array[] {
  let from = 0;
  return Array.from(counts, (count) => {
    const features = new Float32Array(size);
    for (let i = from; i < from + count; i++) features[places[i]] = values[i];
    from += count;
    return features;
  });
}

const KINDS = TABLES.filter(
  ({ players, options: { boards = 'dealt', strips = 'expert' } }) =>
    players === 3 && boards === 'dealt' && strips === 'expert',
);
const CASES = KINDS.flatMap((table) =>
  [FIRST_LOOKS, SEARCH].map((selfPlay) => [tableName(table), selfPlay.simulations, table, selfPlay] as const),
);

describe('a game to learn from', () => {
  it.each(CASES)(
    'holds what each seat saw and gained: %s, %i simulations',
    (_, _simulations, table, selfPlay) => {
      const { samples, seen, final, sources } = watched(table, 'learn', selfPlay);
      expect(samples.counts).toHaveLength(seen.length);
      expect(seen.length).toBeGreaterThan(3 * 40);
      expect(seen.map(({ seat }) => seat)).toEqual(seen.map((_one, i) => i % 3));
      expect(unpacked(samples, seen[0].features.length)).toEqual(seen.map(({ features }) => features));
      seen.forEach(({ seat, had }, i) => {
        const gains = [...samples.gains.subarray(i * sources.length, (i + 1) * sources.length)];
        expect(gains).toEqual(had.map((points, source) => final[seat][source] - points));
      });
      expect(samples.gains).toHaveLength(seen.length * sources.length);
      // The games are not pointless.
      expect(final.flat().some((points) => points > 0)).toBe(true);
    },
  );

  it('with little trust in the end, holds what was expected next', () => {
    const { samples, seen, final, sources } = watched(KINDS[0], 'trust', { ...FIRST_LOOKS, trust: 0 });
    seen.forEach(({ seat, had }, i) => {
      const next = seen[i + 3]?.expected ?? final[seat];
      had.forEach((points, source) => {
        expect(samples.gains[i * sources.length + source]).toBeCloseTo(next[source] - points, 3);
      });
    });
  });

  it('keeps some of the positions only, for all seats alike', () => {
    const all = watched(KINDS[0], 'keep', FIRST_LOOKS).seen.length;
    const some = watched(KINDS[0], 'keep', { ...FIRST_LOOKS, keep: 4 }).seen.length;
    expect(some % 3).toBe(0);
    expect(some).toBeGreaterThan(all / 10);
    expect(some).toBeLessThan(all / 2);
  });

  it.each(CASES.slice(-2))(
    'is the same for the same seed, another for another: %s, %i simulations',
    (_, _simulations, table, selfPlay) => {
      const { samples } = watched(table, 'same', selfPlay);
      expect(watched(table, 'same', selfPlay).samples).toEqual(samples);
      expect(watched(table, 'other', selfPlay).samples).not.toEqual(samples);
    },
  );

  it('the warmer, the more freely it is played', () => {
    // A very cold player takes what looks best; the game is another one than that of a warm player.
    const cold = watched(KINDS[0], 'warm', { ...FIRST_LOOKS, temperature: 1e-6 });
    const warm = watched(KINDS[0], 'warm', { ...FIRST_LOOKS, temperature: 1 });
    expect(warm.samples).not.toEqual(cold.samples);
  });
});
