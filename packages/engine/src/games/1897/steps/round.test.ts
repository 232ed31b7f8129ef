import { describe, expect, it } from 'vitest';
import { give, lay, nameOf } from '../arranging.testing.ts';
import { hand, noblesKept, prison } from '../holdings.testing.ts';
import { typeOf } from '../ids.ts';
import { DECKS, DISCARDS } from '../piles.ts';
import {
  answers,
  check,
  due,
  forget,
  newTable,
  passAll,
  type Table,
  toLastRound,
  told,
} from '../table.testing.ts';

/** Where every card of the four piles is: in its deck, discarded or in the area. */
function counts({ s }: Table): number[][] {
  return DECKS.map((deck, pile) => [
    s[deck].length,
    s[DISCARDS[pile]].length,
    s.cards.filter((card) => card >= 0 && typeOf(card) === pile).length,
  ]);
}

describe('1897, Maintenance', () => {
  it('when nobody holds Expo the next one to the left becomes first player', () => {
    const table = newTable(3, { firstPlayer: 2 });
    const first = [table.s.firstPlayer];
    for (let i = 0; i < 3; i++) {
      passAll(table);
      first.push(table.s.firstPlayer);
    }
    expect(first).toEqual([1, 2, 0, 1]);
    expect(due(table)).toBe('2 turn');
  });

  it('the holder of Expo becomes first player, and Expo goes back', () => {
    const table = newTable(4);
    lay(table, { '1-1': 'expo' });
    answers(table, 'turn pass', 'turn pass', 'turn pass', 'turn 1-1', 'place-architect 1/3:1');
    expect(table.s.expoHolder).toBe(3);
    passAll(table);
    if (due(table).endsWith('release-architect')) answers(table, 'release-architect 2/4');
    expect([table.s.firstPlayer, table.s.expoHolder]).toEqual([3, -1]);
    expect(due(table)).toBe('4 turn');
    check(table);
  });

  it('architects come home from the area and from Brussels, but not from prison', () => {
    const table = newTable(3, { bonuses: ['architecture', 'nobility', 'prestige', 'prison'] });
    give(table, 0, { placed: { '1-1': '1/3:3', '1-2': '2/4:2' } });
    give(table, 1, { sent: [['town-hall', '1/3']] });
    check(table);
    passAll(table);
    expect(hand(table, 0)).toEqual({ '1/3': 4, '2/4': 1 });
    expect(prison(table, 0)).toEqual({ '2/4': 1, '2/5': 1 });
    expect(hand(table, 1)).toEqual({ '1/3': 3, '2/4': 1 });
    expect(table.s.owners.every((owner) => owner === -1)).toBe(true);
    expect(table.s.uses).toEqual([0, 0, 0]);
    check(table);
  });

  it('nobles turn upright', () => {
    const table = newTable(3);
    give(table, 1, { nobles: ['(brugmann)', '(horta)', 'buls'] });
    passAll(table);
    expect(noblesKept(table, 1)).toEqual(['brugmann', 'horta', 'buls']);
  });

  it('the cards left in the area are discarded to their own discards, money and Expo go back', () => {
    const table = newTable(3, { area: ['expo', 'money', 'artwork', 'house'] });
    const left = table.s.cards.map((card) => nameOf(table.s, card));
    forget(table);
    passAll(table);
    expect(told(table, 'table-cleared')[0].discarded.map((card) => nameOf(table.s, card))).toEqual(left);
    expect(table.s.expoHolder).toBe(-1);
    check(table);
  });

  it('a new area is laid as at the start: 3 more cards of each pile, or 4', () => {
    for (const [players, drawn] of [
      [3, 3],
      [4, 4],
    ]) {
      const table = newTable(players);
      passAll(table);
      counts(table).forEach(([deck, discards, laid], pile) => {
        expect(deck).toBe([12, 12, 16, 15][pile] - 2 * drawn);
        // All of the first area, and what of the second was not laid.
        expect(discards).toBe(2 * drawn - laid);
      });
      check(table);
    }
  });

  it('new bonus cards are laid, in another order', () => {
    const orders = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const table = newTable(
        3,
        { bonuses: ['prison', 'prestige', 'nobility', 'architecture'] },
        { seed: `${i}` },
      );
      passAll(table);
      expect(table.s.bonuses.toSorted()).toEqual([0, 1, 2, 3]);
      orders.add(table.s.bonuses.join());
    }
    expect(orders.size).toBeGreaterThan(10);
  });

  it('two players: neutral architects lie in every round', () => {
    const table = newTable(2);
    passAll(table);
    expect([table.s.owners[8], table.s.owners[11]]).toEqual([4, 4]);
    check(table);
  });

  it('an empty pile is made anew from its discards whenever needed', () => {
    const table = newTable(4);
    // 12 artworks, 4 a round: the fourth area needs what the first three discarded.
    for (let i = 0; i < 2; i++) passAll(table);
    expect(counts(table)[0][0]).toBe(0);
    forget(table);
    passAll(table);
    expect(told(table, 'pile-reshuffled').map(({ pile, cards }) => [pile, cards])).toEqual([
      [0, 12],
      [1, 12],
      [3, 12],
    ]);
    expect(counts(table)[0][0]).toBe(8);
    check(table);
  });

  it('R-43: cards that are missing leave cells empty', () => {
    const table = newTable(3);
    const { s } = table;
    // Two players hold nearly everything: 3 money cards, 3 nobles and Expo are all there is to lay.
    give(table, 1, { artworks: { red: 3, yellow: 3, blue: 3, green: 3 } });
    give(table, 2, {
      materials: {
        'metal-metal': 2,
        'metal-stone': 2,
        'metal-wood': 2,
        'stone-stone': 2,
        'stone-wood': 2,
        'wood-wood': 2,
      },
      houses: { a: 4, b: 4, c: 4, d: 4 },
    });
    check(table);
    passAll(table);
    expect(s.cards.map((card) => (card < 0 ? 'none' : nameOf(s, card))).slice(7)).toEqual([
      'none',
      'none',
      'none',
      'none',
      'none',
    ]);
    expect(s.cards.slice(0, 7).every((card) => card >= 0)).toBe(true);
    check(table);
  });

  it('there are four rounds, and nothing is cleared after the last one', () => {
    const table = newTable(3, { bonuses: ['architecture'] });
    toLastRound(table);
    expect(table.s.round).toBe(4);
    passAll(table);
    expect(due(table)).toBe('over');
    expect(told(table, 'table-cleared')).toEqual([]);
    check(table);
  });
});
