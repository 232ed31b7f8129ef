import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentOf } from './document.ts';
import { loadGames, openJournal, saveDocument } from './save.ts';
import { folderForTest, gamesWith, played, smallTournament, withoutTimes } from './tournament.testing.ts';

const parameters = smallTournament({ deals: 2 });
const totals = [
  [50, 40],
  [44, 41],
  [30, 30],
  [20, 35],
];
const games = gamesWith(parameters, totals);

function journal(path: string): string {
  const { add, close } = openJournal(path, parameters, games.slice(0, 1));
  games.slice(1).forEach(add);
  close();
  return readFileSync(path, 'utf8');
}

describe('a journal', () => {
  test('holds the parameters and the games', () => {
    const path = join(folderForTest(), 'save.json');
    expect(loadGames(path, parameters)).toEqual([]);
    const lines = journal(path).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { format: 'horta-tournament-1', parameters },
      ...games,
    ]);
    expect(loadGames(path, parameters)).toEqual(games);
  });

  test('cut anywhere after its first line it loses the games that are not whole, no others', () => {
    const path = join(folderForTest(), 'save.json');
    const text = journal(path);
    for (let length = text.indexOf('\n') + 1; length <= text.length; length += 7) {
      writeFileSync(path, text.slice(0, length));
      const whole = text.slice(0, length).split('\n').length - 2;
      expect(loadGames(path, parameters)).toEqual(games.slice(0, whole));
    }
  });

  test('gives way to the document', () => {
    const path = join(folderForTest(), 'save.json');
    journal(path);
    const document = documentOf(parameters, games);
    saveDocument(path, document);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(document);
    expect(loadGames(path, parameters)).toEqual(games);
    expect(existsSync(`${path}.new`)).toBe(false);
  });
});

describe('going on', () => {
  const small = smallTournament({ bots: ['random'], deals: 4 });

  test.each([1, 3])('stopped after %i games it ends as if it had not been', async (count) => {
    const save = join(folderForTest(), 'save.json');
    expect(await played(small, { save, games: count })).toHaveLength(count);
    expect(loadGames(save, small)).toHaveLength(count);
    // A process that was killed while it wrote.
    writeFileSync(save, '{"deal":2,"rot', { flag: 'a' });
    const whole = await played(small, { save });
    expect(withoutTimes(documentOf(small, whole))).toEqual(
      withoutTimes(documentOf(small, await played(small))),
    );
    expect(loadGames(save, small)).toEqual(whole);
  });

  test('what is there is not played again', async () => {
    const save = join(folderForTest(), 'save.json');
    const first = await played(small, { save });
    const text = readFileSync(save, 'utf8');
    expect(await played(small, { save })).toEqual(first);
    expect(readFileSync(save, 'utf8')).toBe(text);
  });
});

describe('files that are refused stay as they are', () => {
  const line = (value: unknown) => `${JSON.stringify(value)}\n`;
  const header = line({ format: 'horta-tournament-1', parameters });
  const other = smallTournament({ deals: 3, seed: 'other' });
  const [game] = games;
  test.each([
    ['', 'is no saved tournament'],
    ['words\n', 'is no saved tournament'],
    ['null\n', 'is no saved tournament'],
    ['[1]\n', 'is no saved tournament'],
    [header.trimEnd(), 'is no saved tournament'],
    [line({ format: 'horta-record-1' }), 'is no saved tournament'],
    [line({ format: 'horta-tournament-1' }), 'is broken: it does not tell its parameters'],
    [
      line({ format: 'horta-tournament-1', parameters: other }),
      'belongs to another tournament: deals 3 rather than 2, seed "other" rather than "small"',
    ],
    [`${header}{"deal":1,\n${line(game)}`, 'is broken: line 2 is not JSON'],
    [`${header}\n${line(game)}`, 'is broken: line 2 is not JSON'],
    [`${header}${line(game)}${line(1)}`, 'is broken: its game 2 is none of this tournament'],
    ...[
      { deal: 3 },
      { deal: 0 },
      { deal: '1' },
      { rotation: 3 },
      { bots: ['random', 'random'] },
      { scores: undefined },
      { scores: [game?.scores[0]] },
      { scores: [{ total: 1 }, { total: 2 }] },
      { scores: [{ total: 'x', bySource: {} }, game?.scores[0]] },
      { winners: [] },
      { winners: [2] },
      { decisions: [1] },
      { thinking: { total: [1, 2] } },
      { thinking: 5 },
    ].map((change) => [
      header + line({ ...game, ...change }),
      'is broken: its game 1 is none of this tournament',
    ]),
  ])('%j', async (text, message) => {
    const save = join(folderForTest(), 'save.json');
    writeFileSync(save, text);
    await expect(played(parameters, { save })).rejects.toThrow(`${save} ${message}`);
    expect(readFileSync(save, 'utf8')).toBe(text);
    expect(existsSync(`${save}.new`)).toBe(false);
  });

  test('a document of another tournament', async () => {
    const save = join(folderForTest(), 'save.json');
    saveDocument(save, documentOf(parameters, games));
    const text = readFileSync(save, 'utf8');
    await expect(played(other, { save })).rejects.toThrow(
      'belongs to another tournament: deals 2 rather than 3',
    );
    expect(readFileSync(save, 'utf8')).toBe(text);
  });
});
