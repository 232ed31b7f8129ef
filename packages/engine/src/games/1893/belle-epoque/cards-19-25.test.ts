import { describe, expect, it } from 'vitest';
import { IRIS_NAMES, SPACE_NAMES } from '../board.ts';
import { MATERIALS } from '../ids.ts';
import { card, setUses, toRound } from '../resolution.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  cubesOf,
  displayed,
  due,
  forget,
  francsTold,
  give,
  giveTurn,
  levelOf,
  nobleNamed,
  noblesKept,
  pointsTold,
  setDisplay,
  type Table,
  told,
  usedCards,
  whitesHeld,
  whyNot,
} from '../table.testing.ts';
import {
  buildPavilion,
  cardsTold,
  end,
  lastPass,
  resolve,
  stand,
  startRound,
  tableOf,
  usePrestige,
} from './rounds.testing.ts';

describe('2e Belle Époque, Card 19', () => {
  it('at the start of the round its holder takes a traveller, by itself, before the square is laid', () => {
    const table = tableOf(3);
    give(table, 1, { cards: [19] });
    resolve(table);
    expect(due(table)).toBe('1 choose-iris');
    expect(table.s.travellers).toEqual([0, 1, 0]);
    expect(told(table, 'traveller-taken')).toEqual([{ type: 'traveller-taken', player: 1, source: 'card' }]);
    expect(usedCards(table)).toEqual([19]);
    check(table);
  });

  it('card 19 gives one every round, and one that was not used goes back before', () => {
    const table = tableOf(3);
    give(table, 2, { cards: [19] });
    resolve(table);
    for (let round = 3; round <= 5; round++) {
      startRound(table);
      resolve(table);
      expect(told(table, 'travellers-returned')).toEqual([{ type: 'travellers-returned', from: 'players' }]);
      expect(table.s.travellers).toEqual([0, 0, 1]);
      check(table);
    }
  });

  it('card 19 gives nobody a traveller while its pavilion is not built', () => {
    const table = tableOf(3, { deal: { cards: [19] } });
    resolve(table);
    expect(told(table, 'traveller-taken')).toEqual([]);
    expect(table.s.travellers).toEqual([0, 0, 0]);
  });

  it('card 19 won during a round gives nothing before the next one', () => {
    const table = tableOf(3, { deal: { cards: [19] } });
    buildPavilion(table, 0);
    expect(table.s.travellers).toEqual([0, 0, 0]);
    expect(usedCards(table)).toEqual([]);
    resolve(table);
    expect(table.s.travellers).toEqual([1, 0, 0]);
    check(table);
  });

  it('card 19 gives nothing after the last round', () => {
    const table = lastPass(3, { cards: [19] });
    end(table);
    expect(told(table, 'traveller-taken')).toEqual([]);
    expect(due(table)).toBe('over');
  });
});

describe('2e Belle Époque, Card 20', () => {
  it('at the start of the round its holder is asked for any of the 16 irises, once the stock card lies open', () => {
    const table = tableOf(3);
    give(table, 1, { cards: [20] });
    resolve(table);
    expect(due(table)).toBe('2 choose-any-iris');
    expect(choices(table)).toEqual([...IRIS_NAMES, 'decline']);
    expect(told(table, 'stock-revealed')).toHaveLength(1);
    check(table);
  });

  it.each(IRIS_NAMES)(
    'R-32: the holder lays the square, whoever is first player, and the first player does not choose: %s',
    (iris) => {
      const table = tableOf(3);
      give(table, 1, { cards: [20] });
      resolve(table);
      answer(table, 'choose-any-iris', iris);
      // Seat 1 was the first to pass and goes on being the first player.
      expect(due(table)).toBe('1 turn');
      expect(IRIS_NAMES[table.s.iris]).toBe(iris);
      expect(told(table, 'area-chosen')).toEqual([
        { type: 'area-chosen', player: 1, iris: IRIS_NAMES.indexOf(iris) },
      ]);
      expect(usedCards(table)).toEqual([20]);
      check(table);
    },
  );

  it('the area of card 20 is the largest one: the iris 1-4 makes rows 2 to 5 of columns 1 to 4 active', () => {
    const table = tableOf(3);
    give(table, 1, { cards: [20], francs: 5 });
    resolve(table);
    answer(table, 'choose-any-iris', '1-4');
    const spaces = choices(table).filter((word) => SPACE_NAMES.includes(word));
    expect(spaces).toHaveLength(16);
    expect(spaces.at(0)).toBe('2-1');
    expect(spaces.at(-1)).toBe('5-4');
  });

  it('R-32: declining card 20 leaves the choice of the two irises to the first player, and the card ready', () => {
    const table = tableOf(3);
    give(table, 1, { cards: [20] });
    resolve(table);
    answer(table, 'choose-any-iris', 'decline');
    expect(due(table)).toBe('1 choose-iris');
    expect(choices(table)).toHaveLength(2);
    expect(usedCards(table)).toEqual([]);
    startRound(table);
    resolve(table);
    expect(due(table)).toBe('2 choose-any-iris');
  });

  it('the first player may hold card 20 too: used, there is nothing more to choose', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [20] });
    resolve(table);
    expect(due(table)).toBe('1 choose-any-iris');
    answer(table, 'choose-any-iris', '3-3');
    expect(due(table)).toBe('1 turn');
    check(table);
  });

  it('card 20 with two players: the neutral meeples are placed in the area that it made', () => {
    const table = tableOf(2);
    give(table, 1, { cards: [20] });
    resolve(table);
    answer(table, 'choose-any-iris', '2-2');
    expect(due(table)).toBe('1 place-neutral');
    expect(choices(table)).toEqual(['3-5', '4-4', '4-5', '5-3', '5-4', '5-5']);
    check(table);
  });

  it('card 20 works in every round anew', () => {
    const table = tableOf(3);
    give(table, 2, { cards: [20] });
    for (const iris of ['4-1', '1-4']) {
      resolve(table);
      answer(table, 'choose-any-iris', iris);
      expect(due(table)).toBe('1 turn');
      expect(IRIS_NAMES[table.s.iris]).toBe(iris);
    }
    check(table);
  });

  it('card 20 is not asked for while its pavilion is not built, nor for others', () => {
    const table = tableOf(3, { deal: { cards: [20] } });
    resolve(table);
    expect(due(table)).toBe('1 choose-iris');
  });

  it('with cards 19 and 20 both work at the start of the round', () => {
    const table = tableOf(3);
    give(table, 1, { cards: [19, 20] });
    resolve(table);
    expect(due(table)).toBe('2 choose-any-iris');
    expect(table.s.travellers).toEqual([0, 1, 0]);
    answer(table, 'choose-any-iris', '2-3');
    expect(due(table)).toBe('1 turn');
    expect(usedCards(table)).toEqual([19, 20]);
    check(table);
  });
});

describe('2e Belle Époque, Card 21', () => {
  /** Card 21 with seat 1; 5-5 (nobles) is a house of seat 1, 4-5 (workshop) and 2-5 (sales) of seat 2. */
  function table21(): Table {
    const table = tableOf(3);
    give(table, 0, { cards: [21], houses: ['5-5'], francs: 20 });
    give(table, 1, { houses: ['4-5', '2-5'], francs: 20 });
    check(table);
    forget(table);
    return table;
  }

  it('an architect placed on a house of somebody else gives 3 VP', () => {
    const table = table21();
    answers(table, 'turn 4-5', 'bid 1', 'use-card use');
    expect(pointsTold(table, 0)).toEqual({ cards: 3 });
    expect(usedCards(table)).toEqual([21]);
    // The action follows, and then the owner's free action as always.
    answer(table, 'take-artwork', 'blue');
    expect(told(table, 'free-action')).toMatchObject([{ player: 1, by: 0 }]);
    check(table);
  });

  it('an architect placed on one of one’s own houses gives 3 VP too', () => {
    const table = table21();
    answers(table, 'turn 5-5', 'bid 1', 'use-card use');
    expect(pointsTold(table, 0)).toEqual({ cards: 3 });
    expect(due(table)).toBe('1 take-noble');
    check(table);
  });

  it('card 21 also works where the action can not be done (R-53)', () => {
    const table = table21();
    give(table, 0, { artworks: { yellow: 0 } });
    answers(table, 'turn 2-5', 'bid 1', 'use-card use');
    expect(told(table, 'action-impossible')).toHaveLength(1);
    expect(pointsTold(table, 0)).toEqual({ cards: 3 });
    check(table);
  });

  it('card 21 is not asked for on a space without house', () => {
    const table = table21();
    answers(table, 'turn 2-2', 'bid 1');
    expect(due(table)).toBe('1 take-cubes');
    expect(cardsTold(table)).toEqual([]);
  });

  it('card 21 works once a round, and in the next one again', () => {
    const table = table21();
    answers(table, 'turn 4-5', 'bid 1', 'use-card use', 'take-artwork blue');
    giveTurn(table, 0);
    answers(table, 'turn 5-5', 'bid 1');
    expect(due(table)).toBe('1 take-noble');
    answers(table, 'take-noble fourth', 'keep-noble discard');
    resolve(table);
    startRound(table);
    table.s.iris = IRIS_NAMES.indexOf('1-1');
    giveTurn(table, 0);
    answers(table, 'turn 4-5', 'bid 1', 'use-card use');
    expect(pointsTold(table, 0)).toEqual({ cards: 3 });
    check(table);
  });

  it('card 21 declined stays ready for another house of the round', () => {
    const table = table21();
    answers(table, 'turn 4-5', 'bid 1', 'use-card decline', 'take-artwork blue');
    expect(pointsTold(table, 0)).toEqual({});
    expect(usedCards(table)).toEqual([]);
    giveTurn(table, 0);
    answers(table, 'turn 5-5', 'bid 1', 'use-card use');
    expect(pointsTold(table, 0)).toEqual({ cards: 3 });
  });

  it('card 21 gives nothing when somebody else places on a house, not even on its holder’s', () => {
    const table = table21();
    giveTurn(table, 1);
    answers(table, 'turn 5-5', 'bid 1', 'take-noble fourth', 'keep-noble discard');
    while (due(table).endsWith('use-nobles')) answer(table, 'use-nobles', 'stop');
    expect(cardsTold(table)).toEqual([]);
    expect(due(table)).toBe('3 turn');
  });

  it('card 21 is not for Brussels actions, not even for an Art Nouveau action through Cinquantenaire', () => {
    const table = table21();
    answers(table, 'turn cinquantenaire', 'cinquantenaire workshop', 'take-artwork blue');
    expect(due(table)).toBe('2 turn');
    expect(cardsTold(table)).toEqual([]);
  });

  it('card 21 won by a construction does not reach back to the architect placed for it', () => {
    const table = tableOf(3, { deal: { cards: [21] } });
    give(table, 1, { houses: ['4-4'] });
    buildPavilion(table, 0);
    expect(due(table)).toBe('2 turn');
    expect(cardsTold(table)).toEqual([]);
    expect(usedCards(table)).toEqual([]);
  });
});

describe('2e Belle Époque, Card 22', () => {
  /** Card 22 with seat 1, who has 5 architects and 20 BF. */
  function table22(travellers = 0): Table {
    const table = tableOf(3);
    give(table, 0, { cards: [22], francs: 20, travellers });
    check(table);
    forget(table);
    return table;
  }

  it('after an action an architect goes on the card and one plays again at once', () => {
    const table = table22();
    answers(table, 'turn 2-2', 'bid 1', 'take-cubes ww');
    expect(due(table)).toBe('1 play-again');
    expect(choices(table)).toEqual(['architect', 'decline']);
    answer(table, 'play-again', 'architect');
    expect(due(table)).toBe('1 turn');
    expect(table.s.architects[0]).toBe(3);
    expect(usedCards(table)).toEqual([22]);
    check(table);
    answers(table, 'turn 2-4', 'bid 1', 'take-artwork blue');
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('card 22 works after a Brussels action too, and for one', () => {
    const table = table22();
    answers(table, 'turn stock-exchange', 'play-again architect', 'turn saint-catherine');
    expect(due(table)).toBe('2 turn');
    expect(table.s.architects[0]).toBe(2);
    expect(cubesOf(table, 0)).toEqual({ joker: 3 });
    check(table);
  });

  it('card 22 works after an action that could not be done, too (R-52)', () => {
    const table = table22();
    give(table, 1, { cubes: { wood: 10, iron: 10, stone: 10, glass: 10 } });
    answers(table, 'turn 2-2', 'bid 1');
    expect(told(table, 'action-impossible')).toMatchObject([{ player: 0, action: MATERIALS }]);
    expect(due(table)).toBe('1 play-again');
  });

  it('a traveller may go on card 22 instead, and an architect plays', () => {
    const table = table22(1);
    answers(table, 'turn 2-2', 'bid 1', 'take-cubes ww');
    expect(choices(table)).toEqual(['architect', 'traveller', 'decline']);
    answer(table, 'play-again', 'traveller');
    expect(table.s.travellers[0]).toBe(0);
    expect(table.s.architects[0]).toBe(4);
    answers(table, 'turn 2-4', 'bid 1', 'take-artwork blue');
    check(table);
  });

  it('with an architect on card 22 a traveller can be the other meeple, for a Brussels action only', () => {
    const table = table22(1);
    give(table, 0, { architects: 2 });
    answers(table, 'turn 2-2', 'bid 1', 'take-cubes ww', 'play-again architect');
    expect(choices(table)).toEqual([
      'stock-exchange',
      'grand-place',
      'cinquantenaire',
      'saint-catherine',
      'pass',
    ]);
    answers(table, 'turn stock-exchange', 'send-travellers 1');
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('R-28: with one meeple at hand there is none left to play with, so card 22 is not asked for', () => {
    const table = table22();
    give(table, 0, { architects: 2 });
    answers(table, 'turn 2-2', 'bid 1', 'take-cubes ww');
    expect(table.s.architects[0]).toBe(1);
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
  });

  it('R-28: a traveller is no other meeple where every Brussels action takes two', () => {
    const table = table22(1);
    give(table, 0, { architects: 2 });
    for (const action of ['stock-exchange', 'grand-place', 'cinquantenaire', 'saint-catherine'] as const)
      setUses(table, action, 1);
    answers(table, 'turn 2-2', 'bid 1', 'take-cubes ww');
    expect(choices(table)).toEqual(['traveller', 'decline']);
    expect(whyNot(table, 'architect')).toEqual({ code: 'no-meeple-to-play' });
  });

  it('R-28: an architect without money for a bid is no other meeple where Brussels takes more', () => {
    const table = table22();
    give(table, 0, { architects: 3, francs: 1 });
    for (const action of ['stock-exchange', 'grand-place', 'cinquantenaire', 'saint-catherine'] as const)
      setUses(table, action, 1);
    answers(table, 'turn 2-2', 'bid 1', 'take-cubes ww');
    expect(table.s.architects[0]).toBe(2);
    expect(due(table)).toBe('2 turn');
  });

  it('R-28: card 22 is not for after passing', () => {
    const table = table22();
    answer(table, 'turn', 'pass');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
  });

  it('in the turn that card 22 gives one may pass', () => {
    const table = table22();
    answers(table, 'turn stock-exchange', 'play-again architect', 'turn pass');
    expect(due(table)).toBe('2 turn');
    expect(table.s.firstToPass).toBe(0);
    check(table);
  });

  it('card 22 declined stays ready for after another action', () => {
    const table = table22();
    answers(table, 'turn stock-exchange', 'play-again decline');
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
    giveTurn(table, 0);
    answers(table, 'turn 2-2', 'bid 1', 'take-cubes ww', 'play-again architect');
    expect(due(table)).toBe('1 turn');
  });

  it('card 22 works once a round: not after the turn that it gave', () => {
    const table = table22();
    answers(table, 'turn stock-exchange', 'play-again architect', 'turn saint-catherine');
    expect(due(table)).toBe('2 turn');
    giveTurn(table, 0);
    answers(table, 'turn 2-2', 'bid 1', 'take-cubes ww');
    expect(due(table)).toBe('2 turn');
  });

  it('the architect on card 22 comes home at the end of the round, and the card is ready again', () => {
    const table = table22();
    answers(table, 'turn 2-2', 'bid 1', 'take-cubes ww', 'play-again architect');
    answers(table, 'turn 2-4', 'bid 1', 'take-artwork blue');
    resolve(table);
    expect(table.s.architects[0]).toBe(5);
    expect(table.s.cardArchitects).toEqual([0, 0, 0]);
    check(table);
    startRound(table);
    giveTurn(table, 0);
    answer(table, 'turn', 'stock-exchange');
    expect(due(table)).toBe('1 play-again');
  });

  it('the traveller on card 22 goes to the train at the end of the round', () => {
    const table = table22(1);
    answers(table, 'turn 2-2', 'bid 1', 'take-cubes ww', 'play-again traveller', 'turn pass');
    resolve(table);
    expect(table.s.travellers).toEqual([0, 0, 0]);
    expect(table.s.cardTravellers).toBe(0);
    check(table);
  });

  it('meeples on card 22 are not in Brussels, nor on the board', () => {
    const table = table22();
    answers(table, 'turn 2-2', 'bid 1', 'take-cubes ww', 'play-again architect', 'turn pass');
    resolve(table);
    expect(told(table, 'brussels-majority')).toEqual([]);
    expect(table.s.courthouse).toEqual([2, 2, 2]);
  });

  it('card 22 won by a construction works at once, for that action', () => {
    const table = tableOf(3, { deal: { cards: [22] } });
    buildPavilion(table, 0);
    expect(due(table)).toBe('1 play-again');
    answers(table, 'play-again architect', 'turn stock-exchange');
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('card 22 comes after the architect on a bonus tile, who is not at hand any more', () => {
    const table = table22();
    give(table, 0, { architects: 3 });
    answers(table, 'turn 3-2', 'bid 1', 'take-artwork blue');
    expect(due(table)).toBe('1 take-bonus-tile');
    answer(table, 'take-bonus-tile', choices(table)[0]);
    expect(table.s.architects[0]).toBe(1);
    expect(due(table)).toBe('2 turn');
  });

  it('card 22 comes after the free action of a house owner (R-53)', () => {
    const table = table22();
    give(table, 1, { houses: ['4-5'] });
    answers(table, 'turn 4-5', 'bid 1', 'take-artwork blue');
    expect(told(table, 'free-action')).toHaveLength(1);
    expect(due(table)).toBe('1 play-again');
  });

  it('card 22 is not for others', () => {
    const table = table22();
    giveTurn(table, 1);
    answer(table, 'turn', 'stock-exchange');
    expect(due(table)).toBe('3 turn');
  });

  it('with cards 21 and 22 both can be used for one architect on a house', () => {
    const table = table22();
    give(table, 0, { cards: [21] });
    give(table, 1, { houses: ['4-5'] });
    answers(table, 'turn 4-5', 'bid 1', 'use-card use', 'take-artwork blue', 'play-again architect');
    expect(cardsTold(table)).toEqual(['1 uses 21', '1 uses 22']);
    expect(due(table)).toBe('1 turn');
    check(table);
  });
});

describe('2e Belle Époque, Card 23', () => {
  /** Card 23 with seat 2, who will have 5 BF; the noble is the one that leaves. */
  function table23(noble: string): Table {
    const table = tableOf(3);
    setDisplay(table, 'buls', 'albert', 'vandervelde', noble);
    give(table, 1, { cards: [23], francs: 5, artworks: { yellow: 0 } });
    return table;
  }

  it('at the end of the round 2 BF buy the effect of the noble discarded from the display', () => {
    const table = table23('maeterlinck');
    resolve(table);
    expect(due(table)).toBe('2 use-card');
    answer(table, 'use-card', 'use');
    expect(francsTold(table, 1)).toEqual({ card: -2 });
    expect(pointsTold(table, 1)).toEqual({ noble: 5 });
    expect(table.s.money[1]).toBe(3);
    expect(due(table)).toBe('1 choose-iris');
    check(table);
  });

  it('with card 23 one does not take the noble: it lies in the discards, and the display is filled', () => {
    const table = table23('maeterlinck');
    resolve(table);
    answer(table, 'use-card', 'use');
    expect(noblesKept(table, 1)).toEqual(['brugmann']);
    expect(table.s.nobleDiscard).toEqual([nobleNamed(table.s, 'maeterlinck')]);
    expect(displayed(table).slice(1)).toEqual(['buls', 'albert', 'vandervelde']);
    expect(displayed(table)[0]).not.toBe('none');
  });

  // The noble that leaves, what it asks, what its effect changes.
  const EFFECTS: [string, string[], (table: Table) => unknown, unknown][] = [
    ['empain', [], (table) => cubesOf(table, 1), { joker: 2 }],
    ['solvay', ['cube-or-trade i'], (table) => cubesOf(table, 1), { iron: 1 }],
    ['buls', [], (table) => levelOf(table, 1, 'iris'), 2],
    ['albert', [], (table) => levelOf(table, 1, 'crown'), 2],
    ['van-de-velde', [], (table) => levelOf(table, 1, 'architect'), 2],
    ['vandervelde', [], ({ s }) => [s.architects[1], s.courthouse[1]], [6, 1]],
    ['maeterlinck', [], (table) => pointsTold(table, 1), { noble: 5 }],
    ['nagelmackers', [], ({ s }) => s.travellers[1], 1],
    ['privat-livemont', ['create-white green'], (table) => whitesHeld(table, 1), { green: 1 }],
  ];

  it.each(EFFECTS)(
    'card 23 gives the effect of each kind of noble: %s',
    (noble, questions, seen, expected) => {
      const table = table23(noble);
      resolve(table);
      answer(table, 'use-card', 'use');
      check(table);
      answers(table, ...questions);
      expect(seen(table)).toEqual(expected);
      expect(due(table)).toBe('1 choose-iris');
      check(table);
    },
  );

  it('what the noble of card 23 can not give is lost, and the 2 BF are paid (R-53)', () => {
    const table = table23('vandervelde');
    setDisplay(table, 'buls', 'albert', 'empain', 'vandervelde');
    give(table, 1, { courthouse: 0 });
    resolve(table);
    answer(table, 'use-card', 'use');
    expect(told(table, 'gain-lost')).toHaveLength(1);
    expect(francsTold(table, 1)).toEqual({ card: -2 });
    check(table);
  });

  it('Solvay of card 23 can trade a joker for two refined cubes as always', () => {
    const table = table23('solvay');
    give(table, 1, { cubes: { joker: 1 } });
    resolve(table);
    answer(table, 'use-card', 'use');
    answer(table, 'cube-or-trade', choices(table).at(-1) ?? '');
    expect(Object.values(cubesOf(table, 1))).toEqual([2]);
    expect(cubesOf(table, 1)).not.toHaveProperty('joker');
    check(table);
  });

  it('a traveller of card 23 stays for the next round: the unused ones went back before (R-53)', () => {
    const table = table23('nagelmackers');
    give(table, 0, { travellers: 1 });
    resolve(table);
    answer(table, 'use-card', 'use');
    expect(table.s.travellers).toEqual([0, 1, 0]);
    startRound(table);
    expect(table.s.travellers).toEqual([0, 1, 0]);
    check(table);
  });

  it('a noble of the same kind that one has is not used by card 23', () => {
    const table = table23('maeterlinck');
    give(table, 1, { nobles: ['brugmann', 'maeterlinck'] });
    resolve(table);
    answer(table, 'use-card', 'use');
    expect(pointsTold(table, 1)).toEqual({ noble: 5 });
    expect(noblesKept(table, 1)).toEqual(['brugmann', 'maeterlinck']);
    expect(table.s.usedNobles).toEqual([0, 0, 0]);
    check(table);
  });

  it('card 23 declined costs and gives nothing', () => {
    const table = table23('maeterlinck');
    resolve(table);
    answer(table, 'use-card', 'decline');
    expect(francsTold(table, 1)).toEqual({});
    expect(pointsTold(table, 1)).toEqual({});
    expect(due(table)).toBe('1 choose-iris');
    check(table);
  });

  it.each([
    [1, false],
    [2, true],
  ])('card 23 is asked for with 2 BF at least: %i BF', (francs, asked) => {
    const table = table23('maeterlinck');
    give(table, 1, { francs });
    resolve(table);
    expect(due(table)).toBe(asked ? '2 use-card' : '1 choose-iris');
  });

  it('card 23 is not asked for when no noble is discarded', () => {
    const table = table23('maeterlinck');
    const { s } = table;
    s.nobleDeck = [...s.nobleDisplay, ...s.nobleDeck];
    s.nobleDisplay = [-1, -1, -1, -1];
    resolve(table);
    expect(told(table, 'noble-left')).toEqual([]);
    expect(due(table)).toBe('1 choose-iris');
  });

  it('card 23 is asked of its holder only', () => {
    const table = tableOf(3, { deal: { cards: [23] } });
    resolve(table);
    expect(due(table)).toBe('1 choose-iris');
  });

  it('R-30: card 23 works once in the end of the round and is ready for the next one', () => {
    const table = table23('maeterlinck');
    give(table, 1, { francs: 20 });
    resolve(table);
    answer(table, 'use-card', 'use');
    expect(told(table, 'card-used')).toHaveLength(1);
    expect(usedCards(table)).toEqual([]);
    startRound(table);
    resolve(table);
    // Of the nobles that have slid, the one now in the free space.
    expect(due(table)).toBe('2 use-card');
    answer(table, 'use-card', 'use');
    expect(told(table, 'noble-used')).toEqual([
      { type: 'noble-used', player: 1, noble: nobleNamed(table.s, 'vandervelde') },
    ]);
    check(table);
  });

  it('R-23: card 23 works at the end of round 5 too, before the end of the game', () => {
    const table = lastPass(3, { cards: [23], francs: 4 });
    setDisplay(table, 'buls', 'albert', 'vandervelde', 'maeterlinck');
    end(table);
    expect(due(table)).toBe('2 use-card');
    answer(table, 'use-card', 'use');
    expect(due(table)).toBe('over');
    expect(pointsTold(table, 1)).toMatchObject({ noble: 5 });
    expect(francsTold(table, 1)).toEqual({ card: -2, 'noble-cost': -1 });
    check(table);
  });

  it('R-23: an architect whom card 23 releases in round 5 is free at the end', () => {
    const table = lastPass(3, { cards: [23], francs: 3, courthouse: 5 });
    setDisplay(table, 'buls', 'albert', 'empain', 'vandervelde');
    end(table);
    answer(table, 'use-card', 'use');
    // The third free architect is the first that counts; the pavilion is worth level 1.
    expect(pointsTold(table, 1)).toEqual({ 'row-architects': 1, 'row-nobles': 1, houses: 1 });
  });
});

describe('2e Belle Époque, Card 24', () => {
  // Nobles kept, in brackets those used in the round, points.
  const NOBLES: [string, string[], number][] = [
    ['none used', ['brugmann', 'solvay', 'buls'], 3],
    ['one used', ['brugmann', '(solvay)', 'buls'], 2],
    ['Brugmann only', ['brugmann'], 1],
    ['all used', ['(brugmann)', '(solvay)'], 0],
    ['none kept', [], 0],
  ];

  it.each(NOBLES)(
    'at the end of the round 1 VP for each noble not used, before they are turned: %s',
    (_, nobles, points) => {
      const table = tableOf(3);
      give(table, 1, { cards: [24], nobles });
      if (nobles.length === 0) table.s.nobleDiscard = [nobleNamed(table.s, 'brugmann')];
      resolve(table);
      expect(pointsTold(table, 1).cards ?? 0).toBe(points);
      expect(table.s.usedNobles).toEqual([0, 0, 0]);
      expect(due(table)).toBe('1 choose-iris');
      check(table);
    },
  );

  it('a noble kept in the round is used, so card 24 gives nothing for it', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [24], francs: 5 });
    answers(table, 'turn 5-5', 'bid 1', 'take-noble fourth', 'keep-noble keep');
    resolve(table);
    expect(pointsTold(table, 0).cards).toBe(1);
  });

  it('R-30: card 24 works once in the end of every round', () => {
    const table = tableOf(3);
    give(table, 1, { cards: [24], nobles: ['brugmann', '(buls)'] });
    resolve(table);
    expect(pointsTold(table, 1).cards).toBe(1);
    expect(usedCards(table)).toEqual([]);
    startRound(table);
    resolve(table);
    expect(pointsTold(table, 1).cards).toBe(2);
    expect(cardsTold(table)).toEqual(['2 uses 24']);
    check(table);
  });

  it('R-23: card 24 works at the end of round 5 too', () => {
    const table = lastPass(3, { cards: [24] });
    end(table);
    expect(pointsTold(table, 1)).toEqual({ cards: 1, 'row-nobles': 1, houses: 1 });
    expect(due(table)).toBe('over');
  });

  it('card 24 counts its holder’s nobles only, and nobody’s while its pavilion is not built', () => {
    const table = tableOf(3, { deal: { cards: [24] } });
    resolve(table);
    expect(told(table, 'points')).toEqual([]);
    startRound(table);
    give(table, 2, { cards: [24] });
    resolve(table);
    expect([0, 1, 2].map((seat) => pointsTold(table, seat).cards)).toEqual([undefined, undefined, 1]);
  });

  it('card 24 won in the round counts at its end', () => {
    const table = tableOf(3, { deal: { cards: [24] } });
    buildPavilion(table, 0);
    resolve(table);
    expect(pointsTold(table, 0).cards).toBe(1);
  });

  it('with cards 23 and 24 first come the points for nobles not used, then the question', () => {
    const table = tableOf(3);
    give(table, 1, { cards: [23, 24], francs: 2, nobles: ['brugmann'] });
    resolve(table);
    expect(due(table)).toBe('2 use-card');
    expect(pointsTold(table, 1).cards).toBe(1);
    answer(table, 'use-card', 'use');
    expect(cardsTold(table)).toEqual(['2 uses 24', '2 uses 23']);
    check(table);
  });
});

describe('2e Belle Époque, Card 25', () => {
  const WON = card('crown', 2, 0);
  const WON_WITH_MANNEKEN = card('crown', 1, 1);
  const OTHER = card('iris', 0, 2);
  const OTHER_WITH_SYMBOLS = card('architect', 2, 0);

  /** Prestige cards from column 1 on; active are columns 2 to 5, or 3 to 5 of the iris 1-2. Card 25 with seat 2. */
  function table25(prestige: number[], iris = '1-1'): Table {
    const table = tableOf(3, { deal: { prestige }, iris });
    give(table, 1, { cards: [25] });
    return table;
  }

  it('for a prestige card won one may take the one under a column outside the active area', () => {
    const table = table25([OTHER, WON]);
    give(table, 1, { placed: { '2-2': 2 } });
    resolve(table);
    expect(due(table)).toBe('2 take-other-card');
    expect(choices(table)).toEqual(['column2-to-column1', 'decline']);
    answer(table, 'take-other-card', 'column2-to-column1');
    expect(due(table)).toBe('2 use-prestige');
    expect(choices(table)).toEqual(['column1-bonus1']);
    answer(table, 'use-prestige', 'column1-bonus1');
    expect(levelOf(table, 1, 'iris')).toBe(2);
    expect(levelOf(table, 1, 'crown')).toBe(1);
    check(table);
  });

  it('R-33: the card won stays and is discarded at the end of the round', () => {
    const table = table25([OTHER_WITH_SYMBOLS, WON]);
    give(table, 1, { placed: { '2-2': 2 } });
    resolve(table);
    answers(table, 'take-other-card column2-to-column1', 'use-prestige column1-under-nobles');
    expect(table.s.slid).toEqual([1, 1, OTHER_WITH_SYMBOLS - 1]);
    expect(table.s.prestigeDiscard).toContain(WON - 1);
    expect(due(table)).toBe('1 choose-iris');
    check(table);
  });

  it('R-33: the Manneken-Pis of the card really taken count', () => {
    const table = table25([OTHER, WON]);
    give(table, 1, { placed: { '2-2': 2 } });
    resolve(table);
    answer(table, 'take-other-card', 'column2-to-column1');
    // Seat 1 has 2 for passing first; of the tied, seat 2 is the first to the left of the old first player.
    expect(told(table, 'first-player-chosen')).toEqual([
      { type: 'first-player-chosen', player: 1, manneken: [2, 2, 0] },
    ]);
  });

  it('R-33: the Manneken-Pis of the card left do not count', () => {
    const table = table25([OTHER_WITH_SYMBOLS, WON_WITH_MANNEKEN, card('architect', 1, 1)]);
    give(table, 1, { placed: { '2-2': 2, '2-3': 1 } });
    resolve(table);
    answer(table, 'take-other-card', 'column2-to-column1');
    expect(told(table, 'first-player-chosen')).toEqual([
      { type: 'first-player-chosen', player: 0, manneken: [2, 1, 0] },
    ]);
  });

  it('card 25 is for one card of the round: of several won one chooses which, for which', () => {
    const table = table25([OTHER, OTHER_WITH_SYMBOLS, WON, WON_WITH_MANNEKEN], '1-2');
    give(table, 1, { placed: { '2-3': 2, '2-4': 1 } });
    resolve(table);
    expect(choices(table)).toEqual([
      'column3-to-column1',
      'column3-to-column2',
      'column4-to-column1',
      'column4-to-column2',
      'decline',
    ]);
    expect(whyNot(table, 'column3-to-column5')).toEqual({ code: 'column-active', column: 4 });
    expect(whyNot(table, 'column5-to-column1')).toEqual({ code: 'card-not-yours', column: 4 });
    answer(table, 'take-other-card', 'column4-to-column2');
    expect(due(table)).toBe('2 use-prestige');
    const columns = new Set(choices(table).map((word) => word.split('-')[0]));
    expect([...columns]).toEqual(['column2', 'column3']);
    expect(usedCards(table)).toEqual([25]);
    usePrestige(table);
    check(table);
  });

  it('card 25 declined leaves the card won, and stays ready', () => {
    const table = table25([OTHER, WON]);
    give(table, 1, { placed: { '2-2': 2 } });
    resolve(table);
    answer(table, 'take-other-card', 'decline');
    expect(usedCards(table)).toEqual([]);
    expect(choices(table).at(-1)).toBe('column2-bonus1');
    usePrestige(table);
    expect(table.s.slid).toEqual([1, 0, WON - 1]);
    check(table);
  });

  it('a tied card is not won: card 25 is not for it', () => {
    const table = table25([OTHER, WON]);
    give(table, 1, { placed: { '2-2': 2 } });
    give(table, 0, { placed: { '3-2': 2 } });
    resolve(table);
    expect(told(table, 'column-tied')).toHaveLength(1);
    expect(cardsTold(table)).toEqual([]);
    expect(due(table)).toBe('1 choose-iris');
  });

  it('card 25 with a card won and a card tied: the bonus of the tied one stays', () => {
    const table = table25([OTHER, WON, WON_WITH_MANNEKEN]);
    give(table, 1, { placed: { '2-2': 2, '2-3': 1 } });
    give(table, 0, { placed: { '5-3': 1 } });
    resolve(table);
    expect(choices(table)).toEqual(['column2-to-column1', 'decline']);
    answer(table, 'take-other-card', 'column2-to-column1');
    expect(due(table)).toBe('1 use-prestige');
    answer(table, 'use-prestige', 'column3-bonus1');
    expect(choices(table)).toEqual(['column1-bonus1', 'column3-bonus1']);
    answers(table, 'use-prestige column1-bonus1', 'use-prestige column3-bonus1');
    expect(levelOf(table, 1, 'iris')).toBe(2);
    expect(levelOf(table, 1, 'crown')).toBe(2);
    check(table);
  });

  it('card 25 is not asked for when its holder wins nothing, whatever others win', () => {
    const table = table25([OTHER, WON]);
    give(table, 0, { placed: { '2-2': 2 } });
    resolve(table);
    expect(cardsTold(table)).toEqual([]);
    expect(due(table)).toBe('1 choose-iris');
  });

  it('card 25 works in every round anew, round 5 included', () => {
    const table = tableOf(3);
    give(table, 1, { cards: [25] });
    toRound(table, 5);
    table.s.iris = IRIS_NAMES.indexOf('1-1');
    give(table, 1, { placed: { '2-2': 2 } });
    resolve(table);
    expect(due(table)).toBe('2 take-other-card');
    answer(table, 'take-other-card', 'column2-to-column1');
    usePrestige(table);
    expect(told(table, 'prestige-exchanged')).toHaveLength(1);
    check(table);
  });

  it('card 25 used in a round is ready in the next', () => {
    const table = table25([OTHER, WON]);
    give(table, 1, { placed: { '2-2': 2 } });
    resolve(table);
    answers(table, 'take-other-card column2-to-column1', 'use-prestige column1-bonus1');
    expect(usedCards(table)).toEqual([]);
    startRound(table);
    table.s.iris = IRIS_NAMES.indexOf('1-1');
    stand(table, '.....', '.2...');
    resolve(table);
    expect(due(table)).toBe('2 take-other-card');
  });
});
