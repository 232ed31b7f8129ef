import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import type { GameOptions } from '../../../core/game.ts';
import { startGame } from '../../../loading.ts';
import { ACTIONS, ROWS } from '../ids.ts';
import { multiplierOf } from '../resolution.testing.ts';
import type { State } from '../state.ts';
import {
  answer,
  artworksHeld,
  check,
  choices,
  cubesOf,
  due,
  levelOf,
  newTable,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';
import { BOARDS, TABLES } from './boards.testing.ts';

const COMPASS_SIDES = ['WSNMC', 'NMCWS', 'CWSNM', 'SNMCW', 'MCWSN'];
const OTHER_SIDES = ['MWCSN', 'SCMNW', 'WNSCM', 'CSNWM', 'NMWSC'];
const SEEDS = Array.from({ length: 60 }, (_, i) => `deal ${i}`);

/** The letters of the actions, a word a row. */
function rows(s: State): string[] {
  const letters = s.actions.map((action) => ACTIONS[action][0].toUpperCase());
  return [0, 5, 10, 15, 20].map((from) => letters.slice(from, from + 5).join(''));
}

function boardIds({ s }: Table): string[] {
  return s.boards.map((board) => s.rules.boards[board].id);
}

describe.each(TABLES)('2e asymmetric, Setup, %s', (_, belleEpoque) => {
  const chosen: GameOptions = { belleEpoque, boards: 'chosen' };
  const dealt: GameOptions = { belleEpoque, boards: 'dealt' };
  const alike: GameOptions = { belleEpoque, boards: 'alike' };
  const begin = (players: number, options: GameOptions, deal = {}) =>
    newTable(players, deal, 'boards', options);

  it.each([
    ['chosen', chosen],
    ['dealt', dealt],
  ])(
    'strips lie with alternate sides: compass side in rows 1, 3 and 5, the other in rows 2 and 4, boards %s',
    (_by, options) => {
      const side = (strip: number, row: number) => [COMPASS_SIDES, OTHER_SIDES][row % 2][strip - 1];
      for (const strips of [
        [1, 2, 3, 4, 5],
        [5, 4, 3, 2, 1],
        [3, 5, 1, 4, 2],
      ]) {
        const table = begin(4, options, { strips });
        expect(rows(table.s)).toEqual(strips.map(side));
      }
    },
  );

  it('the other side of each strip has every action once, so every row has', () => {
    for (const seed of SEEDS) {
      const s = startGame('1893', { players: 3, seed, options: dealt }) as State;
      for (const row of rows(s)) expect([...row].sort().join('')).toBe('CMNSW');
    }
  });

  it('with boards alike all strips show their compass side and nobody has a power', () => {
    const table = begin(4, alike, { strips: [1, 2, 3, 4, 5] });
    expect(rows(table.s)).toEqual(COMPASS_SIDES);
    expect(boardIds(table)).toEqual(['standard', 'standard', 'standard', 'standard']);
    expect(due(table)).toBe('1 start-artwork');
  });

  it.each([2, 3, 4, 5])('R-26: boards are chosen in turn order, each once, with %i players', (players) => {
    const table = begin(players, chosen, { firstPlayer: 2 });
    const left: string[] = [...BOARDS];
    for (let i = 0; i < players; i++) {
      const seat = (1 + i) % players;
      expect(due(table)).toBe(`${seat + 1} choose-board`);
      expect(choices(table)).toEqual(left);
      const board = left.splice((i * 2) % left.length, 1)[0];
      answer(table, 'choose-board', board);
      expect(boardIds(table)[seat]).toBe(board);
      check(table);
      // Board, then artwork, then the next player.
      expect(due(table)).toBe(`${seat + 1} start-artwork`);
      answer(table, 'start-artwork', 'green');
    }
    expect(due(table)).toBe('2 choose-iris');
    expect(new Set(boardIds(table)).size).toBe(players);
    check(table);
  });

  it('R-26: a board that another player has chosen can not be chosen, nor the common one', () => {
    const table = begin(3, chosen);
    answer(table, 'choose-board', 'horta');
    answer(table, 'start-artwork', 'blue');
    expect(choices(table)).toEqual(['hankar', 'cauchie', 'saintenoy', 'strauven']);
    expect(whyNot(table, 'horta')).toEqual({ code: 'board-taken', board: 3 });
    expect(obstacle(table.s, 5)).toEqual({ code: 'not-a-choice' });
    expect(told(table, 'board-chosen')).toEqual([{ type: 'board-chosen', player: 0, board: 3 }]);
  });

  it('R-26: the fifth player has the board that is left', () => {
    const table = begin(5, chosen);
    for (const board of ['strauven', 'hankar', 'saintenoy', 'cauchie']) {
      answer(table, 'choose-board', board);
      answer(table, 'start-artwork', 'blue');
    }
    expect(choices(table)).toEqual(['horta']);
  });

  it('R-26: boards dealt are drawn by lot, each once, and nobody is asked', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const table = newTable(3, {}, seed, dealt);
      const ids = boardIds(table);
      expect(new Set(ids).size).toBe(3);
      for (const id of ids) expect(BOARDS).toContain(id);
      seen.add(ids.join());
      expect(due(table)).toBe('1 start-artwork');
      check(table);
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  it('R-26: boards given in the deal go to the seats in their order, the rest is drawn', () => {
    const table = begin(3, dealt, { boards: ['strauven', 'cauchie', 'hankar'] });
    expect(boardIds(table)).toEqual(['strauven', 'cauchie', 'hankar']);
    expect(told(table, 'game-started')[0].boards).toEqual([5, 2, 1]);
    const partly = begin(4, dealt, { boards: ['horta'], firstPlayer: 3 });
    expect(boardIds(partly)[0]).toBe('horta');
    expect(new Set(boardIds(partly)).size).toBe(4);
    check(partly);
  });

  const TRACKS: Record<string, [number[], number[], number[]]> = {
    hankar: [
      [2, 3, 4, 5, 6, 7],
      [1, 2, 3, 4, 5, 6],
      [1, 2, 4, 6, 8, 10],
    ],
    cauchie: [
      [1, 2, 3, 4, 5, 6],
      [2, 3, 4, 5, 6, 6],
      [1, 2, 4, 6, 8, 10],
    ],
    horta: [
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6],
      [3, 4, 6, 8, 9, 10],
    ],
    saintenoy: [
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6],
      [1, 2, 4, 6, 8, 10],
    ],
    strauven: [
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6],
      [1, 2, 4, 6, 8, 10],
    ],
  };

  it.each(BOARDS)(
    'tracks, costs and rows of the board of %s: one of them differs from the common board',
    (id) => {
      const table = begin(2, dealt, { boards: [id] });
      const board = table.s.rules.boards[table.s.boards[0]];
      expect(board.tracks).toEqual(TRACKS[id]);
      expect(board.houseCosts).toEqual(id === 'strauven' ? [2, 2, 2, 2, 3, 3] : [2, 2, 3, 3, 4, 4]);
      for (const row of ROWS) expect(multiplierOf(table, 0, row), row).toBe(id === 'saintenoy' ? 2 : 1);
      expect(levelOf(table, 0, 'iris')).toBe(id === 'hankar' ? 2 : 1);
      expect(levelOf(table, 0, 'crown')).toBe(id === 'cauchie' ? 2 : 1);
      expect(levelOf(table, 0, 'architect')).toBe(id === 'horta' ? 3 : 1);
      check(table);
    },
  );

  it('a board chosen brings its rows with it, and leaves those of the others', () => {
    const table = begin(2, chosen);
    answer(table, 'choose-board', 'saintenoy');
    expect(ROWS.map((row) => multiplierOf(table, 0, row))).toEqual([2, 2, 2, 2]);
    expect(ROWS.map((row) => multiplierOf(table, 1, row))).toEqual([1, 1, 1, 1]);
  });

  it('the artwork of the setup is no Workshop: Cauchie has no cube from it', () => {
    const table = begin(2, dealt, { boards: ['cauchie'] });
    answer(table, 'start-artwork', 'brown');
    expect(artworksHeld(table, 0)).toEqual({ brown: 1 });
    expect(cubesOf(table, 0)).toEqual({});
    expect(told(table, 'board-power')).toEqual([]);
    check(table);
  });
});
