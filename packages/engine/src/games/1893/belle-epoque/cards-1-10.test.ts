import { describe, expect, it } from 'vitest';
import { SPACE_NAMES } from '../board.ts';
import { MATERIALS, SALES, WHITE, WORKSHOP } from '../ids.ts';
import { CURSOR_NAMES } from '../market.ts';
import {
  answer,
  answers,
  artworksHeld,
  type Belongings,
  check,
  choices,
  cubesOf,
  displayed,
  due,
  forget,
  francsTold,
  give,
  giveTurn,
  noblesKept,
  pointsTold,
  setDisplay,
  setNeedles,
  type Table,
  told,
  usedCards,
  whitesHeld,
  whyNot,
} from '../table.testing.ts';
import {
  act,
  belleTable,
  type CardCase,
  declineIt,
  display,
  nextRound,
  PLAIN,
  shopOf,
  TILED,
  tableFor,
  useIt,
} from './actions.testing.ts';

const HOUSE = ['move-needle first', 'place-house *'];

/** Card 3 asks nothing: its tests stand apart. */
const CASES: readonly CardCase[] = [
  {
    card: 1,
    action: 'workshop',
    has: { francs: 5 },
    until: ['take-artwork blue'],
    asks: 'use-card',
    use: 'use',
    used: [],
    declined: [],
    without: '2 turn',
  },
  {
    card: 2,
    action: 'workshop',
    has: { francs: 5, whites: { green: 2 } },
    until: ['take-artwork blue'],
    asks: 'turn-white',
    use: 'green',
    used: [],
    declined: [],
    without: '2 turn',
  },
  {
    card: 4,
    action: 'sales',
    has: { francs: 5, artworks: { yellow: 1 } },
    arrange: (table) => display(table, 'brown'),
    until: [],
    asks: 'return-displayed',
    use: 'first',
    used: ['sell-artwork yellow', 'move-cursor 4-4'],
    declined: ['sell-artwork yellow', 'move-cursor 4-4'],
    without: '1 sell-artwork',
  },
  {
    card: 5,
    action: 'nobles',
    has: { francs: 5 },
    arrange: (table) => setDisplay(table, 'buls', 'albert', 'empain', 'maeterlinck'),
    until: ['take-noble fourth', 'keep-noble discard'],
    asks: 'use-card',
    use: 'use',
    used: [],
    declined: [],
    without: '2 turn',
  },
  {
    card: 6,
    action: 'nobles',
    has: { francs: 5 },
    arrange: (table) => setDisplay(table, 'buls', 'albert', 'empain', 'maeterlinck'),
    until: [],
    asks: 'discard-nobles',
    use: 'first',
    used: ['take-noble fourth', 'keep-noble discard'],
    declined: ['take-noble fourth', 'keep-noble discard'],
    without: '1 take-noble',
  },
  {
    card: 7,
    action: 'materials',
    has: { francs: 5 },
    until: ['take-cubes wi'],
    asks: 'use-card',
    use: 'use',
    used: [],
    declined: [],
    without: '2 turn',
  },
  {
    card: 8,
    action: 'materials',
    has: { francs: 5, cubes: { joker: 2 } },
    until: ['take-cubes wi'],
    asks: 'swap-joker',
    use: 'glass',
    used: [],
    declined: [],
    without: '2 turn',
  },
  {
    card: 9,
    action: 'construction',
    has: { francs: 5, cubes: { wood: 1, stone: 1, iron: 1 }, houses: [] },
    arrange: (table) => setNeedles(table, 'wood', 'stone'),
    until: [],
    asks: 'use-card',
    use: 'use',
    used: ['pay-house wi', ...HOUSE],
    declined: ['pay-house ws', ...HOUSE],
    without: '1 pay-house',
  },
  {
    card: 10,
    action: 'construction',
    has: { francs: 5, cubes: { wood: 1, stone: 1 }, houses: [] },
    arrange: (table) => setNeedles(table, 'wood', 'stone'),
    until: ['pay-house ws', 'move-needle first', 'place-house 1-1'],
    asks: 'use-card',
    use: 'use',
    used: [],
    declined: [],
    without: '2 turn',
  },
];

/** The first seat has this card and these things, at the beginning of its turn. */
function holding(card: number, belongings: Belongings = {}): Table {
  const table = belleTable();
  give(table, 0, { francs: 9, cards: [card], ...belongings });
  return table;
}

/** On a space without a tile. */
function place(table: Table, action: keyof typeof PLAIN): void {
  check(table);
  forget(table);
  answers(table, `turn ${PLAIN[action].find((space) => choices(table).includes(space))}`, 'bid 1');
}

describe('2e Belle Époque, cards 1 to 10', () => {
  it.each(CASES)('with its action the holder is asked, and uses it: card $card', (card) => {
    const table = tableFor(card);
    act(table, card);
    useIt(table, card);
    expect(told(table, 'card-used')).toEqual([{ type: 'card-used', player: 0, card: card.card - 1 }]);
  });

  it.each(CASES)('once a round: card $card', (card) => {
    const table = tableFor(card);
    act(table, card);
    useIt(table, card);
    act(table, card);
    expect(due(table)).toBe(card.without);
  });

  it.each(CASES)('ready again in the next round: card $card', (card) => {
    const table = tableFor(card);
    act(table, card);
    useIt(table, card);
    nextRound(table);
    expect(usedCards(table)).toEqual([]);
    act(table, card);
    useIt(table, card);
  });

  it.each(CASES)('declined it stays ready for another action of the round: card $card', (card) => {
    const table = tableFor(card);
    act(table, card);
    declineIt(table, card);
    act(table, card);
    useIt(table, card);
  });

  it.each(CASES)('not through Cinquantenaire: card $card', (card) => {
    const table = tableFor(card);
    act(table, card, true);
    expect(due(table)).toBe(card.without);
    expect(usedCards(table)).toEqual([]);
  });

  it.each(CASES)('nobody else uses the card of another: card $card', (card) => {
    const table = tableFor(card, 1);
    act(table, card);
    expect(due(table)).toBe(card.without);
    expect(usedCards(table)).toEqual([]);
  });

  it.each(CASES)("the card of a site without pavilion is nobody's: card $card", (card) => {
    const table = belleTable(4, { cards: [card.card] });
    give(table, 0, { houses: ['1-5'] });
    // As many tiles are built as with the card.
    act(table, {
      ...card,
      has: { ...card.has, ...(card.has.houses === undefined ? {} : { houses: ['1-5'] }) },
    });
    expect(due(table)).toBe(card.without);
  });
});

describe('2e Belle Époque, card 1', () => {
  it.each([
    [{}, 2],
    [{ artworks: { yellow: 2, black: 3 } }, 6],
    [{ whites: { blue: 2, green: 1 } }, 5],
    [{ artworks: { yellow: 0 } }, 1],
  ] as const)(
    'card 1: 1 BF per artwork, white and black ones and the one just taken too: %j',
    (belongings, francs) => {
      const table = holding(1, belongings);
      place(table, 'workshop');
      answers(table, 'take-artwork blue', 'use-card use');
      expect(francsTold(table, 0)).toEqual({ bid: -1, card: francs });
      check(table);
    },
  );

  it('card 1: nothing if the workshop could not be done', () => {
    const table = holding(1);
    give(table, 1, { artworks: { yellow: 3, brown: 6, blue: 6, green: 6 } });
    place(table, 'workshop');
    expect(told(table, 'action-impossible')).toMatchObject([{ player: 0, action: WORKSHOP }]);
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
  });

  it('card 1: before the free action of the house owner: the artwork of the owner does not matter', () => {
    const table = holding(1);
    give(table, 1, { houses: [PLAIN.workshop[0]] });
    place(table, 'workshop');
    answer(table, 'take-artwork', 'blue');
    expect(due(table)).toBe('1 use-card');
    answer(table, 'use-card', 'use');
    expect(artworksHeld(table, 1)).toEqual({ yellow: 1, black: 1 });
    check(table);
  });

  it('card 1: works on a space with a face-down tile too, before the bonus tile', () => {
    const table = holding(1);
    check(table);
    answers(table, `turn ${TILED.workshop}`, 'bid 1', 'take-artwork blue');
    expect(due(table)).toBe('1 use-card');
    answer(table, 'use-card', 'use');
    expect(due(table)).toBe('1 take-bonus-tile');
  });
});

describe('2e Belle Époque, card 2', () => {
  it('card 2: one white artwork is turned to the colour of its back', () => {
    const table = holding(2, { artworks: { yellow: 0 }, whites: { green: 2, brown: 1 } });
    place(table, 'workshop');
    answer(table, 'take-artwork', 'blue');
    expect(choices(table)).toEqual(['brown', 'green', 'decline']);
    expect(whyNot(table, 'blue')).toEqual({ code: 'no-such-artwork', colour: WHITE + 2 });
    answer(table, 'turn-white', 'green');
    expect(whitesHeld(table, 0)).toEqual({ green: 1, brown: 1 });
    expect(artworksHeld(table, 0)).toEqual({ blue: 1, green: 1 });
    expect(told(table, 'white-artwork-turned')).toEqual([
      { type: 'white-artwork-turned', player: 0, colour: 3 },
    ]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('card 2: without a white artwork it is not offered', () => {
    const table = holding(2);
    give(table, 1, { whites: { green: 1 } });
    place(table, 'workshop');
    answer(table, 'take-artwork', 'blue');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
  });

  it('card 2: nothing if the workshop could not be done', () => {
    const table = holding(2, { whites: { green: 1 } });
    give(table, 1, { artworks: { yellow: 3, brown: 6, blue: 6, green: 5 } });
    place(table, 'workshop');
    expect(due(table)).toBe('2 turn');
    expect(whitesHeld(table, 0)).toEqual({ green: 1 });
    check(table);
  });

  it('card 2: the artwork turned is sold as any coloured one', () => {
    const table = holding(2, { artworks: { yellow: 0 }, whites: { green: 1 } });
    place(table, 'workshop');
    answers(table, 'take-artwork blue', 'turn-white green');
    giveTurn(table, 0);
    place(table, 'sales');
    expect(choices(table)).toEqual(['blue', 'green']);
    check(table);
  });

  it('card 2: with card 1 both work after the same action', () => {
    const table = holding(1, { whites: { green: 1 } });
    give(table, 0, { cards: [2] });
    place(table, 'workshop');
    answers(table, 'take-artwork blue', 'choose-card site1', 'turn-white green');
    expect(francsTold(table, 0)).toEqual({ bid: -1, card: 3 });
    expect(new Set(usedCards(table))).toEqual(new Set([1, 2]));
    check(table);
  });
});

describe('2e Belle Époque, card 3', () => {
  function places(table: Table): number {
    answer(table, 'sell-artwork', choices(table)[0]);
    return choices(table).length;
  }

  function steps(place: string): number {
    const [row, column] = place.split('-').map(Number);
    return Math.abs(row - 4) + Math.abs(column - 4);
  }

  it.each([
    [{}, 3],
    [{ artworks: { yellow: 2 } }, 4],
    [{ whites: { blue: 1 } }, 4],
  ] as const)('card 3: up to 2 more steps of the cursor than artworks: %j', (belongings, allowed) => {
    const table = holding(3, belongings);
    place(table, 'sales');
    answer(table, 'sell-artwork', 'yellow');
    expect(choices(table)).toEqual(CURSOR_NAMES.filter((name) => steps(name) <= allowed));
  });

  it('card 3: beyond that it is too far', () => {
    const table = holding(3);
    place(table, 'sales');
    answer(table, 'sell-artwork', 'yellow');
    expect(whyNot(table, '2-2')).toEqual({ code: 'too-far', steps: 4, allowed: 3 });
  });

  it.each(['4-5', '4-4'])('card 3: steps that the artworks allow leave it ready: to %s', (name) => {
    const table = holding(3);
    place(table, 'sales');
    answers(table, 'sell-artwork yellow', `move-cursor ${name}`);
    expect(usedCards(table)).toEqual([]);
    check(table);
  });

  it.each(['4-6', '2-3'])('card 3: one or two steps more use it: to %s', (name) => {
    const table = holding(3);
    place(table, 'sales');
    answers(table, 'sell-artwork yellow', `move-cursor ${name}`);
    expect(usedCards(table)).toEqual([3]);
    expect(told(table, 'card-used')).toEqual([{ type: 'card-used', player: 0, card: 2 }]);
    expect(CURSOR_NAMES[table.s.cursor]).toBe(name);
    check(table);
  });

  it('once a round: card 3', () => {
    const table = holding(3, { artworks: { yellow: 1, green: 1 } });
    place(table, 'sales');
    answers(table, 'sell-artwork yellow', 'move-cursor 2-3');
    giveTurn(table, 0);
    place(table, 'sales');
    answer(table, 'sell-artwork', 'green');
    // One artwork left: one step from 2-3.
    expect(choices(table)).toEqual(['2-2', '2-3', '2-4', '3-3']);
  });

  it('ready again in the next round: card 3', () => {
    const table = holding(3, { artworks: { yellow: 1, green: 1 } });
    place(table, 'sales');
    answers(table, 'sell-artwork yellow', 'move-cursor 2-3');
    nextRound(table);
    table.s.cursor = CURSOR_NAMES.indexOf('4-4');
    give(table, 0, { francs: 5 });
    place(table, 'sales');
    expect(places(table)).toBe(21);
  });

  it('not through Cinquantenaire: card 3', () => {
    const table = holding(3);
    check(table);
    answers(table, 'turn cinquantenaire', 'cinquantenaire sales');
    expect(places(table)).toBe(5);
    expect(whyNot(table, '4-6')).toEqual({ code: 'too-far', steps: 2, allowed: 1 });
  });

  it('nobody else uses the card of another: card 3', () => {
    const table = belleTable();
    give(table, 1, { cards: [3] });
    place(table, 'sales');
    expect(places(table)).toBe(5);
  });
});

describe('2e Belle Époque, card 4', () => {
  it('card 4: before the sale one displayed artwork goes back to its stack, and its colour may be sold', () => {
    const table = holding(4, { artworks: { yellow: 0, brown: 1 } });
    display(table, 'blue', 'brown');
    const brown = artworksHeld(table, 4).brown as number;
    place(table, 'sales');
    expect(due(table)).toBe('1 return-displayed');
    expect(choices(table)).toEqual(['first', 'second', 'decline']);
    answer(table, 'return-displayed', 'second');
    expect(shopOf(table)).toEqual(['blue', 'none']);
    expect(artworksHeld(table, 4).brown).toBe(brown + 1);
    expect(choices(table)).toEqual(['brown']);
    answers(table, 'sell-artwork brown', 'move-cursor 4-4');
    // The gap is an empty space: nothing else goes back.
    expect(due(table)).toBe('2 turn');
    expect(shopOf(table)).toEqual(['blue', 'brown']);
    check(table);
  });

  it('card 4: with the first one returned the sale fills that space', () => {
    const table = holding(4);
    display(table, 'blue', 'brown');
    place(table, 'sales');
    answers(table, 'return-displayed first', 'sell-artwork yellow', 'move-cursor 4-4');
    expect(shopOf(table)).toEqual(['yellow', 'brown']);
    check(table);
  });

  it('card 4: a white artwork goes back to the stack of its own colour, and white ones may be sold', () => {
    const table = holding(4, { artworks: { yellow: 0 }, whites: { blue: 1 } });
    display(table, 'white-green', 'black');
    const green = artworksHeld(table, 4).green as number;
    place(table, 'sales');
    answer(table, 'return-displayed', 'first');
    expect(artworksHeld(table, 4).green).toBe(green + 1);
    expect(choices(table)).toContain('white-blue-as-green');
    check(table);
  });

  it('card 4: with nothing on display it is not offered', () => {
    const table = holding(4);
    place(table, 'sales');
    expect(due(table)).toBe('1 sell-artwork');
  });

  it('card 4: an empty space of the display can not be chosen', () => {
    const table = holding(4);
    display(table, 'brown');
    place(table, 'sales');
    expect(choices(table)).toEqual(['first', 'decline']);
    expect(whyNot(table, 'second')).toEqual({ code: 'nothing-displayed', slot: 1 });
  });

  it('card 4: it need not be used to make the sale possible (R-4)', () => {
    const table = holding(4, { artworks: { yellow: 0, brown: 1 } });
    display(table, 'blue', 'brown');
    place(table, 'sales');
    answer(table, 'return-displayed', 'decline');
    expect(told(table, 'action-impossible')).toMatchObject([{ player: 0, action: SALES }]);
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
    check(table);
  });

  it('card 4: with card 3 both work in one sale', () => {
    const table = holding(4);
    give(table, 0, { cards: [3] });
    display(table, 'yellow', 'brown');
    place(table, 'sales');
    answers(table, 'return-displayed first', 'sell-artwork yellow', 'move-cursor 6-3');
    expect(new Set(usedCards(table))).toEqual(new Set([3, 4]));
    expect(shopOf(table)).toEqual(['yellow', 'brown']);
    check(table);
  });

  it('card 4: without any artwork it may still be used, and nothing is sold (R-54)', () => {
    const table = holding(4, { artworks: { yellow: 0 } });
    display(table, 'blue', 'brown');
    place(table, 'sales');
    answer(table, 'return-displayed', 'first');
    expect(told(table, 'action-impossible')).toMatchObject([{ reason: { code: 'no-artwork' } }]);
    expect(shopOf(table)).toEqual(['none', 'brown']);
    check(table);
  });

  it('card 4: used, the sale that it makes possible must be made', () => {
    const table = holding(4, { artworks: { yellow: 0, brown: 1 } });
    display(table, 'blue', 'brown');
    place(table, 'sales');
    answer(table, 'return-displayed', 'second');
    expect(due(table)).toBe('1 sell-artwork');
    expect(choices(table)).toEqual(['brown']);
  });
});

describe('2e Belle Époque, card 5', () => {
  it('card 5: 3 VP for a noble discarded after its effect', () => {
    const table = holding(5);
    place(table, 'nobles');
    answers(table, 'take-noble fourth', 'keep-noble discard', 'use-card use');
    expect(pointsTold(table, 0)).toEqual({ noble: 5, cards: 3 });
    expect(displayed(table)[0]).not.toBe('none');
    check(table);
  });

  it('card 5: nothing for a noble that is kept', () => {
    const table = holding(5);
    place(table, 'nobles');
    answers(table, 'take-noble fourth', 'keep-noble keep');
    expect(due(table)).toBe('2 turn');
    expect(pointsTold(table, 0)).toEqual({ noble: 5 });
    expect(usedCards(table)).toEqual([]);
  });

  it('card 5: 3 VP also for a second copy, which must be discarded (R-36)', () => {
    const table = holding(5, { nobles: ['brugmann', 'maeterlinck'] });
    place(table, 'nobles');
    answer(table, 'take-noble', 'fourth');
    expect(due(table)).toBe('1 use-card');
    answer(table, 'use-card', 'use');
    expect(pointsTold(table, 0)).toEqual({ noble: 5, cards: 3 });
    expect(noblesKept(table, 0)).toEqual(['brugmann', 'maeterlinck']);
    check(table);
  });

  it('card 5: also if the effect of the noble was lost', () => {
    const table = holding(5, { courthouse: 0 });
    setDisplay(table, 'buls', 'albert', 'empain', 'vandervelde');
    place(table, 'nobles');
    answers(table, 'take-noble fourth', 'keep-noble discard', 'use-card use');
    expect(pointsTold(table, 0)).toEqual({ cards: 3 });
    check(table);
  });

  it('card 5: not for a second copy through Cinquantenaire', () => {
    const table = holding(5, { nobles: ['brugmann', 'maeterlinck'] });
    check(table);
    answers(table, 'turn cinquantenaire', 'cinquantenaire nobles', 'take-noble fourth');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
  });

  it('card 5: not for a noble used in a free action', () => {
    const table = belleTable();
    give(table, 1, { cards: [5], houses: [PLAIN.nobles[0]] });
    place(table, 'nobles');
    answers(table, 'take-noble fourth', 'keep-noble discard', 'use-nobles brugmann');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
  });
});

describe('2e Belle Époque, card 6', () => {
  /** From the dearest space to the free one: van-de-velde, albert, buls, maeterlinck; then the deck from its top. */
  function choosing(belongings: Belongings = {}): Table {
    const table = belleTable(4, {
      nobles: [
        'maeterlinck',
        'buls',
        'albert',
        'van-de-velde',
        'empain',
        'solvay',
        'vandervelde',
        'nagelmackers',
      ],
    });
    give(table, 0, { francs: 9, cards: [6], ...belongings });
    place(table, 'nobles');
    return table;
  }

  it('card 6: every set of one to four of the displayed nobles can be discarded', () => {
    const table = choosing();
    expect(displayed(table)).toEqual(['van-de-velde', 'albert', 'buls', 'maeterlinck']);
    expect(choices(table)).toHaveLength(15 + 1);
    expect(choices(table)).toEqual(
      expect.arrayContaining(['first', 'fourth', 'second+third', 'first+second+third+fourth', 'decline']),
    );
  });

  it.each([
    ['fourth', ['empain', 'van-de-velde', 'albert', 'buls']],
    ['first', ['empain', 'albert', 'buls', 'maeterlinck']],
    ['second+fourth', ['solvay', 'empain', 'van-de-velde', 'buls']],
    ['first+second+third', ['vandervelde', 'solvay', 'empain', 'maeterlinck']],
    ['first+second+third+fourth', ['nagelmackers', 'vandervelde', 'solvay', 'empain']],
  ])('card 6: the rest slides right and the deck fills the left: %s', (word, expected) => {
    const table = choosing();
    answer(table, 'discard-nobles', word);
    expect(displayed(table)).toEqual(expected);
    expect(table.s.nobleDiscard).toHaveLength(word.split('+').length);
    expect(due(table)).toBe('1 take-noble');
    check(table);
  });

  it('card 6: then one of those now on display is taken, at the cost of its space', () => {
    const table = choosing({ francs: 4 });
    answers(table, 'discard-nobles fourth', 'take-noble first');
    expect(francsTold(table, 0)).toEqual({ bid: -1, 'noble-price': -3 });
    expect(cubesOf(table, 0)).toEqual({ joker: 2 });
    answer(table, 'keep-noble', 'keep');
    expect(noblesKept(table, 0)).toEqual(['brugmann', 'empain']);
    check(table);
  });

  it('card 6: an empty deck is made anew from the discards, those just discarded among them', () => {
    const table = belleTable();
    give(table, 0, { francs: 9, cards: [6] });
    table.s.nobleDiscard = table.s.nobleDeck.slice(1);
    table.s.nobleDeck = table.s.nobleDeck.slice(0, 1);
    place(table, 'nobles');
    answer(table, 'discard-nobles', 'first+second');
    expect(told(table, 'nobles-reshuffled')).toEqual([{ type: 'nobles-reshuffled', cards: 22 + 2 }]);
    expect(displayed(table)).not.toContain('none');
    check(table);
  });

  it('card 6: a gap of the display can not be discarded', () => {
    const table = belleTable();
    give(table, 0, { francs: 9, cards: [6] });
    setDisplay(table, 'none', 'albert', 'buls', 'maeterlinck');
    place(table, 'nobles');
    expect(choices(table)).toHaveLength(7 + 1);
    expect(whyNot(table, 'first+second')).toEqual({ code: 'no-noble-there', slot: 0 });
  });

  it('card 6: with card 5 both work in one action: before and after', () => {
    const table = choosing();
    give(table, 0, { cards: [5] });
    answers(table, 'discard-nobles third', 'take-noble fourth', 'keep-noble discard', 'use-card use');
    expect(pointsTold(table, 0)).toEqual({ noble: 5, cards: 3 });
    expect(new Set(usedCards(table))).toEqual(new Set([5, 6]));
    check(table);
  });
});

describe('2e Belle Époque, card 7', () => {
  it('card 7: 2 jokers after the cubes', () => {
    const table = holding(7);
    place(table, 'materials');
    answers(table, 'take-cubes ig', 'use-card use');
    expect(cubesOf(table, 0)).toEqual({ iron: 1, glass: 1, joker: 2 });
    expect(told(table, 'cubes-taken').map(({ source }) => source)).toEqual(['action', 'card']);
    check(table);
  });

  it('card 7: as many as the supply has', () => {
    const table = holding(7);
    give(table, 1, { cubes: { joker: 14 } });
    place(table, 'materials');
    answers(table, 'take-cubes ig', 'use-card use');
    expect(cubesOf(table, 0)).toEqual({ iron: 1, glass: 1, joker: 1 });
    check(table);
  });

  it('card 7: not offered with no joker in the supply', () => {
    const table = holding(7);
    give(table, 1, { cubes: { joker: 15 } });
    place(table, 'materials');
    answer(table, 'take-cubes', 'ig');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
  });

  it('card 7: nothing if the materials action could not be done (R-52)', () => {
    const table = holding(7);
    give(table, 1, { cubes: { wood: 10, iron: 10, stone: 10, glass: 10 } });
    place(table, 'materials');
    expect(told(table, 'action-impossible')).toMatchObject([{ player: 0, action: MATERIALS }]);
    expect(due(table)).toBe('2 turn');
    expect(cubesOf(table, 0)).toEqual({});
  });

  it('card 7: not for the cube of a free action', () => {
    const table = belleTable();
    give(table, 1, { cards: [7], houses: [PLAIN.materials[0]] });
    place(table, 'materials');
    answers(table, 'take-cubes ww', 'take-cubes g');
    expect(due(table)).toBe('2 turn');
    expect(cubesOf(table, 1)).toEqual({ glass: 1 });
  });
});

describe('2e Belle Époque, card 8', () => {
  it.each(['wood', 'iron', 'stone', 'glass'] as const)(
    'card 8: 1 joker for 1 refined cube: %s',
    (material) => {
      const table = holding(8, { cubes: { joker: 2 } });
      place(table, 'materials');
      answer(table, 'take-cubes', 'wi');
      expect(choices(table)).toEqual(['wood', 'iron', 'stone', 'glass', 'decline']);
      answer(table, 'swap-joker', material);
      const taken = { wood: 1, iron: 1 } as Record<string, number>;
      expect(cubesOf(table, 0)).toEqual({ ...taken, joker: 1, [material]: (taken[material] ?? 0) + 1 });
      expect(cubesOf(table, 4).joker).toBe(14);
      check(table);
    },
  );

  it('card 8: without a joker it is not offered', () => {
    const table = holding(8);
    place(table, 'materials');
    answer(table, 'take-cubes', 'wi');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
  });

  it('card 8: a cube that the supply has not can not be taken', () => {
    const table = holding(8, { cubes: { joker: 1 } });
    give(table, 1, { cubes: { glass: 10, stone: 10 } });
    place(table, 'materials');
    answer(table, 'take-cubes', 'wi');
    expect(choices(table)).toEqual(['wood', 'iron', 'decline']);
    expect(whyNot(table, 'glass')).toEqual({ code: 'supply-short', material: 3, needed: 1, available: 0 });
  });

  it('card 8: with no refined cube left in the supply it is not offered', () => {
    const table = holding(8, { cubes: { joker: 1, wood: 8 } });
    give(table, 1, { cubes: { iron: 10, stone: 10, glass: 10 } });
    place(table, 'materials');
    answer(table, 'take-cubes', 'ww');
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('card 8: a joker of card 7, got in the same action, may be swapped', () => {
    const table = holding(7);
    give(table, 0, { cards: [8] });
    place(table, 'materials');
    answers(table, 'take-cubes wi', 'use-card use');
    expect(due(table)).toBe('1 swap-joker');
    answer(table, 'swap-joker', 'glass');
    expect(cubesOf(table, 0)).toEqual({ wood: 1, iron: 1, glass: 1, joker: 1 });
    expect(new Set(usedCards(table))).toEqual(new Set([7, 8]));
    check(table);
  });
});

describe('2e Belle Époque, card 9', () => {
  /** The second tile, two units: the first is the pavilion of the card. */
  function building(
    belongings: Belongings,
    needles: Parameters<typeof setNeedles>[1][] = ['wood', 'stone'],
  ): Table {
    const table = holding(9, belongings);
    setNeedles(table, needles[0], needles[1]);
    place(table, 'construction');
    return table;
  }

  function paid(table: Table): void {
    answers(table, 'move-needle first', 'place-house 1-1');
    check(table);
  }

  it.each(['wi', 'is', 'wg', 'sg', 'wj', 'sj', 'ww', 'ss'])(
    'card 9: one cube of wood and stone is replaced by another cube, with 5 VP: %s',
    (payment) => {
      const table = building({ cubes: { wood: 2, stone: 2, iron: 1, glass: 1, joker: 1 } });
      answer(table, 'use-card', 'use');
      answer(table, 'pay-house', payment);
      paid(table);
      expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5 });
      expect(usedCards(table)).toEqual([9]);
      expect(due(table)).toBe('2 turn');
      expect(table.s.built[0]).toBe(2);
    },
  );

  it('card 9: used for one house it builds one house', () => {
    const table = building({ cubes: { wood: 4, stone: 4, joker: 4 } });
    answers(table, 'use-card use', 'pay-house wj');
    paid(table);
    expect(due(table)).toBe('2 turn');
    expect(told(table, 'house-built')).toHaveLength(1);
    expect(cubesOf(table, 0)).toEqual({ wood: 3, stone: 4, joker: 3 });
  });

  it('card 9: a joker for a cube that the choice space lets one choose keeps the 5 VP too', () => {
    const table = building({ cubes: { iron: 1, joker: 1 } }, ['choice', 'empty']);
    answers(table, 'use-card use', 'pay-house ij');
    paid(table);
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5 });
  });

  it('card 9: only one cube is replaced', () => {
    const table = building({ cubes: { iron: 2, glass: 2, wood: 1 } });
    answer(table, 'use-card', 'use');
    expect(choices(table)).toEqual(['wi', 'wg']);
    expect(whyNot(table, 'ig')).toEqual({ code: 'not-one-cube-replaced' });
    expect(whyNot(table, 'ii')).toEqual({ code: 'not-one-cube-replaced' });
  });

  it('card 9: a second, ordinary joker loses the 5 VP (R-27)', () => {
    const table = building({ cubes: { joker: 2 } });
    answers(table, 'use-card use', 'pay-house jj');
    paid(table);
    expect(pointsTold(table, 0)).toEqual({});
    expect(usedCards(table)).toEqual([9]);
  });

  it('card 9: a cube replaced beside an ordinary joker loses the 5 VP (R-27)', () => {
    const table = building({ cubes: { iron: 1, joker: 1 } });
    answers(table, 'use-card use', 'pay-house ij');
    paid(table);
    expect(pointsTold(table, 0)).toEqual({});
  });

  it('card 9: a unit of 3 BF can not be replaced (R-27)', () => {
    const table = building({ cubes: { wood: 1, iron: 1 }, francs: 1 }, ['wood', 'francs']);
    // The unit of francs can't be iron, and there is no money for it.
    expect(told(table, 'action-impossible')).toHaveLength(1);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('card 9: a cube can not be replaced by 3 BF (R-27)', () => {
    const table = building({ cubes: { wood: 1, iron: 1 }, francs: 20 });
    answer(table, 'use-card', 'use');
    expect(choices(table)).toEqual(['wi']);
    expect(whyNot(table, 'wf')).toEqual({ code: 'not-one-cube-replaced' });
  });

  it('card 9: the cube beside a unit of 3 BF can be replaced', () => {
    const table = building({ cubes: { iron: 1 }, francs: 4 }, ['wood', 'francs']);
    answers(table, 'use-card use', 'pay-house if', 'move-needle second', 'place-house 1-1');
    check(table);
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5 });
    expect(francsTold(table, 0)).toEqual({ bid: -1, house: -3 });
  });

  it('card 9: it can make a construction possible', () => {
    const table = building({ cubes: { wood: 1, glass: 1 } });
    expect(due(table)).toBe('1 use-card');
    answers(table, 'use-card use', 'pay-house wg');
    paid(table);
    expect(table.s.built[0]).toBe(2);
  });

  it('card 9: it need not be used to make a construction possible (R-4)', () => {
    const table = building({ cubes: { wood: 1, glass: 1 } });
    answer(table, 'use-card', 'decline');
    expect(told(table, 'action-impossible')).toMatchObject([{ reason: { code: 'payment-impossible' } }]);
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
    check(table);
  });

  it('card 9: declined, a construction that is possible without it must be done', () => {
    const table = building({ cubes: { wood: 1, stone: 1, iron: 1 } });
    answer(table, 'use-card', 'decline');
    expect(due(table)).toBe('1 pay-house');
    expect(choices(table)).toEqual(['ws']);
  });

  it('card 9: not offered where no other cube could be paid', () => {
    const table = building({ cubes: { wood: 1, stone: 1 } });
    expect(due(table)).toBe('1 pay-house');
    expect(choices(table)).toEqual(['ws']);
  });

  it('card 9: the glass of a surcharge can not be replaced', () => {
    const table = building({ cubes: { wood: 1, iron: 1, joker: 3, glass: 0 } });
    answers(table, 'use-card use', 'pay-house wi', 'move-needle first');
    const sites = choices(table).filter((word) => word.startsWith('site'));
    expect(sites).not.toContain('site2');
    expect(sites).not.toContain('site3');
    expect(sites).not.toContain('site4');
  });

  it('card 9: works for a pavilion as for a house', () => {
    const table = building({ cubes: { wood: 1, iron: 1, glass: 2 } });
    answers(table, 'use-card use', 'pay-house wi', 'move-needle first', 'place-house site3');
    expect(cubesOf(table, 0)).toEqual({});
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5 });
    check(table);
  });

  it('card 9: through Cinquantenaire it does not make a construction possible', () => {
    const table = holding(9, { cubes: { wood: 1, glass: 1 } });
    check(table);
    answers(table, 'turn cinquantenaire', 'cinquantenaire construction');
    expect(told(table, 'action-impossible')).toMatchObject([{ reason: { code: 'payment-impossible' } }]);
    expect(due(table)).toBe('2 turn');
  });

  it.each([
    [1, false],
    [2, true],
  ])(
    'card 9: without a free space the payment must leave the glass of a surcharge: with %i glass %s',
    (glass, isPossible) => {
      const spaces = SPACE_NAMES.filter((space) => !Object.values(TILED).includes(space) && space !== '4-4');
      const table = belleTable(4, { cards: [9, 11, 12, 13, 14] });
      give(table, 0, { francs: 9, cards: [9], cubes: { wood: 1, glass } });
      give(table, 1, { cards: [14], houses: spaces.slice(0, 5) });
      give(table, 2, { houses: spaces.slice(5, 11) });
      give(table, 3, { houses: spaces.slice(11, 17), placed: { [spaces[17]]: 1, [spaces[18]]: 1 } });
      place(table, 'construction');
      expect(due(table)).toBe(isPossible ? '1 use-card' : '2 turn');
      if (!isPossible) return;
      answer(table, 'use-card', 'use');
      expect(choices(table)).toEqual(['wg']);
      answers(table, 'pay-house wg', 'move-needle first');
      expect(choices(table)).toEqual(['site2', 'site4']);
      check(table);
    },
  );

  it('card 9: won by this construction it comes too late for its payment', () => {
    const table = belleTable(4, { cards: [9] });
    give(table, 0, { francs: 9, cubes: { wood: 1, stone: 1, iron: 1 } });
    place(table, 'construction');
    expect(due(table)).toBe('1 pay-house');
    answers(table, 'pay-house ws', 'move-needle first', 'place-house site1');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
    check(table);
  });
});

describe('2e Belle Époque, card 10', () => {
  function building(
    belongings: Belongings,
    needles: Parameters<typeof setNeedles>[1][] = ['wood', 'stone'],
  ): Table {
    const table = holding(10, belongings);
    setNeedles(table, needles[0], needles[1]);
    place(table, 'construction');
    return table;
  }

  it.each([
    { payment: 'ws', has: { wood: 1, stone: 1 }, points: { 'no-joker': 5, cards: 2 } },
    { payment: 'wj', has: { wood: 1, joker: 1 }, points: { cards: 2 } },
    { payment: 'jj', has: { joker: 2 }, points: { cards: 2 } },
  ] as const)('card 10: 1 VP per cube paid, refined or joker: $payment', ({ payment, has, points }) => {
    const table = building({ cubes: has });
    answers(table, `pay-house ${payment}`, 'move-needle first', 'place-house 1-1', 'use-card use');
    expect(pointsTold(table, 0)).toEqual(points);
    check(table);
  });

  it('card 10: a unit of 3 BF is no cube', () => {
    const table = building({ cubes: { wood: 1 } }, ['wood', 'francs']);
    answers(table, 'pay-house wf', 'move-needle second', 'place-house 1-1', 'use-card use');
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5, cards: 1 });
  });

  it('card 10: paid with francs alone it is not offered', () => {
    const table = building({ cubes: {} }, ['francs', 'empty']);
    answers(table, 'pay-house ff', 'move-needle first', 'place-house 1-1');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
  });

  it('card 10: the glass of a surcharge does not count', () => {
    const table = building({ cubes: { glass: 4, wood: 1 } }, ['wood', 'glass']);
    answers(table, 'pay-house wg', 'move-needle first', 'place-house site3', 'use-card use');
    expect(cubesOf(table, 0)).toEqual({ glass: 1 });
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5, cards: 2 });
    check(table);
  });

  it.each([
    [1, 3],
    [3, 4],
  ])('card 10: a dearer tile counts all its cubes: after %i more houses %i', (more, units) => {
    const table = building({ cubes: { wood: 4 }, houses: ['1-3', '1-4', '1-5'].slice(0, more) }, [
      'wood',
      'empty',
    ]);
    answers(table, `pay-house ${'w'.repeat(units)}`, 'move-needle first', 'place-house 1-1', 'use-card use');
    expect(pointsTold(table, 0).cards).toBe(units);
  });

  it('card 10: works for the construction that won it', () => {
    const table = belleTable(4, { cards: [11, 12, 10, 13, 14] });
    give(table, 0, { francs: 9, cubes: { wood: 1, stone: 1, glass: 2 } });
    place(table, 'construction');
    answers(table, 'pay-house ws', 'move-needle first', 'place-house site3');
    expect(due(table)).toBe('1 use-card');
    answer(table, 'use-card', 'use');
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5, cards: 2 });
    expect(usedCards(table)).toEqual([10]);
    check(table);
  });

  it('card 10: not for the construction through Cinquantenaire that won it', () => {
    const table = belleTable(4, { cards: [10] });
    give(table, 0, { cubes: { wood: 1, stone: 1 } });
    check(table);
    answers(table, 'turn cinquantenaire', 'cinquantenaire construction', 'pay-house ws');
    answers(table, 'move-needle first', 'place-house site1');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
  });

  it('card 10: nothing if nothing could be built', () => {
    const table = building({ cubes: {}, francs: 1 });
    expect(told(table, 'action-impossible')).toHaveLength(1);
    expect(due(table)).toBe('2 turn');
  });

  it('card 10: with card 9 the cube that replaces another counts too', () => {
    const table = holding(10, { cubes: { wood: 2, iron: 1 } });
    give(table, 0, { cards: [9] });
    setNeedles(table, 'wood', 'stone');
    place(table, 'construction');
    answers(table, 'use-card use', 'pay-house wwi', 'move-needle first', 'place-house 1-1');
    expect(due(table)).toBe('1 use-card');
    answer(table, 'use-card', 'use');
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5, cards: 3 });
    expect(new Set(usedCards(table))).toEqual(new Set([9, 10]));
    check(table);
  });
});
