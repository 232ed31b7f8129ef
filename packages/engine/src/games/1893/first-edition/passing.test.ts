import { describe, expect, it } from 'vitest';
import { toRound } from '../resolution.testing.ts';
import { answer, answers, check, due, forget, francsTold, passAll, told } from '../table.testing.ts';
import { type Artworks, card, held, layArtworks, setExhibitions, tableAtTurn } from './table.testing.ts';

// Colours by hand: none, one (twice), two with black, three, four, all five.
const HANDS: [Artworks, number][] = [
  [{}, 0],
  [{ blue: 2 }, 1],
  [{ blue: 2, black: 1 }, 2],
  [{ yellow: 1, pink: 1, green: 2 }, 3],
  [{ yellow: 1, pink: 1, blue: 1, green: 1 }, 4],
  [{ yellow: 1, pink: 1, blue: 1, green: 1, black: 3 }, 5],
];

describe('1e, Passing', () => {
  it.each(HANDS)('the first to pass gains 1 BF, and 1 BF for each colour of artwork: %o', (hand, colours) => {
    const table = tableAtTurn(3);
    layArtworks(table, { hands: [hand] });
    answer(table, 'turn', 'pass');
    const { 'pass-exhibition': extra = 0, 'pass-artworks': artworks = 0 } = francsTold(table, 0);
    expect([extra, artworks]).toEqual([1, colours]);
    expect(table.s.money[0]).toBe(5 + 1 + colours);
    check(table);
  });

  it.each(HANDS)('the others gain 1 BF for each colour of artwork only: %o', (hand, colours) => {
    const table = tableAtTurn(3);
    layArtworks(table, { hands: [{}, hand] });
    answers(table, 'turn pass', 'turn pass');
    expect(table.s.money[1]).toBe(6 + colours);
    expect(francsTold(table, 1)).toEqual(colours === 0 ? {} : { 'pass-artworks': colours });
    expect(told(table, 'exhibition-taken').map(({ player }) => player)).toEqual([0]);
    check(table);
  });

  it('the first to pass takes the tile of the year', () => {
    const table = tableAtTurn(3);
    answers(table, 'turn stock-exchange', 'turn pass');
    expect(told(table, 'exhibition-taken')).toEqual([
      { type: 'exhibition-taken', player: 1, year: 1893, tiles: 1 },
    ]);
    expect(table.s.exhibitions).toEqual([1]);
    expect(due(table)).toBe('3 turn');
  });

  it('there is a tile for each of the five rounds, and one keeps those one has', () => {
    const table = tableAtTurn(3);
    const taken: string[] = [];
    for (let round = 1; round <= 5; round++) {
      toRound(table, round);
      forget(table);
      answer(table, 'turn', 'pass');
      taken.push(
        ...told(table, 'exhibition-taken').map(({ player, year, tiles }) => `${player} ${year} ${tiles}`),
      );
    }
    expect(taken).toEqual(['0 1893 1', '0 1897 2', '0 1900 3', '0 1905 4', '0 1910 5']);
    check(table);
  });

  it('the gain is 1 BF however many tiles one has', () => {
    const table = tableAtTurn(3);
    toRound(table, 4);
    forget(table);
    answer(table, 'turn', 'pass');
    expect(francsTold(table, 0)['pass-exhibition']).toBe(1);
  });

  it('no bonus card is kept face down', () => {
    const table = tableAtTurn(3);
    answer(table, 'turn', 'pass');
    expect(table.s.faceDown).toEqual([]);
    expect(table.s.prestigeDeck).toHaveLength(20);
  });

  it('who has passed plays no more in the round; the others go on', () => {
    const table = tableAtTurn(3);
    answers(table, 'turn pass', 'turn stock-exchange', 'turn pass');
    expect(due(table)).toBe('2 turn');
  });

  it('passing takes no artwork away', () => {
    const table = tableAtTurn(3);
    answer(table, 'turn', 'pass');
    expect(held(table, 0)).toEqual({ yellow: 1 });
  });
});

describe('1e, First player', () => {
  it('the tile of this round counts 2 Manneken-Pis', () => {
    const table = tableAtTurn(3);
    answers(table, 'turn stock-exchange', 'turn pass');
    passAll(table);
    expect(told(table, 'first-player-chosen')).toEqual([
      { type: 'first-player-chosen', player: 1, manneken: [0, 2, 0] },
    ]);
  });

  it('tiles of earlier rounds do not count', () => {
    const table = tableAtTurn(3);
    toRound(table, 4);
    setExhibitions(table, 0, 0, 0);
    expect(due(table)).toBe('1 turn');
    answers(table, 'turn stock-exchange', 'turn pass', 'turn pass', 'turn pass');
    expect(told(table, 'first-player-chosen')[0]).toMatchObject({ player: 1, manneken: [0, 2, 0] });
  });

  it('cards won in this round count with it; a tie goes to the first to the left of the old first player', () => {
    const prestige = [
      card('iris', 2, 0),
      card('iris', 0, 2),
      card('crown', 1, 1),
      card('crown', 2, 0),
      card('release', 2, 0),
    ];
    const table = tableAtTurn(3, { deal: { prestige } });
    // Seat 1 passes first: 2. Seat 3 wins the second column: 2. Seat 2 wins the third one: 1.
    answers(table, 'turn pass', 'turn 2-3', 'bid 1');
    while (due(table) !== '3 turn') answer(table, 'do-action', 'skip');
    answers(table, 'turn 2-2', 'bid 1');
    while (due(table) !== '2 turn') answer(table, 'do-action', 'skip');
    answers(table, 'turn pass', 'turn pass');
    expect(told(table, 'first-player-chosen')).toEqual([
      { type: 'first-player-chosen', player: 2, manneken: [2, 1, 2] },
    ]);
  });
});
