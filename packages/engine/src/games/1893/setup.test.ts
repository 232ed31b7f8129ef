import { describe, expect, it } from 'vitest';
import { allEyes } from '../../core/view.ts';
import { startGame } from '../../loading.ts';
import { COMPASS_KINDS } from './compass.ts';
import { ACTIONS } from './ids.ts';
import { CURSOR_NAMES, CURSOR_START } from './market.ts';
import { namedKinds } from './payment.ts';
import type { State } from './state.ts';
import {
  answer,
  artworksHeld,
  check,
  choices,
  cubesOf,
  displayed,
  due,
  francsTold,
  give,
  levelOf,
  newTable,
  noblesKept,
  told,
  total,
  whyNot,
} from './table.testing.ts';

const COUNTS = [2, 3, 4, 5];
const SEEDS = Array.from({ length: 60 }, (_, i) => `deal ${i}`);

function dealt(players: number, seed: string): State {
  return startGame('1893', { players, seed }) as State;
}

/** The letters of the actions, a word a row. */
function rows(s: State): string[] {
  const letters = s.actions.map((action) => ACTIONS[action][0].toUpperCase());
  return [0, 5, 10, 15, 20].map((from) => letters.slice(from, from + 5).join(''));
}

const STRIPS = ['WSNMC', 'NMCWS', 'CWSNM', 'SNMCW', 'MCWSN'];

describe('2e, Setup', () => {
  it('the strips lie one a row, from the top, in the order dealt (R-1)', () => {
    expect(rows(newTable(4, { strips: [1, 2, 3, 4, 5] }).s)).toEqual(STRIPS);
    expect(rows(newTable(4, { strips: [3, 5, 1, 4, 2] }).s)).toEqual([
      'CWSNM',
      'MCWSN',
      'WSNMC',
      'SNMCW',
      'NMCWS',
    ]);
  });

  it('the order of the strips is left to chance, each lies there once, and there are 25 spaces', () => {
    const orders = SEEDS.map((seed) => rows(dealt(3, seed)));
    for (const order of orders) expect(order.slice().sort()).toEqual(STRIPS.slice().sort());
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(30);
    expect(dealt(3, 'deal').actions).toHaveLength(25);
  });

  it('the same setup deals the same game, another seed another one', () => {
    const plain = ({ nobleDeck, stockDeck, prestigeDeck, actions }: State) =>
      JSON.stringify([nobleDeck, stockDeck, prestigeDeck, actions]);
    expect(plain(dealt(4, 'once'))).toBe(plain(dealt(4, 'once')));
    expect(plain(dealt(4, 'once'))).not.toBe(plain(dealt(4, 'twice')));
  });

  it('of 21 nobles, 3 of each kind but Brugmann, four lie face up and 17 in the draw pile', () => {
    const { s } = newTable(4);
    expect(s.nobleDisplay.every((noble) => noble >= 0)).toBe(true);
    expect(s.nobleDisplay).toHaveLength(4);
    expect(s.nobleDeck).toHaveLength(17);
    expect(s.nobleDiscard).toEqual([]);
    const ids = [...s.nobleDisplay, ...s.nobleDeck].map((noble) => s.rules.nobles[noble].id);
    for (const kind of ['empain', 'solvay', 'buls', 'albert', 'van-de-velde', 'vandervelde', 'maeterlinck'])
      expect(
        ids.filter((id) => id === kind),
        kind,
      ).toHaveLength(3);
    expect(ids).not.toContain('brugmann');
    expect(ids).not.toContain('nagelmackers');
    expect(ids).not.toContain('privat-livemont');
  });

  it('the first four cards of the noble deck are those on display, at 3, 2, 1 and 0 BF from the left', () => {
    const table = newTable(4, { nobles: ['buls', 'empain', 'albert', 'solvay'] });
    expect(displayed(table).sort()).toEqual(['albert', 'buls', 'empain', 'solvay']);
    expect(table.s.rules.displayCosts).toEqual([3, 2, 1, 0]);
  });

  it('the first noble turned up lies on the free space, the others left of it one after the other (R-50)', () => {
    const table = newTable(4, { nobles: ['buls', 'empain', 'albert', 'solvay'] });
    expect(displayed(table)).toEqual(['solvay', 'albert', 'empain', 'buls']);
  });

  it('of 12 stock cards 5 are kept, one of them already turned up, and 7 are out of the game', () => {
    const table = newTable(4, { stock: [6, 2, 9, 1, 12] });
    while (due(table).endsWith('start-artwork')) answer(table, 'start-artwork', 'blue');
    const { s } = table;
    expect(s.stockCard).toBe(5);
    expect(s.stockDeck.toReversed()).toEqual([1, 8, 0, 11]);
    expect(s.stockOut.slice().sort((a, b) => a - b)).toEqual([2, 3, 4, 6, 7, 9, 10]);
  });

  it('of 30 prestige cards one lies under each of the five columns and 25 are in the draw pile', () => {
    const { s } = newTable(4, { prestige: [30, 1, 15, 7, 22] });
    expect(s.prestigeStrip).toEqual([29, 0, 14, 6, 21]);
    expect(s.prestigeDeck).toHaveLength(25);
    expect(new Set([...s.prestigeStrip, ...s.prestigeDeck]).size).toBe(30);
  });

  it('the five rounds and their first to pass use up exactly the 30 prestige cards', () => {
    const { prestige, rounds } = newTable(4).s.rules;
    expect(5 + (rounds - 1) * 5 + rounds).toBe(prestige.length);
  });

  it('decks and the stock cards out of the game are seen by nobody', () => {
    const { s } = newTable(4);
    for (const eyes of allEyes(s.rules)) {
      const view = s.rules.view(s, eyes);
      for (const hidden of [view.nobleDeck, view.prestigeDeck, view.stockDeck, view.stockOut])
        expect(new Set(hidden)).toEqual(new Set([-2]));
      expect(view.nobleDisplay).toEqual(s.nobleDisplay);
      expect(view.prestigeStrip).toEqual(s.prestigeStrip);
    }
  });

  it('the market cursor lies in the middle of the grid and both display spaces are empty', () => {
    const { s } = newTable(4);
    expect(s.cursor).toBe(CURSOR_START);
    expect(CURSOR_NAMES[s.cursor]).toBe('4-4');
    expect(s.shop).toEqual([-1, -1]);
  });

  it('the workshop has 6 artworks of each of five colours, black included', () => {
    expect(artworksHeld(newTable(3), 3)).toEqual({ yellow: 6, brown: 6, blue: 6, green: 6, black: 6 });
  });

  it('the supply has 10 wood, 10 iron, 10 stone, 15 jokers and no glass, and players have no cubes', () => {
    const table = newTable(3);
    expect(cubesOf(table, 3)).toEqual({ wood: 10, iron: 10, stone: 10, joker: 15 });
    for (let seat = 0; seat < 3; seat++) expect(cubesOf(table, seat)).toEqual({});
  });

  it('the needles point at wood and stone and the arrow tile covers glass', () => {
    const { s } = newTable(3);
    expect(namedKinds(s)).toEqual(['wood', 'stone']);
    expect(COMPASS_KINDS[s.compass[s.rules.arrow]]).toBe('glass');
  });

  it('the first player is drawn by lot, and every seat can be it', () => {
    for (const players of COUNTS) {
      const drawn = new Set(SEEDS.map((seed) => dealt(players, seed).firstPlayer));
      expect([...drawn].sort()).toEqual(Array.from({ length: players }, (_, seat) => seat));
    }
  });

  it.each([
    [2, 2, [6, 5]],
    [3, 1, [5, 6, 7]],
    [4, 3, [7, 8, 5, 6]],
    [5, 4, [7, 8, 9, 5, 6]],
  ])(
    'the first player has 5 BF and the others clockwise one more each: %i players, seat %i first',
    (players, firstPlayer, francs) => {
      const table = newTable(players, { firstPlayer });
      expect(table.s.money).toEqual(francs);
      francs.forEach((amount, seat) => {
        expect(francsTold(table, seat)).toEqual({ setup: amount });
      });
      expect(table.s.firstPlayer).toBe(firstPlayer - 1);
    },
  );

  it('from the first player clockwise each takes one artwork of any colour but black', () => {
    const table = newTable(4, { firstPlayer: 3 });
    const asked: string[] = [];
    for (const colour of ['green', 'green', 'brown', 'yellow']) {
      asked.push(due(table));
      expect(choices(table)).toEqual(['yellow', 'brown', 'blue', 'green']);
      expect(whyNot(table, 'black')).toEqual({ code: 'black-not-allowed' });
      answer(table, 'start-artwork', colour);
    }
    expect(asked).toEqual(['3 start-artwork', '4 start-artwork', '1 start-artwork', '2 start-artwork']);
    expect([0, 1, 2, 3].map((seat) => artworksHeld(table, seat))).toEqual([
      { brown: 1 },
      { yellow: 1 },
      { green: 1 },
      { green: 1 },
    ]);
    expect(artworksHeld(table, 4)).toEqual({ yellow: 5, brown: 5, blue: 6, green: 4, black: 6 });
    expect(told(table, 'artwork-taken').map((event) => event.source)).toEqual(Array(4).fill('setup'));
    check(table);
  });

  it('an empty stack gives no starting artwork (R-12)', () => {
    const table = newTable(3);
    give(table, 1, { artworks: { blue: 6 } });
    expect(choices(table)).toEqual(['yellow', 'brown', 'green']);
    expect(whyNot(table, 'blue')).toEqual({ code: 'stack-empty', colour: 2 });
  });

  it('each player starts with 5 architects at hand and 2 in the courthouse, and no house built', () => {
    const { s } = newTable(5);
    expect(s.architects).toEqual([5, 5, 5, 5, 5]);
    expect(s.courthouse).toEqual([2, 2, 2, 2, 2]);
    expect(s.built).toEqual([0, 0, 0, 0, 0]);
    expect(s.houses.every((owner) => owner === -1)).toBe(true);
    expect(s.meeples.every((who) => who === -1)).toBe(true);
  });

  it('each player starts with Brugmann, ready to be used, and no other noble', () => {
    const table = newTable(5);
    for (let seat = 0; seat < 5; seat++) expect(noblesKept(table, seat)).toEqual(['brugmann']);
    expect(table.s.usedNobles).toEqual([0, 0, 0, 0, 0]);
  });

  it('discs start on the first space of the three tracks, at 0 VP, and every row counts once', () => {
    const table = newTable(5);
    for (let seat = 0; seat < 5; seat++) {
      for (const track of ['iris', 'crown', 'architect'] as const)
        expect(levelOf(table, seat, track)).toBe(1);
      expect(total(table, seat)).toBe(0);
    }
    expect(table.s.multipliers).toEqual(Array(20).fill(1));
  });

  it('the game is for 2 to 5 players', () => {
    for (const players of COUNTS) check(newTable(players));
    expect(() => newTable(1)).toThrow();
    expect(() => newTable(6)).toThrow();
  });

  it('after the artworks round 1 of 5 begins', () => {
    const table = newTable(2);
    answer(table, 'start-artwork', 'blue');
    answer(table, 'start-artwork', 'blue');
    expect(told(table, 'round-started')).toEqual([{ type: 'round-started', round: 1, firstPlayer: 0 }]);
    expect(table.s.rules.rounds).toBe(5);
    expect(due(table)).toBe('1 choose-iris');
  });

  it.each([
    ['a seat that is not at the table', { firstPlayer: 4 }],
    ['a fourth copy of a noble', { nobles: ['buls', 'buls', 'buls', 'buls'] }],
    ['Brugmann in the deck', { nobles: ['brugmann'] }],
    ['a noble that is not in the game', { nobles: ['nagelmackers'] }],
    ['a strip twice', { strips: [1, 1] }],
    ['a stock card that does not exist', { stock: [13] }],
    ['a prestige card that does not exist', { prestige: [31] }],
  ])('a deal is refused that asks for %s', (_, deal) => {
    expect(() => newTable(3, deal)).toThrow();
  });
});
