import { describe, expect, it } from 'vitest';
import { type Belongings, give, lay } from '../arranging.testing.ts';
import { discarded, housesHeld, materialsHeld } from '../holdings.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  forget,
  newTable,
  pointsTold,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';

/** Seat 0 has just placed an architect on a house of kind c. */
function building(belongings: Belongings): Table {
  const table = newTable(3);
  lay(table, { '1-1': 'c' });
  give(table, 0, { francs: 1, ...belongings });
  check(table);
  forget(table);
  answer(table, 'turn', '1-1');
  return table;
}

describe('1897, House', () => {
  it.each([
    ['first', {}, 1],
    ['second', { a: 1 }, 2],
    ['third', { a: 1, b: 1 }, 3],
    ['fourth', { a: 3 }, 4],
    ['fifth', { a: 2, b: 2 }, 5],
    ['sixth', { a: 2, b: 2, c: 1 }, 6],
  ] as const)('costs one material more each: the %s', (_, houses, units) => {
    const table = newTable(3);
    lay(table, { '1-1': 'd' });
    give(table, 0, { houses, materials: { 'metal-metal': 1, 'metal-stone': 1, 'stone-stone': 1 } });
    answers(table, 'turn 1-1', 'place-architect 1/3:1');
    if (due(table) === '1 pay-house') answer(table, 'pay-house', choices(table)[0]);
    expect(told(table, 'house-paid').map((event) => event.units)).toEqual([units]);
    check(table);
  });

  it('example: a third house is paid with 2 stone and 1 wood out of two cards, the third stone is lost: 2 VP', () => {
    const table = building({ houses: { a: 1, b: 1 }, materials: { 'stone-stone': 1, 'stone-wood': 1 } });
    answer(table, 'pay-house', 'stone-stone+stone-wood:2');
    expect(pointsTold(table, 0)).toEqual({ 'building-materials': 2 });
    expect(materialsHeld(table, 0)).toEqual({});
    expect(housesHeld(table, 0)).toEqual({ a: 1, b: 1, c: 1 });
    check(table);
  });

  it('which materials are used is the choice of the player: all alike score less', () => {
    const table = building({ houses: { a: 1, b: 1 }, materials: { 'stone-stone': 1, 'stone-wood': 1 } });
    expect(choices(table)).toEqual(['stone-stone+stone-wood:1', 'stone-stone+stone-wood:2']);
    expect(whyNot(table, 'stone-stone+stone-wood:3')).toEqual({ code: 'kinds-impossible', kinds: 3 });
    answer(table, 'pay-house', 'stone-stone+stone-wood:1');
    expect(pointsTold(table, 0)).toEqual({ 'building-materials': 1 });
  });

  it('a card is discarded whole, even if one of its materials is used', () => {
    const table = building({ materials: { 'metal-wood': 2 } });
    // One material of one card of two alike: nothing to choose.
    expect(due(table)).toBe('2 turn');
    expect(materialsHeld(table, 0)).toEqual({ 'metal-wood': 1 });
    expect(told(table, 'house-paid')).toEqual([
      { type: 'house-paid', player: 0, cards: [0, 0, 1, 0, 0, 0], units: 1, kinds: 1 },
    ]);
    expect(discarded(table).filter((name) => name === 'metal-wood')).toHaveLength(1);
    expect(housesHeld(table, 0)).toEqual({ c: 1 });
    check(table);
  });

  it('the first house: any card does, for 1 VP', () => {
    const table = building({ materials: { 'metal-metal': 1, 'stone-wood': 2 } });
    expect(choices(table)).toEqual(['metal-metal:1', 'stone-wood:1']);
  });

  it('R-40: each card discarded gives at least one of the materials due, so one pays with at most as many cards', () => {
    const table = building({
      houses: { a: 1 },
      materials: { 'metal-metal': 1, 'stone-stone': 1, 'wood-wood': 1 },
    });
    expect(choices(table)).toEqual([
      'metal-metal:1',
      'stone-stone:1',
      'metal-metal+stone-stone:2',
      'wood-wood:1',
      'metal-metal+wood-wood:2',
      'stone-stone+wood-wood:2',
    ]);
    expect(whyNot(table, 'metal-metal+stone-stone+wood-wood:3')).toEqual({
      code: 'too-many-material-cards',
      needed: 2,
    });
  });

  it('just as many materials are used as the house costs, no fewer', () => {
    const table = building({ houses: { a: 2 }, materials: { 'metal-stone': 1, 'wood-wood': 1 } });
    expect(choices(table)).toEqual(['metal-stone+wood-wood:2', 'metal-stone+wood-wood:3']);
    expect(whyNot(table, 'metal-stone:2')).toEqual({
      code: 'too-few-material-cards',
      needed: 3,
      available: 2,
    });
  });

  it('only the materials used score: two different ones of a card give 2 VP for a second house', () => {
    const table = building({ houses: { a: 1 }, materials: { 'metal-stone': 1 } });
    expect(due(table)).toBe('2 turn');
    expect(table.s.points[0]).toBe(2);
  });

  it('three different materials give 3 VP, and there is no more to gain', () => {
    const table = building({ houses: { a: 3 }, materials: { 'metal-stone': 1, 'stone-wood': 1 } });
    expect(due(table)).toBe('2 turn');
    expect(table.s.points[0]).toBe(3);
  });

  it('cards that one does not have can not be discarded', () => {
    const table = building({ materials: { 'metal-metal': 1, 'stone-wood': 1 } });
    expect(whyNot(table, 'wood-wood:1')).toEqual({
      code: 'material-cards-short',
      card: 5,
      needed: 1,
      available: 0,
    });
    expect(whyNot(table, 'metal-metal+metal-metal:1')).toEqual({
      code: 'material-cards-short',
      card: 0,
      needed: 2,
      available: 1,
    });
  });

  it('R-41: a house that can be paid is built, there is no refusing it', () => {
    const table = building({ materials: { 'metal-metal': 1, 'stone-wood': 1 } });
    expect(due(table)).toBe('1 pay-house');
    expect(choices(table).every((word) => /:1$/.test(word))).toBe(true);
  });

  it('a house of any kind counts for the cost, alike or not, and each player counts their own', () => {
    const table = newTable(3);
    lay(table, { '1-1': 'a' });
    give(table, 0, { francs: 1, materials: { 'metal-metal': 1 } });
    give(table, 1, { houses: { a: 2, b: 1 } });
    check(table);
    forget(table);
    answer(table, 'turn', '1-1');
    expect(told(table, 'house-paid').map(({ units }) => units)).toEqual([1]);
    expect(pointsTold(table, 0)).toEqual({ 'building-materials': 1 });
  });

  it('for a house of 4 two, three or four cards can be discarded', () => {
    const table = building({
      houses: { a: 3 },
      materials: { 'metal-metal': 2, 'stone-stone': 2 },
    });
    expect(choices(table)).toEqual([
      'metal-metal+metal-metal:1',
      'metal-metal+stone-stone:2',
      'metal-metal+metal-metal+stone-stone:2',
      'stone-stone+stone-stone:1',
      'metal-metal+stone-stone+stone-stone:2',
      'metal-metal+metal-metal+stone-stone+stone-stone:2',
    ]);
  });

  it('a card of which one material is used gives either of its two', () => {
    const table = building({
      houses: { a: 2 },
      materials: { 'metal-metal': 1, 'metal-stone': 1, 'metal-wood': 1 },
    });
    const threeCards = 'metal-metal+metal-stone+metal-wood';
    expect(choices(table).filter((word) => word.startsWith(threeCards))).toEqual([
      `${threeCards}:1`,
      `${threeCards}:2`,
      `${threeCards}:3`,
    ]);
    answer(table, 'pay-house', `${threeCards}:3`);
    expect(pointsTold(table, 0)).toEqual({ 'building-materials': 3 });
    expect(materialsHeld(table, 0)).toEqual({});
    check(table);
  });
});
