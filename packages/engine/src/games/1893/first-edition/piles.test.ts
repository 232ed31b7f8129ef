import { describe, expect, it } from 'vitest';
import { toRound } from '../resolution.testing.ts';
import { answer, answers, check, due, forget, give, giveTurn, type Table, told } from '../table.testing.ts';
import {
  blackLeft,
  coveredOf,
  held,
  houseOn,
  type Layout,
  layArtworks,
  pileOf,
  placeAndDo,
  setExhibitions,
  shopOf,
  tableAtTurn,
} from './table.testing.ts';

/** Seat 1 is to move in round 3, with this many exhibition tiles; what the layout leaves over is the last seat's. */
function atTurn(tiles: 0 | 1 | 2, layout: Layout): Table {
  const table = tableAtTurn(3);
  toRound(table, 3);
  table.s.iris = 0;
  setExhibitions(table, tiles > 0 ? 0 : 1, tiles > 1 ? 0 : 1);
  layArtworks(table, layout);
  giveTurn(table, 0);
  give(table, 0, { francs: 9 });
  forget(table);
  return table;
}

/** Seat 1 places on a house of seat 2 and leaves the action undone. */
function owedBlack(layout: Layout): Table {
  const table = atTurn(0, layout);
  answers(table, `turn ${houseOn(table, 1, 'workshop')}`, 'bid 1');
  if (due(table) === '1 do-action') answer(table, 'do-action', 'skip');
  expect(due(table)).toBe('2 turn');
  check(table);
  return table;
}

describe('1e, Piles run out', () => {
  it('drawing from an empty pile brings all covered artworks back, each kind to its pile; the two on top stay (R-39)', () => {
    const table = atTurn(0, {
      pile: [],
      shop: ['green', 'black'],
      covered: ['blue', 'black', 'pink', 'blue'],
      black: 3,
    });
    placeAndDo(table, 'workshop');
    expect(told(table, 'artworks-reshuffled')).toEqual([
      { type: 'artworks-reshuffled', coloured: 3, black: 1 },
    ]);
    expect(shopOf(table)).toEqual(['green', 'black']);
    expect(coveredOf(table)).toEqual([]);
    expect(blackLeft(table)).toBe(4);
    // One of blue, blue, pink was drawn and kept; the other two are the pile.
    const kept = Object.keys(held(table, 0));
    expect(kept).toHaveLength(1);
    expect([...pileOf(table), ...kept].sort()).toEqual(['blue', 'blue', 'pink']);
    check(table);
  });

  it('the last artwork of the pile is drawn without more: the covered ones come back when the next is needed (R-39)', () => {
    const table = atTurn(0, { pile: ['pink'], shop: ['green', 'black'], covered: ['blue', 'yellow'] });
    placeAndDo(table, 'workshop');
    expect(held(table, 0)).toEqual({ pink: 1 });
    expect(pileOf(table)).toEqual([]);
    expect(coveredOf(table)).toEqual(['blue', 'yellow']);
    expect(told(table, 'artworks-reshuffled')).toEqual([]);
  });

  it('a draw of several goes on with the renewed pile; what was drawn already is not shuffled into it (R-39)', () => {
    const table = atTurn(2, {
      pile: ['pink'],
      shop: ['green', 'black'],
      covered: ['blue', 'yellow', 'yellow'],
    });
    placeAndDo(table, 'workshop');
    expect(due(table)).toBe('1 take-artwork');
    expect(table.s.drawn).toHaveLength(3);
    expect(table.s.drawn[0]).toBe(1);
    const names = ['yellow', 'pink', 'blue', 'green'];
    const others = [...table.s.drawn.slice(1).map((colour) => names[colour]), ...pileOf(table)];
    expect(others.sort()).toEqual(['blue', 'yellow', 'yellow']);
    check(table);
  });

  it('with too few even so one draws what there is (R-39)', () => {
    const table = atTurn(2, { pile: ['pink'], shop: ['green', 'black'], covered: ['blue', 'black'] });
    placeAndDo(table, 'workshop');
    expect(table.s.drawn).toEqual([1, 2]);
    answer(table, 'take-artwork', 'blue');
    expect(pileOf(table)).toEqual(['pink']);
    check(table);
  });

  it('a single one to be had is taken without asking, exhibition tiles or not (R-39)', () => {
    const table = atTurn(2, { pile: [], shop: ['green', 'black'], covered: ['blue'] });
    placeAndDo(table, 'workshop');
    expect(held(table, 0)).toEqual({ blue: 1 });
    expect(due(table)).toBe('2 turn');
  });

  it.each([
    ['nothing covered', []],
    ['black ones covered only', ['black', 'black']],
  ] as const)('the workshop can not be done with the pile empty and %s (R-39)', (_, covered) => {
    const table = atTurn(1, { pile: [], shop: ['green', 'blue'], covered });
    answers(table, 'turn cinquantenaire', 'cinquantenaire workshop');
    expect(told(table, 'action-impossible')).toEqual([
      { type: 'action-impossible', player: 0, action: 0, reason: { code: 'pile-empty' } },
    ]);
    expect(held(table, 0)).toEqual({});
    check(table);
  });

  it('a black artwork that is due from an empty pile brings all covered ones back too (R-39)', () => {
    const table = owedBlack({
      top: ['pink'],
      shop: ['green', 'blue'],
      covered: ['black', 'yellow', 'black'],
      black: 0,
    });
    expect(told(table, 'artworks-reshuffled')).toEqual([
      { type: 'artworks-reshuffled', coloured: 1, black: 2 },
    ]);
    expect(held(table, 1)).toEqual({ black: 1 });
    expect(blackLeft(table)).toBe(1);
    expect(coveredOf(table)).toEqual([]);
    expect(shopOf(table)).toEqual(['green', 'blue']);
  });

  it('the coloured ones are shuffled with what is left of their pile (R-39)', () => {
    const orders = new Set<string>();
    for (let block = 0; block < 30; block++) {
      const table = atTurn(0, {
        pile: ['pink', 'green', 'blue'],
        shop: ['green', 'blue'],
        covered: ['black', 'yellow', 'yellow'],
        black: 0,
      });
      table.s.randomBlock = 1000 + block;
      answers(table, `turn ${houseOn(table, 1, 'workshop')}`, 'bid 1', 'do-action skip');
      expect(pileOf(table).toSorted()).toEqual(['blue', 'green', 'pink', 'yellow', 'yellow']);
      orders.add(pileOf(table).join());
    }
    expect(orders.size).toBeGreaterThan(15);
  });

  it('while there are black ones the covered ones stay (R-39)', () => {
    const table = owedBlack({ shop: ['green', 'blue'], covered: ['black', 'yellow'], black: 1 });
    expect(held(table, 1)).toEqual({ black: 1 });
    expect(coveredOf(table)).toEqual(['black', 'yellow']);
    expect(told(table, 'artworks-reshuffled')).toEqual([]);
  });

  it('with no black one anywhere the owner gains nothing (R-39)', () => {
    const table = owedBlack({ shop: ['green', 'black'], covered: ['yellow'], black: 0 });
    expect(held(table, 1)).toEqual({});
    expect(told(table, 'gain-lost')).toEqual([
      { type: 'gain-lost', player: 1, source: 'free-action', reason: { code: 'stack-empty', colour: 4 } },
    ]);
    // A black tile was needed: the covered one is back in its pile all the same.
    expect(coveredOf(table)).toEqual([]);
  });

  it('a pile that nothing comes to is not shuffled (R-39)', () => {
    const table = owedBlack({
      pile: ['pink', 'green', 'blue', 'yellow'],
      shop: ['green', 'blue'],
      covered: ['black'],
      black: 0,
    });
    expect(pileOf(table)).toEqual(['pink', 'green', 'blue', 'yellow']);
  });

  it('other secondary actions leave the covered artworks where they are', () => {
    const table = atTurn(0, { shop: ['green', 'blue'], covered: ['black', 'yellow'], black: 0 });
    answers(table, `turn ${houseOn(table, 1, 'construction')}`, 'bid 1');
    expect(told(table, 'free-action')).toHaveLength(1);
    expect(coveredOf(table)).toEqual(['black', 'yellow']);
  });
});
