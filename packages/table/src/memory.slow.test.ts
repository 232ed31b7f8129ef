/** Thousands of tables fit in memory: what one takes in the middle of a game of four (`scripts/measure-tables.mjs` tells more). */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { randomFromSeed, tables } from '@horta/engine';
import { expect, test } from 'vitest';
import type { Table } from './table.ts';
import { decide, randomChoice, tableAt, tableName } from './tables.testing.ts';

const MOST_BYTES = 64 * 1024;
const TABLES = 100;
/** About half of a game, whichever it is. */
const DECISIONS = 120;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const ofFour = tables().filter(({ players }) => players === 4);

test.each(ofFour.map((choice) => ({ choice, name: tableName(choice) })))(
  '$name: at most 64 KB a table',
  ({ choice }) => {
    // What is made once for all of them is not theirs.
    tableAt(choice, 'first');
    const kept: Table[] = [];
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < TABLES; i++) {
      const table = tableAt(choice, `table ${i}`);
      const random = randomFromSeed(`table ${i}`);
      for (let count = 0; count < DECISIONS; count++) {
        const option = randomChoice(table, random);
        if (option !== undefined) decide(table, option);
      }
      kept.push(table);
    }
    collect();
    expect((process.memoryUsage().heapUsed - before) / kept.length).toBeLessThan(MOST_BYTES);
  },
);
