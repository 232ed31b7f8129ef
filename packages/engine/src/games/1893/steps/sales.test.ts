import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import { COLOURS, SALES } from '../ids.ts';
import { CURSOR_NAMES } from '../market.ts';
import {
  answer,
  answers,
  artworksHeld,
  type Belongings,
  check,
  choices,
  due,
  francsTold,
  freeSpace,
  give,
  pointsTold,
  setShop,
  type Table,
  tableAtTurn,
  told,
  whyNot,
} from '../table.testing.ts';

/** Seat 1 has placed an architect on a sales space; the yellow artwork of the start is given back. */
function selling(
  artworks: Belongings['artworks'],
  shop: readonly (typeof COLOURS)[number][] = [],
  cursor = '4-4',
): Table {
  const table = tableAtTurn(4, { iris: '1-1' });
  give(table, 0, { francs: 5, artworks: { yellow: 0, ...artworks } });
  setShop(table, ...shop);
  table.s.cursor = CURSOR_NAMES.indexOf(cursor);
  check(table);
  answers(table, `turn ${freeSpace(table, SALES)}`, 'bid 1');
  return table;
}

function shopOf({ s }: Table): string[] {
  return s.shop.map((colour) => COLOURS[colour] ?? 'none');
}

describe('2e, Sales', () => {
  it('example: of 2 artworks the green one is sold after 2 cursor steps, brown goes back, +2 BF +6 VP', () => {
    const table = tableAtTurn(4);
    give(table, 0, { francs: 5, artworks: { yellow: 0, green: 1, blue: 1 } });
    setShop(table, 'brown', 'yellow');
    table.s.cursor = CURSOR_NAMES.indexOf('5-3');
    check(table);
    answers(
      table,
      `turn ${freeSpace(table, SALES)}`,
      'bid 1',
      'sell-artwork green',
      'move-cursor 6-2',
      'replace-artwork first',
    );
    expect(francsTold(table, 0)).toEqual({ bid: -1, sale: 2 });
    expect(pointsTold(table, 0)).toEqual({ sale: 6 });
    expect(artworksHeld(table, 0)).toEqual({ blue: 1 });
    check(table);
  });

  it('an artwork of any colour that is not on display can be sold', () => {
    const table = selling({ yellow: 1, brown: 2, green: 1, black: 1 }, ['brown', 'blue']);
    expect(choices(table)).toEqual(['yellow', 'green', 'black']);
    expect(whyNot(table, 'brown')).toEqual({ code: 'colour-displayed', colour: 1 });
    expect(whyNot(table, 'blue')).toEqual({ code: 'no-such-artwork', colour: 2 });
    expect(obstacle(table.s, 5)).toEqual({ code: 'not-a-choice' });
  });

  it('one work of a colour in the display is enough to shut that colour out', () => {
    const table = selling({ yellow: 1, green: 1 }, ['green']);
    expect(choices(table)).toEqual(['yellow']);
    expect(whyNot(table, 'green')).toEqual({ code: 'colour-displayed', colour: 3 });
  });

  it('a black one on display shuts black out', () => {
    const table = selling({ black: 1, green: 1 }, ['black', 'blue']);
    expect(choices(table)).toEqual(['green']);
    expect(whyNot(table, 'black')).toEqual({ code: 'colour-displayed', colour: 4 });
  });

  it('without artworks it can not be done', () => {
    const table = selling({});
    expect(told(table, 'action-impossible')).toEqual([
      { type: 'action-impossible', player: 0, action: SALES, reason: { code: 'no-artwork' } },
    ]);
    expect(due(table)).toBe('2 turn');
  });

  it('with all the colours that one has on display it can not be done', () => {
    const table = selling({ brown: 2, blue: 1 }, ['brown', 'blue']);
    expect(told(table, 'action-impossible')).toEqual([
      { type: 'action-impossible', player: 0, action: SALES, reason: { code: 'all-colours-displayed' } },
    ]);
    expect(due(table)).toBe('2 turn');
    expect(pointsTold(table, 0)).toEqual({});
    expect(artworksHeld(table, 0)).toEqual({ brown: 2, blue: 1 });
  });

  it.each([
    [1, { green: 1 }, 5],
    [2, { green: 1, blue: 1 }, 13],
    [2, { green: 2 }, 13],
    [3, { green: 1, black: 2 }, 21],
    [4, { green: 4 }, 25],
    [9, { green: 4, blue: 5 }, 25],
  ])(
    'as many cursor steps as artworks, the one for sale and those on hand alike: %i',
    (allowed, artworks, places) => {
      const table = selling(artworks, ['brown', 'yellow']);
      answer(table, 'sell-artwork', 'green');
      expect(choices(table)).toHaveLength(places);
      for (const place of CURSOR_NAMES) {
        const [row, column] = place.split('-').map(Number);
        const steps = Math.abs(row - 4) + Math.abs(column - 4);
        expect(whyNot(table, place)).toEqual(
          steps <= allowed ? undefined : { code: 'too-far', steps, allowed },
        );
      }
    },
  );

  it('from the corner of the grid the cursor goes inwards only', () => {
    const table = selling({ green: 1 }, [], '2-2');
    answer(table, 'sell-artwork', 'green');
    expect(choices(table)).toEqual(['2-2', '2-3', '3-2']);
    expect(obstacle(table.s, 25)).toEqual({ code: 'not-a-choice' });
  });

  it('the cursor may stay where it is', () => {
    const table = selling({ green: 3 });
    answers(table, 'sell-artwork green', 'move-cursor 4-4');
    expect(told(table, 'cursor-moved')).toEqual([]);
    expect(CURSOR_NAMES[table.s.cursor]).toBe('4-4');
    expect(pointsTold(table, 0)).toEqual({ sale: 2 });
  });

  it('the cursor moves before the gain is read, and stays there for the next sale', () => {
    const table = selling({ green: 4 });
    answers(table, 'sell-artwork green', 'move-cursor 2-2');
    expect(told(table, 'cursor-moved')).toEqual([
      { type: 'cursor-moved', player: 0, from: CURSOR_NAMES.indexOf('4-4'), to: CURSOR_NAMES.indexOf('2-2') },
    ]);
    expect(francsTold(table, 0)).toEqual({ bid: -1, sale: 6 });
    expect(pointsTold(table, 0)).toEqual({ sale: 6 });
    expect(CURSOR_NAMES[table.s.cursor]).toBe('2-2');
  });

  it('the first two sales fill the empty spaces of the display and nothing goes back', () => {
    const table = selling({ green: 1, brown: 1 });
    answers(table, 'sell-artwork green', 'move-cursor 4-4');
    expect(shopOf(table)).toEqual(['green', 'none']);
    expect(due(table)).toBe('2 turn');
    answers(table, `turn ${freeSpace(table, SALES)}`, 'bid 1', 'sell-artwork yellow', 'move-cursor 4-4');
    expect(shopOf(table)).toEqual(['green', 'yellow']);
    expect(told(table, 'artwork-returned')).toEqual([]);
    expect(told(table, 'artwork-sold').map((event) => event.slot)).toEqual([0, 1]);
    check(table);
  });

  it.each([
    ['first', ['green', 'yellow'], { brown: 6, blue: 6, green: 5, yellow: 2, black: 6 }],
    ['second', ['brown', 'green'], { brown: 5, blue: 6, green: 5, yellow: 3, black: 6 }],
  ])(
    'from the third sale on one of the two displayed goes back to its stack, by choice the %s',
    (which, shop, stacks) => {
      const table = selling({ green: 1 }, ['brown', 'yellow']);
      answers(table, 'sell-artwork green', 'move-cursor 4-4');
      expect(due(table)).toBe('1 replace-artwork');
      expect(choices(table)).toEqual(['first', 'second']);
      expect(obstacle(table.s, 2)).toEqual({ code: 'not-a-choice' });
      answer(table, 'replace-artwork', which);
      expect(shopOf(table)).toEqual(shop);
      expect(artworksHeld(table, 4)).toEqual(stacks);
      expect(told(table, 'artwork-returned')).toHaveLength(1);
      expect(due(table)).toBe('2 turn');
      check(table);
    },
  );

  it('the artwork sold leaves the seller for the display, not for its stack', () => {
    const table = selling({ green: 2 });
    answers(table, 'sell-artwork green', 'move-cursor 4-4');
    expect(artworksHeld(table, 0)).toEqual({ green: 1 });
    expect(artworksHeld(table, 4).green).toBe(4);
    check(table);
  });

  it.each([
    ['yellow', 4, 4],
    ['brown', 4, 0],
    ['blue', 0, 0],
    ['green', 0, 4],
    ['black', 2, 2],
  ] as const)(
    'with the cursor on row 5, column 3 the gain is read at the cell of %s',
    (colour, francs, points) => {
      const table = selling({ [colour]: 1 }, [], '5-3');
      answers(table, `sell-artwork ${colour}`, 'move-cursor 5-3');
      expect(francsTold(table, 0)).toEqual(francs === 0 ? { bid: -1 } : { bid: -1, sale: francs });
      expect(pointsTold(table, 0)).toEqual(points === 0 ? {} : { sale: points });
      expect(told(table, 'artwork-sold')).toEqual([
        {
          type: 'artwork-sold',
          player: 0,
          artwork: COLOURS.indexOf(colour),
          colour: COLOURS.indexOf(colour),
          slot: 0,
          francs,
          points,
        },
      ]);
    },
  );

  it('the black one brings 4 BF and 4 VP at most, in a corner of the grid', () => {
    const table = selling({ black: 1 }, [], '6-6');
    answers(table, 'sell-artwork black', 'move-cursor 6-6');
    expect(francsTold(table, 0)).toEqual({ bid: -1, sale: 4 });
    expect(pointsTold(table, 0)).toEqual({ sale: 4 });
    expect(shopOf(table)).toEqual(['black', 'none']);
  });

  it('one artwork is sold, no more, even with others that could be', () => {
    const table = selling({ green: 2, blue: 2, brown: 1 });
    answers(table, 'sell-artwork blue', 'move-cursor 4-4');
    expect(due(table)).toBe('2 turn');
    expect(artworksHeld(table, 0)).toEqual({ green: 2, blue: 1, brown: 1 });
  });
});
