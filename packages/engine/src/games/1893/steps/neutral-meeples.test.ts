import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import { SPACE_NAMES } from '../board.ts';
import { NEUTRAL } from '../ids.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  forget,
  give,
  newTable,
  passAll,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';

/** Two players at the choice of the iris; stock card 5 lets choose 2-2, the smallest area. */
function planning(firstPlayer = 1): Table {
  const table = newTable(2, { firstPlayer, stock: [5] });
  answers(table, 'start-artwork blue', 'start-artwork green');
  return table;
}

const AREA = ['3-3', '3-4', '3-5', '4-3', '4-4', '4-5', '5-3', '5-4', '5-5'];

describe('2e, Two players', () => {
  it('after the planning each puts a neutral meeple on the active area, the first player first', () => {
    const table = planning(2);
    answer(table, 'choose-iris', '2-2');
    expect(due(table)).toBe('2 place-neutral');
    expect(choices(table)).toEqual(AREA);
    answer(table, 'place-neutral', '4-4');
    expect(due(table)).toBe('1 place-neutral');
    answer(table, 'place-neutral', '3-5');
    expect(due(table)).toBe('2 turn');
    expect(told(table, 'neutral-placed')).toEqual([
      { type: 'neutral-placed', player: 1, space: SPACE_NAMES.indexOf('4-4') },
      { type: 'neutral-placed', player: 0, space: SPACE_NAMES.indexOf('3-5') },
    ]);
    check(table);
  });

  it('there is one neutral colour: both pieces are alike (R-3)', () => {
    const table = planning();
    answers(table, 'choose-iris 2-2', 'place-neutral 4-4', 'place-neutral 3-5');
    const standing = table.s.meeples.filter((who) => who !== -1);
    expect(standing).toEqual([NEUTRAL, NEUTRAL]);
  });

  it('a neutral meeple does not stand outside the active area, on another meeple or on a house', () => {
    const table = planning();
    give(table, 1, { houses: ['5-5'] });
    answers(table, 'choose-iris 2-2', 'place-neutral 4-4');
    expect(choices(table)).toEqual(AREA.filter((space) => space !== '4-4' && space !== '5-5'));
    expect(whyNot(table, '1-1')).toEqual({ code: 'outside-active-area', space: 0 });
    expect(whyNot(table, '4-4')).toEqual({
      code: 'occupied',
      space: SPACE_NAMES.indexOf('4-4'),
      by: NEUTRAL,
    });
    expect(whyNot(table, '5-5')).toEqual({
      code: 'house-there',
      space: SPACE_NAMES.indexOf('5-5'),
      owner: 1,
    });
    expect(obstacle(table.s, 25)).toEqual({ code: 'not-a-choice' });
  });

  it('it must be placed where there is room: there is no way to decline', () => {
    const table = planning();
    answer(table, 'choose-iris', '2-2');
    expect(choices(table)).toEqual(AREA);
  });

  it('a neutral meeple blocks its space for architects, and has neither bid nor architect', () => {
    const table = planning();
    answers(table, 'choose-iris 2-2', 'place-neutral 4-4', 'place-neutral 3-5');
    expect(choices(table)).not.toContain('4-4');
    expect(choices(table)).not.toContain('3-5');
    const space = SPACE_NAMES.indexOf('4-4');
    expect(whyNot(table, '4-4')).toEqual({ code: 'occupied', space, by: NEUTRAL });
    expect(table.s.bids[space]).toBe(0);
    expect(table.s.architects).toEqual([5, 5]);
  });

  it('with a single free space only the first neutral meeple is placed', () => {
    const table = planning();
    give(table, 0, { houses: AREA.slice(0, 4) });
    give(table, 1, { houses: AREA.slice(4, 8) });
    answer(table, 'choose-iris', '2-2');
    expect(choices(table)).toEqual(['5-5']);
    answer(table, 'place-neutral', '5-5');
    expect(told(table, 'neutral-not-placed')).toEqual([{ type: 'neutral-not-placed', player: 1 }]);
    expect(due(table)).toBe('1 turn');
    expect(table.s.meeples.filter((who) => who === NEUTRAL)).toHaveLength(1);
    check(table);
  });

  it('with no free space in the active area no neutral meeple is placed', () => {
    const table = planning();
    give(table, 0, { houses: AREA.slice(0, 5) });
    give(table, 1, { houses: AREA.slice(5) });
    answer(table, 'choose-iris', '2-2');
    expect(due(table)).toBe('1 turn');
    expect(told(table, 'neutral-not-placed').map((event) => event.player)).toEqual([0, 1]);
    expect(table.s.meeples).not.toContain(NEUTRAL);
    // The houses keep no architect away.
    expect(choices(table).slice(0, 9)).toEqual(AREA);
  });

  it('neutral meeples are placed anew in every round, from its first player on', () => {
    const table = planning();
    answers(table, 'choose-iris 2-2', 'place-neutral 4-4', 'place-neutral 3-5', 'turn stock-exchange');
    forget(table);
    passAll(table);
    // The second seat passed first: its two Manneken-Pis make it the first player.
    expect(due(table)).toBe('2 choose-iris');
    expect(table.s.meeples).not.toContain(NEUTRAL);
    answer(table, 'choose-iris', choices(table)[0]);
    expect(due(table)).toBe('2 place-neutral');
    answer(table, 'place-neutral', choices(table)[0]);
    expect(due(table)).toBe('1 place-neutral');
  });

  it.each([3, 4, 5])('no neutral meeples with %i players', (players) => {
    const table = newTable(players);
    while (due(table).endsWith('start-artwork')) answer(table, 'start-artwork', 'blue');
    answer(table, 'choose-iris', choices(table)[0]);
    expect(due(table)).toBe('1 turn');
    expect(table.s.meeples).not.toContain(NEUTRAL);
  });
});
