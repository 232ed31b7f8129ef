/** A chunk: a few games in a row of a run, played by one worker. */
import { randomFromSeed } from '@horta/engine';
import { chooserOf } from './choosers.ts';
import { USUAL_RATES } from './limits.ts';
import { playGame } from './play.ts';
import type { Table } from './tables.ts';
import { countStep, emptyTally, type Tally } from './tally.ts';

/** Games from `first` up to, but not including, `end`. */
export interface Chunk {
  readonly first: number;
  readonly end: number;
}

/** Plays the games of a chunk, up to the first that fails. Each depends on the run's seed and its own number only. */
export function playChunk(tables: readonly Table[], seed: string, { first, end }: Chunk): Tally {
  const tally = emptyTally();
  for (let index = first; index < end && tally.failure === undefined; index++)
    playOne(tables, `${seed}-${index}`, index, tally);
  return tally;
}

function playOne(tables: readonly Table[], seed: string, index: number, tally: Tally): void {
  const table = index % tables.length;
  const { moves, finding, due, forced } = playGame(tables[table] as Table, seed, {
    rates: USUAL_RATES,
    choose: chooserOf(seed),
    chance: randomFromSeed(`${seed} checks`),
  });
  tally.games++;
  tally.decisions += moves.length;
  tally.forced += forced;
  for (const { step } of moves) countStep(tally, tables[table] as Table, step);
  if (finding !== undefined) tally.failure = { index, table, seed, moves, finding, due };
}
