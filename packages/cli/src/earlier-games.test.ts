/** Files of Horta 0.1.0, from before tables had entries, open and go on: packages/table/fixtures/landing-1. */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bot } from '@horta/bots';
import {
  type GameState,
  hash,
  options,
  pending,
  playLegal,
  position,
  randomFromSeed,
  recordFromText,
  recordToText,
  replay,
} from '@horta/engine';
import { recordOf, type Table } from '@horta/table';
import { speaker } from '@horta/words';
import { afterAll, describe, expect, test } from 'vitest';
import { keptGame } from './play/begin.ts';
import { playOn } from './play/game-loop.ts';
import { talkInJson } from './play/table-talk.ts';
import { conversation } from './referee/referee.testing.ts';
import { collector, run } from './terminal.testing.ts';

const FOLDER = fileURLToPath(new URL('../../table/fixtures/landing-1/', import.meta.url));

/** Where a game stands, or ends. */
interface Stand {
  readonly moves: number;
  readonly hash: string;
  readonly position?: string;
  readonly scores: readonly number[];
}

interface EarlierGame extends Stand {
  readonly due?: { readonly seat: number; readonly step: string };
  readonly end: Stand;
}

const text = (path: string) => readFileSync(join(FOLDER, path), 'utf8');
const EXPECTED = JSON.parse(text('states.json')) as Record<string, EarlierGame>;

/** The files of a folder with what is expected of them. */
function gamesIn(folder: string): [string, EarlierGame][] {
  return readdirSync(join(FOLDER, folder)).map((name) => {
    const path = `${folder}/${name}`;
    return [path, EXPECTED[path]];
  });
}

const terminal = gamesIn('terminal');
const records = gamesIn('records');
const underWay = terminal.filter(([, { due }]) => due !== undefined);

/** The choice by which these games go on, with so many moves made. */
function nextOption(state: GameState, moves: number): number {
  const legal = options(state);
  return legal[(7 * moves) % legal.length] ?? 0;
}

function expectStand(state: GameState, moves: number, expected: Stand): void {
  const scores = state.rules.scores(state).map(({ total }) => total);
  const stand = { moves, hash: hash(state), position: position(state), scores };
  expect(stand).toMatchObject(expected);
}

describe('a record', () => {
  test.each([...terminal, ...gamesIn('exported'), ...records])(
    '%s is read, and goes on',
    (path, expected) => {
      const record = recordFromText(text(path));
      expect(record.version).toBe(1);
      const state = replay(record);
      let moves = record.moves.length;
      const due = pending(state);
      expect(due && { seat: due.player, step: due.step }).toEqual(expected.due);
      const { due: _due, end, ...stand } = expected;
      expectStand(state, moves, stand);
      for (; pending(state) !== undefined; moves++) playLegal(state, nextOption(state, moves));
      expectStand(state, moves, end);
    },
  );

  test.each(records)('%s is loaded by the referee', (path, expected) => {
    const { ask } = conversation();
    for (const record of [text(path), JSON.parse(text(path))]) {
      expect(ask('load', { record })).toMatchObject({ moves: expected.moves });
      const { hash: loaded, position: place } = ask('state');
      expect({ hash: loaded, position: place }).toEqual({
        hash: expected.hash,
        position: expected.position,
      });
      expect(ask('record').record).toMatchObject({ format: 'horta-record-2', version: 1 });
    }
  });
});

describe('a game kept by horta play', () => {
  const folder = mkdtempSync(join(tmpdir(), 'horta-earlier-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const wishes = {
    game: undefined,
    players: undefined,
    options: undefined,
    pack: undefined,
    seed: undefined,
  };
  const kept = (path: string) =>
    keptGame({ ...wishes, people: 1, names: undefined, bot: undefined, file: join(FOLDER, path) });

  /** Everybody, bots too, decides by the rule of these games. */
  function byRule(table: Table) {
    const next = () => nextOption(table.state, table.standing.length);
    const bot: Bot = { id: 'rule', choose: next };
    const { stream: stdout } = collector();
    const voice = speaker('en');
    return {
      ...{ table, speaker: voice, bots: table.owners.map(() => bot), adviser: async () => bot },
      random: randomFromSeed('earlier'),
      talk: talkInJson({ stdin: process.stdin, stdout, stderr: stdout }, voice),
      lines: { next: async () => String(options(table.state).indexOf(next()) + 1), close() {} },
      keep() {},
    };
  }

  test.each(underWay)('%s goes on to its end under its rules', async (path, { due: _due, end, ...stand }) => {
    const { table } = kept(path) ?? {};
    if (table === undefined) throw new Error('not taken up');
    expectStand(table.state, table.standing.length, stand);
    expect(await playOn(byRule(table))).toBe(true);
    expectStand(table.state, table.standing.length, end);
    const record = recordFromText(recordToText(recordOf(table)));
    expect(record).toMatchObject({ format: 'horta-record-2', version: 1, scores: end.scores });
    expectStand(replay(record), record.moves.length, end);
  });

  test.each(underWay)('%s is opened by the command, and kept anew', async (path) => {
    const file = join(folder, 'game.txt');
    copyFileSync(join(FOLDER, path), file);
    const { code, stdout } = await run(
      ['play', '--file', file, '--language', 'en', '--bot', 'random'],
      '1\nq\n',
    );
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('Game loaded from') });
    const { moves, ...header } = recordFromText(readFileSync(file, 'utf8'));
    const { moves: before, ...earlier } = recordFromText(text(path));
    expect(header).toEqual(earlier);
    expect(moves.slice(0, before.length)).toEqual(before);
    expect(moves.length).toBeGreaterThan(before.length);
    expect(readFileSync(file, 'utf8')).toMatch(/^horta-record-2\n/);
  });

  test.each(terminal.filter(([, { due }]) => due === undefined))('%s is over', (path) => {
    expect(kept(path)).toBeUndefined();
  });
});
