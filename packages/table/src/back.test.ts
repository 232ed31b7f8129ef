/** Taking back and making again: free up to the last barrier, where something was shown or someone else decided. */
import { hash, options, pending, type Seat, tables } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { undoBarrier } from './back.ts';
import { restored, saved } from './saved.ts';
import { append, copyOf, newTable, type Table } from './table.ts';
import { asks, decide, PERSON, tableAt } from './tables.testing.ts';
import { whole } from './telling.ts';

const TRIO = tables().find(({ game, players }) => game.id === '1893' && players === 3);

function begun(): Table {
  if (TRIO === undefined) throw new Error('no such table');
  return tableAt(TRIO, 'back');
}

function due(table: Table): Seat {
  return pending(table.state)?.player ?? 0;
}

/** Decides until the step is due, always the first option. */
function until(table: Table, step: string): void {
  while (pending(table.state)?.step !== step) decide(table, options(table.state)[0] ?? 0);
}

describe('taking back', () => {
  test('is free within a turn: the space, the bid', () => {
    const table = begun();
    until(table, 'turn');
    const seat = due(table);
    const before = hash(table.state);
    decide(table, options(table.state)[0] ?? 0);
    decide(table, 1);
    expect(undoBarrier(table, seat)).toBeUndefined();
    asks(table, seat, { what: 'take-back' });
    expect(pending(table.state)?.step).toBe('bid');
    expect(undoBarrier(table, seat)).toBeUndefined();
    asks(table, seat, { what: 'take-back' });
    expect(hash(table.state)).toBe(before);
  });

  test('stops where something was revealed', () => {
    const table = begun();
    until(table, 'choose-iris');
    // The last artwork of the setup turned up the first stock card.
    const seat = table.standing.at(-1)?.seat ?? 0;
    expect(undoBarrier(table, seat)).toBe('revealed');
    for (const what of ['take-back', 'reset'] as const)
      expect(() => asks(table, seat, { what })).toThrow('undo-revealed');
  });

  test('stops at another player’s decision, and at the beginning', () => {
    const table = begun();
    const seat = due(table);
    expect(undoBarrier(table, seat)).toBe('nothing-played');
    expect(() => asks(table, seat, { what: 'take-back' })).toThrow('undo-nothing-played');
    decide(table, 0);
    expect(undoBarrier(table, seat)).toBeUndefined();
    const other = due(table);
    expect(undoBarrier(table, other)).toBe('other-player');
    expect(() => asks(table, other, { what: 'take-back' })).toThrow('undo-other-player');
  });
});

describe('a game that is over', () => {
  function over(isShared: boolean): { readonly table: Table; readonly last: Seat } {
    const { header } = begun();
    if (header === undefined) throw new Error('no header');
    const table = newTable('over', header, [PERSON, PERSON, PERSON], undefined, isShared);
    while (pending(table.state) !== undefined) decide(table, options(table.state)[0] ?? 0);
    // What it showed is a barrier of its own.
    table.revealing.fill(false);
    return { table, last: table.standing.at(-1)?.seat ?? 0 };
  }

  const WISHES = [{ what: 'take-back' }, { what: 'reset' }] as const;
  const BACK = { what: 'offer', agreement: { on: 'back', stands: 0 } } as const;

  test('is public where others look on: nobody takes anything back, alone or together', () => {
    for (const table of [over(true).table, copyOf(over(true).table), restored(saved(over(true).table))]) {
      for (const seat of [0, 1, 2]) {
        expect(undoBarrier(table, seat)).toBe('revealed');
        for (const wish of WISHES) expect(() => asks(table, seat, wish)).toThrow('undo-revealed');
        expect(() => asks(table, seat, { what: 'make-again' })).toThrow('nothing-undone');
        expect(() => asks(table, seat, BACK)).toThrow('ended');
      }
      expect(whole(table, [0]).now.seats).toEqual([{ seat: 0, barrier: 'revealed', canMakeAgain: false }]);
    }
  });

  test('can be gone back to on one’s own device', () => {
    for (const wish of WISHES) {
      const { table, last } = over(false);
      const before = table.standing.length;
      asks(table, last, wish);
      expect(table.standing.length).toBeLessThan(before);
    }
    const { table, last } = over(false);
    asks(table, last, BACK);
    expect(table.offer).toBeDefined();
  });
});

test('a shared table that has very many entries can only be played to its end', () => {
  const { header } = begun();
  if (header === undefined) throw new Error('no header');
  const table = newTable('many', header, [PERSON, PERSON, PERSON], undefined, true);
  const seat = due(table);
  while (table.entries.length < 5000) {
    asks(table, seat, { what: 'decide', option: options(table.state)[0] ?? 0 });
    asks(table, seat, { what: 'take-back' });
  }
  expect(() => asks(table, seat, { what: 'make-again' })).toThrow('can only be played to its end');
  asks(table, seat, { what: 'decide', option: options(table.state)[0] ?? 0 });
  for (const wish of [
    { what: 'take-back' },
    { what: 'reset' },
    { what: 'offer', agreement: { on: 'pause' } },
    { what: 'hand-over', bot: 'random' },
  ] as const)
    expect(() => asks(table, seat, wish)).toThrow('can only be played to its end');
  while (pending(table.state) !== undefined)
    asks(table, due(table), { what: 'decide', option: options(table.state)[0] ?? 0 });
  expect(table.entries.length).toBeLessThan(5500);
});

describe('making again', () => {
  test('goes on to where the game stood, and then there is nothing more to make', () => {
    const table = begun();
    until(table, 'turn');
    const seat = due(table);
    decide(table, options(table.state)[0] ?? 0);
    decide(table, 1);
    const after = hash(table.state);
    asks(table, seat, { what: 'take-back' });
    asks(table, seat, { what: 'take-back' });
    asks(table, seat, { what: 'make-again' });
    asks(table, seat, { what: 'make-again' });
    expect(hash(table.state)).toBe(after);
    expect(() => asks(table, seat, { what: 'make-again' })).toThrow('nothing-undone');
  });

  test('is possible after the same decision by hand; after another one it is not', () => {
    const table = begun();
    until(table, 'turn');
    const seat = due(table);
    const [first = 0, second = 0] = options(table.state);
    decide(table, first);
    decide(table, 1);
    asks(table, seat, { what: 'take-back' });
    asks(table, seat, { what: 'take-back' });
    decide(table, first);
    expect(table.undone.map(({ step, option }) => [step, option])).toEqual([['bid', 1]]);
    asks(table, seat, { what: 'take-back' });
    decide(table, second);
    expect(() => asks(table, seat, { what: 'make-again' })).toThrow('nothing-undone');
  });

  test('an illegal decision takes nothing away from it', () => {
    const table = begun();
    const seat = due(table);
    decide(table, 0);
    asks(table, seat, { what: 'take-back' });
    expect(() => asks(table, seat, { what: 'decide', option: 99 })).toThrow('is not legal');
    expect(table.standing).toEqual([]);
    expect(table.undone).toHaveLength(1);
    const { steps } = asks(table, seat, { what: 'decide', option: 1 });
    expect(steps.map(({ events }) => events.map(({ type }) => type))).toEqual([['artwork-taken']]);
  });
});

test('what is tried at a copy is nothing to the table, and the other way round', () => {
  const table = begun();
  until(table, 'turn');
  decide(table, options(table.state)[0] ?? 0);
  decide(table, 1);
  const seen = ({ state, begin: _begin, earlier, ...rest }: Table) =>
    structuredClone({ ...rest, hashes: [state, ...earlier].map((one) => hash(one)) });
  const before = seen(table);
  const copy = copyOf(table);
  expect(seen(copy)).toEqual(before);
  append(copy, { type: 'back', seat: 0, stands: copy.standing.length - 1 });
  decide(copy, 2);
  append(
    copy,
    { type: 'offer', seat: 0, agreement: { on: 'back', stands: 0 }, asks: [] },
    { type: 'handover', seat: 0, bot: 'random' },
  );
  copy.playsForced.fill(true);
  expect(seen(table)).toEqual(before);
  const changed = seen(copy);
  append(table, { type: 'back', seat: 0, stands: 0 });
  decide(table, 0);
  expect(seen(copy)).toEqual(changed);
});
