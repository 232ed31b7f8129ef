import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import { WORKSHOP } from '../ids.ts';
import {
  answer,
  answers,
  artworksHeld,
  check,
  choices,
  due,
  give,
  type Table,
  tableAtTurn,
  told,
  whyNot,
} from '../table.testing.ts';

/** 2-4 is a workshop space of the active area. */
function placing(): Table {
  return tableAtTurn(4, { iris: '1-1', deal: { strips: [1, 2, 3, 4, 5] } });
}

describe('2e, Workshop', () => {
  it('one artwork of a colour of choice is taken from its stack', () => {
    const table = placing();
    answers(table, 'turn 2-4', 'bid 1');
    expect(choices(table)).toEqual(['yellow', 'brown', 'blue', 'green']);
    answer(table, 'take-artwork', 'green');
    expect(artworksHeld(table, 0)).toEqual({ yellow: 1, green: 1 });
    expect(artworksHeld(table, 4)).toEqual({ yellow: 2, brown: 6, blue: 6, green: 5, black: 6 });
    expect(told(table, 'artwork-taken')).toEqual([
      { type: 'artwork-taken', player: 0, colour: 3, source: 'action' },
    ]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('a second one of a colour that one has may be taken', () => {
    const table = placing();
    answers(table, 'turn 2-4', 'bid 1', 'take-artwork yellow');
    expect(artworksHeld(table, 0)).toEqual({ yellow: 2 });
  });

  it('the workshop makes no black artwork', () => {
    const table = placing();
    answers(table, 'turn 2-4', 'bid 1');
    expect(whyNot(table, 'black')).toEqual({ code: 'black-not-allowed' });
    expect(obstacle(table.s, 5)).toEqual({ code: 'not-a-choice' });
  });

  it('a colour whose stack is empty can not be chosen (R-12)', () => {
    const table = placing();
    give(table, 1, { artworks: { brown: 6 } });
    answers(table, 'turn 2-4', 'bid 1');
    expect(choices(table)).toEqual(['yellow', 'blue', 'green']);
    expect(whyNot(table, 'brown')).toEqual({ code: 'stack-empty', colour: 1 });
  });

  it('with all four stacks empty it can not be done, black ones left or not (R-12)', () => {
    const table = placing();
    give(table, 1, { artworks: { yellow: 3, brown: 6, blue: 6, green: 6 } });
    check(table);
    expect(artworksHeld(table, 4)).toEqual({ black: 6 });
    answers(table, 'turn 2-4', 'bid 1');
    expect(told(table, 'action-impossible')).toEqual([
      { type: 'action-impossible', player: 0, action: WORKSHOP, reason: { code: 'all-stacks-empty' } },
    ]);
    expect(due(table)).toBe('2 turn');
    expect(artworksHeld(table, 0)).toEqual({ yellow: 1 });
  });
});
