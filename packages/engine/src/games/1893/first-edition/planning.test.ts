import { describe, expect, it } from 'vitest';
import { options, pending, play } from '../../../core/agenda.ts';
import { AREAS, SPACE_NAMES } from '../board.ts';
import { toRound } from '../resolution.testing.ts';
import { answer, choices, due, passAll, told } from '../table.testing.ts';
import { newTable, tableAtTurn } from './table.testing.ts';

describe('1e, Stock exchange phase', () => {
  it('example: with the card that names 1-1 and 4-4 the first player chooses 1-1: 16 spaces from 2-2 on', () => {
    const table = newTable(2, { deal: { stock: [2] } });
    expect(due(table)).toBe('1 choose-iris');
    expect(choices(table)).toEqual(['1-1', '4-4']);
    answer(table, 'choose-iris', '1-1');
    const area = AREAS[table.s.iris].map((space) => SPACE_NAMES[space]);
    expect(area).toHaveLength(16);
    expect([area[0], area.at(-1)]).toEqual(['2-2', '5-5']);
  });

  it('one of the 12 cards is turned up in each of the five rounds: 7 are left at the end', () => {
    const table = tableAtTurn(3);
    const { s } = table;
    toRound(table, 5);
    expect(s.stockDeck).toHaveLength(7);
    expect(s.stockDiscard).toHaveLength(4);
    passAll(table);
    while (pending(s) !== undefined) play(s, options(s)[0]);
    expect(s.stockDeck).toHaveLength(7);
  });

  it('the cards come in the order of the deck', () => {
    const table = newTable(3, { deal: { stock: [9, 1, 12, 4, 7] } });
    toRound(table, 1);
    for (const round of [2, 3, 4, 5]) toRound(table, round);
    expect([...table.s.stockDiscard, table.s.stockCard]).toEqual([8, 0, 11, 3, 6]);
  });

  it('the value of the card turned up is told', () => {
    const table = newTable(3, { deal: { stock: [5] } });
    expect(told(table, 'stock-revealed')).toEqual([{ type: 'stock-revealed', card: 4, francs: 6 }]);
  });

  it.each([
    [2, ['2-4', '4-2']],
    [3, ['2-2', '3-3']],
    [4, ['2-2', '3-3']],
    [5, ['1-2', '2-1']],
  ])('the line of the card for the number of players is read: %i players', (players, irises) => {
    const table = newTable(players, { deal: { stock: [1], firstPlayer: 2 } });
    expect(due(table)).toBe('2 choose-iris');
    expect(choices(table)).toEqual(irises);
  });
});
