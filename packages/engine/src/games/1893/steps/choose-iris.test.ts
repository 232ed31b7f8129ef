import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import { AREAS, IRIS_NAMES, SPACE_NAMES } from '../board.ts';
import { answer, check, choices, due, newTable, type Table, told, whyNot } from '../table.testing.ts';

/** At the choice of the iris in round 1. */
function planning(players: number, deal: { firstPlayer?: number; stock?: number[] } = {}): Table {
  const table = newTable(players, deal);
  while (due(table).endsWith('start-artwork')) answer(table, 'start-artwork', 'blue');
  return table;
}

describe('2e, Planning', () => {
  it('at the start of the round its stock card is turned up, with its value', () => {
    const table = planning(3, { stock: [5] });
    expect(told(table, 'stock-revealed')).toEqual([{ type: 'stock-revealed', card: 4, francs: 6 }]);
    expect(table.s.stockCard).toBe(4);
  });

  it.each([
    [2, ['2-4', '4-2']],
    [3, ['2-2', '3-3']],
    [4, ['2-2', '3-3']],
    [5, ['1-2', '2-1']],
  ])('example: the printed stock card read in the row for %i players', (players, irises) => {
    expect(choices(planning(players, { stock: [1] }))).toEqual(irises);
  });

  it.each([
    [2, ['2-3', '3-2']],
    [3, ['1-3', '3-1']],
    [4, ['1-2', '2-1']],
    [5, ['3-4', '4-3']],
  ])('stock card 7 read in the row for %i players', (players, irises) => {
    expect(choices(planning(players, { stock: [7] }))).toEqual(irises);
  });

  it('it is the first player who chooses', () => {
    expect(due(planning(4, { firstPlayer: 3 }))).toBe('3 choose-iris');
  });

  it('any other iris than the two of the card is refused, with the two named', () => {
    const table = planning(5, { stock: [1] });
    const irises = [IRIS_NAMES.indexOf('1-2'), IRIS_NAMES.indexOf('2-1')];
    for (const name of IRIS_NAMES) {
      if (name === '1-2' || name === '2-1') expect(whyNot(table, name)).toBeUndefined();
      else expect(whyNot(table, name)).toEqual({ code: 'iris-not-on-card', irises });
    }
    expect(obstacle(table.s, 16)).toEqual({ code: 'not-a-choice' });
    expect(obstacle(table.s, -1)).toEqual({ code: 'not-a-choice' });
  });

  it('the square on the iris makes the active area of the round: architects go nowhere else', () => {
    const table = planning(4, { stock: [1] });
    answer(table, 'choose-iris', '2-2');
    expect(told(table, 'area-chosen')).toEqual([
      { type: 'area-chosen', player: 0, iris: IRIS_NAMES.indexOf('2-2') },
    ]);
    expect(due(table)).toBe('1 turn');
    const area = AREAS[IRIS_NAMES.indexOf('2-2')].map((space) => SPACE_NAMES[space]);
    expect(choices(table).filter((word) => /^\d-\d$/.test(word))).toEqual(area);
    check(table);
  });
});
