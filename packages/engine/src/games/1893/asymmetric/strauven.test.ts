import { describe, expect, it } from 'vitest';
import { type ColourName, SALES } from '../ids.ts';
import { CURSOR_NAMES } from '../market.ts';
import {
  answer,
  answers,
  artworksHeld,
  type Belongings,
  check,
  choices,
  cubesOf,
  due,
  francsTold,
  give,
  giveTurn,
  pointsTold,
  setNeedles,
  setShop,
  type Table,
  told,
  usedCards,
  whyNot,
} from '../table.testing.ts';
import { copy, placeFor, spaceOf, TABLES, tableOf, WAYS } from './boards.testing.ts';

const HOUSES = ['1-1', '1-2', '1-3', '1-4', '1-5'];

/** The turn of Strauven, with 5 BF and these artworks; the centre of the cursor is at 6-2. */
function selling(
  belleEpoque: boolean,
  { artworks, ...belongings }: Belongings,
  ...shop: ColourName[]
): Table {
  const table = tableOf('strauven', belleEpoque);
  give(table, 0, { francs: 5, artworks: { yellow: 0, ...artworks }, ...belongings });
  setShop(table, ...shop);
  table.s.cursor = CURSOR_NAMES.indexOf('6-2');
  check(table);
  return table;
}

describe.each(TABLES)('2e asymmetric, Strauven, %s', (_, belleEpoque) => {
  it.each(WAYS)('a sale gives 1 BF and 1 VP more, %s', (_way, begin) => {
    const table = selling(belleEpoque, { artworks: { green: 1 } });
    begin(table, 'sales');
    answers(table, 'sell-artwork green', 'move-cursor 6-2');
    // Green reads row 5, column 1: 2 BF and 6 VP.
    expect(francsTold(table, 0)).toMatchObject({ sale: 2, 'board-power': 1 });
    expect(pointsTold(table, 0)).toEqual({ sale: 6, 'board-power': 1 });
    expect(told(table, 'board-power')).toEqual([
      { type: 'board-power', player: 0, board: table.s.boards[0] },
    ]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('a sale that earns nothing still gives the 1 BF and 1 VP', () => {
    const table = selling(belleEpoque, { artworks: { black: 1 } });
    table.s.cursor = CURSOR_NAMES.indexOf('4-4');
    placeFor(table, 'sales');
    answers(table, 'sell-artwork black', 'move-cursor 4-4');
    expect(francsTold(table, 0)).toEqual({ bid: -1, 'board-power': 1 });
    expect(pointsTold(table, 0)).toEqual({ 'board-power': 1 });
    check(table);
  });

  it('with both spaces of the display taken the gain comes once, after the work there makes room', () => {
    const table = selling(belleEpoque, { artworks: { green: 1 } }, 'brown', 'blue');
    placeFor(table, 'sales');
    answers(table, 'sell-artwork green', 'move-cursor 6-2', 'replace-artwork first');
    expect(francsTold(table, 0)).toEqual({ bid: -1, sale: 2, 'board-power': 1 });
    expect(pointsTold(table, 0)).toEqual({ sale: 6, 'board-power': 1 });
    check(table);
  });

  it.each([
    ['without artworks', {}, []],
    ['with colours on display only', { green: 1, blue: 2 }, ['green', 'blue']],
  ] as const)('no sale, no gain: %s', (_why, artworks, shop) => {
    const table = selling(belleEpoque, { artworks }, ...shop);
    placeFor(table, 'sales');
    expect(told(table, 'action-impossible')).toMatchObject([{ player: 0, action: SALES }]);
    expect(francsTold(table, 0)).toEqual({ bid: -1 });
    expect(pointsTold(table, 0)).toEqual({});
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('the owners of other boards gain what the cursor shows', () => {
    for (const seat of [1, 2, 3]) {
      const table = selling(belleEpoque, {});
      give(table, seat, { francs: 3, artworks: { yellow: 0, green: 1 } });
      giveTurn(table, seat);
      placeFor(table, 'sales');
      answers(table, 'sell-artwork green', 'move-cursor 6-2');
      expect(francsTold(table, seat)).toEqual({ bid: -1, sale: 2 });
      expect(pointsTold(table, seat)).toEqual({ sale: 6 });
      check(table);
    }
  });

  it('the free action of a house gives 1 VP per artwork and nothing more', () => {
    const table = selling(belleEpoque, { artworks: { green: 1, blue: 2 }, houses: [spaceOf('sales')] });
    give(table, 1, { francs: 3 });
    giveTurn(table, 1);
    check(table);
    placeFor(table, 'sales');
    answers(table, 'sell-artwork yellow', 'move-cursor 6-2');
    expect(pointsTold(table, 0)).toEqual({ 'free-sales': 3 });
    expect(francsTold(table, 0)).toEqual({});
    check(table);
  });

  it.each([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('houses cost 2, 2, 2, 2, 3 and 3 units: the %i. costs %i', (house, units) => {
    const table = tableOf('strauven', belleEpoque);
    give(table, 0, { francs: 5, houses: HOUSES.slice(0, house - 1), cubes: { wood: 5, stone: 5 } });
    check(table);
    placeFor(table, 'construction');
    for (const word of choices(table)) expect(word).toHaveLength(units);
    expect(choices(table)).toEqual(units === 2 ? ['ws'] : ['wws', 'wss']);
    expect(whyNot(table, units === 2 ? 'wws' : 'wwss')).toEqual({
      code: 'wrong-number-of-units',
      needed: units,
    });
    answers(table, `pay-house ${units === 2 ? 'ws' : 'wws'}`, 'move-needle first', 'place-house 5-1');
    expect(cubesOf(table, 0)).toEqual({ wood: 5 - units + 1, stone: 4 });
    // The 5th and 6th house give 5 VP whatever they cost.
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5, ...(house >= 5 ? { 'late-house': 5 } : {}) });
    check(table);
  });

  it('the costs hold through Cinquantenaire too', () => {
    const table = tableOf('strauven', belleEpoque);
    give(table, 0, { francs: 5, houses: HOUSES.slice(0, 2), cubes: { wood: 1, stone: 1 } });
    check(table);
    copy(table, 'construction');
    expect(choices(table)).toEqual(['ws']);
  });

  it('the owners of other boards pay 2, 2, 3, 3, 4 and 4 units', () => {
    const table = tableOf('strauven', belleEpoque);
    give(table, 1, { francs: 5, houses: HOUSES.slice(0, 2), cubes: { wood: 5, stone: 5 } });
    giveTurn(table, 1);
    placeFor(table, 'construction');
    expect(choices(table)).toEqual(['wws', 'wss']);
  });
});

describe('2e asymmetric, Strauven and Belle Époque', () => {
  it('R-22, R-59: a white artwork is sold for half, rounded down, and then 1 BF and 1 VP whole', () => {
    const table = selling(true, { whites: { brown: 1 } });
    placeFor(table, 'sales');
    answers(table, 'sell-artwork white-brown-as-green', 'move-cursor 6-2');
    expect(francsTold(table, 0)).toEqual({ bid: -1, sale: 1, 'board-power': 1 });
    expect(pointsTold(table, 0)).toEqual({ sale: 3, 'board-power': 1 });
    expect(artworksHeld(table, 0)).toEqual({});
    check(table);
  });

  it('a white artwork beside another white one on display can not be sold: no gain', () => {
    const table = selling(true, { whites: { brown: 2 } });
    placeFor(table, 'sales');
    answers(table, 'sell-artwork white-brown-as-green', 'move-cursor 6-2');
    giveTurn(table, 0);
    const before = pointsTold(table, 0);
    answers(table, 'turn 5-4', 'bid 1');
    expect(told(table, 'action-impossible')).toHaveLength(1);
    expect(pointsTold(table, 0)).toEqual(before);
    check(table);
  });

  it('card 3: the cursor goes up to 2 steps more, and the gain comes on top', () => {
    const table = selling(true, { artworks: { green: 1 }, cards: [3] });
    table.s.cursor = CURSOR_NAMES.indexOf('4-3');
    placeFor(table, 'sales');
    answers(table, 'sell-artwork green', 'move-cursor 6-2');
    expect(francsTold(table, 0)).toEqual({ bid: -1, sale: 2, 'board-power': 1 });
    expect(pointsTold(table, 0)).toEqual({ sale: 6, 'board-power': 1 });
    expect(usedCards(table)).toEqual([3]);
    check(table);
  });

  it('card 3 does not work through Cinquantenaire, the gain does', () => {
    const table = selling(true, { artworks: { green: 1 }, cards: [3] });
    table.s.cursor = CURSOR_NAMES.indexOf('4-3');
    copy(table, 'sales');
    answer(table, 'sell-artwork', 'green');
    expect(whyNot(table, '6-2')).toEqual({ code: 'too-far', steps: 3, allowed: 1 });
    answer(table, 'move-cursor', '4-3');
    expect(pointsTold(table, 0)['board-power']).toBe(1);
    expect(usedCards(table)).toEqual([]);
    check(table);
  });

  it('card 4 can make a sale possible, and the gain comes with it', () => {
    const table = selling(true, { artworks: { green: 1 }, cards: [4] }, 'green', 'blue');
    placeFor(table, 'sales');
    answers(table, 'return-displayed first', 'sell-artwork green', 'move-cursor 6-2');
    expect(francsTold(table, 0)).toEqual({ bid: -1, sale: 2, 'board-power': 1 });
    expect(pointsTold(table, 0)).toEqual({ sale: 6, 'board-power': 1 });
    expect(usedCards(table)).toEqual([4]);
    check(table);
  });

  it('R-4: card 4 need not be used to make a sale possible: declined, there is no sale and no gain', () => {
    const table = selling(true, { artworks: { green: 1 }, cards: [4] }, 'green', 'blue');
    placeFor(table, 'sales');
    answer(table, 'return-displayed', 'decline');
    expect(told(table, 'action-impossible')).toMatchObject([{ player: 0, action: SALES }]);
    expect(francsTold(table, 0)).toEqual({ bid: -1 });
    expect(pointsTold(table, 0)).toEqual({});
    expect(usedCards(table)).toEqual([]);
    check(table);
  });

  it('card 10 counts the cubes of the lower price', () => {
    const table = tableOf('strauven', true);
    give(table, 0, { francs: 5, houses: HOUSES.slice(0, 3), cards: [10], cubes: { wood: 2, stone: 1 } });
    check(table);
    placeFor(table, 'construction');
    answers(table, 'pay-house wws', 'move-needle first', 'place-house 5-1', 'use-card use');
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5, 'late-house': 5, cards: 3 });
    check(table);
  });

  it('a pavilion costs the lower price and the glass of its site', () => {
    const table = tableOf('strauven', true);
    give(table, 0, { francs: 5, houses: HOUSES.slice(0, 2), cubes: { wood: 1, stone: 1, glass: 2 } });
    check(table);
    placeFor(table, 'construction');
    answers(table, 'pay-house ws', 'move-needle first', 'place-house site3');
    expect(cubesOf(table, 0)).toEqual({});
    expect(told(table, 'pavilion-built')).toMatchObject([{ player: 0, site: 2, surcharge: 2 }]);
    check(table);
  });

  it('card 9 replaces one cube of the lower price', () => {
    const table = tableOf('strauven', true);
    setNeedles(table, 'wood', 'stone');
    give(table, 0, { francs: 5, houses: HOUSES.slice(0, 2), cards: [9], cubes: { wood: 1, joker: 1 } });
    check(table);
    placeFor(table, 'construction');
    answers(table, 'use-card use', 'pay-house wj', 'move-needle first', 'place-house 5-1');
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5 });
    check(table);
  });
});
