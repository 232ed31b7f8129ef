import { describe, expect, it } from 'vitest';
import { travellersWaiting } from '../gains.ts';
import { BRUSSELS_ACTIONS } from '../ids.ts';
import { setUses } from '../resolution.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  cubesOf,
  due,
  forget,
  francsTold,
  give,
  nobleNamed,
  noblesKept,
  passAll,
  setDisplay,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';
import { belleTable, PLAIN } from './actions.testing.ts';

function withNagelmackers(players = 4): Table {
  const table = belleTable(players);
  setDisplay(table, 'buls', 'albert', 'empain', 'nagelmackers');
  return table;
}

const TAKE = [`turn ${PLAIN.nobles[0]}`, 'bid 1', 'take-noble fourth'];

describe('2e Belle Époque, Georges Nagelmackers', () => {
  it('Nagelmackers takes one traveller from the train, at once when the card is taken', () => {
    const table = withNagelmackers();
    check(table);
    answers(table, ...TAKE);
    expect(table.s.travellers).toEqual([1, 0, 0, 0]);
    expect(travellersWaiting(table.s)).toBe(3);
    expect(told(table, 'traveller-taken')).toEqual([{ type: 'traveller-taken', player: 0, source: 'noble' }]);
    answer(table, 'keep-noble', 'keep');
    expect(noblesKept(table, 0)).toEqual(['brugmann', 'nagelmackers']);
    check(table);
  });

  it('Nagelmackers gives the traveller also if he is discarded', () => {
    const table = withNagelmackers();
    answers(table, ...TAKE, 'keep-noble discard');
    expect(table.s.travellers[0]).toBe(1);
    check(table);
  });

  it('Nagelmackers gives another one when used at Grand-Place', () => {
    const table = belleTable();
    give(table, 0, { nobles: ['brugmann', 'nagelmackers'] });
    check(table);
    answers(table, 'turn grand-place', 'use-nobles nagelmackers');
    expect(table.s.travellers[0]).toBe(1);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('Nagelmackers gives a traveller when used in the free action of a nobles space', () => {
    const table = belleTable();
    give(table, 2, { nobles: ['brugmann', 'nagelmackers'], houses: [PLAIN.nobles[0]] });
    check(table);
    answers(table, ...TAKE, 'keep-noble keep', 'use-nobles nagelmackers');
    expect(table.s.travellers).toEqual([0, 0, 1, 0]);
    check(table);
  });

  it('with no traveller on the train Nagelmackers takes nothing, and counts as used', () => {
    const table = withNagelmackers();
    give(table, 0, { travellers: 1 });
    give(table, 1, { travellers: 2 });
    give(table, 3, { travellers: 1 });
    check(table);
    answers(table, ...TAKE);
    expect(table.s.travellers).toEqual([1, 2, 0, 1]);
    expect(told(table, 'gain-lost')).toEqual([
      { type: 'gain-lost', player: 0, source: 'noble', reason: { code: 'no-traveller' } },
    ]);
    answer(table, 'keep-noble', 'keep');
    expect((table.s.usedNobles[0] >> nobleNamed(table.s, 'nagelmackers')) & 1).toBe(1);
    check(table);
  });

  it('travellers on Brussels spaces are not on the train', () => {
    const table = withNagelmackers(2);
    give(table, 1, { travellers: 4 });
    check(table);
    answers(table, 'turn pass', 'turn stock-exchange', 'send-travellers 1');
    expect(travellersWaiting(table.s)).toBe(0);
    check(table);
  });
});

describe('2e Belle Époque, travellers in Brussels actions', () => {
  it.each([
    ['stock-exchange', []],
    ['grand-place', ['use-nobles brugmann']],
    ['cinquantenaire', ['cinquantenaire workshop', 'take-artwork blue']],
    ['saint-catherine', []],
  ] as const)('one traveller does a Brussels action without architect and money: %s', (action, then) => {
    const table = belleTable();
    give(table, 0, { architects: 0, travellers: 1, francs: 0 });
    check(table);
    expect(choices(table)).toEqual([...BRUSSELS_ACTIONS, 'pass']);
    answers(table, `turn ${action}`, 'send-travellers 1', ...then);
    expect(table.s.travellers[0]).toBe(0);
    expect(told(table, 'architects-sent')).toEqual([
      {
        type: 'architects-sent',
        player: 0,
        action: BRUSSELS_ACTIONS.indexOf(action),
        architects: 0,
        travellers: 1,
        use: 1,
      },
    ]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('a traveller can not be placed on the Art Nouveau board', () => {
    const table = belleTable();
    give(table, 0, { architects: 0, travellers: 3, francs: 9 });
    check(table);
    expect(choices(table)).toEqual([...BRUSSELS_ACTIONS, 'pass']);
    expect(whyNot(table, '2-4')).toEqual({ code: 'no-architect' });
    expect(whyNot(table, '3-3')).toEqual({ code: 'no-architect' });
  });

  it.each([
    { architects: 5, travellers: 1, uses: 0, counts: ['0', '1'] },
    { architects: 5, travellers: 4, uses: 0, counts: ['0', '1'] },
    { architects: 5, travellers: 4, uses: 1, counts: ['0', '1', '2'] },
    { architects: 1, travellers: 2, uses: 1, counts: ['1', '2'] },
    { architects: 0, travellers: 2, uses: 1, counts: ['2'] },
    { architects: 2, travellers: 1, uses: 2, counts: ['1'] },
    { architects: 5, travellers: 2, uses: 2, counts: ['0', '1', '2'] },
  ])(
    'as many of the meeples that the action takes as one likes are travellers: $architects, $travellers, use after $uses',
    ({ architects, travellers, uses, counts }) => {
      const table = belleTable(3);
      give(table, 0, { architects, travellers });
      setUses(table, 'saint-catherine', uses);
      check(table);
      answer(table, 'turn', 'saint-catherine');
      expect(choices(table)).toEqual(counts);
      const sent = Number(counts.at(-1));
      answer(table, 'send-travellers', sent);
      expect(table.s.travellers[0]).toBe(travellers - sent);
      expect(table.s.architects[0]).toBe(architects - (uses + 1 - sent));
      expect(cubesOf(table, 0)).toEqual({ joker: 3 });
      check(table);
    },
  );

  it('why a number of travellers can not be sent', () => {
    const table = belleTable(3);
    give(table, 0, { architects: 1, travellers: 2 });
    setUses(table, 'stock-exchange', 1);
    answer(table, 'turn', 'stock-exchange');
    expect(whyNot(table, 0)).toEqual({ code: 'not-enough-architects', needed: 2, available: 1 });
    expect(whyNot(table, 3)).toEqual({ code: 'not-enough-travellers', available: 2 });
    const other = belleTable(3);
    give(other, 0, { travellers: 3 });
    answer(other, 'turn', 'stock-exchange');
    expect(whyNot(other, 2)).toEqual({ code: 'too-many-travellers', needed: 1 });
  });

  it('architects and travellers together are what an action needs', () => {
    const table = belleTable(3);
    give(table, 0, { architects: 1, travellers: 1, francs: 0 });
    setUses(table, 'stock-exchange', 1);
    setUses(table, 'grand-place', 2);
    check(table);
    expect(choices(table)).toEqual(['stock-exchange', 'cinquantenaire', 'saint-catherine', 'pass']);
    expect(whyNot(table, 'grand-place')).toEqual({ code: 'not-enough-architects', needed: 3, available: 2 });
    answers(table, 'turn stock-exchange', 'send-travellers 1');
    expect([table.s.architects[0], table.s.travellers[0]]).toEqual([0, 0]);
    check(table);
  });

  it('a use by travellers alone counts as a use', () => {
    const table = belleTable(3);
    give(table, 0, { travellers: 1 });
    check(table);
    answers(table, 'turn saint-catherine', 'send-travellers 1', 'turn saint-catherine');
    expect(table.s.architects).toEqual([5, 3, 5]);
    check(table);
  });

  it('architects may go though one has travellers', () => {
    const table = belleTable();
    give(table, 0, { travellers: 2 });
    answers(table, 'turn saint-catherine', 'send-travellers 0');
    expect([table.s.architects[0], table.s.travellers[0]]).toEqual([4, 2]);
    check(table);
  });

  it('without travellers nobody is asked', () => {
    const table = belleTable();
    give(table, 1, { travellers: 2 });
    check(table);
    answer(table, 'turn', 'saint-catherine');
    expect(due(table)).toBe('2 turn');
  });

  it('travellers sent are gone for the round: they do not come back to the hand', () => {
    const table = belleTable(2);
    give(table, 0, { architects: 0, travellers: 2, francs: 0 });
    check(table);
    answers(table, 'turn saint-catherine', 'send-travellers 1', 'turn pass');
    expect(choices(table)).toEqual(['stock-exchange', 'grand-place', 'cinquantenaire', 'pass']);
    answers(table, 'turn stock-exchange', 'send-travellers 1');
    expect(choices(table)).toEqual(['pass']);
    check(table);
  });

  it('travellers on Brussels spaces go back to the train and do not count for the majority', () => {
    const table = belleTable(3);
    give(table, 0, { travellers: 3 });
    check(table);
    answers(table, 'turn saint-catherine', 'send-travellers 1', 'turn stock-exchange');
    answers(table, 'turn pass', 'turn saint-catherine', 'send-travellers 2', 'turn pass', 'turn pass');
    expect(told(table, 'travellers-returned')).toEqual([{ type: 'travellers-returned', from: 'brussels' }]);
    expect(table.s.courthouse).toEqual([2, 3, 2]);
    expect(travellersWaiting(table.s)).toBe(4);
    check(table);
  });

  it('travellers that were not used go back to the train at the end of the round', () => {
    const table = belleTable(3);
    give(table, 0, { travellers: 3 });
    give(table, 2, { travellers: 1 });
    check(table);
    passAll(table);
    expect(told(table, 'travellers-returned')).toEqual([{ type: 'travellers-returned', from: 'players' }]);
    expect(table.s.travellers).toEqual([0, 0, 0]);
    expect(travellersWaiting(table.s)).toBe(4);
    check(table);
  });

  it('a traveller is worth nothing when passing', () => {
    const table = belleTable();
    give(table, 0, { travellers: 4 });
    forget(table);
    answer(table, 'turn', 'pass');
    expect(francsTold(table, 0)).toEqual({ 'pass-artworks': 1, 'pass-prestige': 1 });
  });
});
