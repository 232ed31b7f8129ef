import { describe, expect, it } from 'vitest';
import { NONE } from '../../../core/game.ts';
import type { EventType } from '../events.ts';
import { toRound, typesTold } from '../resolution.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  forget,
  give,
  passAll,
  pointsTold,
  sendArchitects,
  setDisplay,
  type Table,
  tableAtTurn,
  told,
  usedCards,
} from '../table.testing.ts';
import { BELLE_EPOQUE, end, lastPass, resolve, startRound, tableOf } from './rounds.testing.ts';

describe('2e Belle Époque, End of the round', () => {
  it('used cards of all players turn up again', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [22], francs: 10 });
    give(table, 1, { cards: [11], francs: 10 });
    answers(table, 'turn stock-exchange', 'play-again architect', 'turn pass');
    answers(table, 'turn stock-exchange', 'use-card use');
    expect(usedCards(table).toSorted((a, b) => a - b)).toEqual([11, 22]);
    resolve(table);
    expect(usedCards(table)).toEqual([]);
    expect(told(table, 'cards-ready')).toHaveLength(1);
    check(table);
  });

  it('unused travellers of all players go back to the train', () => {
    const table = tableOf(4);
    give(table, 0, { travellers: 1 });
    give(table, 1, { travellers: 2 });
    give(table, 3, { travellers: 1 });
    resolve(table);
    expect(table.s.travellers).toEqual([0, 0, 0, 0]);
    check(table);
  });

  it('travellers that went back can be taken again in the next round', () => {
    const table = tableOf(3);
    give(table, 0, { travellers: 4 });
    resolve(table);
    give(table, 1, { cards: [19] });
    startRound(table);
    resolve(table);
    expect(told(table, 'traveller-taken')).toHaveLength(1);
    check(table);
  });

  it('first cards and travellers, then what the base game does, then the noble that leaves', () => {
    const table = tableOf(3);
    setDisplay(table, 'buls', 'albert', 'vandervelde', 'maeterlinck');
    give(table, 0, { cards: [23, 24], francs: 10, travellers: 1 });
    give(table, 1, { cards: [31] });
    resolve(table);
    answer(table, 'use-card', 'use');
    const order: EventType[] = [
      'cards-ready',
      'travellers-returned',
      'round-ended',
      'noble-left',
      'noble-used',
      'noble-revealed',
      'prestige-laid',
      'round-started',
      'stock-revealed',
    ];
    expect(typesTold(table, ...order)).toEqual(order);
    // Card 24 after the cards were turned up, before the nobles are turned.
    const types = typesTold(table, 'cards-ready', 'card-used', 'round-ended', 'noble-left');
    expect(types).toEqual([
      'card-used',
      'cards-ready',
      'card-used',
      'round-ended',
      'noble-left',
      'card-used',
    ]);
    check(table);
  });

  it('pavilions, cards and bonus tiles stay, and architects on bonus tiles do not come home', () => {
    const table = tableOf(3);
    give(table, 0, { cards: [1, 2], tiles: ['iris', 'white'], placed: { '2-2': 1 } });
    give(table, 2, { tiles: ['crown'] });
    sendArchitects(table, 1, 0, 1);
    const { pavilions, bonusOwners, bonusTiles, siteCards } = table.s;
    resolve(table);
    expect(table.s.pavilions).toEqual(pavilions);
    expect(table.s.siteCards).toEqual(siteCards);
    expect(table.s.bonusTiles).toEqual(bonusTiles);
    expect(table.s.bonusOwners).toEqual(bonusOwners);
    expect(table.s.architects).toEqual([3, 4, 4]);
    check(table);
  });

  it('white artworks stay with their players', () => {
    const table = tableOf(3);
    give(table, 0, { whites: { blue: 1, green: 2 } });
    const before = table.s.artworks.slice();
    resolve(table);
    expect(table.s.artworks).toEqual(before);
  });

  it('R-23: it is carried out in round 5 too, with its cards, without laying new ones', () => {
    const table = lastPass(3, { cards: [23, 24], francs: 5, travellers: 1 });
    setDisplay(table, 'buls', 'albert', 'vandervelde', 'maeterlinck');
    end(table);
    expect(due(table)).toBe('2 use-card');
    expect(table.s.travellers).toEqual([0, 0, 0]);
    expect(pointsTold(table, 1)).toEqual({ cards: 1 });
    answer(table, 'use-card', 'use');
    expect(due(table)).toBe('over');
    expect(table.s.nobleDisplay[0]).toBe(NONE);
    expect(table.s.prestigeStrip).toEqual([NONE, NONE, NONE, NONE, NONE]);
    expect(told(table, 'noble-revealed')).toEqual([]);
    expect(told(table, 'prestige-laid')).toEqual([]);
    expect(told(table, 'stock-revealed')).toEqual([]);
    check(table);
  });

  it('R-23: in round 5 the order is visit, cards up, round ended, noble left, bonus tiles, nobles paid', () => {
    const table = lastPass(3, { cards: [31, 24], francs: 5, travellers: 1, tiles: ['crown'] });
    end(table);
    const order: EventType[] = [
      'cards-ready',
      'travellers-returned',
      'round-ended',
      'noble-left',
      'bonus-tile-scored',
      'noble-paid',
      'game-ended',
    ];
    expect(typesTold(table, ...order).filter((type, i, all) => all.indexOf(type) === i)).toEqual(order);
  });

  it('R-23: an architect on card 22 in round 5 comes home and is free at the end', () => {
    const table = lastPass(3, { courthouse: 4, cards: [22] });
    table.s.architects[1]--;
    table.s.cardArchitects = table.s.cardArchitects.with(1, 1);
    end(table);
    expect(table.s.architects[1]).toBe(3);
    expect(pointsTold(table, 1)).toEqual({ houses: 1, 'row-architects': 1, 'row-nobles': 1 });
    check(table);
  });

  it('R-30: in round 5 cards 23 and 24 work once each', () => {
    const table = lastPass(3, { cards: [23, 24], francs: 9 });
    end(table);
    answer(table, 'use-card', 'use');
    while (due(table) !== 'over') answer(table, due(table).split(' ')[1], choices(table)[0]);
    expect(told(table, 'card-used').map(({ card }) => card + 1)).toEqual([24, 23]);
  });

  it('R-30: declined in one round, card 23 is asked for in the next', () => {
    const table = tableOf(3);
    give(table, 1, { cards: [23], francs: 9 });
    for (let round = 1; round <= 3; round++) {
      resolve(table);
      expect(due(table)).toBe('2 use-card');
      answer(table, 'use-card', 'decline');
      startRound(table);
    }
    check(table);
  });

  it.each([2, 3, 4, 5])(
    'five rounds of nothing but passing end in every number of players: %i',
    (players) => {
      const table: Table = tableAtTurn(players, { options: BELLE_EPOQUE });
      toRound(table, 5);
      forget(table);
      passAll(table);
      expect(due(table)).toBe('over');
      expect(told(table, 'round-ended')).toEqual([{ type: 'round-ended', round: 5 }]);
      check(table);
    },
  );
});
