import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import { toRound } from '../resolution.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  forget,
  give,
  giveTurn,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';
import {
  type Colour,
  held,
  houseOn,
  layArtworks,
  pileOf,
  place,
  placeAndDo,
  setExhibitions,
  tableAtTurn,
} from './table.testing.ts';

/** Round `owners` + 1: seat 1 is to move, without artworks; the pile begins with these. */
function atWorkshop(owners: readonly number[], top: readonly Colour[]): Table {
  const table = tableAtTurn(3);
  if (owners.length > 0) toRound(table, owners.length + 1);
  table.s.iris = 0;
  setExhibitions(table, ...owners);
  layArtworks(table, { top });
  giveTurn(table, 0);
  give(table, 0, { francs: 9 });
  forget(table);
  return table;
}

const SIX: Colour[] = ['yellow', 'pink', 'blue', 'green', 'yellow', 'pink'];

describe('1e, Workshop', () => {
  it('without exhibition tile the top of the pile is drawn and kept: there is nothing to choose', () => {
    const table = atWorkshop([], ['pink', 'blue']);
    placeAndDo(table, 'workshop');
    expect(held(table, 0)).toEqual({ pink: 1 });
    expect(pileOf(table)).toHaveLength(23);
    expect(pileOf(table)[0]).toBe('blue');
    expect(told(table, 'artworks-drawn')).toEqual([{ type: 'artworks-drawn', player: 0, colours: [1] }]);
    expect(told(table, 'artwork-taken')).toEqual([
      { type: 'artwork-taken', player: 0, colour: 1, source: 'action' },
    ]);
    expect(told(table, 'artworks-put-back')).toEqual([]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it.each([
    [1, ['yellow', 'pink']],
    [2, ['yellow', 'pink', 'blue']],
    [3, ['yellow', 'pink', 'blue', 'green']],
    [4, ['yellow', 'pink', 'blue', 'green', 'yellow']],
  ] as const)('one more is drawn for each exhibition tile one has: %i tiles', (tiles, drawn) => {
    const table = atWorkshop(Array<number>(tiles).fill(0), SIX);
    placeAndDo(table, 'workshop');
    expect(due(table)).toBe('1 take-artwork');
    expect(table.s.drawn).toEqual(drawn.map((colour) => ['yellow', 'pink', 'blue', 'green'].indexOf(colour)));
    expect(choices(table)).toEqual([...new Set(drawn)]);
    expect(pileOf(table)).toHaveLength(24 - drawn.length);
    check(table);
  });

  it('tiles of other players do not count', () => {
    const table = atWorkshop([1, 2, 0, 1], SIX);
    placeAndDo(table, 'workshop');
    expect(table.s.drawn).toEqual([0, 1]);
  });

  it('one of them is kept, face up; the others go under the pile, in the order drawn (R-60)', () => {
    const table = atWorkshop([0, 0, 0], SIX);
    placeAndDo(table, 'workshop');
    answer(table, 'take-artwork', 'blue');
    expect(held(table, 0)).toEqual({ blue: 1 });
    expect(pileOf(table)).toHaveLength(23);
    expect(pileOf(table).slice(0, 2)).toEqual(['yellow', 'pink']);
    expect(pileOf(table).slice(-3)).toEqual(['yellow', 'pink', 'green']);
    expect(told(table, 'artworks-put-back')).toEqual([{ type: 'artworks-put-back', player: 0, count: 3 }]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('a colour that was not drawn can not be kept', () => {
    const table = atWorkshop([0], ['yellow', 'green']);
    placeAndDo(table, 'workshop');
    expect(whyNot(table, 'pink')).toEqual({ code: 'colour-not-drawn', colour: 1 });
    expect(obstacle(table.s, 4)).toEqual({ code: 'not-a-choice' });
  });

  it('of two alike one is kept and one goes back; the others do not learn from the asking that they were alike (R-60)', () => {
    const table = atWorkshop([0], ['green', 'green', 'blue']);
    placeAndDo(table, 'workshop');
    expect(due(table)).toBe('1 take-artwork');
    expect(choices(table)).toEqual(['green']);
    answer(table, 'take-artwork', 'green');
    expect(held(table, 0)).toEqual({ green: 1 });
    expect([pileOf(table)[0], pileOf(table).at(-1)]).toEqual(['blue', 'green']);
  });

  it('nothing is drawn when the action is left undone', () => {
    const table = atWorkshop([0], SIX);
    place(table, 'workshop');
    answer(table, 'do-action', 'skip');
    expect(pileOf(table)).toHaveLength(24);
    expect(told(table, 'artworks-drawn')).toEqual([]);
  });

  it('through the park one draws as many', () => {
    const table = atWorkshop([0, 0], SIX);
    answers(table, 'turn cinquantenaire', 'cinquantenaire workshop');
    expect(table.s.drawn).toHaveLength(3);
  });

  it('the owner of a house there makes a black artwork, after the choice of the one who placed', () => {
    const table = atWorkshop([0], SIX);
    const house = houseOn(table, 2, 'workshop');
    answers(table, `turn ${house}`, 'bid 1', 'do-action do');
    expect(held(table, 2)).toEqual({});
    answer(table, 'take-artwork', 'pink');
    expect(held(table, 2)).toEqual({ black: 1 });
    check(table);
  });
});
