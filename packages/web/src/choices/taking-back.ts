/** What was chosen is taken back, and made again. Fetched with what choices take: before them there is nothing to do here. */
import { pending, type Seat } from '@horta/engine';
import { type Asking, until } from '../table/asking.svelte.ts';
import type { HostAnswer } from '../table/company.ts';
import type { Pointing } from '../table/pointing.svelte.ts';
import type { Seen } from '../table/seen.ts';

/** What it takes of a table. */
interface Table {
  readonly asking: Asking;
  readonly latest: Seen;
  readonly pointing: Pick<Pointing, 'choices'>;
}

/** With its first half, if it has two. */
export function undo(table: Table): Promise<void> {
  return askWhole(table, () => whoCanUndo(table), 'take-back');
}

/** Of whoever has pressed it: once it is reset, the turn before may be another person's, at the same screen. */
export function resetTurn(table: Table, presser: Seat | undefined): Promise<void> {
  return askWhole(table, () => (whoCanUndo(table) === presser ? presser : undefined), 'reset');
}

export function redo(table: Table): Promise<void> {
  return askWhole(table, () => table.latest.redoer, 'make-again');
}

/** What was asked before it may have changed it. */
function whoCanUndo({ latest: { undoBarrier, undoer } }: Table): Seat | undefined {
  return undoBarrier === undefined ? undoer : undefined;
}

/** Asks until no half is left. */
function askWhole(
  table: Table,
  who: () => Seat | undefined,
  what: 'take-back' | 'reset' | 'make-again',
): Promise<void> {
  return table.asking.step(async () => {
    let answer: HostAnswer<unknown> | undefined;
    do {
      const seat = who();
      const { revision } = table.latest;
      if (seat === undefined) break;
      answer = await table.asking.askNow(seat, { what });
      if (!answer.ok) break;
      await until(() => table.latest.revision !== revision);
    } while (isHalfDone(table));
    return answer;
  });
}

/** Whether the last choice is half of one: what follows it was sent with it, and is taken back with it. */
function isHalfDone({ latest, pointing: { choices } }: Table): boolean {
  const { played, decider } = latest;
  const last = played.at(-1)?.move;
  if (last === undefined || last.seat !== decider || choices === undefined) return false;
  const before = latest.viewAt(played.length - 1);
  const frame = pending(before);
  return frame !== undefined && choices.isHalf(before, frame, last.option);
}
