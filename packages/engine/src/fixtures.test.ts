/** Games that were recorded once must replay to their scores for ever: a change of rules is a new version. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findGame, GAMES, tables } from './catalogue.ts';
import { isOver } from './core/agenda.ts';
import { recordFromText, recordToText, replay, rulesOfRecord } from './records.ts';

const folder = new URL('../fixtures/', import.meta.url);

describe.each(GAMES.map(({ id }) => ({ id })))('recorded games of $id', ({ id }) => {
  const files = readdirSync(new URL(`${id}/`, folder));
  const textOf = (file: string) => readFileSync(new URL(`${id}/${file}`, folder), 'utf8');

  it('there is one for every number of players with every combination of options', () => {
    const recorded = files.map((file) => {
      const record = recordFromText(textOf(file));
      return [record.players, rulesOfRecord(record).options];
    });
    for (const { players, options } of tables([findGame(id)]))
      expect(recorded).toContainEqual([players, options]);
  });

  it.each(files)('%s replays to its scores', (file) => {
    const text = textOf(file);
    const record = recordFromText(text);
    const s = replay(record);
    expect(isOver(s)).toBe(true);
    expect(s.rules.scores(s).map(({ total }) => total)).toEqual(record.scores);
    expect(recordToText(record)).toBe(text);
  });
});
