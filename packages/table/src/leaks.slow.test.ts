/**
 * Nobody is told what they can't see. Whatever a seat, or a spectator, can't see is dealt anew: what they are told must
 * stay the same, byte by byte. One exception: a game of this device that is exported before its end is asked for, and
 * the page says what it tells (the browser's host tests it).
 */
import {
  type Eyes,
  type GameState,
  obstacle,
  playLegal,
  randomFromSeed,
  tables,
  toJson,
} from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { recordOf } from './records.ts';
import { listening, type Step, type Table } from './table.ts';
import { decide, randomChoice, tableAt, tableName } from './tables.testing.ts';
import { chapterOf, newsOf, presentFor, whole } from './telling.ts';

const SEED = 'c0ffee1893c0ffee1897c0ffee1893c0ff';
/** The whole is long, and all of it but what `presentFor` tells follows from the entries, not from what is hidden now. */
const WHOLE_EVERY = 40;

/** The same table, if what these eyes can't see lay otherwise. */
function dealtAnew(table: Table, eyes: Eyes, seed: string): Table {
  const { rules } = table.state;
  return { ...table, state: rules.sample(rules.view(table.state, eyes), randomFromSeed(seed)) };
}

/** A choice made in a state, which is left as it is. */
function stepFrom(state: GameState, option: number): Step & { readonly hasRevealed: boolean } {
  const after = state.rules.clone(state);
  const { player: seat, step } = state.agenda.at(-1) as GameState['agenda'][number];
  const happened = listening(after, () => playLegal(after, option));
  return { decision: { type: 'decision', seat, step, option }, before: state, after, ...happened };
}

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
        const really = stepFrom(table.state, option);
        for (const eyes of everyone) {
          const other = dealtAnew(table, eyes, `${revision} ${eyes}`);
          expect(JSON.stringify(presentFor(other, [eyes]))).toBe(say(presentFor(table, [eyes])));
          if (revision % WHOLE_EVERY === 0)
            expect(JSON.stringify(whole(other, [eyes]))).toBe(say(whole(table, [eyes])));
          // A choice that can't be made there has shown what it was made with.
          if (obstacle(other.state, option) !== undefined) continue;
          const perhaps = stepFrom(other.state, option);
          const isShown = really.hasRevealed || perhaps.hasRevealed;
          const bytes = say(chapterOf(really, [eyes]));
          const otherBytes = JSON.stringify(chapterOf(perhaps, [eyes]));
          if (!isShown || sees(really, eyes) === sees(perhaps, eyes)) expect(otherBytes).toBe(bytes);
        }
        const change = decide(table, option);
        for (const eyes of everyone) say(newsOf(table, change, revision, [eyes]));
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

function sees({ after }: Step, eyes: Eyes): string {
  return JSON.stringify(toJson(after.rules.view(after, eyes)));
}
