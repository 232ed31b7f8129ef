import { findGame, type Game, InvalidInput } from '@horta/engine';
import { expect, test } from 'vitest';
import { tableName, tablesOf } from './tables.ts';

const value = (answer: boolean | string) => ({ value: answer, name: '', changes: '' });

const plain = findGame('1893');

/** With options that the catalogue may get: the fuzzer must cover them by itself. */
const optional: Game = {
  ...plain,
  options: [
    { id: 'expansion', name: '', changes: '', values: [false, true].map(value), default: false },
    { id: 'boards', name: '', changes: '', values: ['a', 'b', 'c'].map(value), default: 'a' },
  ],
  rules(players, options, pack, version) {
    if (options.expansion === true && players === 5) throw new InvalidInput('game', []);
    return plain.rules(players, {}, pack, version);
  },
};

test('every number of players and every combination of options that the game allows', () => {
  const tables = tablesOf([optional], undefined, 'seed').map(tableName);
  expect(new Set(tables).size).toBe(tables.length);
  const earlier = tables.filter((name) => name.includes('version 1'));
  expect(tables.length - earlier.length).toBe(4 * 2 * 3 - 3);
  expect(tables).toContain('1893 for 5 expansion=false boards=c');
  expect(tables).not.toContain('1893 for 5 expansion=true boards=c');
  // Earlier versions: once each combination, with numbers of players that other seeds have others of.
  expect(new Set(earlier.map((name) => name.replace(/for \d /, ''))).size).toBe(2 * 3);
  expect(earlier).toHaveLength(2 * 3);
  expect(earlier).not.toEqual(
    tablesOf([optional], undefined, 'other')
      .map(tableName)
      .filter((name) => name.includes('version 1')),
  );
});

test('only the numbers of players asked for', () => {
  const tables = tablesOf([plain], [2, 4, 9], 'seed').map(tableName);
  expect(tables.sort()).toEqual(tables.filter((name) => /for [24]/.test(name)));
  expect(tables.length).toBeGreaterThan(0);
});
