/** Games that were recorded once must replay to their scores for ever: a change of rules is a new version. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { earlierTables, findGame, GAMES, tables } from './catalogue.ts';
import { isOver, options, playLegal } from './core/agenda.ts';
import type { GameState } from './core/game.ts';
import { toJson } from './core/json.ts';
import { position } from './core/position.ts';
import { loadPosition, loadState, loadView } from './loading.ts';
import { recordFromText, recordToText } from './record-text.ts';
import { rulesOfRecord } from './records.ts';
import { replay } from './replay.ts';

const folder = new URL('../fixtures/', import.meta.url);

const VERSIONS = GAMES.flatMap(({ id, versions }) => versions.map(({ number }) => ({ id, number })));

it('there are recorded games of every version of every game, and of no others', () => {
  const folders = readdirSync(folder).flatMap((id) =>
    readdirSync(new URL(`${id}/`, folder)).map((version) => `${id}/${version}`),
  );
  expect(folders.sort()).toEqual(VERSIONS.map(({ id, number }) => `${id}/v${number}`).sort());
});

describe.each(VERSIONS)('recorded games of $id, version $number', ({ id, number }) => {
  const files = readdirSync(new URL(`${id}/v${number}/`, folder));
  const textOf = (file: string) => readFileSync(new URL(`${id}/v${number}/${file}`, folder), 'utf8');

  it('there is one for every number of players with every combination of options', () => {
    const recorded = files.map((file) => {
      const record = recordFromText(textOf(file));
      return [record.version, record.players, rulesOfRecord(record).options];
    });
    const games = [findGame(id)];
    for (const { players, options: chosen, version } of [...tables(games), ...earlierTables(games)])
      if (version === number) expect(recorded).toContainEqual([version, players, chosen]);
  });

  it.each(files)('%s replays to its scores under its version, and is written as it was', (file) => {
    const text = textOf(file);
    const record = recordFromText(text);
    const s = replay(record);
    expect(s.rules.version).toBe(number);
    expect(isOver(s)).toBe(true);
    expect(s.rules.scores(s).map(({ total }) => total)).toEqual(record.scores);
    // But for the first line, which names the format.
    expect(recordToText(record).split('\n').slice(1)).toEqual(text.split('\n').slice(1));
  });

  it.each(files)('states, positions and views in the middle of %s go on under its version', (file) => {
    const record = recordFromText(textOf(file));
    const middle = replay(record, { count: Math.floor(record.moves.length / 2) });
    const { player } = middle.agenda[middle.agenda.length - 1];
    const view = middle.rules.view(middle, player);
    for (const s of [
      loadState(JSON.parse(JSON.stringify(toJson(middle)))),
      loadPosition(position(middle)),
      loadView(JSON.parse(JSON.stringify(toJson(view)))),
    ]) {
      expect(s.rules).toBe(middle.rules);
      expect(options(s)).toEqual(options(middle));
    }
    const s = loadState(toJson(middle));
    goOn(s, record.moves.slice(Math.floor(record.moves.length / 2)));
    expect(s.rules.scores(s).map(({ total }) => total)).toEqual(record.scores);
  });
});

function goOn(s: GameState, moves: readonly { readonly option: number }[]): void {
  for (const { option } of moves) playLegal(s, option);
}

describe('a game with two cards of a moment, begun under version 1 of 1893 (R-51)', () => {
  const text = readFileSync(new URL('1893/v1/cards-belle-epoque-2.txt', folder), 'utf8');
  const record = recordFromText(text);

  it('replays under version 1', () => {
    expect(record.version).toBe(1);
    expect(isOver(replay(record))).toBe(true);
  });

  it('is refused as one of version 2, where its player would choose the order', () => {
    const other = recordFromText(text.replace('version: 1', 'version: 2'));
    expect(() => replay(other)).toThrow(/use-card, but it is seat \d choose-card that is due/);
  });

  it('no recorded game of version 2 is one of version 1 if cards were chosen in it', () => {
    const files = readdirSync(new URL('1893/v2/', folder)).filter((file) => file.startsWith('cards-'));
    expect(files).toHaveLength(12);
    for (const file of files) {
      const newer = readFileSync(new URL(`1893/v2/${file}`, folder), 'utf8');
      expect(newer).toContain(' choose-card site');
      expect(() => recordFromText(newer.replace('version: 2', 'version: 1'))).toThrow(
        /no step 'choose-card'/,
      );
    }
  });
});
