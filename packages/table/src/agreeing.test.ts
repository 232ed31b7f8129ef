/** What is for all at a table to agree to: whose word is needed, what comes of it, and when it can't be. */
import { options, tables } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { ask, Refused, type Wish } from './asking.ts';
import type { Agreement } from './entry.ts';
import { restored, saved } from './saved.ts';
import { append, botToThink, decider, isClosed, revisionOf, type Table } from './table.ts';
import { asks, decide, tableAt } from './tables.testing.ts';
import { newsOf, whole } from './telling.ts';

const [TRIO] = tables().filter(({ game, players }) => game.id === '1893' && players === 3);
const CIRCUMSTANCES = { standIn: 'random' };

function begun(): Table {
  if (TRIO === undefined) throw new Error('no such table');
  const table = tableAt(TRIO, 'agreeing');
  decide(table, options(table.state)[0] ?? 0);
  return table;
}

let requests = 0;

function wishes(table: Table, seat: number, wish: Wish, present?: readonly number[]): void {
  const named = { seat, id: `agreeing ${++requests}`, revision: revisionOf(table) };
  ask(table, { ...wish, ...named }, present === undefined ? CIRCUMSTANCES : { ...CIRCUMSTANCES, present });
}

function offers(table: Table, seat: number, agreement: Agreement, present?: readonly number[]): void {
  wishes(table, seat, { what: 'offer', agreement }, present);
}

function agree(table: Table, ...seats: readonly number[]): void {
  for (const seat of seats) wishes(table, seat, { what: 'reply', agrees: true });
}

const AGREEMENTS: readonly Agreement[] = [
  { on: 'back', stands: 0 },
  { on: 'pause' },
  { on: 'time', seat: 1, minutes: 10 },
  { on: 'end' },
];

describe('an agreement', () => {
  test.each(AGREEMENTS)('needs the word of all others: %j', (agreement) => {
    const table = begun();
    offers(table, 0, agreement);
    expect(table.offer?.offer.asks).toEqual([1, 2]);
    const before = revisionOf(table);
    agree(table, 2);
    expect(table.offer?.agreed).toEqual([2]);
    expect(revisionOf(table)).toBe(before + 1);
    agree(table, 1);
    expect(table.offer).toBeUndefined();
    expect(revisionOf(table)).toBe(before + 3);
  });

  test.each(AGREEMENTS)('comes to nothing if one of them refuses: %j', (agreement) => {
    const table = begun();
    offers(table, 0, agreement);
    wishes(table, 1, { what: 'reply', agrees: false });
    expect(table).toMatchObject({ offer: undefined, isPaused: false, ending: undefined });
    expect(table.standing).toHaveLength(1);
    expect(() => agree(table, 2)).toThrow('no-offer');
  });

  test('does not wait for those who are absent, but for taking back it does', () => {
    const table = begun();
    offers(table, 0, { on: 'pause' }, [0, 1]);
    expect(table.offer?.offer.asks).toEqual([1]);
    agree(table, 1);
    expect(table.isPaused).toBe(true);
    wishes(table, 2, { what: 'resume' });
    offers(table, 0, { on: 'back', stands: 0 }, [0, 1]);
    expect(table.offer?.offer.asks).toEqual([1, 2]);
  });

  test('needs nobody’s word if nobody else is there', () => {
    const table = begun();
    offers(table, 0, { on: 'end' }, [0]);
    expect(table.ending).toBe('agreed');
  });

  test('is a bot’s from the start, also of one who is played for meanwhile', () => {
    const table = begun();
    append(table, { type: 'handover', seat: 2, bot: 'random' });
    offers(table, 0, { on: 'pause' });
    expect(table.offer?.offer.asks).toEqual([1]);
  });

  test.each(['wish', 'time', 'agreed'] as const)(
    'to take back needs the word of a person for whom a bot plays meanwhile (%s)',
    (cause) => {
      const table = begun();
      append(
        table,
        { type: 'handover', seat: 1, bot: 'random', cause },
        { type: 'handover', seat: 2, bot: 'random', cause },
      );
      offers(table, 0, { on: 'back', stands: 0 }, [0]);
      expect(table.offer?.offer.asks).toEqual([1, 2]);
      expect(whole(table, [0]).now.offer?.waitsFor).toEqual([1, 2]);
      agree(table, 1);
      expect(table.standing).toHaveLength(1);
      expect(whole(table, [0]).now.offer?.waitsFor).toEqual([2]);
      agree(table, 2);
      expect(table.standing).toHaveLength(0);
    },
  );

  test.each(['left', 'free'] as const)(
    'to take back needs nobody’s word whose seat was given up (%s)',
    (cause) => {
      const table = begun();
      append(
        table,
        { type: 'handover', seat: 1, bot: 'random', cause },
        { type: 'handover', seat: 2, bot: 'random', cause },
      );
      offers(table, 0, { on: 'back', stands: 0 }, [0]);
      expect(table.standing).toHaveLength(0);
    },
  );

  test.each<[Agreement, string]>([
    [{ on: 'time', seat: 1, minutes: 0 }, 'illegal'],
    [{ on: 'time', seat: 1, minutes: 0.5 }, 'illegal'],
    [{ on: 'time', seat: 1, minutes: 1e9 }, 'illegal'],
    [{ on: 'time', seat: 7, minutes: 1 }, 'illegal'],
    [{ on: 'bot', seat: 0 }, 'illegal'],
    [{ on: 'bot', seat: 9 }, 'illegal'],
    [{ on: 'bot', seat: 1 }, 'not-absent'],
    [{ on: 'replacement', seat: 1 }, 'not-absent'],
  ])('that can’t be is refused and changes nothing: %j', (agreement, fault) => {
    const table = begun();
    expect(() => offers(table, 0, agreement)).toThrow(fault);
    expect(revisionOf(table)).toBe(1);
  });
});

describe('an absent seat', () => {
  test('goes to a bot if those who are here agree, and back to its person', () => {
    const table = begun();
    offers(table, 0, { on: 'bot', seat: 1 }, [0, 2]);
    expect(table.offer?.offer.asks).toEqual([2]);
    agree(table, 2);
    expect(table.sitters[1]?.bot).toBe('random');
    expect(whole(table, [0]).now.absences).toEqual([{ seat: 1, cause: 'agreed' }]);
    wishes(table, 1, { what: 'hand-over', bot: undefined });
    expect(table.sitters[1]?.bot).toBeUndefined();
    expect(whole(table, [0]).now.absences).toBeUndefined();
  });

  test('becomes free for another person, also if a bot plays there already', () => {
    const table = begun();
    offers(table, 0, { on: 'bot', seat: 1 }, [0]);
    offers(table, 0, { on: 'replacement', seat: 1 }, [0]);
    expect(table.absences[1]).toBe('free');
    expect(() => offers(table, 0, { on: 'replacement', seat: 1 }, [0])).toThrow('illegal');
  });
});

describe('a pause', () => {
  test('lets nobody decide, neither people nor bots, until someone resumes', () => {
    const table = begun();
    const seat = decider(table) ?? 0;
    offers(table, 0, { on: 'pause' }, [0]);
    expect(decider(table)).toBeUndefined();
    expect(whole(table, [seat]).now).toMatchObject({ decision: undefined, isPaused: true });
    for (const what of ['decide', 'take-back', 'reset', 'make-again'] as const)
      expect(() => asks(table, seat, what === 'decide' ? { what, option: 0 } : { what })).toThrow('paused');
    append(table, { type: 'handover', seat, bot: 'random' });
    expect(botToThink(table)).toBeUndefined();
    expect(() => offers(table, 0, { on: 'pause' })).toThrow('paused');
    wishes(table, 1, { what: 'resume' });
    expect(decider(table)).toBe(seat);
    expect(() => wishes(table, 1, { what: 'resume' })).toThrow('not-paused');
  });
});

describe('the end without a result', () => {
  test('is the end: nothing can be asked any more, and nothing is left to hide', () => {
    const table = begun();
    offers(table, 0, { on: 'end' }, [0]);
    expect(isClosed(table)).toBe(true);
    expect(whole(table, [1])).toMatchObject({
      onlookers: [1, 0, 2],
      now: { decision: undefined, ending: 'agreed' },
    });
    for (const wish of [{ what: 'decide', option: 0 }, { what: 'leave' }, { what: 'take-back' }] as const)
      expect(() => asks(table, 0, wish)).toThrow(new Refused('ended'));
    expect(() => append(table, { type: 'pause', seat: 0 })).toThrow('has ended');
  });

  test('comes when the last person has left for good', () => {
    const table = begun();
    for (const seat of [2, 0]) {
      wishes(table, seat, { what: 'leave' });
      expect(table.ending).toBeUndefined();
      expect(table.absences[seat]).toBe('left');
    }
    wishes(table, 1, { what: 'leave' });
    expect(table.ending).toBe('abandoned');
  });
});

test('all of it is kept with the table, and told to those who follow', () => {
  const table = begun();
  const since = revisionOf(table);
  offers(table, 0, { on: 'bot', seat: 1 }, [0]);
  offers(table, 0, { on: 'pause' }, [0, 2]);
  const { now, sitters } = newsOf(table, { kept: 1, steps: [] }, since, ['spectator']);
  expect(now.offer).toEqual({ seat: 0, agreement: { on: 'pause' }, waitsFor: [2] });
  expect(sitters?.[1]?.bot).toBe('random');
  agree(table, 2);
  const again = restored(structuredClone(saved(table)));
  for (const key of ['isPaused', 'ending', 'absences', 'offer', 'sitters', 'entries'] as const)
    expect(again[key]).toEqual(table[key]);
});

test('an offer of an earlier Horta, which was about taking back alone, is read as what it was', () => {
  const table = begun();
  const kept = { ...saved(table), entries: [...table.entries, { type: 'offer', seat: 0, stands: 0 }] };
  const again = restored(structuredClone(kept) as unknown as ReturnType<typeof saved>);
  expect(again.offer?.offer.agreement).toEqual({ on: 'back', stands: 0 });
});
