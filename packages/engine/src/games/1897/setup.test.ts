import { describe, expect, it } from 'vitest';
import { UNKNOWN } from '../../core/game.ts';
import { allEyes } from '../../core/view.ts';
import { nameOf } from './arranging.testing.ts';
import { game1897 } from './game.ts';
import {
  artworksHeld,
  hand,
  housesHeld,
  levels,
  materialsHeld,
  noblesKept,
  prison,
  total,
} from './holdings.testing.ts';
import { CARD_TYPES, NEUTRAL, typeOf } from './ids.ts';
import { DECKS, DISCARDS } from './piles.ts';
import type { Rules, State } from './state.ts';
import { check, due, francsTold, newTable, told } from './table.testing.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => `deal ${i}`);

function dealt(players: number, seed: string): State {
  return newTable(players, {}, { seed }).s;
}

/** How many cards of each type lie in the area. */
function typesLaid(s: State): number[] {
  return CARD_TYPES.map((_, type) => s.cards.filter((card) => card >= 0 && typeOf(card) === type).length);
}

function cardsOfPile(s: State, pile: number): string[] {
  return [...s[DECKS[pile]], ...s[DISCARDS[pile]]].map((kind) => nameOf(s, pile * 16 + kind));
}

describe('1897, Setup', () => {
  it('the game is for 2 to 4 players', () => {
    expect([game1897.minPlayers, game1897.maxPlayers]).toEqual([2, 4]);
  });

  it('there are 4 rounds, and the first begins with a turn of the first player', () => {
    const table = newTable(3, { firstPlayer: 2 });
    expect(table.s.rules.rounds).toBe(4);
    expect(table.s.round).toBe(1);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('markers start at level 1 of the three scales, with 0 VP', () => {
    const table = newTable(4);
    for (let seat = 0; seat < 4; seat++) {
      expect(levels(table, seat)).toEqual([1, 1, 1]);
      expect(total(table, seat)).toBe(0);
    }
  });

  it('each player starts with Brugmann, ready to be used, and nothing else', () => {
    const table = newTable(4);
    for (let seat = 0; seat < 4; seat++) {
      expect(noblesKept(table, seat)).toEqual(['brugmann']);
      expect(artworksHeld(table, seat)).toEqual({});
      expect(materialsHeld(table, seat)).toEqual({});
      expect(housesHeld(table, seat)).toEqual({});
    }
  });

  it.each([
    [2, { '1/3': 4, '2/4': 2 }, { '2/5': 1 }],
    [3, { '1/3': 4, '2/4': 1 }, { '2/4': 1, '2/5': 1 }],
    [4, { '1/3': 4, '2/4': 1 }, { '2/4': 1, '2/5': 1 }],
  ])('architects at hand and in prison with %i players', (players, atHand, inPrison) => {
    const table = newTable(players);
    for (let seat = 0; seat < players; seat++) {
      expect(hand(table, seat)).toEqual(atHand);
      expect(prison(table, seat)).toEqual(inPrison);
    }
  });

  it.each([
    [2, 1, [4, 5]],
    [3, 2, [6, 4, 5]],
    [4, 1, [4, 5, 6, 7]],
    [4, 3, [6, 7, 4, 5]],
  ])(
    'the first player has 4 BF and the others clockwise one more each: %i players, first %i',
    (players, first, francs) => {
      const table = newTable(players, { firstPlayer: first });
      expect(table.s.money).toEqual(francs);
      for (let seat = 0; seat < players; seat++)
        expect(francsTold(table, seat)).toEqual({ setup: francs[seat] });
    },
  );

  it('the first player is drawn by lot, and every seat can be it', () => {
    const first = SEEDS.map(
      (seed) => newTable(4, { firstPlayer: undefined } as never, { seed }).s.firstPlayer,
    );
    expect(new Set(first)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('the piles are 12 artworks, 12 materials, 16 houses and 15 nobles without Brugmann', () => {
    const table = newTable(3, { area: ['expo', 'money', 'money', 'money'] });
    const { s } = table;
    const laid = (pile: number) =>
      s.cards.filter((card) => typeOf(card) === pile).map((card) => nameOf(s, card));
    const all = [0, 1, 2, 3].map((pile) => [...cardsOfPile(s, pile), ...laid(pile)].sort());
    expect(all.map((cards) => cards.length)).toEqual([12, 12, 16, 15]);
    expect(new Set(all[0]).size).toBe(4);
    expect(new Set(all[1]).size).toBe(6);
    expect(new Set(all[2]).size).toBe(4);
    expect(all[3]).not.toContain('brugmann');
  });
});

describe('1897, Art Nouveau area', () => {
  it.each([
    [2, 12, 3],
    [3, 12, 3],
    [4, 16, 4],
  ])(
    'size of the area and cards of a type at most: %i players, %i cells in rows of four, %i cards',
    (players, cells, most) => {
      for (const seed of SEEDS) {
        const s = dealt(players, seed);
        expect(s.cards).toHaveLength(cells);
        const types = typesLaid(s);
        expect(Math.max(...types)).toBeLessThanOrEqual(most);
        expect(types[CARD_TYPES.indexOf('expo')]).toBeLessThanOrEqual(1);
        expect(types.reduce((sum, count) => sum + count)).toBe(players === 2 ? cells - 2 : cells);
      }
    },
  );

  it('a type of card can be absent from the area, and so can Expo', () => {
    const absent = SEEDS.map((seed) => typesLaid(dealt(3, seed)).map((count) => count === 0));
    expect(absent.some((types) => types[CARD_TYPES.indexOf('expo')])).toBe(true);
    expect(absent.some((types) => !types[CARD_TYPES.indexOf('expo')])).toBe(true);
    expect(absent.some((types) => types.slice(0, 5).includes(true))).toBe(true);
  });

  it('each pile has given 3 cards, 4 with four players; those not laid are in its discards', () => {
    for (const [players, drawn] of [
      [2, 3],
      [3, 3],
      [4, 4],
    ]) {
      const { s } = newTable(players);
      [12, 12, 16, 15].forEach((size, pile) => {
        const laid = s.cards.filter((card) => card >= 0 && typeOf(card) === pile).length;
        expect(s[DECKS[pile]]).toHaveLength(size - drawn);
        expect(s[DISCARDS[pile]]).toHaveLength(drawn - laid);
      });
    }
  });

  it('two players: neutral architects of value 2 replace the cards at both ends of the bottom row', () => {
    const { s, events } = newTable(2);
    expect(s.owners.flatMap((owner, cell) => (owner === NEUTRAL ? [cell] : []))).toEqual([8, 11]);
    expect(s.rules.faceValues[s.faces[8]]).toBe(2);
    expect(s.rules.faceValues[s.faces[11]]).toBe(2);
    expect([s.cards[8], s.cards[11]]).toEqual([-1, -1]);
    expect(events.filter((event) => event.type === 'neutral-placed')).toHaveLength(2);
  });

  it.each([3, 4])('no neutral architects with more players: %i', (players) => {
    expect(newTable(players).s.owners.every((owner) => owner === -1)).toBe(true);
  });

  it('R-42: Expo goes back to its area where a neutral architect replaces it', () => {
    const eight = ['artwork', 'artwork', 'artwork', 'house', 'house', 'house', 'noble', 'noble'];
    const table = newTable(2, { area: [...eight, 'expo', 'money', 'money', 'material'] });
    expect(table.s.cards.map((card) => (card < 0 ? 'none' : CARD_TYPES[typeOf(card)]))).toEqual([
      ...eight,
      'none',
      'money',
      'money',
      'none',
    ]);
    expect(table.s.expoHolder).toBe(-1);
    expect(told(table, 'area-laid')[0].discarded.map((card) => nameOf(table.s, card))).toContain('expo');
    check(table);
  });

  it('one bonus card lies under each column, in an order left to chance', () => {
    const orders = SEEDS.map((seed) => dealt(3, seed).bonuses);
    for (const bonuses of orders) expect(bonuses.toSorted()).toEqual([0, 1, 2, 3]);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(15);
  });

  it('which cards lie where is left to chance, from the seed alone', () => {
    expect(dealt(4, 'once').cards).toEqual(dealt(4, 'once').cards);
    expect(new Set(SEEDS.map((seed) => dealt(4, seed).cards.join())).size).toBe(SEEDS.length);
  });

  it('the order of the piles is seen by nobody, and all that is discarded is', () => {
    const { s } = newTable(4);
    for (const eyes of allEyes(s.rules)) {
      const view = s.rules.view(s, eyes);
      for (const deck of DECKS) expect(new Set(view[deck])).toEqual(new Set([UNKNOWN]));
      for (const list of DISCARDS) expect(view[list]).toEqual(s[list]);
      expect(view.cards).toEqual(s.cards);
    }
  });
});

describe('1897, Setup as given', () => {
  it('piles, area and bonuses can be given, the beginning of each or all of it', () => {
    const { s } = newTable(3, {
      firstPlayer: 3,
      artworks: ['green', 'red', 'red'],
      nobles: ['hankar', 'buls', 'horta', 'albert'],
      area: ['artwork', 'noble', 'expo', 'artwork'],
      bonuses: ['prison', 'nobility'],
    });
    expect(s.firstPlayer).toBe(2);
    expect(s.cards.slice(0, 4).map((card) => nameOf(s, card))).toEqual(['green', 'hankar', 'expo', 'red']);
    expect(s.bonuses.slice(0, 2).map((card) => s.rules.bonusCards[card].id)).toEqual(['prison', 'nobility']);
    expect(nameOf(s, 3 * 16 + (s.nobleDeck.at(-1) as number))).toBe('albert');
  });

  it.each([
    ['a first player there is not', 3, { firstPlayer: 4 }, /deal.firstPlayer: there are 3 players/],
    ['a colour there is not', 3, { artworks: ['black'] }, /deal.artworks\[0\]: there is no 'black'/],
    [
      'a fourth red artwork',
      3,
      { artworks: ['red', 'red', 'red', 'red'] },
      /deal.artworks\[3\]: there is no 'red', or no more/,
    ],
    ['a pair of materials there is not', 3, { materials: ['glass-wood'] }, /deal.materials\[0\]/],
    ['a house there is not', 3, { houses: ['a', 'e'] }, /deal.houses\[1\]/],
    [
      'the starting noble in the pile',
      3,
      { nobles: ['brugmann'] },
      /deal.nobles\[0\]: there is no 'brugmann'/,
    ],
    ['a type of card there is not', 3, { area: ['tower'] }, /area\[0\]: expected one of artwork/],
    ['two Expos', 3, { area: ['expo', 'expo'] }, /deal.area\[1\]: there is no 'expo', or no more/],
    [
      'four houses with three players',
      3,
      { area: ['house', 'house', 'house', 'house'] },
      /deal.area\[3\]: there is no 'house', or no more/,
    ],
    [
      'more cells than there are',
      3,
      { area: ['expo', ...['artwork', 'money', 'house', 'noble'].flatMap((type) => [type, type, type])] },
      /deal.area: there are 12 cells, not 13/,
    ],
    ['a bonus twice', 3, { bonuses: ['prison', 'prison'] }, /deal.bonuses\[1\]/],
    ['an unknown part', 3, { strips: [1] }, /strips: unknown key/],
  ] as const)('a deal is refused that asks for %s', (_, players, deal, message) => {
    const rules = game1897.rules(players, {}, game1897.pack, 1) as Rules;
    expect(() => game1897.start(rules, 'x', deal as never)).toThrow(message);
  });
});
