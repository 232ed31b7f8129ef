import { describe, expect, it } from 'vitest';
import { give, lay } from '../arranging.testing.ts';
import { artworksHeld } from '../holdings.testing.ts';
import type { ColourName } from '../ids.ts';
import {
  answer,
  check,
  choices,
  due,
  forget,
  giveTurn,
  newTable,
  passAll,
  pointsTold,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';

type Artworks = Partial<Record<ColourName, number>>;

/** The seat takes Expo; the artworks are those of seats 0 to 3. */
function takingExpo(artworks: readonly Artworks[], seat = 0, passed: readonly number[] = []): Table {
  const table = newTable(4);
  lay(table, { '1-1': 'expo' });
  artworks.forEach((held, player) => {
    give(table, player, { artworks: held });
  });
  for (const player of passed) {
    giveTurn(table, player);
    answer(table, 'turn', 'pass');
  }
  giveTurn(table, seat);
  give(table, seat, { francs: 1 });
  check(table);
  forget(table);
  answer(table, 'turn', '1-1');
  return table;
}

function shown(table: Table): [number, number][] {
  return told(table, 'artwork-shown').map(({ player, colour }) => [player, colour]);
}

const RED = 0;
const YELLOW = 1;
const BLUE = 2;
const GREEN = 3;

describe('1897, Exhibition', () => {
  it('example: red, yellow, then the starter has nothing left, the second shows blue, nobody green: over', () => {
    const table = takingExpo([{ red: 1 }, { red: 1, yellow: 1, blue: 1 }, {}, {}]);
    expect(due(table)).toBe('2 show-artwork');
    expect(choices(table)).toEqual(['yellow', 'blue']);
    expect(whyNot(table, 'red')).toEqual({ code: 'colour-shown', colour: RED });
    expect(whyNot(table, 'green')).toEqual({ code: 'no-such-artwork', colour: GREEN });
    answer(table, 'show-artwork', 'yellow');
    expect(shown(table)).toEqual([
      [0, RED],
      [1, YELLOW],
      [1, BLUE],
    ]);
    expect(pointsTold(table, 0)).toEqual({ exhibition: 2 });
    expect(pointsTold(table, 1)).toEqual({ exhibition: 4 });
    expect(pointsTold(table, 2)).toEqual({});
    expect(told(table, 'exhibition-ended')).toHaveLength(1);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('goes clockwise from the one who takes Expo, again and again', () => {
    const table = takingExpo([{ yellow: 1 }, {}, { red: 1, blue: 1, green: 1 }, {}], 2);
    expect(due(table)).toBe('3 show-artwork');
    answer(table, 'show-artwork', 'green');
    expect(due(table)).toBe('3 show-artwork');
    answer(table, 'show-artwork', 'red');
    expect(shown(table)).toEqual([
      [2, GREEN],
      [0, YELLOW],
      [2, RED],
      [2, BLUE],
    ]);
  });

  it('each colour is shown once in an exhibition, and it is over when all four are', () => {
    const all = { red: 1, yellow: 1, blue: 1, green: 1 };
    const table = takingExpo([{}, all, all, all]);
    expect(due(table)).toBe('2 show-artwork');
    answer(table, 'show-artwork', 'red');
    answer(table, 'show-artwork', 'yellow');
    answer(table, 'show-artwork', 'blue');
    expect(shown(table)).toEqual([
      [1, RED],
      [2, YELLOW],
      [3, BLUE],
      [1, GREEN],
    ]);
    expect([0, 1, 2, 3].map((seat) => pointsTold(table, seat).exhibition ?? 0)).toEqual([0, 4, 2, 2]);
    expect(due(table)).toBe('2 turn');
  });

  it('a player who can not show an artwork on their turn is out of it', () => {
    const table = takingExpo([{ red: 1 }, { red: 2 }, { blue: 1 }, {}]);
    expect(shown(table)).toEqual([
      [0, RED],
      [2, BLUE],
    ]);
  });

  it('artworks are not discarded', () => {
    const table = takingExpo([{ red: 1 }, { blue: 2 }, {}, {}]);
    expect(artworksHeld(table, 0)).toEqual({ red: 1 });
    expect(artworksHeld(table, 1)).toEqual({ blue: 2 });
  });

  it('who has passed takes no part', () => {
    const table = takingExpo([{ red: 1 }, { blue: 1 }, { green: 1 }, {}], 0, [1]);
    expect(shown(table)).toEqual([
      [0, RED],
      [2, GREEN],
    ]);
  });

  it('R-44: Expo may be taken, and is kept, without any artwork; the others still exhibit', () => {
    const table = takingExpo([{}, {}, { green: 1 }, {}]);
    expect(table.s.expoHolder).toBe(0);
    expect(shown(table)).toEqual([[2, GREEN]]);
    const empty = takingExpo([{}, {}, {}, {}]);
    expect(empty.s.expoHolder).toBe(0);
    expect(shown(empty)).toEqual([]);
    expect(told(empty, 'exhibition-ended')).toHaveLength(1);
    check(empty);
  });

  it('R-44: one may choose the colour, but not decline', () => {
    const table = takingExpo([{ red: 1, blue: 1 }, {}, {}, {}]);
    expect(choices(table)).toEqual(['red', 'blue']);
    answer(table, 'show-artwork', 'blue');
    expect(shown(table)).toEqual([
      [0, BLUE],
      [0, RED],
    ]);
  });

  it('the one who took Expo is the first player of the next round, and Expo goes back', () => {
    const table = takingExpo([{}, {}, {}, {}], 2);
    passAll(table);
    expect(table.s.round).toBe(2);
    expect(table.s.firstPlayer).toBe(2);
    expect(table.s.expoHolder).toBe(-1);
    expect(told(table, 'first-player-chosen')).toEqual([
      { type: 'first-player-chosen', player: 2, byExpo: true },
    ]);
    check(table);
  });

  it('when it is over the turn goes on to the one left of who took Expo, whoever showed the last artwork', () => {
    const table = takingExpo([{ yellow: 1 }, { blue: 1 }, { red: 1 }, {}], 2);
    expect(shown(table)).toEqual([
      [2, RED],
      [0, YELLOW],
      [1, BLUE],
    ]);
    expect(due(table)).toBe('4 turn');
  });

  it('who passes after taking Expo still is the first player of the next round', () => {
    const table = takingExpo([{}, {}, {}, {}], 1);
    giveTurn(table, 1);
    answer(table, 'turn', 'pass');
    expect(table.s.expoHolder).toBe(1);
    passAll(table);
    expect(table.s.firstPlayer).toBe(1);
    expect(due(table)).toBe('2 turn');
  });
});
