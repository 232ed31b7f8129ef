import { describe, expect, test } from 'vitest';
import type { Chunk } from './chunk.ts';
import { spread } from './spread.ts';
import { emptyTally, type Tally } from './tally.ts';

/** Plays without playing: the games in `failing` fail. Slow or fast, so that chunks end in another order. */
function player(delay: number, failing: readonly number[]) {
  return async ({ first, end }: Chunk): Promise<Tally> => {
    await new Promise((resolve) => setTimeout(resolve, (delay * (first % 7)) / 2));
    const tally = emptyTally();
    for (let index = first; index < end && tally.failure === undefined; index++) {
      tally.games++;
      tally.decisions += index;
      tally.steps[index % 2 === 0 ? 'even' : 'odd'] = 1;
      const finding = { check: 'end', about: 'test', message: `game ${index}` } as const;
      if (failing.includes(index))
        tally.failure = { index, table: 0, seed: `${index}`, moves: [], finding, due: undefined };
    }
    return tally;
  };
}

describe('the result is the same however many workers there are', () => {
  test.each([
    ['without a failure', 130, []],
    ['with one', 130, [77]],
    ['with several', 230, [203, 61, 59]],
    ['with one in the first game', 60, [0]],
  ])('%s', async (_, games, failing) => {
    const alone = await spread(games, [player(0, failing)], () => {});
    const crowd = [3, 0, 1, 2].map((delay) => player(delay, failing));
    expect(await spread(games, crowd, () => {})).toEqual(alone);
    expect(alone.failure?.index).toBe(failing.length === 0 ? undefined : Math.min(...failing));
    expect(alone.games).toBe(failing.length === 0 ? games : Math.min(...failing) + 1);
  });
});
