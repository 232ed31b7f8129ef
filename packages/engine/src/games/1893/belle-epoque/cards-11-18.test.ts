import { describe, expect, it } from 'vitest';
import { SPACE_NAMES } from '../board.ts';
import { COLOURS, type ColourName } from '../ids.ts';
import { setUses } from '../resolution.testing.ts';
import {
  answer,
  answers,
  artworksHeld,
  type Belongings,
  check,
  choices,
  cubesOf,
  due,
  forget,
  francsTold,
  give,
  levelOf,
  nobleNamed,
  noblesKept,
  passAll,
  pointsTold,
  sendArchitects,
  setNeedles,
  type Table,
  told,
  usedCards,
  whitesHeld,
  whyNot,
} from '../table.testing.ts';
import { act, belleTable, type CardCase, declineIt, nextRound, tableFor, useIt } from './actions.testing.ts';

const COPY = ['cinquantenaire workshop', 'take-artwork blue'];
const NOBLES = ['brugmann', 'empain', 'solvay'];

/** A bid of 3 BF of the first seat on 5-5. */
function bidThree(table: Table): void {
  const space = SPACE_NAMES.indexOf('5-5');
  if (table.s.meeples[space] < 0) give(table, 0, { placed: { '5-5': 3 } });
  table.s.bids[space] = 3;
}

const CASES: readonly CardCase[] = [
  {
    card: 11,
    action: 'stock-exchange',
    has: {},
    until: [],
    asks: 'use-card',
    use: 'use',
    used: [],
    declined: [],
    without: '2 turn',
  },
  {
    card: 12,
    action: 'stock-exchange',
    has: { francs: 10 },
    until: [],
    asks: 'use-card',
    use: 'use',
    used: [],
    declined: [],
    without: '2 turn',
  },
  {
    card: 13,
    action: 'grand-place',
    has: { nobles: NOBLES },
    until: ['use-nobles brugmann'],
    asks: 'use-card',
    use: 'use',
    used: ['use-nobles empain'],
    declined: [],
    without: '2 turn',
  },
  {
    card: 14,
    action: 'grand-place',
    has: { nobles: NOBLES },
    until: ['use-nobles empain'],
    asks: 'cash-noble',
    use: 'empain',
    used: [],
    declined: [],
    without: '2 turn',
  },
  {
    card: 15,
    action: 'cinquantenaire',
    has: {},
    arrange: bidThree,
    until: COPY,
    asks: 'take-back-bid',
    use: '5-5',
    used: ['take-back-francs 2'],
    declined: [],
    without: '2 turn',
  },
  {
    card: 16,
    action: 'cinquantenaire',
    has: {},
    until: COPY,
    asks: 'use-card',
    use: 'use',
    used: [],
    declined: [],
    without: '2 turn',
  },
  {
    card: 17,
    action: 'saint-catherine',
    has: { cubes: { joker: 0, wood: 2 } },
    until: [],
    asks: 'swap-artwork',
    use: 'ww',
    used: ['take-artwork-for-cubes green'],
    declined: [],
    without: '2 turn',
  },
  {
    card: 18,
    action: 'saint-catherine',
    has: { cubes: { joker: 0 } },
    until: [],
    asks: 'use-card',
    use: 'use',
    used: ['create-white green'],
    declined: [],
    without: '2 turn',
  },
];

/** The action that each card does not belong to, and its decisions. */
const OTHERS: readonly (readonly string[])[] = [
  ['turn stock-exchange'],
  ['turn grand-place', 'use-nobles solvay', 'cube-or-trade w'],
  ['turn cinquantenaire', ...COPY],
  ['turn saint-catherine'],
];

/** The first seat has this card and these things, at the beginning of its turn. Its artwork of the start is gone. */
function holding(card: number, belongings: Belongings = {}, players = 4): Table {
  const table = belleTable(players, { stock: [1] });
  give(table, 0, { cards: [card], artworks: { yellow: 0 }, francs: 0 });
  give(table, 0, belongings);
  return table;
}

function play(table: Table, ...decisions: string[]): void {
  check(table);
  forget(table);
  answers(table, ...decisions);
}

describe('2e Belle Époque, cards 11 to 18', () => {
  it.each(CASES)('after its Brussels action the holder is asked, and uses it: card $card', (card) => {
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

  it.each(CASES)('nobody else uses the card of another: card $card', (card) => {
    const table = tableFor(card, 1);
    act(table, card);
    expect(due(table)).toBe(card.without);
    expect(usedCards(table)).toEqual([]);
  });

  it.each(CASES)("the card of a site without pavilion is nobody's: card $card", (card) => {
    const table = belleTable(4, { cards: [card.card] });
    act(table, card);
    expect(due(table)).toBe(card.without);
  });

  it.each(CASES)('not after another Brussels action: card $card', (card) => {
    for (const decisions of OTHERS.filter(([turn]) => turn !== `turn ${card.action}`)) {
      const table = tableFor(card);
      give(table, 0, { ...card.has, nobles: NOBLES });
      card.arrange?.(table);
      play(table, ...decisions);
      expect(due(table)).toBe('2 turn');
      expect(usedCards(table)).toEqual([]);
    }
  });

  it.each(CASES)('also after an action done by travellers alone: card $card', (card) => {
    const table = tableFor(card);
    give(table, 0, { ...card.has, travellers: 1 });
    card.arrange?.(table);
    play(table, `turn ${card.action}`, 'send-travellers 1', ...card.until);
    useIt(table, card);
  });
});

describe('2e Belle Époque, card 11', () => {
  it('card 11: 1 BF per meeple on the stock exchange, of everyone, those just placed and travellers too', () => {
    const table = holding(11, { travellers: 2 }, 3);
    sendArchitects(table, 1, 0, 1);
    sendArchitects(table, 2, 0, 2);
    // The third use: 3 meeples.
    play(table, 'turn stock-exchange', 'send-travellers 2', 'use-card use');
    expect(francsTold(table, 0)).toEqual({ 'stock-exchange': 4, card: 6 });
    check(table);
  });

  it('card 11: meeples on other Brussels spaces and on the board do not count', () => {
    const table = holding(11);
    sendArchitects(table, 1, 1, 1);
    give(table, 2, { placed: { '5-5': 1 } });
    play(table, 'turn stock-exchange', 'use-card use');
    expect(francsTold(table, 0)).toEqual({ 'stock-exchange': 4, card: 1 });
  });

  it('card 11: those of later uses count if it is kept for them', () => {
    const table = holding(11, {}, 2);
    play(table, 'turn stock-exchange', 'use-card decline', 'turn pass');
    answers(table, 'turn stock-exchange', 'use-card use');
    expect(francsTold(table, 0)).toEqual({ 'stock-exchange': 8, card: 3 });
    check(table);
  });
});

describe('2e Belle Époque, card 12', () => {
  it.each([
    [0, 0],
    [1, 1],
    [5, 1],
    [6, 2],
    [15, 3],
    [16, 4],
  ])('card 12: 1 VP per full 5 BF, those just gained too: %i BF before 4 more', (francs, points) => {
    const table = holding(12, { francs });
    play(table, 'turn stock-exchange');
    if (points === 0) {
      expect(due(table)).toBe('2 turn');
      expect(usedCards(table)).toEqual([]);
      return;
    }
    answer(table, 'use-card', 'use');
    expect(pointsTold(table, 0)).toEqual({ cards: points });
    // The money stays.
    expect(table.s.money[0]).toBe(francs + 4);
    check(table);
  });

  it('card 12: with card 11 its francs come first', () => {
    const table = holding(11, { francs: 0 });
    give(table, 0, { cards: [12] });
    play(table, 'turn stock-exchange', 'use-card use');
    expect(table.s.money[0]).toBe(5);
    expect(due(table)).toBe('1 use-card');
    answer(table, 'use-card', 'use');
    expect(pointsTold(table, 0)).toEqual({ cards: 1 });
    expect(new Set(usedCards(table))).toEqual(new Set([11, 12]));
    check(table);
  });
});

describe('2e Belle Époque, card 13', () => {
  it.each([
    [1, ['brugmann']],
    [2, ['brugmann', 'empain']],
  ])('card 13: one more noble than the crown level: %i', (crown, used) => {
    const table = holding(13, { nobles: ['brugmann', 'empain', 'buls', 'maeterlinck'], levels: { crown } });
    play(table, 'turn grand-place', ...used.map((noble) => `use-nobles ${noble}`));
    expect(due(table)).toBe('1 use-card');
    answers(table, 'use-card use', 'use-nobles maeterlinck');
    expect(pointsTold(table, 0)).toEqual({ noble: 5 });
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('card 13: a noble already used can not be used again', () => {
    const table = holding(13, { nobles: NOBLES });
    play(table, 'turn grand-place', 'use-nobles brugmann', 'use-card use');
    expect(choices(table)).toEqual(['solvay', 'empain', 'stop'].sort(byKind(table)));
    expect(whyNot(table, 'brugmann')).toEqual({
      code: 'noble-used',
      noble: nobleNamed(table.s, 'brugmann'),
    });
  });

  it('card 13: without an unused noble it is not offered', () => {
    const table = holding(13, { nobles: ['brugmann', '(buls)'] });
    play(table, 'turn grand-place', 'use-nobles brugmann');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
  });

  it('card 13: also after using fewer nobles than the crown level allows', () => {
    const table = holding(13, { nobles: NOBLES, levels: { crown: 3 } });
    play(table, 'turn grand-place', 'use-nobles stop', 'use-card use', 'use-nobles brugmann');
    expect(table.s.money[0]).toBe(5);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('card 13: a crown level gained by the nobles used lets no further one be used', () => {
    const table = holding(13, { nobles: ['brugmann', 'albert', 'buls', 'maeterlinck'] });
    play(table, 'turn grand-place', 'use-nobles albert');
    expect(levelOf(table, 0, 'crown')).toBe(2);
    answers(table, 'use-card use', 'use-nobles buls');
    expect(due(table)).toBe('2 turn');
  });

  it('card 13: the noble counts as used in this round', () => {
    const table = holding(13, { nobles: NOBLES });
    play(table, 'turn grand-place', 'use-nobles brugmann', 'use-card use', 'use-nobles empain');
    const used = ['brugmann', 'empain'].reduce((set, id) => set | (1 << nobleNamed(table.s, id)), 0);
    expect(table.s.usedNobles[0]).toBe(used);
  });
});

function byKind({ s }: Table): (a: string, b: string) => number {
  const place = (id: string) => (id === 'stop' ? s.rules.nobles.length : nobleNamed(s, id));
  return (a, b) => place(a) - place(b);
}

describe('2e Belle Époque, card 14', () => {
  it.each([
    ['solvay', 2],
    ['buls', 3],
    ['empain', 2],
    ['van-de-velde', 4],
    ['albert', 4],
    ['vandervelde', 3],
    ['maeterlinck', 5],
    ['nagelmackers', 3],
    ['privat-livemont', 2],
  ])('card 14: a used noble is discarded for its printed cost: %s', (noble, francs) => {
    const table = holding(14, { nobles: ['brugmann', `(${noble})`] });
    play(table, 'turn grand-place', 'use-nobles stop', `cash-noble ${noble}`);
    expect(francsTold(table, 0)).toEqual({ card: francs });
    expect(noblesKept(table, 0)).toEqual(['brugmann']);
    expect(table.s.usedNobles[0]).toBe(0);
    expect(table.s.nobleDiscard).toEqual([nobleNamed(table.s, noble)]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('card 14: Brugmann too, for 1 BF, and goes to the noble discards (R-36)', () => {
    const table = holding(14);
    play(table, 'turn grand-place', 'use-nobles brugmann', 'cash-noble brugmann');
    expect(francsTold(table, 0)).toEqual({ noble: 5, card: 1 });
    expect(noblesKept(table, 0)).toEqual([]);
    expect(table.s.nobleDiscard).toEqual([nobleNamed(table.s, 'brugmann')]);
    check(table);
  });

  it('card 14: a discarded Brugmann comes back with the noble deck: a second one is discarded after its effect', () => {
    const table = holding(14, { francs: 5 });
    play(table, 'turn grand-place', 'use-nobles brugmann', 'cash-noble brugmann');
    // The rest of the deck lies in the discards; of these Brugmann comes up next.
    const { s } = table;
    const brugmann = nobleNamed(s, 'brugmann');
    s.nobleDiscard = s.nobleDeck.slice();
    s.nobleDeck = [brugmann];
    check(table);
    forget(table);
    answers(table, 'turn 5-5', 'bid 1', 'take-noble fourth', 'keep-noble keep');
    expect(s.nobleDisplay[0]).toBe(brugmann);
    answers(table, 'turn 4-2', 'bid 1', 'take-noble first');
    expect(francsTold(table, 2)).toEqual({ bid: -1, 'noble-price': -3, noble: 5 });
    expect(due(table)).toBe('4 turn');
    expect(noblesKept(table, 2)).toEqual(['brugmann']);
    expect(told(table, 'noble-discarded')).toMatchObject([
      { player: 2, noble: brugmann, cause: 'second-copy' },
    ]);
    check(table);
  });

  it('card 14: only nobles used in this round can be discarded, and only one', () => {
    const table = holding(14, { nobles: ['brugmann', 'empain', '(maeterlinck)', '(buls)'] });
    play(table, 'turn grand-place', 'use-nobles brugmann');
    expect(new Set(choices(table))).toEqual(new Set(['brugmann', 'maeterlinck', 'buls', 'decline']));
    expect(whyNot(table, 'empain')).toEqual({ code: 'noble-not-used', noble: nobleNamed(table.s, 'empain') });
    expect(whyNot(table, 'albert')).toEqual({
      code: 'noble-not-yours',
      noble: nobleNamed(table.s, 'albert'),
    });
    answer(table, 'cash-noble', 'buls');
    expect(due(table)).toBe('2 turn');
    expect(new Set(noblesKept(table, 0))).toEqual(new Set(['brugmann', 'empain', 'maeterlinck']));
    check(table);
  });

  it('card 14: with no used noble it is not offered', () => {
    const table = holding(14, { nobles: NOBLES });
    play(table, 'turn grand-place', 'use-nobles stop');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
  });

  it('card 14: a noble kept in this round counts as used', () => {
    const table = holding(14, { francs: 1 });
    play(table, 'turn 5-5', 'bid 1', 'take-noble fourth', 'keep-noble keep');
    answers(table, 'turn pass', 'turn pass', 'turn pass');
    answers(table, 'turn grand-place', 'use-nobles stop', 'cash-noble maeterlinck');
    expect(francsTold(table, 0)).toEqual({ bid: -1, card: 5 });
    check(table);
  });

  it('card 14: with card 13 its noble can be discarded at once', () => {
    const table = holding(13, { nobles: ['brugmann', 'maeterlinck'] });
    give(table, 0, { cards: [14] });
    play(table, 'turn grand-place', 'use-nobles brugmann', 'choose-card site1', 'use-nobles maeterlinck');
    answer(table, 'cash-noble', 'maeterlinck');
    expect(francsTold(table, 0)).toEqual({ noble: 5, card: 5 });
    expect(pointsTold(table, 0)).toEqual({ noble: 5 });
    check(table);
  });

  it('card 14: a noble discarded so can be taken again, as it is no longer kept', () => {
    const table = holding(14, { francs: 5, nobles: ['brugmann', '(maeterlinck)'] });
    play(
      table,
      'turn grand-place',
      'use-nobles stop',
      'cash-noble maeterlinck',
      'turn pass',
      'turn pass',
      'turn pass',
    );
    answers(table, 'turn 5-5', 'bid 1', 'take-noble fourth');
    expect(due(table)).toBe('1 keep-noble');
    check(table);
  });
});

describe('2e Belle Époque, card 15', () => {
  it.each([1, 2, 3])(
    'card 15: all or part of a bid comes back, the architect stays: %i of 3 BF',
    (francs) => {
      const table = holding(15, { placed: { '5-5': 3, '4-2': 1 } });
      play(table, 'turn cinquantenaire', ...COPY);
      expect(choices(table)).toEqual(['4-2', '5-5', 'decline']);
      answer(table, 'take-back-bid', '5-5');
      expect(choices(table)).toEqual(['1', '2', '3']);
      expect(whyNot(table, 0)).toEqual({ code: 'bid-too-low', least: 1 });
      expect(whyNot(table, 4)).toEqual({
        code: 'bid-smaller',
        space: SPACE_NAMES.indexOf('5-5'),
        available: 3,
      });
      answer(table, 'take-back-francs', francs);
      expect(table.s.money[0]).toBe(francs);
      expect(table.s.bids[SPACE_NAMES.indexOf('5-5')]).toBe(3 - francs);
      expect(table.s.bids[SPACE_NAMES.indexOf('4-2')]).toBe(1);
      expect(table.s.meeples[SPACE_NAMES.indexOf('5-5')]).toBe(0);
      expect(due(table)).toBe('2 turn');
      check(table);
    },
  );

  it('card 15: the bids of others can not be taken', () => {
    const table = holding(15, { placed: { '4-2': 1 } });
    give(table, 1, { placed: { '5-5': 3 } });
    play(table, 'turn cinquantenaire', ...COPY);
    expect(choices(table)).toEqual(['4-2', 'decline']);
    expect(whyNot(table, '5-5')).toEqual({ code: 'architect-not-yours', space: SPACE_NAMES.indexOf('5-5') });
    expect(whyNot(table, '1-1')).toEqual({ code: 'architect-not-yours', space: SPACE_NAMES.indexOf('1-1') });
  });

  it('card 15: without a bid it is not offered', () => {
    const table = holding(15);
    give(table, 1, { placed: { '5-5': 3 } });
    play(table, 'turn cinquantenaire', ...COPY);
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
  });

  it('card 15: what is left of the bid counts for the column: a part taken back can lose it', () => {
    const table = holding(15, { placed: { '5-5': 3 } });
    give(table, 1, { placed: { '4-5': 2 } });
    play(table, 'turn cinquantenaire', ...COPY, 'take-back-bid 5-5', 'take-back-francs 2');
    passAll(table);
    expect(told(table, 'column-won')).toMatchObject([{ column: 4, player: 1, sums: [1, 2, 0, 0] }]);
  });

  it('card 15: a column sum of 0 wins nothing, and nobody ties with it', () => {
    const table = holding(15, { placed: { '5-5': 3 } });
    play(table, 'turn cinquantenaire', ...COPY, 'take-back-bid 5-5', 'take-back-francs 3');
    check(table);
    passAll(table);
    expect(told(table, 'column-won')).toEqual([]);
    expect(told(table, 'column-tied')).toEqual([]);
  });

  it('card 15: an architect without bid still counts for the irises', () => {
    const table = holding(15, { placed: { '5-5': 1 } });
    give(table, 1, { placed: { '4-5': 1, '5-4': 1 } });
    give(table, 2, { placed: { '4-4': 1 } });
    give(table, 0, { placed: { '3-5': 1, '3-4': 1 } });
    play(table, 'turn cinquantenaire', ...COPY, 'take-back-bid 3-5', 'take-back-francs 1');
    check(table);
    passAll(table);
    while (due(table).endsWith('use-prestige')) answer(table, 'use-prestige', choices(table)[0]);
    // Iris 3-4: two of the first seat, 3-5 among them, one of the second and one of the third.
    expect(pointsTold(table, 0)['iris-majority']).toBeGreaterThan(0);
  });

  it('card 15: a space without bid left can not be chosen again', () => {
    const table = holding(15, { placed: { '5-5': 3, '4-2': 1 } });
    play(table, 'turn cinquantenaire', ...COPY, 'take-back-bid 5-5', 'take-back-francs 3');
    table.s.usedCards = 0;
    answers(table, 'turn pass', 'turn pass', 'turn pass', 'turn cinquantenaire', ...COPY);
    expect(choices(table)).toEqual(['4-2', 'decline']);
    expect(whyNot(table, '5-5')).toEqual({ code: 'nothing-bid', space: SPACE_NAMES.indexOf('5-5') });
  });

  it('card 15: won by the pavilion that Cinquantenaire builds it works at once', () => {
    const table = belleTable(4, { cards: [15] });
    give(table, 0, { placed: { '5-5': 2 }, cubes: { wood: 1, stone: 1 }, francs: 0 });
    play(table, 'turn cinquantenaire', 'cinquantenaire construction', 'pay-house ws');
    answers(table, 'move-needle first', 'place-house site1', 'take-back-bid 5-5', 'take-back-francs 2');
    expect(table.s.money[0]).toBe(2);
    check(table);
  });
});

describe('2e Belle Époque, card 16', () => {
  it.each([
    ['several of one colour', { artworks: { blue: 3 } }, 1],
    ['every colour, black too', { artworks: { yellow: 1, brown: 2, green: 1, black: 2 } }, 5],
  ] as const)('card 16: 1 VP per different colour among the artworks (R-24): %s', (_, belongings, points) => {
    const table = holding(16, belongings);
    play(table, 'turn cinquantenaire', ...COPY, 'use-card use');
    expect(pointsTold(table, 0)).toEqual({ cards: points });
    check(table);
  });

  it.each([
    ['one white one', { whites: { green: 1 } }, 2],
    ['white ones of several backs', { whites: { green: 2, yellow: 1, brown: 1 } }, 2],
    ['a white one with the back of a colour one has', { whites: { blue: 1 } }, 2],
  ] as const)('card 16: white is a colour, whatever the backs (R-35): %s', (_, belongings, points) => {
    const table = holding(16, belongings);
    play(table, 'turn cinquantenaire', ...COPY, 'use-card use');
    expect(pointsTold(table, 0)).toEqual({ cards: points });
  });

  it('card 16: without artworks it is not offered', () => {
    const table = holding(16);
    play(table, 'turn cinquantenaire', 'cinquantenaire materials', 'take-cubes ww');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
  });

  it('card 16: also if the action copied could not be done', () => {
    const table = holding(16, { artworks: { green: 1 } });
    play(table, 'turn cinquantenaire', 'cinquantenaire construction');
    expect(told(table, 'action-impossible')).toHaveLength(1);
    answer(table, 'use-card', 'use');
    expect(pointsTold(table, 0)).toEqual({ cards: 1 });
  });

  it('card 16: counted after the action: an artwork sold through it is gone', () => {
    const table = holding(16, { artworks: { green: 1, brown: 1 } });
    play(
      table,
      'turn cinquantenaire',
      'cinquantenaire sales',
      'sell-artwork green',
      'move-cursor 4-4',
      'use-card use',
    );
    expect(pointsTold(table, 0)).toEqual({ sale: 2, cards: 1 });
  });

  it('card 16: won by the pavilion that Cinquantenaire builds it works at once', () => {
    const table = belleTable(4, { cards: [16] });
    give(table, 0, { cubes: { wood: 1, stone: 1 } });
    setNeedles(table, 'wood', 'stone');
    play(table, 'turn cinquantenaire', 'cinquantenaire construction', 'pay-house ws');
    answers(table, 'move-needle first', 'place-house site1', 'use-card use');
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5, cards: 1 });
    check(table);
  });
});

describe('2e Belle Époque, card 17', () => {
  it.each([
    ['ww', { wood: 2 }],
    ['ig', { iron: 1, glass: 1 }],
    ['gg', { glass: 2 }],
  ] as const)('card 17: two refined cubes for an artwork: %s', (pair, cubes) => {
    const table = holding(17, { cubes });
    play(table, 'turn saint-catherine', `swap-artwork ${pair}`);
    expect(due(table)).toBe('1 take-artwork-for-cubes');
    answer(table, 'take-artwork-for-cubes', 'green');
    expect(cubesOf(table, 0)).toEqual({ joker: 3 });
    expect(artworksHeld(table, 0)).toEqual({ green: 1 });
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('card 17: the artwork taken is of a colour of choice, not black (R-36)', () => {
    const table = holding(17, { cubes: { stone: 2 } });
    give(table, 1, { artworks: { blue: 6 } });
    play(table, 'turn saint-catherine', 'swap-artwork ss');
    expect(choices(table)).toEqual(['yellow', 'brown', 'green']);
    expect(whyNot(table, 'black')).toEqual({ code: 'black-not-allowed' });
    expect(whyNot(table, 'blue')).toEqual({ code: 'stack-empty', colour: 2 });
  });

  it('card 17: jokers are no refined cubes', () => {
    const table = holding(17, { cubes: { joker: 4, wood: 1 } });
    play(table, 'turn saint-catherine');
    expect(due(table)).toBe('2 turn');
  });

  it.each(COLOURS)('card 17: one artwork for two refined cubes: %s', (colour: ColourName) => {
    const table = holding(17, { artworks: { [colour]: 2 } });
    const stack = artworksHeld(table, 4)[colour] as number;
    play(table, 'turn saint-catherine', `swap-artwork ${colour}`);
    expect(due(table)).toBe('1 take-cubes');
    expect(choices(table)).toEqual(['ww', 'wi', 'ws', 'wg', 'ii', 'is', 'ig', 'ss', 'sg', 'gg']);
    answer(table, 'take-cubes', 'sg');
    expect(cubesOf(table, 0)).toEqual({ stone: 1, glass: 1, joker: 3 });
    expect(artworksHeld(table, 0)).toEqual({ [colour]: 1 });
    expect(artworksHeld(table, 4)[colour]).toBe(stack + 1);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('card 17: a white artwork can not be given', () => {
    const table = holding(17, { whites: { green: 2 } });
    play(table, 'turn saint-catherine');
    expect(due(table)).toBe('2 turn');
    expect(whitesHeld(table, 0)).toEqual({ green: 2 });
  });

  it('card 17: one way or the other, as far as one has what it takes', () => {
    const table = holding(17, { artworks: { brown: 1 }, whites: { green: 1 }, cubes: { wood: 1, iron: 2 } });
    play(table, 'turn saint-catherine');
    expect(choices(table)).toEqual(['wi', 'ii', 'brown', 'decline']);
    expect(whyNot(table, 'ww')).toEqual({ code: 'cubes-short', material: 0, needed: 2, available: 1 });
    expect(whyNot(table, 'green')).toEqual({ code: 'no-such-artwork', colour: 3 });
  });

  it('card 17: no artwork for cubes if all stacks but black are empty', () => {
    const table = holding(17, { cubes: { wood: 2 } });
    give(table, 1, { artworks: { yellow: 4, brown: 6, blue: 6, green: 6 } });
    play(table, 'turn saint-catherine');
    expect(due(table)).toBe('2 turn');
  });

  it('card 17: no cubes for an artwork if the supply has no refined cube', () => {
    const table = holding(17, { artworks: { brown: 1 } });
    give(table, 1, { cubes: { wood: 10, iron: 10, stone: 10, glass: 10 } });
    play(table, 'turn saint-catherine');
    expect(due(table)).toBe('2 turn');
  });

  it('card 17: as many cubes for an artwork as the supply has (R-54)', () => {
    const table = holding(17, { artworks: { brown: 1 } });
    give(table, 1, { cubes: { wood: 10, iron: 10, stone: 10, glass: 9 } });
    play(table, 'turn saint-catherine', 'swap-artwork brown');
    expect(choices(table)).toEqual(['g']);
    answer(table, 'take-cubes', 'g');
    expect(cubesOf(table, 0)).toEqual({ glass: 1, joker: 3 });
    check(table);
  });

  it('card 17: after an action that gave nothing too: no jokers are left', () => {
    const table = holding(17, { cubes: { wood: 2 } });
    give(table, 1, { cubes: { joker: 15 } });
    play(table, 'turn saint-catherine');
    expect(due(table)).toBe('1 swap-artwork');
  });
});

describe('2e Belle Époque, card 18', () => {
  it.each(COLOURS.slice(0, 4))('card 18: a white artwork is created: %s', (colour) => {
    const table = holding(18);
    play(table, 'turn saint-catherine', 'use-card use');
    expect(choices(table)).toEqual(['yellow', 'brown', 'blue', 'green']);
    expect(whyNot(table, 'black')).toEqual({ code: 'black-not-allowed' });
    answer(table, 'create-white', colour);
    expect(whitesHeld(table, 0)).toEqual({ [colour]: 1 });
    expect(artworksHeld(table, 0)).toEqual({});
    expect(told(table, 'white-artwork-created')).toEqual([
      { type: 'white-artwork-created', player: 0, colour: COLOURS.indexOf(colour), source: 'card' },
    ]);
    check(table);
  });

  it('card 18: with all four stacks empty it is not offered', () => {
    const table = holding(18);
    give(table, 1, { artworks: { yellow: 4, brown: 6, blue: 6, green: 6 } });
    play(table, 'turn saint-catherine');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
  });

  it('card 18: with card 17 an artwork given makes room for a white one', () => {
    const table = holding(17, { artworks: { brown: 1 } });
    give(table, 0, { cards: [18] });
    give(table, 1, { artworks: { yellow: 4, brown: 5, blue: 6, green: 6 } });
    play(table, 'turn saint-catherine', 'swap-artwork brown', 'take-cubes ww', 'use-card use');
    expect(choices(table)).toEqual(['brown']);
    answer(table, 'create-white', 'brown');
    expect(whitesHeld(table, 0)).toEqual({ brown: 1 });
    expect(new Set(usedCards(table))).toEqual(new Set([17, 18]));
    check(table);
  });

  it('card 18: the second use of the market, by two architects, lets it work as the first', () => {
    const table = holding(18, {}, 3);
    setUses(table, 'saint-catherine', 1);
    play(table, 'turn saint-catherine', 'use-card use', 'create-white blue');
    expect(table.s.architects[0]).toBe(3);
    expect(whitesHeld(table, 0)).toEqual({ blue: 1 });
    check(table);
  });
});
