import { describe, expect, it } from 'vitest';
import { type Belongings, give, lay, stack } from '../arranging.testing.ts';
import { discarded, hand, levels, materialsHeld, noblesKept, prison } from '../holdings.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  forget,
  francsTold,
  giveTurn,
  newTable,
  passAll,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';

/** Seat 0 takes a noble of the area for 1 BF; the next question is due. */
function taking(noble: string, belongings: Belongings = {}): Table {
  const table = newTable(3, { bonuses: ['architecture'] });
  lay(table, { '1-1': noble });
  give(table, 0, { francs: 1, ...belongings });
  check(table);
  forget(table);
  answer(table, 'turn', '1-1');
  return table;
}

/** Seat 0 at the town hall with one noble to use, which is therefore used without a question. */
function usingAtTownHall(noble: string, belongings: Belongings = {}): Table {
  const table = newTable(3);
  give(table, 0, { nobles: ['(brugmann)', noble].slice(noble === 'brugmann' ? 1 : 0), ...belongings });
  check(table);
  forget(table);
  answers(table, 'turn town-hall', 'send-architects 1/3');
  return table;
}

describe('1897, Noble effects', () => {
  it('Brugmann: 4 BF', () => {
    const table = usingAtTownHall('brugmann');
    expect(francsTold(table, 0)).toEqual({ noble: 4 });
    expect(noblesKept(table, 0)).toEqual(['(brugmann)']);
  });

  it.each([
    ['horta', [2, 1, 1]],
    ['albert', [1, 2, 1]],
    ['buls', [1, 1, 2]],
  ])('a level more of architecture, nobility or prestige: %s', (noble, expected) => {
    expect(levels(taking(noble), 0)).toEqual(expected);
    expect(levels(usingAtTownHall(noble), 0)).toEqual(expected);
  });

  it('a step beyond the top of a scale has no effect', () => {
    const table = taking('horta', { levels: { architecture: 5 } });
    expect(levels(table, 0)).toEqual([5, 1, 1]);
    expect(told(table, 'gain-lost').map(({ reason }) => reason)).toEqual([{ code: 'scale-full', scale: 0 }]);
    expect(due(table)).toBe('1 keep-noble');
  });

  it('Vandervelde: one architect of choice leaves the prison for the hand', () => {
    const table = taking('vandervelde', { prison: { '2/4': 1, '2/5': 1 } });
    expect(due(table)).toBe('1 release-architect');
    expect(choices(table)).toEqual(['2/4', '2/5']);
    expect(whyNot(table, '1/3')).toEqual({ code: 'not-in-prison', architect: 0 });
    answer(table, 'release-architect', '2/5');
    expect(prison(table, 0)).toEqual({ '2/4': 1 });
    expect(hand(table, 0)).toEqual({ '1/3': 3, '2/4': 1, '2/5': 1 });
    expect(due(table)).toBe('1 keep-noble');
    check(table);
  });

  it('Vandervelde: architects all alike in prison leave nothing to choose, and an empty prison nothing to gain', () => {
    const alike = taking('vandervelde', { prison: { '2/4': 2 } });
    expect(due(alike)).toBe('1 keep-noble');
    expect(prison(alike, 0)).toEqual({ '2/4': 1 });
    const empty = taking('vandervelde', { prison: {} });
    expect(due(empty)).toBe('1 keep-noble');
    expect(told(empty, 'gain-lost').map(({ reason }) => reason)).toEqual([{ code: 'prison-empty' }]);
  });

  it('Hankar: draw two materials, keep one, discard the other', () => {
    const table = newTable(3);
    lay(table, { '1-1': 'hankar' });
    stack(table, 'metal-wood', 'stone-stone');
    give(table, 0, { francs: 1 });
    const before = discarded(table).filter((name) => name === 'metal-wood').length;
    answer(table, 'turn', '1-1');
    expect(due(table)).toBe('1 choose-material');
    expect(choices(table)).toEqual(['metal-wood', 'stone-stone']);
    expect(whyNot(table, 'wood-wood')).toEqual({ code: 'not-drawn', kind: 5 });
    answer(table, 'choose-material', 'stone-stone');
    expect(materialsHeld(table, 0)).toEqual({ 'stone-stone': 1 });
    expect(discarded(table).filter((name) => name === 'metal-wood')).toHaveLength(before + 1);
    expect(due(table)).toBe('1 keep-noble');
    check(table);
  });

  it('R-43: Hankar with one material card left keeps it, with none has no effect', () => {
    const rest = ['metal-metal', 'metal-stone', 'metal-wood', 'stone-stone', 'stone-wood'];
    const all = Object.fromEntries(rest.map((name) => [name, 2]));
    const one = taking('hankar', { materials: { ...all, 'wood-wood': 1 } });
    expect(due(one)).toBe('1 keep-noble');
    expect(materialsHeld(one, 0)['wood-wood']).toBe(2);
    check(one);
    const none = taking('hankar', { materials: { ...all, 'wood-wood': 2 } });
    expect(due(none)).toBe('1 keep-noble');
    expect(told(none, 'gain-lost').map(({ reason }) => reason)).toEqual([{ code: 'pile-empty', pile: 1 }]);
    check(none);
  });

  it('Vandervelde: the architect set free can be placed in the same round', () => {
    const table = taking('vandervelde');
    answers(table, 'release-architect 2/5', 'keep-noble discard');
    giveTurn(table, 0);
    give(table, 0, { francs: 5 });
    answers(table, 'turn 1-2', 'place-architect 2/5:5');
    expect(table.s.rules.faceValues[table.s.faces[1]]).toBe(5);
  });

  it('Hankar: an empty pile is made anew from its discards', () => {
    const table = newTable(3);
    lay(table, { '1-1': 'hankar' });
    give(table, 0, { francs: 1 });
    const { s } = table;
    s.materialDiscard = [...s.materialDiscard, ...s.materialDeck];
    s.materialDeck = [];
    const cards = s.materialDiscard.length;
    check(table);
    forget(table);
    answer(table, 'turn', '1-1');
    expect(told(table, 'pile-reshuffled')).toEqual([{ type: 'pile-reshuffled', pile: 1, cards }]);
    expect(told(table, 'cards-drawn').map((event) => event.cards.length)).toEqual([2]);
    expect(s.materialDeck).toHaveLength(cards - 2);
    check(table);
  });
});

describe('1897, Noble', () => {
  it('the effect is gained at once; then the card is kept, turned, or discarded', () => {
    const kept = taking('buls');
    expect(levels(kept, 0)).toEqual([1, 1, 2]);
    expect(choices(kept)).toEqual(['discard', 'keep']);
    answer(kept, 'keep-noble', 'keep');
    expect(noblesKept(kept, 0)).toEqual(['brugmann', '(buls)']);
    check(kept);
    const left = taking('buls');
    const before = discarded(left).filter((name) => name === 'buls').length;
    answer(left, 'keep-noble', 'discard');
    expect(noblesKept(left, 0)).toEqual(['brugmann']);
    expect(levels(left, 0)).toEqual([1, 1, 2]);
    expect(discarded(left).filter((name) => name === 'buls')).toHaveLength(before + 1);
    check(left);
  });

  it('example: Vandervelde taken as a second copy: its effect, then it is discarded', () => {
    const table = taking('vandervelde', { nobles: ['brugmann', 'vandervelde'] });
    answer(table, 'release-architect', '2/4');
    expect(due(table)).toBe('2 turn');
    expect(noblesKept(table, 0)).toEqual(['brugmann', 'vandervelde']);
    const last = table.events.slice(-2).map(({ type }) => type);
    expect(last).toEqual(['architect-released', 'card-discarded']);
    expect(told(table, 'card-discarded').map(({ cause }) => cause)).toEqual(['second-copy']);
    check(table);
  });

  it('a noble kept is ready again in the next round', () => {
    const table = taking('horta');
    answer(table, 'keep-noble', 'keep');
    passAll(table);
    expect(noblesKept(table, 0)).toEqual(['brugmann', 'horta']);
  });

  it('a noble kept in this round can not be used at the town hall before the next one', () => {
    const table = taking('horta');
    answer(table, 'keep-noble', 'keep');
    giveTurn(table, 0);
    give(table, 0, { levels: { nobility: 5 } });
    answers(table, 'turn town-hall', 'send-architects 1/3');
    // Brugmann is the only one ready, and used without a question.
    expect(due(table)).toBe('2 turn');
    expect(noblesKept(table, 0)).toEqual(['(brugmann)', '(horta)']);
    expect(levels(table, 0)).toEqual([2, 5, 1]);
  });

  it('a second copy does not use up the one kept', () => {
    const table = taking('horta', { nobles: ['brugmann', 'horta'] });
    expect(noblesKept(table, 0)).toEqual(['brugmann', 'horta']);
    giveTurn(table, 0);
    answers(table, 'turn town-hall', 'send-architects 1/3', 'use-nobles horta');
    expect(levels(table, 0)).toEqual([3, 1, 1]);
  });

  it('players can each keep a noble of the same kind', () => {
    const table = taking('buls');
    answer(table, 'keep-noble', 'keep');
    lay(table, { '1-2': 'buls' });
    give(table, 1, { francs: 1 });
    answers(table, 'turn 1-2', 'keep-noble keep');
    expect([0, 1].map((seat) => noblesKept(table, seat))).toEqual([
      ['brugmann', '(buls)'],
      ['brugmann', '(buls)'],
    ]);
    check(table);
  });
});

describe('1897, Town hall', () => {
  it('example: with nobility 2 and nobody there before, one architect and two of three nobles', () => {
    const table = newTable(3);
    give(table, 0, { nobles: ['brugmann', 'horta', 'buls'], levels: { nobility: 2 } });
    check(table);
    forget(table);
    answers(table, 'turn town-hall', 'send-architects 1/3');
    expect(choices(table)).toEqual(['brugmann', 'horta', 'buls']);
    answer(table, 'use-nobles', 'horta');
    expect(choices(table)).toEqual(['brugmann', 'buls', 'stop']);
    answer(table, 'use-nobles', 'brugmann');
    expect(due(table)).toBe('2 turn');
    expect(noblesKept(table, 0)).toEqual(['(brugmann)', '(horta)', 'buls']);
    expect(francsTold(table, 0)).toEqual({ noble: 4 });
    expect(levels(table, 0)).toEqual([2, 2, 1]);
  });

  it('one or more: one may stop after the first, not before', () => {
    const table = newTable(3);
    give(table, 0, { nobles: ['brugmann', 'horta', 'buls'], levels: { nobility: 3 } });
    answers(table, 'turn town-hall', 'send-architects 1/3');
    expect(whyNot(table, 'stop')).toEqual({ code: 'use-one-noble-first' });
    expect(whyNot(table, 'hankar')).toEqual({ code: 'noble-not-yours', noble: 5 });
    answer(table, 'use-nobles', 'horta');
    expect(whyNot(table, 'horta')).toEqual({ code: 'noble-used', noble: 1 });
    answer(table, 'use-nobles', 'stop');
    expect(due(table)).toBe('2 turn');
    expect(noblesKept(table, 0)).toEqual(['brugmann', '(horta)', 'buls']);
  });

  it('the nobility level at the start counts: one gained through Albert comes too late', () => {
    const table = newTable(3);
    give(table, 0, { nobles: ['brugmann', 'albert', 'buls'] });
    answers(table, 'turn town-hall', 'send-architects 1/3', 'use-nobles albert');
    expect(due(table)).toBe('2 turn');
    expect(levels(table, 0)).toEqual([1, 2, 1]);
  });

  it('without a noble to use it can not be chosen', () => {
    const table = newTable(3);
    give(table, 0, { nobles: ['(brugmann)', '(horta)'] });
    check(table);
    expect(choices(table)).not.toContain('town-hall');
    expect(whyNot(table, 'town-hall')).toEqual({ code: 'no-noble-ready' });
  });

  it('each noble can be used once a round', () => {
    const table = usingAtTownHall('brugmann');
    giveTurn(table, 0);
    expect(whyNot(table, 'town-hall')).toEqual({ code: 'no-noble-ready' });
  });

  it('Hankar draws at the town hall as when taken', () => {
    const table = newTable(3);
    give(table, 0, { nobles: ['brugmann', 'hankar'], levels: { nobility: 2 } });
    stack(table, 'wood-wood', 'metal-stone');
    answers(table, 'turn town-hall', 'send-architects 1/3', 'use-nobles hankar', 'choose-material wood-wood');
    expect(materialsHeld(table, 0)).toEqual({ 'wood-wood': 1 });
    expect(due(table)).toBe('1 use-nobles');
    check(table);
  });

  it('a question of an effect comes before the next noble (R-63)', () => {
    const table = newTable(3);
    give(table, 0, { nobles: ['brugmann', 'vandervelde'], levels: { nobility: 2 } });
    answers(table, 'turn town-hall', 'send-architects 1/3', 'use-nobles vandervelde');
    expect(due(table)).toBe('1 release-architect');
    check(table);
    answer(table, 'release-architect', '2/4');
    expect(choices(table)).toEqual(['brugmann', 'stop']);
  });

  it('as the second user two architects are sent, and the limit of nobles is the same', () => {
    const table = newTable(3);
    give(table, 0, { nobles: ['brugmann', 'buls'] });
    give(table, 1, { sent: [['town-hall', '1/3']] });
    check(table);
    answers(table, 'turn town-hall', 'send-architects 1/3+1/3', 'use-nobles buls');
    expect(due(table)).toBe('2 turn');
    expect(hand(table, 0)).toEqual({ '1/3': 2, '2/4': 1 });
    expect(noblesKept(table, 0)).toEqual(['brugmann', '(buls)']);
  });
});

describe('1897, Stock exchange', () => {
  it('R-2: money has no limit but what one earns', () => {
    const table = newTable(3);
    // All 23 money cards are worth 69 BF.
    give(table, 0, { francs: 200 });
    answers(table, 'turn stock-exchange', 'send-architects 1/3');
    expect(table.s.money[0]).toBe(205);
    check(table);
  });

  it('gives 5 BF', () => {
    const table = newTable(3);
    forget(table);
    answers(table, 'turn stock-exchange', 'send-architects 2/4');
    expect(francsTold(table, 0)).toEqual({ 'stock-exchange': 5 });
    expect(table.s.money[0]).toBe(9);
  });
});
