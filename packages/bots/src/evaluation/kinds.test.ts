import type { GameId } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import { begin, featuresFor, NAMED_TABLES, TABLES } from '../tables.testing.ts';
import { PLAN, trainingTables } from '../training/plan.ts';
import { KINDS, type Kind, kindOf, loadSight, loadWeights } from './kinds.ts';
import { restoreWeights } from './stored-weights.ts';

const EXPECTED: readonly (readonly [GameId, Record<string, boolean | string>, Kind])[] = [
  ['1893', { belleEpoque: false, boards: 'alike' }, '1893'],
  ['1893', { belleEpoque: false, boards: 'dealt' }, '1893'],
  ['1893', {}, '1893'],
  ['1893', { belleEpoque: true, boards: 'chosen' }, '1893-belle-epoque'],
  ['1893-first-edition', { strips: 'expert' }, '1893-first-edition'],
  ['1897', {}, '1897'],
];

describe('kinds of tables', () => {
  it.each(EXPECTED)('%s %o', (game, options, kind) => {
    expect(kindOf({ game, options })).toBe(kind);
  });

  it.each(NAMED_TABLES)('%s is of a kind, as the ruleset and as the table', (_, table) => {
    const { game, options } = table;
    const { rules } = begin(table, 'kinds');
    expect(KINDS).toContain(kindOf(rules));
    expect(kindOf({ game: game.id, options })).toBe(kindOf(rules));
  });

  it('no kind is without a table', () => {
    const kinds = TABLES.map(({ game, options }) => kindOf({ game: game.id, options }));
    expect(new Set(kinds)).toEqual(new Set(KINDS));
  });

  it.each(KINDS)('tables of %s are looked at alike, whatever their players and options', async (kind) => {
    const sight = await loadSight(kind);
    const ofKind = TABLES.filter(({ game, options }) => kindOf({ game: game.id, options }) === kind);
    const lists = ofKind.map((table) => sight.features(begin(table, 'alike').rules));
    for (const { size, names } of lists) {
      expect(size).toBe(lists[0].size);
      expect(names).toEqual(lists[0].names);
    }
    expect(featuresFor(begin(ofKind[0], 'alike').rules).names).toEqual(lists[0].names);
  });
});

describe('the shipped weights', () => {
  it.each(NAMED_TABLES)('fit what is noticed, and all sources of points: %s', async (_, table) => {
    const s = begin(table, 'shipped');
    const kind = kindOf(s.rules);
    const stored = await loadWeights(kind);
    expect(stored.inputs).toBe((await loadSight(kind)).features(s.rules).size);
    expect(stored.outputs).toBe(stored.sources.length);
    for (const source of Object.keys(s.rules.scores(s)[0].bySource)) expect(stored.sources).toContain(source);
    const { hidden1, hidden2 } = restoreWeights(stored);
    expect([hidden1, hidden2]).toEqual([PLAN.hidden1, PLAN.hidden2]);
  });
});

describe('tables to train at', () => {
  it.each(KINDS)('%s: every number of players, every option that makes a difference in play', (kind) => {
    const training = trainingTables(kind);
    const ofKind = TABLES.filter(({ game, options }) => kindOf({ game: game.id, options }) === kind);
    for (const { game, options } of training) expect(kindOf({ game, options })).toBe(kind);
    const key = (players: number, options: object): string => JSON.stringify([players, options]);
    const covered = new Set(training.map(({ players, options }) => key(players, options)));
    // Boards that are chosen are the same boards as those that are dealt.
    for (const { players, options } of ofKind.filter((table) => table.options.boards !== 'chosen'))
      expect(covered).toContain(key(players, options));
    expect(new Set(training.map(({ players }) => players))).toEqual(
      new Set(ofKind.map(({ players }) => players)),
    );
  });

  it('are all visited by the first generation of the plan', () => {
    for (const kind of KINDS) expect(PLAN.generations[0].games).toBeGreaterThan(trainingTables(kind).length);
  });
});
