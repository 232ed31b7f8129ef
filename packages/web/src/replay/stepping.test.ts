/** By step, turn and round one lands where the log says. */
import { describe, expect, test } from 'vitest';
import { ALL_FOUR } from '../games/all-four.testing.ts';
import { replayedGame } from './replays.testing.ts';
import { blockAt, type Direction, next, type Stride } from './stepping.ts';
import type { Timeline } from './timeline.ts';

/** All places that one comes to from one end to the other. */
function walk(line: Timeline, stride: Stride, direction: Direction): number[] {
  const [from, to] = direction > 0 ? [line.start, line.end] : [line.end, line.start];
  const places = [from];
  while (places[places.length - 1] !== to) {
    if (places.length > 2000) throw new Error('it never ends');
    places.push(next(line, places[places.length - 1], stride, direction));
  }
  return places;
}

const unique = (places: readonly number[]) => [...new Set(places)];

describe.each(ALL_FOUR)('%s %o', (game, chosen) => {
  test('a step is whatever says something', async () => {
    const { line, turns } = await replayedGame(game, chosen);
    const on = walk(line, 'step', 1);
    expect(walk(line, 'step', -1).toReversed()).toEqual(on);
    expect(on).toEqual(line.stops);
    // Every line of the log is told by one of them.
    expect(on.length).toBeGreaterThan(turns.length);
  });

  test('by turns one comes to each turn and stage of the log', async () => {
    const { line, turns } = await replayedGame(game, chosen);
    const discs = turns.map(({ told }) => told);
    expect(walk(line, 'turn', 1)).toEqual(unique([line.start, ...discs, line.end]));
    expect(walk(line, 'turn', -1).toReversed()).toEqual(unique([line.start, ...discs, line.end]));
  });

  test('by rounds one comes to the first turn of each, then to the final count', async () => {
    const { line, turns, seen } = await replayedGame(game, chosen);
    const rounds = Array.from(
      { length: seen.rounds },
      (_, i) => turns.find(({ round }) => Math.max(1, round) === i + 1)?.told,
    );
    const count = line.blocks.find(({ isCount }) => isCount)?.landing;
    expect(walk(line, 'round', 1)).toEqual([line.start, ...rounds, count, line.end]);
  });

  test('from the middle of a turn or round one goes back to its beginning first', async () => {
    const { line } = await replayedGame(game, chosen);
    const long = line.blocks.find(({ end, landing }) => end > landing + 1);
    if (long === undefined) throw new Error('no turn has several steps');
    expect(next(line, long.end, 'turn', -1)).toBe(long.landing);
    const band = line.bands[1];
    expect(next(line, band.landing + 3, 'round', -1)).toBe(band.landing);
    expect(next(line, band.landing, 'round', -1)).toBe(line.bands[0].landing);
  });

  test('everywhere one is in the turn whose step was told last', async () => {
    const { line, beats } = await replayedGame(game, chosen);
    expect(blockAt(line, line.start)).toBeUndefined();
    for (const stop of line.stops.slice(1)) {
      const block = blockAt(line, stop);
      expect(block?.first).toBeLessThan(stop);
      expect(block?.end).toBeGreaterThanOrEqual(stop);
      expect(block?.stage).toBe(beats[stop - 1].stage);
    }
  });
});
