import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import { COLOURS, type ColourName, SALES, WHITE } from '../ids.ts';
import { ALL_SALES, CURSOR_NAMES } from '../market.ts';
import {
  answer,
  answers,
  artworksHeld,
  type Belongings,
  check,
  choices,
  due,
  forget,
  francsTold,
  give,
  nobleNamed,
  pointsTold,
  setDisplay,
  type Table,
  told,
  whitesHeld,
  whyNot,
} from '../table.testing.ts';
import { belleTable, display, PLAIN, shopOf } from './actions.testing.ts';

const TAKE = [`turn ${PLAIN.nobles[0]}`, 'bid 1', 'take-noble fourth'];

function withPrivatLivemont(): Table {
  const table = belleTable();
  setDisplay(table, 'buls', 'albert', 'empain', 'privat-livemont');
  return table;
}

/** The first seat has these artworks only, and stands on a sales space. */
function selling(
  belongings: Belongings,
  shop: Parameters<typeof display> extends [unknown, ...infer Words] ? Words : never = [],
  cursor = '4-4',
): Table {
  const table = belleTable();
  give(table, 0, { francs: 5, artworks: { yellow: 0 } });
  give(table, 0, belongings);
  display(table, ...shop);
  table.s.cursor = CURSOR_NAMES.indexOf(cursor);
  check(table);
  answers(table, `turn ${PLAIN.sales[0]}`, 'bid 1');
  return table;
}

/** The words of selling a white artwork with this back as each of these colours. */
function asColours(back: ColourName, ...colours: ColourName[]): string[] {
  return colours.map((colour) => `white-${back}-as-${colour}`);
}

describe('2e Belle Époque, Henri Privat-Livemont', () => {
  it.each(COLOURS.slice(0, 4))('a white artwork of any colour but black is created: %s', (colour) => {
    const table = withPrivatLivemont();
    give(table, 0, { artworks: { yellow: 0 } });
    check(table);
    answers(table, ...TAKE);
    expect(due(table)).toBe('1 create-white');
    expect(choices(table)).toEqual(['yellow', 'brown', 'blue', 'green']);
    expect(whyNot(table, 'black')).toEqual({ code: 'black-not-allowed' });
    const left = artworksHeld(table, 4)[colour] as number;
    answer(table, 'create-white', colour);
    expect(whitesHeld(table, 0)).toEqual({ [colour]: 1 });
    expect(artworksHeld(table, 0)).toEqual({});
    expect(artworksHeld(table, 4)[colour]).toBe(left - 1);
    expect(told(table, 'white-artwork-created')).toEqual([
      { type: 'white-artwork-created', player: 0, colour: COLOURS.indexOf(colour), source: 'noble' },
    ]);
    expect(due(table)).toBe('1 keep-noble');
    check(table);
  });

  it('an empty stack gives no white artwork (R-12)', () => {
    const table = withPrivatLivemont();
    give(table, 1, { artworks: { blue: 6 } });
    check(table);
    answers(table, ...TAKE);
    expect(choices(table)).toEqual(['yellow', 'brown', 'green']);
    expect(whyNot(table, 'blue')).toEqual({ code: 'stack-empty', colour: 2 });
  });

  it('with all four stacks empty Privat-Livemont creates nothing, and counts as used', () => {
    const table = withPrivatLivemont();
    give(table, 1, { artworks: { yellow: 3, brown: 6, blue: 6, green: 6 } });
    check(table);
    answers(table, ...TAKE);
    expect(due(table)).toBe('1 keep-noble');
    expect(told(table, 'gain-lost')).toMatchObject([{ player: 0, reason: { code: 'all-stacks-empty' } }]);
    answer(table, 'keep-noble', 'keep');
    expect((table.s.usedNobles[0] >> nobleNamed(table.s, 'privat-livemont')) & 1).toBe(1);
    expect(whitesHeld(table, 0)).toEqual({});
    check(table);
  });

  it('Privat-Livemont creates another one at Grand-Place', () => {
    const table = belleTable();
    give(table, 0, { nobles: ['brugmann', 'privat-livemont'], whites: { blue: 1 } });
    check(table);
    answers(table, 'turn grand-place', 'use-nobles privat-livemont', 'create-white green');
    expect(whitesHeld(table, 0)).toEqual({ blue: 1, green: 1 });
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('Privat-Livemont creates one in the free action of a nobles space, for the owner of the house', () => {
    const table = belleTable();
    give(table, 2, { nobles: ['brugmann', 'privat-livemont'], houses: [PLAIN.nobles[0]] });
    check(table);
    answers(table, ...TAKE, 'keep-noble keep', 'use-nobles privat-livemont');
    expect(due(table)).toBe('3 create-white');
    answer(table, 'create-white', 'brown');
    expect(whitesHeld(table, 2)).toEqual({ brown: 1 });
    check(table);
  });

  it('several white artworks may have the same back', () => {
    const table = belleTable();
    give(table, 0, { nobles: ['brugmann', 'privat-livemont'], whites: { green: 2 } });
    answers(table, 'turn grand-place', 'use-nobles privat-livemont', 'create-white green');
    expect(whitesHeld(table, 0)).toEqual({ green: 3 });
    check(table);
  });
});

describe('2e Belle Époque, white artworks', () => {
  it.each([
    [1, { whites: { blue: 1 } }, 5],
    [2, { whites: { blue: 1, green: 1 } }, 13],
    [3, { whites: { blue: 2 }, artworks: { brown: 1 } }, 21],
  ] as const)('white artworks count for the steps of the cursor: %i', (allowed, belongings, places) => {
    const table = selling(belongings);
    answer(table, 'sell-artwork', choices(table)[0]);
    expect(choices(table)).toHaveLength(places);
    for (const place of CURSOR_NAMES) {
      const [row, column] = place.split('-').map(Number);
      const steps = Math.abs(row - 4) + Math.abs(column - 4);
      expect(whyNot(table, place)).toEqual(
        steps <= allowed ? undefined : { code: 'too-far', steps, allowed },
      );
    }
  });

  it('white artworks count for the free action of a sales space', () => {
    const table = belleTable();
    give(table, 1, {
      houses: [PLAIN.sales[0]],
      artworks: { yellow: 1, black: 1 },
      whites: { blue: 2, brown: 1 },
    });
    check(table);
    answers(table, `turn ${PLAIN.sales[0]}`, 'bid 1', 'sell-artwork yellow', 'move-cursor 4-4');
    expect(pointsTold(table, 1)).toEqual({ 'free-sales': 5 });
  });

  it.each([
    ['one white one', { whites: { blue: 1 } }, 1],
    ['several white ones, of one back', { whites: { blue: 3 } }, 1],
    ['white ones of several backs', { whites: { blue: 1, green: 1, yellow: 1 } }, 1],
    ['a white one and one of the colour of its back', { whites: { blue: 1 }, artworks: { blue: 1 } }, 2],
    [
      'white beside all colours',
      { whites: { blue: 1 }, artworks: { yellow: 1, brown: 1, blue: 1, green: 2, black: 1 } },
      6,
    ],
    ['no white one', { artworks: { blue: 2, black: 1 } }, 2],
  ] as const)('white is one colour when passing: %s', (_, belongings, francs) => {
    const table = belleTable();
    give(table, 0, { artworks: { yellow: 0 } });
    give(table, 0, belongings);
    check(table);
    forget(table);
    answer(table, 'turn', 'pass');
    expect(francsTold(table, 0)['pass-artworks']).toBe(francs);
  });

  it('a white artwork is sold as a colour of choice, black too', () => {
    const table = selling({ whites: { blue: 1 } });
    expect(choices(table)).toEqual(asColours('blue', ...COLOURS));
    expect(whyNot(table, 'blue')).toEqual({ code: 'no-such-artwork', colour: 2 });
    expect(whyNot(table, 'white-green-as-blue')).toEqual({ code: 'no-such-artwork', colour: WHITE + 3 });
    expect(obstacle(table.s, ALL_SALES)).toEqual({ code: 'not-a-choice' });
  });

  it('a white artwork is not sold as a colour on display', () => {
    const table = selling({ whites: { blue: 1 } }, ['blue', 'black']);
    expect(choices(table)).toEqual(asColours('blue', 'yellow', 'brown', 'green'));
    expect(whyNot(table, 'white-blue-as-blue')).toEqual({ code: 'colour-displayed', colour: 2 });
    expect(whyNot(table, 'white-blue-as-black')).toEqual({ code: 'colour-displayed', colour: 4 });
  });

  it('the seller chooses between coloured ones and each white one', () => {
    const table = selling({ artworks: { green: 1 }, whites: { blue: 1, green: 2 } }, ['yellow', 'brown']);
    expect(new Set(choices(table))).toEqual(
      new Set([
        'green',
        ...asColours('blue', 'blue', 'green', 'black'),
        ...asColours('green', 'blue', 'green', 'black'),
      ]),
    );
  });

  it('a white artwork may be sold as a colour that no stack has any more: only the display matters (R-29)', () => {
    const table = belleTable();
    give(table, 0, { francs: 5, artworks: { yellow: 0 }, whites: { blue: 1 } });
    give(table, 1, { artworks: { green: 6, black: 6 } });
    table.s.cursor = CURSOR_NAMES.indexOf('2-2');
    check(table);
    expect(artworksHeld(table, 4).green).toBeUndefined();
    answers(table, `turn ${PLAIN.sales[0]}`, 'bid 1');
    expect(choices(table)).toEqual(asColours('blue', ...COLOURS));
    answers(table, 'sell-artwork white-blue-as-green', 'move-cursor 2-2');
    expect(francsTold(table, 0)).toEqual({ bid: -1, sale: 3 });
    expect(pointsTold(table, 0)).toEqual({ sale: 3 });
    check(table);
  });

  it.each([
    ['green', 3, 3],
    ['blue', 3, 1],
    ['yellow', 1, 3],
    ['brown', 1, 1],
    ['black', 2, 2],
  ] as const)(
    'a white artwork brings half of what its colour brings: with the cursor at 2-2 %s',
    (colour, francs, points) => {
      const table = selling({ whites: { brown: 1 } }, [], '2-2');
      answers(table, `sell-artwork white-brown-as-${colour}`, 'move-cursor 2-2');
      expect(francsTold(table, 0)).toEqual({ bid: -1, sale: francs });
      expect(pointsTold(table, 0)).toEqual({ sale: points });
      expect(told(table, 'artwork-sold')).toEqual([
        {
          type: 'artwork-sold',
          player: 0,
          artwork: WHITE + 1,
          colour: COLOURS.indexOf(colour),
          slot: 0,
          francs,
          points,
        },
      ]);
      check(table);
    },
  );

  it.each([
    [[5, 3, 1, 0, 1, 3, 5], [3, 3, 1, 0, 1, 3, 3], 2, 1],
    [[1, 1, 1, 1, 1, 1, 1], [5, 5, 5, 5, 5, 5, 5], 0, 2],
    [[7, 6, 5, 4, 3, 2, 1], [1, 1, 1, 1, 1, 1, 1], 3, 0],
    [[3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3], 1, 1],
  ])(
    'half of an odd gain is rounded down, BF and VP each (R-22): %j %j',
    (marketFrancs, marketPoints, francs, points) => {
      const table = selling({ whites: { brown: 1 } }, [], '2-2');
      Object.assign(table.s, { rules: { ...table.s.rules, marketFrancs, marketPoints } });
      answers(table, 'sell-artwork white-brown-as-green', 'move-cursor 2-2');
      expect(told(table, 'artwork-sold')).toMatchObject([{ francs, points }]);
      expect(table.s.money[0]).toBe(4 + francs);
      expect(pointsTold(table, 0)).toEqual(points === 0 ? {} : { sale: points });
    },
  );

  it('the coloured artworks bring all of it as ever', () => {
    const table = selling({ artworks: { green: 1 }, whites: { green: 1 } }, [], '2-2');
    answers(table, 'sell-artwork green', 'move-cursor 2-2');
    expect(francsTold(table, 0)).toEqual({ bid: -1, sale: 6 });
    expect(pointsTold(table, 0)).toEqual({ sale: 6 });
    expect(whitesHeld(table, 0)).toEqual({ green: 1 });
  });

  it('a white artwork goes to the display white side up, and leaves its seller', () => {
    const table = selling({ whites: { blue: 2 } }, ['yellow']);
    answers(table, 'sell-artwork white-blue-as-green', 'move-cursor 4-4');
    expect(shopOf(table)).toEqual(['yellow', 'white-blue']);
    expect(whitesHeld(table, 0)).toEqual({ blue: 1 });
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('with both spaces of the display taken one of the two goes back for a white one', () => {
    const table = selling({ whites: { blue: 1 } }, ['yellow', 'brown']);
    answers(table, 'sell-artwork white-blue-as-green', 'move-cursor 4-4', 'replace-artwork second');
    expect(shopOf(table)).toEqual(['yellow', 'white-blue']);
    expect(told(table, 'artwork-returned')).toEqual([{ type: 'artwork-returned', colour: 1, slot: 1 }]);
    check(table);
  });

  it('a white one on display blocks other white ones, whatever they would be sold as', () => {
    const table = selling({ artworks: { green: 1 }, whites: { blue: 1, yellow: 1 } }, [
      'white-brown',
      'black',
    ]);
    expect(choices(table)).toEqual(['green']);
    for (const colour of COLOURS)
      expect(whyNot(table, `white-blue-as-${colour}`)).toEqual({ code: 'white-displayed' });
  });

  it('a white one on display blocks no colour: neither that of its back nor the one it was sold as', () => {
    const table = selling({ whites: { blue: 1 } });
    answers(table, 'sell-artwork white-blue-as-yellow', 'move-cursor 4-4');
    give(table, 1, { artworks: { yellow: 1, blue: 1 }, whites: { green: 1 } });
    check(table);
    answers(table, `turn ${PLAIN.sales[1]}`, 'bid 1');
    expect(choices(table)).toEqual(['yellow', 'blue']);
    answers(table, 'sell-artwork blue', 'move-cursor 4-4');
    expect(shopOf(table)).toEqual(['white-blue', 'blue']);
    check(table);
  });

  it('a white one that leaves the display goes back to the stack of its own colour, and white ones may be sold again', () => {
    const table = selling({ artworks: { green: 1 } }, ['white-brown', 'black']);
    const brown = artworksHeld(table, 4).brown as number;
    answers(table, 'sell-artwork green', 'move-cursor 4-4', 'replace-artwork first');
    expect(shopOf(table)).toEqual(['green', 'black']);
    expect(artworksHeld(table, 4).brown).toBe(brown + 1);
    expect(told(table, 'artwork-returned')).toEqual([{ type: 'artwork-returned', colour: 1, slot: 0 }]);
    check(table);
    give(table, 1, { whites: { blue: 1 } });
    answers(table, `turn ${PLAIN.sales[1]}`, 'bid 1');
    expect(choices(table)).toContain('white-blue-as-brown');
  });

  it('with only white ones beside a white one on display the action can not be done', () => {
    const table = selling({ whites: { blue: 2, green: 1 } }, ['white-brown']);
    expect(told(table, 'action-impossible')).toEqual([
      { type: 'action-impossible', player: 0, action: SALES, reason: { code: 'all-colours-displayed' } },
    ]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('with only a white one the sale must be made (R-4)', () => {
    const table = selling({ whites: { blue: 1 } }, ['yellow', 'brown']);
    expect(due(table)).toBe('1 sell-artwork');
    expect(choices(table)).not.toContain('decline');
  });

  it('white artworks are sold for half through Cinquantenaire too', () => {
    const table = belleTable();
    give(table, 0, { artworks: { yellow: 0 }, whites: { green: 1 } });
    table.s.cursor = CURSOR_NAMES.indexOf('2-2');
    check(table);
    answers(table, 'turn cinquantenaire', 'cinquantenaire sales');
    answers(table, 'sell-artwork white-green-as-green', 'move-cursor 2-2');
    expect(francsTold(table, 0)).toEqual({ sale: 3 });
    expect(pointsTold(table, 0)).toEqual({ sale: 3 });
    check(table);
  });
});
