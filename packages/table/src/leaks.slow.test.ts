/**
 * Nobody is told what they can't see. Whatever a seat, or a spectator, can't see is dealt anew: what they are told must
 * stay the same, byte by byte. One exception: a game of this device that is exported before its end is asked for, and
 * the page says what it tells (the browser's host tests it).
 */
import { type Eyes, type GameState, randomFromSeed, tables } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { dealtAnew, imaginedChapter } from './imagining.ts';
import { recordOf } from './records.ts';
import { decide, randomChoice, tableAt, tableName } from './tables.testing.ts';
import { chapterOf, newsOf, presentFor, whole } from './telling.ts';

const SEED = 'c0ffee1893c0ffee1897c0ffee1893c0ff';
/** The whole is long, and all of it but what `presentFor` tells follows from the entries, not from what is hidden now. */
const WHOLE_EVERY = 40;

function keyOf(state: GameState): string {
  return String((state as unknown as { randomKey: number[] }).randomKey);
}

describe('what is told', () => {
  test.each(tables().map((choice) => ({ choice, name: tableName(choice) })))(
    'at $name is no more than what is seen',
    ({ choice }) => {
      const table = tableAt(choice, SEED);
      const random = randomFromSeed('leaks');
      const everyone: Eyes[] = [...table.owners.keys(), 'spectator'];
      const key = keyOf(table.state);
      const said: string[] = [];
      const say = (told: object): string => {
        const bytes = JSON.stringify(told);
        said.push(bytes);
        return bytes;
      };
      for (
        let option = randomChoice(table, random);
        option !== undefined;
        option = randomChoice(table, random)
      ) {
        const revision = table.entries.length;
        for (const eyes of everyone) {
          const other = dealtAnew(table, eyes, `${revision} ${eyes}`);
          expect(JSON.stringify(presentFor(other, [eyes]))).toBe(say(presentFor(table, [eyes])));
          if (revision % WHOLE_EVERY === 0)
            expect(JSON.stringify(whole(other, [eyes]))).toBe(say(whole(table, [eyes])));
        }
        const change = decide(table, option);
        for (const eyes of everyone) {
          for (const step of change.steps)
            expect(JSON.stringify(imaginedChapter(step, eyes, `${revision} ${eyes}`))).toBe(
              say(chapterOf(step, [eyes])),
            );
          say(newsOf(table, change, revision, [eyes]));
        }
        say(newsOf(table, change, revision, ['all']));
      }
      say(whole(table, ['all']));
      expect(said.length).toBeGreaterThan(100);
      // The key changes never; the seed is in the record, which is told when the game is over.
      expect(keyOf(table.state)).toBe(key);
      expect(said.some((bytes) => bytes.includes(SEED) || bytes.includes(key))).toBe(false);
      expect(JSON.stringify(recordOf(table))).toContain(SEED);
    },
  );
});
