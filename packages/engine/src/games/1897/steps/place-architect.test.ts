import { describe, expect, it } from 'vitest';
import { give, lay } from '../arranging.testing.ts';
import { artworksHeld, discarded, hand, housesHeld, materialsHeld } from '../holdings.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  forget,
  francsTold,
  newTable,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';

function atTurn(cards: Record<string, string>): Table {
  const table = newTable(3);
  lay(table, cards);
  forget(table);
  check(table);
  return table;
}

describe('1897, Art Nouveau action', () => {
  it('an architect takes the place of the card, on the face of choice, and its value is paid', () => {
    const table = atTurn({ '2-3': 'red' });
    give(table, 0, { francs: 10, prison: {} });
    answer(table, 'turn', '2-3');
    expect(choices(table)).toEqual(['1/3:1', '1/3:3', '2/4:2', '2/4:4', '2/5:2', '2/5:5']);
    answer(table, 'place-architect', '2/5:5');
    expect(table.s.money[0]).toBe(5);
    expect(francsTold(table, 0)).toEqual({ architect: -5 });
    expect(hand(table, 0)).toEqual({ '1/3': 4, '2/4': 2 });
    expect([table.s.cards[6], table.s.owners[6], table.s.rules.faceValues[table.s.faces[6]]]).toEqual([
      -1, 0, 5,
    ]);
    check(table);
  });

  it('a value that one can not pay can not be shown', () => {
    const table = atTurn({ '1-1': 'red' });
    give(table, 0, { francs: 2 });
    answer(table, 'turn', '1-1');
    expect(choices(table)).toEqual(['1/3:1', '2/4:2']);
    expect(whyNot(table, '1/3:3')).toEqual({ code: 'no-money', needed: 3, available: 2 });
    expect(whyNot(table, '2/5:2')).toEqual({
      code: 'architects-short',
      architect: 2,
      needed: 1,
      available: 0,
    });
  });

  it('money from the action can not pay for it', () => {
    const table = atTurn({ '1-1': 'money' });
    give(table, 0, { francs: 0, artworks: { red: 1 } });
    check(table);
    expect(whyNot(table, '1-1')).toEqual({ code: 'no-money', needed: 1, available: 0 });
    give(table, 0, { francs: 2 });
    answer(table, 'turn', '1-1');
    expect(whyNot(table, '1/3:3')).toEqual({ code: 'no-money', needed: 3, available: 2 });
  });

  it('an artwork is kept', () => {
    const table = atTurn({ '1-1': 'blue' });
    answers(table, 'turn 1-1', 'place-architect 1/3:1');
    expect(artworksHeld(table, 0)).toEqual({ blue: 1 });
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('a material card is kept', () => {
    const table = atTurn({ '1-1': 'stone-wood' });
    answers(table, 'turn 1-1', 'place-architect 1/3:1');
    expect(materialsHeld(table, 0)).toEqual({ 'stone-wood': 1 });
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('R-41: without an artwork to sell one may still place and pay: the money card is discarded, nothing gained', () => {
    const table = atTurn({ '1-1': 'money' });
    answers(table, 'turn 1-1', 'place-architect 1/3:3');
    expect(francsTold(table, 0)).toEqual({ architect: -3 });
    expect(told(table, 'action-impossible').map(({ reason }) => reason)).toEqual([{ code: 'no-artwork' }]);
    expect(table.s.owners[0]).toBe(0);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('R-41: without the materials for a house one may still place and pay: the house is discarded', () => {
    const table = atTurn({ '1-1': 'c' });
    give(table, 0, { houses: { a: 2 }, materials: { 'metal-wood': 1 } });
    check(table);
    const before = discarded(table).filter((name) => name === 'c').length;
    answers(table, 'turn 1-1', 'place-architect 1/3:1');
    expect(told(table, 'action-impossible').map(({ reason }) => reason)).toEqual([
      { code: 'not-enough-materials', needed: 3, available: 2 },
    ]);
    expect(housesHeld(table, 0)).toEqual({ a: 2 });
    expect(materialsHeld(table, 0)).toEqual({ 'metal-wood': 1 });
    expect(discarded(table).filter((name) => name === 'c')).toHaveLength(before + 1);
    check(table);
  });

  it('a face that is the only one to be paid is laid without a question (R-62)', () => {
    const table = atTurn({ '1-1': 'red' });
    give(table, 0, { francs: 1 });
    answer(table, 'turn', '1-1');
    expect(due(table)).toBe('2 turn');
    expect(table.s.money[0]).toBe(0);
  });

  it('the value is paid at once, before the action of the card', () => {
    const table = atTurn({ '1-1': 'money' });
    give(table, 0, { artworks: { red: 1 } });
    answers(table, 'turn 1-1', 'place-architect 1/3:3');
    expect(told(table, 'francs').map(({ amount, source }) => [amount, source])).toEqual([
      [-3, 'architect'],
      [3, 'sale'],
    ]);
  });
});

describe('1897, Sale', () => {
  it('the money card is kept as 3 BF and an artwork of choice is discarded', () => {
    const table = atTurn({ '1-1': 'money' });
    give(table, 0, { francs: 1, artworks: { red: 1, green: 2 } });
    check(table);
    answer(table, 'turn', '1-1');
    expect(due(table)).toBe('1 sell-artwork');
    expect(choices(table)).toEqual(['red', 'green']);
    expect(whyNot(table, 'blue')).toEqual({ code: 'no-such-artwork', colour: 2 });
    const before = discarded(table).filter((name) => name === 'green').length;
    answer(table, 'sell-artwork', 'green');
    expect(francsTold(table, 0)).toEqual({ architect: -1, sale: 3 });
    expect(table.s.money[0]).toBe(3);
    expect(artworksHeld(table, 0)).toEqual({ red: 1, green: 1 });
    expect(discarded(table).filter((name) => name === 'green')).toHaveLength(before + 1);
    check(table);
  });

  it('R-41: a sale that can be done is done: with artworks of one colour nothing is asked', () => {
    const table = atTurn({ '1-1': 'money' });
    give(table, 0, { artworks: { yellow: 2 } });
    answers(table, 'turn 1-1', 'place-architect 1/3:1');
    expect(due(table)).toBe('2 turn');
    expect(artworksHeld(table, 0)).toEqual({ yellow: 1 });
    expect(francsTold(table, 0)).toEqual({ architect: -1, sale: 3 });
  });
});
