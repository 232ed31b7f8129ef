import { describe, expect, it } from 'vitest';
import { CURSOR_NAMES } from '../market.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  forget,
  francsTold,
  give,
  giveTurn,
  pointsTold,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';
import {
  type Artworks,
  type Colour,
  coveredOf,
  held,
  layArtworks,
  pileOf,
  placeAndDo,
  shopOf,
  tableAtTurn,
} from './table.testing.ts';

/** Seat 1 sells one of these. */
function selling(hand: Artworks, shop: readonly Colour[] = [], cursor = '4-4'): Table {
  const table = tableAtTurn(4);
  layArtworks(table, { shop, hands: [hand] });
  table.s.cursor = CURSOR_NAMES.indexOf(cursor);
  give(table, 0, { francs: 9 });
  placeAndDo(table, 'sales');
  return table;
}

function gain(table: Table): (number | undefined)[] {
  return [francsTold(table, 0).sale ?? 0, pointsTold(table, 0).sale ?? 0];
}

describe('1e, Sales', () => {
  it('example: of 2 artworks the green one, the cursor one left and one down, covers yellow: +2 BF +6 VP', () => {
    const table = selling({ green: 1, pink: 1 }, ['yellow', 'black'], '5-3');
    answers(table, 'sell-artwork green', 'move-cursor 6-2', 'replace-artwork first');
    expect(gain(table)).toEqual([2, 6]);
    expect(shopOf(table)).toEqual(['green', 'black']);
    expect(coveredOf(table)).toEqual(['yellow']);
    expect(held(table, 0)).toEqual({ pink: 1 });
    check(table);
    // Neither green nor black can be sold next; yellow can, again.
    giveTurn(table, 1);
    layArtworks(table, {
      shop: ['green', 'black'],
      covered: ['yellow'],
      hands: [{}, { yellow: 1, green: 1, black: 1 }],
    });
    placeAndDo(table, 'sales');
    expect(choices(table)).toEqual(['yellow']);
    expect(whyNot(table, 'green')).toEqual({ code: 'colour-displayed', colour: 3 });
    expect(whyNot(table, 'black')).toEqual({ code: 'colour-displayed', colour: 4 });
  });

  it('example: black sold with the centre of the cursor on 2 BF and 4 VP', () => {
    const table = selling({ black: 1 }, [], '4-6');
    answers(table, 'sell-artwork black', 'move-cursor 5-6');
    expect(gain(table)).toEqual([2, 4]);
  });

  // With the centre on row 4, column 4: corners on rows and columns 3 and 5, both worth 2; the centre is worth 0.
  // On row 3, column 2: rows 2 and 4 (4 BF and 0), columns 1 and 3 (6 and 2 VP).
  it.each([
    ['green', '3-2', 4, 6],
    ['blue', '3-2', 4, 2],
    ['yellow', '3-2', 0, 6],
    ['pink', '3-2', 0, 2],
    ['pink', '6-6', 6, 6],
    ['black', '3-2', 2, 4],
  ] as const)(
    'the row gives francs and the column points, at the cell of its colour: %s on %s',
    (colour, place, francs, points) => {
      const table = selling({ [colour]: 1, ...(colour === 'pink' ? { yellow: 4 } : { pink: 4 }) });
      answers(table, `sell-artwork ${colour}`, `move-cursor ${place}`);
      expect(gain(table)).toEqual([francs, points]);
    },
  );

  it.each([
    [{ green: 1 }, 1],
    [{ green: 2 }, 2],
    [{ green: 1, black: 2 }, 3],
  ])(
    'the cursor may move up to as many steps as one has artworks, the one for sale included: %o',
    (hand, steps) => {
      const table = selling(hand);
      answer(table, 'sell-artwork', 'green');
      // From the middle of the grid straight down, as far as the steps go.
      const down = ['4-4', '5-4', '6-4'].slice(0, steps + 1);
      for (const place of down) expect(choices(table)).toContain(place);
      expect(whyNot(table, '2-2')).toEqual({ code: 'too-far', steps: 4, allowed: steps });
    },
  );

  it('the cursor need not move', () => {
    const table = selling({ green: 1 });
    answers(table, 'sell-artwork green', 'move-cursor 4-4');
    expect(gain(table)).toEqual([2, 2]);
    expect(told(table, 'cursor-moved')).toEqual([]);
  });

  it('the first two sales go to the empty spaces and cover nothing', () => {
    const table = selling({ green: 1 });
    answers(table, 'sell-artwork green', 'move-cursor 4-4');
    expect(due(table)).toBe('2 turn');
    expect(shopOf(table)).toEqual(['green', 'none']);
    layArtworks(table, { shop: ['green'], hands: [{}, { blue: 1 }] });
    placeAndDo(table, 'sales');
    answers(table, 'sell-artwork blue', 'move-cursor 4-4');
    expect(due(table)).toBe('3 turn');
    expect(shopOf(table)).toEqual(['green', 'blue']);
    expect(coveredOf(table)).toEqual([]);
    expect(told(table, 'artwork-covered')).toEqual([]);
  });

  it.each([
    ['first', ['pink', 'blue'], 'green'],
    ['second', ['green', 'pink'], 'blue'],
  ] as const)(
    'from the third sale on the artwork covers one of the two, by choice the %s',
    (slot, shop, covered) => {
      const table = selling({ pink: 1 }, ['green', 'blue']);
      const pile = pileOf(table).length;
      answers(table, 'sell-artwork pink', 'move-cursor 4-4');
      expect(choices(table)).toEqual(['first', 'second']);
      forget(table);
      answer(table, 'replace-artwork', slot);
      expect(shopOf(table)).toEqual(shop);
      expect(coveredOf(table)).toEqual([covered]);
      // The covered one stays in the shop: nothing goes back to the pile.
      expect(pileOf(table)).toHaveLength(pile);
      expect(told(table, 'artwork-returned')).toEqual([]);
      expect(told(table, 'artwork-covered')).toEqual([
        {
          type: 'artwork-covered',
          colour: ['yellow', 'pink', 'blue', 'green'].indexOf(covered),
          slot: slot === 'first' ? 0 : 1,
        },
      ]);
      check(table);
    },
  );

  it('covered artworks shut no colour out, however many they are', () => {
    const table = tableAtTurn(4);
    layArtworks(table, {
      shop: ['blue', 'yellow'],
      covered: ['green', 'pink', 'green', 'black'],
      hands: [{ green: 1, pink: 1, blue: 1, yellow: 1, black: 1 }],
    });
    placeAndDo(table, 'sales');
    expect(choices(table)).toEqual(['pink', 'green', 'black']);
  });

  it.each([
    ['without artworks', {}, 'no-artwork'],
    ['with the colours on top only', { green: 2, blue: 1 }, 'all-colours-displayed'],
  ])('nothing can be sold %s', (_, hand, code) => {
    const table = tableAtTurn(4);
    layArtworks(table, { shop: ['green', 'blue'], covered: ['green'], hands: [hand] });
    answers(table, 'turn cinquantenaire', 'cinquantenaire sales');
    expect(told(table, 'action-impossible').map(({ reason }) => reason)).toEqual([{ code }]);
  });

  it('the cursor stays wholly in the grid, and where it was moved to', () => {
    const table = selling({ green: 1 }, [], '6-6');
    answer(table, 'sell-artwork', 'green');
    // The 3 x 3 cursor with its centre on row 6, column 6 touches the lower right corner of the 7 x 7 grid.
    expect(choices(table)).toEqual(['5-6', '6-5', '6-6']);
    answer(table, 'move-cursor', '6-5');
    expect(CURSOR_NAMES[table.s.cursor]).toBe('6-5');
  });
});
