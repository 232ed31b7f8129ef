/** A table: what is written down is all there is, and nothing of it is ever changed. */
import { hash, options, randomFromSeed, replay, tables } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { ask, Refused } from './asking.ts';
import { undoBarrier } from './back.ts';
import { recordOf, tableOfRecord } from './records.ts';
import { restored, saved } from './saved.ts';
import { append, botToThink, newTable, revisionOf, type Table } from './table.ts';
import { asks, BOT, decide, PERSON, randomChoice, tableAt, tableName } from './tables.testing.ts';

const [PAIR, TRIO] = tables().filter(({ players }) => players < 4);
if (PAIR === undefined || TRIO === undefined) throw new Error('no tables');

/** Asks for random things, some of which are refused, until so many entries are written down. */
function wander(table: Table, entries: number, seed: string): void {
  const random = randomFromSeed(seed);
  while (revisionOf(table) < entries && options(table.state).length > 0) {
    const seat = random.below(table.owners.length);
    const due = table.state.agenda.at(-1)?.player ?? 0;
    const dice = random.below(20);
    try {
      if (dice === 0) asks(table, seat, { what: 'take-back' });
      else if (dice === 1) asks(table, seat, { what: 'reset' });
      else if (dice === 2) asks(table, seat, { what: 'make-again' });
      else if (dice === 3)
        asks(table, seat, {
          what: 'offer',
          agreement: { on: 'back', stands: random.below(table.standing.length + 1) },
        });
      else if (dice < 6) asks(table, seat, { what: 'reply', agrees: dice === 4 });
      else asks(table, due, { what: 'decide', option: randomChoice(table, random) ?? 0 });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
}

describe('entries', () => {
  test.each(
    tables()
      .filter((_, i) => i % 3 === 0)
      .map((choice) => ({ choice, name: tableName(choice) })),
  )('$name: all that a table is follows from them', ({ choice }) => {
    const table = tableAt(choice, 'entries');
    for (const seat of table.people) table.playsForced[seat] = seat % 2 === 0;
    wander(table, 150, 'entries');
    const again = restored(structuredClone(saved(table)));
    expect(hash(again.state)).toBe(hash(table.state));
    for (const key of ['entries', 'standing', 'revealing', 'undone', 'offer', 'sitters'] as const)
      expect(again[key]).toEqual(table[key]);
    const record = recordOf(table);
    expect(hash(replay(record))).toBe(hash(table.state));
    const ofRecord = tableOfRecord(record, table.owners, 'copy');
    expect(recordOf(ofRecord)).toEqual(record);
    expect(ofRecord.standing.map(({ option }) => option)).toEqual(table.standing.map(({ option }) => option));
  });

  test('nothing that was written down is changed by what comes after', () => {
    const table = tableAt(TRIO, 'kept');
    let before: string[] = [];
    for (let i = 0; i < 20; i++) {
      wander(table, revisionOf(table) + 3, `kept ${i}`);
      const now = table.entries.map((entry) => JSON.stringify(entry));
      expect(now.slice(0, before.length)).toEqual(before);
      before = now;
    }
  });

  test('what the list doesn’t allow is refused and changes nothing', () => {
    const table = tableAt(PAIR, 'refused');
    const { agenda } = table.state;
    const due = agenda.at(-1) as (typeof agenda)[number];
    const decision = { type: 'decision', seat: due.player, step: due.step, option: 0 } as const;
    expect(() => append(table, { ...decision, seat: 1 - due.player })).toThrow('not what is due');
    expect(() => append(table, { ...decision, option: 99 })).toThrow('is not legal');
    expect(() => append(table, { type: 'back', seat: 0, stands: 0 })).toThrow('no way back');
    expect(() => append(table, { type: 'reply', seat: 0, agrees: true })).toThrow('no offer');
    expect(() => append(table, { type: 'handover', seat: 7, bot: 'random' })).toThrow('no seat 8');
    expect(table.entries).toEqual([]);
    expect(hash(table.state)).toBe(hash(tableAt(PAIR, 'refused').state));
  });

  test('those of one call are written down up to the one that is refused', () => {
    const table = tableAt(PAIR, 'half');
    const due = table.state.agenda.at(-1);
    const seat = due?.player ?? 0;
    const decision = { type: 'decision', seat, step: due?.step ?? '', option: 0 } as const;
    expect(() => append(table, decision, { type: 'back', seat, stands: 5 })).toThrow('no way back');
    expect(table.entries).toEqual([decision]);
  });
});

describe('records', () => {
  test('one that can’t be played is no table: an illegal move, wrong scores', () => {
    const table = tableAt(PAIR, 'record');
    const random = randomFromSeed('record');
    for (let option = randomChoice(table, random); option !== undefined; option = randomChoice(table, random))
      decide(table, option);
    const record = recordOf(table);
    expect(recordOf(tableOfRecord(record, table.owners, 'copy'))).toEqual(record);
    const refused = (wrong: typeof record, message: string) =>
      expect(() => tableOfRecord(wrong, table.owners, 'copy')).toThrow(message);
    refused({ ...record, scores: [1, 1] }, 'scores: recorded 1 1');
    refused({ ...record, moves: record.moves.with(0, { ...record.moves[0], option: 99 }) }, 'move 1: ');
  });
});

describe('taking back', () => {
  test('goes to where the game stood, at once or by playing again', () => {
    const table = tableAt(TRIO, 'back');
    const random = randomFromSeed('back');
    const hashes = [hash(table.state)];
    while (table.standing.length < 120) {
      decide(table, randomChoice(table, random) ?? 0);
      hashes.push(hash(table.state));
    }
    for (const stands of [119, 118, 100, 60, 59, 3, 0]) {
      append(table, { type: 'back', seat: 0, stands });
      expect(hash(table.state)).toBe(hashes[stands]);
    }
    // Made again, one after the other, all of it comes back.
    while (table.undone.length > 0) decide(table, table.undone.at(-1)?.option ?? 0);
    expect(hash(table.state)).toBe(hashes[120]);
  });

  test('states are kept only since the last barrier', () => {
    const table = tableAt(TRIO, 'barrier');
    const random = randomFromSeed('barrier');
    let most = 0;
    for (
      let option = randomChoice(table, random);
      option !== undefined;
      option = randomChoice(table, random)
    ) {
      decide(table, option);
      const seat = table.standing.at(-1)?.seat ?? 0;
      let free = 0;
      while (undoBarrier(table, seat, table.standing.length - 1 - free) === undefined) free++;
      expect(table.earlier.length).toBe(free);
      most = Math.max(most, table.earlier.length);
    }
    expect(most).toBeGreaterThan(2);
  });
});

describe('seats', () => {
  test('a bot has to think where one sits, but not while the others are asked to agree', () => {
    const header = recordOf(tableAt(TRIO, 'bots'));
    const table = newTable('bots', header, [PERSON, PERSON, BOT].slice(0, header.players));
    const random = randomFromSeed('bots');
    for (let i = 0; i < 40; i++) {
      const seat = table.state.agenda.at(-1)?.player ?? 0;
      expect(botToThink(table)).toEqual(seat === 2 ? { seat, bot: 'random' } : undefined);
      if (seat === 2 && table.standing.length > 0) {
        asks(table, 0, { what: 'offer', agreement: { on: 'back', stands: 0 } });
        expect(botToThink(table)).toBeUndefined();
        asks(table, 1, { what: 'reply', agrees: false });
        expect(botToThink(table)).toEqual({ seat, bot: 'random' });
      }
      decide(table, randomChoice(table, random) ?? 0);
    }
  });

  test('a request names a person’s seat', () => {
    const header = recordOf(tableAt(PAIR, 'persons'));
    const table = newTable('persons', header, [PERSON, BOT]);
    expect(() => asks(table, 1, { what: 'take-back' })).toThrow('not-a-person');
  });

  test('a name is as it can be shown, and not too long', () => {
    const header = recordOf(tableAt(PAIR, 'names'));
    const [first] = newTable('names', header, [{ name: ' \u202eAna\x1b ', bot: undefined }, BOT]).owners;
    expect(first?.name).toBe('Ana');
    expect(() => newTable('names', header, [{ name: 'x'.repeat(25), bot: undefined }, BOT])).toThrow(
      'at most 24',
    );
    expect(() => newTable('names', header, [PERSON])).toThrow('expected 2, found 1');
  });
});

describe('a request', () => {
  test('sent twice counts once, whatever came between', () => {
    const table = tableAt(PAIR, 'twice');
    const seat = table.state.agenda.at(-1)?.player ?? 0;
    const request = { what: 'decide', option: 0, seat, revision: 0, id: 'once' } as const;
    ask(table, request);
    decide(table, options(table.state)[0] ?? 0);
    expect(ask(table, request)).toEqual({ kept: 2, steps: [] });
    expect(table.standing).toHaveLength(2);
    // Kept with the table, so that it is known after a restart too.
    expect(ask(restored(saved(table)), request).steps).toEqual([]);
  });
});
