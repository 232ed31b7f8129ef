import { describe, expect, it } from 'vitest';
import { JOKER, MATERIAL_NAMES, type MaterialName, WORKSHOP } from '../ids.ts';
import {
  answer,
  answers,
  artworksHeld,
  check,
  choices,
  cubesOf,
  due,
  forget,
  francsTold,
  give,
  giveTurn,
  levelOf,
  noblesKept,
  setDisplay,
  type Table,
  told,
  usedCards,
  whitesHeld,
} from '../table.testing.ts';
import { copy, placeFor, spaceOf, TABLES, tableOf, WAYS } from './boards.testing.ts';

const COLOURS = ['yellow', 'brown', 'blue', 'green'] as const;

/** The turn of Cauchie, without artworks. */
function planning(belleEpoque: boolean): Table {
  const table = tableOf('cauchie', belleEpoque);
  give(table, 0, { francs: 9, artworks: { yellow: 0 } });
  check(table);
  return table;
}

/** All cubes of this kind that the supply has go to seat 3. */
function empty(table: Table, material: MaterialName): void {
  give(table, 2, { cubes: { [material]: material === 'joker' ? 15 : 10 } });
}

describe.each(TABLES)('2e asymmetric, Cauchie, %s', (_, belleEpoque) => {
  const CUBE = {
    yellow: 'iron',
    brown: 'wood',
    blue: 'stone',
    green: belleEpoque ? 'glass' : 'joker',
  } as const;

  it.each(COLOURS.flatMap((colour) => WAYS.map(([way, begin]) => [colour, way, begin] as const)))(
    'the Workshop also gives a cube by the colour of the artwork: %s, %s',
    (colour, _way, begin) => {
      const table = planning(belleEpoque);
      begin(table, 'workshop');
      answer(table, 'take-artwork', colour);
      expect(artworksHeld(table, 0)).toEqual({ [colour]: 1 });
      expect(cubesOf(table, 0)).toEqual({ [CUBE[colour]]: 1 });
      expect(told(table, 'board-power')).toEqual([
        { type: 'board-power', player: 0, board: table.s.boards[0] },
      ]);
      expect(told(table, 'cubes-taken')).toMatchObject([{ player: 0, source: 'board-power' }]);
      expect(due(table)).toBe('2 turn');
      check(table);
    },
  );

  it.each(COLOURS)(
    'with no such cube in the supply the artwork is taken and no other cube instead: %s',
    (colour) => {
      const table = planning(belleEpoque);
      empty(table, CUBE[colour]);
      check(table);
      forget(table);
      placeFor(table, 'workshop');
      expect(choices(table)).toEqual([...COLOURS]);
      answer(table, 'take-artwork', colour);
      expect(artworksHeld(table, 0)).toEqual({ [colour]: 1 });
      expect(cubesOf(table, 0)).toEqual({});
      const material = MATERIAL_NAMES.indexOf(CUBE[colour]);
      expect(told(table, 'gain-lost')).toEqual([
        {
          type: 'gain-lost',
          player: 0,
          source: 'board-power',
          reason: { code: 'supply-short', material, needed: 1, available: 0 },
        },
      ]);
      check(table);
    },
  );

  it('a colour whose stack is empty can not be chosen for its cube (R-12)', () => {
    const table = planning(belleEpoque);
    give(table, 2, { artworks: { green: 6 } });
    placeFor(table, 'workshop');
    expect(choices(table)).toEqual(['yellow', 'brown', 'blue']);
  });

  it('a Workshop that can not be done gives no cube (R-12)', () => {
    const table = planning(belleEpoque);
    give(table, 2, { artworks: { yellow: 3, brown: 6, blue: 6, green: 6 } });
    give(table, 1, { artworks: { yellow: 3 } });
    give(table, 3, { artworks: { yellow: 0 } });
    check(table);
    placeFor(table, 'workshop');
    expect(told(table, 'action-impossible')).toMatchObject([{ player: 0, action: WORKSHOP }]);
    expect(cubesOf(table, 0)).toEqual({});
    expect(told(table, 'board-power')).toEqual([]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('the owners of other boards have no cube from the Workshop', () => {
    for (const seat of [1, 2, 3]) {
      const table = planning(belleEpoque);
      give(table, seat, { francs: 3 });
      giveTurn(table, seat);
      placeFor(table, 'workshop');
      answer(table, 'take-artwork', 'green');
      expect(cubesOf(table, seat)).toEqual({});
      check(table);
    }
  });

  it('the free action of a house gives a black artwork and no cube', () => {
    const table = planning(belleEpoque);
    give(table, 0, { houses: [spaceOf('workshop')] });
    give(table, 1, { francs: 3 });
    giveTurn(table, 1);
    check(table);
    placeFor(table, 'workshop');
    answer(table, 'take-artwork', 'blue');
    expect(artworksHeld(table, 0)).toEqual({ black: 1 });
    expect(cubesOf(table, 0)).toEqual({});
    check(table);
  });

  it('a Workshop on the own house gives the artwork and the cube, and no free action', () => {
    const table = planning(belleEpoque);
    give(table, 0, { houses: [spaceOf('workshop')] });
    placeFor(table, 'workshop');
    answer(table, 'take-artwork', 'brown');
    expect(artworksHeld(table, 0)).toEqual({ brown: 1 });
    expect(cubesOf(table, 0)).toEqual({ wood: 1 });
    check(table);
  });

  it('the crown track begins at 2: Grand-Place lets two nobles be used at once', () => {
    const table = planning(belleEpoque);
    give(table, 0, { nobles: ['brugmann', 'buls', 'maeterlinck'] });
    check(table);
    answers(table, 'turn grand-place', 'use-nobles brugmann', 'use-nobles buls');
    expect(due(table)).toBe('2 turn');
    expect(noblesKept(table, 0)).toHaveLength(3);
    expect(levelOf(table, 0, 'iris')).toBe(2);
    check(table);
  });

  it('the crown track has 6 on its last two spaces', () => {
    const table = planning(belleEpoque);
    give(table, 0, { nobles: ['(brugmann)', 'albert'], levels: { crown: 6 } });
    check(table);
    answers(table, 'turn grand-place', 'use-nobles albert');
    expect(told(table, 'track-advanced')).toMatchObject([{ player: 0, space: 5, level: 6 }]);
    expect(levelOf(table, 0, 'crown')).toBe(6);
    check(table);
  });
});

describe('2e asymmetric, Cauchie and Belle Époque', () => {
  it('without the expansion green gives a joker, with it glass, never the other', () => {
    for (const [belleEpoque, material] of [
      [false, 'joker'],
      [true, 'glass'],
    ] as const) {
      const table = planning(belleEpoque);
      const supply = table.s.cubes[table.s.rules.players * MATERIAL_NAMES.length + JOKER];
      placeFor(table, 'workshop');
      answer(table, 'take-artwork', 'green');
      expect(cubesOf(table, 0)).toEqual({ [material]: 1 });
      expect(supply).toBe(15);
    }
  });

  it('Privat-Livemont creates a white artwork, which is no Workshop: no cube', () => {
    const table = planning(true);
    setDisplay(table, 'buls', 'albert', 'empain', 'privat-livemont');
    check(table);
    placeFor(table, 'nobles');
    answers(table, 'take-noble fourth', 'create-white green', 'keep-noble keep');
    expect(whitesHeld(table, 0)).toEqual({ green: 1 });
    expect(cubesOf(table, 0)).toEqual({});
    expect(told(table, 'board-power')).toEqual([]);
    check(table);
  });

  it('card 18 creates a white artwork at Saint Catherine: no cube but the jokers', () => {
    const table = planning(true);
    give(table, 0, { cards: [18] });
    check(table);
    answers(table, 'turn saint-catherine', 'use-card use', 'create-white blue');
    expect(whitesHeld(table, 0)).toEqual({ blue: 1 });
    expect(cubesOf(table, 0)).toEqual({ joker: 3 });
    check(table);
  });

  it('card 17 gives an artwork for cubes at Saint Catherine: no cube for its colour', () => {
    const table = planning(true);
    give(table, 0, { cards: [17], cubes: { wood: 2 } });
    check(table);
    answers(table, 'turn saint-catherine', 'swap-artwork ww', 'take-artwork-for-cubes yellow');
    expect(artworksHeld(table, 0)).toEqual({ yellow: 1 });
    expect(cubesOf(table, 0)).toEqual({ joker: 3 });
    expect(told(table, 'board-power')).toEqual([]);
    check(table);
  });

  it('card 1 counts the new artwork; the cube comes all the same', () => {
    const table = planning(true);
    give(table, 0, { cards: [1], artworks: { blue: 1 } });
    check(table);
    placeFor(table, 'workshop');
    answers(table, 'take-artwork green', 'use-card use');
    expect(francsTold(table, 0)).toEqual({ bid: -1, card: 2 });
    expect(cubesOf(table, 0)).toEqual({ glass: 1 });
    check(table);
  });

  it('card 2 turns a white artwork to its colour: no cube for that', () => {
    const table = planning(true);
    give(table, 0, { cards: [2], whites: { blue: 1 } });
    check(table);
    placeFor(table, 'workshop');
    answers(table, 'take-artwork brown', 'turn-white blue');
    expect(artworksHeld(table, 0)).toEqual({ brown: 1, blue: 1 });
    expect(cubesOf(table, 0)).toEqual({ wood: 1 });
    check(table);
  });

  it('through Cinquantenaire the cube comes, cards 1 and 2 do not', () => {
    const table = planning(true);
    give(table, 0, { cards: [1, 2], whites: { blue: 1 } });
    copy(table, 'workshop');
    answer(table, 'take-artwork', 'green');
    expect(due(table)).toBe('2 turn');
    expect(cubesOf(table, 0)).toEqual({ glass: 1 });
    expect(usedCards(table)).toEqual([]);
    check(table);
  });
});
