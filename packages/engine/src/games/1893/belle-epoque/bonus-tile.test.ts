import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import { SPACE_NAMES } from '../board.ts';
import { ACTIONS, SALES } from '../ids.ts';
import { toRound } from '../resolution.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  forget,
  give,
  giveTurn,
  newTable,
  noblesKept,
  setDisplay,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';
import { belleTable, nextRound, PLAIN, TILED } from './actions.testing.ts';
import { TILES, type TileName } from './tiles.ts';

const LAID: readonly TileName[] = ['buildings', 'white', 'crown', 'sevens', 'portrait'];
const DEAL = { tiles: LAID };

/** Decisions of each action, from the one after the bid on. */
const DONE: Readonly<Record<(typeof ACTIONS)[number], readonly string[]>> = {
  workshop: ['take-artwork blue'],
  sales: ['sell-artwork yellow', 'move-cursor 4-4'],
  nobles: ['take-noble fourth', 'keep-noble keep'],
  materials: ['take-cubes wg'],
  construction: ['pay-house ws', 'move-needle first', 'place-house 1-1'],
};

function readyTable(players = 4): Table {
  const table = belleTable(players, DEAL);
  give(table, 0, { francs: 9, cubes: { wood: 2, stone: 2 } });
  check(table);
  return table;
}

/** The first seat does the action of a face-down tile's space. */
function onTile(table: Table, action: (typeof ACTIONS)[number]): void {
  answers(table, `turn ${TILED[action]}`, 'bid 1', ...DONE[action]);
}

function ownersOf({ s }: Table): Record<string, number> {
  const entries = s.bonusTiles.map((tile, slot) => [TILES[tile], s.bonusOwners[slot] + 1] as const);
  return Object.fromEntries(entries.filter(([, owner]) => owner > 0));
}

describe('2e Belle Époque, board tiles and bonus tiles', () => {
  it('example: a noble taken on a space with a tile, then another architect goes on the +2 VP a building tile', () => {
    const table = readyTable();
    answers(table, `turn ${TILED.nobles}`, 'bid 1', 'take-noble fourth', 'keep-noble keep');
    expect(due(table)).toBe('1 take-bonus-tile');
    answer(table, 'take-bonus-tile', 'buildings');
    expect(noblesKept(table, 0)).toEqual(['brugmann', 'maeterlinck']);
    expect(ownersOf(table)).toEqual({ buildings: 1 });
    expect(told(table, 'bonus-tile-taken')).toEqual([
      { type: 'bonus-tile-taken', player: 0, tile: TILES.indexOf('buildings'), slot: 0 },
    ]);
    // One on the space, one on the tile.
    expect(table.s.architects[0]).toBe(3);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it.each(ACTIONS)('after the action on a space with a tile a bonus tile can be taken: %s', (action) => {
    const table = readyTable();
    onTile(table, action);
    expect(due(table)).toBe('1 take-bonus-tile');
    expect(new Set(choices(table))).toEqual(new Set([...LAID, 'decline']));
    answer(table, 'take-bonus-tile', 'crown');
    expect(ownersOf(table)).toEqual({ crown: 1 });
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it.each(ACTIONS)('on a space without a tile no bonus tile is offered: %s', (action) => {
    const table = readyTable();
    answers(table, `turn ${PLAIN[action][0]}`, 'bid 1', ...DONE[action]);
    expect(due(table)).toBe('2 turn');
    expect(ownersOf(table)).toEqual({});
    check(table);
  });

  it.each(ACTIONS)('through Cinquantenaire no bonus tile is offered: %s', (action) => {
    const table = readyTable();
    answers(table, 'turn cinquantenaire', `cinquantenaire ${action}`, ...DONE[action]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('a bonus tile need not be taken', () => {
    const table = readyTable();
    onTile(table, 'workshop');
    answer(table, 'take-bonus-tile', 'decline');
    expect(ownersOf(table)).toEqual({});
    expect(table.s.architects[0]).toBe(4);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('also where the action itself could not be done (R-4)', () => {
    const table = readyTable();
    give(table, 0, { artworks: { yellow: 0 } });
    check(table);
    answers(table, `turn ${TILED.sales}`, 'bid 1');
    expect(told(table, 'action-impossible')).toMatchObject([{ player: 0, action: SALES }]);
    answer(table, 'take-bonus-tile', 'white');
    expect(ownersOf(table)).toEqual({ white: 1 });
    check(table);
  });

  it('one architect a tile: those with an architect, of whomever, are not offered (R-21)', () => {
    const table = readyTable();
    give(table, 0, { tiles: ['white'] });
    give(table, 2, { tiles: ['crown'] });
    check(table);
    onTile(table, 'workshop');
    expect(new Set(choices(table))).toEqual(new Set(['buildings', 'sevens', 'portrait', 'decline']));
    expect(whyNot(table, 'crown')).toEqual({ code: 'tile-taken', tile: TILES.indexOf('crown'), owner: 2 });
    expect(whyNot(table, 'white')).toEqual({ code: 'tile-taken', tile: TILES.indexOf('white'), owner: 0 });
  });

  it('tiles that are not laid out can not be taken', () => {
    const table = readyTable();
    onTile(table, 'workshop');
    for (const tile of TILES.filter((name) => !LAID.includes(name))) {
      expect(whyNot(table, tile)).toEqual({ code: 'tile-not-in-game', tile: TILES.indexOf(tile) });
    }
    expect(obstacle(table.s, TILES.length + 1)).toEqual({ code: 'not-a-choice' });
  });

  it('with an architect on every bonus tile nothing is offered', () => {
    const table = readyTable();
    give(table, 1, { tiles: ['buildings', 'white', 'crown'] });
    give(table, 2, { tiles: ['sevens', 'portrait'] });
    check(table);
    onTile(table, 'workshop');
    expect(due(table)).toBe('2 turn');
  });

  it('without an architect at hand nothing is offered: a traveller can not go on a bonus tile', () => {
    const table = readyTable();
    give(table, 0, { architects: 1, travellers: 2 });
    check(table);
    onTile(table, 'workshop');
    expect(due(table)).toBe('2 turn');
    expect(table.s.travellers[0]).toBe(2);
    check(table);
  });

  it('an architect set free by the action is available for a bonus tile', () => {
    const table = readyTable();
    setDisplay(table, 'buls', 'albert', 'empain', 'vandervelde');
    give(table, 0, { architects: 1 });
    check(table);
    onTile(table, 'nobles');
    expect(due(table)).toBe('1 take-bonus-tile');
    answer(table, 'take-bonus-tile', 'sevens');
    expect(table.s.architects[0]).toBe(0);
    expect(ownersOf(table)).toEqual({ sevens: 1 });
    check(table);
  });

  it('one bonus tile an action, but several in the game', () => {
    const table = readyTable();
    onTile(table, 'workshop');
    answer(table, 'take-bonus-tile', 'sevens');
    expect(due(table)).toBe('2 turn');
    giveTurn(table, 0);
    onTile(table, 'materials');
    answer(table, 'take-bonus-tile', 'white');
    expect(ownersOf(table)).toEqual({ sevens: 1, white: 1 });
    expect(table.s.architects[0]).toBe(1);
    check(table);
  });

  it('the architect stays on the bonus tile when those of the board come home', () => {
    const table = readyTable();
    onTile(table, 'workshop');
    answer(table, 'take-bonus-tile', 'sevens');
    toRound(table, 2);
    expect(table.s.architects[0]).toBe(4);
    expect(table.s.courthouse[0]).toBe(2);
    expect(ownersOf(table)).toEqual({ sevens: 1 });
    toRound(table, 4);
    expect(table.s.architects[0]).toBe(4);
    check(table);
  });

  it('opponents take theirs on their own turns', () => {
    const table = readyTable();
    onTile(table, 'workshop');
    answer(table, 'take-bonus-tile', 'sevens');
    answers(table, `turn ${TILED.materials}`, 'bid 1', 'take-cubes gg');
    expect(due(table)).toBe('2 take-bonus-tile');
    expect(whyNot(table, 'sevens')).toEqual({ code: 'tile-taken', tile: TILES.indexOf('sevens'), owner: 0 });
    answer(table, 'take-bonus-tile', 'crown');
    expect(ownersOf(table)).toEqual({ sevens: 1, crown: 2 });
    check(table);
  });

  it('a face-down tile holds only one architect: the space is taken as any other is', () => {
    const table = readyTable();
    onTile(table, 'workshop');
    answer(table, 'take-bonus-tile', 'decline');
    expect(whyNot(table, TILED.workshop)).toEqual({
      code: 'occupied',
      space: SPACE_NAMES.indexOf(TILED.workshop),
      by: 0,
    });
  });

  it('no house may go on a space with a face-down tile, also one without a meeple', () => {
    const table = readyTable();
    answers(table, `turn ${PLAIN.construction[0]}`, 'bid 1', 'pay-house ws', 'move-needle first');
    for (const space of Object.values(TILED)) {
      expect(whyNot(table, space)).toEqual({ code: 'tile-there', space: SPACE_NAMES.indexOf(space) });
      expect(choices(table)).not.toContain(space);
    }
    expect(choices(table).filter((word) => !word.startsWith('site'))).toHaveLength(25 - 5 - 1);
  });

  it('a face-down tile stays where it is: in the next round its space lets another bonus tile be taken', () => {
    const table = readyTable();
    onTile(table, 'workshop');
    answer(table, 'take-bonus-tile', 'sevens');
    nextRound(table);
    give(table, 0, { francs: 9 });
    check(table);
    onTile(table, 'workshop');
    expect(due(table)).toBe('1 take-bonus-tile');
    answer(table, 'take-bonus-tile', 'white');
    expect(ownersOf(table)).toEqual({ sevens: 1, white: 1 });
    check(table);
  });
});

describe('2e Belle Époque, board tiles with two players', () => {
  /** Before the neutral meeples: the first player lays the square on 2-2, so that rows and columns 3 to 5 are active. */
  function planning(): Table {
    const table = newTable(2, { stock: [5], ...DEAL, tiles: ['white', 'crown', 'sevens'] }, 'table', {
      belleEpoque: true,
    });
    answers(table, 'start-artwork yellow', 'start-artwork yellow');
    expect(choices(table)).toEqual(['2-2', '3-3']);
    return table;
  }

  it('a neutral meeple may not go on a space with a face-down tile', () => {
    const table = planning();
    answer(table, 'choose-iris', '2-2');
    expect(due(table)).toBe('1 place-neutral');
    expect(choices(table)).toEqual(['3-5', '4-4', '4-5', '5-3', '5-4', '5-5']);
    for (const space of ['3-3', '3-4', '4-3'])
      expect(whyNot(table, space)).toEqual({ code: 'tile-there', space: SPACE_NAMES.indexOf(space) });
    answer(table, 'place-neutral', '4-4');
    expect(due(table)).toBe('2 place-neutral');
    expect(choices(table)).toEqual(['3-5', '4-5', '5-3', '5-4', '5-5']);
    check(table);
  });

  it('with only face-down tiles free a neutral meeple is not placed', () => {
    const table = planning();
    give(table, 0, { houses: ['3-5', '4-4', '4-5'] });
    give(table, 1, { houses: ['5-3', '5-4'] });
    check(table);
    forget(table);
    answers(table, 'choose-iris 2-2', 'place-neutral 5-5');
    expect(told(table, 'neutral-not-placed')).toEqual([{ type: 'neutral-not-placed', player: 1 }]);
    expect(due(table)).toBe('1 turn');
    check(table);
  });
});
