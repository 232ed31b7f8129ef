/** What is asked of a host that answers later. */
import type { TableId, Wish } from '@horta/table';
import { expect, test } from 'vitest';
import { type Answering, Asking } from './asking.svelte.ts';
import type { HostAnswer } from './company.ts';
import type { Seen } from './seen.ts';

/** No news follow, so none are waited for. */
const STALE: HostAnswer<never> = { ok: false, fault: 'stale', detail: '' };

/** A table for which everything can be taken back and made again; each answer comes when it is let go. */
function slowTable() {
  const asked: Wish['what'][] = [];
  const answers: (() => void)[] = [];
  const host: Answering = {
    ask: (_table: TableId, { what }: Wish) => {
      asked.push(what);
      return new Promise<HostAnswer<never>>((resolve) => {
        answers.push(() => resolve(STALE));
      });
    },
    goOn: async () => STALE,
  };
  let revision = 5;
  const seen = () =>
    ({ revision, decider: 0, undoer: 0, redoer: 0, frame: { player: 0, step: 'turn' } }) as unknown as Seen;
  const asking = new Asking('a', host, seen, () => false);
  return {
    asking,
    asked,
    answer: () => answers.shift()?.(),
    goOn: () => {
      revision++;
    },
  };
}

test('what is made again before the answer to what was taken back waits for it', async () => {
  const { asking, asked, answer } = slowTable();
  const back = asking.undo();
  const again = asking.redo();
  expect(asked).toEqual(['take-back']);
  answer();
  await back;
  await expect.poll(() => asked).toEqual(['take-back', 'make-again']);
  answer();
  await again;
  expect(asking.isBusy).toBe(false);
});

test('a key that is held waits once', async () => {
  const { asking, asked, answer } = slowTable();
  const all = [asking.undo(), asking.undo(), asking.undo(), asking.undo()];
  answer();
  await expect.poll(() => asked).toHaveLength(2);
  answer();
  await Promise.all(all);
  expect(asked).toEqual(['take-back', 'take-back']);
});

test('what is chosen before the answer is made after it, unless it was meant for what is no more', async () => {
  const { asking, asked, answer, goOn } = slowTable();
  const choice = [{ step: 'turn', option: 3 }];
  const first = asking.decide(choice);
  const twice = asking.decide(choice);
  goOn();
  answer();
  await Promise.all([first, twice]);
  expect(asked).toEqual(['decide']);

  const next = asking.decide(choice);
  goOn();
  const seenBeforeAnswer = asking.decide(choice);
  answer();
  await expect.poll(() => asked).toEqual(['decide', 'decide', 'decide']);
  answer();
  await Promise.all([next, seenBeforeAnswer]);
});

test('another wish is not made meanwhile', async () => {
  const { asking, asked, answer } = slowTable();
  const back = asking.undo();
  await asking.ask(0, { what: 'reset' });
  answer();
  await back;
  expect(asked).toEqual(['take-back']);
});
