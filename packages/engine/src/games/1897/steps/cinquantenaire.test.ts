import { describe, expect, it } from 'vitest';
import { type Belongings, give, stack } from '../arranging.testing.ts';
import {
  artworksHeld,
  discarded,
  hand,
  housesHeld,
  levels,
  materialsHeld,
  noblesKept,
  sentTo,
} from '../holdings.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  forget,
  francsTold,
  newTable,
  pointsTold,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';

/** Seat 0 has sent an architect to the Cinquantenaire; `top` are the next cards of their piles. */
function atCinquantenaire(belongings: Belongings = {}, top: readonly string[] = []): Table {
  const table = newTable(3);
  give(table, 0, belongings);
  stack(table, ...top);
  check(table);
  forget(table);
  answers(table, 'turn cinquantenaire', 'send-architects 1/3');
  return table;
}

const ALL_MATERIALS = Object.fromEntries(
  ['metal-metal', 'metal-stone', 'metal-wood', 'stone-stone', 'stone-wood', 'wood-wood'].map((name) => [
    name,
    2,
  ]),
);

describe('1897, Cinquantenaire', () => {
  it('any Art Nouveau action but the exhibition', () => {
    const table = atCinquantenaire({ artworks: { red: 1 }, materials: { 'metal-metal': 1 } });
    expect(choices(table)).toEqual(['artwork', 'material', 'house', 'noble', 'money']);
  });

  it('artwork: draw two, keep one, discard the other', () => {
    const table = atCinquantenaire({}, ['green', 'red']);
    answer(table, 'choose-action', 'artwork');
    expect(choices(table)).toEqual(['red', 'green']);
    answer(table, 'choose-artwork', 'green');
    expect(artworksHeld(table, 0)).toEqual({ green: 1 });
    expect(told(table, 'card-discarded').map(({ card, cause }) => [card, cause])).toEqual([
      [0, 'not-chosen'],
    ]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('material: draw two, keep one, discard the other', () => {
    const table = atCinquantenaire({}, ['wood-wood', 'metal-stone']);
    answers(table, 'choose-action material', 'choose-material metal-stone');
    expect(materialsHeld(table, 0)).toEqual({ 'metal-stone': 1 });
    expect(discarded(table)).toContain('wood-wood');
    check(table);
  });

  it('house: draw two, choose one, and pay for it as always', () => {
    const table = atCinquantenaire({ materials: { 'metal-stone': 1 }, houses: { a: 1 } }, ['d', 'b']);
    answers(table, 'choose-action house', 'choose-house b');
    expect(housesHeld(table, 0)).toEqual({ a: 1, b: 1 });
    expect(materialsHeld(table, 0)).toEqual({});
    expect(pointsTold(table, 0)).toEqual({ 'building-materials': 2 });
    check(table);
  });

  it('noble: draw two, gain the effect of one, then keep or discard it; the other has no effect', () => {
    const table = atCinquantenaire({}, ['horta', 'buls']);
    answers(table, 'choose-action noble', 'choose-noble horta');
    expect(levels(table, 0)).toEqual([2, 1, 1]);
    expect(due(table)).toBe('1 keep-noble');
    check(table);
    answer(table, 'keep-noble', 'keep');
    expect(noblesKept(table, 0)).toEqual(['brugmann', '(horta)']);
    check(table);
  });

  it('noble: a second copy is discarded after its effect', () => {
    const table = atCinquantenaire({ nobles: ['brugmann', 'albert'] }, ['albert', 'buls']);
    answers(table, 'choose-action noble', 'choose-noble albert');
    expect(levels(table, 0)).toEqual([1, 2, 1]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('sale: 3 BF for an artwork', () => {
    const table = atCinquantenaire({ artworks: { red: 1, blue: 1 } });
    answers(table, 'choose-action money', 'sell-artwork blue');
    expect(francsTold(table, 0)).toEqual({ sale: 3 });
    expect(artworksHeld(table, 0)).toEqual({ red: 1 });
    check(table);
  });

  it('example: a sale as second user, without a franc for the Art Nouveau area: two architects, 3 BF', () => {
    const table = newTable(3, { area: ['money', 'money'] });
    give(table, 0, { francs: 0, artworks: { yellow: 1 } });
    give(table, 1, { sent: [['cinquantenaire', '1/3']] });
    check(table);
    forget(table);
    expect(whyNot(table, '1-1')).toEqual({ code: 'no-money', needed: 1, available: 0 });
    answers(table, 'turn cinquantenaire', 'send-architects 1/3+1/3', 'choose-action money');
    expect(sentTo(table, 0, 'cinquantenaire')).toEqual({ '1/3': 2 });
    expect(hand(table, 0)).toEqual({ '1/3': 2, '2/4': 1 });
    expect(table.s.money[0]).toBe(3);
    expect(artworksHeld(table, 0)).toEqual({});
    expect(due(table)).toBe('2 turn');
  });

  it('a sale without an artwork and a house without its materials can not be chosen', () => {
    const table = atCinquantenaire({ houses: { a: 2 }, materials: { 'metal-metal': 1 } });
    expect(choices(table)).toEqual(['artwork', 'material', 'noble']);
    expect(whyNot(table, 'money')).toEqual({ code: 'no-artwork' });
    expect(whyNot(table, 'house')).toEqual({ code: 'not-enough-materials', needed: 3, available: 2 });
  });

  it('two cards alike leave nothing to choose: one is kept, one discarded', () => {
    const table = atCinquantenaire({}, ['blue', 'blue']);
    answer(table, 'choose-action', 'artwork');
    expect(artworksHeld(table, 0)).toEqual({ blue: 1 });
    expect(discarded(table)).toContain('blue');
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('an empty pile is made anew from its discards', () => {
    const table = newTable(3);
    table.s.artworkDiscard = [...table.s.artworkDiscard, ...table.s.artworkDeck];
    table.s.artworkDeck = [];
    check(table);
    forget(table);
    const discards = table.s.artworkDiscard.length;
    answers(table, 'turn cinquantenaire', 'send-architects 1/3', 'choose-action artwork');
    expect(told(table, 'pile-reshuffled')).toEqual([{ type: 'pile-reshuffled', pile: 0, cards: discards }]);
    expect(table.s.artworkDeck).toHaveLength(discards - 2);
    check(table);
  });

  it('the discards are shuffled for that', () => {
    const drawn = Array.from({ length: 30 }, (_, seed) => {
      const table = newTable(3, {}, { seed: `${seed}` });
      const { s } = table;
      s.nobleDiscard = [...s.nobleDiscard, ...s.nobleDeck].toSorted((a, b) => a - b);
      s.nobleDeck = [];
      forget(table);
      answers(table, 'turn cinquantenaire', 'send-architects 1/3', 'choose-action noble');
      return told(table, 'cards-drawn')[0].cards.join();
    });
    expect(new Set(drawn).size).toBeGreaterThan(10);
  });

  it('the last card of a pile is drawn before its discards are shuffled for the second', () => {
    const table = newTable(3);
    const [last, ...rest] = table.s.houseDeck;
    table.s.houseDiscard = [...table.s.houseDiscard, ...rest];
    table.s.houseDeck = [last];
    give(table, 0, { materials: { 'metal-metal': 1 } });
    check(table);
    forget(table);
    answers(table, 'turn cinquantenaire', 'send-architects 1/3', 'choose-action house');
    expect(told(table, 'cards-drawn')[0].cards[0]).toBe(2 * 16 + last);
    expect(told(table, 'cards-drawn')[0].cards).toHaveLength(2);
    check(table);
  });

  it('R-43: with one card left in a pile and its discards that one is kept, with none the pile can not be chosen', () => {
    const one = atCinquantenaire({ materials: { ...ALL_MATERIALS, 'wood-wood': 1 } });
    answer(one, 'choose-action', 'material');
    expect(materialsHeld(one, 0)['wood-wood']).toBe(2);
    expect(due(one)).toBe('2 turn');
    check(one);
    const none = atCinquantenaire({ materials: ALL_MATERIALS });
    expect(choices(none)).toEqual(['artwork', 'house', 'noble']);
    expect(whyNot(none, 'material')).toEqual({ code: 'pile-empty', pile: 1 });
  });

  it('R-43: when no action at all is left the Cinquantenaire can not be used', () => {
    const table = newTable(3);
    const { s } = table;
    // Everything is in the hands of the others, as far as they can hold it.
    s.artworks = s.artworks.map((_, i) => (i >= 4 && i < 8 ? 3 : 0));
    s.materials = s.materials.map((_, i) => (i >= 6 && i < 12 ? 2 : 0));
    s.houses = s.houses.map((_, i) => (i >= 4 && i < 8 ? 4 : 0));
    for (const list of ['artworkDeck', 'materialDeck', 'houseDeck', 'nobleDeck'] as const) s[list] = [];
    for (const list of ['artworkDiscard', 'materialDiscard', 'houseDiscard', 'nobleDiscard'] as const)
      s[list] = [];
    expect(choices(table)).not.toContain('cinquantenaire');
    expect(whyNot(table, 'cinquantenaire')).toEqual({ code: 'no-artwork' });
  });

  it('noble: Hankar drawn there draws materials before one keeps or discards him', () => {
    const table = atCinquantenaire({}, ['hankar', 'buls', 'wood-wood', 'metal-metal']);
    answers(table, 'choose-action noble', 'choose-noble hankar');
    expect(due(table)).toBe('1 choose-material');
    check(table);
    answers(table, 'choose-material wood-wood', 'keep-noble discard');
    expect(materialsHeld(table, 0)).toEqual({ 'wood-wood': 1 });
    expect(noblesKept(table, 0)).toEqual(['brugmann']);
    expect(discarded(table)).toEqual(expect.arrayContaining(['hankar', 'buls', 'metal-metal']));
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('house: the cards are seen before one chooses what to pay with', () => {
    const table = atCinquantenaire({ materials: { 'metal-metal': 1, 'wood-wood': 1 } }, ['a', 'c']);
    answers(table, 'choose-action house', 'choose-house c');
    expect(choices(table)).toEqual(['metal-metal:1', 'wood-wood:1']);
    check(table);
    answer(table, 'pay-house', 'wood-wood:1');
    expect(housesHeld(table, 0)).toEqual({ c: 1 });
    expect(materialsHeld(table, 0)).toEqual({ 'metal-metal': 1 });
    check(table);
  });

  it('costs no money and leaves the Art Nouveau area as it is', () => {
    const table = newTable(3);
    give(table, 0, { francs: 0 });
    const before = table.s.cards.slice();
    stack(table, 'green', 'red');
    forget(table);
    answers(
      table,
      'turn cinquantenaire',
      'send-architects 2/4',
      'choose-action artwork',
      'choose-artwork red',
    );
    expect(table.s.cards).toEqual(before);
    expect(table.s.owners.every((owner) => owner === -1)).toBe(true);
    expect(francsTold(table, 0)).toEqual({});
  });
});
