import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import { CROWN_TRACK, IRIS_TRACK, JOKER } from '../ids.ts';
import { toRound, typesTold } from '../resolution.testing.ts';
import {
  answer,
  answers,
  type Belongings,
  check,
  choices,
  cubesOf,
  due,
  forget,
  francsTold,
  freeSpace,
  give,
  giveTurn,
  levelOf,
  nobleNamed,
  noblesKept,
  pointsTold,
  type Table,
  tableAtTurn,
  told,
  total,
  whyNot,
} from '../table.testing.ts';

/** The four on display, from the free one on: the deck holds at least two of each kind. */
const DISPLAY = { deal: { nobles: ['albert', 'buls', 'empain', 'solvay'] } };

function usedBy(table: Table, seat: number): string[] {
  return told(table, 'noble-used')
    .filter(({ player }) => player === seat)
    .map(({ noble }) => table.s.rules.nobles[noble].id);
}

describe('2e, Grand-Place', () => {
  it('example: the third use with 4 players takes 2 architects, and crown level 2 lets two nobles be used', () => {
    const table = tableAtTurn(4, DISPLAY);
    give(table, 2, { levels: { crown: 2 }, nobles: ['brugmann', 'maeterlinck', 'buls'], francs: 0 });
    check(table);
    answers(table, 'turn grand-place', 'use-nobles stop', 'turn grand-place', 'use-nobles stop');
    forget(table);
    answers(table, 'turn grand-place', 'use-nobles brugmann', 'use-nobles maeterlinck');
    expect(due(table)).toBe('4 turn');
    expect(told(table, 'architects-sent')).toEqual([
      { type: 'architects-sent', player: 2, action: 1, architects: 2, travellers: 0, use: 3 },
    ]);
    expect(usedBy(table, 2)).toEqual(['brugmann', 'maeterlinck']);
    expect(table.s.money[2]).toBe(5);
    expect(total(table, 2)).toBe(5);
    expect(levelOf(table, 2, 'iris')).toBe(1);
    check(table);
  });

  it.each([1, 2, 3, 4, 5, 6])('at most as many nobles as the crown level can be used: level %i', (crown) => {
    const table = tableAtTurn(4, DISPLAY);
    const nobles = ['brugmann', 'empain', 'buls', 'van-de-velde', 'vandervelde', 'maeterlinck', 'solvay'];
    give(table, 0, { levels: { crown }, nobles });
    check(table);
    answer(table, 'turn', 'grand-place');
    for (let use = 0; use < crown; use++) answer(table, 'use-nobles', nobles[use]);
    expect(due(table)).toBe('2 turn');
    expect(usedBy(table, 0)).toEqual(nobles.slice(0, crown));
  });

  it('the crown level is that at the start: Prince Albert used now makes no further use', () => {
    const table = tableAtTurn(4, DISPLAY);
    give(table, 0, { levels: { crown: 1 }, nobles: ['brugmann', 'albert'] });
    answers(table, 'turn grand-place', 'use-nobles albert');
    expect(levelOf(table, 0, 'crown')).toBe(2);
    expect(due(table)).toBe('2 turn');
    expect(usedBy(table, 0)).toEqual(['albert']);
  });

  it('Prince Albert first of two uses: level 2 becomes 3, two uses stay two', () => {
    const table = tableAtTurn(4, DISPLAY);
    give(table, 0, { levels: { crown: 2 }, nobles: ['brugmann', 'albert', 'maeterlinck'] });
    answers(table, 'turn grand-place', 'use-nobles albert', 'use-nobles brugmann');
    expect(levelOf(table, 0, 'crown')).toBe(3);
    expect(due(table)).toBe('2 turn');
  });

  it('a crown level won before, in the same round, counts', () => {
    const table = tableAtTurn(4, DISPLAY);
    give(table, 0, { francs: 3, nobles: ['brugmann', 'maeterlinck'] });
    answers(table, 'turn cinquantenaire', 'cinquantenaire nobles', 'take-noble fourth', 'keep-noble discard');
    giveTurn(table, 0);
    answers(table, 'turn grand-place', 'use-nobles maeterlinck', 'use-nobles brugmann');
    expect(due(table)).toBe('2 turn');
  });

  it('the order is free: jokers of Empain can be traded with Solvay after him', () => {
    const table = tableAtTurn(4, DISPLAY);
    give(table, 0, { levels: { crown: 2 }, nobles: ['(brugmann)', 'empain', 'solvay'] });
    answers(table, 'turn grand-place', 'use-nobles empain', 'use-nobles solvay', 'cube-or-trade trade-ws');
    expect(cubesOf(table, 0)).toEqual({ wood: 1, stone: 1, joker: 1 });
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('the order is free: with Solvay first there is no joker to trade yet', () => {
    const table = tableAtTurn(4, DISPLAY);
    give(table, 0, { levels: { crown: 2 }, nobles: ['(brugmann)', 'empain', 'solvay'] });
    answers(table, 'turn grand-place', 'use-nobles solvay');
    expect(whyNot(table, 'trade-ws')).toEqual({ code: 'no-joker' });
    answers(table, 'cube-or-trade w', 'use-nobles empain');
    expect(cubesOf(table, 0)).toEqual({ wood: 1, joker: 2 });
  });

  it('one may stop at once or after some, and the nobles left stay ready', () => {
    const table = tableAtTurn(4, DISPLAY);
    give(table, 0, { levels: { crown: 3 }, nobles: ['brugmann', 'buls', 'maeterlinck'] });
    answers(table, 'turn grand-place', 'use-nobles buls', 'use-nobles stop');
    expect(due(table)).toBe('2 turn');
    expect(usedBy(table, 0)).toEqual(['buls']);
    giveTurn(table, 0);
    answer(table, 'turn', 'grand-place');
    expect(choices(table)).toEqual(['brugmann', 'maeterlinck', 'stop']);
    answer(table, 'use-nobles', 'stop');
    expect(usedBy(table, 0)).toEqual(['buls']);
  });

  it('a noble is used once a round only', () => {
    const table = tableAtTurn(4, DISPLAY);
    give(table, 0, { levels: { crown: 3 }, nobles: ['brugmann', '(buls)', 'maeterlinck'] });
    answers(table, 'turn grand-place', 'use-nobles brugmann');
    expect(choices(table)).toEqual(['maeterlinck', 'stop']);
    for (const id of ['brugmann', 'buls'])
      expect(whyNot(table, id)).toEqual({ code: 'noble-used', noble: nobleNamed(table.s, id) });
    answer(table, 'use-nobles', 'maeterlinck');
    // All are used: nothing is asked any more.
    expect(due(table)).toBe('2 turn');
  });

  it('in the next round the same noble can be used again', () => {
    const table = tableAtTurn(4, DISPLAY);
    answers(table, 'turn grand-place', 'use-nobles brugmann');
    toRound(table, 2);
    giveTurn(table, 0);
    answers(table, 'turn grand-place', 'use-nobles brugmann');
    expect(francsTold(table, 0)).toEqual({ noble: 5 });
  });

  it("only one's own nobles can be used, not those of another player", () => {
    const table = tableAtTurn(4, DISPLAY);
    give(table, 1, { nobles: ['brugmann', 'maeterlinck'] });
    answer(table, 'turn', 'grand-place');
    expect(choices(table)).toEqual(['brugmann', 'stop']);
    expect(whyNot(table, 'maeterlinck')).toEqual({
      code: 'noble-not-yours',
      noble: nobleNamed(table.s, 'maeterlinck'),
    });
    expect(obstacle(table.s, table.s.rules.nobles.length + 1)).toEqual({ code: 'not-a-choice' });
  });

  it('a noble taken and kept in this round has been used already', () => {
    const table = tableAtTurn(4, { deal: { nobles: ['buls', 'albert', 'empain', 'solvay'] } });
    give(table, 0, { levels: { crown: 2 }, francs: 5 });
    answers(table, `turn ${freeSpace(table, 2)}`, 'bid 1', 'take-noble fourth', 'keep-noble keep');
    giveTurn(table, 0);
    answer(table, 'turn', 'grand-place');
    expect(choices(table)).toEqual(['brugmann', 'stop']);
    expect(whyNot(table, 'buls')).toEqual({ code: 'noble-used', noble: nobleNamed(table.s, 'buls') });
  });

  it('a noble used for a free action in this round has been used already', () => {
    const table = tableAtTurn(4, DISPLAY);
    const space = freeSpace(table, 2);
    give(table, 1, { houses: [space], levels: { crown: 2 }, nobles: ['brugmann', 'maeterlinck'] });
    answers(table, `turn ${space}`, 'bid 1', 'take-noble fourth', 'keep-noble discard');
    answers(table, 'use-nobles brugmann', 'turn grand-place');
    expect(choices(table)).toEqual(['maeterlinck', 'stop']);
    expect(whyNot(table, 'brugmann')).toEqual({ code: 'noble-used', noble: nobleNamed(table.s, 'brugmann') });
  });

  it('a noble used stays with its player and is not paid for now', () => {
    const table = tableAtTurn(4, DISPLAY);
    answers(table, 'turn grand-place', 'use-nobles brugmann');
    expect(noblesKept(table, 0)).toEqual(['brugmann']);
    expect(francsTold(table, 0)).toEqual({ noble: 5 });
    expect(told(table, 'noble-paid')).toEqual([]);
    expect(told(table, 'noble-discarded')).toEqual([]);
  });

  it('an architect freed by Vandervelde can be placed in the same round', () => {
    const table = tableAtTurn(4, DISPLAY);
    give(table, 0, { nobles: ['(brugmann)', 'vandervelde'], architects: 1 });
    answers(table, 'turn grand-place', 'use-nobles vandervelde');
    expect(table.s.architects[0]).toBe(1);
    expect(table.s.courthouse[0]).toBe(5);
    giveTurn(table, 0);
    answer(table, 'turn', 'grand-place');
    expect(table.s.architects[0]).toBe(0);
    check(table);
  });

  const EFFECTS: [string, string[], (table: Table) => unknown, unknown][] = [
    ['brugmann', [], (table) => francsTold(table, 0), { noble: 5 }],
    ['empain', [], (table) => cubesOf(table, 0), { joker: 2 }],
    ['solvay', ['cube-or-trade i'], (table) => cubesOf(table, 0), { iron: 1 }],
    ['buls', [], (table) => levelOf(table, 0, 'iris'), 2],
    ['albert', [], (table) => levelOf(table, 0, 'crown'), 2],
    ['van-de-velde', [], (table) => levelOf(table, 0, 'architect'), 2],
    ['vandervelde', [], (table) => table.s.courthouse[0], 1],
    ['maeterlinck', [], (table) => pointsTold(table, 0), { noble: 5 }],
  ];

  it.each(EFFECTS)('gives the effect of the noble used, and tells it: %s', (id, more, result, expected) => {
    const table = tableAtTurn(4, DISPLAY);
    give(table, 0, { nobles: [id, '(brugmann)'].slice(0, id === 'brugmann' ? 1 : 2) });
    answers(table, 'turn grand-place', `use-nobles ${id}`, ...more);
    expect(due(table)).toBe('2 turn');
    expect(result(table)).toEqual(expected);
    expect(typesTold(table).slice(0, 2)).toEqual(['architects-sent', 'noble-used']);
    expect(typesTold(table)).toHaveLength(3);
    check(table);
  });

  const LOST: [string, Belongings, Belongings, unknown][] = [
    ['buls', { levels: { iris: 6 } }, {}, { code: 'track-full', track: IRIS_TRACK }],
    ['albert', { levels: { crown: 6 } }, {}, { code: 'track-full', track: CROWN_TRACK }],
    ['vandervelde', { courthouse: 0 }, {}, { code: 'courthouse-empty' }],
    [
      'empain',
      {},
      { cubes: { joker: 15 } },
      { code: 'supply-short', material: JOKER, needed: 2, available: 0 },
    ],
    ['solvay', {}, { cubes: { wood: 10, iron: 10, stone: 10 } }, { code: 'supply-empty' }],
  ];

  it.each(LOST)(
    'an effect that can not be had is lost, and the noble is used all the same: %s',
    (id, own, others, reason) => {
      const table = tableAtTurn(4, DISPLAY);
      give(table, 0, { nobles: ['(brugmann)', id], ...own });
      give(table, 1, others);
      check(table);
      answers(table, 'turn grand-place', `use-nobles ${id}`);
      expect(told(table, 'gain-lost')).toEqual([{ type: 'gain-lost', player: 0, source: 'noble', reason }]);
      expect(table.s.usedNobles[0]).toBe(1 | (1 << nobleNamed(table.s, id)));
      expect(due(table)).toBe('2 turn');
      check(table);
    },
  );
});
