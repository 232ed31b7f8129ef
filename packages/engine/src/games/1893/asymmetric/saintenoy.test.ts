import { describe, expect, it } from 'vitest';
import { obstacle, options, pending, play } from '../../../core/agenda.ts';
import type { CompassKind } from '../compass.ts';
import { CONSTRUCTION, ROWS } from '../ids.ts';
import { card, multiplierOf } from '../resolution.testing.ts';
import {
  answer,
  answers,
  type Belongings,
  check,
  choices,
  cubesOf,
  due,
  francsTold,
  give,
  giveTurn,
  pointsTold,
  setNeedles,
  slideCard,
  type Table,
  told,
  usedCards,
  whyNot,
} from '../table.testing.ts';
import { copy, needlesOf, placeFor, spaceOf, TABLES, tableOf, WAYS } from './boards.testing.ts';

const HOUSES = ['1-1', '1-2', '1-3', '1-4', '1-5', '2-1'];
/** With jokers any payment is possible. */
const JOKERS: Belongings = { francs: 1, cubes: { joker: 6 } };

/** The turn of Saintenoy, whose money is what is left after a bid of 1 BF. */
function planning(
  belleEpoque: boolean,
  needles: readonly [CompassKind, CompassKind],
  { francs = 0, ...belongings }: Belongings,
): Table {
  const table = tableOf('saintenoy', belleEpoque);
  give(table, 0, { francs: francs + 1, ...belongings });
  setNeedles(table, ...needles);
  check(table);
  return table;
}

interface Ending {
  readonly built: number;
  readonly haveMoved: boolean;
  readonly words: string;
}

/** Every way to go on to the next turn from here. */
function endings({ s }: Table): Ending[] {
  const { built, needle0, needle1 } = s;
  const found: Ending[] = [];
  const follow = (state: typeof s, words: string): void => {
    const frame = pending(state);
    if (frame?.step === 'turn') {
      const haveMoved = state.needle0 !== needle0 || state.needle1 !== needle1;
      found.push({ built: state.built[0] - built[0], haveMoved, words });
      return;
    }
    for (const option of options(state)) {
      const next = s.rules.clone(state);
      play(next, option);
      follow(next, `${words} ${frame?.step}:${option}`);
    }
  };
  follow(s, '');
  return found;
}

describe.each(TABLES)('2e asymmetric, Saintenoy, %s', (_, belleEpoque) => {
  it.each(WAYS)('before paying one needle may be moved one space either way, or none, %s', (_way, begin) => {
    const table = planning(belleEpoque, ['wood', 'stone'], JOKERS);
    begin(table, 'construction');
    expect(due(table)).toBe('1 turn-needle');
    expect(choices(table)).toEqual([
      'first-clockwise',
      'first-back',
      'second-clockwise',
      'second-back',
      'stay',
    ]);
    expect(obstacle(table.s, 5)).toEqual({ code: 'not-a-choice' });
    expect(told(table, 'board-power')).toEqual([]);
    check(table);
  });

  it.each([
    ['first-clockwise', ['francs', 'stone']],
    ['first-back', ['empty', 'stone']],
    ['second-clockwise', ['wood', 'choice']],
    ['second-back', ['wood', 'francs']],
  ])('the house is paid by where the needles stand then: %s', (word, needles) => {
    const table = planning(belleEpoque, ['wood', 'stone'], { cubes: { joker: 2 } });
    placeFor(table, 'construction');
    answer(table, 'turn-needle', word);
    expect(needlesOf(table)).toEqual(needles);
    expect(due(table)).toBe('1 pay-house');
    expect(choices(table)).toEqual(['jj']);
    expect(told(table, 'needle-moved')).toHaveLength(1);
    expect(told(table, 'board-power')).toEqual([
      { type: 'board-power', player: 0, board: table.s.boards[0] },
    ]);
    check(table);
  });

  it.each(WAYS)(
    'the needle move after building stays due, clockwise, with either needle, %s',
    (_way, begin) => {
      const table = planning(belleEpoque, ['wood', 'stone'], { cubes: { stone: 2 } });
      begin(table, 'construction');
      answers(table, 'turn-needle first-back', 'pay-house ss');
      expect(due(table)).toBe('1 move-needle');
      expect(choices(table)).toEqual(['first', 'second']);
      answer(table, 'move-needle', 'first');
      expect(needlesOf(table)).toEqual(['wood', 'stone']);
      answer(table, 'place-house', '5-5');
      expect(told(table, 'needle-moved')).toHaveLength(2);
      expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5 });
      expect(due(table)).toBe('2 turn');
      check(table);
    },
  );

  it('a needle left where it is changes nothing: the house is built as usual', () => {
    const table = planning(belleEpoque, ['wood', 'stone'], { cubes: { wood: 1, stone: 1 } });
    placeFor(table, 'construction');
    answer(table, 'turn-needle', 'stay');
    expect(needlesOf(table)).toEqual(['wood', 'stone']);
    expect(choices(table)).toEqual(['ws']);
    answers(table, 'pay-house ws', 'move-needle second', 'place-house 5-5');
    expect(needlesOf(table)).toEqual(['wood', 'choice']);
    expect(told(table, 'board-power')).toEqual([]);
    check(table);
  });

  it('a needle is never moved onto the other', () => {
    const table = planning(belleEpoque, ['wood', 'francs'], JOKERS);
    placeFor(table, 'construction');
    expect(choices(table)).toEqual(['first-back', 'second-clockwise', 'stay']);
    expect(whyNot(table, 'first-clockwise')).toEqual({ code: 'needles-would-meet' });
    expect(whyNot(table, 'second-back')).toEqual({ code: 'needles-would-meet' });
  });

  it('the compass goes round: back from wood is empty, clockwise from empty is wood', () => {
    const back = planning(belleEpoque, ['wood', 'stone'], JOKERS);
    placeFor(back, 'construction');
    answer(back, 'turn-needle', 'first-back');
    expect(needlesOf(back)).toEqual(['empty', 'stone']);
    const on = planning(belleEpoque, ['stone', 'empty'], JOKERS);
    placeFor(on, 'construction');
    answer(on, 'turn-needle', 'second-clockwise');
    expect(needlesOf(on)).toEqual(['stone', 'wood']);
  });

  it('R-37: clockwise from choice the needle goes on to iron over the arrow; with glass there it stops on it', () => {
    const table = planning(belleEpoque, ['choice', 'wood'], JOKERS);
    placeFor(table, 'construction');
    answer(table, 'turn-needle', 'first-clockwise');
    expect(needlesOf(table)).toEqual([belleEpoque ? 'glass' : 'iron', 'wood']);
    check(table);
  });

  it('R-37: back from iron the needle goes to the space before the arrow; with glass there it stops on it', () => {
    const table = planning(belleEpoque, ['wood', 'iron'], JOKERS);
    placeFor(table, 'construction');
    answer(table, 'turn-needle', 'second-back');
    expect(needlesOf(table)).toEqual(['wood', belleEpoque ? 'glass' : 'choice']);
    check(table);
  });

  it('R-37: needles on both sides of the arrow would meet over it; with glass between them they do not', () => {
    const table = planning(belleEpoque, ['choice', 'iron'], JOKERS);
    placeFor(table, 'construction');
    if (belleEpoque) {
      expect(choices(table)).toEqual([
        'first-clockwise',
        'first-back',
        'second-clockwise',
        'second-back',
        'stay',
      ]);
    } else {
      expect(choices(table)).toEqual(['first-back', 'second-clockwise', 'stay']);
      expect(whyNot(table, 'first-clockwise')).toEqual({ code: 'needles-would-meet' });
      expect(whyNot(table, 'second-back')).toEqual({ code: 'needles-would-meet' });
    }
  });

  it('the move after building passes the arrow as ever, after a move onto the space before it', () => {
    const table = planning(belleEpoque, ['wood', 'iron'], JOKERS);
    placeFor(table, 'construction');
    answers(table, 'turn-needle second-back', 'pay-house jj', 'move-needle second');
    expect(needlesOf(table)).toEqual(['wood', 'iron']);
    check(table);
  });

  it('a move after which the house can not be paid is not allowed (R-58)', () => {
    const table = planning(belleEpoque, ['wood', 'stone'], { cubes: { wood: 1, stone: 1 } });
    placeFor(table, 'construction');
    expect(choices(table)).toEqual(['second-clockwise', 'stay']);
    expect(whyNot(table, 'first-clockwise')).toMatchObject({
      code: 'payment-impossible',
      named: ['francs', 'stone'],
    });
    answers(table, 'turn-needle second-clockwise', 'pay-house ws');
    expect(cubesOf(table, 0)).toEqual({});
    check(table);
  });

  it.each(WAYS)('R-4: a house that only the move makes possible can be built with it, %s', (_way, begin) => {
    const table = planning(belleEpoque, ['empty', 'francs'], { cubes: { wood: 2 } });
    begin(table, 'construction');
    expect(choices(table)).toEqual(['second-back', 'stay']);
    answers(table, 'turn-needle second-back', 'pay-house ww', 'move-needle second', 'place-house 5-5');
    expect(table.s.built[0]).toBe(1);
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5 });
    check(table);
  });

  it.each(WAYS)('R-4: the move need not be used to make a house possible, %s', (_way, begin) => {
    const table = planning(belleEpoque, ['empty', 'francs'], { cubes: { wood: 2 } });
    begin(table, 'construction');
    answer(table, 'turn-needle', 'stay');
    expect(told(table, 'action-impossible')).toMatchObject([
      { player: 0, action: CONSTRUCTION, reason: { code: 'payment-impossible' } },
    ]);
    expect(needlesOf(table)).toEqual(['empty', 'francs']);
    expect(table.s.built[0]).toBe(0);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('R-6: the owner of the house there has the free action also if the move was not used', () => {
    const table = planning(belleEpoque, ['empty', 'francs'], { cubes: { wood: 2 } });
    give(table, 1, { houses: [spaceOf('construction'), '1-1'] });
    check(table);
    placeFor(table, 'construction');
    answer(table, 'turn-needle', 'stay');
    expect(pointsTold(table, 1)).toEqual({ 'free-construction': 2 });
    check(table);
  });

  it('a house that no move makes possible can not be built, and nobody is asked', () => {
    const table = planning(belleEpoque, ['wood', 'stone'], { cubes: { wood: 1 } });
    placeFor(table, 'construction');
    expect(told(table, 'action-impossible')).toMatchObject([
      { reason: { code: 'payment-impossible', named: ['wood', 'stone'] } },
    ]);
    expect(told(table, 'needle-moved')).toEqual([]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('with all six houses built there is no move either', () => {
    const table = planning(belleEpoque, ['wood', 'stone'], { ...JOKERS, houses: HOUSES });
    placeFor(table, 'construction');
    expect(told(table, 'action-impossible')).toMatchObject([{ reason: { code: 'all-houses-built' } }]);
    expect(needlesOf(table)).toEqual(['wood', 'stone']);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('the bid comes first: francs that it takes can not pay the unit that the move names', () => {
    const table = planning(belleEpoque, ['wood', 'stone'], { francs: 3, cubes: { stone: 1 } });
    answers(table, `turn ${spaceOf('construction')}`, 'bid 2');
    expect(table.s.money[0]).toBe(2);
    expect(due(table)).toBe('2 turn');
    const other = planning(belleEpoque, ['wood', 'stone'], { francs: 3, cubes: { stone: 1 } });
    placeFor(other, 'construction');
    answers(other, 'turn-needle first-clockwise', 'pay-house sf');
    expect(francsTold(other, 0)).toEqual({ bid: -1, house: -3 });
    check(other);
  });

  it('the owners of other boards do not move a needle before paying', () => {
    for (const seat of [1, 2, 3]) {
      const table = planning(belleEpoque, ['wood', 'stone'], {});
      give(table, seat, { francs: 3, cubes: { wood: 1, stone: 1 } });
      giveTurn(table, seat);
      placeFor(table, 'construction');
      expect(due(table)).toBe(`${seat + 1} pay-house`);
    }
  });

  it('the free action of a house is 1 VP per house, without a move', () => {
    const table = planning(belleEpoque, ['wood', 'stone'], { houses: [spaceOf('construction')] });
    give(table, 1, { francs: 3, cubes: { wood: 1, stone: 1 } });
    giveTurn(table, 1);
    check(table);
    placeFor(table, 'construction');
    answers(table, 'pay-house ws', 'move-needle first', 'place-house 5-5');
    expect(pointsTold(table, 0)).toEqual({ 'free-construction': 1 });
    expect(told(table, 'needle-moved')).toHaveLength(1);
    check(table);
  });

  it.each([
    ['possible without a move', ['wood', 'stone'], { francs: 3, cubes: { wood: 1, stone: 1 } }, true],
    ['possible by a move only', ['empty', 'francs'], { cubes: { wood: 2 } }, false],
  ] as const)(
    'R-4: a needle moved is followed by a house, whichever way one goes on: %s',
    (_why, needles, belongings, must) => {
      const table = planning(belleEpoque, needles, belongings);
      placeFor(table, 'construction');
      const all = endings(table);
      expect(all.length).toBeGreaterThan(1);
      for (const { built, haveMoved, words } of all) {
        if (must || haveMoved) expect(built, words).toBe(1);
      }
    },
  );

  it('all four rows have one more multiplier from the start, and cards slid add to it', () => {
    const table = planning(belleEpoque, ['wood', 'stone'], {});
    expect(ROWS.map((row) => multiplierOf(table, 0, row))).toEqual([2, 2, 2, 2]);
    expect(ROWS.map((row) => multiplierOf(table, 1, row))).toEqual([1, 1, 1, 1]);
    const under = card('iris', 2, 0);
    if (table.s.prestigeDeck.includes(under - 1)) slideCard(table, 0, 'nobles', under);
    else slideCard(table, 0, 'nobles', card('crown', 2, 0));
    expect(ROWS.map((row) => multiplierOf(table, 0, row))).toEqual([2, 4, 2, 2]);
    check(table);
  });
});

describe('2e asymmetric, Saintenoy and Belle Époque', () => {
  it('a needle moved onto glass lets glass be paid', () => {
    const table = planning(true, ['choice', 'empty'], { cubes: { glass: 2 } });
    placeFor(table, 'construction');
    answer(table, 'turn-needle', 'first-clockwise');
    expect(needlesOf(table)).toEqual(['glass', 'empty']);
    answers(table, 'pay-house gg', 'move-needle first', 'place-house 5-5');
    expect(needlesOf(table)).toEqual(['iron', 'empty']);
    check(table);
  });

  it('a pavilion can be built after the move, with the glass of its site', () => {
    const table = planning(true, ['empty', 'francs'], { cubes: { wood: 2, glass: 1 } });
    placeFor(table, 'construction');
    answers(table, 'turn-needle second-back', 'pay-house ww', 'move-needle second', 'place-house site2');
    expect(told(table, 'pavilion-built')).toMatchObject([{ player: 0, site: 1, surcharge: 1 }]);
    expect(cubesOf(table, 0)).toEqual({});
    check(table);
  });

  it('card 10 counts the cubes paid after the move', () => {
    const table = planning(true, ['empty', 'francs'], { cards: [10], cubes: { wood: 2 } });
    placeFor(table, 'construction');
    answers(
      table,
      'turn-needle second-back',
      'pay-house ww',
      'move-needle second',
      'place-house 5-5',
      'use-card use',
    );
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5, cards: 2 });
    check(table);
  });

  it('card 10 does not work through Cinquantenaire, the move does', () => {
    const table = planning(true, ['empty', 'francs'], { cards: [10], cubes: { wood: 2 } });
    copy(table, 'construction');
    answers(table, 'turn-needle second-back', 'pay-house ww', 'move-needle second', 'place-house 5-5');
    expect(due(table)).toBe('2 turn');
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5 });
    check(table);
  });

  it('card 9 comes after the move; where only it pays for the house it is used without asking (R-58)', () => {
    const table = planning(true, ['empty', 'francs'], { cards: [9], cubes: { wood: 1, stone: 1 } });
    placeFor(table, 'construction');
    // Empty and wood: two wood, one of them paid with stone.
    answers(table, 'turn-needle second-back', 'pay-house ws');
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5 });
    expect(usedCards(table)).toEqual([9]);
    check(table);
  });

  it('R-27: card 9 with a joker after the move keeps the 5 VP', () => {
    const table = planning(true, ['empty', 'francs'], { cards: [9], cubes: { wood: 1, joker: 1 } });
    placeFor(table, 'construction');
    answers(table, 'turn-needle second-back', 'use-card use', 'pay-house wj');
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5 });
    check(table);
  });

  it('card 9 works without a move too, and is asked for after it was declined', () => {
    const table = planning(true, ['wood', 'stone'], { cards: [9], cubes: { wood: 2 } });
    placeFor(table, 'construction');
    answers(table, 'turn-needle stay', 'use-card use', 'pay-house ww');
    expect(pointsTold(table, 0)).toEqual({ 'no-joker': 5 });
    check(table);
  });

  it('card 9 does not make a house possible through Cinquantenaire, with or without the move', () => {
    const table = planning(true, ['empty', 'francs'], { cards: [9], cubes: { wood: 1, stone: 1 } });
    copy(table, 'construction');
    expect(told(table, 'action-impossible')).toMatchObject([{ reason: { code: 'payment-impossible' } }]);
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
    check(table);
  });

  it('R-4: neither the move nor card 9 need be used to make a house possible', () => {
    const table = planning(true, ['empty', 'francs'], { cards: [9], cubes: { wood: 1, stone: 1 } });
    placeFor(table, 'construction');
    answer(table, 'turn-needle', 'stay');
    expect(table.s.built[0]).toBe(1);
    expect(told(table, 'action-impossible')).toHaveLength(1);
    expect(due(table)).toBe('2 turn');
    expect(usedCards(table)).toEqual([]);
    check(table);
  });

  it('R-4: a needle moved for card 9 is followed by a house: the move belongs to a construction', () => {
    const table = planning(true, ['empty', 'francs'], { cards: [9], cubes: { wood: 1, stone: 1 } });
    placeFor(table, 'construction');
    for (const { built, haveMoved, words } of endings(table)) {
      if (haveMoved) expect(built, words).toBe(1);
    }
  });

  it('R-4: a house possible as things stand must be built, also if a move would make it one for card 9 only', () => {
    const table = planning(true, ['wood', 'stone'], { cards: [9], cubes: { wood: 1, stone: 1 } });
    placeFor(table, 'construction');
    for (const { built, words } of endings(table)) expect(built, words).toBe(1);
  });
});
