import { describe, expect, it } from 'vitest';
import { IRIS_NAMES } from '../board.ts';
import { card, tableBeforeLastPass } from '../resolution.testing.ts';
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
  sendArchitects,
  type Table,
  told,
  usedCards,
  whyNot,
} from '../table.testing.ts';
import {
  BELLE_EPOQUE,
  buildPavilion,
  cardsTold,
  end,
  lastPass,
  resolve,
  stand,
  startRound,
  tableOf,
} from './rounds.testing.ts';

/** Meeples by seat at each iris that was surrounded, and who has the majority. */
function irises(table: Table): unknown[] {
  return told(table, 'iris-majority').map(({ iris, players, counts }) => [IRIS_NAMES[iris], counts, players]);
}

function arrested(table: Table): number[] {
  return told(table, 'architect-arrested').map(({ player }) => player);
}

describe('2e Belle Époque, Card 26', () => {
  it('its holder has 2 Manneken-Pis more when the first player is found', () => {
    const table = tableOf(3);
    give(table, 2, { cards: [26] });
    resolve(table);
    expect(told(table, 'first-player-chosen')).toEqual([
      { type: 'first-player-chosen', player: 2, manneken: [2, 0, 2] },
    ]);
    check(table);
  });

  it('card 26 is added to the cards won and to passing first', () => {
    const table = tableOf(3, { deal: { prestige: [card('crown', 2, 0), card('iris', 1, 1)] } });
    give(table, 0, { cards: [26], placed: { '2-2': 1 } });
    resolve(table);
    expect(told(table, 'first-player-chosen')[0].manneken).toEqual([5, 0, 0]);
    check(table);
  });

  it('a tie with the Manneken-Pis of card 26 goes to the left of the old first player as always', () => {
    const table = tableOf(3, { deal: { prestige: [card('crown', 2, 0), card('iris', 0, 2)] } });
    give(table, 2, { cards: [26] });
    give(table, 1, { placed: { '2-2': 1 } });
    resolve(table);
    expect(told(table, 'first-player-chosen')).toEqual([
      { type: 'first-player-chosen', player: 1, manneken: [2, 2, 2] },
    ]);
  });

  it('card 26 counts in every round', () => {
    const table = tableOf(3);
    give(table, 2, { cards: [26] });
    for (let round = 2; round <= 4; round++) {
      resolve(table);
      expect(told(table, 'first-player-chosen')[0].manneken[2]).toBeGreaterThanOrEqual(2);
      expect(due(table)).toBe('3 choose-iris');
      startRound(table);
    }
    check(table);
  });

  it('card 26 counts in round 5: it can win the first player tile of the end', () => {
    const table = lastPass(3, { cards: [26] });
    end(table);
    // Seat 1 has 2 for passing first, as seat 2 for the card, who is the first to the left.
    expect(pointsTold(table, 1)['first-player']).toBe(5);
    expect(pointsTold(table, 0)['first-player']).toBeUndefined();
  });

  it('card 26 counts for nobody while its pavilion is not built, and in the round in which it is won', () => {
    const table = tableOf(3, { deal: { cards: [26] } });
    resolve(table);
    expect(told(table, 'first-player-chosen')[0].manneken).toEqual([2, 0, 0]);
    startRound(table);
    table.s.iris = IRIS_NAMES.indexOf('1-1');
    answer(table, 'turn', 'pass');
    buildPavilion(table, 1);
    resolve(table);
    expect(told(table, 'first-player-chosen')[0].manneken).toEqual([2, 2, 0]);
  });

  it('with cards 25 and 26 the Manneken-Pis of the card taken are added', () => {
    const table = tableOf(3, { deal: { prestige: [card('iris', 0, 2), card('crown', 2, 0)] } });
    give(table, 1, { cards: [25, 26], placed: { '2-2': 1 } });
    resolve(table);
    answer(table, 'take-other-card', 'column2-to-column1');
    expect(told(table, 'first-player-chosen')).toEqual([
      { type: 'first-player-chosen', player: 1, manneken: [2, 4, 0] },
    ]);
  });
});

describe('2e Belle Époque, Card 27', () => {
  it('one of its holder’s meeples on the space of a face-down tile counts double', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [27] });
    stand(table, '.....', '.12..', '.21..');
    resolve(table);
    expect(due(table)).toBe('1 double-meeple');
    expect(choices(table)).toEqual(['3-3', 'decline']);
    answer(table, 'double-meeple', '3-3');
    expect(irises(table)).toEqual([['2-2', [3, 2, 0], [0]]]);
    expect(pointsTold(table, 0)).toEqual({ 'iris-majority': 1 });
    expect(pointsTold(table, 1)).toEqual({});
    expect(told(table, 'card-used')).toEqual([{ type: 'card-used', player: 0, card: 26 }]);
    check(table);
  });

  it('the meeple of card 27 counts double around every iris beside it', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [27] });
    stand(table, '.....', '.123.', '.212.', '.321.');
    resolve(table);
    answer(table, 'double-meeple', '3-3');
    expect(irises(table)).toEqual([
      ['2-2', [3, 2, 0], [0]],
      ['2-3', [2, 2, 1], [0, 1]],
      ['3-2', [2, 2, 1], [0, 1]],
      ['3-3', [3, 2, 0], [0]],
    ]);
    expect(pointsTold(table, 0)).toEqual({ 'iris-majority': 4 });
    expect(pointsTold(table, 1)).toEqual({ 'iris-majority': 2 });
  });

  it('card 27 is for one meeple only, of those on the five tiles', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [27] });
    stand(table, '.....', '.21..', '.12.1');
    resolve(table);
    // 3-5 has no tile; those of 2-3 and 3-2 are asked for, and not the other's one.
    expect(choices(table)).toEqual(['2-3', '3-2', 'decline']);
    expect(whyNot(table, '3-3')).toMatchObject({ code: 'architect-not-yours' });
    expect(whyNot(table, '3-5')).toMatchObject({ code: 'no-tile-there' });
    answer(table, 'double-meeple', '2-3');
    expect(irises(table)).toEqual([['2-2', [3, 2, 0], [0]]]);
    expect(due(table)).toBe('1 choose-iris');
  });

  it('card 27 declined counts nothing double', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [27] });
    stand(table, '.....', '.12..', '.21..');
    resolve(table);
    answer(table, 'double-meeple', 'decline');
    expect(irises(table)).toEqual([['2-2', [2, 2, 0], [0, 1]]]);
    expect(cardsTold(table)).toEqual([]);
    check(table);
  });

  it('card 27 is not asked for without a meeple on a tile', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [27] });
    stand(table, '.....', '.12..', '.22..');
    resolve(table);
    expect(due(table)).toBe('1 choose-iris');
    expect(irises(table)).toEqual([['2-2', [1, 3, 0], [1]]]);
  });

  it('card 27 makes no column, no pavilion and no Brussels majority count more', () => {
    const table = tableOf(3, { deal: { cards: [1, 2, 27] } });
    give(table, 0, { cards: [27] });
    stand(table, '.....', '.....', '..1..', '..2..');
    resolve(table);
    answer(table, 'double-meeple', '3-3');
    expect(told(table, 'column-tied')).toHaveLength(1);
    expect(told(table, 'pavilion-visited')).toEqual([
      { type: 'pavilion-visited', player: 0, site: 2, colours: 1 },
    ]);
    check(table);
  });

  it('with card 27 two meeples are ahead of two neutral ones', () => {
    const table = tableOf(2);
    give(table, 0, { cards: [27] });
    stand(table, '.....', '.n1..', '.12..');
    resolve(table);
    answer(table, 'double-meeple', '2-3');
    expect(told(table, 'iris-majority')).toMatchObject([{ counts: [3, 1], neutral: 1, players: [0] }]);
  });

  it('card 27 works in every round anew, and somebody else’s meeples are not asked for', () => {
    const table = tableOf(3);
    give(table, 1, { cards: [27] });
    stand(table, '.....', '.12..', '.21..');
    resolve(table);
    expect(due(table)).toBe('2 double-meeple');
    expect(choices(table)).toEqual(['2-3', '3-2', 'decline']);
    answer(table, 'double-meeple', '2-3');
    expect(usedCards(table)).toEqual([]);
    startRound(table);
    table.s.iris = IRIS_NAMES.indexOf('1-1');
    stand(table, '.....', '.12..', '.21..');
    resolve(table);
    expect(due(table)).toBe('2 double-meeple');
  });
});

describe('2e Belle Époque, Card 28', () => {
  // A picture, irises where seat 1 has the majority or shares it.
  const PICTURES: [string, string[], number][] = [
    ['one alone', ['.....', '.11..', '.12..'], 1],
    ['one shared (R-35)', ['.....', '.12..', '.21..'], 1],
    ['two', ['.....', '.111.', '.212.'], 2],
    ['four, one of them shared (R-35)', ['.....', '.123.', '.211.', '.311.'], 4],
    ['none', ['.....', '.22..', '.12..'], 0],
    ['an iris not surrounded', ['.....', '.11..', '.1...'], 0],
  ];

  it.each(PICTURES)('2 BF more for each iris with the majority: %s', (_, rows, count) => {
    const table = tableOf(3);
    give(table, 0, { cards: [28], artworks: { yellow: 0 } });
    stand(table, ...rows);
    resolve(table);
    expect(francsTold(table, 0).card ?? 0).toBe(2 * count);
    expect(pointsTold(table, 0)['iris-majority'] ?? 0).toBe(count);
    expect(francsTold(table, 1).card).toBeUndefined();
    check(table);
  });

  it('R-9: where neutral meeples are ahead card 28 gives nothing, where they are tied with its holder it does', () => {
    const ahead = tableOf(2);
    give(ahead, 0, { cards: [28] });
    stand(ahead, '.....', '.n1..', '.2n..');
    resolve(ahead);
    expect(francsTold(ahead, 0).card).toBeUndefined();
    const tied = tableOf(2);
    give(tied, 0, { cards: [28] });
    stand(tied, '.....', '.n1..', '.1n..');
    resolve(tied);
    expect(francsTold(tied, 0).card).toBe(2);
  });

  it('with cards 27 and 28 the majority that the double meeple makes is paid', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [27, 28] });
    stand(table, '.....', '.22..', '.11..', '.3...');
    resolve(table);
    answer(table, 'double-meeple', '3-2');
    expect(irises(table)).toEqual([['2-2', [3, 2, 0], [0]]]);
    expect(francsTold(table, 0).card).toBe(2);
    expect(cardsTold(table)).toEqual(['1 uses 27', '1 uses 28']);
  });

  it('card 28 works in every round, in round 5 too, before the nobles are paid', () => {
    const table = lastPass(3, { cards: [28] });
    give(table, 1, { courthouse: 3 });
    give(table, 1, { francs: 0, placed: { '2-2': 1, '2-3': 1, '3-2': 1, '3-3': 1 } });
    end(table);
    while (due(table).endsWith('use-prestige')) answer(table, 'use-prestige', choices(table)[0]);
    expect(francsTold(table, 1)).toMatchObject({ card: 2, 'noble-cost': -1 });
    expect(due(table)).toBe('over');
  });
});

describe('2e Belle Époque, Card 29', () => {
  /** Seat 1 and seat 2, who has card 29, have two architects each in Brussels. */
  function table29(): Table {
    const table = tableOf(3);
    give(table, 1, { cards: [29] });
    sendArchitects(table, 0, 0, 1);
    sendArchitects(table, 0, 1, 1);
    sendArchitects(table, 1, 2, 1);
    sendArchitects(table, 1, 3, 1);
    return table;
  }

  it('before the Brussels majority its holder may take back one of their architects', () => {
    const table = table29();
    resolve(table);
    expect(due(table)).toBe('2 use-card');
    answer(table, 'use-card', 'use');
    expect(told(table, 'brussels-majority')).toEqual([
      { type: 'brussels-majority', players: [0], counts: [2, 1, 0] },
    ]);
    expect(arrested(table)).toEqual([0]);
    expect(table.s.courthouse).toEqual([3, 2, 2]);
    expect(table.s.architects).toEqual([4, 5, 5]);
    check(table);
  });

  it('card 29 declined changes nothing', () => {
    const table = table29();
    resolve(table);
    answer(table, 'use-card', 'decline');
    expect(arrested(table)).toEqual([0, 1]);
    expect(cardsTold(table)).toEqual([]);
    check(table);
  });

  it('card 29 takes back one architect only: who is still ahead loses one all the same', () => {
    const table = table29();
    sendArchitects(table, 1, 2, 2);
    resolve(table);
    answer(table, 'use-card', 'use');
    expect(told(table, 'brussels-majority')[0].counts).toEqual([2, 3, 0]);
    expect(arrested(table)).toEqual([1]);
  });

  it('who takes back the only architect in Brussels with card 29 leaves nobody there', () => {
    const table = tableOf(3);
    give(table, 1, { cards: [29] });
    sendArchitects(table, 1, 2, 1);
    resolve(table);
    answer(table, 'use-card', 'use');
    expect(told(table, 'brussels-majority')).toEqual([]);
    expect(table.s.courthouse).toEqual([2, 2, 2]);
    expect(table.s.architects).toEqual([5, 5, 5]);
    check(table);
  });

  it('card 29 is not asked for with no architect in Brussels, travellers do not count', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [29], travellers: 1 });
    answers(table, 'turn stock-exchange', 'send-travellers 1');
    answer(table, 'turn', 'grand-place');
    answer(table, 'use-nobles', 'stop');
    resolve(table);
    // Seat 3 was the first to pass.
    expect(due(table)).toBe('3 choose-iris');
    expect(arrested(table)).toEqual([1]);
  });

  it('card 29 is not for others, and works in every round anew', () => {
    const table = table29();
    resolve(table);
    answer(table, 'use-card', 'use');
    startRound(table);
    sendArchitects(table, 1, 0, 1);
    resolve(table);
    expect(due(table)).toBe('2 use-card');
    answer(table, 'use-card', 'decline');
    startRound(table);
    sendArchitects(table, 0, 0, 1);
    resolve(table);
    expect(due(table)).toBe('1 choose-iris');
    check(table);
  });

  it('an architect whom card 29 takes back in round 5 is free at the end', () => {
    const table = lastPass(3, { cards: [29], courthouse: 4 });
    sendArchitects(table, 1, 0, 1);
    end(table);
    answer(table, 'use-card', 'use');
    expect(pointsTold(table, 1)).toEqual({ houses: 1, 'row-nobles': 1, 'row-architects': 1 });
    expect(table.s.architects[1]).toBe(3);
  });
});

describe('2e Belle Époque, Card 30', () => {
  /** Travellers sent to the stock exchange by seats 1 and 2, one and two of them. */
  function table30(): Table {
    const table = tableOf(3);
    give(table, 0, { travellers: 1 });
    give(table, 1, { travellers: 2 });
    answers(table, 'turn stock-exchange', 'send-travellers 1', 'turn stock-exchange', 'send-travellers 2');
    expect(due(table)).toBe('3 turn');
    return table;
  }

  it.each([0, 1, 2])(
    '1 VP for each traveller on Brussels spaces, whoever sent them, before they leave: seat %i',
    (seat) => {
      const table = table30();
      give(table, seat, { cards: [30] });
      resolve(table);
      expect(pointsTold(table, seat).cards).toBe(3);
      expect(cardsTold(table)).toEqual([`${seat + 1} uses 30`]);
      expect(told(table, 'travellers-returned')).toEqual([{ type: 'travellers-returned', from: 'brussels' }]);
      check(table);
    },
  );

  it('architects in Brussels, travellers at hand and on card 22 give nothing for card 30', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [30, 22], travellers: 2, francs: 20 });
    answers(table, 'turn stock-exchange', 'send-travellers 0', 'play-again traveller', 'turn pass');
    resolve(table);
    expect(pointsTold(table, 0)).not.toHaveProperty('cards');
    expect(cardsTold(table)).toEqual([]);
    check(table);
  });

  it('card 30 works in every round anew', () => {
    const table = table30();
    give(table, 2, { cards: [30] });
    resolve(table);
    startRound(table);
    expect(usedCards(table)).toEqual([]);
    give(table, 0, { travellers: 1 });
    giveTurn(table, 0);
    answers(table, 'turn grand-place', 'send-travellers 1', 'use-nobles stop');
    resolve(table);
    expect(pointsTold(table, 2).cards).toBe(1);
  });

  it('with cards 29 and 30 one is asked once whether to take an architect back', () => {
    const table = tableOf(3);
    give(table, 1, { cards: [29, 30], travellers: 1 });
    sendArchitects(table, 1, 1, 1);
    answer(table, 'turn', 'pass');
    answers(table, 'turn stock-exchange', 'send-travellers 1');
    resolve(table);
    expect(due(table)).toBe('2 use-card');
    answer(table, 'use-card', 'decline');
    expect(due(table)).toBe('1 choose-iris');
    expect(pointsTold(table, 1).cards).toBe(1);
    expect(arrested(table)).toEqual([1]);
    check(table);
  });

  it('with cards 29 and 30 both work in one round', () => {
    const table = tableOf(3);
    give(table, 1, { cards: [29, 30], travellers: 1 });
    sendArchitects(table, 1, 1, 1);
    answer(table, 'turn', 'pass');
    answers(table, 'turn stock-exchange', 'send-travellers 1');
    resolve(table);
    answer(table, 'use-card', 'use');
    expect(due(table)).toBe('1 choose-iris');
    expect(cardsTold(table)).toEqual(['2 uses 30', '2 uses 29']);
    expect(pointsTold(table, 1).cards).toBe(1);
    expect(arrested(table)).toEqual([]);
  });

  it('cards 29 and 30 of different players do not mind each other', () => {
    const table = table30();
    give(table, 2, { cards: [30] });
    give(table, 0, { cards: [29] });
    sendArchitects(table, 0, 1, 1);
    resolve(table);
    expect(due(table)).toBe('1 use-card');
    answer(table, 'use-card', 'use');
    expect(pointsTold(table, 2).cards).toBe(3);
    expect(arrested(table)).toEqual([]);
    check(table);
  });
});

describe('2e Belle Époque, Cards 31 and 32', () => {
  // Cards that the holder has.
  const HELD: number[][] = [[], [1], [1, 2], [1, 2, 3, 4]];

  it.each(HELD.map((others) => [others.length + 1, others] as const))(
    'card 31: 2 VP for each card of its holder, this one included, at the pavilion visit: %i',
    (count, others) => {
      const table = tableOf(3, { deal: { cards: [1, 2, 3, 4, 31] } });
      give(table, 1, { cards: [...others, 31] });
      resolve(table);
      expect(pointsTold(table, 1)).toEqual({ cards: 2 * count });
      expect(cardsTold(table)).toEqual(['2 uses 31']);
      expect(due(table)).toBe('1 choose-iris');
      check(table);
    },
  );

  it.each(HELD.map((others) => [others.length + 1, others] as const))(
    'card 32: 3 BF for each card of its holder, this one included, at the pavilion visit: %i',
    (count, others) => {
      const table = tableOf(3, { deal: { cards: [1, 2, 3, 4, 32] } });
      give(table, 1, { cards: [...others, 32], artworks: { yellow: 0 } });
      resolve(table);
      expect(francsTold(table, 1)).toEqual({ card: 3 * count });
      expect(cardsTold(table)).toEqual(['2 uses 32']);
      check(table);
    },
  );

  it('with cards 31 and 32 both work, and each counts the other', () => {
    const table = tableOf(3);
    give(table, 1, { cards: [31, 32], artworks: { yellow: 0 } });
    resolve(table);
    expect(pointsTold(table, 1)).toEqual({ cards: 4 });
    expect(francsTold(table, 1)).toEqual({ card: 6 });
    expect(cardsTold(table)).toEqual(['2 uses 31', '2 uses 32']);
    check(table);
  });

  it('cards 31 and 32 count their holder’s cards only, not those of others, nor free ones', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [31, 1] });
    give(table, 2, { cards: [32, 2], artworks: { yellow: 0 } });
    resolve(table);
    expect(pointsTold(table, 0)).toEqual({ cards: 4 });
    expect(francsTold(table, 2)).toEqual({ card: 6 });
    expect(pointsTold(table, 2)).toEqual({});
    check(table);
  });

  it('cards 31 and 32 count cards used in this round too', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [31, 22], francs: 20 });
    answers(table, 'turn stock-exchange', 'play-again architect', 'turn pass');
    expect(usedCards(table)).toEqual([22]);
    resolve(table);
    expect(pointsTold(table, 0)).toEqual({ cards: 4 });
  });

  it('cards 31 and 32 come beside the points of the visit itself', () => {
    const table = tableOf(3, { deal: { cards: [1, 31] } });
    give(table, 0, { cards: [31] });
    stand(table, '.....', '.12..');
    resolve(table);
    expect(pointsTold(table, 0)).toEqual({ 'pavilion-visit': 2, cards: 2 });
  });

  it('cards 31 and 32 work in every round, also in that in which they are won', () => {
    const table = tableOf(3, { deal: { cards: [31] } });
    buildPavilion(table, 0);
    resolve(table);
    expect(pointsTold(table, 0).cards).toBe(2);
    startRound(table);
    give(table, 0, { cards: [32] });
    resolve(table);
    expect(pointsTold(table, 0).cards).toBe(4);
    expect(francsTold(table, 0).card).toBe(6);
  });

  it('cards 31 and 32 work in round 5: their francs pay nobles, their points are there before the bonus tiles', () => {
    const table = tableBeforeLastPass(3, BELLE_EPOQUE);
    give(table, 1, { cards: [31, 32], francs: 0, artworks: { yellow: 0 }, tiles: ['sevens'] });
    table.s.points.fill(0);
    forget(table);
    check(table);
    answer(table, 'turn', 'pass');
    expect(pointsTold(table, 1)).toMatchObject({ cards: 4 });
    // Four points are no full seven.
    expect(pointsTold(table, 1)).not.toHaveProperty('bonus-tiles');
    expect(francsTold(table, 1)).toEqual({ card: 6, 'noble-cost': -1 });
    expect(pointsTold(table, 1)).not.toHaveProperty('unpaid-nobles');
  });
});
