/** What is asked of a host that answers later. */
import type { TableId, Wish } from '@horta/table';
import { expect, test } from 'vitest';
import { redo, resetTurn, undo } from '../choices/taking-back.ts';
import { makeWish } from '../online/wishing.ts';
import { type Answering, Asking } from './asking.svelte.ts';
import type { AnyFault, HostAnswer } from './company.ts';
import type { Seen } from './seen.ts';
import type { TableStore } from './table.svelte.ts';

const DONE: HostAnswer<number> = { ok: true, value: 6 };
const refused = (fault: AnyFault): HostAnswer<never> => ({ ok: false, fault, detail: '' });

/** What a table shows of itself, as far as it is asked here. */
interface Shown {
  revision: number;
  decider: number;
  undoer: number;
  undoBarrier: Seen['undoBarrier'];
  redoer: number;
}

/** A table for which everything can be taken back and made again; each answer comes when it is let go. */
function slowTable() {
  const asked: Wish['what'][] = [];
  const seats: number[] = [];
  const answers: { resolve: (answer: HostAnswer<number>) => void; reject: (error: Error) => void }[] = [];
  const host: Answering = {
    ask: (_table: TableId, { what, seat }) => {
      asked.push(what);
      seats.push(seat);
      return new Promise<HostAnswer<number>>((resolve, reject) => {
        answers.push({ resolve, reject });
      });
    },
  };
  const shown: Shown = $state({ revision: 5, decider: 0, undoer: 0, undoBarrier: undefined, redoer: 0 });
  const seen = () => ({ ...shown, played: [], frame: { player: 0, step: 'turn' } }) as unknown as Seen;
  const asking = new Asking('a', host, seen);
  return {
    asking,
    table: {
      asking,
      /** Nothing is half of anything. */
      pointing: { choices: undefined } as TableStore['pointing'],
      get latest() {
        return seen();
      },
    },
    asked,
    seats,
    /** No news follow one that is stale, so none are waited for. */
    answer: (answer: HostAnswer<number> = refused('stale')) => answers.shift()?.resolve(answer),
    fail: () => answers.shift()?.reject(new Error('a broken host')),
    /** What the host tells of it. */
    goOn: (news: Partial<Shown> = {}) => Object.assign(shown, { revision: shown.revision + 1, ...news }),
  };
}

test('what is made again before the answer to what was taken back waits for it', async () => {
  const { table, asking, asked, answer, goOn } = slowTable();
  const back = undo(table);
  const again = redo(table);
  expect(asked).toEqual(['take-back']);
  goOn();
  answer(DONE);
  await back;
  await expect.poll(() => asked).toEqual(['take-back', 'make-again']);
  goOn();
  answer(DONE);
  await again;
  expect([asking.isBusy, asking.fault]).toEqual([false, undefined]);
});

test('a key that is held waits once', async () => {
  const { table, asked, answer } = slowTable();
  const all = [undo(table), undo(table), undo(table), undo(table)];
  answer();
  await expect.poll(() => asked).toHaveLength(2);
  answer();
  await Promise.all(all);
  expect(asked).toEqual(['take-back', 'take-back']);
});

test.each([
  ['undo', undo],
  ['reset', (table: Parameters<typeof undo>[0]) => resetTurn(table, 0)],
] as const)('%s pressed twice is asked once where nothing is left to be taken back', async (_, press) => {
  const { table, asking, asked, answer, goOn } = slowTable();
  const both = [press(table), press(table)];
  goOn({ undoBarrier: 'nothing-played' });
  answer(DONE);
  await Promise.all(both);
  expect(asked).toHaveLength(1);
  expect(asking.fault).toBeUndefined();
});

test('at a shared screen, a turn that is reset by two clicks does not take the turn before with it', async () => {
  const { table, asked, seats, answer, goOn } = slowTable();
  goOn({ undoer: 1 });
  const both = [resetTurn(table, 1), resetTurn(table, 1)];
  goOn({ undoer: 0 });
  answer(DONE);
  await Promise.all(both);
  expect([asked, seats]).toEqual([['reset'], [1]]);
});

test('what is chosen before the answer is made after it, unless it was meant for what is no more', async () => {
  const { asking, asked, answer, goOn } = slowTable();
  const choice = [{ step: 'turn', option: 3 }];
  const first = asking.decide(choice);
  const twice = asking.decide(choice);
  goOn();
  answer(DONE);
  await Promise.all([first, twice]);
  expect(asked).toEqual(['decide']);

  const next = asking.decide(choice);
  goOn();
  const seenBeforeAnswer = asking.decide(choice);
  answer(DONE);
  await expect.poll(() => asked).toEqual(['decide', 'decide', 'decide']);
  answer(DONE);
  await Promise.all([next, seenBeforeAnswer]);
  expect(asking.fault).toBeUndefined();
});

test('a wish waits for all that is under way, also behind a step that waits, and tells whether it was done', async () => {
  const { table, asking, asked, answer, goOn } = slowTable();
  const steps = [undo(table), undo(table)];
  const leaving = makeWish(table, 0, { what: 'leave' });
  const offering = makeWish(table, 0, { what: 'offer', agreement: { on: 'end' } });
  goOn();
  answer(DONE);
  await expect.poll(() => asked).toEqual(['take-back', 'take-back']);
  answer(refused('undo-revealed'));
  await expect.poll(() => asked.at(-1)).toBe('leave');
  expect(asking.fault).toBe('undo-revealed');
  answer(DONE);
  expect(await leaving).toBe(true);
  await expect.poll(() => asked.at(-1)).toBe('offer');
  answer(refused('ended'));
  expect(await offering).toBe(false);
  await Promise.all(steps);
  expect(asked).toHaveLength(4);
});

test('a button that is pressed twice wishes once', async () => {
  const { table, asked, answer } = slowTable();
  const both = [makeWish(table, 0, { what: 'resume' }), makeWish(table, 0, { what: 'resume' })];
  answer(DONE);
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(asked).toEqual(['resume']);
});

test('a wish is asked again if something came between, as long as it is meant', async () => {
  const { table, asking, asked, answer, goOn } = slowTable();
  const leaving = makeWish(table, 0, { what: 'leave' });
  goOn();
  answer();
  await expect.poll(() => asked).toHaveLength(2);
  answer(DONE);
  expect(await leaving).toBe(true);

  let isOffered = true;
  const agreeing = makeWish(table, 0, { what: 'reply', agrees: true }, () => isOffered);
  isOffered = false;
  goOn();
  answer();
  expect(await agreeing).toBe(false);
  expect(asked).toHaveLength(3);
  expect(asking.fault).toBeUndefined();
});

test('nothing is wished for nobody', async () => {
  const { table, asked } = slowTable();
  expect(await makeWish(table, undefined, { what: 'leave' })).toBe(false);
  expect(asked).toEqual([]);
});

test('a host that can’t even answer is told of, and what waits is asked all the same', async () => {
  const { table, asking, asked, answer, fail, goOn } = slowTable();
  const back = undo(table);
  const again = redo(table);
  fail();
  await back;
  expect(asking.fault).toBe('unexpected');
  await expect.poll(() => asked).toEqual(['take-back', 'make-again']);
  goOn();
  answer(DONE);
  await again;
  expect(asking.isBusy).toBe(false);
});
