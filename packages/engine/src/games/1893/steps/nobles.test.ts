import { describe, expect, it } from 'vitest';
import { obstacle, pending } from '../../../core/agenda.ts';
import { startGame } from '../../../loading.ts';
import type { Event } from '../events.ts';
import { NOBLES } from '../ids.ts';
import { SECOND_EDITION } from '../second-edition/components.ts';
import type { State } from '../state.ts';
import {
  answer,
  answers,
  check,
  choices,
  displayed,
  due,
  forget,
  francsTold,
  freeSpace,
  give,
  giveTurn,
  levelOf,
  nobleNamed,
  noblesKept,
  setDisplay,
  type Table,
  tableAtTurn,
  told,
  total,
  whyNot,
} from '../table.testing.ts';

const DISPLAY = ['buls', 'albert', 'empain', 'maeterlinck'];
const ALL = ['brugmann', 'empain', 'solvay', 'buls', 'albert', 'van-de-velde', 'vandervelde', 'maeterlinck'];

/** 3-4, 4-2 and 5-5 are nobles spaces of the active area. */
function placing(francs = 9, display: readonly string[] = DISPLAY): Table {
  const table = tableAtTurn(4, { iris: '1-1', deal: { strips: [1, 2, 3, 4, 5] } });
  give(table, 0, { francs });
  setDisplay(table, ...display);
  check(table);
  return table;
}

/** Seat 1 at the choice of a noble, after a bid of 1 BF. */
function choosing(francs = 9, display: readonly string[] = DISPLAY): Table {
  const table = placing(francs, display);
  answers(table, 'turn 3-4', 'bid 1');
  return table;
}

/** Puts a noble on top of the deck. */
function setNext({ s }: Table, id: string): void {
  const noble = nobleNamed(s, id);
  const at = s.nobleDeck.indexOf(noble);
  expect(at, `a ${id} in the deck`).toBeGreaterThanOrEqual(0);
  s.nobleDeck = [...s.nobleDeck.toSpliced(at, 1), noble];
}

/** The whole deck goes to the discards. */
function emptyDeck({ s }: Table): void {
  s.nobleDiscard = [...s.nobleDiscard, ...s.nobleDeck];
  s.nobleDeck = [];
}

/** No card in deck and discards: 17 are kept by the seats 2 to 4, and the display has these four. */
function allKept(): Table {
  const table = placing(9, ['buls', 'albert', 'empain', 'solvay']);
  give(table, 1, { nobles: ALL });
  give(table, 2, { nobles: ALL });
  give(table, 3, { nobles: ['brugmann', 'van-de-velde', 'vandervelde', 'maeterlinck'] });
  expect(table.s.nobleDeck).toEqual([]);
  check(table);
  return table;
}

describe('2e, Nobles', () => {
  it.each([
    ['first', 'buls', 3],
    ['second', 'albert', 2],
    ['third', 'empain', 1],
    ['fourth', 'maeterlinck', 0],
  ])('the space costs 3, 2, 1 or 0 BF from left to right: the %s', (slot, id, price) => {
    const table = choosing();
    answer(table, 'take-noble', slot);
    expect(table.s.money[0]).toBe(8 - price);
    expect(francsTold(table, 0)).toEqual(price === 0 ? { bid: -1 } : { bid: -1, 'noble-price': -price });
    expect(told(table, 'noble-taken')).toEqual([
      { type: 'noble-taken', player: 0, noble: nobleNamed(table.s, id), slot: 3 - price, price },
    ]);
    check(table);
  });

  it('only what the money left after the bid can pay may be taken', () => {
    const table = choosing(3);
    expect(choices(table)).toEqual(['second', 'third', 'fourth']);
    expect(whyNot(table, 'first')).toEqual({ code: 'no-money', needed: 3, available: 2 });
    expect(obstacle(table.s, 4)).toEqual({ code: 'not-a-choice' });
  });

  it('with nothing left after the bid the free one can still be taken, and must be', () => {
    const table = choosing(1);
    expect(choices(table)).toEqual(['fourth']);
    expect(whyNot(table, 'third')).toEqual({ code: 'no-money', needed: 1, available: 0 });
  });

  it('the effect comes at once, before one decides whether to keep the card', () => {
    const table = choosing();
    answer(table, 'take-noble', 'fourth');
    expect(due(table)).toBe('1 keep-noble');
    expect(total(table, 0)).toBe(5);
    expect(choices(table)).toEqual(['discard', 'keep']);
    expect(obstacle(table.s, 2)).toEqual({ code: 'not-a-choice' });
  });

  it('a noble kept is turned: it is used for this round', () => {
    const table = choosing();
    answers(table, 'take-noble first', 'keep-noble keep');
    expect(noblesKept(table, 0)).toEqual(['brugmann', 'buls']);
    expect(table.s.usedNobles[0]).toBe(1 << nobleNamed(table.s, 'buls'));
    expect(told(table, 'noble-kept')).toEqual([
      { type: 'noble-kept', player: 0, noble: nobleNamed(table.s, 'buls') },
    ]);
    expect(table.s.nobleDiscard).toEqual([]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('a noble discarded goes to the discards after its effect', () => {
    const table = choosing();
    answers(table, 'take-noble first', 'keep-noble discard');
    expect(noblesKept(table, 0)).toEqual(['brugmann']);
    expect(table.s.usedNobles[0]).toBe(0);
    expect(levelOf(table, 0, 'iris')).toBe(2);
    const noble = nobleNamed(table.s, 'buls');
    expect(table.s.nobleDiscard).toEqual([noble]);
    expect(told(table, 'noble-discarded')).toEqual([
      { type: 'noble-discarded', player: 0, noble, cause: 'choice' },
    ]);
    check(table);
  });

  it('a second copy is discarded after its effect, without a choice, and the first stays as it was', () => {
    for (const used of [false, true]) {
      const table = placing();
      give(table, 0, { nobles: ['brugmann', used ? '(maeterlinck)' : 'maeterlinck'] });
      answers(table, 'turn 3-4', 'bid 1', 'take-noble fourth');
      const noble = nobleNamed(table.s, 'maeterlinck');
      expect(total(table, 0)).toBe(5);
      expect(due(table)).toBe('2 turn');
      expect(noblesKept(table, 0)).toEqual(['brugmann', 'maeterlinck']);
      expect(table.s.usedNobles[0]).toBe(used ? 1 << noble : 0);
      expect(table.s.nobleDiscard).toEqual([noble]);
      expect(told(table, 'noble-discarded')).toEqual([
        { type: 'noble-discarded', player: 0, noble, cause: 'second-copy' },
      ]);
      check(table);
    }
  });

  it('a copy of what an opponent keeps may be kept', () => {
    const table = placing();
    give(table, 1, { nobles: ['brugmann', 'maeterlinck'] });
    answers(table, 'turn 3-4', 'bid 1', 'take-noble fourth', 'keep-noble keep');
    expect(noblesKept(table, 0)).toEqual(['brugmann', 'maeterlinck']);
    check(table);
  });

  it('a noble kept earlier is never discarded by a later Nobles action', () => {
    const table = choosing();
    answers(table, 'take-noble first', 'keep-noble keep');
    giveTurn(table, 0);
    answers(table, 'turn 4-2', 'bid 1', 'take-noble fourth');
    expect(choices(table)).toEqual(['discard', 'keep']);
    answer(table, 'keep-noble', 'discard');
    expect(noblesKept(table, 0)).toContain('buls');
  });

  it.each([
    ['first', ['solvay', 'albert', 'empain', 'maeterlinck']],
    ['second', ['solvay', 'buls', 'empain', 'maeterlinck']],
    ['third', ['solvay', 'buls', 'albert', 'maeterlinck']],
    ['fourth', ['solvay', 'buls', 'albert', 'empain']],
  ])(
    'the cards left of the gap slide right and the deck fills the dearest space: %s taken',
    (slot, after) => {
      const table = choosing();
      setNext(table, 'solvay');
      const cards = table.s.nobleDeck.length;
      forget(table);
      answers(table, `take-noble ${slot}`, 'keep-noble keep');
      expect(displayed(table)).toEqual(after);
      expect(table.s.nobleDeck).toHaveLength(cards - 1);
      expect(told(table, 'noble-revealed')).toEqual([
        { type: 'noble-revealed', noble: nobleNamed(table.s, 'solvay'), slot: 0 },
      ]);
      check(table);
    },
  );

  it('the display is filled only after the card was kept or discarded', () => {
    const table = choosing();
    answer(table, 'take-noble', 'third');
    expect(displayed(table)).toEqual(['buls', 'albert', 'none', 'maeterlinck']);
    expect(told(table, 'noble-revealed')).toEqual([]);
    answer(table, 'keep-noble', 'discard');
    const types = table.events.map((event) => event.type);
    expect(types.indexOf('noble-revealed')).toBeGreaterThan(types.indexOf('noble-discarded'));
  });

  it('an empty deck is made anew from the shuffled discards', () => {
    const table = placing();
    emptyDeck(table);
    const discards = table.s.nobleDiscard.slice();
    check(table);
    answers(table, 'turn 3-4', 'bid 1', 'take-noble fourth', 'keep-noble keep');
    expect(told(table, 'nobles-reshuffled')).toEqual([{ type: 'nobles-reshuffled', cards: discards.length }]);
    expect(table.s.nobleDiscard).toEqual([]);
    expect(table.s.nobleDeck).toHaveLength(discards.length - 1);
    expect([...table.s.nobleDeck, table.s.nobleDisplay[0]].sort()).toEqual(discards.sort());
    check(table);
  });

  it('the discards are mixed: another course of chance gives another deck', () => {
    const decks = [0, 1, 2, 3].map((block) => {
      const table = placing();
      emptyDeck(table);
      table.s.randomBlock += block;
      answers(table, 'turn 3-4', 'bid 1', 'take-noble fourth', 'keep-noble keep');
      return [...table.s.nobleDeck, table.s.nobleDisplay[0]].join();
    });
    expect(new Set(decks).size).toBe(4);
  });

  it('the card that was just discarded is among those shuffled', () => {
    const table = allKept();
    answers(table, 'turn 3-4', 'bid 1', 'take-noble second', 'keep-noble discard');
    expect(displayed(table)).toEqual(['albert', 'buls', 'empain', 'solvay']);
    expect(told(table, 'nobles-reshuffled')).toEqual([{ type: 'nobles-reshuffled', cards: 1 }]);
    check(table);
  });

  it('while the deck has cards the discards are left alone', () => {
    const table = choosing();
    answers(table, 'take-noble fourth', 'keep-noble discard');
    expect(told(table, 'nobles-reshuffled')).toEqual([]);
    expect(table.s.nobleDiscard).toEqual([nobleNamed(table.s, 'maeterlinck')]);
  });

  it('with deck and discards empty the display keeps a gap on the left (R-13)', () => {
    const table = allKept();
    answers(table, 'turn 3-4', 'bid 1', 'take-noble third', 'keep-noble keep');
    expect(displayed(table)).toEqual(['none', 'buls', 'albert', 'solvay']);
    expect(told(table, 'noble-revealed')).toEqual([]);
    check(table);
    giveTurn(table, 0);
    answers(table, 'turn 4-2', 'bid 1');
    expect(choices(table)).toEqual(['second', 'third', 'fourth']);
    expect(whyNot(table, 'first')).toEqual({ code: 'no-noble-there', slot: 0 });
  });

  it('with deck and discards empty a card that is discarded comes back at once, left of the others (R-13)', () => {
    const table = allKept();
    answers(table, 'turn 3-4', 'bid 1', 'take-noble third', 'keep-noble keep');
    giveTurn(table, 0);
    answers(table, 'turn 4-2', 'bid 1', 'take-noble second', 'keep-noble discard');
    expect(displayed(table)).toEqual(['none', 'buls', 'albert', 'solvay']);
    giveTurn(table, 1);
    // Seat 2 has one of each: its second copy is discarded and comes back at once.
    answers(table, 'turn 5-5', 'bid 1', 'take-noble fourth');
    if (due(table).endsWith('cube-or-trade')) answer(table, 'cube-or-trade', 'w');
    expect(displayed(table)).toEqual(['none', 'solvay', 'buls', 'albert']);
    check(table);
  });

  it('several gaps are all filled once cards are there', () => {
    const table = allKept();
    answers(table, 'turn 3-4', 'bid 1', 'take-noble third', 'keep-noble keep');
    // Two nobles of seat 3 are laid on the discards by hand, as if left unpaid.
    give(table, 2, { nobles: ['brugmann', ...ALL.slice(3)] });
    emptyDeck(table);
    check(table);
    giveTurn(table, 0);
    answers(table, 'turn 4-2', 'bid 1', 'take-noble fourth', 'cube-or-trade w', 'keep-noble keep');
    expect(displayed(table)).not.toContain('none');
    expect(displayed(table).slice(2)).toEqual(['buls', 'albert']);
    check(table);
  });

  it('with no noble on display the action can not be done', () => {
    const table = placing(9, ['none', 'none', 'none', 'none']);
    for (const seat of [1, 2, 3]) give(table, seat, { nobles: ALL });
    check(table);
    answers(table, 'turn 3-4', 'bid 2');
    expect(told(table, 'action-impossible')).toEqual([
      { type: 'action-impossible', player: 0, action: NOBLES, reason: { code: 'no-noble-on-display' } },
    ]);
    expect(due(table)).toBe('2 turn');
  });

  it('the price is paid for the card only: nothing more is paid when it is kept', () => {
    const table = choosing();
    answers(table, 'take-noble second', 'keep-noble keep');
    expect(francsTold(table, 0)).toEqual({ bid: -1, 'noble-price': -2 });
    expect(pending(table.s)?.player).toBe(1);
  });

  it('with a display whose cheapest space costs more than is left the action can not be done', () => {
    const pack = {
      ...SECOND_EDITION,
      components: {
        ...SECOND_EDITION.components,
        displayCosts: { value: [5, 4, 3, 2], origin: 'reconstructed' as const },
      },
    };
    const events: Event[] = [];
    const sink = { tell: (event: Event) => void events.push(event) };
    const setup = { players: 3, seed: 'table', pack, deal: { firstPlayer: 1, strips: [1, 2, 3, 4, 5] } };
    const table: Table = { s: startGame('1893', setup, sink) as State, events };
    for (let seat = 0; seat < 3; seat++) answer(table, 'start-artwork', 'blue');
    answer(table, 'choose-iris', choices(table)[0]);
    give(table, 0, { francs: 3 });
    answers(table, `turn ${freeSpace(table, NOBLES)}`, 'bid 2');
    expect(told(table, 'action-impossible')).toEqual([
      {
        type: 'action-impossible',
        player: 0,
        action: NOBLES,
        reason: { code: 'no-money', needed: 2, available: 1 },
      },
    ]);
  });
});
